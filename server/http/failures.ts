import type { Clock } from "../clock.ts";

/** Counts failures per address over the current minute. */
export interface FailureWindow {
  count(address: string): void;
  isExhausted(address: string): boolean;
}

const windowMs = 60_000;

/** A window that forgets everything when its minute is over, so its memory is bounded by one minute of addresses. */
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
    count: (address) => void current().set(address, (current().get(address) ?? 0) + 1),
    isExhausted: (address) => (current().get(address) ?? 0) >= failuresMax,
  };
}
