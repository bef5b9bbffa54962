import { encodeUtf8, hasLoneSurrogate } from "../format/utf8.ts";
import { jsonPointer } from "./pointer.ts";
import { jsonDepthMax } from "./scan.ts";
import type { JsonObject, JsonValue } from "./value.ts";

/** Why a value has no canonical form: outside I-JSON (the first two), nested too deep, or no JSON value at all. */
export type CanonicalizationFault = "non-finite" | "lone-surrogate" | "depth" | "not-json";

/** Thrown for a value without canonical form; `pointer` names the place (RFC 6901). No byte was produced (MWP-FND-006). */
export class CanonicalizationError extends Error {
  readonly code: CanonicalizationFault;
  readonly pointer: string;

  constructor(code: CanonicalizationFault, pointer: string) {
    super(`no canonical form: ${code} at "${pointer}"`);
    this.name = "CanonicalizationError";
    this.code = code;
    this.pointer = pointer;
  }
}

/**
 * The RFC 8785 text of a JSON value: members by UTF-16 code units of their names, numbers in ECMAScript shortest form,
 * no white space. Only what JSON has is taken: own enumerable members of plain objects, dense arrays; `toJSON` is an
 * ordinary (and then refused) member. Throws {@link CanonicalizationError} (MWP-FND-003, MWP-FND-006, MWP-EVT-012).
 */
export function canonicalText(value: JsonValue): string {
  return write(value, []);
}

/** The UTF-8 bytes of {@link canonicalText}: what hashes are taken over. */
export function canonicalBytes(value: JsonValue): Uint8Array {
  return encodeUtf8(canonicalText(value));
}

/** Canonical bytes of an object without one top-level member: the signing bytes when that is `signature` (MWP-SDV-002, MWP-SDV-015). */
export function canonicalBytesWithout(value: JsonObject, topLevelMember: string): Uint8Array {
  return encodeUtf8(writeObject(value, [], topLevelMember));
}

type Path = readonly (string | number)[];

function write(value: JsonValue, path: Path): string {
  if (typeof value === "string") return writeString(value, path);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw fault("non-finite", path);
    return String(value);
  }
  if (typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) return writeArray(value, path);
  if (typeof value === "object") return writeObject(value, path);
  throw fault("not-json", path);
}

function writeString(text: string, path: Path): string {
  if (hasLoneSurrogate(text)) throw fault("lone-surrogate", path);
  return JSON.stringify(text);
}

function writeArray(items: readonly JsonValue[], path: Path): string {
  if (path.length >= jsonDepthMax) throw fault("depth", path);
  return `[${Array.from(items, (item, index) => write(item, [...path, index])).join(",")}]`;
}

function writeObject(object: JsonObject, path: Path, without?: string): string {
  if (path.length >= jsonDepthMax) throw fault("depth", path);
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw fault("not-json", path);
  const names = Object.keys(object)
    .filter((name) => name !== without)
    .sort();
  const members = names.map((name) => {
    const memberPath = [...path, name];
    return `${writeString(name, memberPath)}:${write(object[name] as JsonValue, memberPath)}`;
  });
  return `{${members.join(",")}}`;
}

function fault(code: CanonicalizationFault, path: Path): CanonicalizationError {
  return new CanonicalizationError(code, jsonPointer(path));
}
