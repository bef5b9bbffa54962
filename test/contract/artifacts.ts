import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ArtifactStore } from "../../server/artifacts/port.ts";

export const hashOf = (bytes: Uint8Array): string => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
export const bytesOf = (length: number, seed = 0): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + seed) % 251);

export async function* pieces(bytes: Uint8Array, length = 10_000): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Reads content to its end. */
export async function readAll(store: ArtifactStore, groupId: string, hash: string): Promise<Uint8Array | undefined> {
  const content = await store.open(groupId, hash);
  if (content === undefined) return undefined;
  const read: Uint8Array[] = [];
  for (let piece = await content.next(); piece !== undefined; piece = await content.next()) read.push(piece);
  await content.close();
  return new Uint8Array(Buffer.concat(read));
}

/** What every store of Artifacts must do. */
export function artifactContract(name: string, create: () => Promise<ArtifactStore>): void {
  describe(`artifact store ${name} (MWP-WRK-023, MWP-WRK-024)`, () => {
    let store: ArtifactStore;
    beforeEach(async () => {
      store = await create();
    });
    afterEach(() => store.close());

    it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
      "gives back %i bytes as they were put",
      async (length) => {
        const bytes = bytesOf(length);
        const hash = hashOf(bytes);
        expect(await store.put("urn:g:one", hash, pieces(bytes))).toEqual({ sizeBytes: length });
        expect(await store.find("urn:g:one", hash)).toEqual({ sizeBytes: length });
        expect(Buffer.from((await readAll(store, "urn:g:one", hash)) ?? [])).toEqual(Buffer.from(bytes));
      },
    );

    it("holds content for the Groups that put it, and for no other", async () => {
      const bytes = bytesOf(10);
      const hash = hashOf(bytes);
      await store.put("urn:g:one", hash, pieces(bytes));
      expect(await store.open("urn:g:two", hash)).toBeUndefined();
      expect(await store.find("urn:g:two", hash)).toBeUndefined();
      await store.put("urn:g:two", hash, pieces(bytes));
      expect(await store.find("urn:g:two", hash)).toEqual({ sizeBytes: 10 });
      expect(await store.open("urn:g:one", hashOf(bytesOf(11)))).toBeUndefined();
    });

    it("takes the same content again, at the same time too", async () => {
      const bytes = bytesOf(100_000);
      const hash = hashOf(bytes);
      const puts = Array.from({ length: 8 }, () => store.put("urn:g:one", hash, pieces(bytes, 1_000)));
      expect(await Promise.all(puts)).toEqual(Array(8).fill({ sizeBytes: 100_000 }));
      expect(await readAll(store, "urn:g:one", hash)).toHaveLength(100_000);
    });

    it("refuses what is not the content of its hash, and what is no hash", async () => {
      const hash = hashOf(bytesOf(10));
      for (const bytes of [bytesOf(11), bytesOf(10, 1), new Uint8Array()])
        await expect(store.put("urn:g:one", hash, pieces(bytes))).rejects.toMatchObject({ code: "hash-mismatch" });
      expect(await store.find("urn:g:one", hash)).toBeUndefined();
      for (const text of [
        "",
        "sha256:x",
        hash.toUpperCase(),
        `${hash}0`,
        `../../${hash}`,
        hash.replace("sha256", "md5"),
      ])
        await expect(store.put("urn:g:one", text, pieces(bytesOf(10)))).rejects.toMatchObject({ code: "bad-hash" });
    });

    it("leaves nothing of content that broke off", async () => {
      const bytes = bytesOf(50_000);
      const hash = hashOf(bytes);
      async function* broken(): AsyncGenerator<Uint8Array, void, void> {
        yield* pieces(bytes.subarray(0, 30_000));
        throw new Error("gone");
      }
      await expect(store.put("urn:g:one", hash, broken())).rejects.toThrow("gone");
      expect(await store.find("urn:g:one", hash)).toBeUndefined();
    });
  });
}
