import type { Event } from "../../../generated/types.ts";
import type { Agent } from "../../../lib/agent/mod.ts";

/** The Events of one Group as an Agent receives them, to be waited for. */
export interface Watcher {
  /** The first Event that has come or will come for which the test holds. Waits without end: people take their time. */
  wait(test: (event: Event) => boolean): Promise<Event>;
  /** The Events so far. */
  readonly seen: readonly Event[];
}

/** Watches a Group from its first Event on. */
export function watchGroup(agent: Agent, groupId: string): Watcher {
  const seen: Event[] = [];
  const waiting = new Set<() => void>();
  agent.on("event", ({ document }) => {
    if (document.groupId !== groupId) return;
    seen.push(document);
    for (const look of [...waiting]) look();
  });
  agent.subscribe(groupId);
  return {
    seen,
    wait: (test) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = seen.find(test);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
