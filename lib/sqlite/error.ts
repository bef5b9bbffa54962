/**
 * What went wrong, the same word on every engine: `busy` another connection holds the lock, `constraint` a rule of the
 * schema, `full` no space, `readonly`, `corrupt` a damaged file or none of SQLite's, `other` everything else, misuse of
 * this module included.
 */
export type SqliteErrorCode = "busy" | "constraint" | "full" | "readonly" | "corrupt" | "other";

/** The one error of `lib/sqlite`; the engine's own is its `cause`. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: SqliteErrorCode;

  constructor(code: SqliteErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

// Primary result codes (https://sqlite.org/rescode.html), their names, and the message for engines that give no code.
const faults: readonly (readonly [SqliteErrorCode, readonly number[], RegExp, RegExp])[] = [
  ["busy", [5, 6], /^SQLITE_(BUSY|LOCKED)/, /database (table )?is locked/],
  [
    "constraint",
    [19, 20],
    /^SQLITE_(CONSTRAINT|MISMATCH)/,
    /constraint failed|cannot store \w+ value in|datatype mismatch/,
  ],
  ["full", [13], /^SQLITE_FULL/, /database or disk is full/],
  ["readonly", [8], /^SQLITE_READONLY/, /readonly database/],
  ["corrupt", [11, 26], /^SQLITE_(CORRUPT|NOTADB)/, /malformed|file is not a database/],
];

/** Any engine's error as the one class; a `SqliteError` is returned as it is. */
export function toSqliteError(error: unknown): SqliteError {
  if (error instanceof SqliteError) return error;
  const { code, errcode, errno, message } = error as Partial<Record<"code" | "errcode" | "errno" | "message", unknown>>;
  const number = typeof errcode === "number" ? errcode : errno;
  const found = faults.find(
    ([, numbers, name, text]) =>
      (typeof number === "number" && numbers.includes(number & 0xff)) ||
      (typeof code === "string" && name.test(code)) ||
      text.test(String(message)),
  );
  return new SqliteError(found?.[0] ?? "other", `SQLite: ${message ?? error}`, { cause: error });
}
