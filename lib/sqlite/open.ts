import { type Database, wrapDatabase } from "./database.ts";
import type { Engine } from "./engine.ts";
import { loadBetterEngine } from "./engines/better.ts";
import { loadBunEngine } from "./engines/bun.ts";
import { loadNodeEngine } from "./engines/node.ts";
import { SqliteError, toSqliteError } from "./error.ts";

/** How long a statement waits for another connection's lock. */
export const busyTimeoutMs = 5_000;

/** `journal`: `wal` (the default) for data, `delete` for a file that is written once and mostly held. */
export interface OpenOptions {
  readonly journal?: "wal" | "delete";
  readonly busyTimeoutMs?: number;
}

/** Every engine this process can use, in order of preference. */
export async function availableEngines(): Promise<readonly Engine[]> {
  const loaded = await Promise.all([loadBunEngine(), loadNodeEngine(), loadBetterEngine()]);
  return loaded.filter((engine) => engine !== undefined);
}

/**
 * Opens (or creates) a database with the first engine there is: `bun:sqlite`, `node:sqlite`, better-sqlite3.
 * Durability is what the pragmas say in {@link openWith}; throws `SqliteError`, also when no engine is there.
 */
export async function openDatabase(path: string, options: OpenOptions = {}): Promise<Database> {
  const engine = (await loadBunEngine()) ?? (await loadNodeEngine()) ?? (await loadBetterEngine());
  if (engine !== undefined) return openWith(engine, path, options);
  throw new SqliteError(
    "other",
    "no SQLite in this runtime: use Node 22.13 or later, Bun or Deno, or install better-sqlite3 12 with this very " +
      "version of Node (npm install better-sqlite3@12)",
  );
}

/**
 * Opens a database with one engine and makes it durable and strict: WAL, `synchronous=FULL` (a commit that returned is
 * on the disk), foreign keys, deleted content overwritten. Each pragma is read back; one that is not in force is an error.
 */
export function openWith(engine: Engine, path: string, options: OpenOptions = {}): Database {
  const database = openRaw(engine, path);
  try {
    const journal = path === ":memory:" ? "memory" : (options.journal ?? "wal");
    setPragma(database, "busy_timeout", options.busyTimeoutMs ?? busyTimeoutMs, "timeout");
    setPragma(database, "foreign_keys", 1);
    setPragma(database, "journal_mode", journal);
    setPragma(database, "synchronous", 2);
    setPragma(database, "fullfsync", 1); // macOS: plain fsync stops at the drive's cache
    setPragma(database, "secure_delete", 1);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function openRaw(engine: Engine, path: string): Database {
  try {
    return wrapDatabase(engine.name, engine.open(path));
  } catch (error) {
    const { code, message } = toSqliteError(error);
    throw new SqliteError(code, `${message}: ${path}`, { cause: error });
  }
}

function setPragma(database: Database, name: string, value: string | number, column: string = name): void {
  database.exec(`PRAGMA ${name} = ${value}`);
  const inForce = database.prepare(`PRAGMA ${name}`).get()?.[column];
  if (inForce !== value) throw new SqliteError("other", `SQLite: PRAGMA ${name} is ${inForce}, not ${value}`);
}
