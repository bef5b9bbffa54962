import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { type ArtifactContent, hashMismatch } from "./port.ts";

/** Bytes of one piece. */
const pieceBytes = 65_536;

/**
 * Reads an open file piece by piece, hashed on the way. One piece is always held back until the one behind it was read,
 * so the last goes out only when the whole is known to be right.
 */
export async function createContent(handle: FileHandle, contentHash: string): Promise<ArtifactContent> {
  const hash = createHash("sha256");
  let held: Uint8Array | undefined;
  let state: "reading" | "read" | "closed" = "reading";

  async function close(): Promise<void> {
    if (state === "closed") return;
    state = "closed";
    await handle.close();
  }

  async function read(): Promise<Uint8Array | undefined> {
    const piece = new Uint8Array(pieceBytes);
    const { bytesRead } = await handle.read(piece, 0, pieceBytes, null);
    if (bytesRead > 0) {
      hash.update(piece.subarray(0, bytesRead));
      return piece.subarray(0, bytesRead);
    }
    state = "read";
    if (`sha256:${hash.digest("hex")}` === contentHash) return undefined;
    throw hashMismatch(contentHash);
  }

  const { size: sizeBytes } = await handle.stat();
  return {
    sizeBytes,
    async next() {
      if (state === "closed") return undefined;
      try {
        while (state === "reading") {
          const piece = await read();
          const out = held;
          held = piece;
          if (out !== undefined) return out;
        }
        const last = held;
        held = undefined;
        if (last === undefined) await close();
        return last;
      } catch (error) {
        await close();
        throw error;
      }
    },
    close,
  };
}
