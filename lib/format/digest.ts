import { sha256 as nobleSha256 } from "@noble/hashes/sha2.js";
import { encodeUtf8 } from "./utf8.ts";

// The runtime's own SHA-256 where there is one; found at run time so that browsers can load this file. Its `hash`, which
// makes no Hash object, is a third faster; not every runtime has it.
const native = globalThis.process?.getBuiltinModule?.("node:crypto");

/** SHA-256 of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  if (native === undefined) return nobleSha256(bytes);
  const digest = native.hash?.("sha256", bytes, "buffer") ?? native.createHash("sha256").update(bytes).digest();
  return new Uint8Array(digest.buffer, digest.byteOffset, digest.byteLength);
}

/** SHA-256 over pieces; `text` ends it and is what {@link sha256Text} makes of all of them. */
export interface Sha256 {
  update(bytes: Uint8Array): void;
  text(): string;
}

/** A SHA-256 that has seen nothing yet. */
export function createSha256(): Sha256 {
  if (native !== undefined) {
    const hash = native.createHash("sha256");
    return { update: (bytes) => void hash.update(bytes), text: () => `sha256:${hash.digest("hex")}` };
  }
  const hash = nobleSha256.create();
  return { update: (bytes) => void hash.update(bytes), text: () => `sha256:${encodeHex(hash.digest())}` };
}

/** SHA-256 of bytes in its only text form, `sha256:` and 64 lower-case hex digits (MWP-FND-007). */
export function sha256Text(bytes: Uint8Array): string {
  return `sha256:${native === undefined ? encodeHex(nobleSha256(bytes)) : nativeHex(native, bytes)}`;
}

/** {@link sha256Text} of the UTF-8 bytes of a text, which are not made where the runtime does without. */
export function sha256TextOf(text: string): string {
  return native?.hash === undefined ? sha256Text(encodeUtf8(text)) : `sha256:${native.hash("sha256", text, "hex")}`;
}

function nativeHex(crypto: NonNullable<typeof native>, bytes: Uint8Array): string {
  return crypto.hash?.("sha256", bytes, "hex") ?? crypto.createHash("sha256").update(bytes).digest("hex");
}

/** Whether a text has the form that {@link sha256Text} writes (MWP-FND-007). */
export function isSha256Text(text: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(text);
}

/** Lower-case hex digits of bytes, two a byte. */
export function encodeHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += (byte < 16 ? "0" : "") + byte.toString(16);
  return text;
}

/** Bytes of lower-case hex digits, or undefined for any other text. */
export function decodeHex(text: string): Uint8Array | undefined {
  if (text.length % 2 !== 0 || /[^0-9a-f]/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
}
