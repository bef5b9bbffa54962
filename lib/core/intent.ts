import type { Actor, Evidence, Membership, MissionCreatedEventPayload, Sha256Text } from "../../generated/types.ts";

/** Content that an approved child Mission hands to its parent. */
export interface ChildArtifact {
  readonly contentHash: Sha256Text;
  readonly sizeBytes: number;
}

/** What an accepted change in one Group means for another (P14). It cannot be refused, only meet what is over. */
export interface IntentPayloads {
  /** The Group of a child Mission comes into being. */
  readonly found_child: {
    readonly created: MissionCreatedEventPayload;
    readonly memberships: readonly Membership[];
  };
  /** A child Mission ended: its parent WorkItem follows (W16, W17). */
  readonly child_ended: {
    readonly workItemId: string;
    readonly missionId: string;
    readonly outcome: "approved" | "failed" | "cancelled";
    readonly reason: string;
    /** Of an approved child. */
    readonly approvalId?: string;
    readonly artifacts?: readonly ChildArtifact[];
    /** Signed Evidence for the parent WorkItem; none where no Command carried it. */
    readonly evidence: readonly Evidence[];
  };
  /** The parent gave the child up (P25) or ended itself. */
  readonly cancel_child: { readonly reason: string };
  /** The parent has another Coordinator, who owns the child from now on (P25). */
  readonly child_owner: {
    readonly coordinatorAgentId: string;
    /** Coordinator Epoch under which it owns; an earlier one comes too late and means nothing. */
    readonly parentCoordinatorEpoch: number;
  };
  /** An Agent opened a newer Session: its active work returns to the queue (X1). */
  readonly session_replaced: { readonly agentId: string; readonly sessionEpoch: number };
}

export type IntentKind = keyof IntentPayloads;

/** An intent as a decision makes it. */
export type IntentDraft = {
  readonly [K in IntentKind]: {
    readonly kind: K;
    /** Group that is to apply it. */
    readonly groupId: string;
    /** What it is about: with cause and kind it fixes the intent's identity. */
    readonly subjectId: string;
    readonly payload: IntentPayloads[K];
  };
}[IntentKind];

/** A durable intent, waiting for its Group's lane. */
export type Intent = IntentDraft & {
  /** Derived from cause, kind and subject: the same intent is never made twice. */
  readonly intentId: string;
  readonly cause: {
    readonly eventId: string;
    /** Actor of the causing Event; the actor of the Events that the intent makes. */
    readonly actor: Actor;
    readonly correlationId: string;
  };
};
