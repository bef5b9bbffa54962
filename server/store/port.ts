import type { Actor } from "../../generated/types.ts";
import type { Intent } from "../../lib/core/intent.ts";

/**
 * One accepted Event. `bytes` is the truth: the canonical signed document, never made again from its parts; the other
 * members repeat what the store looks it up by. The Event's own First-Admission Record is
 * `(signingHash, keyId, acceptedBy, acceptedAt)` and is rendered by `findEventAdmission`.
 */
export interface StoredEvent {
  readonly eventId: string;
  /** Absent for an Event of the Organization's log. */
  readonly groupId?: string;
  /** Place in the Group's log, from 1 without a hole. Present exactly when `groupId` is. */
  readonly sequence?: number;
  /** Place in the Organization's log, from 1 without a hole. Optional on append (it follows from `expectedHead`). */
  readonly position?: number;
  readonly kind: string;
  readonly bytes: Uint8Array;
  /** `sha256:` and 64 hex digits. */
  readonly signingHash: string;
  readonly keyId: string;
  readonly acceptedBy: Actor;
  /** Trusted time of acceptance, kept as written (MWP-ADM-002). */
  readonly acceptedAt: string;
}

/**
 * The Command that an entry answers, with its bytes as received (empty once a redaction took its text). Its own
 * First-Admission Record is `(signingHash, keyId, actor, acceptedBy, acceptedAt)` and is rendered by
 * `findCommandAdmission`: a Command is admitted exactly when it has a receipt.
 */
export interface StoredCommand {
  readonly actorType: string;
  readonly actorId: string;
  readonly actionId: string;
  readonly signingHash: string;
  readonly keyId: string;
  readonly acceptedBy: Actor;
  /** Trusted time of acceptance, kept as written (MWP-ADM-002). */
  readonly acceptedAt: string;
  readonly bytes: Uint8Array;
}

/** What `(actor, Action ID)` was answered with; one in the whole Organization, for ever (MWP-EVT-003). */
export interface Receipt {
  readonly actorType: string;
  readonly actorId: string;
  readonly actionId: string;
  readonly signingHash: string;
  readonly eventId: string;
  readonly groupId?: string;
  readonly sequence?: number;
  readonly position?: number;
}

/** A First-Admission Record beside its authenticated service (MWP-ADM-001, MWP-ADM-009). */
export interface AdmissionRow {
  readonly signingHash: string;
  readonly admissionRecordId: string;
  readonly documentKind: string;
  /** The canonical First-Admission Record. */
  readonly bytes: Uint8Array;
  readonly authenticatedService: Actor;
}

/** Row of the Organization-wide index `(principal, Group) → Membership`; one per pair, the latest wins. */
export interface MembershipRow {
  readonly groupId: string;
  readonly principalType: string;
  readonly principalId: string;
  readonly membershipEpoch: number;
  readonly state: string;
  readonly role: string;
  readonly visibilityStartSequence: number;
}

/** Row of the Organization-wide index of Missions; one per Mission, which is one per Group, the latest wins. */
export interface MissionRow {
  readonly missionId: string;
  readonly groupId: string;
  readonly state: string;
  readonly missionOwner: Actor;
  readonly coordinatorAgentId: string;
  readonly coordinatorEpoch: number;
  /** Of a child Mission. */
  readonly parentMissionId?: string;
  readonly parentGroupId?: string;
  /** Approval that ended an approved Mission. */
  readonly approvalId?: string;
}

/** An Agent holds an active Execution Lease for a WorkItem: whom a newer Session interrupts, and where (X1). */
export interface ActiveWorkRow {
  readonly agentId: string;
  readonly groupId: string;
  readonly workItemId: string;
}

/**
 * An intent that waits for its Group's lane (P14). `bytes` is the whole {@link Intent} as canonical JSON; the other
 * members repeat what it is looked up and told apart by.
 */
export interface IntentRow {
  /** Unique among those that wait. */
  readonly intentId: string;
  /** The Group that is to apply it; it may have no log yet. */
  readonly groupId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly causeEventId: string;
  readonly bytes: Uint8Array;
}

/** An id that may be used once in the Organization, within its kind: mission, group, conversation, message … */
export interface Identifier {
  readonly kind: string;
  readonly id: string;
}

interface RegistryFact {
  readonly who: Actor;
  readonly when: string;
  readonly why: string;
}

/**
 * One change of the Agent Registry. `bind` gives a key to a Principal, `bound` bounds its validity (earlier only),
 * `grant` and `withdraw` move a role of a human or service. The length of the log is the Registry's revision.
 */
export type RegistryEntry =
  | (RegistryFact & {
      readonly entry: "bind";
      readonly principal: Actor;
      readonly keyId: string;
      readonly publicKey: string;
      readonly validFrom: string;
    })
  | (RegistryFact & {
      readonly entry: "bound";
      readonly keyId: string;
      readonly validUntil?: string;
      readonly revokedAt?: string;
    })
  | (RegistryFact & { readonly entry: "grant" | "withdraw"; readonly principal: Actor; readonly role: string });

/** A Registry entry at its place: `revision` is the length of the log up to and with it. */
export interface RegistryRow {
  readonly revision: number;
  readonly entry: RegistryEntry;
}

/**
 * Opens a Session: `epoch` must be the Agent's current one plus one, which fences the earlier (P31). Each Group where the
 * Agent has active work is told by a `session_replaced` intent of the same transaction (X1): work that starts meanwhile
 * is either among it or fenced by its Session Epoch.
 */
export interface SessionOpening {
  readonly agentId: string;
  readonly epoch: number;
  /** The Event that opens it: the cause of those intents. */
  readonly cause: Intent["cause"];
  /** SHA-256 of the session token; the token itself is never stored. */
  readonly tokenHash?: Uint8Array;
  readonly expiresAt: string;
}

/** The Session a token hash was issued for. It may be fenced by now: compare `epoch` with `sessionEpoch`. */
export interface SessionToken {
  readonly agentId: string;
  readonly epoch: number;
  readonly expiresAt: string;
}

/** A read token of the HTTPS API: good for its Principal until it ends, as long as the key, or an Agent's Session, holds that it was given for. */
export interface ReadToken {
  /** SHA-256 of the token; the token itself is never stored. */
  readonly tokenHash: Uint8Array;
  readonly principal: Actor;
  readonly keyId: string;
  /** Of an Agent: the Session that it is good for. */
  readonly sessionEpoch?: number;
  /** Unix milliseconds. */
  readonly expiresAtMs: number;
}

/** What one alarm is about; at most one deadline per key (P29b). */
export interface DeadlineKey {
  readonly groupId: string;
  readonly kind: string;
  readonly subjectId: string;
}

export interface DeadlineRow extends DeadlineKey {
  /** Unix milliseconds. */
  readonly dueAtMs: number;
}

/** A new entry of the Policy Log; `entryId` is unique in the Organization. */
export interface PolicyLogEntry {
  readonly groupId?: string;
  readonly entryId: string;
  readonly bytes: Uint8Array;
}

/** A Policy Log entry at its place, from 1 without a hole over the whole Organization. */
export interface PolicyLogRow extends PolicyLogEntry {
  readonly position: number;
}

/** A protected audit record at its place, from 1 without a hole. */
export interface AuditRow {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** How far an Agent has durably processed a Group (MWP-WRK-030). */
export interface CursorRow {
  readonly agentId: string;
  readonly groupId: string;
  readonly sequence: number;
}

/**
 * Puts a redacted rendition in the place of an Event of the entry's Group. Original bytes, hash and admission leave
 * the store, and with them the bytes of the causing Command; its receipt stays.
 */
export interface Redaction {
  /** Same `eventId`, `groupId` and `sequence` as the original. */
  readonly rendition: StoredEvent;
}

/** What must still be true inside the transaction. */
export interface Fence {
  /** The Session that sent the Command. */
  readonly session?: { readonly agentId: string; readonly epoch: number };
  readonly registryRevision: number;
  /** The parent's Coordinator, as whose deputy the owner of a child Mission decides (P25). */
  readonly parent?: { readonly groupId: string; readonly coordinatorEpoch: number };
}

/** One decision, appended whole or not at all. Omitted lists are empty. */
export interface AppendEntry {
  /** Absent: the Organization's log. */
  readonly groupId?: string;
  /** Last sequence of the Group, or last position of the Organization's log; 0 when there is none yet. */
  readonly expectedHead: number;
  readonly fence: Fence;
  readonly events: readonly StoredEvent[];
  /** Makes the receipt: this Command was answered by `events[0]`. */
  readonly command?: StoredCommand;
  /** Admissions of the documents in the Command; not of itself and the Events. */
  readonly admissions?: readonly AdmissionRow[];
  readonly memberships?: readonly MembershipRow[];
  readonly identifiers?: readonly Identifier[];
  readonly policyLog?: readonly PolicyLogEntry[];
  readonly registry?: readonly RegistryEntry[];
  readonly session?: SessionOpening;
  /** Cleared first, then set. */
  readonly deadlines?: { readonly set?: readonly DeadlineRow[]; readonly clear?: readonly DeadlineKey[] };
  readonly redactions?: readonly Redaction[];
  /** Protected audit records that are written with it or not at all: the sealed copies of what is redacted. */
  readonly audit?: readonly Uint8Array[];
  readonly missions?: readonly MissionRow[];
  /** Cleared first, then set. */
  readonly activeWork?: { readonly set?: readonly ActiveWorkRow[]; readonly clear?: readonly ActiveWorkRow[] };
  /** Intents that this entry makes. */
  readonly intents?: readonly IntentRow[];
  /** Intents of this Group that this entry applies: they wait no more. */
  readonly appliedIntents?: readonly string[];
}

/** Facts that may have moved since the decision, in the order in which they are checked. */
export type StaleFact =
  | "session"
  | "registry"
  | "parent"
  | "receipt"
  | "sequence"
  | "intent"
  | "identifier"
  | "admission";

/**
 * `intentGroups` are the Groups that this entry made intents for, where it made any. `stale` leaves no trace of its
 * entry: reload the fact and decide again. `intent` means that one to be applied waits no more; `identifier` covers Event IDs, Policy Log
 * entry IDs, admission record IDs and intent IDs too; `admission` means that the signing hash has a record already.
 */
export type AppendOutcome =
  | { readonly status: "committed"; readonly intentGroups?: readonly string[] }
  | { readonly status: "stale"; readonly fact: StaleFact };

/**
 * The durable state of one Organization. Reads see every committed append. Every method rejects with `StoreError`.
 * `limit` bounds the number of rows of an answer; positions and sequences in `after…` are exclusive.
 */
export interface Store {
  /**
   * Appends a batch in one durable transaction, each entry under its own savepoint: an entry that is stale leaves the
   * others alone, later entries see what earlier ones wrote. Resolves after the commit is on disk, one outcome per
   * entry. Rejects with nothing written.
   */
  append(batch: readonly AppendEntry[]): Promise<readonly AppendOutcome[]>;

  readGroupEvents(groupId: string, afterSequence: number, limit: number): Promise<readonly StoredEvent[]>;
  /** Last sequence, 0 for a Group that has none. */
  groupHead(groupId: string): Promise<number>;
  readOrganizationEvents(afterPosition: number, limit: number): Promise<readonly StoredEvent[]>;
  organizationHead(): Promise<number>;
  findEvent(eventId: string): Promise<StoredEvent | undefined>;

  findReceipt(actorType: string, actorId: string, actionId: string): Promise<Receipt | undefined>;
  findCommand(actorType: string, actorId: string, actionId: string): Promise<StoredCommand | undefined>;
  /**
   * Record of any document but a Command and an Event. Authoritative: `undefined` means that none with this signing hash was ever
   * admitted (MWP-ADM-003).
   */
  findAdmission(signingHash: string): Promise<AdmissionRow | undefined>;
  /**
   * Records of a Command and of an Event, looked up by what the caller has anyway; compare `signingHash`. A signing hash
   * fixes the kind and the IDs, so neither needs an index of hashes, which every append would pay for.
   */
  findCommandAdmission(actorType: string, actorId: string, actionId: string): Promise<AdmissionRow | undefined>;
  findEventAdmission(eventId: string): Promise<AdmissionRow | undefined>;

  findMembership(groupId: string, principalType: string, principalId: string): Promise<MembershipRow | undefined>;
  membershipsOf(principalType: string, principalId: string): Promise<readonly MembershipRow[]>;
  identifierTaken(kind: string, id: string): Promise<boolean>;
  findMission(missionId: string): Promise<MissionRow | undefined>;
  missionOfGroup(groupId: string): Promise<MissionRow | undefined>;
  /** The child Missions of a Group's Mission, whatever became of them, by Group ID. */
  childMissions(parentGroupId: string): Promise<readonly MissionRow[]>;
  /** The intents that wait for a Group, in the order in which they were made. */
  pendingIntents(groupId: string): Promise<readonly IntentRow[]>;
  /** Every Group that intents wait for. */
  groupsWithIntents(): Promise<readonly string[]>;

  readRegistryLog(afterRevision: number): Promise<readonly RegistryRow[]>;
  registryRevision(): Promise<number>;
  /** 0 for an Agent that never opened a Session. */
  sessionEpoch(agentId: string): Promise<number>;
  findSessionToken(tokenHash: Uint8Array): Promise<SessionToken | undefined>;

  /** Durable when it resolves. */
  putReadToken(token: ReadToken): Promise<void>;
  /** One that is there, whether it has ended or not. */
  findReadToken(tokenHash: Uint8Array): Promise<ReadToken | undefined>;
  /** Forgets the tokens that ended at `nowMs` or before. */
  purgeReadTokens(nowMs: number): Promise<void>;

  /** 0 when nothing was acknowledged yet. */
  readCursor(agentId: string, groupId: string): Promise<number>;
  readCursors(agentId: string): Promise<readonly CursorRow[]>;
  /** Durable; a Cursor never moves back, a lower value is ignored. */
  writeCursors(cursors: readonly CursorRow[]): Promise<void>;

  /** Entries of one Group, or of the whole Organization when `groupId` is undefined. */
  readPolicyLog(groupId: string | undefined, afterPosition: number, limit: number): Promise<readonly PolicyLogRow[]>;
  appendAudit(records: readonly Uint8Array[]): Promise<void>;
  readAudit(afterPosition: number, limit: number): Promise<readonly AuditRow[]>;

  /** Deadlines with `dueAtMs <= nowMs`, earliest first. They stay until an append clears or moves them. */
  dueDeadlines(nowMs: number, limit: number): Promise<readonly DeadlineRow[]>;
  /** Due time of the earliest deadline, undefined when there is none. */
  nextDeadlineMs(): Promise<number | undefined>;

  /** House-keeping that would slow an append; to be called by a timer. */
  checkpoint(): Promise<void>;
  /** Waits for nothing: what was resolved is durable. Every later call rejects with code `closed`. */
  close(): Promise<void>;
}

/**
 * `invalid`: the entry contradicts itself, a fault of the caller. `closed`: after `close`. `held`: another process has
 * the file. `newer`: the database was written by a newer version. `foreign`: it belongs to another Organization.
 * `busy`, `full`, `readonly`, `corrupt`, `other`: what the database said.
 */
export type StoreErrorCode =
  | "invalid"
  | "closed"
  | "held"
  | "newer"
  | "foreign"
  | "busy"
  | "full"
  | "readonly"
  | "corrupt"
  | "other";

/** A failure of the store itself, never of the fence: those are outcomes. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
