import { sha256 } from "../../../lib/format/digest.ts";
import { keyBytes } from "../records.ts";

/** Events per log; the row number of an Event is `log * eventsPerLog + sequence`. */
export const eventsPerLog: number = 2 ** 30;

/** Logs that fit below 2^53 row numbers. */
export const logMax: number = 2 ** 23 - 1;

/** Row number of an Event. */
export function rowOf(log: number, sequence: number): number {
  return log * eventsPerLog + sequence;
}

/** Log and sequence of a row number. */
export function placeOf(row: number): { readonly log: number; readonly number: number } {
  return { log: Math.floor(row / eventsPerLog), number: row % eventsPerLog };
}

/** 16 bytes that stand for several texts; the row they lead to has the texts themselves. */
export function shortKey(...parts: readonly string[]): Uint8Array {
  return sha256(keyBytes(...parts)).subarray(0, 16);
}

/** The 32 bytes of `sha256:…`. */
export function hashBytes(hash: string): Uint8Array {
  return Buffer.from(hash.slice("sha256:".length), "hex");
}

/** The text of {@link hashBytes}. */
export function hashText(bytes: Uint8Array): string {
  return `sha256:${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`;
}
