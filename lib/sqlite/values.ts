import { hasLoneSurrogate } from "../format/utf8.ts";
import type { Bound, Row, SqlValue } from "./engine.ts";
import { SqliteError } from "./error.ts";

/** A parameter for the engine, refused where engines would store different things. */
export function bindValue(value: SqlValue): Bound {
  if (typeof value === "number") return bindNumber(value);
  if (value === null || value instanceof Uint8Array) return value;
  if (typeof value !== "string") throw refused(`cannot bind ${typeof value}`);
  // Some engines cut text at NUL, and lone surrogates come back as something else: bytes belong in a BLOB.
  if (value.includes("\0") || hasLoneSurrogate(value)) throw refused("text with NUL or a lone surrogate; use a BLOB");
  return value;
}

function bindNumber(value: number): Bound {
  if (Number.isSafeInteger(value)) return BigInt(value);
  if (!Number.isFinite(value) || Number.isInteger(value)) throw refused(`number ${value} out of range`);
  return value;
}

/** A row of the engine with plain values; `undefined` for the engine's "no row". */
export function readRow(row: unknown): Row | undefined {
  if (row === undefined || row === null) return undefined;
  const values: Record<string, SqlValue> = {};
  for (const name in row) values[name] = readValue((row as Record<string, unknown>)[name]);
  return values;
}

function readValue(value: unknown): SqlValue {
  if (typeof value === "string" || value === null) return value;
  if (typeof value === "number") {
    // Engines that round make 2^53 + 1 into 2^53, which is out of range too.
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw refused("stored number out of the safe range");
    return value;
  }
  if (!(value instanceof Uint8Array)) throw refused(`column of type ${typeof value}`);
  return value.constructor === Uint8Array ? value : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

function refused(reason: string): SqliteError {
  return new SqliteError("other", `SQLite: ${reason}`);
}
