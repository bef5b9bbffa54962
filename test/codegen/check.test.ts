import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { generateAll } from "../../codegen/all.ts";
import { banner, differingFiles, writeFiles } from "../../codegen/printer.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "codegen-"));
afterAll(() => rmSync(scratch, { recursive: true }));

describe("generated/", () => {
  it("is byte for byte what the schemas say", async () => {
    expect(differingFiles(join(root, "generated"), await generateAll(join(root, "schemas")))).toEqual([]);
  });

  it("is written the same way twice", async () => {
    expect([...(await generateAll(join(root, "schemas")))]).toEqual([...(await generateAll(join(root, "schemas")))]);
  });

  it("says in every file that nobody edits it", async () => {
    for (const [path, text] of await generateAll(join(root, "schemas")))
      expect(text.split("\n").slice(0, 2), path).toContain(banner);
  });

  it("is made where no payload schema exists", async () => {
    const documents = join(scratch, "schemas");
    execFileSync("mkdir", [documents]);
    execFileSync("sh", ["-c", `cp "${root}"schemas/*.json "${documents}"`]);
    const files = await generateAll(documents);
    expect([...files.keys()].filter((path) => path.includes("payload/"))).toEqual([]);
    expect(files.get("typed.ts")).toContain("export interface CommandPayloads {\n\n}");
  });
});

describe("codegen --check", () => {
  it("names what is changed, missing or superfluous", () => {
    const files = new Map([
      ["a.ts", "a\n"],
      ["deep/b.js", "b\n"],
    ]);
    const directory = join(scratch, "out");
    writeFiles(directory, files);
    expect(differingFiles(directory, files)).toEqual([]);
    writeFileSync(join(directory, "a.ts"), "edited\n");
    writeFileSync(join(directory, "deep", "left-over.js"), "");
    rmSync(join(directory, "deep", "b.js"));
    expect(differingFiles(directory, files)).toEqual(["a.ts", "deep/b.js", "deep/left-over.js"]);
    writeFiles(directory, files);
    expect(differingFiles(directory, files)).toEqual([]);
    expect(readFileSync(join(directory, "a.ts"), "utf8")).toBe("a\n");
  });
});
