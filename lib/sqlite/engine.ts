/** What a column holds. Integers are safe integers; a BLOB is a plain `Uint8Array`. */
export type SqlValue = null | number | string | Uint8Array;

/** One row, column name → value. */
export type Row = Readonly<Record<string, SqlValue>>;

/** A parameter as handed to an engine: integers are BigInt, so that every engine stores an INTEGER and never a REAL. */
export type Bound = null | number | bigint | string | Uint8Array;

/** A prepared statement as every engine has it, in the engine's own dialect of values. */
export interface EngineStatement {
  run(...parameters: Bound[]): unknown;
  get(...parameters: Bound[]): unknown;
  all(...parameters: Bound[]): unknown[];
}

/** An open database of one engine; the adapters do nothing but reach these. */
export interface EngineDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): EngineStatement;
  close(): unknown;
}

/** An engine that this process can use. */
export interface Engine {
  readonly name: "bun:sqlite" | "node:sqlite" | "better-sqlite3";
  open(path: string): EngineDatabase;
}
