import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConformanceFiles } from "./files.ts";

/** Files below a directory, for Node, Bun and Deno. */
export function directoryFiles(root: string): ConformanceFiles {
  return { readFile: (path) => new Uint8Array(readFileSync(join(root, path))) };
}
