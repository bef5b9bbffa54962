import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMs,
  compareInstants,
  formatInstant,
  formatInstantMs,
  type Instant,
  instantFromMs,
  instantToMs,
  isProtectedTime,
  isTimestamp,
  parseInstant,
} from "../../../lib/format/timestamp.ts";

function instant(text: string): Instant {
  const parsed = parseInstant(text);
  if (parsed === undefined) throw new Error(`no timestamp: ${text}`);
  return parsed;
}

// From year 1 to year 9999.
const ms = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });

describe("timestamps of the section 2 profile", () => {
  it.each([
    "2024-02-29T23:59:59.0000001Z",
    "2000-02-29T00:00:00Z",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59.999Z",
    "2026-01-01t00:00:00z",
    "2026-01-01T00:00:00+23:59",
    "2026-01-01T00:00:00-23:59",
    "2026-01-01T00:00:00+00:00",
  ])("accepts %s (MWP-FND-004, MWP-FND-005)", (text) => {
    expect(isTimestamp(text)).toBe(true);
  });

  it.each([
    "0000-01-01T00:00:00Z",
    "2023-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2016-12-31T23:59:60Z",
    "2026-01-01T00:00:00.Z",
    "2026-01-01T00:00:00,5Z",
    "2026-01-01T00:00:00-00:00",
    "2026-01-01T00:00:00+24:00",
    "2026-01-01T00:00:00+00:60",
    "2026-01-01T00:00:00+0000",
    "2026-01-01T00:00:00",
    "2026-01-01 00:00:00Z",
    "2026-01-01T00:00Z",
    "2026-01-01T00:00:00Z\n",
    "+02026-01-01T00:00:00Z",
    "２026-01-01T00:00:00Z",
    "",
  ])("refuses %j (MWP-FND-004)", (text) => {
    expect(isTimestamp(text)).toBe(false);
    expect(isProtectedTime(text)).toBe(false);
  });

  it("asks protected time for uppercase Z (MWP-FND-005, MWP-SDV-002)", () => {
    expect(isProtectedTime("2026-01-01T00:00:00.50Z")).toBe(true);
    expect(isProtectedTime("2026-01-01T00:00:00z")).toBe(false);
    expect(isProtectedTime("2026-01-01T00:00:00+00:00")).toBe(false);
  });

  it("orders by every fraction digit, and by nothing else (MWP-FND-004, MWP-FND-005)", () => {
    const digits = "0".repeat(40);
    expect(
      compareInstants(instant(`2026-01-01T00:00:00.${digits}1Z`), instant(`2026-01-01T00:00:00.${digits}2Z`)),
    ).toBe(-1);
    expect(compareInstants(instant("2026-01-01T00:00:00.5Z"), instant("2026-01-01T00:00:00.49Z"))).toBe(1);
    expect(compareInstants(instant("2026-01-01T00:00:00Z"), instant("2026-01-01T00:00:00.000Z"))).toBe(0);
    expect(compareInstants(instant("2026-01-01T01:00:00+01:00"), instant("2026-01-01T00:00:00Z"))).toBe(0);
    expect(compareInstants(instant("2026-01-01T00:00:00-00:01"), instant("2026-01-01T00:00:00Z"))).toBe(1);
  });

  it("reads UTC text by the same rules with and without its short cut (MWP-FND-004)", () => {
    const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9:.-]{${least},${most}}$`));
    const part = (min: number, max: number) => fc.integer({ min, max }).map((value) => String(value).padStart(2, "0"));
    const text = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), part(0, 13), part(0, 32), part(0, 25), part(0, 61), part(0, 61))
      .map(([y, mo, d, h, mi, s]) => `${String(y).padStart(4, "0")}-${mo}-${d}T${h}:${mi}:${s}`);
    const fraction = fc.oneof(fc.constant(""), fc.stringMatching(/^\.[0-9]{0,12}$/), digits(1, 3));
    const damaged = fc.tuple(text, fc.nat(18), digits(1, 1)).map(([t, at, c]) => t.slice(0, at) + c + t.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(text, damaged), fraction, (local, rest) => {
        // An offset keeps the short cut out.
        expect(parseInstant(`${local}${rest}Z`)).toEqual(parseInstant(`${local}${rest}+00:00`));
      }),
      { numRuns: 5_000 },
    );
  });

  it("reads a million fraction digits at once", () => {
    const start = performance.now();
    expect(instant(`2026-01-01T00:00:00.${"0".repeat(1_000_000)}Z`).fraction).toBe("");
    expect(isTimestamp(`2026-01-01T00:00:00.${"0".repeat(1_000_000)}`)).toBe(false);
    expect(instant(`2026-01-01T00:00:00.${"10".repeat(500_000)}Z`).fraction).toHaveLength(999_999);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("instants and milliseconds", () => {
  it("agrees with Date over the whole range", () => {
    fc.assert(
      fc.property(ms, (value) => {
        const text = new Date(value).toISOString();
        expect(instantToMs(instant(text))).toBe(value);
        expect(formatInstantMs(value)).toBe(text);
        expect(instantFromMs(value)).toEqual(instant(text));
      }),
      { numRuns: 10_000 },
    );
  });

  it("formats what it parses", () => {
    expect(formatInstant(instant("2026-01-01T01:30:00.1230+01:30"))).toBe("2026-01-01T00:00:00.123Z");
    expect(formatInstant(instant("1969-12-31T23:59:59.9Z"))).toBe("1969-12-31T23:59:59.9Z");
    expect(() => formatInstant(instant("0001-01-01T00:00:00+00:01"))).toThrow(RangeError);
    expect(() => formatInstantMs(253_402_300_800_000)).toThrow(RangeError);
    expect(() => formatInstantMs(0.5)).toThrow(RangeError);
    expect(() => instantFromMs(Number.NaN)).toThrow(RangeError);
  });

  it("rounds down to milliseconds, also before 1970", () => {
    expect(instantToMs(instant("1970-01-01T00:00:00.0019999Z"))).toBe(1);
    expect(instantToMs(instant("1969-12-31T23:59:59.9999999Z"))).toBe(-1);
  });

  it("adds milliseconds and keeps the digits below", () => {
    fc.assert(
      fc.property(
        ms,
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.stringMatching(/^[0-9]{0,6}$/),
        (start, delta, digits) => {
          const { seconds, fraction } = instantFromMs(start);
          const from = parseFraction(seconds, fraction.padEnd(3, "0") + digits);
          const to = parseFraction(...parts(start + delta, digits));
          expect(addMs(from, delta)).toEqual(to);
        },
      ),
    );
  });
});

function parts(value: number, digits: string): [number, string] {
  const { seconds, fraction } = instantFromMs(value);
  return [seconds, fraction.padEnd(3, "0") + digits];
}

function parseFraction(seconds: number, digits: string): Instant {
  return { seconds, fraction: digits.replace(/0+$/, "") };
}
