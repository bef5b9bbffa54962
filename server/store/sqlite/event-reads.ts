import type { Database, Row } from "../../../lib/sqlite/mod.ts";
import { sequenceMax } from "../entry.ts";
import type { AdmissionRow, Receipt, StoredCommand, StoredEvent } from "../port.ts";
import { admissionRecordIdOf, eventAdmission } from "../records.ts";
import type { SyncStore } from "../sync.ts";
import { bytesOf, numberOf, textOf } from "./columns.ts";
import { hashBytes, hashText, placeOf, rowOf, shortKey } from "./keys.ts";
import { actorName, type Names, namedActor } from "./names.ts";

type EventReads = Pick<
  SyncStore,
  | "readGroupEvents"
  | "groupHead"
  | "readOrganizationEvents"
  | "organizationHead"
  | "findEvent"
  | "findReceipt"
  | "findCommand"
  | "findAdmission"
>;

/** Reads of the logs and of what answers a Command. */
export function eventReads(database: Database, names: Names, organizationId: string): EventReads {
  const logByGroup = database.prepare("SELECT id, head FROM logs WHERE group_id = ?");
  const range = database.prepare("SELECT * FROM events WHERE id > ? AND id <= ? ORDER BY id LIMIT ?");
  const byEventId = database.prepare(
    "SELECT events.*, group_id FROM events JOIN logs ON logs.id = events.id >> 30 WHERE event_id = ?",
  );
  const byReceipt = database.prepare(
    "SELECT commands.*, event_id, group_id FROM receipts JOIN commands ON commands.id = receipts.command " +
      "JOIN events ON events.id = commands.id JOIN logs ON logs.id = commands.id >> 30 WHERE receipts.key = ?",
  );
  const byHash = database.prepare("SELECT event, admission FROM admitted WHERE key = ?");
  const eventById = database.prepare("SELECT * FROM events WHERE id = ?");
  const admissionById = database.prepare("SELECT * FROM admissions WHERE id = ?");

  const head = (groupId: string): number => numberOf(logByGroup.get(groupId)?.head ?? 0);
  const read = (groupId: string, after: number, limit: number): StoredEvent[] => {
    const log = logByGroup.get(groupId);
    if (log === undefined) return [];
    const id = numberOf(log.id);
    const rows = range.all(rowOf(id, Math.min(after, sequenceMax)), rowOf(id, sequenceMax), limit);
    return rows.map((row) => eventOf(row, groupId));
  };
  const eventOf = (row: Row, groupId: string): StoredEvent => ({
    eventId: textOf(row.event_id),
    ...placeMembers(row, groupId),
    kind: names.text(numberOf(row.kind)),
    bytes: bytesOf(row.body),
    ...admissionColumns(row),
  });
  const admissionColumns = (row: Row): Pick<StoredEvent, "signingHash" | "keyId" | "acceptedBy" | "acceptedAt"> => ({
    signingHash: hashText(bytesOf(row.hash)),
    keyId: names.text(numberOf(row.key)),
    acceptedBy: namedActor(names.text(numberOf(row.service))),
    acceptedAt: textOf(row.accepted_at),
  });
  /** The Command of a receipt, verified by the full values behind the short key. */
  const answered = (actorType: string, actorId: string, actionId: string): Row | undefined => {
    const row = byReceipt.get(shortKey(actorType, actorId, actionId));
    if (row?.action !== actionId) return undefined;
    return names.text(numberOf(row.actor)) === actorName(actorType, actorId) ? row : undefined;
  };
  const admissionOf = (row: Row): AdmissionRow => {
    const signingHash = hashText(bytesOf(row.hash));
    return {
      signingHash,
      admissionRecordId: row.record_id === null ? admissionRecordIdOf(signingHash) : textOf(row.record_id),
      documentKind: names.text(numberOf(row.kind)),
      bytes: bytesOf(row.record),
      authenticatedService: namedActor(names.text(numberOf(row.service))),
    };
  };
  const admitted = (key: Uint8Array): AdmissionRow | undefined => {
    const found = byHash.get(key);
    if (typeof found?.event === "number") {
      const event = eventById.get(found.event);
      return event && eventAdmission(organizationId, admissionColumns(event));
    }
    const row = typeof found?.admission === "number" ? admissionById.get(found.admission) : undefined;
    return row && admissionOf(row);
  };

  return {
    readGroupEvents: read,
    groupHead: head,
    readOrganizationEvents: (after, limit) => read("", after, limit),
    organizationHead: () => head(""),
    findEvent(eventId) {
      const row = byEventId.get(eventId);
      return row && eventOf(row, textOf(row.group_id));
    },
    findReceipt(actorType, actorId, actionId): Receipt | undefined {
      const row = answered(actorType, actorId, actionId);
      if (row === undefined) return undefined;
      const signingHash = hashText(bytesOf(row.hash));
      const place = placeMembers(row, textOf(row.group_id));
      return { actorType, actorId, actionId, signingHash, eventId: textOf(row.event_id), ...place };
    },
    findCommand(actorType, actorId, actionId): StoredCommand | undefined {
      const row = answered(actorType, actorId, actionId);
      if (row === undefined) return undefined;
      const signingHash = hashText(bytesOf(row.hash));
      const keyId = names.text(numberOf(row.key));
      return { actorType, actorId, actionId, signingHash, keyId, bytes: bytesOf(row.body) };
    },
    findAdmission(signingHash) {
      const found = admitted(hashBytes(signingHash).subarray(0, 16));
      return found?.signingHash === signingHash ? found : undefined;
    },
  };
}

function placeMembers(row: Row, groupId: string): { position: number } | { groupId: string; sequence: number } {
  const { number } = placeOf(numberOf(row.id));
  return groupId === "" ? { position: number } : { groupId, sequence: number };
}
