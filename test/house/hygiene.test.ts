import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../support/source-graph.ts";

/** Every committed text file; undefined where the sources came without their history. */
function committedTexts(): ReadonlyMap<string, string> | undefined {
  if (!existsSync(join(projectRoot, ".git"))) return undefined;
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: projectRoot, encoding: "utf8" });
  const texts = listed
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(projectRoot, path)))
    .map((path): [string, string] => [path, readFileSync(join(projectRoot, path), "utf8")])
    .filter(([, text]) => !text.includes("\0"));
  return new Map(texts);
}

const texts = committedTexts();
// A pattern must not match the line that states it: hence the brackets around one letter.
// Behind a brace stands the API's own path of a Mission's work.
const places = /(?:^|[^\w.}])\/[w]ork\/|\/[h]ome\/|\/[U]sers\/|\.\.\/[s]hared\b/;
const hosts =
  /\b(?:[r]egistry\.npmjs\.org|[r]egistry\.yarnpkg\.com|[n]pm\.pkg\.github\.com|[a]rtifactory|[v]erdaccio|[j]frog)\b/i;
const leftovers = /\b(?:[T]ODO|[F]IXME|[X]XX)\b/;
const only = /\.[o]nly\(/;
/** A skipped test says why in parentheses at the end of its name: `it.skip("does it (needs a disk)", …)`. */
const skipped = /\b(?:it|test|describe)\.[s]kip\((?!\s*(["'`])(?:(?!\1).)*\([^()]+\)\1)/;

/** `path:line` of every match, apart from the files named. */
function found(pattern: RegExp, ...except: readonly string[]): readonly string[] {
  return [...(texts ?? [])]
    .filter(([path]) => !except.includes(path))
    .flatMap(([path, text]) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

describe.skipIf(texts === undefined)("what is committed (needs a git checkout)", () => {
  it("names no place of the machine it was written on", () => {
    // The one file that says where the official material lies beside a checkout.
    expect(found(places, ".ci/run")).toEqual([]);
  });

  it("names no package registry", () => {
    expect(found(hosts)).toEqual([]);
    expect(found(/"[r]esolved":/)).toEqual([]);
  });

  it("leaves nothing to do and nothing out", () => {
    expect(found(leftovers)).toEqual([]);
    expect(found(only)).toEqual([]);
    expect(found(skipped)).toEqual([]);
  });

  it("holds no key, no database and no build", () => {
    expect(
      [...(texts?.keys() ?? [])].filter((path) => /^(dist|node_modules|\.mwp)\/|\.(sqlite|pem|log|tgz)$/.test(path)),
    ).toEqual([]);
  });
});

describe("the licence", () => {
  const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");

  it("stands in LICENSE and, by its SPDX name, in both manifests (SUP-19)", () => {
    expect(read("LICENSE")).toMatch(/Apache License\s+Version 2\.0/);
    for (const manifest of ["package.json", "deno.json"])
      expect(JSON.parse(read(manifest)).license, manifest).toBe("Apache-2.0");
  });

  it("is joined by no package under a licence that does not go with it (SUP-19)", () => {
    const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Packaged> };
    const shipped = Object.entries(packages).filter(([, { dev }]) => dev !== true);
    expect(shipped.length).toBeGreaterThan(2);
    for (const [path, { license }] of shipped)
      expect(license, path).toMatch(/^(Apache-2\.0|MIT|ISC|0BSD|BSD-[23]-Clause)$/);
  });
});

interface Packaged {
  readonly dev?: boolean;
  readonly license?: string;
}
