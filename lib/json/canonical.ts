import { encodeUtf8, hasLoneSurrogate } from "../format/utf8.ts";
import { writePlain } from "./plain-writer.ts";
import { jsonDepthMax } from "./scan.ts";
import type { JsonObject, JsonValue } from "./value.ts";

export { CanonicalizationError, type CanonicalizationFault } from "./plain-writer.ts";

/** What is known of a value beforehand. */
export interface CanonicalHints {
  /** Set only to what `parseJson` said of this very value, unchanged: spares looking for characters to escape. */
  readonly escapeFree?: boolean;
}

/**
 * The RFC 8785 text of a JSON value: members by UTF-16 code units of their names, numbers in ECMAScript shortest form,
 * no white space. Only what JSON has is taken: own enumerable members of plain objects, dense arrays; `toJSON` is an
 * ordinary (and then refused) member. Throws {@link CanonicalizationError} (MWP-FND-003, MWP-FND-006, MWP-EVT-012).
 */
export function canonicalText(value: JsonValue, hints?: CanonicalHints): string {
  return writeFast(value, undefined, hints);
}

/** The UTF-8 bytes of {@link canonicalText}: what hashes are taken over. */
export function canonicalBytes(value: JsonValue, hints?: CanonicalHints): Uint8Array {
  return encodeUtf8(writeFast(value, undefined, hints));
}

/** Canonical bytes of an object without one top-level member: the signing bytes when that is `signature` (MWP-SDV-002, MWP-SDV-015). */
export function canonicalBytesWithout(value: JsonObject, topLevelMember: string, hints?: CanonicalHints): Uint8Array {
  return encodeUtf8(writeFast(value, topLevelMember, hints));
}

const sortInPlaceMax = 32;
// Anything but what stands for itself: control characters, quotation mark, backslash, surrogates.
const needsCare = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function writeFast(value: JsonValue, without: string | undefined, hints: CanonicalHints | undefined): string {
  try {
    return write(value, 0, hints?.escapeFree === true, without);
  } catch {
    // Whatever went wrong, the plain writer knows the exact fault and its place.
    return writePlain(value, without);
  }
}

function write(value: JsonValue, depth: number, escapeFree: boolean, without?: string): string {
  if (typeof value === "string") return `"${inner(value, escapeFree)}"`;
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : giveUp();
  if (typeof value === "boolean" || value === null) return `${value}`;
  if (typeof value !== "object" || depth === jsonDepthMax) return giveUp();
  if (Array.isArray(value)) return writeArray(value, depth + 1, escapeFree);
  return writeObject(value, depth + 1, escapeFree, without);
}

function writeArray(items: readonly JsonValue[], depth: number, escapeFree: boolean): string {
  let text = "[";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += write(items[index] as JsonValue, depth, escapeFree);
  }
  return `${text}]`;
}

function writeObject(object: JsonObject, depth: number, escapeFree: boolean, without: string | undefined): string {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return giveUp();
  let text = "";
  // Punctuation is joined to what stands beside it: every concatenation less is felt.
  let opening = '{"';
  for (const name of sort(Object.keys(object))) {
    if (name === without) continue;
    const member = object[name] as JsonValue;
    text +=
      typeof member === "string"
        ? `${opening}${inner(name, escapeFree)}":"${inner(member, escapeFree)}"`
        : `${opening}${inner(name, escapeFree)}":${write(member, depth, escapeFree)}`;
    opening = ',"';
  }
  return text === "" ? "{}" : `${text}}`;
}

/** What stands between the quotation marks of a string. */
function inner(text: string, escapeFree: boolean): string {
  if (escapeFree || !needsCare.test(text)) return text;
  return hasLoneSurrogate(text) ? giveUp() : JSON.stringify(text).slice(1, -1);
}

/** Names by UTF-16 code units. Few and nearly sorted is the rule, and there insertion beats the general sort. */
function sort(names: string[]): string[] {
  if (names.length > sortInPlaceMax) return names.sort();
  for (let index = 1; index < names.length; index++) {
    const name = names[index] as string;
    let hole = index;
    while (hole > 0 && (names[hole - 1] as string) > name) {
      names[hole] = names[hole - 1] as string;
      hole--;
    }
    if (hole !== index) names[hole] = name;
  }
  return names;
}

function giveUp(): never {
  throw new TypeError("no canonical form");
}
