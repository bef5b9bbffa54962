import { clearInterval, setInterval } from "node:timers";
import type { Clock } from "./clock.ts";
import type { Hub } from "./delivery/hub.ts";
import type { Lanes } from "./lane/lanes.ts";
import { checkpointMs, deadlinesPerLookMax, housekeepingMs, intentSweepMs } from "./limits.ts";
import type { Health } from "./observe/health.ts";
import type { Connections } from "./session/connections.ts";
import type { Store } from "./store/port.ts";

/** What has to be done from time to time without anybody asking. */
export interface Chores {
  /** Stops all of it; resolves when nothing is at work any more. */
  stop(): Promise<void>;
}

interface ChoreServices {
  readonly clock: Clock;
  readonly store: Store;
  readonly lanes: Lanes;
  readonly hub: Hub;
  readonly connections: Connections;
  readonly health: Health;
  /** Ends Sessions whose key ran out. */
  endLostSessions(): void;
  /** Has every Group apply the intents that wait for it. */
  applyIntents(): Promise<void>;
}

/** Starts the chores: due deadlines and waiting intents to their lanes, late greetings ended, idle lanes let go, the store's log folded. */
export function startChores(services: ChoreServices): Chores {
  const { clock, store, lanes, hub, connections, health, endLostSessions, applyIntents } = services;

  async function wakeDue(): Promise<void> {
    for (const { groupId, kind, subjectId } of await store.dueDeadlines(clock.nowMs(), deadlinesPerLookMax)) {
      lanes.group(groupId).wake({ kind, subjectId });
    }
  }

  const jobs = [
    every(housekeepingMs, health, async () => {
      connections.sweep();
      endLostSessions();
      lanes.evict(hub.isWatched);
      await wakeDue();
    }),
    every(intentSweepMs, health, applyIntents),
    every(checkpointMs, health, () => store.checkpoint()),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Runs a job again and again, never twice at once; a failure is noted and the next turn comes. */
function every(ms: number, health: Health, job: () => Promise<void>): Chores {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= job()
      .catch((error: unknown) => health.fault(error))
      .finally(() => {
        running = undefined;
      });
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
