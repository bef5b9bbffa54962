import type { Clock } from "../wire/clock.ts";
import type { Groups } from "./groups.ts";

/** Subscribes single Groups again while the session goes on: after the authority paused one, or when a stream stands still. */
export interface Resumption {
  /** Resumes the Group after a wait; the other Groups flow on (MWP-EVT-011). */
  pause(groupId: string, delayMs: number): void;
  /**
   * Looks after Events that came ahead of their stream. In a stream with jumps nobody can tell whether such an Event
   * was part of it, so a stream that does not move on by itself is resumed from where it stands, which brings it again.
   */
  watchHeld(): void;
  /** Forgets all waits: a new session starts every stream afresh. */
  reset(): void;
}

/** Nothing to resume yet. `subscribe` sends the SUBSCRIBE. */
export function createResumption(options: {
  readonly clock: Clock;
  readonly heldMs: number;
  readonly groups: Pick<Groups, "held">;
  subscribe(groupIds: readonly string[]): void;
}): Resumption {
  const { clock, heldMs, groups, subscribe } = options;
  const paused = new Map<string, () => void>();
  let cancelWatch: (() => void) | undefined;

  const watch = (): void => {
    const before = new Map(groups.held().map(({ groupId, sequence }) => [groupId, sequence]));
    if (before.size === 0) {
      cancelWatch = undefined;
      return;
    }
    cancelWatch = clock.after(heldMs, () => {
      const stuck = groups.held().filter(({ groupId, sequence }) => before.get(groupId) === sequence);
      const resumable = stuck.map(({ groupId }) => groupId).filter((groupId) => !paused.has(groupId));
      if (resumable.length > 0) subscribe(resumable);
      watch();
    });
  };

  return {
    pause(groupId, delayMs) {
      paused.get(groupId)?.();
      const resume = (): void => {
        paused.delete(groupId);
        subscribe([groupId]);
      };
      paused.set(groupId, clock.after(delayMs, resume));
    },
    watchHeld() {
      if (cancelWatch === undefined) watch();
    },
    reset() {
      for (const cancel of paused.values()) cancel();
      paused.clear();
      cancelWatch?.();
      cancelWatch = undefined;
    },
  };
}
