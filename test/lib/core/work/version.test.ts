import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../../lib/core/work/version.ts";

// SemVer 2.0.0, section 11, with what the pattern of the schema admits beside it.
const ascending = [
  "0.0.0",
  "0.0.1",
  "0.9.0",
  "0.10.0",
  "1.0.0-1",
  "1.0.0-2",
  "1.0.0-10",
  "1.0.0-alpha",
  "1.0.0-alpha.1",
  "1.0.0-alpha.beta",
  "1.0.0-beta",
  "1.0.0-beta.2",
  "1.0.0-beta.11",
  "1.0.0-rc.1",
  "1.0.0",
  "1.0.1",
  "1.2.0",
  "2.0.0",
  "10.0.0",
  "99999999999999999999.0.0",
  "100000000000000000000.0.0",
];

describe("compareVersions (MWP-MSN-021)", () => {
  it("orders by the precedence of SemVer", () => {
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        expect(Math.sign(compareVersions(a, b)), `${a} and ${b}`).toBe(Math.sign(i - j));
      }
    }
  });

  it("does not look at build metadata, in which a hyphen means nothing", () => {
    expect(compareVersions("1.0.0+a", "1.0.0+b-c")).toBe(0);
    expect(compareVersions("1.0.0+a-b", "1.0.0")).toBe(0);
    expect(compareVersions("1.0.0-rc+a", "1.0.0")).toBeLessThan(0);
  });

  it("keeps hyphens within a pre-release", () => {
    expect(compareVersions("1.0.0-a-b", "1.0.0-a-c")).toBeLessThan(0);
  });

  it("is an order on whatever the schema admits", () => {
    const version = fc.stringMatching(/^(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})\.(0|[1-9])(-[0-9A-Za-z.-]{1,6})?$/);
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
