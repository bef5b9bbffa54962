import { sessionIntentRow } from "./intents.ts";
import type {
  ActiveWorkRow,
  AdmissionRow,
  AppendEntry,
  AppendOutcome,
  DeadlineKey,
  DeadlineRow,
  Identifier,
  IntentRow,
  MembershipRow,
  MissionRow,
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
 * The synchronous writes of an adapter inside a transaction. `insert…` and `claim…` answer whether the unique key was
 * free; a key that is taken is left as it was.
 */
export interface Writer<Log> {
  sessionEpoch(agentId: string): number;
  registryRevision(): number;
  /** Last number of a Group's log, 0 when there is none; of the Organization's for undefined. */
  head(groupId: string | undefined): number;
  /** The log itself, made when there is none. */
  openLog(groupId: string | undefined): Log;
  setHead(groupId: string | undefined, head: number): void;
  hasReceipt(command: StoredCommand): boolean;
  /** The Command and its receipt; the Event that answers it, at `answer`, is the next one inserted. */
  insertCommand(command: StoredCommand, answer: Place<Log>): boolean;
  insertEvent(event: StoredEvent, place: Place<Log>): boolean;
  /** Puts the rendition at the place of the Event with the same ID; false when that Event is not there. */
  replaceEvent(rendition: StoredEvent, place: Place<Log>): boolean;
  claimIdentifier(identifier: Identifier): boolean;
  insertAdmission(row: AdmissionRow): boolean;
  insertPolicy(entry: PolicyLogEntry): void;
  insertAudit(record: Uint8Array): void;
  insertRegistry(entry: RegistryEntry): void;
  openSession(session: SessionOpening): void;
  putMembership(row: MembershipRow): void;
  /** Coordinator Epoch of a Group's Mission; 0 where there is none. */
  coordinatorEpoch(groupId: string): number;
  putMission(row: MissionRow): void;
  setActiveWork(row: ActiveWorkRow): void;
  clearActiveWork(row: ActiveWorkRow): void;
  /** The Groups where an Agent has active work, each once. */
  groupsWorkedIn(agentId: string): readonly string[];
  insertIntent(row: IntentRow): boolean;
  /** Takes away an intent that waits for the Group; false when there is none. */
  removeIntent(intentId: string, groupId: string | undefined): boolean;
  setDeadline(row: DeadlineRow): void;
  clearDeadline(key: DeadlineKey): void;
}

// Kinds of our own in the table of identifiers: Policy Log entries, and admission records whose ID is not derived.
const policyKind = "policy-entry";
const recordKind = "admission-record";

/**
 * The first stale fact as far as it shows without looking up what {@link writeEntry} finds taken. With {@link writeEntry} the one algorithm of every
 * adapter that appends step by step.
 */
export function staleFact<Log>(writer: Writer<Log>, entry: AppendEntry): StaleFact | undefined {
  const { fence, session, command, groupId, expectedHead } = entry;
  const current = ({ agentId, epoch }: { agentId: string; epoch: number }) => writer.sessionEpoch(agentId) === epoch;
  if (fence.session !== undefined && !current(fence.session)) return "session";
  if (session !== undefined && !current({ agentId: session.agentId, epoch: session.epoch - 1 })) return "session";
  if (writer.registryRevision() !== fence.registryRevision) return "registry";
  const { parent } = fence;
  if (parent !== undefined && writer.coordinatorEpoch(parent.groupId) !== parent.coordinatorEpoch) return "parent";
  if (writer.head(groupId) === expectedHead) return undefined; // a receipt shows when it is written
  return command !== undefined && writer.hasReceipt(command) ? "receipt" : "sequence";
}

/**
 * Writes an entry that {@link staleFact} let pass. A fact that it answers is stale too, and then the caller has to take
 * back what was written.
 */
export function writeEntry<Log>(writer: Writer<Log>, entry: AppendEntry): AppendOutcome {
  const { events, command, admissions = [], appliedIntents = [], expectedHead, groupId } = entry;
  const log = writer.openLog(groupId);
  const place = (index: number): Place<Log> => ({ log, number: expectedHead + 1 + index });
  if (command !== undefined && !writer.insertCommand(command, place(0))) return stale("receipt");
  if (!appliedIntents.every((intentId) => writer.removeIntent(intentId, groupId))) return stale("intent");
  if (!events.every((event, index) => writer.insertEvent(event, place(index)))) return stale("identifier");
  if (!claimIdentifiers(writer, entry)) return stale("identifier");
  if (!admissions.every((row) => writer.insertAdmission(row))) return stale("admission");
  if (events.length > 0) writer.setHead(groupId, expectedHead + events.length);
  writeRows(writer, entry);
  if (!redact(writer, entry, log)) return stale("sequence");
  return tellGroups(writer, entry);
}

/** The outcome of an entry that changed nothing. */
export function stale(fact: StaleFact): AppendOutcome {
  return { status: "stale", fact };
}

const committed: AppendOutcome = { status: "committed" };

/** Leaves what the entry means for other Groups. */
function tellGroups<Log>(writer: Writer<Log>, { intents = [], session }: AppendEntry): AppendOutcome {
  const replaced =
    session === undefined
      ? []
      : writer.groupsWorkedIn(session.agentId).map((groupId) => sessionIntentRow(session, groupId));
  if (intents.length + replaced.length === 0) return committed;
  const rows = [...intents, ...replaced];
  if (!rows.every((row) => writer.insertIntent(row))) return stale("identifier");
  return { status: "committed", intentGroups: [...new Set(rows.map(({ groupId }) => groupId))] };
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
  const { memberships, policyLog, audit, registry, session, deadlines, missions, activeWork } = entry;
  for (const row of memberships ?? []) writer.putMembership(row);
  for (const policy of policyLog ?? []) writer.insertPolicy(policy);
  for (const record of audit ?? []) writer.insertAudit(record);
  for (const change of registry ?? []) writer.insertRegistry(change);
  if (session !== undefined) writer.openSession(session);
  for (const key of deadlines?.clear ?? []) writer.clearDeadline(key);
  for (const row of deadlines?.set ?? []) writer.setDeadline(row);
  for (const row of missions ?? []) writer.putMission(row);
  for (const row of activeWork?.clear ?? []) writer.clearActiveWork(row);
  for (const row of activeWork?.set ?? []) writer.setActiveWork(row);
}

/** False where an Event to be replaced is not at its place. */
function redact<Log>(writer: Writer<Log>, { redactions = [] }: AppendEntry, log: Log): boolean {
  return redactions.every(({ rendition }) => writer.replaceEvent(rendition, { log, number: rendition.sequence ?? 0 }));
}
