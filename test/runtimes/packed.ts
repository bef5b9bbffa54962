import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/source-graph.ts";

/** What `npm pack` made. */
export interface Tarball {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  /** Paths inside the package. */
  readonly paths: readonly string[];
}

/** Packs the built package into `folder`. */
export function packTarball(folder: string): Tarball {
  const printed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    cwd: projectRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = JSON.parse(printed) as [
    { filename: string; size: number; unpackedSize: number; files: { path: string }[] },
  ];
  const { filename, size, unpackedSize, files } = packed;
  return { file: join(folder, filename), size, unpackedSize, paths: files.map(({ path }) => path) };
}

/** A program of its own in `folder` that depends on the packed package, as a stranger would install it. */
export function installPacked(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarball = packTarball(folder);
  const dependencies = { "missionweave-toolkit": `file:${tarball.file}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--omit=optional"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const script of ["smoke.mjs", "agent.mjs"])
    copyFileSync(join(projectRoot, "test/runtimes", script), join(folder, script));
}

/** Public subpaths of the package (`.`, `./json`, …). */
export function subpaths(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { exports: object };
  return Object.keys(manifest.exports);
}
