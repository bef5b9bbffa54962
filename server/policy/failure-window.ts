import type { Clock } from "../clock.ts";

/**
 * Counts failed authentications by who made them, over the current minute. A refused signature costs exact arithmetic,
 * some fifty times a good one: whoever has failed often is not judged again before the minute is over.
 */
export interface FailureWindow {
  count(who: string): void;
  isExhausted(who: string): boolean;
}

const windowMs = 60_000;

/** A window that forgets everything when its minute is over, so its memory is bounded by one minute of failures. */
export function createFailureWindow(clock: Clock, failuresMax: number): FailureWindow {
  let startedAtMs = clock.nowMs();
  let counts = new Map<string, number>();
  const current = (): Map<string, number> => {
    if (clock.nowMs() - startedAtMs >= windowMs) {
      startedAtMs = clock.nowMs();
      counts = new Map();
    }
    return counts;
  };
  return {
    count: (who) => void current().set(who, (current().get(who) ?? 0) + 1),
    isExhausted: (who) => (current().get(who) ?? 0) >= failuresMax,
  };
}
