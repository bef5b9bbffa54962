import type { Database } from "../../../lib/sqlite/mod.ts";
import type { Writer } from "../append.ts";
import type { DeadlineKey, StoredCommand, StoredEvent } from "../port.ts";
import { admissionRecordIdOf, encodeRegistryEntry } from "../records.ts";
import { numberOf, totalOf } from "./columns.ts";
import { hashBytes, hashKey, shortKey } from "./keys.ts";
import { actorName, type Names } from "./names.ts";

/** Sessions of an Agent whose token hashes are kept, so that a fenced token is known as one. */
const sessionsKept = 8;

/** The writes of the SQLite adapter; a log is its number. To be used inside a transaction. */
export function sqliteWriter(database: Database, names: Names): Writer<number> {
  const one = (sql: string): ((...parameters: Parameters<ReturnType<Database["prepare"]>["run"]>) => boolean) => {
    const statement = database.prepare(sql);
    return (...parameters) => statement.run(...parameters).changes > 0;
  };
  const events = eventWrites(database, names);

  const logByGroup = database.prepare("SELECT id, head FROM logs WHERE group_id IS ?");
  const insertLog = one("INSERT INTO logs (group_id, head) VALUES (?, 0)");
  const setHead = one("UPDATE logs SET head = ? WHERE id = ?");
  const openLog = (groupId: string | undefined): number => {
    const id = logByGroup.get(groupId ?? null)?.id;
    if (id !== undefined) return numberOf(id);
    insertLog(groupId ?? null);
    return numberOf(logByGroup.get(groupId ?? null)?.id);
  };

  const epoch = database.prepare("SELECT max(epoch) AS value FROM sessions WHERE agent = ?");
  const insertSession = one("INSERT INTO sessions VALUES (?, ?, ?, ?)");
  const forgetSessions = one("DELETE FROM sessions WHERE agent = ? AND epoch <= ?");
  const revision = database.prepare("SELECT max(revision) AS value FROM registry");
  const insertRegistry = one("INSERT INTO registry (entry) VALUES (?)");
  const receipt = database.prepare("SELECT 1 FROM receipts WHERE key = ?");
  const insertReceipt = one("INSERT INTO receipts VALUES (?, last_insert_rowid())");
  const insertCommand = one("INSERT INTO commands SELECT id, ?, ?, ?, ?, ? FROM events WHERE log = ? AND sequence = ?");
  const insertIdentifier = one("INSERT OR IGNORE INTO identifiers VALUES (?)");
  const insertPolicy = one("INSERT INTO policy_log (log, entry_id, entry) VALUES (?, ?, ?)");
  const insertAdmission = one("INSERT INTO admissions (kind, record_id, service, hash, record) VALUES (?, ?, ?, ?, ?)");
  const admit = one("INSERT OR IGNORE INTO admitted VALUES (?, last_insert_rowid())");
  const putMembership = one("INSERT OR REPLACE INTO memberships VALUES (?, ?, ?, ?, ?, ?)");
  const setDeadline = one("INSERT OR REPLACE INTO deadlines VALUES (?, ?, ?, ?)");
  const clearDeadline = one("DELETE FROM deadlines WHERE group_id = ? AND kind = ? AND subject = ?");
  const deadline = (key: DeadlineKey): [string, string, string] => [key.groupId, key.kind, key.subjectId];

  return {
    ...events,
    sessionEpoch: (agentId) => totalOf(epoch.get(agentId)),
    registryRevision: () => totalOf(revision.get()),
    head: (groupId) => numberOf(logByGroup.get(groupId ?? null)?.head ?? 0),
    openLog,
    setHead: (log, head) => void setHead(head, log),
    hasReceipt: (command) => receipt.get(commandKey(command)) !== undefined,
    insertCommand(command, { log, number }) {
      const actor = names.number(actorName(command.actorType, command.actorId));
      const key = names.number(command.keyId);
      insertCommand(actor, command.actionId, key, hashBytes(command.signingHash), command.bytes, log, number);
      insertReceipt(commandKey(command));
    },
    claimIdentifier: ({ kind, id }) => insertIdentifier(shortKey(kind, id)),
    insertPolicy({ groupId, entryId, bytes }) {
      insertPolicy(groupId === undefined ? null : openLog(groupId), entryId, bytes);
    },
    insertAdmission({ signingHash, admissionRecordId, documentKind, authenticatedService, bytes }) {
      const service = names.number(actorName(authenticatedService.type, authenticatedService.id));
      const recordId = admissionRecordId === admissionRecordIdOf(signingHash) ? null : admissionRecordId;
      const hash = hashBytes(signingHash);
      insertAdmission(names.number(documentKind), recordId, service, hash, bytes);
      return admit(hashKey(hash));
    },
    insertRegistry: (entry) => void insertRegistry(encodeRegistryEntry(entry)),
    openSession({ agentId, epoch, tokenHash, expiresAt }) {
      insertSession(agentId, epoch, tokenHash ?? null, expiresAt);
      forgetSessions(agentId, epoch - sessionsKept);
    },
    putMembership({ groupId, principalType, principalId, membershipEpoch, state, role, visibilityStartSequence }) {
      const principal = names.number(actorName(principalType, principalId));
      putMembership(principal, openLog(groupId), membershipEpoch, state, role, visibilityStartSequence);
    },
    setDeadline: (due) => void setDeadline(...deadline(due), due.dueAtMs),
    clearDeadline: (key) => void clearDeadline(...deadline(key)),
  };
}

type EventWrites = Pick<Writer<number>, "insertEvent" | "replaceEvent">;

function eventWrites(database: Database, names: Names): EventWrites {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO events (log, sequence, event_id, kind, key, service, accepted_at, hash, body) " +
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const replace = database.prepare(
    "UPDATE events SET kind = ?, key = ?, service = ?, accepted_at = ?, hash = ?, body = ? " +
      "WHERE log = ? AND sequence = ? AND event_id = ?",
  );
  const forgetCommand = database.prepare(
    "UPDATE commands SET body = x'' WHERE id = (SELECT id FROM events WHERE log = ? AND sequence = ?)",
  );
  const columns = (event: StoredEvent): [number, number, number, string, Uint8Array, Uint8Array] => [
    names.number(event.kind),
    names.number(event.keyId),
    names.number(actorName(event.acceptedBy.type, event.acceptedBy.id)),
    event.acceptedAt,
    hashBytes(event.signingHash),
    event.bytes,
  ];
  return {
    insertEvent: (event, { log, number }) => insert.run(log, number, event.eventId, ...columns(event)).changes > 0,
    replaceEvent(rendition, { log, number }) {
      forgetCommand.run(log, number);
      return replace.run(...columns(rendition), log, number, rendition.eventId).changes > 0;
    },
  };
}

function commandKey({ actorType, actorId, actionId }: StoredCommand): Uint8Array {
  return shortKey(actorType, actorId, actionId);
}
