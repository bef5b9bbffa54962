import type { JsonValue } from "./value.ts";

/** The RFC 6901 JSON Pointer of a path of member names and array indices; the empty path is the whole document. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The value an RFC 6901 JSON Pointer names, or undefined when the pointer is malformed or names nothing. */
export function resolvePointer(document: JsonValue, pointer: string): JsonValue | undefined {
  if (pointer === "") return document;
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return undefined;
  let value: JsonValue | undefined = document;
  for (const escaped of pointer.slice(1).split("/")) {
    value = step(value, escaped.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return value;
}

function step(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return /^(?:0|[1-9][0-9]*)$/.test(name) ? value[Number(name)] : undefined;
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
