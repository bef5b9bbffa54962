import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Command, Event } from "../../generated/types.ts";
import { encodeHex, sha256Text } from "../../lib/json/mod.ts";
import { type Database, openDatabase, type Row } from "../../lib/sqlite/mod.ts";

/** One Event as it lies in the authority's file. */
export interface StoredEvent {
  /** Place in the order of commits over all logs. */
  readonly order: number;
  /** Undefined in the Organization's own log. */
  readonly groupId: string | undefined;
  readonly sequence: number;
  readonly eventId: string;
  readonly bytes: Uint8Array;
  /** Of `bytes`. */
  readonly digest: string;
  readonly document: Event;
}

/** One accepted Command as it lies in the file, with the Event that answers it. */
export interface StoredCommand {
  readonly order: number;
  /** `type id`. */
  readonly actor: string;
  readonly actionId: string;
  readonly signingHash: string;
  /** Undefined once its Message was redacted. */
  readonly document: Command | undefined;
}

/** What the authority's file holds, in the order of commits. */
export interface StoredLog {
  readonly events: readonly StoredEvent[];
  readonly commands: readonly StoredCommand[];
  /** Faults that SQLite or the tables themselves show. */
  readonly faults: readonly string[];
}

/**
 * Reads the file of an authority that does not run, from a copy: recovering it is left to the authority. This reads the
 * tables with SQL of its own, so that a fault of the store cannot hide itself. `deep` checks the pages too.
 */
export async function readStore(file: string, { deep }: { readonly deep: boolean }): Promise<StoredLog> {
  const scratch = mkdtempSync(`${file}-copy-`);
  const copy = join(scratch, "copy.sqlite");
  for (const suffix of ["", "-wal"]) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  const database = await openDatabase(copy);
  try {
    return {
      events: all(database, eventsSql).map(eventOf),
      commands: all(database, commandsSql).map(commandOf),
      faults: [...(deep ? pageFaults(database) : []), ...admissionFaults(database)],
    };
  } finally {
    database.close();
    rmSync(scratch, { recursive: true });
  }
}

const eventsSql =
  "SELECT events.id, group_id, sequence, event_id, body FROM events JOIN logs ON logs.id = log ORDER BY events.id";
const commandsSql =
  "SELECT commands.id, text AS actor, action, hash, body FROM commands JOIN names ON names.id = actor ORDER BY commands.id";

function eventOf({ id, group_id, sequence, event_id, body }: Row): StoredEvent {
  const bytes = body as Uint8Array;
  return {
    order: Number(id),
    groupId: group_id === "" || group_id === null ? undefined : String(group_id),
    sequence: Number(sequence),
    eventId: String(event_id),
    bytes,
    digest: sha256Text(bytes),
    document: JSON.parse(new TextDecoder().decode(bytes)) as Event,
  };
}

function commandOf({ id, actor, action, hash, body }: Row): StoredCommand {
  const bytes = body as Uint8Array;
  return {
    order: Number(id),
    actor: String(actor),
    actionId: String(action),
    signingHash: `sha256:${encodeHex(hash as Uint8Array)}`,
    document: bytes.length === 0 ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as Command),
  };
}

function pageFaults(database: Database): readonly string[] {
  const found = all(database, "PRAGMA quick_check").flatMap((row) => Object.values(row).map(String));
  return found.filter((line) => line !== "ok").map((line) => `SQLite: ${line}`);
}

/** I15: one First-Admission Record per signing hash; those of Events and Commands are columns of their rows. */
function admissionFaults(database: Database): readonly string[] {
  return ["admissions", "events", "commands"].flatMap((table) =>
    all(database, `SELECT hex(hash) AS hash FROM ${table} GROUP BY hash HAVING count(*) > 1`).map(
      ({ hash }) => `I15: two records of ${table} for ${String(hash)}`,
    ),
  );
}

function all(database: Database, sql: string): Row[] {
  return database.prepare(sql).all();
}
