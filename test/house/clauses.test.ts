import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../support/source-graph.ts";

/** Every clause id of the specification and of our supplement to it, and why some have no test. */
interface Clauses {
  readonly ids: readonly string[];
  /** Id → reason. */
  readonly waived: Readonly<Record<string, string>>;
}

const { ids, waived } = JSON.parse(readFileSync(join(projectRoot, "test/house/clauses.json"), "utf8")) as Clauses;
const citation = /\b(?:MWP-[A-Z]{3}-\d{3}|SUP-\d{2})\b/g;

/** Ids that tests cite, with the file that does first. */
function citations(): ReadonlyMap<string, string> {
  const root = join(projectRoot, "test");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|mjs)$/.test(path) && !path.includes("node_modules"))
    .sort();
  const cited = new Map<string, string>();
  for (const path of files)
    for (const [id] of readFileSync(join(root, path), "utf8").matchAll(citation))
      if (!cited.has(id)) cited.set(id, path);
  return cited;
}

const cited = citations();
const area = (id: string): string => id.slice(0, id.lastIndexOf("-"));
const numberOf = (id: string): string => id.slice(id.lastIndexOf("-") + 1);

describe("every clause has a test or a waiver that says why not (MWP-FND-001)", () => {
  it("lists 157 clauses and 19 supplements, each once, and waives only what it lists", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith("MWP-"))).toHaveLength(157);
    expect(ids.filter((id) => id.startsWith("SUP-"))).toHaveLength(19);
    expect(Object.keys(waived).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.entries(waived).filter(([, reason]) => reason.trim() === "")).toEqual([]);
  });

  it("cites no clause that does not exist", () => {
    const unknown = [...cited].filter(([id]) => !ids.includes(id));
    expect(unknown.map(([id, path]) => `${id} in ${path}`)).toEqual([]);
  });

  it("cites or waives every clause", () => {
    const open = ids.filter((id) => !cited.has(id));
    const areas = [...new Set(open.map(area))];
    console.log(
      areas
        .map(
          (name) =>
            `${name}: ${open
              .filter((id) => area(id) === name)
              .map(numberOf)
              .join(" ")}`,
        )
        .join("\n"),
    );
    expect(open.filter((id) => waived[id] === undefined)).toEqual([]);
  });

  it("waives no clause that a test cites by now: take those out of clauses.json", () => {
    expect(Object.keys(waived).filter((id) => cited.has(id))).toEqual([]);
  });
});
