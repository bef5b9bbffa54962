import type {
  Actor,
  AgentCard,
  Checkpoint,
  ChildFailurePolicy,
  ChildLink,
  Conversation,
  Event,
  ExecutionScope,
  Group,
  Lease,
  Membership,
  Mission,
  MissionState,
  MissionSubmission,
  PresenceRecord,
  RenewalPolicy,
  WorkItem,
  WorkItemState,
  WorkProposal,
} from "../../generated/types.ts";

/**
 * What the HTTPS API answers, as `schemas/http/` describes it. Every member shows the present state as far as the caller
 * may read it.
 */

/** `POST /v0.1/challenges`: who asks for a read token. `clientNonce` is fresh randomness, at most 128 characters. */
export interface ChallengeRequest {
  readonly principal: Actor;
  readonly keyId: string;
  readonly clientNonce: string;
}

/** The challenge: unpadded base64url of the transcript whose bytes are to be signed, after they were checked. */
export interface ChallengeAnswer {
  readonly challengeId: string;
  readonly serverNonce: string;
  readonly challenge: string;
  readonly expiresAt: string;
}

/** `POST /v0.1/tokens`: the signature over the decoded challenge. */
export interface TokenRequest {
  readonly challengeId: string;
  readonly signature: { readonly keyId: string; readonly value: string };
}

/** A read token, to be sent as `Authorization: Bearer`; a secret of the Principal. */
export interface TokenAnswer {
  readonly token: string;
  readonly expiresAt: string;
  readonly principal: Actor;
}

/** A Membership as a list shows it. */
export interface MembershipSummary {
  readonly role: Membership["role"];
  readonly membershipEpoch: number;
  readonly state: Membership["state"];
}

/** One line of `GET /v0.1/missions`. */
export interface MissionSummary {
  readonly mission: Mission;
  readonly groupId: string;
  /** The caller's own. */
  readonly membership: MembershipSummary;
  readonly progress: MissionProgress;
}

/** `GET /v0.1/missions?after=&limit=`: the caller's Missions by Group ID; `next` is the `after` of the next page. */
export interface MissionList {
  readonly missions: readonly MissionSummary[];
  readonly next?: string;
}

/** What a child Mission knows of the tree it is in. */
export interface MissionLineage {
  readonly parentGroupId: string;
  readonly rootMissionOwner: Actor;
  readonly rootApprovalRequired: boolean;
  readonly failurePolicy: ChildFailurePolicy;
}

/** An Approval without its text; the whole document stands in its Event. */
export interface ApprovalSummary {
  readonly approvalId: string;
  readonly kind: string;
  readonly decision: string;
  readonly approver: Actor;
  readonly missionRevision: number;
}

/** A child Mission as its parent's WorkItem knows it. */
export interface ChildSummary {
  readonly workItemId: string;
  readonly link: ChildLink;
}

/** `GET /v0.1/missions/{missionId}`. */
export interface MissionDetail {
  readonly mission: Mission;
  readonly group: Group;
  /** The Coordinator lease (MWP-FND-010). */
  readonly lease: Lease;
  readonly renewalPolicy: RenewalPolicy;
  readonly priorityClass: "routine" | "normal" | "high" | "critical";
  readonly submission?: MissionSubmission;
  readonly lineage?: MissionLineage;
  readonly memberships: readonly Membership[];
  /** Those the caller has access to. */
  readonly conversations: readonly Conversation[];
  readonly approvals: readonly ApprovalSummary[];
  readonly children: readonly ChildSummary[];
  readonly progress: MissionProgress;
  /** The caller's own. */
  readonly membership: Membership;
}

/** Evidence in brief; the whole document stands in its Event. */
export interface EvidenceSummary {
  readonly evidenceId: string;
  readonly type: string;
  readonly criterionIds: readonly string[];
  readonly result: string;
  readonly generatedBy: Actor;
}

/** A WorkItem with its leases and what stands around it. */
export interface WorkItemView {
  readonly workItem: WorkItem;
  /** Highest Ownership Epoch ever given; 0 before the first acceptance. */
  readonly ownershipEpoch: number;
  readonly ownershipLease?: Lease;
  readonly executionLease?: Lease;
  readonly blockedLease?: Lease;
  readonly checkpoint?: Checkpoint;
  readonly failedAttempts: number;
  readonly executionApproval?: {
    readonly approvalId: string;
    readonly approver: Actor;
    readonly scope: ExecutionScope;
  };
  /** Whether an Execution Approval stands where one is needed (MWP-AUT-003). */
  readonly gate: "open" | "closed";
  readonly evidence: readonly EvidenceSummary[];
  readonly child?: ChildLink;
  readonly parentWorkItemId?: string;
  /** Whether its owner could start it now, its Session and free slots aside. */
  readonly eligible: boolean;
}

/** `GET /v0.1/missions/{missionId}/work`. */
export interface WorkList {
  readonly workItems: readonly WorkItemView[];
  readonly proposals: readonly WorkProposal[];
}

/** `GET /v0.1/missions/{missionId}/events?after=&limit=`: `next` is the `after` of the next page, absent at the end. */
export interface EventPage {
  readonly events: readonly Event[];
  readonly next?: number;
}

/** One Agent of `GET /v0.1/agents`; Presence only while it is fresh (MWP-IDN-005). */
export interface AgentEntry {
  readonly card: AgentCard;
  readonly presence?: PresenceRecord;
}

/** `GET /v0.1/agents`. */
export interface AgentList {
  readonly agents: readonly AgentEntry[];
}

/** `PUT /v0.1/artifacts/{hash}?groupId=`. */
export interface ArtifactReceipt {
  readonly contentHash: string;
  readonly groupId: string;
  readonly sizeBytes: number;
}

/** Something that keeps a WorkItem, or without one the whole Mission, from going on. */
export interface BlockerView {
  readonly reason: string;
  readonly workItemId?: string;
  readonly since: string;
  /** The Worker's own words, where it reported the blocker. */
  readonly text?: string;
}

/** One node of the graph of dependencies. */
export interface ProgressNode {
  readonly workItemId: string;
  readonly state: WorkItemState;
  readonly dependsOn: readonly string[];
  /** Whether its dependencies let it start. */
  readonly isReady: boolean;
  readonly deadline: string;
  /** Evidence that its result was accepted on; empty before that. */
  readonly acceptedEvidence: readonly EvidenceSummary[];
}

/** A deadline that stands. */
export interface DeadlineView {
  readonly type: string;
  readonly subjectId: string;
  readonly at: string;
  readonly isPassed: boolean;
}

/** `GET /v0.1/missions/{missionId}/progress`: derived from the present state, never a stored percentage (MWP-MSN-007). */
export interface MissionProgress {
  readonly missionId: string;
  readonly state: MissionState;
  /** Number of WorkItems by state; a state without any is left out. */
  readonly workItems: { readonly [state in WorkItemState]?: number };
  readonly dependencies: readonly ProgressNode[];
  /** WorkItem IDs of the longest chain of outstanding work, first to last. */
  readonly criticalPath: readonly string[];
  readonly blockers: readonly BlockerView[];
  readonly approval: {
    /** Whether the MissionOwner is to decide. */
    readonly isAwaited: boolean;
    readonly submission?: MissionSubmission;
    readonly approvals: readonly ApprovalSummary[];
    /** WorkItems whose start waits for an Execution Approval. */
    readonly executionApprovalsWanted: readonly string[];
  };
  /** Earliest first. */
  readonly deadlines: readonly DeadlineView[];
}

/** `GET /v0.1/missions/{missionId}/tree`: a child that the caller may not read is shown as its parent knows it. */
export interface MissionTree {
  readonly missionId: string;
  readonly groupId: string;
  readonly state: MissionState;
  readonly children: readonly MissionTree[];
}

/** A summary notice: what waits for the caller, or what it should know of. */
export interface InboxNotice {
  readonly kind: string;
  readonly missionId: string;
  readonly groupId: string;
  readonly workItemId?: string;
  readonly since: string;
  readonly text: string;
  /** Whether the caller can act on it. */
  readonly actionable: boolean;
}

/** `GET /v0.1/inbox`. */
export interface Inbox {
  readonly notices: readonly InboxNotice[];
}
