import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/source-graph.ts";
import { readTestTitles, type TestTitle } from "./titles.ts";

/** What the proof of a clause consists of: that the right thing happens, that the wrong one does not, or both. */
export type Side = "positive" | "negative";

/** The clauses and supplements, each with the sides it needs, and those that are left for later. */
export interface Requirements {
  readonly needs: Readonly<Record<string, readonly Side[]>>;
  /** ID → why no test proves it yet. */
  readonly deferred: Readonly<Record<string, string>>;
}

/** One clause and the tests that cite it. */
export interface Row {
  readonly id: string;
  readonly needs: readonly Side[];
  readonly tests: readonly TestTitle[];
  /** Sides it needs and no test shows. */
  readonly missing: readonly Side[];
  readonly deferred?: string;
}

/** A clause ID, or one of the supplement, where a title cites it. */
const citation = /\b(?:MWP-[A-Z]{3}-\d{3}|SUP-\d{2})\b/g;

/**
 * Words by which a title says that something does not happen. A title with one of them shows the negative side, any other
 * the positive one; a title that joins both with "and", "but" or a semicolon shows both.
 */
const denial =
  /\b(?:refus\w*|reject\w*|never|not|no|nothing|nobody|none|neither|nor|cannot|without|unless|only|invalid|stale|fail\w*|forbid\w*|deni\w*|ignor\w*|hid\w*|fenc\w*|lost|late|too|beyond|wrong|unknown|absent|foreign|twice|other than|instead of|at most|whatever|rather than|out of|until|ends?|over|expired)\b/i;

/** The requirements as the project keeps them. */
export function readRequirements(): Requirements {
  const text = readFileSync(join(projectRoot, "test/requirements/clauses.json"), "utf8");
  return JSON.parse(text) as Requirements;
}

/** Sides of the proof that a title shows. */
export function sidesOf(title: string): readonly Side[] {
  const parts = title.split(/\band\b|\bbut\b|[;:,]/i).filter((part) => part.trim() !== "");
  const negative = parts.some((part) => denial.test(part));
  const positive = parts.some((part) => !denial.test(part) && /[a-z]{3}/.test(part.replaceAll(citation, "")));
  return [...(positive ? (["positive"] as const) : []), ...(negative ? (["negative"] as const) : [])];
}

/** IDs that a test cites, in its own title or in that of a group. */
export function citedBy({ groups, title }: TestTitle): readonly string[] {
  return [...new Set([...groups, title].join(" ").match(citation) ?? [])];
}

/** One row per clause, in the order of the list. */
export function matrixOf({ needs, deferred }: Requirements, titles: readonly TestTitle[]): readonly Row[] {
  const byId = new Map<string, TestTitle[]>();
  for (const test of titles) for (const id of citedBy(test)) byId.set(id, [...(byId.get(id) ?? []), test]);
  return Object.entries(needs).map(([id, sides]) => {
    const tests = byId.get(id) ?? [];
    const shown = new Set(tests.flatMap(({ title }) => sidesOf(title)));
    const missing = sides.filter((side) => !shown.has(side));
    const reason = deferred[id];
    return { id, needs: sides, tests, missing, ...(reason === undefined ? {} : { deferred: reason }) };
  });
}

/** The matrix of this tree. */
export function readMatrix(): readonly Row[] {
  return matrixOf(readRequirements(), readTestTitles());
}

/** IDs that a title cites and no list knows. */
export function unknownCitations({ needs }: Requirements, titles: readonly TestTitle[]): readonly string[] {
  return titles.flatMap((test) =>
    citedBy(test).flatMap((id) => (id in needs ? [] : [`${id} in ${test.file}: ${test.title}`])),
  );
}
