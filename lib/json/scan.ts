import type { JsonObject, JsonValue } from "./value.ts";

/** Deepest nesting of arrays and objects in one document; a scalar has depth 0, `[]` depth 1. */
export const jsonDepthMax = 512;

/** What makes a text no JSON document of the protocol. Every one is a stage 1 fault (MWP-SDV-015). */
export type TextFault = "byte-order-mark" | "syntax" | "duplicate-member" | "trailing-data" | "depth";

/** What {@link scanJson} found: the value, or the first fault in reading order and its index in the text. */
export type ScanResult =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly fault: TextFault; readonly index: number };

/**
 * Reads one strict RFC 8259 document character by character: the exact rule, written to be compared with. Refuses a
 * byte-order mark, repeated decoded names, text after the value and nesting beyond {@link jsonDepthMax}. Numbers beyond
 * binary64 become infinite and lone surrogates stay, because both are faults of a later stage (MWP-SDV-016).
 */
export function scanJson(text: string): ScanResult {
  if (text.charCodeAt(0) === 0xfeff) return { ok: false, fault: "byte-order-mark", index: 0 };
  const cursor: Cursor = { text, index: 0, depth: 0 };
  try {
    const value = readValue(cursor);
    skipSpace(cursor);
    if (cursor.index < text.length) throw new Fault("trailing-data", cursor.index);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ok: false, fault: error.fault, index: error.index };
  }
}

interface Cursor {
  readonly text: string;
  index: number;
  depth: number;
}

class Fault extends Error {
  readonly fault: TextFault;
  readonly index: number;

  constructor(fault: TextFault, index: number) {
    super(fault);
    this.fault = fault;
    this.index = index;
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

const literals: readonly (readonly [text: string, value: JsonValue])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

function readValue(cursor: Cursor): JsonValue {
  skipSpace(cursor);
  switch (cursor.text[cursor.index]) {
    case "{":
      return readNested(cursor, readObject);
    case "[":
      return readNested(cursor, readArray);
    case '"':
      return readString(cursor);
    default:
      return readScalar(cursor);
  }
}

function readNested(cursor: Cursor, read: (cursor: Cursor) => JsonValue): JsonValue {
  if (++cursor.depth > jsonDepthMax) throw new Fault("depth", cursor.index);
  cursor.index++;
  const value = read(cursor);
  cursor.depth--;
  return value;
}

function readObject(cursor: Cursor): JsonObject {
  const members = new Map<string, JsonValue>();
  if (!takes(cursor, "}")) {
    do {
      skipSpace(cursor);
      const nameIndex = cursor.index;
      const name = readString(cursor);
      if (members.has(name)) throw new Fault("duplicate-member", nameIndex);
      demand(cursor, ":");
      members.set(name, readValue(cursor));
    } while (takes(cursor, ","));
    demand(cursor, "}");
  }
  return Object.fromEntries(members);
}

function readArray(cursor: Cursor): JsonValue[] {
  const items: JsonValue[] = [];
  if (!takes(cursor, "]")) {
    do items.push(readValue(cursor));
    while (takes(cursor, ","));
    demand(cursor, "]");
  }
  return items;
}

function readString(cursor: Cursor): string {
  demand(cursor, '"');
  let value = "";
  for (;;) {
    value += readPattern(cursor, /[ !#-[\]-\uffff]*/y);
    const character = cursor.text[cursor.index];
    if (character !== '"' && character !== "\\") throw new Fault("syntax", cursor.index);
    cursor.index++;
    if (character === '"') return value;
    value += readEscape(cursor);
  }
}

function readEscape(cursor: Cursor): string {
  const letter = cursor.text[cursor.index] ?? "";
  const hex = letter === "u" ? cursor.text.slice(cursor.index + 1, cursor.index + 5) : "";
  const decoded = /^[0-9A-Fa-f]{4}$/.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : escapes.get(letter);
  if (decoded === undefined) throw new Fault("syntax", cursor.index);
  cursor.index += 1 + hex.length;
  return decoded;
}

function readScalar(cursor: Cursor): JsonValue {
  for (const [text, value] of literals) {
    if (cursor.text.startsWith(text, cursor.index)) {
      cursor.index += text.length;
      return value;
    }
  }
  const digits = readPattern(cursor, /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y);
  if (digits === "") throw new Fault("syntax", cursor.index);
  return Number(digits);
}

function skipSpace(cursor: Cursor): void {
  readPattern(cursor, /[ \t\n\r]*/y);
}

/** Takes the longest run that a sticky pattern matches here, possibly none of it. */
function readPattern(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.index;
  const match = pattern.exec(cursor.text)?.[0] ?? "";
  cursor.index += match.length;
  return match;
}

/** Steps over `character`, and white space before it, when it comes next. */
function takes(cursor: Cursor, character: string): boolean {
  skipSpace(cursor);
  if (cursor.text[cursor.index] !== character) return false;
  cursor.index++;
  return true;
}

function demand(cursor: Cursor, character: string): void {
  if (!takes(cursor, character)) throw new Fault("syntax", cursor.index);
}
