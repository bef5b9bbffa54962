import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../support/source-graph.ts";

/** One test as its file writes it: the titles of its groups and its own, and where it stands. */
export interface TestTitle {
  /** Path below the project, with `/`. */
  readonly file: string;
  readonly groups: readonly string[];
  readonly title: string;
}

const groupNames = new Set(["describe", "suite"]);
const testNames = new Set(["it", "test"]);

/** Every test that the files below `test/` write down, also those in shared suites. */
export function readTestTitles(): readonly TestTitle[] {
  const root = join(projectRoot, "test");
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("node_modules"))
    .sort();
  return paths.flatMap((path) => titlesOf(`test/${path}`, readFileSync(join(root, path), "utf8")));
}

/** The tests of one source text. */
export function titlesOf(file: string, text: string): readonly TestTitle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    if (ts.isCallExpression(node) && isLeftOut(node.expression)) return;
    const call = ts.isCallExpression(node) ? named(node) : undefined;
    if (call !== undefined && testNames.has(call.name)) found.push({ file, groups, title: call.title });
    const inner = call !== undefined && groupNames.has(call.name) ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
}

/** `it("…")`, `it.each(…)("…")`, `describe.skipIf(…)("…")`: the first name, and the text of the first argument. */
function named(call: ts.CallExpression): { readonly name: string; readonly title: string } | undefined {
  const title = call.arguments[0] && textOf(call.arguments[0]);
  const name = rootOf(call.expression);
  return title === undefined || name === undefined ? undefined : { name, title };
}

/** A test or group that is marked as left out: what never runs proves nothing. */
function isLeftOut(expression: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return ["skip", "todo"].includes(expression.name.text) || isLeftOut(expression.expression);
}

function rootOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return rootOf(expression.expression);
  return ts.isCallExpression(expression) ? rootOf(expression.expression) : undefined;
}

/** A literal's text; of a template the fixed parts, with … for the others. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}
