import { decodeBase64url, encodeBase64url } from "../../lib/format/base64url.ts";
import { sha256 } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";

/** How far a reader of an Event stream is, Group by Group. */
export interface StreamPosition {
  /** Last sequence of the Group that was considered; undefined for a Group the position does not know. */
  of(groupId: string): number | undefined;
}

/** First byte of every position: the form may change, an old one must not be misread. */
const version = 1;

/** Bytes by which a Group is told from the others: at the most that one stream follows, one in 10^9 streams has two alike. */
const markBytes = 6;

/** A vector of Group → sequence as opaque text, some ten characters per Group. */
export function encodePosition(sequences: ReadonlyMap<string, number>): string {
  const bytes: number[] = [version];
  for (const [groupId, sequence] of sequences) bytes.push(...markOf(groupId), ...varint(sequence));
  return encodeBase64url(new Uint8Array(bytes));
}

/** Reads a position; undefined for text that is none. */
export function decodePosition(text: string): StreamPosition | undefined {
  const bytes = decodeBase64url(text);
  if (bytes === undefined || bytes[0] !== version) return undefined;
  const sequences = new Map<string, number>();
  for (let at = 1; at < bytes.length; ) {
    const mark = bytes.subarray(at, at + markBytes);
    const number = readVarint(bytes, at + markBytes);
    if (mark.length < markBytes || number === undefined) return undefined;
    const key = mark.join();
    // Should two Groups look alike, both go on at the earlier place: repeats are harmless, gaps are not.
    sequences.set(key, Math.min(number.value, sequences.get(key) ?? number.value));
    at = number.end;
  }
  return { of: (groupId) => sequences.get(markOf(groupId).join()) };
}

function markOf(groupId: string): Uint8Array {
  return sha256(encodeUtf8(groupId)).subarray(0, markBytes);
}

function varint(value: number): readonly number[] {
  const digits: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) digits.push((rest % 128) + 128);
  return [...digits, rest];
}

function readVarint(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  let scale = 1;
  for (let at = start; at < bytes.length; at += 1) {
    const digit = bytes[at] ?? 0;
    value += (digit % 128) * scale;
    if (!Number.isSafeInteger(value)) return undefined;
    if (digit < 128) return { value, end: at + 1 };
    scale *= 128;
  }
  return undefined;
}
