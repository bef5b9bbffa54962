import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** Root of the checkout. */
export const projectRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** One import as written in a source file. */
export interface ImportEdge {
  readonly from: string;
  /** Project path of the imported file, or the bare specifier of a package. */
  readonly to: string;
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly dynamic: boolean;
}

const sourceFolders = ["codegen", "generated", "lib", "server", "bench"];

/** Every source file of the house (project paths with `/`), tests left out. */
export function sourceFiles(): string[] {
  return sourceFolders
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /\.(ts|js|mjs)$/.test(path) && !path.endsWith(".d.ts"));
}

/** Every static, dynamic and type-only import of one file. */
export function importsOf(path: string): ImportEdge[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    false,
    path.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS,
  );
  const edges: ImportEdge[] = [];
  const add = (node: ts.Expression | undefined, typeOnly: boolean, dynamic: boolean): void => {
    if (node === undefined || !ts.isStringLiteralLike(node)) return;
    edges.push({ from: path, to: target(path, node.text), specifier: node.text, typeOnly, dynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node), false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal as ts.Expression, true, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edges;
}

/** Files reachable from `entry` by imports that exist at run time (type-only imports are erased). */
export function runtimeReach(entry: string, followDynamic = true): Map<string, ImportEdge[]> {
  const reached = new Map<string, ImportEdge[]>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    const edges = existsSync(join(projectRoot, path))
      ? importsOf(path).filter((edge) => !edge.typeOnly && (followDynamic || !edge.dynamic))
      : [];
    reached.set(path, edges);
    for (const edge of edges) if (edge.specifier.startsWith(".")) queue.push(edge.to);
  }
  return reached;
}

function isTypeOnly(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function target(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return relative(projectRoot, resolve(projectRoot, dirname(from), specifier)).replaceAll("\\", "/");
}

function filesBelow(folder: string): string[] {
  const root = join(projectRoot, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"));
}
