import { hasLoneSurrogate } from "../format/utf8.ts";
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
 * RFC 8785 written straight down, without the top-level member `without`: the rule that the fast writer is compared
 * with, and the one that names the place of a fault. Throws {@link CanonicalizationError}.
 */
export function writePlain(value: JsonValue, without?: string): string {
  return write(value, [], without);
}

type Path = readonly (string | number)[];

function write(value: JsonValue, path: Path, without?: string): string {
  if (typeof value === "string") return writeString(value, path);
  if (typeof value === "number") return writeNumber(value, path);
  if (typeof value === "boolean" || value === null) return String(value);
  if (typeof value !== "object") throw fault("not-json", path);
  if (path.length >= jsonDepthMax) throw fault("depth", path);
  return Array.isArray(value) ? writeArray(value, path) : writeObject(value, path, without);
}

function writeString(text: string, path: Path): string {
  if (hasLoneSurrogate(text)) throw fault("lone-surrogate", path);
  return JSON.stringify(text);
}

function writeNumber(value: number, path: Path): string {
  if (!Number.isFinite(value)) throw fault("non-finite", path);
  return String(value);
}

function writeArray(items: readonly JsonValue[], path: Path): string {
  return `[${Array.from(items, (item, index) => write(item, [...path, index])).join(",")}]`;
}

function writeObject(object: JsonObject, path: Path, without: string | undefined): string {
  const prototype = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) throw fault("not-json", path);
  const members = Object.entries(object)
    .filter(([name]) => name !== without)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => {
      const place = [...path, name];
      return `${writeString(name, place)}:${write(member, place)}`;
    });
  return `{${members.join(",")}}`;
}

function fault(code: CanonicalizationFault, path: Path): CanonicalizationError {
  return new CanonicalizationError(code, jsonPointer(path));
}
