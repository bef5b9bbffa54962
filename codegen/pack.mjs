/**
 * The part of the build that tsc leaves out: `node codegen/pack.mjs [DIRECTORY]` copies the generated validators with
 * their declarations to `DIRECTORY/generated` (`dist` by default). They import the library as `.ts`, as all source
 * here does; beside compiled code they have to say `.js`. What an earlier build left of a source that is gone is removed.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "generated");
const built = process.argv[2] ?? join(root, "dist");
const target = join(built, "generated");

for (const path of readdirSync(source, { recursive: true, encoding: "utf8" })) {
  if (!/\.(?:js|d\.ts)$/.test(path)) continue;
  const text = readFileSync(join(source, path), "utf8");
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text.replace(/(\bfrom ")(\.[^"]*)\.ts"/g, '$1$2.js"'));
}

for (const path of readdirSync(built, { recursive: true, encoding: "utf8" })) {
  const module = path.replace(/\.(?:js|d\.ts)$/, "");
  if (module !== path && ![".ts", ".js"].some((ending) => existsSync(join(root, module + ending))))
    rmSync(join(built, path));
}

// What `bin` names has to be executable, also when it is built after the link to it was made.
const { bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
if (built === join(root, "dist")) for (const path of Object.values(bin)) chmodSync(join(root, path), 0o755);
