import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addSeconds, isBefore, laterOf } from "../../../lib/core/time.ts";
import { compareInstants, parseInstant } from "../../../lib/format/timestamp.ts";

const timestamp = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom("", ".0", ".5", ".50", ".123", ".124", ".1230000001"),
    fc.constantFrom("Z", "z", "+00:00", "+01:00", "-23:59"),
    fc.constantFrom("T", "t"),
  )
  .map(([second, fraction, zone, t]) => `2026-01-01${t}00:00:0${second}${fraction}${zone}`);

describe("isBefore", () => {
  it("orders as exact instants do, whatever the spelling (MWP-FND-004, MWP-FND-005)", () => {
    fc.assert(
      fc.property(timestamp, timestamp, (a, b) => {
        expect(isBefore(a, b)).toBe(compareInstants(parseInstant(a)!, parseInstant(b)!) < 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("throws for what is no timestamp", () => {
    expect(() => isBefore("yesterday", "2026-01-01T00:00:00Z")).toThrow(RangeError);
  });
});

describe("laterOf and addSeconds", () => {
  it("keep the spelling of the later one, and of the first when both are one instant", () => {
    expect(laterOf("2026-01-01T00:00:00Z", "2026-01-01T00:00:00.000Z")).toBe("2026-01-01T00:00:00Z");
    expect(laterOf("2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z")).toBe("2026-01-01T00:00:01Z");
    expect(laterOf("2026-01-01T00:00:00Z", undefined)).toBe("2026-01-01T00:00:00Z");
  });

  it("move across midnight and years", () => {
    expect(addSeconds("2025-12-31T23:59:59.5Z", 1)).toBe("2026-01-01T00:00:00.500Z");
  });
});
