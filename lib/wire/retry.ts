import type { MwpErrorCode } from "./mwp-error.ts";

/** Bounds of the waits between attempts, milliseconds. */
export interface Backoff {
  /** Upper bound of the first wait; each further attempt doubles it. */
  readonly baseMs: number;
  /** Upper bound of every wait. */
  readonly capMs: number;
}

/** 250 ms doubling up to 30 s. */
export const defaultBackoff: Backoff = { baseMs: 250, capMs: 30_000 };

/** How long a Command may be sent again unchanged, milliseconds: the authority's default freshness window of 5 minutes, less 10 s for clocks and the way. */
export const freshnessMs = 290_000;

/**
 * Wait before attempt number `attempt` (0 is the first retry), milliseconds: exponential with full jitter, so that
 * clients cut off together do not come back together. `random` yields numbers in [0, 1).
 */
export function backoffMs(attempt: number, random: () => number, backoff: Backoff = defaultBackoff): number {
  const bound = Math.min(backoff.capMs, backoff.baseMs * 2 ** Math.min(attempt, 52));
  return Math.floor(random() * (bound + 1));
}

/**
 * Whether a Command refused with this code may be sent again by itself, as identical bytes under its Action ID and
 * while it is fresh (MWP-EXT-005). `RATE_LIMITED` is retryable too, but whether to wait or to ask for an override
 * grant is the caller's decision.
 */
export function isUnchangedRetrySafe(code: MwpErrorCode): boolean {
  return code === "BACKPRESSURE" || code === "INTERNAL_ERROR" || code === "TRANSPORT_FAILED";
}
