import type { Row, SqlValue } from "../../../lib/sqlite/mod.ts";
import { StoreError } from "../port.ts";

/** A column that holds a number; throws `StoreError` `corrupt` when it does not. */
export function numberOf(value: SqlValue | undefined): number {
  if (typeof value !== "number") throw unexpected("number");
  return value;
}

/** A column that holds text. */
export function textOf(value: SqlValue | undefined): string {
  if (typeof value !== "string") throw unexpected("text");
  return value;
}

/** A column that holds bytes. */
export function bytesOf(value: SqlValue | undefined): Uint8Array {
  if (!(value instanceof Uint8Array)) throw unexpected("BLOB");
  return value;
}

/** The single column `value` of a row that an aggregate always answers; 0 for NULL. */
export function totalOf(row: Row | undefined): number {
  return row?.value === null ? 0 : numberOf(row?.value);
}

function unexpected(type: string): StoreError {
  return new StoreError("corrupt", `a column is no ${type}`);
}
