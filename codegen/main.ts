/** Writes `generated/` from `schemas/`; with `--check` only tells which files differ and exits 1 when any does. */
import { fileURLToPath } from "node:url";
import { loadCatalog } from "./catalog.ts";
import { generateKinds } from "./kinds.ts";
import { generatePayloads, generateTyped, generateValidatorTypes } from "./payloads.ts";
import { differingFiles, writeFiles } from "./printer.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators.ts";

const schemas = fileURLToPath(new URL("../schemas", import.meta.url));
const output = fileURLToPath(new URL("../generated", import.meta.url));

const catalog = loadCatalog(schemas);
const files = new Map([
  ["types.ts", await generateTypes(catalog)],
  ["kinds.ts", generateKinds(catalog)],
  ["payloads.ts", generatePayloads(catalog)],
  ["typed.ts", generateTyped(catalog)],
  ["validator.ts", generateValidatorTypes()],
  ...generateValidators(catalog),
]);

if (process.argv.includes("--check")) {
  const differing = differingFiles(output, files);
  for (const path of differing) console.error(`generated/${path} differs from what schemas/ says`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} else {
  writeFiles(output, files);
}
