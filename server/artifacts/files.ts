import { createHash, randomUUID } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, writeSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createContent } from "./file-content.ts";
import { type ArtifactStore, hashMismatch, hexOf, type StoredArtifact } from "./port.ts";

/**
 * Artifacts in a folder: `content/ab/cd/<hash>` for the bytes, once however many Groups hold them, and
 * `groups/<hash of the Group ID>/<hash>`, empty, for who holds what. Content is written to `temporary/`, made durable and
 * only then renamed, so a name never leads to half of it. What a crash left in `temporary/` is removed at the next start.
 */
export async function openFileArtifacts(folder: string): Promise<ArtifactStore> {
  const temporary = join(folder, "temporary");
  await mkdir(temporary, { recursive: true });
  for (const name of await readdir(temporary)) await rm(join(temporary, name), { force: true });
  const contentFile = (hex: string): string => join(folder, "content", hex.slice(0, 2), hex.slice(2, 4), hex);
  const holdFile = (groupId: string, hex: string): string =>
    join(folder, "groups", createHash("sha256").update(groupId).digest("hex"), hex);
  const isHeld = async (groupId: string, hex: string): Promise<boolean> =>
    (await sizeOf(holdFile(groupId, hex))) !== undefined;

  async function keep(written: string, hex: string): Promise<void> {
    const file = contentFile(hex);
    await makeFolders(folder, dirname(file));
    await rename(written, file);
    await sync(dirname(file));
  }

  async function hold(groupId: string, hex: string): Promise<void> {
    const file = holdFile(groupId, hex);
    await makeFolders(folder, dirname(file));
    await (await open(file, "a", 0o600)).close();
    await sync(dirname(file));
  }

  return {
    async put(groupId, contentHash, chunks) {
      const hex = hexOf(contentHash);
      const written = join(temporary, randomUUID());
      try {
        const sizeBytes = await write(written, contentHash, chunks);
        // Put again even where it is there: so content that was damaged on the disk is mended.
        await keep(written, hex);
        await hold(groupId, hex);
        return { sizeBytes };
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
    async find(groupId, contentHash): Promise<StoredArtifact | undefined> {
      const hex = hexOf(contentHash);
      const sizeBytes = (await isHeld(groupId, hex)) ? await sizeOf(contentFile(hex)) : undefined;
      return sizeBytes === undefined ? undefined : { sizeBytes };
    },
    async open(groupId, contentHash) {
      const hex = hexOf(contentHash);
      if (!(await isHeld(groupId, hex))) return undefined;
      const handle = await openExisting(contentFile(hex));
      return handle && createContent(handle, contentHash);
    },
    async close() {},
  };
}

/**
 * Writes and hashes content as it comes, then makes it durable. The writes do not wait: they go to the page cache, and so
 * nothing queues up behind a client that cannot be held back.
 */
async function write(file: string, contentHash: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const hash = createHash("sha256");
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  let sizeBytes = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      for (let at = 0; at < chunk.length; ) at += writeSync(descriptor, chunk, at);
      sizeBytes += chunk.length;
    }
    if (`sha256:${hash.digest("hex")}` !== contentHash) throw hashMismatch(contentHash);
    if (fstatSync(descriptor).size !== sizeBytes) throw new Error(`${file} is not as long as what was written`);
  } finally {
    closeSync(descriptor);
  }
  await sync(file);
  return sizeBytes;
}

/** Makes the folders down to `folder`, each durable in the one above. */
async function makeFolders(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length > root.length; made = dirname(made)) await sync(dirname(made));
}

/** Makes a file or a folder durable. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openExisting(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, "r");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === "ENOENT";
}
