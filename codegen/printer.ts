/** How generated files look, and how they get to disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Stands at the top of every generated file. */
export const banner = "// Generated from schemas/ by `npm run codegen`: do not edit.";

/** An import of `name`s from `module` (a path below the project root) into the file at `path` (below `generated/`). */
export function importLine(path: string, names: readonly string[], module: string, type = false): string {
  const from = posix.relative(posix.dirname(`generated/${path}`), module);
  const specifier = from.startsWith(".") ? from : `./${from}`;
  return `import ${type ? "type " : ""}{ ${[...names].sort().join(", ")} } from "${specifier}";`;
}

/** A TSDoc comment. */
export function docComment(text: string): string {
  return `/** ${text.replaceAll("*/", "*\\/")} */`;
}

/** Makes `directory` hold exactly `files`. */
export function writeFiles(directory: string, files: ReadonlyMap<string, string>): void {
  for (const path of staleFiles(directory, files)) rmSync(join(directory, path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

/** Paths that are missing, superfluous or of other content than `files`, sorted. */
export function differingFiles(directory: string, files: ReadonlyMap<string, string>): string[] {
  const differing = [...files].filter(([path, text]) => readText(join(directory, path)) !== text).map(([path]) => path);
  return [...differing, ...staleFiles(directory, files)].sort();
}

function staleFiles(directory: string, files: ReadonlyMap<string, string>): string[] {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => posix.join(posix.relative(directory, entry.parentPath), entry.name));
  return paths.filter((path) => !files.has(path));
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
