import { sha256TextOf } from "../../../lib/format/digest.ts";

/** 16 bytes that stand for several texts; the row they lead to has the texts themselves. */
export function shortKey(...parts: readonly string[]): Uint8Array {
  return hashKey(hashBytes(sha256TextOf(JSON.stringify(parts))));
}

/** The 32 bytes of `sha256:…`. */
export function hashBytes(hash: string): Uint8Array {
  return Buffer.from(hash.slice("sha256:".length), "hex");
}

/** The 16 bytes under which a hash is looked up. */
export function hashKey(hash: Uint8Array): Uint8Array {
  return hash.subarray(0, 16);
}

/** The text of {@link hashBytes}. */
export function hashText(bytes: Uint8Array): string {
  return `sha256:${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`;
}
