import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalText } from "../../../lib/json/canonical.ts";
import { allUnique } from "../../../lib/json/unique.ts";
import type { JsonValue } from "../../../lib/json/value.ts";

describe("allUnique", () => {
  it.each([
    [[], true],
    [[1, true, "1", null, "null", "true", [1], { 1: 1 }], true],
    [[0, false, "", null, [], {}], true],
    [["[1]", [1], '"1"', "1"], true],
    [
      [
        { a: 1, b: 2 },
        { a: 2, b: 1 },
      ],
      true,
    ],
    [[[1, 2], [12], ["1,2"], [[1], 2]], true],
    [[1, 1.0], false],
    [[0, -0], false],
    [
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
      false,
    ],
    [[[{ __proto__: null }], [{}]], false],
    [["é", "e\u0301"], true],
    [["\ud800", "\ud801"], true],
    [[[Number.POSITIVE_INFINITY], [null]], true],
  ])("of %j is %s (JSON Schema uniqueItems)", (values, expected) => {
    expect(allUnique(values)).toBe(expected);
  });

  it("agrees with comparing canonical texts pairwise", () => {
    const value = fc.jsonValue({ maxDepth: 2, depthSize: "small" });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), fc.nat(5), (values, copied) => {
        const all = copied < values.length ? [...values, values[copied]] : values;
        const texts = all.map((one) => canonicalText(one as JsonValue));
        expect(allUnique(all)).toBe(new Set(texts).size === texts.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it("takes 30,000 objects in linear time", () => {
    const values = Array.from({ length: 30_000 }, (_, index) => ({ id: index, tags: ["a"] }));
    const start = performance.now();
    expect(allUnique(values)).toBe(true);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
