import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exceeds } from "../../../../lib/core/work/decimal.ts";

describe("exceeds", () => {
  it("adds up decimals, not their nearest binary fractions", () => {
    expect(0.1 + 0.2 > 0.3).toBe(true);
    expect(exceeds([0.1, 0.2], 0.3)).toBe(false);
    expect(exceeds([0.1, 0.2], 0.29)).toBe(true);
    expect(exceeds(Array<number>(10).fill(0.1), 1)).toBe(false);
  });

  it("tells a limit that is reached from one that is passed", () => {
    expect(exceeds([], 0)).toBe(false);
    expect(exceeds([0], 0)).toBe(false);
    expect(exceeds([Number.MAX_SAFE_INTEGER, 1], Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(exceeds([1e21, 1e-7], 1e21)).toBe(true);
    expect(exceeds([1e308], 1e308)).toBe(false);
    expect(exceeds([5e-324], 0)).toBe(true);
    expect(exceeds([1e308, 1e308], 1e308)).toBe(true);
    expect(exceeds([1e308, 1e308], Number.MAX_VALUE)).toBe(true);
  });

  it("says the same of cents as counting them does", () => {
    const cents = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 30 }), fc.integer({ min: -2, max: 2 }), (amounts, off) => {
        const limit = Math.max(0, amounts.reduce((sum, one) => sum + one, 0) + off);
        const inEuros = (amount: number): number => Number(`${amount}e-2`);
        expect(exceeds(amounts.map(inEuros), inEuros(limit))).toBe(amounts.reduce((sum, one) => sum + one, 0) > limit);
      }),
    );
  });

  it("says the same of whole numbers as addition does", () => {
    const amount = fc.nat({ max: 2 ** 40 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), amount, (amounts, limit) => {
        expect(exceeds(amounts, limit)).toBe(amounts.reduce((sum, one) => sum + one, 0) > limit);
      }),
    );
  });
});
