export type { Database, Statement } from "./database.ts";
export type { Engine, Row, SqlValue } from "./engine.ts";
export { SqliteError, type SqliteErrorCode, toSqliteError } from "./error.ts";
export { availableEngines, busyTimeoutMs, type OpenOptions, openDatabase, openWith } from "./open.ts";
