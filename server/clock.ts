/** Wall clock of the authority: Unix time in milliseconds. Only the authority's own clock counts for leases, freshness and expiry. */
export interface Clock {
  nowMs(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = { nowMs: () => Date.now() };
