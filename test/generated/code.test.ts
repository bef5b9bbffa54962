import { dirname, join, normalize } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { generatedFiles } from "./support.ts";

const sources = new Map([...generatedFiles(".js"), ...generatedFiles(".ts")]);

describe("generated code", () => {
  it("compiles nothing and requires nothing at run time", () => {
    for (const [path, text] of sources)
      expect(text, path).not.toMatch(/\brequire\s*\(|\beval\b|\bnew Function\b|\bFunction\(/);
  });

  it("imports only itself, lib/format and lib/json, and so no node: module", () => {
    for (const [path, text] of sources) {
      const imported = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, specifier]) => specifier!);
      for (const specifier of imported) {
        expect(specifier, path).toMatch(/^\.{1,2}\//);
        expect(normalize(join("generated", dirname(path), specifier)), path).toMatch(
          /^(?:generated|lib\/format|lib\/json)\//,
        );
      }
    }
  });

  it("names the declaration of each module for Deno", () => {
    for (const [path, text] of generatedFiles(".js")) {
      const name = path.slice(path.lastIndexOf("/") + 1, -".js".length);
      expect(text.startsWith(`// @ts-self-types="./${name}.d.ts"\n`), path).toBe(true);
      expect(sources.has(`${path.slice(0, -".js".length)}.d.ts`), path).toBe(true);
    }
  });

  it("does not repeat shared definitions in every module", () => {
    const text = [...generatedFiles(".js").values()].join("");
    expect(text.match(/= isProtocolId;/g)).toHaveLength(1);
    expect(Buffer.byteLength(text)).toBeLessThan(1_200_000);
  });
});
