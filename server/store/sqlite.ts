import { type Database, openDatabase } from "../../lib/sqlite/mod.ts";
import { stale, staleFact, writeEntry } from "./append.ts";
import { assertEntry } from "./entry.ts";
import { migrations } from "./migrations/list.ts";
import type { AppendEntry, AppendOutcome, Store } from "./port.ts";
import { createCheckpointer } from "./sqlite/checkpoint.ts";
import { eventReads } from "./sqlite/event-reads.ts";
import { indexReads } from "./sqlite/index-reads.ts";
import { lockDatabase } from "./sqlite/lock.ts";
import { claimOrganization, migrate } from "./sqlite/migrate.ts";
import { createNames, type Names } from "./sqlite/names.ts";
import { readTokens } from "./sqlite/read-tokens.ts";
import { sideLogs } from "./sqlite/side-logs.ts";
import { sqliteWriter } from "./sqlite/writer.ts";
import { asStore, toStoreError } from "./sync.ts";

/** `path`: the database file, or `:memory:` for one without lock and durability. */
export interface SqliteStoreOptions {
  readonly path: string;
  readonly organizationId: string;
}

// Pages of the indexes that every append touches; SQLite's default is 2 MB.
const cacheBytes = 64 * 1024 * 1024;

/**
 * Opens or creates the store of one Organization, migrated to the newest schema and held by this process until `close`.
 * A resolved append is on the disk (`synchronous=FULL`). Throws `StoreError` `held`, `newer`, `foreign` or what the
 * database says.
 */
export async function openSqliteStore({ path, organizationId }: SqliteStoreOptions): Promise<Store> {
  try {
    const release = path === ":memory:" ? () => {} : await lockDatabase(path);
    return await openDatabase(path)
      .then((database) => createSqliteStore(database, organizationId, release))
      .catch((error: unknown) => {
        release();
        throw error;
      });
  } catch (error) {
    throw toStoreError(error);
  }
}

/** A store over an open database, which it closes at its own close or when it cannot be used; then `closed` is called. */
export function createSqliteStore(database: Database, organizationId: string, closed: () => void): Store {
  try {
    migrate(database, migrations);
    claimOrganization(database, organizationId);
    database.exec(`PRAGMA cache_size = ${-cacheBytes / 1024}`);
    const names = createNames(database);
    const checkpointer = createCheckpointer(database);
    return asStore({
      ...eventReads(database, names, organizationId),
      ...indexReads(database),
      ...sideLogs(database),
      ...readTokens(database),
      append: createAppend(database, names, checkpointer.erase),
      checkpoint: checkpointer.run,
      close() {
        database.close();
        closed();
      },
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

function createAppend(
  database: Database,
  names: Names,
  eraseLog: () => void,
): (batch: readonly AppendEntry[]) => AppendOutcome[] {
  const writer = sqliteWriter(database, names);
  const inSavepoint = createSavepoint(database, writer.forget);
  const direct = (entry: AppendEntry): AppendOutcome => {
    const fact = staleFact(writer, entry);
    if (fact !== undefined) return stale(fact);
    const outcome = writeEntry(writer, entry);
    if (outcome.status === "stale") throw takeBack;
    return outcome;
  };
  const guarded = (entry: AppendEntry): AppendOutcome =>
    inSavepoint(() => {
      const fact = staleFact(writer, entry);
      return fact === undefined ? writeEntry(writer, entry) : stale(fact);
    });
  const whole = (one: typeof direct, batch: readonly AppendEntry[]): AppendOutcome[] =>
    inTransaction(database, writer.forget, () => batch.map(one));
  return (batch) => {
    batch.forEach(assertEntry);
    const outcomes = appendTwice(
      () => whole(direct, batch),
      () => whole(guarded, batch),
    );
    const isErasing = ({ redactions = [] }: AppendEntry, index: number): boolean =>
      redactions.length > 0 && outcomes[index]?.status === "committed";
    if (batch.some(isErasing)) eraseLog();
    return outcomes;
  };
}

const takeBack = Symbol("an entry is stale after it wrote");

/**
 * A savepoint per entry makes SQLite copy every page the entry touches, a fifth of an append. So a batch is first tried
 * without, and only where an entry proves stale after it wrote is the transaction rolled back and done with savepoints.
 */
function appendTwice<T>(direct: () => T, guarded: () => T): T {
  try {
    return direct();
  } catch (error) {
    if (error !== takeBack) throw error;
    return guarded();
  }
}

function createSavepoint(database: Database, forget: () => void): (step: () => AppendOutcome) => AppendOutcome {
  const begin = database.prepare("SAVEPOINT entry");
  const release = database.prepare("RELEASE entry");
  const rollBack = database.prepare("ROLLBACK TO entry");
  return (step) => {
    begin.run();
    const outcome = step();
    if (outcome.status === "stale") {
      rollBack.run();
      forget();
    }
    release.run();
    return outcome;
  };
}

function inTransaction<T>(database: Database, forget: () => void, action: () => T): T {
  try {
    return database.transaction(action);
  } catch (error) {
    forget();
    throw error;
  }
}
