import type { Engine, EngineDatabase, EngineStatement, Row, SqlValue } from "./engine.ts";
import { SqliteError, toSqliteError } from "./error.ts";
import { parameterCount } from "./shape.ts";
import { bindValue, readRow } from "./values.ts";

/** A prepared statement. Parameters are positional, exactly as many as the statement has `?`. */
export interface Statement {
  /** Executes; `changes` is the number of rows inserted, updated or deleted. */
  run(...parameters: SqlValue[]): { readonly changes: number };
  /** First row, `undefined` when there is none. */
  get(...parameters: SqlValue[]): Row | undefined;
  all(...parameters: SqlValue[]): Row[];
}

/** An open database. Every method throws `SqliteError`. */
export interface Database {
  readonly engine: Engine["name"];
  /** Version of the SQLite library. */
  readonly version: string;
  /** Executes any number of statements without parameters. */
  exec(sql: string): void;
  prepare(sql: string): Statement;
  /** `BEGIN IMMEDIATE`, `fn`, `COMMIT`; whatever `fn` throws rolls back and is thrown on. Not to be nested, never async. */
  transaction<T>(fn: () => T): T;
  /** Closes; a second call does nothing. */
  close(): void;
}

/** One interface over an engine's own database. */
export function wrapDatabase(engine: Engine["name"], inner: EngineDatabase): Database {
  const run = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw toSqliteError(error);
    }
  };
  const prepare = (sql: string): Statement => run(() => wrapStatement(inner.prepare(sql), parameterCount(sql)));
  const exec = (sql: string): void => run(() => void inner.exec(sql));
  const begin = prepare("BEGIN IMMEDIATE");
  const commit = prepare("COMMIT");
  let open = true;
  return {
    engine,
    version: String(prepare("SELECT sqlite_version() AS version").get()?.version),
    exec,
    prepare,
    transaction(fn) {
      begin.run();
      try {
        const result = fn();
        if (result instanceof Promise) throw new SqliteError("other", "SQLite: a transaction is synchronous");
        commit.run();
        return result;
      } catch (error) {
        rollBack(exec);
        throw error;
      }
    },
    close() {
      if (!open) return;
      open = false;
      run(() => void inner.close());
    },
  };
}

function wrapStatement(inner: EngineStatement, count: number): Statement {
  const call = <T>(parameters: SqlValue[], method: (...bound: ReturnType<typeof bindValue>[]) => T): T => {
    if (parameters.length !== count) {
      throw new SqliteError("other", `SQLite: ${count} parameters wanted, ${parameters.length} given`);
    }
    try {
      return method(...parameters.map(bindValue));
    } catch (error) {
      throw toSqliteError(error);
    }
  };
  return {
    run: (...parameters) =>
      call(parameters, (...bound) => {
        const { changes } = inner.run(...bound) as { readonly changes: number | bigint };
        return { changes: Number(changes) };
      }),
    get: (...parameters) => call(parameters, (...bound) => readRow(inner.get(...bound))),
    all: (...parameters) => call(parameters, (...bound) => inner.all(...bound).map((row) => readRow(row) as Row)),
  };
}

// After some failures (disk full) SQLite has rolled back already and says that no transaction is active.
function rollBack(exec: (sql: string) => void): void {
  try {
    exec("ROLLBACK");
  } catch {}
}
