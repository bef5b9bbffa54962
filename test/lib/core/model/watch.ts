import type { EventDraft, GroupState } from "../../../../lib/core/mod.ts";

/** A Group's state as it was: the very aggregates, which are frozen, so that none of them can have changed since. */
export interface Watch {
  readonly parts: Map<string, unknown>;
}

const maps = [
  "memberships",
  "conversations",
  "messages",
  "proposals",
  "workItems",
  "artifacts",
  "approvals",
  "contextPackages",
  "grants",
] as const satisfies readonly (keyof GroupState)[];

export function createWatch(): Watch {
  return { parts: new Map() };
}

/** Freezes what is new in a state and remembers all of it. */
export function remember({ parts }: Watch, state: GroupState): void {
  const gone = new Set(parts.keys());
  for (const [key, part] of partsOf(state)) {
    gone.delete(key);
    if (parts.get(key) !== part || part === undefined) parts.set(key, freeze(part));
  }
  for (const key of gone) parts.delete(key);
}

/** What is not as it was remembered: an aggregate that was replaced, added or taken away. */
export function moved({ parts }: Watch, state: GroupState): readonly string[] {
  let count = 0;
  const changed: string[] = [];
  for (const [key, part] of partsOf(state)) {
    count += 1;
    if (parts.get(key) !== part) changed.push(key);
  }
  return count === parts.size ? changed : [...changed, "something is gone"];
}

/** Freezes a value and all that is in it: whoever changes it in place from now on throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
  return value;
}

function* partsOf(state: GroupState): Generator<readonly [string, unknown]> {
  yield ["sequence", state.sequence];
  yield ["lastOccurredAt", state.lastOccurredAt];
  yield ["mission", state.mission];
  for (const name of maps) {
    for (const [key, part] of state[name] as ReadonlyMap<string, unknown>) yield [`${name} ${key}`, part];
  }
}

/** What is wrong with the Events of one append: their numbers, and what each has as its cause (P09, MWP-EVT-006). */
export function chainFaults(
  events: readonly EventDraft[],
  sequence: number,
  first: EventDraft["cause"],
): readonly string[] {
  return events.flatMap((event, index) => {
    const due = index === 0 || first.type !== "command" ? first : { type: "event", id: events[0]!.eventId };
    const isNext = event.sequence === sequence + 1 + index;
    const isCaused = event.cause.type === due.type && event.cause.id === due.id;
    return [
      ...(isNext ? [] : [`${event.kind} has sequence ${event.sequence} after ${sequence}`]),
      ...(isCaused ? [] : [`${event.kind} has another cause`]),
    ];
  });
}
