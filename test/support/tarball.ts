import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tarball } from "../runtimes/packed.ts";
import { projectRoot } from "./source-graph.ts";

/** Bounds of the published package, bytes. */
const packedBytesMax = 1_048_576;
const unpackedBytesMax = 5_242_880;

const wanted =
  /^(dist\/(generated|lib|server)\/.+\.(js|d\.ts)|schemas\/.+\.schema\.json|examples\/.+\.ts|docs\/.+\.md|LICENSE|(README|CONTRIBUTING)\.md|package\.json)$/;

interface Manifest {
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: object;
  readonly peerDependencies: object;
}

/** What is wrong with the package that would be published, one line each. */
export function tarballFaults({ paths, size, unpackedSize }: Tarball): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as Manifest;
  const promised = [
    ...Object.values(manifest.exports).flatMap((targets) => Object.values(targets)),
    ...Object.values(manifest.bin),
  ];
  const packages = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]);
  const modules = paths.filter((path) => path.endsWith(".js"));
  return [
    ...paths.filter((path) => !wanted.test(path)).map((path) => `${path} does not belong in the package`),
    ...promised
      .filter((path) => !paths.includes(path.replace(/^\.\//, "")))
      .map((path) => `${path} is promised and missing`),
    ...modules.filter((path) => !hasSource(path)).map((path) => `${path} has no source: build into an empty dist`),
    ...modules.flatMap((path) =>
      packagesOf(path)
        .filter((name) => !packages.has(name))
        .map((name) => `${path} imports ${name}, which the package does not depend on`),
    ),
    ...(size > packedBytesMax ? [`${size} bytes packed, more than ${packedBytesMax}`] : []),
    ...(unpackedSize > unpackedBytesMax ? [`${unpackedSize} bytes unpacked, more than ${unpackedBytesMax}`] : []),
  ];
}

function hasSource(built: string): boolean {
  const source = join(projectRoot, built.replace(/^dist\//, ""));
  return existsSync(source) || existsSync(source.replace(/\.js$/, ".ts"));
}

/** Packages that a built module imports; `node:` and relative imports are none. */
function packagesOf(path: string): readonly string[] {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const specifiers = [
    ...text.matchAll(/(?:^(?:import|export)\b[^"']*?\bfrom\s*|^import\s*|\bimport\()["']([^"']+)["']/gm),
  ];
  return specifiers
    .map(([, specifier = ""]) => specifier)
    .filter((specifier) => !/^(\.|node:|bun:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}
