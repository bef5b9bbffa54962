import type { Actor, Command } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import type { Facts, Identifier, ServiceRole } from "./facts.ts";
import type { IntentDraft } from "./intent.ts";
import type { MissionPhase } from "./mission-table.ts";
import type { Refusal, Rejection } from "./refusal.ts";
import type { GroupState, MembershipAggregate, OrganizationState } from "./state.ts";
import type { WorkItemAggregate } from "./work/state.ts";
import type { WorkPhase } from "./work/table.ts";

/**
 * In what capacity an actor may send a kind. `founder` is the human who becomes MissionOwner by the Command itself,
 * `work_delegate` a member that cites a Delegation Grant, `owner` the owner of the WorkItem acted upon.
 */
export type Authority =
  | "founder"
  | "mission_owner"
  | "coordinator"
  | "work_delegate"
  | "owner"
  | "author"
  | "member"
  | ServiceRole;

/** Aggregate whose revision `expectedRevision` and `aggregateRevision` mean (P34). */
export type AggregateName =
  | "mission"
  | "membership"
  | "conversation"
  | "work-item"
  | "proposal"
  | "agent-card"
  | "session";

/** Kinds of Signed Document that travel inside payloads. */
export type EmbeddedKind =
  | "agent-card"
  | "artifact"
  | "evidence"
  | "approval"
  | "context-package"
  | "group-snapshot"
  | "extension-profile";

/** A Signed Document, or a list of them. */
export type DocumentSlot = EmbeddedKind | `${EmbeddedKind}[]`;

/** An accepted change, before it is given ID, cause, sequence and time. */
export interface Effect {
  readonly kind: string;
  readonly aggregateRevision?: number;
  readonly payload: object;
  readonly conversationId?: string | undefined;
  readonly workItemId?: string | undefined;
}

/** A decision that the Policy Log is to hold. */
export interface PolicyEffect {
  readonly decision: string;
  readonly details: JsonObject;
}

/** What a handler answers: its Events in their fixed order (P09), and what the Policy Log is to hold. */
export interface Effects {
  readonly ok: true;
  readonly events: readonly [Effect, ...Effect[]];
  readonly policyLog?: readonly PolicyEffect[];
  /** What it means for other Groups (P14). */
  readonly intents?: readonly IntentDraft[];
}

/** The named objects of a payload, found. */
export interface Resolved<B> {
  readonly ok: true;
  readonly bound: B;
}

/** One Command on its way through the guards. What a guard finds is known to all that come after it. */
export interface Attempt<S, P = unknown> {
  readonly state: S;
  readonly command: Command;
  readonly signingHash: string;
  readonly facts: Facts;
  /** Time of the decision: the batch's, never before the latest Event's. */
  readonly now: string;
  readonly row: KindRow<S>;
  /** Of the type of its kind once the payload guard has passed. */
  readonly payload: P;
  /** The actor's Membership; undefined for a service and for a kind that founds its Group. */
  member: MembershipAggregate | undefined;
  /** What {@link KindRow.resolve} found. */
  bound: unknown;
  /** The capacity in which the actor acts, once the role guard has passed. */
  authority: Authority | undefined;
}

/**
 * Everything about one kind of Command. Its functions are called at their places in the one order of checks, each only
 * when all before it have passed. `P` is the payload, `B` what `resolve` finds.
 */
export interface KindRow<S, P = unknown, B = unknown> {
  readonly kind: string;
  /** Kinds of the Events it may append, each once: first that of the Event that answers it, then all that may follow. */
  readonly emits: readonly string[];
  readonly aggregate: AggregateName;
  /** Capacities that allow it; the first that fits is the one the actor acts in. */
  readonly authorities: readonly Authority[];
  /** Phases of the Mission in which it is possible; empty for Organization-scoped kinds. */
  readonly from: readonly MissionPhase[];
  /** WorkItem states in which it is possible, for kinds that act on one ({@link KindRow.item}). */
  readonly workFrom?: readonly WorkPhase[];
  /** Members of the payload that hold whole Signed Documents. */
  readonly documents?: Readonly<Record<string, DocumentSlot>>;
  /** IDs it brings into use, read from a payload that nothing has checked yet. */
  claims?(payload: JsonObject, signingHash: string): readonly Identifier[];
  /** Check 11: finds the named objects and binds documents to this Mission, Group and actor. */
  resolve(attempt: Attempt<S, P>): Resolved<B> | Rejection;
  /** The WorkItem acted upon, for `workFrom` and the authority `owner`. */
  item?(bound: B): WorkItemAggregate;
  /** Author of what is acted upon, for the authority `author`. */
  author?(bound: B): Actor;
  /** Check 12, beyond the list of authorities: why the actor may not. */
  forbidden?(attempt: Attempt<S, P>, bound: B): string | undefined;
  /** Check 13: who owns; why an offer or an Ownership Epoch does not hold. */
  ownershipFault?(attempt: Attempt<S, P>, bound: B): Refusal | undefined;
  /** Check 14: current revision of the aggregate; 0 where it does not exist. */
  revision(attempt: Attempt<S, P>, bound: B): number;
  /** Check 15, beyond the phase of the Mission: why the state does not allow it. */
  stateFault?(attempt: Attempt<S, P>, bound: B): string | undefined;
  /** Check 16: why the lease it needs is not valid. */
  leaseFault?(attempt: Attempt<S, P>, bound: B): string | undefined;
  /** Check 17, and the Events. */
  handle(attempt: Attempt<S, P>, bound: B): Effects | Rejection;
}

export type GroupAttempt<P = unknown> = Attempt<GroupState, P>;
export type GroupKind<P = unknown, B = unknown> = KindRow<GroupState, P, B>;
export type OrganizationAttempt<P = unknown> = Attempt<OrganizationState, P>;
export type OrganizationKind<P = unknown, B = unknown> = KindRow<OrganizationState, P, B>;

/** Named objects that were found. */
export function resolved<B>(bound: B): Resolved<B> {
  return { ok: true, bound };
}
