import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ImportEdge, importsOf, projectRoot, runtimeReach, sourceFiles } from "../support/source-graph.ts";

/**
 * Who may import whom. The first rule whose `from` matches a file decides; a relative import must match one of `to`.
 * Rooms are listed from the bottom of the house to the top.
 */
const rooms: readonly { readonly from: RegExp; readonly to: readonly RegExp[] }[] = [
  { from: /^generated\//, to: [/^generated\//, /^lib\/(format|json)\//] },
  { from: /^lib\/format\//, to: [/^lib\/format\//] },
  { from: /^lib\/json\//, to: [/^lib\/(json|format)\//] },
  { from: /^lib\/crypto\//, to: [/^lib\/(crypto|format)\//] },
  { from: /^lib\/signed\//, to: [/^lib\/(signed|crypto|json|format)\//, /^generated\//] },
  { from: /^lib\/wire\//, to: [/^lib\/(wire|signed|crypto|json|format)\//, /^generated\//] },
  { from: /^lib\/core\//, to: [/^lib\/core\//, /^lib\/format\//, /^lib\/json\//, /^generated\//] },
  { from: /^lib\/conformance\//, to: [/^lib\/(conformance|signed|crypto|json|format)\//, /^generated\//] },
  { from: /^lib\/sqlite\//, to: [/^lib\/(sqlite|format)\//] },
  { from: /^lib\/human\//, to: [/^lib\/(human|wire|signed|crypto|json|format)\//, /^generated\//] },
  { from: /^lib\/agent\//, to: [/^lib\/(agent|wire|signed|crypto|json|format|core|sqlite)\//, /^generated\//] },
  { from: /^lib\/mod\.ts$/, to: [/^lib\/(wire|signed|crypto|json|format|core)\//, /^generated\//] },
  { from: /^server\/cli\//, to: [/^server\//, /^lib\//, /^generated\//] },
  { from: /^server\//, to: [/^server\/(?!cli\/)/, /^lib\/(?!agent\/|human\/)/, /^generated\//] },
  { from: /^codegen\//, to: [/^codegen\//, /^lib\/(format|json)\//] },
  { from: /^bench\//, to: [/^bench\//, /^lib\//, /^server\//, /^generated\//] },
];

/** Only composition roots name an adapter; everything else speaks to its port. */
const adapters =
  /^(server\/socket\/(uws|ws|bun|deno|memory)\.ts|server\/store\/(sqlite|postgres|memory)(\/.*)?\.ts|lib\/agent\/(link-ws|store-sqlite|store-memory)\.ts)$/;
const compositionRoots = [/^server\/cli\//, /^lib\/agent\/(agent|mod)\.ts$/, /^bench\//];

const files = sourceFiles();
const edges: ImportEdge[] = files.flatMap((path) => importsOf(path));

describe("the import rules of the house", () => {
  it("lets every room import only what stands below it", () => {
    const wrong = edges
      .filter((edge) => edge.specifier.startsWith("."))
      .filter((edge) => {
        const room = rooms.find((rule) => rule.from.test(edge.from));
        return room === undefined || !room.to.some((allowed) => allowed.test(edge.to));
      });
    expect(wrong.map((edge) => `${edge.from} → ${edge.to}`)).toEqual([]);
  });

  it("names an adapter only in a composition root, in the adapter's own family and in its folder's loader", () => {
    const family = (path: string): string => path.replace(/\.ts$/, "").replace(/^(server\/store\/\w+)\/.*$/, "$1");
    const wrong = edges
      .filter((edge) => adapters.test(edge.to) && family(edge.from) !== family(edge.to))
      .filter((edge) => !compositionRoots.some((root) => root.test(edge.from)));
    expect(wrong.map((edge) => `${edge.from} → ${edge.to}`)).toEqual([]);
  });

  it("has no import cycle, not even of types", () => {
    const graph = new Map(
      files.map((path) => [
        path,
        edges.filter((edge) => edge.from === path && edge.specifier.startsWith(".")).map((edge) => edge.to),
      ]),
    );
    expect(cycles(graph)).toEqual([]);
  });

  it("writes the extension in every relative import and resolves each to a file", () => {
    const wrong = edges
      .filter((edge) => edge.specifier.startsWith("."))
      .filter((edge) => !/\.(ts|js|mjs)$/.test(edge.specifier) || !existsSync(join(projectRoot, edge.to)));
    expect(wrong.map((edge) => `${edge.from} → ${edge.specifier}`)).toEqual([]);
  });

  it("keeps every node: module out of the portable entry", () => {
    const reached = [...runtimeReach("lib/mod.ts").values()].flat();
    expect(
      reached.filter((edge) => edge.specifier.startsWith("node:")).map((edge) => `${edge.from} → ${edge.specifier}`),
    ).toEqual([]);
    expect(reached.length).toBeGreaterThan(0);
  });

  it("reaches only the two noble packages from the portable entry, static imports only", () => {
    const reached = [...runtimeReach("lib/mod.ts", false).values()].flat();
    const packages = new Set(
      reached
        .filter((edge) => !edge.specifier.startsWith("."))
        .map((edge) => edge.specifier.split("/").slice(0, 2).join("/")),
    );
    expect([...packages].filter((name) => !name.startsWith("@noble/"))).toEqual([]);
  });

  it("has no default export, no `export *` and no module-level let or var", () => {
    const wrong = files
      .filter((path) => path.endsWith(".ts") && !path.startsWith("generated/"))
      .flatMap((path) =>
        readFileSync(join(projectRoot, path), "utf8")
          .split("\n")
          .map((line, index) => ({ line, where: `${path}:${index + 1}` }))
          .filter(({ line }) => /^export default\b|^export \*|^(export )?(let|var) /.test(line))
          .map(({ where }) => where),
      );
    expect(wrong).toEqual([]);
  });
});

describe("the two manifests", () => {
  const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), "utf8"));
  it("offer the same subpaths, from the same sources", () => {
    const node = read("package.json").exports as Record<string, { types: string; default: string }>;
    const deno = read("deno.json").exports as Record<string, string>;
    expect(Object.keys(node)).toEqual(Object.keys(deno));
    for (const [key, source] of Object.entries(deno)) {
      expect(existsSync(join(projectRoot, source)), source).toBe(true);
      expect(node[key]?.default).toBe(source.replace(/^\.\//, "./dist/").replace(/\.ts$/, ".js"));
    }
  });
  it("agree on versions", () => {
    const node = read("package.json");
    const deno = read("deno.json");
    expect(deno.version).toBe(node.version);
    for (const [name, version] of Object.entries(node.dependencies))
      expect(deno.imports[name]).toBe(`npm:${name}@${version}`);
  });
});

function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      found.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      return;
    }
    state.set(path, "open");
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    state.set(path, "done");
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
