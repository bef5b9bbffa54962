import type { Database } from "../../../lib/sqlite/mod.ts";
import type { Writer } from "../append.ts";
import type { DeadlineKey, StoredCommand, StoredEvent } from "../port.ts";
import { type AdmissionColumns, admissionRecordIdOf, encodeRegistryEntry } from "../records.ts";
import { acrossGroups } from "./across-groups.ts";
import { numberOf, totalOf } from "./columns.ts";
import { hashBytes, hashKey, shortKey } from "./keys.ts";
import { createMemo } from "./memo.ts";
import { actorName, type Names } from "./names.ts";

/** Sessions of an Agent whose token hashes are kept, so that a fenced token is known as one. */
const sessionsKept = 8;

/** The writes of the SQLite adapter; a log is its number. To be used inside a transaction. */
export interface SqliteWriter extends Writer<number> {
  /** Drops what is remembered of the database: to be called after every rollback. */
  forget(): void;
}

/** A log's number, undefined before it has one, and its last sequence or position. */
interface LogRow {
  readonly id: number | undefined;
  readonly head: number;
}

/** The writer of a database that no other process writes to. */
export function sqliteWriter(database: Database, names: Names): SqliteWriter {
  const one = (sql: string): ((...parameters: Parameters<ReturnType<Database["prepare"]>["run"]>) => boolean) => {
    const statement = database.prepare(sql);
    return (...parameters) => statement.run(...parameters).changes > 0;
  };
  const events = eventWrites(database, names);

  const logByGroup = database.prepare("SELECT id, head FROM logs WHERE group_id IS ?");
  const logs = createMemo((groupId: string | null): LogRow => {
    const row = logByGroup.get(groupId);
    return row === undefined ? { id: undefined, head: 0 } : { id: numberOf(row.id), head: numberOf(row.head) };
  });
  const insertLog = one("INSERT INTO logs (group_id, head) VALUES (?, 0)");
  const setHead = one("UPDATE logs SET head = ? WHERE id = ?");
  const openLog = (groupId: string | undefined): number => {
    const { id } = logs.get(groupId ?? null);
    if (id !== undefined) return id;
    insertLog(groupId ?? null);
    const made = numberOf(logByGroup.get(groupId ?? null)?.id);
    logs.set(groupId ?? null, { id: made, head: 0 });
    return made;
  };

  const epoch = database.prepare("SELECT max(epoch) AS value FROM sessions WHERE agent = ?");
  const epochs = createMemo((agentId: string) => totalOf(epoch.get(agentId)));
  const insertSession = one("INSERT INTO sessions VALUES (?, ?, ?, ?)");
  const forgetSessions = one("DELETE FROM sessions WHERE agent = ? AND epoch <= ?");
  const revision = database.prepare("SELECT max(revision) AS value FROM registry");
  const revisions = createMemo((_log: "registry") => totalOf(revision.get()));
  const insertRegistry = one("INSERT INTO registry (entry) VALUES (?)");
  const receipt = database.prepare("SELECT 1 FROM receipts WHERE key = ?");
  const insertReceipt = one("INSERT OR IGNORE INTO receipts VALUES (?, ?)");
  const insertCommand = one("INSERT INTO commands VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const insertIdentifier = one("INSERT OR IGNORE INTO identifiers VALUES (?)");
  const insertPolicy = one("INSERT INTO policy_log (log, entry_id, entry) VALUES (?, ?, ?)");
  const insertAudit = one("INSERT INTO audit (record) VALUES (?)");
  const insertAdmission = one("INSERT INTO admissions (kind, record_id, service, hash, record) VALUES (?, ?, ?, ?, ?)");
  const admit = one("INSERT OR IGNORE INTO admitted VALUES (?, last_insert_rowid())");
  const putMembership = one("INSERT OR REPLACE INTO memberships VALUES (?, ?, ?, ?, ?, ?)");
  const setDeadline = one("INSERT OR REPLACE INTO deadlines VALUES (?, ?, ?, ?)");
  const clearDeadline = one("DELETE FROM deadlines WHERE group_id = ? AND kind = ? AND subject = ?");
  const deadline = (key: DeadlineKey): [string, string, string] => [key.groupId, key.kind, key.subjectId];

  return {
    ...events,
    ...acrossGroups(database, openLog),
    sessionEpoch: epochs.get,
    registryRevision: () => revisions.get("registry"),
    head: (groupId) => logs.get(groupId ?? null).head,
    openLog,
    setHead(groupId, head) {
      const id = openLog(groupId);
      setHead(head, id);
      logs.set(groupId ?? null, { id, head });
    },
    hasReceipt: (command) => receipt.get(commandKey(command)) !== undefined,
    insertCommand(command) {
      const id = events.nextId();
      if (!insertReceipt(commandKey(command), id)) return false;
      const actor = names.number(actorName(command.actorType, command.actorId));
      const { key, service, acceptedAt, hash } = admissionColumns(names, command);
      return insertCommand(id, actor, command.actionId, key, service, acceptedAt, hash, command.bytes);
    },
    claimIdentifier: ({ kind, id }) => insertIdentifier(shortKey(kind, id)),
    insertPolicy({ groupId, entryId, bytes }) {
      insertPolicy(groupId === undefined ? null : openLog(groupId), entryId, bytes);
    },
    insertAudit: (record) => void insertAudit(record),
    insertAdmission({ signingHash, admissionRecordId, documentKind, authenticatedService, bytes }) {
      const service = names.number(actorName(authenticatedService.type, authenticatedService.id));
      const recordId = admissionRecordId === admissionRecordIdOf(signingHash) ? null : admissionRecordId;
      const hash = hashBytes(signingHash);
      insertAdmission(names.number(documentKind), recordId, service, hash, bytes);
      return admit(hashKey(hash));
    },
    insertRegistry(entry) {
      insertRegistry(encodeRegistryEntry(entry));
      revisions.forget();
    },
    openSession({ agentId, epoch, tokenHash, expiresAt }) {
      insertSession(agentId, epoch, tokenHash ?? null, expiresAt);
      epochs.set(agentId, epoch);
      forgetSessions(agentId, epoch - sessionsKept);
    },
    putMembership({ groupId, principalType, principalId, membershipEpoch, state, role, visibilityStartSequence }) {
      const principal = names.number(actorName(principalType, principalId));
      putMembership(principal, openLog(groupId), membershipEpoch, state, role, visibilityStartSequence);
    },
    setDeadline: (due) => void setDeadline(...deadline(due), due.dueAtMs),
    clearDeadline: (key) => void clearDeadline(...deadline(key)),
    forget() {
      for (const remembered of [names, events, logs, epochs, revisions]) remembered.forget();
    },
  };
}

interface EventWrites extends Pick<Writer<number>, "insertEvent" | "replaceEvent"> {
  /** The number of the next Event's row. */
  nextId(): number;
  forget(): void;
}

function eventWrites(database: Database, names: Names): EventWrites {
  const insert = database.prepare(
    "INSERT OR IGNORE INTO events (id, log, sequence, event_id, kind, key, service, accepted_at, hash, body) " +
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const lastId = database.prepare("SELECT max(id) AS value FROM events");
  const ids = createMemo((_place: "next") => totalOf(lastId.get()) + 1);
  const nextId = (): number => ids.get("next");
  const replace = database.prepare(
    "UPDATE events SET kind = ?, key = ?, service = ?, accepted_at = ?, hash = ?, body = ? " +
      "WHERE log = ? AND sequence = ? AND event_id = ?",
  );
  const forgetCommand = database.prepare(
    "UPDATE commands SET body = x'' WHERE id = (SELECT id FROM events WHERE log = ? AND sequence = ?)",
  );
  const columns = (event: StoredEvent): [number, number, number, string, Uint8Array, Uint8Array] => {
    const { key, service, acceptedAt, hash } = admissionColumns(names, event);
    return [names.number(event.kind), key, service, acceptedAt, hash, event.bytes];
  };
  return {
    insertEvent(event, { log, number }) {
      const id = nextId();
      if (insert.run(id, log, number, event.eventId, ...columns(event)).changes === 0) return false;
      ids.set("next", id + 1);
      return true;
    },
    nextId,
    forget: ids.forget,
    replaceEvent(rendition, { log, number }) {
      forgetCommand.run(log, number);
      return replace.run(...columns(rendition), log, number, rendition.eventId).changes > 0;
    },
  };
}

interface RecordColumns {
  readonly key: number;
  readonly service: number;
  readonly acceptedAt: string;
  readonly hash: Uint8Array;
}

/** What the First-Admission Record of a Command or an Event is rendered from. */
function admissionColumns(
  names: Names,
  { signingHash, keyId, acceptedBy, acceptedAt }: AdmissionColumns,
): RecordColumns {
  const service = names.number(actorName(acceptedBy.type, acceptedBy.id));
  return { key: names.number(keyId), service, acceptedAt, hash: hashBytes(signingHash) };
}

function commandKey({ actorType, actorId, actionId }: StoredCommand): Uint8Array {
  return shortKey(actorType, actorId, actionId);
}
