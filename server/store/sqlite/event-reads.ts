import type { Database, Row } from "../../../lib/sqlite/mod.ts";
import type { AdmissionRow, Receipt, StoredCommand, StoredEvent } from "../port.ts";
import { type AdmissionColumns, admissionRecordIdOf, commandAdmission, eventAdmission } from "../records.ts";
import type { SyncStore } from "../sync.ts";
import { bytesOf, numberOf, textOf } from "./columns.ts";
import { hashBytes, hashKey, hashText, shortKey } from "./keys.ts";
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
  | "findCommandAdmission"
  | "findEventAdmission"
>;

/** Reads of the logs and of what answers a Command. */
export function eventReads(database: Database, names: Names, organizationId: string): EventReads {
  const head = database.prepare("SELECT head FROM logs WHERE group_id IS ?");
  const range = database.prepare(
    "SELECT * FROM events WHERE log = (SELECT id FROM logs WHERE group_id IS ?) AND sequence > ? ORDER BY sequence LIMIT ?",
  );
  const byEventId = database.prepare(
    "SELECT events.*, group_id FROM events JOIN logs ON logs.id = log WHERE event_id = ?",
  );
  const byReceipt = database.prepare(
    "SELECT commands.*, event_id, sequence, group_id FROM receipts JOIN commands ON commands.id = command " +
      "JOIN events ON events.id = commands.id JOIN logs ON logs.id = log WHERE receipts.key = ?",
  );
  const byHash = database.prepare(
    "SELECT admissions.* FROM admitted JOIN admissions ON admissions.id = admission WHERE admitted.key = ?",
  );

  const headOf = (groupId: string | null): number => numberOf(head.get(groupId)?.head ?? 0);
  const read = (groupId: string | null, after: number, limit: number): StoredEvent[] =>
    range.all(groupId, after, limit).map((row) => eventOf({ ...row, group_id: groupId }));
  const eventOf = (row: Row): StoredEvent => ({
    eventId: textOf(row.event_id),
    ...placeMembers(row),
    kind: names.text(numberOf(row.kind)),
    bytes: bytesOf(row.body),
    ...admissionColumns(row),
  });
  const admissionColumns = (row: Row): AdmissionColumns => ({
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

  return {
    readGroupEvents: read,
    groupHead: headOf,
    readOrganizationEvents: (after, limit) => read(null, after, limit),
    organizationHead: () => headOf(null),
    findEvent(eventId) {
      const row = byEventId.get(eventId);
      return row && eventOf(row);
    },
    findReceipt(actorType, actorId, actionId): Receipt | undefined {
      const row = answered(actorType, actorId, actionId);
      if (row === undefined) return undefined;
      const signingHash = hashText(bytesOf(row.hash));
      return { actorType, actorId, actionId, signingHash, eventId: textOf(row.event_id), ...placeMembers(row) };
    },
    findCommand(actorType, actorId, actionId): StoredCommand | undefined {
      const row = answered(actorType, actorId, actionId);
      if (row === undefined) return undefined;
      return { actorType, actorId, actionId, ...admissionColumns(row), bytes: bytesOf(row.body) };
    },
    findAdmission(signingHash) {
      const row = byHash.get(hashKey(hashBytes(signingHash)));
      const found = row && admissionOf(row);
      return found?.signingHash === signingHash ? found : undefined;
    },
    findCommandAdmission(actorType, actorId, actionId) {
      const row = answered(actorType, actorId, actionId);
      return row && commandAdmission(organizationId, { actorType, actorId, ...admissionColumns(row) });
    },
    findEventAdmission(eventId) {
      const row = byEventId.get(eventId);
      return row && eventAdmission(organizationId, admissionColumns(row));
    },
  };
}

function placeMembers(row: Row): { position: number } | { groupId: string; sequence: number } {
  const number = numberOf(row.sequence);
  return row.group_id === null ? { position: number } : { groupId: textOf(row.group_id), sequence: number };
}
