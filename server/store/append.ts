import type {
  AdmissionRow,
  AppendEntry,
  DeadlineKey,
  DeadlineRow,
  Identifier,
  MembershipRow,
  PolicyLogEntry,
  RegistryEntry,
  SessionOpening,
  StaleFact,
  StoredCommand,
  StoredEvent,
} from "./port.ts";
import { isDerivedAdmissionRecordId } from "./records.ts";

/** An Event's place: its log and its sequence or position there. */
export interface Place<Log> {
  readonly log: Log;
  readonly number: number;
}

/**
 * The synchronous writes of an adapter inside a transaction that it can take back. `insert…` and `claim…` answer
 * whether the unique key was free; a key that is taken is left as it was.
 */
export interface Writer<Log> {
  sessionEpoch(agentId: string): number;
  registryRevision(): number;
  /** The log of a Group, made when there is none; of the Organization for undefined. */
  openLog(groupId: string | undefined): { readonly log: Log; readonly head: number };
  setHead(log: Log, head: number): void;
  claimReceipt(command: StoredCommand, answer: Place<Log>): boolean;
  insertCommand(command: StoredCommand, answer: Place<Log>): void;
  insertEvent(event: StoredEvent, place: Place<Log>): boolean;
  /** Puts the rendition at the place of the Event with the same ID; false when that Event is not there. */
  replaceEvent(rendition: StoredEvent, place: Place<Log>): boolean;
  claimIdentifier(identifier: Identifier): boolean;
  insertAdmission(row: AdmissionRow): boolean;
  insertEventAdmission(event: StoredEvent, place: Place<Log>): boolean;
  insertPolicy(entry: PolicyLogEntry): void;
  insertRegistry(entry: RegistryEntry): void;
  openSession(session: SessionOpening): void;
  putMembership(row: MembershipRow): void;
  setDeadline(row: DeadlineRow): void;
  clearDeadline(key: DeadlineKey): void;
}

// Kinds of our own in the table of identifiers: Policy Log entries, and admission records whose ID is not derived.
const policyKind = "policy-entry";
const recordKind = "admission-record";

/**
 * Checks and writes one entry, in the order of `StaleFact`. After a stale fact the caller takes back whatever was
 * written: the one algorithm of every adapter that can.
 */
export function appendEntry<Log>(writer: Writer<Log>, entry: AppendEntry): StaleFact | undefined {
  const stale = staleFence(writer, entry);
  if (stale !== undefined) return stale;
  const { log, head } = writer.openLog(entry.groupId);
  const first: Place<Log> = { log, number: entry.expectedHead + 1 };
  if (entry.command !== undefined && !writer.claimReceipt(entry.command, first)) return "receipt";
  if (head !== entry.expectedHead) return "sequence";
  const placed = entry.events.map((event, index) => ({ event, place: { log, number: first.number + index } }));
  if (!placed.every(({ event, place }) => writer.insertEvent(event, place))) return "identifier";
  if (!claimIdentifiers(writer, entry)) return "identifier";
  if (!placed.every(({ event, place }) => writer.insertEventAdmission(event, place))) return "admission";
  if (!(entry.admissions ?? []).every((row) => writer.insertAdmission(row))) return "admission";
  if (entry.events.length > 0) writer.setHead(log, head + entry.events.length);
  if (entry.command !== undefined) writer.insertCommand(entry.command, first);
  writeRows(writer, entry);
  return redact(writer, entry, log);
}

function staleFence<Log>(writer: Writer<Log>, { fence, session }: AppendEntry): StaleFact | undefined {
  if (fence.session !== undefined && writer.sessionEpoch(fence.session.agentId) !== fence.session.epoch)
    return "session";
  if (session !== undefined && writer.sessionEpoch(session.agentId) !== session.epoch - 1) return "session";
  return writer.registryRevision() === fence.registryRevision ? undefined : "registry";
}

function claimIdentifiers<Log>(writer: Writer<Log>, entry: AppendEntry): boolean {
  const { identifiers = [], policyLog = [], admissions = [] } = entry;
  const recordIds = admissions.map((row) => row.admissionRecordId).filter((id) => !isDerivedAdmissionRecordId(id));
  return (
    identifiers.every((identifier) => writer.claimIdentifier(identifier)) &&
    policyLog.every(({ entryId }) => writer.claimIdentifier({ kind: policyKind, id: entryId })) &&
    recordIds.every((id) => writer.claimIdentifier({ kind: recordKind, id }))
  );
}

function writeRows<Log>(writer: Writer<Log>, entry: AppendEntry): void {
  const { memberships, policyLog, registry, session, deadlines } = entry;
  for (const row of memberships ?? []) writer.putMembership(row);
  for (const policy of policyLog ?? []) writer.insertPolicy(policy);
  for (const change of registry ?? []) writer.insertRegistry(change);
  if (session !== undefined) writer.openSession(session);
  for (const key of deadlines?.clear ?? []) writer.clearDeadline(key);
  for (const row of deadlines?.set ?? []) writer.setDeadline(row);
}

function redact<Log>(writer: Writer<Log>, { redactions = [] }: AppendEntry, log: Log): StaleFact | undefined {
  for (const { rendition } of redactions) {
    const place = { log, number: rendition.sequence ?? 0 };
    if (!writer.replaceEvent(rendition, place)) return "sequence";
    if (!writer.insertEventAdmission(rendition, place)) return "admission";
  }
  return undefined;
}
