import type { Actor, AgentCard, Command, MissionState, WorkLeaseTerms } from "../../generated/types.ts";
import type { Refusal } from "./refusal.ts";
import type { PriorityClass, RenewalPolicy } from "./state.ts";

/** One Command to decide, already through connection, signature, receipt, Session, freshness and admission (checks 1 to 7). */
export interface CommandInput {
  readonly command: Command;
  /** `sha256:` text of its signing bytes; becomes `commandHash` and seeds every derived ID. */
  readonly signingHash: string;
}

/** Roles a service Principal may hold in the Registry (P33). */
export type ServiceRole = "registry" | "identity" | "event-authority" | "archival" | "policy" | "authorization";

/** Kinds within which an ID is used once in the whole Organization (MWP-FND-008). */
export type IdentifierKind =
  | "mission"
  | "group"
  | "conversation"
  | "message"
  | "proposal"
  | "work-item"
  | "offer"
  | "artifact"
  | "evidence"
  | "approval"
  | "context-package"
  | "grant";

/** An ID within its kind. */
export interface Identifier {
  readonly kind: IdentifierKind;
  readonly id: string;
}

/** What the Organization's Registry says of an Agent at `now`. */
export interface AgentFact {
  readonly card: AgentCard;
  readonly cardVersion: number;
  readonly status: "active" | "deprecated" | "revoked";
}

/** Why a payload breaks the schema of its kind. The shape of the generated payload validators. */
export interface PayloadFault {
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
  readonly missing?: string;
}

/** Organization policy as far as the kinds ask for it. */
export interface Policy {
  /** Terms of a Coordinator lease where `mission.create` states none. */
  readonly renewalPolicy: RenewalPolicy;
  /** Longest Coordinator lease a MissionOwner may ask for, in seconds. */
  readonly coordinatorTtlSecondsMax: number;
  /** A higher class that is asked for is lowered to this one. */
  readonly priorityClassMax: PriorityClass;
  /** Terms of the leases of work where an offer states none. */
  readonly workLeaseTerms: WorkLeaseTerms;
  /** Most candidates of one offer (MWP-WRK-004). */
  readonly offerCandidatesMax: number;
  /** Deepest child Mission without an override grant; a root Mission has depth 0 (MWP-MSN-025). */
  readonly childDepthMax: number;
  /** Most levels that delegated work may lie below the target of its Delegation Grant (MWP-MSN-021). */
  readonly delegationDepthMax: number;
  /** Whether the root human approves a child Mission that had high-risk or destructive work (SUP-08). */
  readonly rootApprovalOfRiskyChildren: boolean;
}

/**
 * Policy where the Organization configures none: Coordinator and Execution Leases of 15 minutes, the Coordinator's renewed
 * 5 before the end with 5 of grace; a day to start, to own and to stay blocked.
 */
export const defaultPolicy: Policy = {
  renewalPolicy: { ttlSeconds: 900, renewBeforeSeconds: 300, graceSeconds: 300 },
  coordinatorTtlSecondsMax: 86_400,
  priorityClassMax: "critical",
  workLeaseTerms: {
    startWithinSeconds: 86_400,
    ownershipSeconds: 86_400,
    executionSeconds: 900,
    blockedSeconds: 86_400,
  },
  offerCandidatesMax: 5,
  childDepthMax: 3,
  delegationDepthMax: 3,
  rootApprovalOfRiskyChildren: true,
};

/** What the Organization's index of Missions says of one, as of the last durable Event of its Group. */
export interface MissionFact {
  readonly missionId: string;
  readonly groupId: string;
  readonly state: MissionState;
  readonly missionOwner: Actor;
  readonly coordinatorAgentId: string;
  readonly coordinatorEpoch: number;
  /** Of a child Mission. */
  readonly parentMissionId?: string;
  /** Approval that ended an approved Mission. */
  readonly approvalId?: string;
}

/**
 * All that a decision may rest on beside the state it is made on. Every answer is at hand: no call blocks, and the same
 * facts give the same decision.
 */
export interface Facts {
  /** Time of the batch, in UTC. Where it is before the latest Event's, that Event's time is taken. */
  readonly now: string;
  /** The service Principal that accepts Events; the actor of Events that a timer causes. */
  readonly authority: Actor;
  readonly policy: Policy;
  readonly agent: (agentId: string) => AgentFact | undefined;
  /** Current Session Epoch of an Agent; 0 when it never opened a Session. */
  readonly sessionEpoch: (agentId: string) => number;
  /** Roles of a service Principal at `now`; empty for an unknown one. */
  readonly serviceRoles: (principalId: string) => readonly string[];
  /** Whether an ID of {@link claimedIdentifiers} is in use anywhere in the Organization. */
  readonly identifierTaken: (kind: IdentifierKind, id: string) => boolean;
  /** A Mission of another Group that the Command names, or the parent of this one. What the append fences may be relied on. */
  readonly mission: (missionId: string) => MissionFact | undefined;
  /** What the schema of the kind says against the payload; undefined when it is valid or the kind has none. */
  readonly payloadFault: PayloadFault | undefined;
  /** Why a Signed Document inside the payload ({@link embeddedDocuments}) failed its stages or admission. */
  readonly documentFault?: Refusal | undefined;
}
