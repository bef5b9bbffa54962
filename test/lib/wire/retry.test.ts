import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoffMs, defaultBackoff, isUnchangedRetrySafe } from "../../../lib/wire/retry.ts";
import { type ErrorCode, errorCodeTable } from "../../../lib/wire/wire-error.ts";

describe("retry", () => {
  it("keeps every wait between 0 and the doubling bound, never above the cap", () => {
    const numbers = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(2_000), numbers, (attempt, number) => {
        const delay = backoffMs(attempt, () => number);
        expect(Number.isInteger(delay)).toBe(true);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(defaultBackoff.capMs, defaultBackoff.baseMs * 2 ** attempt));
      }),
    );
  });

  it("resends unchanged only what the code allows (MWP-EXT-005)", () => {
    const safe = (Object.keys(errorCodeTable) as ErrorCode[]).filter(isUnchangedRetrySafe);
    expect(safe).toEqual(["BACKPRESSURE", "INTERNAL_ERROR"]);
  });
});
