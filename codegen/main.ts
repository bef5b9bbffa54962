/** Writes `generated/` from `schemas/`; with `--check` only tells which files differ, and exits 1 when any does. */
import { fileURLToPath } from "node:url";
import { generateAll } from "./all.ts";
import { differingFiles, writeFiles } from "./printer.ts";

const output = fileURLToPath(new URL("../generated", import.meta.url));
const files = await generateAll(fileURLToPath(new URL("../schemas", import.meta.url)));

if (process.argv.includes("--check")) {
  const differing = differingFiles(output, files);
  for (const path of differing) console.error(`generated/${path} is not what schemas/ says`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} else {
  writeFiles(output, files);
}
