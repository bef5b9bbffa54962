import { decodeUtf8, encodeUtf8 } from "../format/utf8.ts";
import { jsonDepthMax, scanJson, type TextFault } from "./scan.ts";
import type { JsonValue } from "./value.ts";

export { jsonDepthMax } from "./scan.ts";

const quotationMark = 0x22;
const backslash = 0x5c;

/** What makes bytes no JSON document of the protocol. Every one is a stage 1 fault (MWP-SDV-015). */
export type ParseFault = "invalid-utf8" | TextFault;

/** The one value, or the first fault and the byte offset where it shows. */
export type ParseResult =
  | {
      readonly ok: true;
      readonly value: JsonValue;
      /** The document had no escape, so no text in the value needs one or holds a lone surrogate. */
      readonly escapeFree: boolean;
    }
  | { readonly ok: false; readonly fault: ParseFault; readonly offset: number };

/**
 * Bytes to one JSON value, strictly (MWP-SDV-015, MWP-EVT-012): well-formed UTF-8, no byte-order mark, no repeated
 * decoded member name, nothing after the value, nesting up to {@link jsonDepthMax}. Nothing is lost that a later stage
 * must judge: `1e400` is Infinity, lone surrogates stay in their strings (MWP-SDV-016), `__proto__` is an own member.
 */
export function parseJson(bytes: Uint8Array): ParseResult {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, fault: "invalid-utf8", offset: illFormedOffset(bytes) };
  try {
    const value: JsonValue = JSON.parse(text);
    const escapeFree = isEscapeFree(text);
    // Whoever has added members to Object.prototype has spoilt the count.
    const countable = countMembers({}, 0) === 0;
    if (countable && countMembers(value, 0) === countNames(text, escapeFree)) return { ok: true, value, escapeFree };
  } catch {
    // The scanner finds out what is wrong and where.
  }
  return scan(text);
}

/** The same promise kept by the exact scanner alone: what {@link parseJson} must agree with. */
export function parseJsonPlain(bytes: Uint8Array): ParseResult {
  const text = decodeUtf8(bytes);
  return text === undefined ? { ok: false, fault: "invalid-utf8", offset: illFormedOffset(bytes) } : scan(text);
}

function scan(text: string): ParseResult {
  const scanned = scanJson(text);
  if (scanned.ok) return { ok: true, value: scanned.value, escapeFree: isEscapeFree(text) };
  return { ok: false, fault: scanned.fault, offset: encodeUtf8(text.slice(0, scanned.index)).length };
}

function isEscapeFree(text: string): boolean {
  return !text.includes("\\");
}

/**
 * Members in the value, NaN when it is nested too deep. `JSON.parse` keeps one member per name, so the value has as
 * many members as the text has names exactly when no name repeats.
 */
function countMembers(value: JsonValue, depth: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth === jsonDepthMax) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) count += countMembers(value[index] as JsonValue, depth + 1);
  } else {
    for (const name in value) count += 1 + countMembers(value[name] as JsonValue, depth + 1);
  }
  return count;
}

/**
 * Member names in a JSON text, or more: colons that follow an unescaped quotation mark, with or without white space
 * between. A string that begins with a colon adds one too; then the count is too high, never too low, and the scanner
 * has to decide. NaN when a name is spelt with an escape, which the `JSON.parse` of V8 since 12.8 may read as another
 * name (nodejs/node#63785).
 */
function countNames(text: string, escapeFree: boolean): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (isSpace(text.charCodeAt(before))) before--;
    if (text.charCodeAt(before) !== quotationMark) continue;
    if (!escapeFree) {
      if (isEscaped(text, before)) continue;
      if (!isPlainName(text, before)) return Number.NaN;
    }
    count++;
  }
  return count;
}

/** Whether the string that ends with the quotation mark at this index has no escape in it. */
function isPlainName(text: string, closing: number): boolean {
  let index = closing - 1;
  while (index >= 0 && text.charCodeAt(index) !== quotationMark) {
    if (text.charCodeAt(index) === backslash) return false;
    index--;
  }
  return !isEscaped(text, index);
}

/** Whether an odd number of backslashes stands before the index. */
function isEscaped(text: string, index: number): boolean {
  let before = index - 1;
  while (text.charCodeAt(before) === backslash) before--;
  return (index - before) % 2 === 0;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Where the bytes first differ from their repaired form: at or inside the first ill-formed sequence. */
function illFormedOffset(bytes: Uint8Array): number {
  const repaired = encodeUtf8(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  const offset = bytes.findIndex((byte, index) => byte !== repaired[index]);
  return offset < 0 ? bytes.length : offset;
}
