import type {
  Actor,
  AgentCard,
  ChildFailurePolicy,
  Conversation,
  Group,
  HumanActor,
  Lease,
  Membership,
  Mission,
  MissionSubmission,
  ParentContract,
  RenewalPolicy,
  WorkProposal,
} from "../../generated/types.ts";
import type {
  ApprovalRecord,
  ArtifactAggregate,
  ContextRecord,
  GrantAggregate,
  WorkItemAggregate,
} from "./work/state.ts";

/** Organization priority class of a Mission, lowest first; set at creation and lowered by policy only. */
export type PriorityClass = "routine" | "normal" | "high" | "critical";

export type { RenewalPolicy } from "../../generated/types.ts";

/** The Mission with what exists exactly once beside it. `document.revision` is the revision of the aggregate (P34). */
export interface MissionAggregate {
  readonly document: Mission;
  readonly group: Group;
  readonly mainConversationId: string;
  /** The one current Coordinator lease (MWP-FND-010). */
  readonly lease: Lease;
  readonly renewalPolicy: RenewalPolicy;
  readonly priorityClass: PriorityClass;
  /** What was handed in last for approval; kept after a request for changes, replaced by the next (MWP-MSN-008). */
  readonly submission?: MissionSubmission;
  /** True from the appointment of a replacement Coordinator until its first renewal reconciles (MWP-MSN-005). */
  readonly isReconciling?: boolean;
  /** Present in a child Mission only. */
  readonly lineage?: Lineage;
}

/** What a child Mission knows of the tree it is in (P25, P26). Its parent Mission stands in the Mission itself. */
export interface Lineage {
  readonly parentGroupId: string;
  readonly rootMissionOwner: HumanActor;
  readonly rootApprovalRequired: boolean;
  readonly failurePolicy: ChildFailurePolicy;
  /** The contract that the child fulfils; it stays as it is while the child runs. */
  readonly parentContract: ParentContract;
  /** Coordinator Epoch of the parent under which the present MissionOwner owns the child. */
  readonly parentCoordinatorEpoch: number;
}

/** One Principal's Membership, live or ended. Its epoch fences Commands, its revision counts its Events (P34). */
export interface MembershipAggregate {
  readonly document: Membership;
  readonly revision: number;
  /** Sequence of the latest Event of this Membership. */
  readonly changedSequence: number;
}

/**
 * What a Message has come to. A correction leaves it as it is, and the original Event stays in the log whatever follows
 * (MWP-MSN-023).
 */
export type MessageState = "posted" | "retracted" | "redacted";

/** What the Group remembers of a Message: neither its text nor a hash of it. */
export interface MessageAggregate {
  readonly conversationId: string;
  readonly author: Actor;
  readonly kind: "message" | "correction" | "retraction" | "redaction";
  readonly state: MessageState;
  /** Sequence of the Event that committed it, where its text is to be found. */
  readonly sequence: number;
  /** The latest correction of an original Message; the one before it is named by that. */
  readonly lastCorrectionId?: string;
  /** Of a correction: the one before it. */
  readonly previousCorrectionId?: string;
}

/**
 * Everything a Command of one Group is decided on. It is owned by the Group's lane: {@link evolveGroup} moves it in
 * place, nothing else does. Aggregates inside are replaced, never changed, so a reference taken before stays as it was.
 */
export interface GroupState {
  readonly groupId: string;
  /** Sequence of the latest Event; 0 before the first. */
  sequence: number;
  /** `occurredAt` of the latest Event, as written. */
  lastOccurredAt: string | undefined;
  mission: MissionAggregate | undefined;
  /** By {@link principalKey}. */
  readonly memberships: Map<string, MembershipAggregate>;
  /** By Conversation ID; `revision` is that of the aggregate. */
  readonly conversations: Map<string, Conversation>;
  /** By Message ID. */
  readonly messages: Map<string, MessageAggregate>;
  /** By Proposal ID. */
  readonly proposals: Map<string, WorkProposal>;
  /** By WorkItem ID. */
  readonly workItems: Map<string, WorkItemAggregate>;
  /** By content hash. */
  readonly artifacts: Map<string, ArtifactAggregate>;
  /** Every Approval of the Group, by Approval ID. */
  readonly approvals: Map<string, ApprovalRecord>;
  /** The latest Context Package of each author, by Agent ID. */
  readonly contextPackages: Map<string, ContextRecord>;
  /** Delegation Grants by Grant ID. */
  readonly grants: Map<string, GrantAggregate>;
}

/** What the Organization knows of one Agent: its current Card (earlier ones are in the log) and its Session Epoch. */
export interface AgentAggregate {
  readonly card: AgentCard;
  /** Epoch of the latest Session; 0 when none was ever opened. */
  readonly sessionEpoch: number;
}

/** State behind the Organization-scoped kinds. Owned and moved like {@link GroupState}. */
export interface OrganizationState {
  readonly organizationId: string;
  /** Number of Events in the Organization's log. */
  position: number;
  lastOccurredAt: string | undefined;
  /** By Agent ID. */
  readonly agents: Map<string, AgentAggregate>;
}

/** The state of a Group whose log is empty. */
export function createGroupState(groupId: string): GroupState {
  return {
    groupId,
    sequence: 0,
    lastOccurredAt: undefined,
    mission: undefined,
    memberships: new Map(),
    conversations: new Map(),
    messages: new Map(),
    proposals: new Map(),
    workItems: new Map(),
    artifacts: new Map(),
    approvals: new Map(),
    contextPackages: new Map(),
    grants: new Map(),
  };
}

/** The state of an Organization whose log is empty. */
export function createOrganizationState(organizationId: string): OrganizationState {
  return { organizationId, position: 0, lastOccurredAt: undefined, agents: new Map() };
}
