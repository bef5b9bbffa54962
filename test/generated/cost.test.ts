import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryFunctions } from "../../codegen/ajv.ts";
import { validateGroupSnapshot } from "../../generated/validators/group-snapshot.js";
import { protocolDir, protocolJson } from "../support/material.ts";
import { generatedFiles, root } from "./support.ts";

const built = mkdtempSync(join(tmpdir(), "generated-"));

describe("importing the generated validators", () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, "codegen/pack.mjs"), built]);
    writeFileSync(join(built, "package.json"), '{ "type": "module" }');
    for (const module of new Set(Object.values(libraryFunctions).map(({ module }) => module))) compile(module);
  });
  afterAll(() => rmSync(built, { recursive: true }));

  it("works in plain Node once packed", () => {
    const script = `const { validateCommand } = await import(${url("generated/validators/command.js")}); console.log(validateCommand({}));`;
    expect(run(script)).toBe("false\n");
  });

  it("costs less than importing ajv", () => {
    const documents = [...generatedFiles(".js").keys()].filter((path) => !path.includes("payload/"));
    const ours = documents.map((path) => `import(${url(`generated/${path}`)})`).join(", ");
    const [validators, ajv] = medians([ours, `import(${JSON.stringify(import.meta.resolve("ajv/dist/2020.js"))})`]);
    expect(validators).toBeLessThan(ajv!);
  }, 60_000);
});

describe.skipIf(!protocolDir)("validation time (needs MWP_PROTOCOL_DIR)", () => {
  it("grows with the length of a list of unique items, not with its square", () => {
    const snapshot = protocolJson<object>("conformance/vectors/valid/group-snapshot.json");
    const withIds = (count: number): object => ({
      ...snapshot,
      eventIds: Array.from({ length: count }, (_, index) => `urn:test:event:${index}`),
    });
    expect(ratioOfTimes(withIds(16_000), withIds(32_000))).toBeLessThan(3.2);
  });
});

/** How many times longer the second value takes than the first; the best of several runs of each counts. */
function ratioOfTimes(small: unknown, large: unknown): number {
  const best = (value: unknown): number => {
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      expect(validateGroupSnapshot(value)).toBe(true);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  best(small);
  return best(large) / best(small);
}

/** Median time that each list of imports takes, in milliseconds; every run has a process of its own, and they take turns. */
function medians(imports: readonly string[]): number[] {
  const times = imports.map((): number[] => []);
  for (let round = 0; round < 9; round += 1) {
    for (const [index, list] of imports.entries()) {
      const script = `const start = performance.now(); await Promise.all([${list}]); console.log(performance.now() - start);`;
      times[index]!.push(Number(run(script)));
    }
  }
  return times.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!);
}

function run(script: string): string {
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
}

function url(path: string): string {
  return JSON.stringify(new URL(path, `file://${built}/`).href);
}

function compile(module: string): void {
  const options = {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  };
  const { outputText } = ts.transpileModule(readFileSync(join(root, module), "utf8"), { compilerOptions: options });
  const target = join(built, module.replace(/\.ts$/, ".js"));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
}
