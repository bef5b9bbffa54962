// Generated from schemas/ by `npm run codegen`: do not edit.

export type {
  ActorType,
  AgentCardStatus,
  ApprovalDecision,
  ApprovalKind,
  BackOff,
  CapabilityStatus,
  CapacityStatus,
  Classification,
  ConversationAccessMode,
  ConversationState,
  ConversationType,
  CoordinatorCommandKind,
  CoreCommandKind,
  CoreEventKind,
  DeclineReason,
  ErrorCode,
  EventCauseType,
  EvidenceResult,
  EvidenceSubjectType,
  EvidenceType,
  ExecutionApproval,
  ExtensionCommandKind,
  ExtensionEventKind,
  FrameType,
  GroupState,
  HelloPhase,
  LeaseState,
  LeaseType,
  MembershipRole,
  MembershipState,
  MessageKind,
  MissionOpeningKind,
  MissionState,
  OfferStatus,
  OrganizationCommandKind,
  OrganizationEventKind,
  PresenceStatus,
  RequiredEvidenceType,
  SideEffectRisk,
  SignedDocumentKind,
  Urgency,
  WorkItemState,
} from "./types.ts";

/** Whether an Agent may be used. */
export const agentCardStatuses = {
  active: "active",
  deprecated: "deprecated",
  revoked: "revoked",
} as const;

/** What can be decided on. */
export const approvalKinds = {
  mission_final: "mission_final",
  child_mission: "child_mission",
  work_execution: "work_execution",
} as const;

/** How it can be decided. */
export const approvalDecisions = {
  approved: "approved",
  changes_requested: "changes_requested",
  denied: "denied",
  revoked: "revoked",
} as const;

/** Command kinds of the core protocol; each belongs to a Group. */
export const coreCommandKinds = {
  missionCreate: "mission.create",
  missionAssignCoordinator: "mission.assign_coordinator",
  missionRenewCoordinator: "mission.renew_coordinator",
  missionSubmitForApproval: "mission.submit_for_approval",
  missionApprove: "mission.approve",
  missionRequestChanges: "mission.request_changes",
  missionCancel: "mission.cancel",
  missionTerminate: "mission.terminate",
  missionCreateChild: "mission.create_child",
  missionCreateFollowUp: "mission.create_follow_up",
  membershipChange: "membership.change",
  membershipEnd: "membership.end",
  membershipGrantDelegation: "membership.grant_delegation",
  messagePost: "message.post",
  messageCorrect: "message.correct",
  messageRetract: "message.retract",
  messageRedact: "message.redact",
  workPropose: "work.propose",
  workAuthorize: "work.authorize",
  workOffer: "work.offer",
  workAcceptOffer: "work.accept_offer",
  workStart: "work.start",
  workCheckpoint: "work.checkpoint",
  workBlock: "work.block",
  workUnblock: "work.unblock",
  workSubmit: "work.submit",
  workAcceptResult: "work.accept_result",
  workFail: "work.fail",
  workCancel: "work.cancel",
  artifactPublish: "artifact.publish",
  approvalGrantExecution: "approval.grant_execution",
  policyGrantCooperationOverride: "policy.grant_cooperation_override",
} as const;

/** Kinds that services send and that belong to no Group. */
export const organizationCommandKinds = {
  agentCardRegister: "ext.missionweaveprotocol.registry.agent_card_register",
  sessionOpen: "ext.missionweaveprotocol.identity.session_open",
} as const;

/** Group-scoped kinds of the protocol's own extension namespace. */
export const extensionCommandKinds = {
  resourceUsageRecord: "ext.missionweaveprotocol.core.resource_usage_record",
  groupArchive: "ext.missionweaveprotocol.core.group_archive",
  workDependencyAdd: "ext.missionweaveprotocol.core.work_dependency_add",
  workExecutionLeaseRenew: "ext.missionweaveprotocol.core.work_execution_lease_renew",
} as const;

/** Kinds that only the Coordinator in office may send. */
export const coordinatorCommandKinds = {
  missionRenewCoordinator: "mission.renew_coordinator",
  missionSubmitForApproval: "mission.submit_for_approval",
  missionCreateChild: "mission.create_child",
  membershipGrantDelegation: "membership.grant_delegation",
  workAcceptResult: "work.accept_result",
} as const;

/** Kinds by which a human opens a new Mission and its Group. */
export const missionOpeningKinds = {
  missionCreate: "mission.create",
  missionCreateFollowUp: "mission.create_follow_up",
} as const;

/** What a Principal is. */
export const actorTypes = {
  agent: "agent",
  human: "human",
  service: "service",
} as const;

/** What can be asked for as proof that an acceptance criterion is met. */
export const requiredEvidenceTypes = {
  artifact_integrity: "artifact_integrity",
  schema_validation: "schema_validation",
  deterministic_test: "deterministic_test",
  business_rule: "business_rule",
  reviewer_assessment: "reviewer_assessment",
  human_review: "human_review",
  policy_check: "policy_check",
} as const;

/** How confidential content is. */
export const classifications = {
  public: "public",
  internal: "internal",
  confidential: "confidential",
  restricted: "restricted",
} as const;

/** What a Conversation can be for. */
export const conversationTypes = {
  group: "group",
  work_item: "work_item",
  review: "review",
  restricted: "restricted",
} as const;

/** Whether Messages can still be posted. */
export const conversationStates = {
  active: "active",
  closed: "closed",
} as const;

/** Open to the whole Group, or to named members only. */
export const conversationAccessModes = {
  group: "group",
  restricted: "restricted",
} as const;

/** All refusals that the protocol knows (MWP-EXT-004). */
export const errorCodes = {
  UNSUPPORTED_VERSION: "UNSUPPORTED_VERSION",
  AUTH_REQUIRED: "AUTH_REQUIRED",
  AUTH_INVALID_SIGNATURE: "AUTH_INVALID_SIGNATURE",
  AUTH_STALE_SESSION: "AUTH_STALE_SESSION",
  AUTH_STALE_COORDINATOR: "AUTH_STALE_COORDINATOR",
  AUTH_FORBIDDEN: "AUTH_FORBIDDEN",
  GROUP_NOT_FOUND: "GROUP_NOT_FOUND",
  MEMBERSHIP_REQUIRED: "MEMBERSHIP_REQUIRED",
  MEMBERSHIP_STALE: "MEMBERSHIP_STALE",
  SCHEMA_VALIDATION_FAILED: "SCHEMA_VALIDATION_FAILED",
  INVALID_COMMAND: "INVALID_COMMAND",
  INVALID_STATE_TRANSITION: "INVALID_STATE_TRANSITION",
  REVISION_CONFLICT: "REVISION_CONFLICT",
  ACTION_ID_COLLISION: "ACTION_ID_COLLISION",
  UNKNOWN_CRITICAL_EXTENSION: "UNKNOWN_CRITICAL_EXTENSION",
  WORK_CONTRACT_INCOMPLETE: "WORK_CONTRACT_INCOMPLETE",
  WORK_OFFER_EXPIRED: "WORK_OFFER_EXPIRED",
  WORK_ALREADY_OWNED: "WORK_ALREADY_OWNED",
  WORK_LEASE_EXPIRED: "WORK_LEASE_EXPIRED",
  WORK_STALE_OWNERSHIP: "WORK_STALE_OWNERSHIP",
  APPROVAL_REQUIRED: "APPROVAL_REQUIRED",
  BUDGET_EXCEEDED: "BUDGET_EXCEEDED",
  RATE_LIMITED: "RATE_LIMITED",
  BACKPRESSURE: "BACKPRESSURE",
  CURSOR_TOO_OLD: "CURSOR_TOO_OLD",
  PROTOCOL_VIOLATION: "PROTOCOL_VIOLATION",
  INTERNAL_ERROR: "INTERNAL_ERROR",
} as const;

/** Event kinds of the core protocol; each belongs to a Group. */
export const coreEventKinds = {
  missionCreated: "mission.created",
  missionCoordinatorAssigned: "mission.coordinator.assigned",
  missionCoordinatorRenewed: "mission.coordinator.renewed",
  missionSubmittedForApproval: "mission.submitted_for_approval",
  missionApproved: "mission.approved",
  missionChangesRequested: "mission.changes_requested",
  missionCancelled: "mission.cancelled",
  missionTerminated: "mission.terminated",
  missionChildCreated: "mission.child.created",
  missionFollowUpCreated: "mission.follow_up.created",
  membershipChanged: "membership.changed",
  membershipEnded: "membership.ended",
  membershipDelegationGranted: "membership.delegation.granted",
  messagePosted: "message.posted",
  messageCorrected: "message.corrected",
  messageRetracted: "message.retracted",
  messageRedacted: "message.redacted",
  workProposed: "work.proposed",
  workAuthorized: "work.authorized",
  workOfferCreated: "work.offer.created",
  workOfferAccepted: "work.offer.accepted",
  workContractRevised: "work.contract.revised",
  workStarted: "work.started",
  workProgressed: "work.progressed",
  workCheckpointed: "work.checkpointed",
  workBlocked: "work.blocked",
  workUnblocked: "work.unblocked",
  workSubmitted: "work.submitted",
  workResultAccepted: "work.result.accepted",
  workFailed: "work.failed",
  workCancelled: "work.cancelled",
  artifactPublished: "artifact.published",
  approvalExecutionGranted: "approval.execution.granted",
  policyCooperationOverrideGranted: "policy.cooperation_override.granted",
  groupSnapshotCreated: "group.snapshot.created",
  groupArchived: "group.archived",
} as const;

/** Events that belong to no Group and have no sequence. */
export const organizationEventKinds = {
  agentCardRegistered: "ext.missionweaveprotocol.registry.agent_card_registered",
  sessionOpened: "ext.missionweaveprotocol.identity.session_opened",
} as const;

/** Group-scoped kinds of the protocol's own extension namespace. */
export const extensionEventKinds = {
  resourceUsageRecorded: "ext.missionweaveprotocol.core.resource_usage_recorded",
  workExecutionLeaseRevoked: "ext.missionweaveprotocol.core.work_execution_lease_revoked",
} as const;

/** What can cause an Event (MWP-EVT-006). */
export const eventCauseTypes = {
  command: "command",
  event: "event",
  timer: "timer",
  policy: "policy",
} as const;

/** How facts can be won; a failure report speaks of work that did not succeed. */
export const evidenceTypes = {
  artifact_integrity: "artifact_integrity",
  schema_validation: "schema_validation",
  deterministic_test: "deterministic_test",
  business_rule: "business_rule",
  reviewer_assessment: "reviewer_assessment",
  human_review: "human_review",
  policy_check: "policy_check",
  failure_report: "failure_report",
} as const;

/** What can come out. */
export const evidenceResults = {
  passed: "passed",
  failed: "failed",
  inconclusive: "inconclusive",
} as const;

/** What can be judged. */
export const evidenceSubjectTypes = {
  work_item: "work_item",
  artifact: "artifact",
  mission: "mission",
} as const;

/** The nine kinds of Signed Documents (MWP-SDV-001). */
export const signedDocumentKinds = {
  "agent-card": "agent-card",
  approval: "approval",
  artifact: "artifact",
  command: "command",
  "context-package": "context-package",
  event: "event",
  evidence: "evidence",
  "extension-profile": "extension-profile",
  "group-snapshot": "group-snapshot",
} as const;

/** Whether a Group is still in use. */
export const groupStates = {
  active: "active",
  archived: "archived",
} as const;

/** What a lease can reserve. */
export const leaseTypes = {
  coordinator: "coordinator",
  ownership: "ownership",
  execution: "execution",
  blocked: "blocked",
} as const;

/** Whether a lease holds, or how it ended. */
export const leaseStates = {
  active: "active",
  expired: "expired",
  revoked: "revoked",
  released: "released",
} as const;

/** What a member can be. */
export const membershipRoles = {
  mission_owner: "mission_owner",
  coordinator: "coordinator",
  worker: "worker",
  reviewer: "reviewer",
  observer: "observer",
  work_delegate: "work_delegate",
} as const;

/** Whether a Membership holds. */
export const membershipStates = {
  provisional: "provisional",
  active: "active",
  ended: "ended",
} as const;

/** What a Message can do. */
export const messageKinds = {
  message: "message",
  correction: "correction",
  retraction: "retraction",
  redaction: "redaction",
} as const;

/** Where a Mission can stand. */
export const missionStates = {
  active: "active",
  awaiting_approval: "awaiting_approval",
  approved: "approved",
  failed: "failed",
  cancelled: "cancelled",
} as const;

/** How available an Agent can be. */
export const presenceStatuses = {
  online: "online",
  busy: "busy",
  away: "away",
  draining: "draining",
  offline: "offline",
} as const;

/** How available a Capability can be. */
export const capabilityStatuses = {
  available: "available",
  degraded: "degraded",
  unavailable: "unavailable",
} as const;

/** All types of frames. */
export const frameTypes = {
  HELLO: "HELLO",
  SUBSCRIBE: "SUBSCRIBE",
  COMMAND: "COMMAND",
  EVENT: "EVENT",
  ACK: "ACK",
  PING: "PING",
  ERROR: "ERROR",
} as const;

/** The four steps of the handshake, in their order (MWP-IDN-007). */
export const helloPhases = {
  client_init: "client_init",
  server_challenge: "server_challenge",
  client_response: "client_response",
  server_accept: "server_accept",
} as const;

/** How urgent work can be. */
export const urgencies = {
  routine: "routine",
  normal: "normal",
  high: "high",
  critical: "critical",
} as const;

/** How a delay can grow. */
export const backoffs = {
  none: "none",
  fixed: "fixed",
  exponential: "exponential",
} as const;

/** What work can do to the world. */
export const sideEffectRisks = {
  none: "none",
  reversible: "reversible",
  external: "external",
  high_risk: "high_risk",
  destructive: "destructive",
} as const;

/** Who has to approve an execution. */
export const executionApprovals = {
  not_required: "not_required",
  policy_required: "policy_required",
  human_required: "human_required",
} as const;

/** Where a WorkItem can stand. */
export const workItemStates = {
  open: "open",
  offered: "offered",
  queued: "queued",
  active: "active",
  blocked: "blocked",
  submitted: "submitted",
  verified: "verified",
  failed: "failed",
  cancelled: "cancelled",
} as const;

/** What became of an offer. */
export const offerStatuses = {
  pending: "pending",
  accepted: "accepted",
  declined: "declined",
  withdrawn: "withdrawn",
  expired: "expired",
  lost_race: "lost_race",
} as const;

/** Why a Worker says no. */
export const declineReasons = {
  capacity: "capacity",
  deadline: "deadline",
  capability: "capability",
  authorization: "authorization",
  dependency: "dependency",
  budget: "budget",
  other: "other",
} as const;

/** What a schedule estimate rests on. */
export const capacityStatuses = {
  available: "available",
  queued: "queued",
  constrained: "constrained",
  blocked: "blocked",
} as const;

/** All Command kinds that are known here, core and extension. */
export const commandKinds = {
  missionCreate: "mission.create",
  missionAssignCoordinator: "mission.assign_coordinator",
  missionRenewCoordinator: "mission.renew_coordinator",
  missionSubmitForApproval: "mission.submit_for_approval",
  missionApprove: "mission.approve",
  missionRequestChanges: "mission.request_changes",
  missionCancel: "mission.cancel",
  missionTerminate: "mission.terminate",
  missionCreateChild: "mission.create_child",
  missionCreateFollowUp: "mission.create_follow_up",
  membershipChange: "membership.change",
  membershipEnd: "membership.end",
  membershipGrantDelegation: "membership.grant_delegation",
  messagePost: "message.post",
  messageCorrect: "message.correct",
  messageRetract: "message.retract",
  messageRedact: "message.redact",
  workPropose: "work.propose",
  workAuthorize: "work.authorize",
  workOffer: "work.offer",
  workAcceptOffer: "work.accept_offer",
  workStart: "work.start",
  workCheckpoint: "work.checkpoint",
  workBlock: "work.block",
  workUnblock: "work.unblock",
  workSubmit: "work.submit",
  workAcceptResult: "work.accept_result",
  workFail: "work.fail",
  workCancel: "work.cancel",
  artifactPublish: "artifact.publish",
  approvalGrantExecution: "approval.grant_execution",
  policyGrantCooperationOverride: "policy.grant_cooperation_override",
  agentCardRegister: "ext.missionweaveprotocol.registry.agent_card_register",
  sessionOpen: "ext.missionweaveprotocol.identity.session_open",
  resourceUsageRecord: "ext.missionweaveprotocol.core.resource_usage_record",
  groupArchive: "ext.missionweaveprotocol.core.group_archive",
  workDependencyAdd: "ext.missionweaveprotocol.core.work_dependency_add",
  workExecutionLeaseRenew: "ext.missionweaveprotocol.core.work_execution_lease_renew",
  conversationChange: "ext.mwp.toolkit.conversation_change",
  conversationOpen: "ext.mwp.toolkit.conversation_open",
} as const;

/** One of {@link commandKinds}. */
export type CommandKind = (typeof commandKinds)[keyof typeof commandKinds];

/** All Event kinds that are known here, core and extension. */
export const eventKinds = {
  missionCreated: "mission.created",
  missionCoordinatorAssigned: "mission.coordinator.assigned",
  missionCoordinatorRenewed: "mission.coordinator.renewed",
  missionSubmittedForApproval: "mission.submitted_for_approval",
  missionApproved: "mission.approved",
  missionChangesRequested: "mission.changes_requested",
  missionCancelled: "mission.cancelled",
  missionTerminated: "mission.terminated",
  missionChildCreated: "mission.child.created",
  missionFollowUpCreated: "mission.follow_up.created",
  membershipChanged: "membership.changed",
  membershipEnded: "membership.ended",
  membershipDelegationGranted: "membership.delegation.granted",
  messagePosted: "message.posted",
  messageCorrected: "message.corrected",
  messageRetracted: "message.retracted",
  messageRedacted: "message.redacted",
  workProposed: "work.proposed",
  workAuthorized: "work.authorized",
  workOfferCreated: "work.offer.created",
  workOfferAccepted: "work.offer.accepted",
  workContractRevised: "work.contract.revised",
  workStarted: "work.started",
  workProgressed: "work.progressed",
  workCheckpointed: "work.checkpointed",
  workBlocked: "work.blocked",
  workUnblocked: "work.unblocked",
  workSubmitted: "work.submitted",
  workResultAccepted: "work.result.accepted",
  workFailed: "work.failed",
  workCancelled: "work.cancelled",
  artifactPublished: "artifact.published",
  approvalExecutionGranted: "approval.execution.granted",
  policyCooperationOverrideGranted: "policy.cooperation_override.granted",
  groupSnapshotCreated: "group.snapshot.created",
  groupArchived: "group.archived",
  agentCardRegistered: "ext.missionweaveprotocol.registry.agent_card_registered",
  sessionOpened: "ext.missionweaveprotocol.identity.session_opened",
  resourceUsageRecorded: "ext.missionweaveprotocol.core.resource_usage_recorded",
  workExecutionLeaseRevoked: "ext.missionweaveprotocol.core.work_execution_lease_revoked",
  conversationChanged: "ext.mwp.toolkit.conversation_changed",
  conversationOpened: "ext.mwp.toolkit.conversation_opened",
} as const;

/** One of {@link eventKinds}. */
export type EventKind = (typeof eventKinds)[keyof typeof eventKinds];
