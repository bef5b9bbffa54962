import type { Database, Row } from "../../../lib/sqlite/mod.ts";
import type { PolicyLogRow } from "../port.ts";
import { decodeRegistryEntry } from "../records.ts";
import type { SyncStore } from "../sync.ts";
import { bytesOf, numberOf, textOf, totalOf } from "./columns.ts";

type SideLogs = Pick<
  SyncStore,
  | "readRegistryLog"
  | "registryRevision"
  | "readCursor"
  | "readCursors"
  | "writeCursors"
  | "readPolicyLog"
  | "appendAudit"
  | "readAudit"
>;

/** The logs beside the Events — Registry, policy, audit — and the Cursors. */
export function sideLogs(database: Database): SideLogs {
  const registry = database.prepare("SELECT * FROM registry WHERE revision > ? ORDER BY revision");
  const revision = database.prepare("SELECT max(revision) AS value FROM registry");
  const cursor = database.prepare("SELECT sequence FROM cursors WHERE agent = ? AND group_id = ?");
  const cursors = database.prepare("SELECT group_id, sequence FROM cursors WHERE agent = ? ORDER BY group_id");
  const writeCursor = database.prepare(
    "INSERT INTO cursors VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET sequence = excluded.sequence " +
      "WHERE excluded.sequence > sequence",
  );
  const policy = "SELECT policy_log.*, group_id FROM policy_log LEFT JOIN logs ON logs.id = log WHERE position > ?";
  const allPolicy = database.prepare(`${policy} ORDER BY position LIMIT ?`);
  const groupPolicy = database.prepare(
    `${policy} AND log = (SELECT id FROM logs WHERE group_id = ?) ORDER BY position LIMIT ?`,
  );
  const insertAudit = database.prepare("INSERT INTO audit (record) VALUES (?)");
  const audit = database.prepare("SELECT * FROM audit WHERE position > ? ORDER BY position LIMIT ?");

  return {
    readRegistryLog: (after) =>
      registry
        .all(after)
        .map((row) => ({ revision: numberOf(row.revision), entry: decodeRegistryEntry(bytesOf(row.entry)) })),
    registryRevision: () => totalOf(revision.get()),
    readCursor: (agentId, groupId) => numberOf(cursor.get(agentId, groupId)?.sequence ?? 0),
    readCursors: (agentId) =>
      cursors.all(agentId).map((row) => ({ agentId, groupId: textOf(row.group_id), sequence: numberOf(row.sequence) })),
    writeCursors(rows) {
      database.transaction(() => {
        for (const { agentId, groupId, sequence } of rows) writeCursor.run(agentId, groupId, sequence);
      });
    },
    readPolicyLog(groupId, after, limit) {
      const rows = groupId === undefined ? allPolicy.all(after, limit) : groupPolicy.all(after, groupId, limit);
      return rows.map(policyOf);
    },
    appendAudit(records) {
      database.transaction(() => {
        for (const record of records) insertAudit.run(record);
      });
    },
    readAudit: (after, limit) =>
      audit.all(after, limit).map((row) => ({ position: numberOf(row.position), bytes: bytesOf(row.record) })),
  };
}

function policyOf(row: Row): PolicyLogRow {
  const group = row.group_id === null ? {} : { groupId: textOf(row.group_id) };
  return { ...group, position: numberOf(row.position), entryId: textOf(row.entry_id), bytes: bytesOf(row.entry) };
}
