import { randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { type Database, openDatabase, SqliteError } from "../../../lib/sqlite/mod.ts";
import { StoreError } from "../port.ts";

/**
 * Makes this process the only one that has the database, until the returned function is called or the process ends,
 * however it ends. The lock file `PATH.lock` is itself a small SQLite database whose write lock is held for good: the
 * operating system drops it with the process, so a stale lock is no lock, whatever pid it names (pids are used again,
 * and a container's are all alike). The pid and random id in it say who holds it. The file stays: deleting it would
 * race with the next holder. Throws `StoreError` `held`.
 */
export async function lockDatabase(path: string): Promise<() => void> {
  for (const file of [path, `${path}.lock`]) createPrivate(file);
  const lock = await openDatabase(`${path}.lock`, { journal: "delete", busyTimeoutMs: 250 });
  try {
    const id = randomUUID();
    while (!hold(lock, id));
    return () => lock.close();
  } catch (error) {
    const pid = holder(lock)?.pid ?? "unknown";
    lock.close();
    if (!(error instanceof SqliteError) || error.code !== "busy") throw error;
    throw new StoreError("held", `${path} is in use by process ${pid}: one process per database, stop that one first`);
  }
}

/**
 * Creates a file that only its owner reads; SQLite gives its log the same mode. One that exists is not touched, and not
 * opened: closing it would drop the locks that this process has on it.
 */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch {} // it exists, or SQLite will say why it cannot
}

/** False when another process wrote its name between our two transactions: then neither of the names is a holder yet. */
function hold(lock: Database, id: string): boolean {
  lock.transaction(() => {
    lock.exec("CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL, id TEXT NOT NULL) STRICT; DELETE FROM holder");
    lock.prepare("INSERT INTO holder VALUES (?, ?)").run(process.pid, id);
  });
  lock.exec("BEGIN IMMEDIATE");
  if (holder(lock)?.id === id) return true;
  lock.exec("ROLLBACK");
  return false;
}

function holder(lock: Database): { readonly pid: unknown; readonly id: unknown } | undefined {
  try {
    const row = lock.prepare("SELECT pid, id FROM holder").get();
    return row && { pid: row.pid, id: row.id };
  } catch {
    return undefined; // not written yet
  }
}
