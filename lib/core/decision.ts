import type { Actor, Extensions } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import type { DeadlineChange } from "./deadlines.ts";
import type { Identifier } from "./facts.ts";
import type { IntentDraft } from "./intent.ts";
import type { Rejection } from "./refusal.ts";

export type { Refusal, Rejection } from "./refusal.ts";

/** What made an Event happen (MWP-EVT-006). */
export interface Cause {
  readonly type: "command" | "event" | "timer" | "policy";
  readonly id: string;
}

/**
 * An Event before it is sealed: the sealer adds `protocolVersion`, `acceptedBy` and `signature`, and changes nothing.
 * `groupId`, `sequence` and `aggregateRevision` are absent exactly in Organization-scoped Events (MWP-EVT-005).
 */
export interface EventDraft {
  readonly eventId: string;
  readonly kind: string;
  readonly groupId?: string;
  readonly sequence?: number;
  readonly aggregateRevision?: number;
  readonly actor: Actor;
  readonly cause: Cause;
  readonly correlationId: string;
  readonly conversationId?: string;
  readonly workItemId?: string;
  readonly occurredAt: string;
  readonly payload: JsonObject;
  /** Signing hash of the causing Command, on the Event that answers it (P19). */
  readonly commandHash?: string;
  /** The Command's extensions as they came, on the Event that answers it. */
  readonly extensions?: Extensions;
  /** Evidence in `payload.evidence` that nobody has signed: the authority's service signs it where it seals the Event (P03). */
  readonly hasUnsignedEvidence?: true;
}

/** An entry for the Group's Policy Log, in the shape the Group Snapshot links to. */
export interface PolicyLogDraft {
  readonly entryId: string;
  readonly decision: string;
  readonly actor: Actor;
  readonly occurredAt: string;
  readonly details: JsonObject;
}

/** A Command that is accepted, with everything to append in the one transaction of its Events. */
export interface Acceptance {
  readonly ok: true;
  /** The first answers the Command; each further one has the first as its cause (P09). */
  readonly events: readonly [EventDraft, ...EventDraft[]];
  readonly policyLog: readonly PolicyLogDraft[];
  /** IDs that are in use from now on. */
  readonly identifiers: readonly Identifier[];
  readonly deadlines: readonly DeadlineChange[];
  /** What it means for other Groups (P14). */
  readonly intents: readonly IntentDraft[];
}

/** The answer to one Command. */
export type Decision = Acceptance | Rejection;

/** What a timer or an intent means: nothing at all where what it is about is over or was moved. */
export interface AutomaticOutcome {
  readonly events: readonly EventDraft[];
  readonly policyLog: readonly PolicyLogDraft[];
  readonly deadlines: readonly DeadlineChange[];
  /** What it means for other Groups in turn. */
  readonly intents: readonly IntentDraft[];
}
