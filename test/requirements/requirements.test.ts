import { describe, expect, it } from "vitest";
import { matrixOf, readMatrix, readRequirements, sidesOf, unknownCitations } from "./matrix.ts";
import { readTestTitles, titlesOf } from "./titles.ts";

const requirements = readRequirements();
const matrix = readMatrix();

describe("every clause is proven, or left for later with a reason (MWP-FND-001)", () => {
  it("lists 157 clauses and 19 supplements", () => {
    const ids = Object.keys(requirements.needs);
    expect(ids.filter((id) => id.startsWith("MWP-"))).toHaveLength(157);
    expect(ids.filter((id) => id.startsWith("SUP-"))).toHaveLength(19);
  });

  it("cites no clause that does not exist", () => {
    expect(unknownCitations(requirements, readTestTitles())).toEqual([]);
  });

  it("leaves no clause without the tests that it needs", () => {
    const open = matrix.filter(({ missing, deferred }) => missing.length > 0 && deferred === undefined);
    expect(open.map(({ id, missing }) => `${id} lacks ${missing.join(", ")}`)).toEqual([]);
  });

  it("leaves nothing for later that tests prove, and nothing without a reason", () => {
    const done = matrix.filter(({ deferred, missing }) => deferred !== undefined && missing.length === 0);
    expect(done.map(({ id }) => id)).toEqual([]);
    for (const [id, reason] of Object.entries(requirements.deferred)) {
      expect(requirements.needs[id], id).toBeDefined();
      expect(reason.length, id).toBeGreaterThan(20);
    }
  });
});

describe("how titles are read", () => {
  const source = `
    describe("a group (MWP-AAA-001)", () => {
      it("takes what is right", () => {});
      it.each([1])("refuses $0 (SUP-01)", () => {});
      describe.skipIf(true)(\`inner \${1} one\`, () => { test("does both, and refuses the rest", () => {}); });
    });`;

  it("finds tests in groups, also those with parameters and conditions", () => {
    expect(titlesOf("a.test.ts", source)).toEqual([
      { file: "a.test.ts", groups: ["a group (MWP-AAA-001)"], title: "takes what is right" },
      { file: "a.test.ts", groups: ["a group (MWP-AAA-001)"], title: "refuses $0 (SUP-01)" },
      {
        file: "a.test.ts",
        groups: ["a group (MWP-AAA-001)", "inner … one"],
        title: "does both, and refuses the rest",
      },
    ]);
  });

  it("finds no proof in a test that is left out", () => {
    const left = `it.todo("a (SUP-01)"); it.skip("b (SUP-01)", f); describe.skip("c (SUP-01)", () => { it("d", f); });`;
    expect(titlesOf("a.test.ts", left)).toEqual([]);
  });

  it("tells where a title cites what no list knows", () => {
    const needs = { "MWP-AAA-001": ["positive"] } as const;
    expect(unknownCitations({ needs, deferred: {} }, titlesOf("a.test.ts", source))).toEqual([
      "SUP-01 in a.test.ts: refuses $0 (SUP-01)",
    ]);
  });

  it("tells the two sides of a proof apart", () => {
    expect(sidesOf("takes what is right (MWP-AAA-001)")).toEqual(["positive"]);
    expect(sidesOf("refuses what is wrong")).toEqual(["negative"]);
    expect(sidesOf("takes what is right and refuses the rest")).toEqual(["positive", "negative"]);
  });

  it("misses a side that no test shows", () => {
    const needs = { "MWP-AAA-001": ["positive", "negative"], "SUP-01": ["positive"] } as const;
    const rows = matrixOf({ needs, deferred: {} }, titlesOf("a.test.ts", source));
    expect(rows.map(({ id, missing }) => [id, missing])).toEqual([
      ["MWP-AAA-001", []],
      ["SUP-01", ["positive"]],
    ]);
  });
});
