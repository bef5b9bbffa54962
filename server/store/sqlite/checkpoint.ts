import type { Database } from "../../../lib/sqlite/mod.ts";
import { numberOf } from "./columns.ts";

/** Size past which the write-ahead log is cut to nothing at the next checkpoint, in bytes. */
export const walBytesMax: number = 64 * 1024 * 1024;

/** Moves the write-ahead log into the database. */
export interface Checkpointer {
  /**
   * Copies what is committed and lets the next append start the log anew; past {@link walBytesMax} also truncates the
   * file. To be called by a timer (every 100 ms to 1 s), between appends and never inside one.
   */
  run(): void;
  /** Truncates now, and until it succeeds again at every {@link run}: after a redaction no old page may stay in the log. */
  erase(): void;
}

/**
 * Takes checkpoints out of the appends. SQLite's own, which makes one commit in a thousand pages slow, is put off to
 * twice {@link walBytesMax}: it only serves a process that never calls `run`.
 */
export function createCheckpointer(database: Database): Checkpointer {
  const pageBytes = numberOf(database.prepare("PRAGMA page_size").get()?.page_size);
  database.exec(`PRAGMA wal_autocheckpoint = ${Math.ceil((2 * walBytesMax) / pageBytes)}`);
  const passive = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  const truncate = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  let erasing = false;
  const cut = (): void => {
    erasing = numberOf(truncate.get()?.busy) !== 0 && erasing;
  };
  return {
    run() {
      if (erasing) return cut();
      const pages = numberOf(passive.get()?.log);
      if (pages * pageBytes > walBytesMax) cut();
    },
    erase() {
      erasing = true;
      cut();
    },
  };
}
