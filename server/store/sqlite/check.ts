import { existsSync } from "node:fs";
import { type Database, openDatabase } from "../../../lib/sqlite/mod.ts";
import { StoreError } from "../port.ts";

// What SQLite cannot know: heads agree with the logs, and what answers, admits or follows leads to a row.
const rules: readonly (readonly [fault: string, sql: string])[] = [
  [
    "a log has holes or a wrong head",
    `SELECT coalesce(group_id, 'the Organization') AS subject FROM logs LEFT JOIN events ON log = logs.id GROUP BY logs.id
       HAVING count(sequence) <> head OR coalesce(min(sequence), 1) <> 1 OR coalesce(max(sequence), 0) <> head`,
  ],
  ["an Event is in no log", "SELECT event_id AS subject FROM events WHERE log NOT IN (SELECT id FROM logs)"],
  [
    "a Command has no Event or no receipt",
    `SELECT action AS subject FROM commands WHERE id NOT IN (SELECT id FROM events)
       OR id NOT IN (SELECT command FROM receipts)`,
  ],
  [
    "a receipt has no Command",
    "SELECT hex(key) AS subject FROM receipts WHERE command NOT IN (SELECT id FROM commands)",
  ],
  [
    "an admission record is not in the Admission Log",
    `SELECT hex(hash) AS subject FROM admissions WHERE NOT EXISTS (
       SELECT 1 FROM admitted WHERE key = substr(admissions.hash, 1, 16) AND admitted.admission = admissions.id
     )`,
  ],
  [
    "an intent has no Event as its cause",
    "SELECT intent_id AS subject FROM intents WHERE cause NOT IN (SELECT event_id FROM events)",
  ],
];

const faultsMax = 20;

/**
 * Checks a database file: SQLite's `quick_check`, then our own rules. Returns the faults found, none when it is sound;
 * reads everything once, also beside a running server. Throws `StoreError` when there is no such file.
 */
export async function checkSqliteFile(path: string): Promise<readonly string[]> {
  if (!existsSync(path)) throw new StoreError("other", `${path} does not exist`);
  const database = await openDatabase(path);
  try {
    const damage = quickCheck(database);
    return damage.length > 0 ? damage : rules.flatMap(([fault, sql]) => broken(database, fault, sql));
  } finally {
    database.close();
  }
}

function quickCheck(database: Database): string[] {
  const rows = database.prepare(`PRAGMA quick_check(${faultsMax})`).all();
  return rows.map((row) => String(row.quick_check)).filter((line) => line !== "ok");
}

function broken(database: Database, fault: string, sql: string): string[] {
  const rows = database.prepare(`${sql} LIMIT ${faultsMax}`).all();
  return rows.map((row) => `${fault}: ${row.subject}`);
}
