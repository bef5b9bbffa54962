import { compareInstants, instantFromMs, parseInstant } from "../format/timestamp.ts";
import { VerificationFailure } from "./audit.ts";

/** Widest permitted side of a freshness window, in milliseconds: one hour. */
export const freshnessSideMsMax = 3_600_000;

declare const bounded: unique symbol;

/** How old a first-presented Command may be and how far ahead its clock, both ends included; made by {@link freshnessWindow}. */
export interface FreshnessWindow {
  readonly [bounded]: true;
  readonly pastMs: number;
  readonly futureMs: number;
}

/**
 * A bounded window (MWP-ADM-013): 5 minutes back and 60 seconds ahead unless configured. Throws RangeError for a side that
 * is not a whole number of milliseconds from 0 to {@link freshnessSideMsMax}: an unlimited window is no window.
 */
export function freshnessWindow(sides: { readonly pastMs?: number; readonly futureMs?: number } = {}): FreshnessWindow {
  const { pastMs = 300_000, futureMs = 60_000 } = sides;
  for (const [name, ms] of Object.entries({ pastMs, futureMs })) {
    if (!Number.isInteger(ms) || ms < 0 || ms > freshnessSideMsMax)
      throw new RangeError(`freshness ${name} must be a whole number from 0 to ${freshnessSideMsMax}`);
  }
  return Object.freeze({ pastMs, futureMs }) as FreshnessWindow;
}

/**
 * Whether a Command presented for the first time is fresh: `now - pastMs <= issuedAt <= now + futureMs`, compared as exact
 * instants. Returns the failure, or undefined when it is. Receipts, records and replay are not asked (MWP-ADM-013).
 */
export function checkFreshness(
  issuedAt: string,
  nowMs: number,
  window: FreshnessWindow,
): VerificationFailure | undefined {
  const issued = parseInstant(issuedAt);
  if (issued === undefined || compareInstants(issued, instantFromMs(nowMs - window.pastMs)) < 0)
    return new VerificationFailure("issued-too-early");
  if (compareInstants(issued, instantFromMs(nowMs + window.futureMs)) > 0)
    return new VerificationFailure("issued-in-the-future");
  return undefined;
}
