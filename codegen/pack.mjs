/**
 * The part of the build that tsc leaves out: `node codegen/pack.mjs [DIRECTORY]` copies the generated validators with
 * their declarations to `DIRECTORY/generated` (`dist` by default). They import the library as `.ts`, as all source
 * here does; beside compiled code they have to say `.js`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../generated/", import.meta.url));
const target = join(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)), "generated");

for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(path)) continue;
  const text = readFileSync(join(source, path), "utf8");
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text.replace(/(\bfrom ")(\.[^"]*)\.ts"/g, '$1$2.js"'));
}
