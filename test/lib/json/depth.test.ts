import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDeeperThan } from "../../../lib/json/depth.ts";

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe("the depth of a value (MWP-EVT-012)", () => {
  it("is exact at the edge", () => {
    expect(isDeeperThan(nested(500), 500)).toBe(false);
    expect(isDeeperThan(nested(501), 500)).toBe(true);
    expect(isDeeperThan({}, 0)).toBe(true);
    expect(isDeeperThan("x", 0)).toBe(false);
  });
  it("agrees with counting every branch", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(8),
        (value, levels) => isDeeperThan(value, levels) === depthOf(value) > levels,
      ),
    );
  });
});
