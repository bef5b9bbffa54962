import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFileArtifacts } from "../../../server/artifacts/files.ts";
import { createMemoryArtifacts } from "../../../server/artifacts/memory.ts";
import type { ArtifactStore } from "../../../server/artifacts/port.ts";
import { artifactContract, bytesOf, hashOf, pieces, readAll } from "../../contract/artifacts.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mwp-artifacts-"));
  folders.push(folder);
  return folder;
}

artifactContract("in memory", async () => createMemoryArtifacts());
artifactContract("in files", () => openFileArtifacts(join(newFolder(), "artifacts")));

describe("artifacts in files", () => {
  const group = "urn:g:one";
  let folder: string;
  let store: ArtifactStore;
  beforeEach(async () => {
    folder = newFolder();
    store = await openFileArtifacts(folder);
  });

  const files = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(folder, path)).isFile());
  const contentFile = (hash: string): string => {
    const hex = hash.slice(7);
    return join(folder, "content", hex.slice(0, 2), hex.slice(2, 4), hex);
  };

  it("keep content once, whoever holds it, under names that tell nothing of a Group", async () => {
    const bytes = bytesOf(100);
    const hash = hashOf(bytes);
    for (const groupId of [group, "urn:g:two"]) await store.put(groupId, hash, pieces(bytes));
    expect(files().filter((path) => path.startsWith("content"))).toHaveLength(1);
    expect(files().filter((path) => path.startsWith("groups"))).toHaveLength(2);
    expect(files().join()).not.toContain("urn");
    expect(readFileSync(contentFile(hash))).toEqual(Buffer.from(bytes));
    expect(statSync(contentFile(hash)).mode & 0o077).toBe(0);
  });

  it.each([
    ["a changed byte", (file: string) => writeFileSync(file, bytesOf(200_000, 1))],
    ["a lost end", (file: string) => truncateSync(file, 199_999)],
    ["an end too much", (file: string) => writeFileSync(file, bytesOf(200_001))],
    ["nothing", (file: string) => truncateSync(file, 0)],
  ])("never give out %s as content: the last piece is held back (MWP-WRK-024)", async (_, damage) => {
    const bytes = bytesOf(200_000);
    const hash = hashOf(bytes);
    await store.put(group, hash, pieces(bytes));
    damage(contentFile(hash));
    const content = await store.open(group, hash);
    let got = 0;
    await expect(
      (async () => {
        for (let piece = await content?.next(); piece !== undefined; piece = await content?.next()) got += piece.length;
      })(),
    ).rejects.toMatchObject({ code: "hash-mismatch" });
    expect(got).toBeLessThan(200_000);
    expect(await content?.next()).toBeUndefined();
    await store.put(group, hash, pieces(bytes));
    expect(Buffer.from((await readAll(store, group, hash)) ?? [])).toEqual(Buffer.from(bytes));
  });

  it("leave no file behind that is not content: neither a refusal nor a crash does", async () => {
    await expect(store.put(group, hashOf(bytesOf(5)), pieces(bytesOf(6)))).rejects.toThrow();
    expect(files()).toEqual([]);
    const half = join(folder, "temporary", "half");
    writeFileSync(half, "half");
    await openFileArtifacts(folder);
    expect(existsSync(half)).toBe(false);
  });

  it("survive a new start", async () => {
    const bytes = bytesOf(1_000);
    await store.put(group, hashOf(bytes), pieces(bytes));
    const again = await openFileArtifacts(folder);
    expect(await readAll(again, group, hashOf(bytes))).toHaveLength(1_000);
  });
});
