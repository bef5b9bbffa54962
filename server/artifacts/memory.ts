import { createHash } from "node:crypto";
import { type ArtifactStore, hashMismatch, hexOf } from "./port.ts";

/** Bytes of one piece on the way out. */
const pieceBytes = 65_536;

/** Artifacts in memory, for tests and for an authority that keeps nothing. */
export function createMemoryArtifacts(): ArtifactStore {
  const contents = new Map<string, Uint8Array>();
  const held = new Set<string>();
  const contentOf = (groupId: string, contentHash: string): Uint8Array | undefined =>
    held.has(`${groupId} ${contentHash}`) ? contents.get(contentHash) : undefined;
  return {
    async put(groupId, contentHash, chunks) {
      hexOf(contentHash);
      const pieces: Uint8Array[] = [];
      for await (const chunk of chunks) pieces.push(chunk.slice());
      const bytes = new Uint8Array(Buffer.concat(pieces));
      if (textOf(bytes) !== contentHash) throw hashMismatch(contentHash);
      contents.set(contentHash, bytes);
      held.add(`${groupId} ${contentHash}`);
      return { sizeBytes: bytes.length };
    },
    async find(groupId, contentHash) {
      const bytes = contentOf(groupId, contentHash);
      return bytes && { sizeBytes: bytes.length };
    },
    async open(groupId, contentHash) {
      const bytes = contentOf(groupId, contentHash);
      if (bytes === undefined) return undefined;
      let at = 0;
      return {
        sizeBytes: bytes.length,
        async next() {
          if (at >= bytes.length) return undefined;
          at += pieceBytes;
          return bytes.slice(at - pieceBytes, at);
        },
        async close() {},
      };
    },
    async close() {},
  };
}

function textOf(bytes: Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
