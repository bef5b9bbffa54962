// Generated from schemas/ by `npm run codegen`: do not edit.
import type { JsonObject, JsonValue } from "../lib/json/value.ts";

/** Whether an Agent may be used. */
export type AgentCardStatus = "active" | "deprecated" | "revoked";
/** What can be decided on. */
export type ApprovalKind = "mission_final" | "child_mission" | "work_execution";
/** How it can be decided. */
export type ApprovalDecision = "approved" | "changes_requested" | "denied" | "revoked";
/** Command kinds of the core protocol; each belongs to a Group. */
export type CoreCommandKind =
  | "mission.create"
  | "mission.assign_coordinator"
  | "mission.renew_coordinator"
  | "mission.submit_for_approval"
  | "mission.approve"
  | "mission.request_changes"
  | "mission.cancel"
  | "mission.terminate"
  | "mission.create_child"
  | "mission.create_follow_up"
  | "membership.change"
  | "membership.end"
  | "membership.grant_delegation"
  | "message.post"
  | "message.correct"
  | "message.retract"
  | "message.redact"
  | "work.propose"
  | "work.authorize"
  | "work.offer"
  | "work.accept_offer"
  | "work.start"
  | "work.checkpoint"
  | "work.block"
  | "work.unblock"
  | "work.submit"
  | "work.accept_result"
  | "work.fail"
  | "work.cancel"
  | "artifact.publish"
  | "approval.grant_execution"
  | "policy.grant_cooperation_override";
/** Kinds that services send and that belong to no Group. */
export type OrganizationCommandKind =
  "ext.missionweaveprotocol.registry.agent_card_register" | "ext.missionweaveprotocol.identity.session_open";
/** Group-scoped kinds of the protocol's own extension namespace. */
export type ExtensionCommandKind =
  | "ext.missionweaveprotocol.core.resource_usage_record"
  | "ext.missionweaveprotocol.core.group_archive"
  | "ext.missionweaveprotocol.core.work_dependency_add"
  | "ext.missionweaveprotocol.core.work_execution_lease_renew";
/** Kinds that only the Coordinator in office may send. */
export type CoordinatorCommandKind =
  | "mission.renew_coordinator"
  | "mission.submit_for_approval"
  | "mission.create_child"
  | "membership.grant_delegation"
  | "work.accept_result";
/** Kinds by which a human opens a new Mission and its Group. */
export type MissionOpeningKind = "mission.create" | "mission.create_follow_up";
/** The one wire version described here. */
export type ProtocolVersion = "0.1";
/** World-wide unique name: an absolute URI of ASCII characters, at most 512 of them, compared octet by octet (MWP-FND-008). */
export type ProtocolId = string;
/** Where something can be found: RFC 3986 with a scheme, of any length (MWP-FND-009). */
export type AbsoluteUri = string;
/** Dotted lower-case name of a kind of Command or Event, as an Attention Filter spells it. */
export type KindName = string;
/** `ext.<organization>.<profile>.<name>`: a kind that an Extension Profile adds (MWP-EXT-002). */
export type ExtensionKind = string;
/** RFC 3339 instant with an offset: years 0001 to 9999, no leap second, no `-00:00`, any number of fraction digits (MWP-FND-005). */
export type Timestamp = string;
/** Whole number from 0 to 2^53-1, which every JSON implementation holds exactly (MWP-FND-006). */
export type SafeInteger = number;
/** Whole number from 1 to 2^53-1 (MWP-FND-006). */
export type PositiveInteger = number;
/** `major.minor.patch` with optional pre-release and build parts. */
export type SemanticVersion = string;
/** Bytes in the URL-safe alphabet of RFC 4648 without padding (MWP-FND-007). */
export type Base64UrlText = string;
/** `sha256:` and 64 lower-case hexadecimal digits. */
export type Sha256Text = string;
/** ISO 8601 duration of days, hours, minutes and seconds; calendar units have no fixed length and are left out. */
export type Duration = string;
/** Short name that is unique inside one document only. */
export type LocalName = string;
/** `type/subtype` without parameters. */
export type MediaType = string;
/** Lower-case words joined by dots or hyphens, governed by the Organization. */
export type CapabilityId = string;
/** What a Principal is. */
export type ActorType = "agent" | "human" | "service";
/** What can be asked for as proof that an acceptance criterion is met. */
export type RequiredEvidenceType =
  | "artifact_integrity"
  | "schema_validation"
  | "deterministic_test"
  | "business_rule"
  | "reviewer_assessment"
  | "human_review"
  | "policy_check";
/** How confidential content is. */
export type Classification = "public" | "internal" | "confidential" | "restricted";
/** What a Conversation can be for. */
export type ConversationType = "group" | "work_item" | "review" | "restricted";
/** Whether Messages can still be posted. */
export type ConversationState = "active" | "closed";
/** Open to the whole Group, or to named members only. */
export type ConversationAccessMode = "group" | "restricted";
/** All refusals that the protocol knows (MWP-EXT-004). */
export type ErrorCode =
  | "UNSUPPORTED_VERSION"
  | "AUTH_REQUIRED"
  | "AUTH_INVALID_SIGNATURE"
  | "AUTH_STALE_SESSION"
  | "AUTH_STALE_COORDINATOR"
  | "AUTH_FORBIDDEN"
  | "GROUP_NOT_FOUND"
  | "MEMBERSHIP_REQUIRED"
  | "MEMBERSHIP_STALE"
  | "SCHEMA_VALIDATION_FAILED"
  | "INVALID_COMMAND"
  | "INVALID_STATE_TRANSITION"
  | "REVISION_CONFLICT"
  | "ACTION_ID_COLLISION"
  | "UNKNOWN_CRITICAL_EXTENSION"
  | "WORK_CONTRACT_INCOMPLETE"
  | "WORK_OFFER_EXPIRED"
  | "WORK_ALREADY_OWNED"
  | "WORK_LEASE_EXPIRED"
  | "WORK_STALE_OWNERSHIP"
  | "APPROVAL_REQUIRED"
  | "BUDGET_EXCEEDED"
  | "RATE_LIMITED"
  | "BACKPRESSURE"
  | "CURSOR_TOO_OLD"
  | "PROTOCOL_VIOLATION"
  | "INTERNAL_ERROR";
/** Event kinds of the core protocol; each belongs to a Group. */
export type CoreEventKind =
  | "mission.created"
  | "mission.coordinator.assigned"
  | "mission.coordinator.renewed"
  | "mission.submitted_for_approval"
  | "mission.approved"
  | "mission.changes_requested"
  | "mission.cancelled"
  | "mission.terminated"
  | "mission.child.created"
  | "mission.follow_up.created"
  | "membership.changed"
  | "membership.ended"
  | "membership.delegation.granted"
  | "message.posted"
  | "message.corrected"
  | "message.retracted"
  | "message.redacted"
  | "work.proposed"
  | "work.authorized"
  | "work.offer.created"
  | "work.offer.accepted"
  | "work.contract.revised"
  | "work.started"
  | "work.progressed"
  | "work.checkpointed"
  | "work.blocked"
  | "work.unblocked"
  | "work.submitted"
  | "work.result.accepted"
  | "work.failed"
  | "work.cancelled"
  | "artifact.published"
  | "approval.execution.granted"
  | "policy.cooperation_override.granted"
  | "group.snapshot.created"
  | "group.archived";
/** Events that belong to no Group and have no sequence. */
export type OrganizationEventKind =
  "ext.missionweaveprotocol.registry.agent_card_registered" | "ext.missionweaveprotocol.identity.session_opened";
/** Group-scoped kinds of the protocol's own extension namespace. */
export type ExtensionEventKind =
  | "ext.missionweaveprotocol.core.resource_usage_recorded"
  | "ext.missionweaveprotocol.core.work_execution_lease_revoked";
/** What can cause an Event (MWP-EVT-006). */
export type EventCauseType = "command" | "event" | "timer" | "policy";
/** How facts can be won; a failure report speaks of work that did not succeed. */
export type EvidenceType =
  | "artifact_integrity"
  | "schema_validation"
  | "deterministic_test"
  | "business_rule"
  | "reviewer_assessment"
  | "human_review"
  | "policy_check"
  | "failure_report";
/** What can come out. */
export type EvidenceResult = "passed" | "failed" | "inconclusive";
/** What can be judged. */
export type EvidenceSubjectType = "work_item" | "artifact" | "mission";
/** The nine kinds of Signed Documents (MWP-SDV-001). */
export type SignedDocumentKind =
  | "agent-card"
  | "approval"
  | "artifact"
  | "command"
  | "context-package"
  | "event"
  | "evidence"
  | "extension-profile"
  | "group-snapshot";
/** Whether a Group is still in use. */
export type GroupState = "active" | "archived";
/** What a lease can reserve. */
export type LeaseType = "coordinator" | "ownership" | "execution" | "blocked";
/** Whether a lease holds, or how it ended. */
export type LeaseState = "active" | "expired" | "revoked" | "released";
/** What a member can be. */
export type MembershipRole = "mission_owner" | "coordinator" | "worker" | "reviewer" | "observer" | "work_delegate";
/** Whether a Membership holds. */
export type MembershipState = "provisional" | "active" | "ended";
/** What a Message can do. */
export type MessageKind = "message" | "correction" | "retraction" | "redaction";
/** One piece of a Message. */
export type MessageContent = TextContent | ArtifactContent | DataContent;
/** Where a Mission can stand. */
export type MissionState = "active" | "awaiting_approval" | "approved" | "failed" | "cancelled";
/** How available an Agent can be. */
export type PresenceStatus = "online" | "busy" | "away" | "draining" | "offline";
/** How available a Capability can be. */
export type CapabilityStatus = "available" | "degraded" | "unavailable";
/** One message on a WebSocket connection (MWP-EVT-008). */
export type Frame = HelloFrame | SubscribeFrame | CommandFrame | EventFrame | AckFrame | PingFrame | ErrorFrame;
/** All types of frames. */
export type FrameType = "HELLO" | "SUBSCRIBE" | "COMMAND" | "EVENT" | "ACK" | "PING" | "ERROR";
/** The four steps of the handshake, in their order (MWP-IDN-007). */
export type HelloPhase = "client_init" | "server_challenge" | "client_response" | "server_accept";
/** One of the four steps by which an Agent proves its key and gets a Session (MWP-IDN-007). */
export type HelloFrame =
  HelloClientInitFrame | HelloServerChallengeFrame | HelloClientResponseFrame | HelloServerAcceptFrame;
/** How urgent work can be. */
export type Urgency = "routine" | "normal" | "high" | "critical";
/** How a delay can grow. */
export type BackOff = "none" | "fixed" | "exponential";
/** What work can do to the world. */
export type SideEffectRisk = "none" | "reversible" | "external" | "high_risk" | "destructive";
/** Who has to approve an execution. */
export type ExecutionApproval = "not_required" | "policy_required" | "human_required";
/** Where a WorkItem can stand. */
export type WorkItemState =
  "open" | "offered" | "queued" | "active" | "blocked" | "submitted" | "verified" | "failed" | "cancelled";
/** What became of an offer. */
export type OfferStatus = "pending" | "accepted" | "declined" | "withdrawn" | "expired" | "lost_race";
/** Why a Worker says no. */
export type DeclineReason =
  "capacity" | "deadline" | "capability" | "authorization" | "dependency" | "budget" | "other";
/** What a schedule estimate rests on. */
export type CapacityStatus = "available" | "queued" | "constrained" | "blocked";
/** What the failure of a linked child Mission means to the parent WorkItem: blocked, failed, or failed together with the parent Mission (SUP-09). */
export type ChildFailurePolicy = "block" | "fail" | "fail_mission";
/** A Work Contract whose constraints, as far as this authority reads them, are of its vocabulary. Other constraints are free. */
export type ConstrainedContract = WorkContract;
/** The committed correction, or the redacted rendition that stands in its place after a redaction. */
export type MessageCorrectedEventPayload = Message | RedactedRendition;
/** The committed Message, or the redacted rendition that stands in its place after a redaction. */
export type MessagePostedEventPayload = Message | RedactedRendition;
/** The redaction as a committed Message, with its policy reason. */
export type MessageRedactedEventPayload = Message & Required<Pick<Message, "targetMessageId" | "reason">>;
/** The retraction as a committed Message; the original stays. */
export type MessageRetractedEventPayload = Message & Required<Pick<Message, "targetMessageId" | "reason">>;

/** Statement signed by the Organization saying who an Agent is and what it was verified to be able to do (MWP-IDN-001). */
export type AgentCard = {
  /** The Agent. */
  agentId: ProtocolId;
  /** Organization that issued the card. */
  organizationId: ProtocolId;
  /** Rises with every new card of the Agent. */
  cardVersion: PositiveInteger;
  /** Name for people; proves nothing. */
  displayName: string;
  /** What the Agent is for. */
  description?: string;
  /** The Principal who answers for the Agent. */
  owner: Actor;
  /** Whether the Agent may be used. */
  status: AgentCardStatus;
  /** Wire versions that the Agent speaks. */
  protocolVersions: ProtocolVersion[];
  /** Where the Agent connects. */
  endpoints: AgentEndpoint[];
  /** Keys that the Agent signs with. */
  publicKeys: PublicKey[];
  /** Capabilities that the Organization verified. */
  capabilities: VerifiedCapability[];
  /** How many WorkItems the Agent executes at a time at most (MWP-WRK-011). */
  maxConcurrency: PositiveInteger;
  /** Protected time of the card. */
  issuedAt: Timestamp;
  /** When the card ends. */
  validUntil?: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** One address for connections. */
export type AgentEndpoint = {
  /** WebSocket over TLS, always. */
  transport: "wss";
  /** `wss` URI. */
  uri: string;
};
/** A Capability and the Evidence that the Agent has it. */
export type VerifiedCapability = {
  /** Name of the Capability. */
  id: CapabilityId;
  /** Version that was verified. */
  version: SemanticVersion;
  /** Where the schema of its input is. */
  inputSchema: AbsoluteUri;
  /** Digest of that schema. */
  inputSchemaHash: Sha256Text;
  /** Where the schema of its output is. */
  outputSchema: AbsoluteUri;
  /** Digest of that schema. */
  outputSchemaHash: Sha256Text;
  /** Limits within which it was verified. */
  constraints: JsonObject;
  /** Evidence of the verification. */
  verifiedEvidence: ProtocolId[];
};
/** Signed decision on one Mission revision and one exact set of Artifacts, or on the execution of a WorkItem. */
export type Approval = {
  /** Identifier of the decision. */
  approvalId: ProtocolId;
  /** What is decided on. */
  kind: ApprovalKind;
  /** How it is decided. */
  decision: ApprovalDecision;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** WorkItem whose execution is decided on. */
  workItemId?: ProtocolId;
  /** Revision that the decision is about. */
  missionRevision: SafeInteger;
  /** Exactly the Artifacts decided on; at least one where a Mission is approved. */
  artifactHashes: Sha256Text[];
  /** Policy that the decision follows. */
  acceptancePolicyVersion: SemanticVersion;
  /** The Principal who decides and has signed. */
  approver: Actor;
  /** Reasons, for people; may be empty. */
  comments: string;
  /** Conditions that the decision depends on. */
  conditions: string[];
  /** Earlier Approval that is taken back. */
  revokesApprovalId?: ProtocolId;
  /** Protected time of the decision. */
  occurredAt: Timestamp;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** What an Artifact is, who made it, and from what (MWP-WRK-023). */
export type Artifact = {
  /** Identifier of the Artifact. */
  artifactId: ProtocolId;
  /** Digest of the content, by which it is addressed. */
  contentHash: Sha256Text;
  /** Where the content can be read. */
  uri: AbsoluteUri;
  /** Length of the content, in bytes. */
  sizeBytes: SafeInteger;
  /** Media type of the content. */
  mediaType: MediaType;
  /** Schema that the content follows. */
  schemaUri: AbsoluteUri;
  /** The Agent that made it; it has signed. */
  producer: ArtifactProducer;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** WorkItem that it was made for. */
  workItemId: ProtocolId;
  /** Artifacts that it was made from (MWP-WRK-024). */
  sourceArtifactHashes: Sha256Text[];
  /** Tools that took part. */
  toolVersions: ToolVersion[];
  /** Models that took part. */
  modelVersions: ModelVersion[];
  /** How confidential the content is. */
  classification: Classification;
  /** Protected time of the manifest. */
  createdAt: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** The Agent that made an Artifact, as it was registered then. */
export type ArtifactProducer = {
  /** The Agent. */
  agentId: ProtocolId;
  /** Version of its Agent Card that is pinned (MWP-IDN-003). */
  agentCardVersion: PositiveInteger;
  /** Capabilities that were used. */
  capabilities: CapabilityRef[];
};
/** A tool that took part. */
export type ToolVersion = {
  /** Name of the tool. */
  name: string;
  /** Its version. */
  version: string;
};
/** A model that took part. */
export type ModelVersion = {
  /** Who offers the model. */
  provider: string;
  /** Name of the model. */
  model: string;
  /** Its version. */
  version: string;
};
/** Signed request by one actor for one structured state transition (MWP-EVT-001). */
export type Command = {
  /** Wire version that the Command is written in. */
  protocolVersion: ProtocolVersion;
  /** Chosen by the actor; the same signed content again is the same Command, other content under it is refused (MWP-EVT-003). */
  actionId: ProtocolId;
  /** The Principal who asks and who has signed. */
  actor: Actor;
  /** Session of the asking Agent; required from Agents, forbidden to everybody else (MWP-FND-016). */
  sessionEpoch?: PositiveInteger;
  /** Version of the actor's Membership that the Command was made under. */
  membershipEpoch?: PositiveInteger;
  /** Term of office that the Command draws its authority from (MWP-EVT-002). */
  coordinatorEpoch?: PositiveInteger;
  /** Group the Command is for; absent only from Organization-scoped kinds. */
  groupId?: ProtocolId;
  /** Conversation the Command belongs to. */
  conversationId?: ProtocolId;
  /** WorkItem the Command belongs to. */
  workItemId?: ProtocolId;
  /** Grant, good once, by which the Command passes a cooperation limit (MWP-EXT-008). */
  cooperationOverrideGrantId?: ProtocolId;
  /** Which transition is asked for. */
  kind: CoreCommandKind | ExtensionKind;
  /** Revision the aggregate must have, else nothing is applied (MWP-EVT-007). */
  expectedRevision?: SafeInteger;
  /** Joins Commands, Events and outside work; says nothing about order. */
  correlationId: ProtocolId;
  /** Event that the Command answers. */
  causedByEventId?: ProtocolId;
  /** Protected time of the Command; also decides whether it is fresh. */
  issuedAt: Timestamp;
  /** Facts of the transition, judged by the schema of the kind (MWP-EVT-001). */
  payload: JsonObject;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** Whoever acts, authors or accepts: an Agent, a human or a service of the Organization. */
export type Actor = {
  /** What the Principal is. */
  type: ActorType;
  /** Identifier of the Principal. */
  id: ProtocolId;
};
/** A Principal that has to be an Agent. */
export type AgentActor = {
  /** Always `agent`. */
  type: "agent";
  /** Identifier of the agent. */
  id: ProtocolId;
};
/** A Principal that has to be a human. */
export type HumanActor = {
  /** Always `human`. */
  type: "human";
  /** Identifier of the human. */
  id: ProtocolId;
};
/** A Principal that has to be a service of the Organization. */
export type ServiceActor = {
  /** Always `service`. */
  type: "service";
  /** Identifier of the service. */
  id: ProtocolId;
};
/** Signature of a Signed Document. It covers the canonical document without its top-level `signature` (MWP-SDV-002). */
export type Signature = {
  /** Ed25519 and nothing else; there is no negotiation (MWP-SDV-001). */
  algorithm: "Ed25519";
  /** Registered key of the signer. Key IDs are never reused (MWP-SDV-004). */
  keyId: ProtocolId;
  /** Equal, character by character, to the protected time of the document (MWP-SDV-001). */
  createdAt: Timestamp;
  /** 64 bytes, R followed by S, as canonical base64url (MWP-SDV-003). */
  value: Base64UrlText;
};
/** A public key bound to a Principal for good, with the time in which signatures by it count (MWP-SDV-004, MWP-SDV-014). */
export type PublicKey = {
  /** Name of the binding, unique in the whole Organization. */
  keyId: ProtocolId;
  /** Always Ed25519. */
  algorithm: "Ed25519";
  /** 32-byte encoding of a point of prime order, as base64url (MWP-SDV-005). */
  publicKey: Base64UrlText;
  /** First instant at which the key is good. */
  validFrom: Timestamp;
  /** Instant from which on the key is no longer good. */
  validUntil?: Timestamp;
  /** Instant from which on the key is revoked. */
  revokedAt?: Timestamp;
};
/** One version of one Capability. */
export type CapabilityRef = {
  /** Name of the Capability. */
  id: CapabilityId;
  /** Version that is meant, exactly. */
  version: SemanticVersion;
};
/** Hard limits; at least one dimension is limited, and an absent one allows nothing (MWP-AUT-004). */
export type Budget = {
  /** ISO 4217 code of the money meant by `financialLimit`. */
  currency?: string;
  /** Most that may be spent, in units of `currency`. */
  financialLimit?: number;
  /** Most model tokens. */
  modelTokenLimit?: SafeInteger;
  /** Most tool calls. */
  toolCallLimit?: SafeInteger;
  /** Most compute time, in seconds. */
  computeSecondsLimit?: SafeInteger;
  /** Most wall time, in seconds. */
  wallClockSecondsLimit?: SafeInteger;
  /** Most actions with an effect outside the Organization. */
  externalSideEffectLimit?: SafeInteger;
};
/** One test that a result has to pass, and what has to show it (MWP-WRK-001). */
export type AcceptanceCriterion = {
  /** Name by which Evidence refers to the criterion. */
  criterionId: LocalName;
  /** What is to be true, for people and Agents. */
  description: string;
  /** Types of Evidence that are all needed. */
  evidenceRequired: RequiredEvidenceType[];
};
/** Operations that work may perform on one resource. */
export type ResourceGrant = {
  /** The resource. */
  resource: ProtocolId;
  /** Names of the operations allowed on it. */
  operations: string[];
  /** Further limits, in the words of whoever guards the resource. */
  constraints?: JsonObject;
};
/** Data of one Extension Profile. */
export type ExtensionEntry = {
  /** Version of the profile that the data follows. */
  version: SemanticVersion;
  /** True: who does not understand the profile has to refuse the document. */
  critical: boolean;
  /** Whatever the profile defines. */
  data: JsonValue;
};
/** Extension data by profile URI (MWP-EXT-001). */
export type Extensions = {
  [k: string]: ExtensionEntry;
};
/** Signed, versioned summary with provenance that hands an Agent scoped Mission context (MWP-WRK-027). */
export type ContextPackage = {
  /** Identifier of the package. */
  contextPackageId: ProtocolId;
  /** Rises along a chain of packages. */
  version: PositiveInteger;
  /** Package that this one replaces. */
  previousContextPackageId?: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** WorkItem that the context is limited to. */
  workItemId?: ProtocolId;
  /** Events that were summed up. */
  sourceEventRange: SourceEventRange;
  /** Artifacts referred to. */
  artifactHashes: Sha256Text[];
  /** The context, in words. */
  summary: string;
  /** Decisions taken so far. */
  decisions: ContextDecision[];
  /** Limits that hold. */
  constraints: string[];
  /** What is still open. */
  unresolvedQuestions: string[];
  /** The Agent that wrote it and has signed. */
  generatedBy: AgentActor;
  /** Protected time of the package. */
  generatedAt: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** A stretch of a Group's log. */
export type SourceEventRange = {
  /** First position. */
  fromSequence: PositiveInteger;
  /** Last position. */
  toSequence: PositiveInteger;
  /** Events of the stretch that were used. */
  eventIds: ProtocolId[];
};
/** A decision and where it was taken. */
export type ContextDecision = {
  /** What was decided. */
  description: string;
  /** Events that show it. */
  sourceEventIds: ProtocolId[];
};
/** Auditable thread of Messages of a Group or of one WorkItem (MWP-MSN-015). */
export type Conversation = {
  /** Identifier of the Conversation. */
  conversationId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** What it is for. */
  type: ConversationType;
  /** WorkItem that it is about. */
  primaryWorkItemId?: ProtocolId;
  /** Name for people. */
  title: string;
  /** Who may read it. */
  access: ConversationAccess;
  /** The Principal who opened it. */
  createdBy: Actor;
  /** When it was opened. */
  createdAt: Timestamp;
  /** Whether Messages can still be posted. */
  state: ConversationState;
  /** Rises with every change. */
  revision: SafeInteger;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Who may read a Conversation. */
export type ConversationAccess = {
  /** Open to the Group, or restricted. */
  mode: ConversationAccessMode;
  /** Who may read a restricted one. */
  members?: Actor[];
};
/** Machine-readable refusal (MWP-EXT-004). */
export type ProtocolError = {
  /** Which refusal this is. */
  code: ErrorCode;
  /** Text for people; it discloses neither other Groups nor which signature check failed. */
  message: string;
  /** True when the same request may succeed later without change (MWP-EXT-005). */
  retryable: boolean;
  /** True when the sender closes the connection after this error. */
  fatal?: boolean;
  /** Frame that is refused. */
  relatedFrameId?: ProtocolId;
  /** Command that is refused. */
  relatedActionId?: ProtocolId;
  /** Group concerned. */
  groupId?: ProtocolId;
  /** Revision that the Command expected. */
  expectedRevision?: SafeInteger;
  /** Revision that the aggregate has. */
  currentRevision?: SafeInteger;
  /** How long to wait before trying again, in milliseconds. */
  retryAfterMs?: SafeInteger;
  /** Content hash of the Group Snapshot from which a Cursor that is too old can start. */
  snapshotArtifactHash?: Sha256Text;
  /** Further facts, particular to the code. */
  details?: JsonObject;
  /** When the request was refused. */
  occurredAt: Timestamp;
};
/** Accepted fact that never changes, signed by the Group Authority (MWP-EVT-005). */
export type Event = {
  /** Wire version that the Event is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier by which receivers drop repeats (MWP-WRK-029). */
  eventId: ProtocolId;
  /** Group whose log holds the Event; absent from Organization-scoped Events. */
  groupId?: ProtocolId;
  /** Position in the Group's log, from 1 without a gap. */
  sequence?: PositiveInteger;
  /** Revision that the aggregate has after the Event (MWP-EVT-007). */
  aggregateRevision?: SafeInteger;
  /** Which fact this is. */
  kind: CoreEventKind | ExtensionKind;
  /** The Principal who made it happen. */
  actor: Actor;
  /** What the Event follows from (MWP-EVT-006). */
  cause: EventCause;
  /** Joins Commands, Events and outside work; says nothing about order. */
  correlationId: ProtocolId;
  /** Conversation the Event belongs to. */
  conversationId?: ProtocolId;
  /** WorkItem the Event belongs to. */
  workItemId?: ProtocolId;
  /** Protected time: when the Group Authority accepted the fact. */
  occurredAt: Timestamp;
  /** The fact itself, in the form of its kind. */
  payload: JsonObject;
  /** The Principal who accepted the fact and has signed. */
  acceptedBy: Actor;
  /** Signing hash of the causing Command (MWP-SDV-017). */
  commandHash?: Sha256Text;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** What an Event follows from. */
export type EventCause = {
  /** Kind of the cause. */
  type: EventCauseType;
  /** Action ID, Event ID, or the name of the timer or policy. */
  id: ProtocolId;
};
/** Recorded facts for judging an Artifact, WorkItem or Mission by acceptance criteria (MWP-WRK-026). */
export type Evidence = {
  /** Identifier of the Evidence. */
  evidenceId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** WorkItem concerned. */
  workItemId: ProtocolId;
  /** How the facts were won. */
  type: EvidenceType;
  /** What is judged. */
  subject: EvidenceSubject;
  /** Acceptance criteria that it speaks about. */
  criterionIds: LocalName[];
  /** What was done. */
  method: string;
  /** What came out. */
  result: EvidenceResult;
  /** Further facts. */
  details?: JsonObject;
  /** Artifacts that it rests on. */
  artifactHashes: Sha256Text[];
  /** The Principal who recorded it and has signed. */
  generatedBy: Actor;
  /** Tool that was used. */
  toolVersion?: string;
  /** Model that was used. */
  modelVersion?: string;
  /** Protected time of the Evidence. */
  createdAt: Timestamp;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** What Evidence judges. */
export type EvidenceSubject = {
  /** Kind of the subject. */
  type: EvidenceSubjectType;
  /** Its identifier, or the content hash of an Artifact. */
  id: ProtocolId | Sha256Text;
};
/** Versioned package of schema and meaning, approved by the Organization (MWP-EXT-001). */
export type ExtensionProfile = {
  /** Identifier of the profile; key of its data in `extensions`. */
  profileUri: ProtocolId;
  /** Name for people. */
  name: string;
  /** Version of the profile. */
  version: SemanticVersion;
  /** Where the schema of its data is. */
  schemaUri: AbsoluteUri;
  /** Digest of that schema. */
  schemaHash: Sha256Text;
  /** What an Agent needs in order to take part. */
  requiredCapabilities: CapabilityRef[];
  /** True: who does not understand the profile cannot take part. */
  critical: boolean;
  /** Kinds of Command that the profile adds (MWP-EXT-002). */
  commandKinds: ExtensionKind[];
  /** Kinds of Event that the profile adds (MWP-EXT-002). */
  eventKinds: ExtensionKind[];
  /** Always false: no profile weakens a core guard (MWP-EXT-003). */
  overridesCoreInvariants: false;
  /** The Principal who approved it and has signed. */
  approvedBy: Actor;
  /** Protected time of the profile. */
  approvedAt: Timestamp;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** The Organization's own record of when a Signed Document was first accepted (MWP-ADM-001). */
export type FirstAdmissionRecord = {
  /** Wire version that the record is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the record, never used for a second one (MWP-ADM-004). */
  admissionRecordId: ProtocolId;
  /** Organization whose Admission Log holds it. */
  organizationId: ProtocolId;
  /** What kind of Signed Document was accepted. */
  documentKind: SignedDocumentKind;
  /** Digest of the signing bytes of the document (MWP-SDV-017). */
  signingHash: Sha256Text;
  /** Key that signed. */
  keyId: ProtocolId;
  /** The Principal to whom that key is bound. */
  principal: Actor;
  /** Time of the accepting service, kept as written (MWP-ADM-002). */
  trustedAcceptedAt: Timestamp;
  /** The service that accepted. */
  acceptedBy: ServiceActor;
};
/** Shared space and history of exactly one Mission (MWP-MSN-015). */
export type Group = {
  /** Identifier of the Group. */
  groupId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Whether the Group is still in use. */
  state: GroupState;
  /** Planning Conversation of the whole Group. */
  mainConversationId: ProtocolId;
  /** When the Group was opened. */
  createdAt: Timestamp;
  /** When it was archived. */
  archivedAt?: Timestamp;
  /** Group Snapshot that archives it. */
  archiveSnapshotId?: ProtocolId;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Signed archival projection of a Group up to a given sequence. */
export type GroupSnapshot = {
  /** Identifier of the snapshot. */
  snapshotId: ProtocolId;
  /** Group that is archived. */
  groupId: ProtocolId;
  /** Last position that is covered. */
  throughSequence: PositiveInteger;
  /** Events that the projection was made from. */
  eventIds: ProtocolId[];
  /** Digest of the projected state. */
  stateHash: Sha256Text;
  /** Decisions that an audit needs. */
  policyLog: PolicyLogEntry[];
  /** The service that made it and has signed. */
  createdBy: ServiceActor;
  /** Protected time of the snapshot. */
  createdAt: Timestamp;
  /** Ed25519 signature over the canonical document without this member (MWP-SDV-002). */
  signature: Signature;
};
/** One decision on policy. */
export type PolicyLogEntry = {
  /** Identifier of the entry. */
  entryId: ProtocolId;
  /** What was decided. */
  decision: string;
  /** The Principal who decided. */
  actor: Actor;
  /** When it was decided. */
  occurredAt: Timestamp;
  /** Further facts. */
  details: JsonObject;
};
/** Fenced reservation with a time bound: of an office, of a WorkItem, or of its execution (MWP-WRK-013). */
export type Lease = {
  /** Identifier of the lease, stable over renewals. */
  leaseId: ProtocolId;
  /** What is reserved. */
  leaseType: LeaseType;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** WorkItem that is reserved. */
  workItemId?: ProtocolId;
  /** The Agent that holds it. */
  holderAgentId: ProtocolId;
  /** Session of the holder at issue. */
  sessionEpoch: PositiveInteger;
  /** Term of office that is reserved. */
  coordinatorEpoch?: PositiveInteger;
  /** Ownership that is reserved. */
  ownershipEpoch?: PositiveInteger;
  /** When the work has to have been started. */
  startBy?: Timestamp;
  /** When the lease was given. */
  issuedAt: Timestamp;
  /** First instant at which it holds. */
  startsAt: Timestamp;
  /** Instant from which on it no longer holds. */
  expiresAt: Timestamp;
  /** Until when an expired one may still be renewed. */
  graceExpiresAt?: Timestamp;
  /** Whether it holds. */
  state: LeaseState;
  /** How often it was renewed. */
  renewalCount: SafeInteger;
  /** When it was renewed last; absent before the first renewal. */
  lastRenewedAt?: Timestamp;
  /** When it ended. */
  closedAt?: Timestamp;
  /** Why it ended. */
  closureReason?: string;
};
/** Scoped authorization by which a Principal belongs to a Group. */
export type Membership = {
  /** Identifier of the Membership. */
  membershipId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** The Principal who belongs to the Group. */
  member: Actor;
  /** What the member is in the Group. */
  role: MembershipRole;
  /** Whether the Membership holds. */
  state: MembershipState;
  /** Version of the Membership; older ones are fenced. */
  membershipEpoch: PositiveInteger;
  /** What else the member may do. */
  scopes: string[];
  /** Authority given to a Work Delegate (MWP-MSN-020). */
  delegationGrants?: DelegationGrant[];
  /** The member may read the Events behind this position. */
  visibilityStartSequence: SafeInteger;
  /** Context handed to the member. */
  contextPackageId?: ProtocolId;
  /** When a provisional Membership ends by itself. */
  provisionalExpiresAt?: Timestamp;
  /** When it was given. */
  grantedAt: Timestamp;
  /** When it became active. */
  activatedAt?: Timestamp;
  /** When it ended. */
  endedAt?: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Bounded authority over one WorkItem subtree that cannot be passed on (MWP-MSN-020). */
export type DelegationGrant = {
  /** Identifier of the grant. */
  grantId: ProtocolId;
  /** The Work Delegate. */
  granteeAgentId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** Root of the subtree (MWP-MSN-021). */
  targetWorkItemId: ProtocolId;
  /** Capabilities that may be asked for. */
  allowedCapabilities: CapabilityRef[];
  /** Limit over the whole subtree, in every dimension. */
  budget: Budget &
    Required<
      Pick<
        Budget,
        | "currency"
        | "financialLimit"
        | "modelTokenLimit"
        | "toolCallLimit"
        | "computeSecondsLimit"
        | "wallClockSecondsLimit"
        | "externalSideEffectLimit"
      >
    >;
  /** How many levels below the target are allowed. */
  maxDescendantDepth: SafeInteger;
  /** Membership that the grant depends on. */
  granteeMembershipEpoch: PositiveInteger;
  /** Term of office that the grant depends on. */
  coordinatorEpoch: PositiveInteger;
  /** The Coordinator in office. */
  grantedBy: AgentActor;
  /** When it was given. */
  grantedAt: Timestamp;
  /** Instant from which on it no longer holds. */
  expiresAt: Timestamp;
};
/** Committed talk and context, which never gives authority to execute (MWP-MSN-017). */
export type Message = {
  /** Identifier of the Message. */
  messageId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** Conversation it belongs to. */
  conversationId: ProtocolId;
  /** The Principal who wrote it. */
  author: Actor;
  /** Plain, or about an earlier Message. */
  kind: MessageKind;
  /** Always false: a Message is context, never permission (MWP-MSN-017). */
  authority: false;
  /** Message that is corrected, retracted or redacted (MWP-MSN-023). */
  targetMessageId?: ProtocolId;
  /** What is said, piece by piece. */
  content: MessageContent[];
  /** Principals who are addressed. */
  mentions?: Actor[];
  /** Objects that are referred to. */
  references?: ProtocolId[];
  /** Why an earlier Message is changed. */
  reason?: string;
  /** When it was accepted. */
  committedAt: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Words. */
export type TextContent = {
  /** Always `text`. */
  type: "text";
  /** The words. */
  text: string;
};
/** Reference to an Artifact. */
export type ArtifactContent = {
  /** Always `artifact_ref`. */
  type: "artifact_ref";
  /** Content hash of the Artifact. */
  artifactHash: Sha256Text;
};
/** Structured data. */
export type DataContent = {
  /** Always `data_ref`. */
  type: "data_ref";
  /** Schema that the data follows. */
  schema: AbsoluteUri;
  /** The data. */
  data: JsonValue;
};
/** Objective with bounds: when it counts as done, by when, within which budget, and who approves. */
export type Mission = {
  /** Identifier of the Mission. */
  missionId: ProtocolId;
  /** The one Group of the Mission. */
  groupId: ProtocolId;
  /** Rises with every change. */
  revision: SafeInteger;
  /** What is to be reached. */
  objective: string;
  /** Criteria for the whole Mission. */
  definitionOfDone: AcceptanceCriterion[];
  /** Human of a root Mission; Parent Coordinator of a child. */
  missionOwner: Actor;
  /** Who holds the office now. */
  coordinator: MissionCoordinator;
  /** Where the Mission stands. */
  state: MissionState;
  /** Limits for the whole Mission. */
  budget: Budget;
  /** By when it is to be done. */
  deadline: Timestamp;
  /** Which human approvals are needed. */
  approvalPolicy: ApprovalPolicy;
  /** Mission and WorkItem that a child serves (MWP-MSN-024). */
  parent?: MissionParent;
  /** Approved Mission that this one follows. */
  followUpToMissionId?: ProtocolId;
  /** Extension Profiles that the Mission uses. */
  pinnedProfiles?: PinnedProfile[];
  /** When it was created. */
  createdAt: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Who holds the office of Coordinator, and under which term and lease (MWP-FND-010). */
export type MissionCoordinator = {
  /** The Agent. */
  agentId: ProtocolId;
  /** Version of its Agent Card that is pinned (MWP-IDN-003). */
  agentCardVersion: PositiveInteger;
  /** Term of office; earlier ones are fenced. */
  coordinatorEpoch: PositiveInteger;
  /** Role lease that the office rests on. */
  leaseId: ProtocolId;
};
/** Which human approvals a Mission needs. */
export type ApprovalPolicy = {
  /** True: a human approves the result. */
  finalHumanApproval: boolean;
  /** True: a human approves each high-risk execution. */
  highRiskExecutionApproval: boolean;
  /** Version of the policy that is applied. */
  policyVersion?: SemanticVersion;
};
/** What a child Mission serves. */
export type MissionParent = {
  /** The parent. */
  missionId: ProtocolId;
  /** WorkItem of the parent that the child completes. */
  workItemId: ProtocolId;
  /** Distance from the root; its children have 1. */
  depth: PositiveInteger;
};
/** An Extension Profile in use. */
export type PinnedProfile = {
  /** The profile. */
  profileUri: ProtocolId;
  /** Major version that is in use. */
  majorVersion: SafeInteger;
};
/** Short-lived data on how available an Agent is; it proves nothing (MWP-IDN-005). */
export type PresenceRecord = {
  /** The Agent. */
  agentId: ProtocolId;
  /** Session that it speaks for. */
  sessionEpoch: PositiveInteger;
  /** How available the Agent is. */
  status: PresenceStatus;
  /** Slots in use and free. */
  capacity: PresenceCapacity;
  /** Availability of each Capability. */
  capabilityAvailability: CapabilityAvailability[];
  /** Usual time to an answer, in milliseconds. */
  estimatedResponseMs?: SafeInteger;
  /** Last sign of life. */
  lastHeartbeat: Timestamp;
  /** When the record is worth nothing any more. */
  expiresAt: Timestamp;
};
/** Capacity Slots of an Agent (MWP-WRK-011). */
export type PresenceCapacity = {
  /** Slots in all. */
  maxSlots: PositiveInteger;
  /** Slots at work. */
  activeSlots: SafeInteger;
  /** Slots that are free. */
  availableSlots: SafeInteger;
  /** WorkItems that wait. */
  queuedItems: SafeInteger;
};
/** How available one Capability is. */
export type CapabilityAvailability = {
  /** The Capability. */
  capability: CapabilityRef;
  /** How available it is. */
  status: CapabilityStatus;
};
/** The Agent names itself, its key and the versions it speaks. */
export type HelloClientInitFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `HELLO`. */
  frameType: "HELLO";
  /** Always `client_init`. */
  phase: "client_init";
  /** Agent that wants a Session. */
  agentId: ProtocolId;
  /** Registered key that the Agent will sign with. */
  keyId: ProtocolId;
  /** Fresh random bytes of the Agent, as base64url. */
  clientNonce: Base64UrlText;
  /** Wire versions that the Agent speaks. */
  supportedVersions: ProtocolVersion[];
};
/** The authority answers with what the Agent has to sign. */
export type HelloServerChallengeFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `HELLO`. */
  frameType: "HELLO";
  /** Always `server_challenge`. */
  phase: "server_challenge";
  /** Wire version that the authority chose. */
  selectedVersion: ProtocolVersion;
  /** Fresh random bytes of the Agent, as base64url. */
  clientNonce: Base64UrlText;
  /** Fresh random bytes of the authority, as base64url. */
  serverNonce: Base64UrlText;
  /** Transcript to be signed, as base64url. */
  challenge: Base64UrlText;
};
/** The Agent proves that it holds the key. */
export type HelloClientResponseFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `HELLO`. */
  frameType: "HELLO";
  /** Always `client_response`. */
  phase: "client_response";
  /** Agent that wants a Session. */
  agentId: ProtocolId;
  /** Registered key that the Agent will sign with. */
  keyId: ProtocolId;
  /** Fresh random bytes of the Agent, as base64url. */
  clientNonce: Base64UrlText;
  /** Fresh random bytes of the authority, as base64url. */
  serverNonce: Base64UrlText;
  /** Ed25519 signature over the decoded challenge, as base64url. */
  challengeSignature: Base64UrlText;
};
/** The authority opens the Session. */
export type HelloServerAcceptFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `HELLO`. */
  frameType: "HELLO";
  /** Always `server_accept`. */
  phase: "server_accept";
  /** Wire version of the Session. */
  selectedVersion: ProtocolVersion;
  /** Secret that stands for the Session. */
  sessionToken: string;
  /** Epoch of the new Session; all earlier ones of the Agent are fenced (MWP-IDN-008). */
  sessionEpoch: PositiveInteger;
  /** When the Session ends at the latest. */
  expiresAt: Timestamp;
};
/** Preference that thins live traffic; it takes away no right to read (MWP-EVT-009). */
export type AttentionFilter = {
  /** Kinds to be sent. */
  eventKinds?: KindName[];
  /** Conversations to be sent. */
  conversationIds?: ProtocolId[];
  /** WorkItems to be sent. */
  workItemIds?: ProtocolId[];
  /** True: of Messages, only those that mention the subscriber. */
  mentionsOnly?: boolean;
  /** True: what concerns the whole Mission passes in any case. */
  announcements?: boolean;
};
/** One Group to be followed, and from where (MWP-EVT-009). */
export type GroupSubscription = {
  /** Group to follow. */
  groupId: ProtocolId;
  /** Cursor: the first Event wanted is the next one; 0 means from the beginning. */
  afterSequence: SafeInteger;
  /** Which live Events to send; absent means all. */
  attention?: AttentionFilter;
};
/** An Agent asks for replay and live delivery of some Groups (MWP-EVT-009). */
export type SubscribeFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `SUBSCRIBE`. */
  frameType: "SUBSCRIBE";
  /** Name of the subscription, chosen by the Agent. */
  subscriptionId: ProtocolId;
  /** Groups to follow. */
  groups: GroupSubscription[];
};
/** Carries one Command to the authority. */
export type CommandFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `COMMAND`. */
  frameType: "COMMAND";
  /** The Command, signed in itself. */
  command: Command;
};
/** Carries one Event to a subscriber or to the author of its Command. */
export type EventFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `EVENT`. */
  frameType: "EVENT";
  /** The Event, signed in itself. */
  event: Event;
};
/** How far one Group has been durably processed. */
export type Acknowledgement = {
  /** Group concerned. */
  groupId: ProtocolId;
  /** Cursor: the highest unbroken position processed durably (MWP-WRK-030). */
  sequence: SafeInteger;
};
/** An Agent reports durable progress (MWP-EVT-011). */
export type AckFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `ACK`. */
  frameType: "ACK";
  /** Progress by Group. */
  acknowledgements: Acknowledgement[];
  /** Clock of the sender. */
  sentAt: Timestamp;
};
/** Sign of life, or the answer to one (MWP-EVT-011). */
export type PingFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `PING`. */
  frameType: "PING";
  /** Fresh random bytes, as base64url. */
  nonce: Base64UrlText;
  /** Nonce of the PING that this one answers. */
  replyToNonce?: Base64UrlText;
  /** Clock of the sender. */
  sentAt: Timestamp;
  /** How available the sending Agent is. */
  presence?: PresenceRecord;
};
/** Carries one refusal; the connection goes on unless framing or authentication broke (MWP-EXT-004). */
export type ErrorFrame = {
  /** Wire version that the frame is written in. */
  protocolVersion: ProtocolVersion;
  /** Identifier of the frame, named by errors about it. */
  frameId: ProtocolId;
  /** Always `ERROR`. */
  frameType: "ERROR";
  /** The refusal. */
  error: ProtocolError;
};
/** What a WorkItem is to reach and deliver, from what, by when, judged how (MWP-WRK-001). */
export type WorkContract = {
  /** Rises with every revision. */
  contractVersion: PositiveInteger;
  /** What is to be reached. */
  goal: string;
  /** What is to be delivered. */
  requiredDeliverables: Deliverable[];
  /** Criteria that the result has to meet. */
  acceptanceCriteria: AcceptanceCriterion[];
  /** Artifacts to work from. */
  inputArtifacts: Sha256Text[];
  /** WorkItems that have to be verified before (MWP-WRK-007). */
  dependencyWorkItemIds: ProtocolId[];
  /** Resources that may be used, and how. */
  allowedResources: ResourceGrant[];
  /** Capabilities that the Worker needs. */
  requiredCapabilities: CapabilityRef[];
  /** By when it is to be done. */
  deadline: Timestamp;
  /** How urgent the author finds it. */
  requestedUrgency: Urgency;
  /** What depends on it. */
  businessImpact: string;
  /** How often and how fast to try again (MWP-WRK-018). */
  retryPolicy: RetryPolicy;
  /** Limits for the WorkItem. */
  budget: Budget;
  /** What the work can do to the world. */
  sideEffectRisk: SideEffectRisk;
  /** Who has to approve the execution. */
  executionApproval: ExecutionApproval;
  /** Further terms. */
  constraints?: JsonObject;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** One thing to be delivered. */
export type Deliverable = {
  /** Name inside the contract. */
  deliverableId: LocalName;
  /** What it is. */
  description: string;
  /** Media type of the content. */
  mediaType: MediaType;
  /** Schema that the content follows. */
  schema: AbsoluteUri;
};
/** Limits of automatic retries (MWP-WRK-018). */
export type RetryPolicy = {
  /** Attempts in all. */
  maxAttempts: PositiveInteger;
  /** How the delay grows. */
  backoff: BackOff;
  /** Longest delay between attempts. */
  maxDelay: Duration;
  /** Failure codes that may be retried. */
  retryableFailures: string[];
};
/** Explicit unit of Mission work with owner, lifecycle and Work Contract. */
export type WorkItem = {
  /** Identifier of the WorkItem. */
  workItemId: ProtocolId;
  /** Mission concerned. */
  missionId: ProtocolId;
  /** Group of the Mission. */
  groupId: ProtocolId;
  /** Conversation about it. */
  conversationId: ProtocolId;
  /** Rises with every change. */
  revision: SafeInteger;
  /** Where it stands (MWP-WRK-003). */
  state: WorkItemState;
  /** True: at most one owner at a time (MWP-FND-017). */
  exclusive: boolean;
  /** Terms of the work. */
  contract: WorkContract;
  /** Invitations sent so far. */
  offers?: WorkOffer[];
  /** The Worker that took it. */
  owner?: WorkOwner;
  /** Why this Worker (MWP-WRK-006). */
  selectionBasis?: SelectionBasis;
  /** When the Worker expects to be done. */
  scheduleEstimate?: ScheduleEstimate;
  /** How far it is. */
  progress?: WorkProgress;
  /** What was handed in. */
  submission?: WorkSubmission;
  /** The Principal who created it. */
  createdBy: Actor;
  /** The Principal who authorized it. */
  authorizedBy?: Actor;
  /** When it was created. */
  createdAt: Timestamp;
  /** When it was changed last. */
  updatedAt?: Timestamp;
  /** Namespaced extension data, each marked critical or not (MWP-EXT-001). */
  extensions?: Extensions;
};
/** Expiring invitation to one Worker. */
export type WorkOffer = {
  /** Identifier of the offer. */
  offerId: ProtocolId;
  /** The Agent. */
  agentId: ProtocolId;
  /** Version of its Agent Card that is pinned (MWP-IDN-003). */
  agentCardVersion: PositiveInteger;
  /** Instant from which on it cannot be accepted. */
  expiresAt: Timestamp;
  /** What became of it. */
  status: OfferStatus;
  /** Why the Worker said no. */
  declineReason?: DeclineReason;
};
/** The Worker that took a WorkItem. */
export type WorkOwner = {
  /** The Agent. */
  agentId: ProtocolId;
  /** Version of its Agent Card that is pinned (MWP-IDN-003). */
  agentCardVersion: PositiveInteger;
  /** Capability versions that are pinned (MWP-IDN-003). */
  capabilityPins: CapabilityRef[];
  /** Earlier ones are fenced. */
  ownershipEpoch: PositiveInteger;
  /** Lease that the ownership rests on. */
  ownershipLeaseId: ProtocolId;
  /** When the offer was accepted. */
  acceptedAt: Timestamp;
};
/** Auditable facts behind the choice of a Worker (MWP-WRK-006). */
export type SelectionBasis = {
  /** What was asked for. */
  requiredCapabilities: CapabilityRef[];
  /** What the Worker was verified to have. */
  verifiedMatches: CapabilityRef[];
  /** True: policy lets the Worker do it. */
  authorizationEligible: boolean;
  /** When the Worker can start. */
  availabilityEstimate: Timestamp;
  /** In the currency of the budget. */
  expectedCost: number;
  /** Evidence of earlier work. */
  reliabilityEvidence: ProtocolId[];
  /** Rules that decided. */
  policyRulesApplied: string[];
};
/** When a Worker expects to start and to be done (MWP-WRK-012). */
export type ScheduleEstimate = {
  /** When it will be started. */
  estimatedStart: Timestamp;
  /** When it will be done. */
  estimatedCompletion: Timestamp;
  /** From 0, a guess, to 1, certain. */
  confidence: number;
  /** What the estimate rests on. */
  capacityStatus: CapacityStatus;
  /** When it was estimated. */
  lastCalculatedAt: Timestamp;
};
/** Structured report on work under way (MWP-WRK-016). */
export type WorkProgress = {
  /** What is being done. */
  currentPhase: string;
  /** What is done. */
  completedMilestones: string[];
  /** What comes next. */
  nextCheckpoint: string;
  /** What is in the way. */
  blockers: string[];
  /** When it will be done. */
  updatedCompletionEstimate: Timestamp;
  /** Evidence so far. */
  evidenceIds: ProtocolId[];
};
/** What a Worker handed in (MWP-WRK-025). */
export type WorkSubmission = {
  /** Artifacts handed in. */
  artifactHashes: Sha256Text[];
  /** Evidence handed in. */
  evidenceIds: ProtocolId[];
  /** When it was handed in. */
  submittedAt: Timestamp;
};
/** Terms on which a Coordinator lease is renewed (MWP-MSN-004). */
export type RenewalPolicy = {
  /** Seconds a lease lives from its issue or latest renewal. At most one day. */
  ttlSeconds: number;
  /** Seconds before expiry at which the holder should renew. Smaller than ttlSeconds. */
  renewBeforeSeconds: number;
  /** Seconds after expiry in which the holder may still renew, and do nothing else by this lease. */
  graceSeconds: number;
};
/** Seconds that the leases of a WorkItem live (MWP-WRK-013, MWP-WRK-017). */
export type WorkLeaseTerms = {
  /** Seconds from acceptance within which the work must start. */
  startWithinSeconds: number;
  /** Seconds an ownership lease lives from its issue or latest renewal. */
  ownershipSeconds: number;
  /** Seconds an Execution Lease lives from its issue or latest renewal. */
  executionSeconds: number;
  /** Seconds a blocked lease lives from its issue or latest renewal. */
  blockedSeconds: number;
};
/** A MissionOwner's statement that it acts in place of the Coordinator; audited in the Policy Log (MWP-MSN-003). */
export type EmergencyOverride = {
  /** Why the Coordinator is passed over. */
  reason: string;
};
/** What the owner of a WorkItem saves. */
export type CheckpointContent = {
  /** What was reached, for whoever goes on. */
  summary: string;
  /**
   * Artifacts that hold the state to go on from.
   *
   * Items: SHA-256 of the content.
   */
  artifactHashes?: Sha256Text[];
  /** Small structured state to go on from. */
  data?: JsonObject;
};
/** The latest durable progress of a WorkItem. */
export type Checkpoint = {
  /** ID of the Checkpoint. */
  checkpointId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** Owner that saved it. */
  agentId: ProtocolId;
  /** What was reached, for whoever goes on. */
  summary: string;
  /**
   * Artifacts that hold the state to go on from.
   *
   * Items: SHA-256 of the content.
   */
  artifactHashes?: Sha256Text[];
  /** Small structured state to go on from. */
  data?: JsonObject;
  /** When it was accepted. */
  createdAt: Timestamp;
};
/** A suggestion for work. Nothing is executable by it (MWP-MSN-018). */
export type WorkProposal = {
  /** ID of the Work Proposal. */
  proposalId: ProtocolId;
  /** Mission it is for. */
  missionId: ProtocolId;
  /** Group it is for. */
  groupId: ProtocolId;
  /** What is proposed. */
  goal: string;
  /** Why. */
  rationale?: string;
  /** WorkItem it would be part of. */
  parentWorkItemId?: ProtocolId;
  /** A whole contract, where the proposer has one. */
  contract?: WorkContract;
  /** Member that proposes. */
  proposedBy: Actor;
  /** When it was accepted. */
  proposedAt: Timestamp;
  /** open until a WorkItem is authorized from it. */
  state: "open" | "authorized";
  /** Revision of the Work Proposal. */
  revision: PositiveInteger;
};
/** The link from a parent WorkItem to its child Mission (MWP-MSN-024). */
export type ChildLink = {
  /** The child Mission. */
  missionId: ProtocolId;
  /** Group of the child Mission. */
  groupId: ProtocolId;
  /** Coordinator that the child was founded with. */
  coordinatorAgentId: ProtocolId;
  /** Depth of the child; a root Mission has 0. */
  depth: PositiveInteger;
  /** State of the child Mission as far as the parent was told. */
  state: "active" | "approved" | "failed" | "cancelled";
};
/** One exact revision and Artifact set handed in for approval (MWP-MSN-008). */
export type MissionSubmission = {
  /** Revision that this submission made: the one an Approval names. */
  missionRevision: SafeInteger;
  /**
   * The exact Artifact set.
   *
   * Items: SHA-256 of the content.
   */
  artifactHashes: Sha256Text[];
  /** What the Coordinator says of it. */
  summary?: string;
  /** When it was accepted. */
  submittedAt: Timestamp;
  /** Coordinator that submitted. */
  submittedBy: Actor;
};
/** What an Execution Approval allows, bound to the Approval by the hash in its conditions (MWP-AUT-003). */
export type ExecutionScope = {
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /**
   * Operations allowed.
   *
   * Items: One operation.
   */
  operations: string[];
  /**
   * Resources allowed.
   *
   * Items: One resource.
   */
  resources: string[];
  /** Hard limits of the approved execution. */
  budget: Budget;
  /** Instant from which the Approval allows nothing more. */
  expiresAt: Timestamp;
};
/** Resources used, in six dimensions; an absent one is zero (MWP-AUT-005). */
export type UsageDelta = {
  /** Currency of the financial amount. */
  currency: string;
  /** Money. */
  financial?: number;
  /** Model tokens. */
  modelTokens?: number;
  /** Tool calls. */
  toolCalls?: number;
  /** Seconds of computation. */
  computeSeconds?: number;
  /** Seconds of wall clock. */
  wallClockSeconds?: number;
  /** External side effects. */
  externalSideEffects?: number;
};
/** A single permission to pass one cooperation limit once (MWP-EXT-008). */
export type CooperationOverride = {
  /** ID of the Grant. */
  grantId: ProtocolId;
  /** Mission it is for. */
  missionId: ProtocolId;
  /** Group it is for. */
  groupId: ProtocolId;
  /** Principal that may use it. */
  grantee: Actor;
  /** Action ID of the one Command that may cite it. */
  targetActionId: ProtocolId;
  /** Kind of that Command. */
  targetKind: KindName;
  /** Limit that may be passed. */
  limit: string;
  /** Who grants it. */
  grantedBy: Actor;
  /** When it was granted. */
  grantedAt: Timestamp;
  /** Instant from which it is of no use. */
  expiresAt: Timestamp;
};
/** What is served in place of a redacted Message: neither text nor a hash of it. */
export type RedactedRendition = {
  /** ID of the Message that was redacted. */
  messageId: ProtocolId;
  /** Always false: a Message is context and never authorizes execution (MWP-MSN-017). */
  authority: false;
  /** Of a correction: ID of the original Message (MWP-MSN-023). */
  targetMessageId?: ProtocolId;
  /** Which Event redacted it, and what an auditor can prove. */
  redacted: {
    /** ID of the message.redacted Event. */
    byEventId: ProtocolId;
    /** HMAC-SHA-256, under the audit key, of the original Event's signing hash: 64 lower-case hex digits after hmac-sha256:. */
    commitment: string;
  };
};
/** What a child Mission knows of the Work Contract that it fulfils: what its result is judged by, and what it may use at most (MWP-MSN-025). */
export type ParentContract = {
  /** Version of the contract; it stays while the child runs. */
  contractVersion: PositiveInteger;
  /** Criteria that the Approval of the child brings Evidence for (P03). */
  acceptanceCriteria: AcceptanceCriterion[];
  /** Capabilities that work of the child may ask for. */
  requiredCapabilities: CapabilityRef[];
  /** Resources that work of the child may use. */
  allowedResources: ResourceGrant[];
};
/** A signed Approval of one execution (MWP-AUT-003). */
export type ApprovalGrantExecutionCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Signed Approval of kind work_execution; its one condition is scope= and the SHA-256 of the JCS of scope. */
  approval: Approval;
  /** What is approved. */
  scope: ExecutionScope;
};
/** The signed manifest of an Artifact (MWP-WRK-023). */
export type ArtifactPublishCommandPayload = {
  /** Signed manifest. */
  artifact: Artifact;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId: ProtocolId;
};
/** The signed final snapshot of a Group (MWP-MSN-009). */
export type GroupArchiveCommandPayload = {
  /** Signed snapshot through the last Event. */
  snapshot: GroupSnapshot;
};
/** Resources used in one execution (MWP-AUT-005). */
export type ResourceUsageRecordCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** What was used; not all zero. */
  delta: UsageDelta;
};
/** Dependencies to insert into the graph of WorkItems (MWP-WRK-007). */
export type WorkDependencyAddCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /**
   * WorkItems that it is to depend on too.
   *
   * Items: One WorkItem of the Mission.
   */
  dependencyWorkItemIds: ProtocolId[];
  /** Why. */
  reason?: string;
};
/** Renews a lease of a WorkItem (MWP-WRK-013). */
export type WorkExecutionLeaseRenewCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution, ownership or blocked lease of the WorkItem. */
  leaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** Structured progress report (MWP-WRK-016). */
  progress?: WorkProgress;
  /** When the owner expects to start and to finish (MWP-WRK-012). */
  scheduleEstimate?: ScheduleEstimate;
};
/** Which Agent a new Session is opened for. */
export type SessionOpenCommandPayload = {
  /** Agent whose Session Epoch rises by one. */
  agentId: ProtocolId;
  /** Epoch the sender expects to open. When given it must be the current epoch plus one. */
  sessionEpoch?: PositiveInteger;
};
/** What the Agent Registry records: one whole signed Agent Card. */
export type AgentCardRegisterCommandPayload = {
  /** The whole signed Agent Card; its version is higher than that of the Agent's current Card. */
  agentCard: AgentCard;
};
/** Who has access to a Conversation, or that it is closed. A kind of this toolkit. */
export type ConversationChangeCommandPayload = {
  /** A review or restricted Conversation. */
  conversationId: ProtocolId;
  /**
   * Principals with access from now on.
   *
   * Items: One Principal.
   */
  members?: Actor[];
  /** closed: nothing more is committed to it. */
  state?: "active" | "closed";
};
/** A review or restricted Conversation to open (MWP-MSN-015). A kind of this toolkit. */
export type ConversationOpenCommandPayload = {
  /** ID of the Conversation. Absent: derived by the Group Authority. */
  conversationId?: ProtocolId;
  /** What it is for. */
  type: "review" | "restricted";
  /** Title for people. */
  title: string;
  /**
   * Principals with access; needed for a restricted Conversation.
   *
   * Items: One Principal.
   */
  members?: Actor[];
  /** WorkItem it is about. */
  primaryWorkItemId?: ProtocolId;
};
/** The Membership that a Principal is to hold in the Group. Roles of MissionOwner and Coordinator are never granted this way. */
export type MembershipChangeCommandPayload = {
  /** Agent or human whose Membership this is (MWP-MSN-010). */
  member: AgentActor | HumanActor;
  /** Role the member is to have. */
  role: "worker" | "reviewer" | "observer" | "work_delegate";
  /**
   * What else the member may do.
   *
   * Items: One scope.
   */
  scopes: string[];
  /** provisional: until accepted work activates it or it expires; active: at once. */
  state: "provisional" | "active";
  /** First sequence the member may see. Absent: the sequence of this very Event for a new member, unchanged for a present one. */
  visibilityStartSequence?: SafeInteger;
  /** Instant at which a provisional Membership ends by itself. */
  provisionalExpiresAt?: Timestamp;
  /** The whole signed Context Package handed to the member. */
  contextPackage?: ContextPackage;
};
/** Whose Membership ends. */
export type MembershipEndCommandPayload = {
  /** Agent or human whose Membership this is (MWP-MSN-010). */
  member: AgentActor | HumanActor;
  /** Why the Membership ends, for the audit. */
  reason?: string;
};
/** A scoped Delegation Grant for a work delegate (MWP-MSN-020). */
export type MembershipGrantDelegationCommandPayload = {
  /** ID of the Grant. Absent: derived by the Group Authority. */
  grantId?: ProtocolId;
  /** Agent that may use it. */
  granteeAgentId: ProtocolId;
  /** Root of its scope. */
  targetWorkItemId: ProtocolId;
  /** Capabilities that a Work Contract may ask for, each with its least version. */
  allowedCapabilities: CapabilityRef[];
  /** Currency and an explicit ceiling in each of the six dimensions, for all that is created or offered by it. */
  budget: Budget &
    Required<
      Pick<
        Budget,
        | "currency"
        | "financialLimit"
        | "modelTokenLimit"
        | "toolCallLimit"
        | "computeSecondsLimit"
        | "wallClockSecondsLimit"
        | "externalSideEffectLimit"
      >
    >;
  /** How deep below the target descendants may go. */
  maxDescendantDepth: SafeInteger;
  /** Membership Epoch of the grantee. */
  granteeMembershipEpoch: PositiveInteger;
  /** Instant from which it is of no use. */
  expiresAt: Timestamp;
};
/** A correction by the author; the original stays (MWP-MSN-023). */
export type MessageCorrectCommandPayload = {
  /** ID of the Message to be committed, unique within its kind. Absent: the Group Authority derives one from the Command. */
  messageId?: ProtocolId;
  /** ID of the original Message (MWP-MSN-023). */
  targetMessageId: ProtocolId;
  /** Why the Message is corrected. */
  reason: string;
  /** Finished content: one string, which means one text item, or the normative list of text, Artifact and data references. */
  content: string | MessageContent[];
  /**
   * Principals the Message addresses. A mention grants nothing, and a Principal outside the Group is not notified.
   *
   * Items: Principal mentioned.
   */
  mentions?: Actor[];
  /**
   * IDs of objects the Message is about. Context only.
   *
   * Items: ID of the object referred to.
   */
  references?: ProtocolId[];
  /** Always false: a Message is context and never authorizes execution (MWP-MSN-017). */
  authority?: false;
};
/** A Message for one Conversation of the Group. */
export type MessagePostCommandPayload = {
  /** ID of the Message to be committed, unique within its kind. Absent: the Group Authority derives one from the Command. */
  messageId?: ProtocolId;
  /** Conversation the Message belongs to. Must agree with the envelope where both name one. */
  conversationId?: ProtocolId;
  /** Finished content: one string, which means one text item, or the normative list of text, Artifact and data references. */
  content: string | MessageContent[];
  /**
   * Principals the Message addresses. A mention grants nothing, and a Principal outside the Group is not notified.
   *
   * Items: Principal mentioned.
   */
  mentions?: Actor[];
  /**
   * IDs of objects the Message is about. Context only.
   *
   * Items: ID of the object referred to.
   */
  references?: ProtocolId[];
  /** Always false: a Message is context and never authorizes execution (MWP-MSN-017). */
  authority?: false;
};
/** A redaction under Organization policy (MWP-MSN-023). */
export type MessageRedactCommandPayload = {
  /** ID of the Message to be committed, unique within its kind. Absent: the Group Authority derives one from the Command. */
  messageId?: ProtocolId;
  /** ID of the original Message (MWP-MSN-023). */
  targetMessageId: ProtocolId;
  /** Auditable policy reason of the redaction. */
  reason: string;
  /** false: the reason is a legal deletion, and no sealed copy of the text is kept. Otherwise one is, for auditors. */
  keepAuditCopy?: boolean;
  /** Always false: a Message is context and never authorizes execution (MWP-MSN-017). */
  authority?: false;
};
/** A retraction by the author; the original stays (MWP-MSN-023). */
export type MessageRetractCommandPayload = {
  /** ID of the Message to be committed, unique within its kind. Absent: the Group Authority derives one from the Command. */
  messageId?: ProtocolId;
  /** ID of the original Message (MWP-MSN-023). */
  targetMessageId: ProtocolId;
  /** Why the Message is retracted. */
  reason: string;
  /** Always false: a Message is context and never authorizes execution (MWP-MSN-017). */
  authority?: false;
};
/** The signed Approval of exactly what was submitted (MWP-MSN-008). */
export type MissionApproveCommandPayload = {
  /** Signed Approval by the actor. */
  approval: Approval;
  /** Signed Approval of the same by the root human, for a child Mission whose risk policy asks for it. */
  rootApproval?: Approval;
  /**
   * Evidence for every criterion of the parent's Work Contract, for a child Mission (P03).
   *
   * Items: One signed Evidence document.
   */
  parentEvidence?: Evidence[];
  /** Current Coordinator Epoch in the parent Mission; needed where an Agent owns the child Mission. */
  parentCoordinatorEpoch?: PositiveInteger;
};
/** Puts another Agent in the place of a Coordinator whose lease lapsed (MWP-MSN-005). */
export type MissionAssignCoordinatorCommandPayload = {
  /** The replacement: registered, active, and with a Session opened at least once. */
  coordinatorAgentId: ProtocolId;
  /** The new epoch. When given it must be the current one plus one. */
  coordinatorEpoch?: PositiveInteger;
  /** Signed Context Package handed to the replacement. */
  contextPackage?: ContextPackage;
  /** Published Context Package handed to the replacement. Absent, without contextPackage: the latest published one. */
  contextPackageId?: ProtocolId;
  /** Terms of the Coordinator lease. Absent: the Organization's default. */
  renewalPolicy?: RenewalPolicy;
  /** Why the Coordinator is replaced. */
  reason?: string;
};
/** Why the Mission is cancelled. */
export type MissionCancelCommandPayload = {
  /** Why the Mission is cancelled, for the audit. */
  reason: string;
  /** Current Coordinator Epoch in the parent Mission; needed where an Agent owns the child Mission. */
  parentCoordinatorEpoch?: PositiveInteger;
};
/** Terms of a new root Mission, of its Group and of its first Coordinator lease (MWP-MSN-001). The actor becomes MissionOwner. */
export type MissionCreateCommandPayload = {
  /** ID of the Mission to be created. */
  missionId: ProtocolId;
  /** ID of the Group to be created; equal to groupId of the envelope. */
  groupId: ProtocolId;
  /** ID of the Group-level planning Conversation. Absent: derived by the Group Authority. */
  conversationId?: ProtocolId;
  /** Agent that receives the first Coordinator lease: registered, active, and with a Session opened at least once. */
  coordinatorAgentId: ProtocolId;
  /** What the Mission is to reach. */
  objective: string;
  /**
   * Criteria that together say when the objective is reached. Criterion IDs are distinct.
   *
   * Items: One acceptance criterion.
   */
  definitionOfDone: AcceptanceCriterion[];
  /** Hard limits of the Mission; an absent dimension allows nothing. */
  budget: Budget;
  /** Instant by which the Mission is to be done. In the future when the Command is accepted. */
  deadline: Timestamp;
  /** Risk and approval policy of a root Mission. */
  approvalPolicy: {
    /** Always true for a root Mission. */
    finalHumanApproval: true;
    /** Whether high-risk work needs an Execution Approval. */
    highRiskExecutionApproval: boolean;
    /** Version of the Organization's acceptance policy. */
    policyVersion?: SemanticVersion;
  };
  /** Organization priority class asked for. Organization policy may lower it. */
  priorityClass?: "routine" | "normal" | "high" | "critical";
  /** Terms of the Coordinator lease. Absent: the Organization's default. */
  renewalPolicy?: RenewalPolicy;
  /** Extension Profiles whose major version this Group pins (MWP-EXT-001). */
  pinnedProfiles?: PinnedProfile[];
};
/** Terms of a child Mission that takes over one WorkItem of the actor's Mission (MWP-MSN-024). */
export type MissionCreateChildCommandPayload = {
  /** Parent WorkItem. */
  workItemId: ProtocolId;
  /** ID of the Mission to be created. */
  missionId: ProtocolId;
  /** ID of the Group to be created. The envelope names the Group of the parent. */
  groupId: ProtocolId;
  /** ID of the Group-level planning Conversation. Absent: derived by the Group Authority. */
  conversationId?: ProtocolId;
  /** Agent that receives the first Coordinator lease: registered, active, and with a Session opened at least once. */
  coordinatorAgentId: ProtocolId;
  /** What the Mission is to reach. */
  objective: string;
  /**
   * Criteria that together say when the objective is reached. Criterion IDs are distinct.
   *
   * Items: One acceptance criterion.
   */
  definitionOfDone: AcceptanceCriterion[];
  /** Hard limits of the Mission; an absent dimension allows nothing. */
  budget: Budget;
  /** Instant by which the Mission is to be done. In the future when the Command is accepted. */
  deadline: Timestamp;
  /** Risk and approval policy of the child. */
  approvalPolicy: ApprovalPolicy;
  /** Organization priority class asked for. Organization policy may lower it. */
  priorityClass?: "routine" | "normal" | "high" | "critical";
  /** Terms of the Coordinator lease. Absent: the Organization's default. */
  renewalPolicy?: RenewalPolicy;
  /** Extension Profiles whose major version this Group pins (MWP-EXT-001). */
  pinnedProfiles?: PinnedProfile[];
  /** Why this Agent is chosen (MWP-WRK-006). */
  selectionBasis: SelectionBasis;
  /** Whether the root human is to approve the child too. Risk policy may require it anyway (SUP-08). */
  rootApprovalRequired?: boolean;
};
/** Terms of a new root Mission that follows an approved one (MWP-MSN-002). The actor owned the approved one. */
export type MissionCreateFollowUpCommandPayload = {
  /** ID of the Mission to be created. */
  missionId: ProtocolId;
  /** ID of the Group to be created; equal to groupId of the envelope. */
  groupId: ProtocolId;
  /** ID of the Group-level planning Conversation. Absent: derived by the Group Authority. */
  conversationId?: ProtocolId;
  /** Agent that receives the first Coordinator lease: registered, active, and with a Session opened at least once. */
  coordinatorAgentId: ProtocolId;
  /** What the Mission is to reach. */
  objective: string;
  /**
   * Criteria that together say when the objective is reached. Criterion IDs are distinct.
   *
   * Items: One acceptance criterion.
   */
  definitionOfDone: AcceptanceCriterion[];
  /** Hard limits of the Mission; an absent dimension allows nothing. */
  budget: Budget;
  /** Instant by which the Mission is to be done. In the future when the Command is accepted. */
  deadline: Timestamp;
  /** Risk and approval policy of a root Mission. */
  approvalPolicy: {
    /** Always true for a root Mission. */
    finalHumanApproval: true;
    /** Whether high-risk work needs an Execution Approval. */
    highRiskExecutionApproval: boolean;
    /** Version of the Organization's acceptance policy. */
    policyVersion?: SemanticVersion;
  };
  /** Organization priority class asked for. Organization policy may lower it. */
  priorityClass?: "routine" | "normal" | "high" | "critical";
  /** Terms of the Coordinator lease. Absent: the Organization's default. */
  renewalPolicy?: RenewalPolicy;
  /** Extension Profiles whose major version this Group pins (MWP-EXT-001). */
  pinnedProfiles?: PinnedProfile[];
  /** The approved Mission. */
  followUpToMissionId: ProtocolId;
  /** A signed revocation of an Approval of the approved Mission. */
  revocation?: Approval;
};
/** What the current Coordinator states when it renews its lease. */
export type MissionRenewCoordinatorCommandPayload = {
  /** Lease the Coordinator believes to hold. When given it must be the current one. */
  leaseId?: ProtocolId;
  /** A whole Context Package signed by the Coordinator, kept for a possible replacement. */
  contextPackage?: ContextPackage;
  /** Context Package that a replacement Coordinator takes over by; with reconciledThroughSequence. */
  contextPackageId?: ProtocolId;
  /** Sequence through which a replacement Coordinator has reconciled (MWP-MSN-005). */
  reconciledThroughSequence?: PositiveInteger;
};
/** The signed request for changes to what was submitted (MWP-MSN-008). */
export type MissionRequestChangesCommandPayload = {
  /** Signed by the actor, with decision changes_requested. */
  approval: Approval;
  /** Current Coordinator Epoch in the parent Mission; needed where an Agent owns the child Mission. */
  parentCoordinatorEpoch?: PositiveInteger;
};
/** Hands in one exact revision and Artifact set (MWP-MSN-008). */
export type MissionSubmitForApprovalCommandPayload = {
  /** Current revision of the Mission. When given it must be that. */
  missionRevision?: SafeInteger;
  /**
   * The exact Artifact set.
   *
   * Items: SHA-256 of the content.
   */
  artifactHashes: Sha256Text[];
  /** What the Coordinator says of it. */
  summary?: string;
  /**
   * Evidence for the definition of done.
   *
   * Items: One signed Evidence document.
   */
  evidence?: Evidence[];
};
/** Why the Mission failed. */
export type MissionTerminateCommandPayload = {
  /** Why it failed. */
  reason: string;
  /** Signed failure Evidence of the parent WorkItem, for a child Mission (P03). */
  failureEvidence?: Evidence;
};
/** A single permission to pass one cooperation limit once (MWP-EXT-008). */
export type PolicyGrantCooperationOverrideCommandPayload = {
  /** ID of the Grant. Absent: derived by the Group Authority. */
  grantId?: ProtocolId;
  /** Principal that may use it. */
  grantee: Actor;
  /** Action ID of the one Command that may cite it. */
  targetActionId: ProtocolId;
  /** Kind of that Command. */
  targetKind: KindName;
  /** Limit that may be passed. */
  limit: string;
  /** Instant from which it is of no use. */
  expiresAt: Timestamp;
  /** Why it is granted. */
  reason: string;
};
/** A durable promise to schedule the work (MWP-WRK-005). */
export type WorkAcceptOfferCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Offer that is accepted. */
  offerId: ProtocolId;
  /** Version of the acceptor's Card. */
  agentCardVersion: PositiveInteger;
  /**
   * Exact capabilities the work is done with.
   *
   * Items: ID and version.
   */
  capabilityPins: CapabilityRef[];
  /** Version of the Work Contract that is accepted. */
  contractVersion: PositiveInteger;
  /** When the owner expects to start and to finish (MWP-WRK-012). */
  scheduleEstimate?: ScheduleEstimate;
};
/** The Coordinator's review of a submission, passed (MWP-WRK-025). */
export type WorkAcceptResultCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /**
   * Signed review Evidence, in the order of the review.
   *
   * Items: One signed Evidence document.
   */
  evidence: Evidence[];
  /** What the Coordinator says of it. */
  comments?: string;
};
/** Creates a WorkItem with its whole Work Contract and a Conversation of its own (MWP-WRK-001). */
export type WorkAuthorizeCommandPayload = {
  /** ID of the WorkItem to be created. Absent: derived by the Group Authority. */
  workItemId?: ProtocolId;
  /** ID of its Conversation. Absent: derived by the Group Authority. */
  conversationId?: ProtocolId;
  /** Open Work Proposal it comes from. */
  proposalId?: ProtocolId;
  /** WorkItem it is part of. */
  parentWorkItemId?: ProtocolId;
  /** The whole contract. */
  contract: ConstrainedContract;
  /** Whether one Worker owns it alone. Absent: true. */
  exclusive?: boolean;
  /** Delegation Grant by which a delegate acts (MWP-MSN-019). */
  delegationGrantId?: ProtocolId;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
};
/** Saves progress and says what is needed to go on (MWP-WRK-017). */
export type WorkBlockCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** Durable progress from which work goes on; its ID, time and author follow from the Command. */
  checkpoint: CheckpointContent;
  /** What would resolve the blocker. */
  requiredResolution: string;
  /** Structured progress report (MWP-WRK-016). */
  progress?: WorkProgress;
  /** When the owner expects to start and to finish (MWP-WRK-012). */
  scheduleEstimate?: ScheduleEstimate;
};
/** Why the work is cancelled (W14). */
export type WorkCancelCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Why it is cancelled. */
  reason: string;
};
/** Saves progress and puts the work back into the queue (W8). */
export type WorkCheckpointCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** Durable progress from which work goes on; its ID, time and author follow from the Command. */
  checkpoint: CheckpointContent;
  /** Structured progress report (MWP-WRK-016). */
  progress?: WorkProgress;
  /** When the owner expects to start and to finish (MWP-WRK-012). */
  scheduleEstimate?: ScheduleEstimate;
};
/** Why the work failed, with Evidence (W13). */
export type WorkFailCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId?: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch?: PositiveInteger;
  /** Why it failed. */
  reason: string;
  /** Code that the retry policy of the contract speaks of. */
  failureCode: string;
  /**
   * Signed Evidence of type failure_report.
   *
   * Items: One signed Evidence document.
   */
  evidence: Evidence[];
};
/** Durable offers of one WorkItem to a bounded set of candidates (MWP-WRK-004). */
export type WorkOfferCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /**
   * Agents that are offered the work; one for a sequential offer.
   *
   * Items: One Agent, and why it.
   */
  candidates: {
    /** ID of the offer. Absent: derived by the Group Authority. */
    offerId?: ProtocolId;
    /** Candidate, a live member of the Group. */
    agentId: ProtocolId;
    /** Why this Agent is chosen (MWP-WRK-006). */
    selectionBasis: SelectionBasis;
  }[];
  /** Instant from which the offers cannot be accepted. */
  expiresAt: Timestamp;
  /** A corrected contract, whole, with the next contractVersion (MWP-WRK-002). */
  contract?: ConstrainedContract;
  /** Terms of the leases that follow from the offer. Absent: the Organization's default. */
  leaseTerms?: WorkLeaseTerms;
  /** Delegation Grant by which a delegate acts (MWP-MSN-019). */
  delegationGrantId?: ProtocolId;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
};
/** A suggestion for work; nothing is executable by it (MWP-MSN-018). */
export type WorkProposeCommandPayload = {
  /** ID of the Work Proposal. Absent: derived by the Group Authority. */
  proposalId?: ProtocolId;
  /** What is proposed. */
  goal: string;
  /** Why. */
  rationale?: string;
  /** WorkItem it would be part of. */
  parentWorkItemId?: ProtocolId;
  /** A whole contract, where the proposer has one. */
  contract?: WorkContract;
};
/** Starts execution under a new Execution Lease (MWP-WRK-013). */
export type WorkStartCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** When the owner expects to start and to finish (MWP-WRK-012). */
  scheduleEstimate?: ScheduleEstimate;
};
/** Hands in the result with Evidence for every acceptance criterion (MWP-WRK-025). */
export type WorkSubmitCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** Current Execution Lease of the WorkItem (MWP-WRK-013). */
  executionLeaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /**
   * Published Artifacts that are the result.
   *
   * Items: SHA-256 of the content.
   */
  artifactHashes: Sha256Text[];
  /**
   * Signed Evidence; together it covers every acceptance criterion.
   *
   * Items: One signed Evidence document.
   */
  evidence: Evidence[];
  /** Structured progress report (MWP-WRK-016). */
  progress?: WorkProgress;
};
/** Says how the blocker was resolved (W10). */
export type WorkUnblockCommandPayload = {
  /** WorkItem acted upon. Must agree with the envelope where both name one. */
  workItemId?: ProtocolId;
  /** How it was resolved. */
  resolution: string;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
};
/** A signed Approval of one execution (MWP-AUT-003). */
export type ApprovalExecutionGrantedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Signed Approval of kind work_execution. */
  approval: Approval;
  /** What is approved. */
  scope: ExecutionScope;
};
/** The signed manifest of an Artifact; its content is elsewhere (MWP-WRK-023). */
export type ArtifactPublishedEventPayload = {
  /** Signed manifest. */
  artifact: Artifact;
};
/** Resources used, and what remains (MWP-AUT-005). */
export type ResourceUsageRecordedEventPayload = {
  /** WorkItem that used them. */
  workItemId: ProtocolId;
  /** Lease under which they were used. */
  executionLeaseId: ProtocolId;
  /** Ownership Epoch under which the owner acts. */
  ownershipEpoch: PositiveInteger;
  /** What was used. */
  delta: UsageDelta;
  /** All that the WorkItem used so far. */
  cumulative: UsageDelta;
  /** What the WorkItem may still use. */
  remaining: UsageDelta;
  /** Session that executed, where a later one reconciles. */
  historicalSessionEpoch?: PositiveInteger;
  /** Session that reconciles. */
  reconcilingSessionEpoch?: PositiveInteger;
};
/** An Execution Lease that ended by itself: a replaced Session, or its expiry (X1). */
export type WorkExecutionLeaseRevokedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** The Execution Lease as it now is. */
  executionLease: Lease;
  /** The ownership lease as it now is. */
  ownershipLease: Lease;
  /** Why. */
  reason?: string;
};
/** The Session Epoch now current. */
export type SessionOpenedEventPayload = {
  /** Agent the Session belongs to. */
  agentId: ProtocolId;
  /** Epoch now current; every lower one is fenced (MWP-IDN-008). */
  sessionEpoch: PositiveInteger;
};
/** The Agent Card as recorded. */
export type AgentCardRegisteredEventPayload = {
  /** The whole signed Agent Card, now the Agent's current one. */
  agentCard: AgentCard;
};
/** The Conversation as it now is. A kind of this toolkit. */
export type ConversationChangedEventPayload = {
  /** The Conversation. */
  conversation: Conversation;
};
/** The Conversation. A kind of this toolkit. */
export type ConversationOpenedEventPayload = {
  /** The Conversation. */
  conversation: Conversation;
};
/** The Group, archived (MWP-MSN-009). */
export type GroupArchivedEventPayload = {
  /** The Group. */
  group: Group;
};
/** The signed final snapshot of the Group (MWP-MSN-009). */
export type GroupSnapshotCreatedEventPayload = {
  /** Signed snapshot. */
  snapshot: GroupSnapshot;
  /** SHA-256 under which the snapshot is stored. */
  snapshotArtifactHash: Sha256Text;
};
/** The Membership as it now is. */
export type MembershipChangedEventPayload = {
  /** The whole Membership after the change. */
  membership: Membership;
  /** The signed Context Package handed to the member. */
  contextPackage?: ContextPackage;
  /** The Mission, where its MissionOwner changed with this Membership (P25). */
  mission?: Mission;
  /** Coordinator Epoch of the parent under which the member owns the child Mission from now on (P25). */
  parentCoordinatorEpoch?: PositiveInteger;
};
/** A stored Delegation Grant (MWP-MSN-020). */
export type MembershipDelegationGrantedEventPayload = {
  /** The grantee's Membership with the Grant. */
  membership: Membership;
  /** The Grant. */
  grant: DelegationGrant;
  /** Root of its scope. */
  targetWorkItemId: ProtocolId;
};
/** The Membership as it ended. */
export type MembershipEndedEventPayload = {
  /** The whole Membership, in state ended. */
  membership: Membership;
  /** Why it ended. */
  reason?: string;
};
/** The Approval that ends the Mission (MWP-MSN-008). */
export type MissionApprovedEventPayload = {
  /** The Mission as it now is. */
  mission: Mission;
  /** The Coordinator lease, released. */
  lease: Lease;
  /** Signed Approval by the MissionOwner. */
  approval: Approval;
  /** Signed Approval by the root human. */
  rootApproval?: Approval;
  /**
   * Evidence for the parent WorkItem.
   *
   * Items: One signed Evidence document.
   */
  parentEvidence?: Evidence[];
};
/** The Mission as it was cancelled, and what that closed. */
export type MissionCancelledEventPayload = {
  /** The whole Mission, in state cancelled. */
  mission: Mission;
  /** The Coordinator lease, revoked. */
  lease: Lease;
  /** Why the Mission was cancelled. */
  reason: string;
};
/** The request for changes that reopens the Mission (MWP-MSN-008). */
export type MissionChangesRequestedEventPayload = {
  /** The Mission as it now is. */
  mission: Mission;
  /** Signed by the MissionOwner, with decision changes_requested. */
  approval: Approval;
};
/** The child Mission that a WorkItem is linked to; the Event that follows gives the item to the Parent Coordinator (MWP-MSN-024, P03). */
export type MissionChildCreatedEventPayload = {
  /** The child Mission that the WorkItem is linked to. */
  child: ChildLink;
  /** The child Mission as it is founded. */
  mission: Mission;
  /** The parent WorkItem, linked. */
  workItem: WorkItem;
};
/** The replacement of the Coordinator (MWP-MSN-005). */
export type MissionCoordinatorAssignedEventPayload = {
  /** The Mission as it now is. */
  mission: Mission;
  /** The new Coordinator lease. */
  lease: Lease;
  /** The former Coordinator's lease, closed. */
  previousLease: Lease;
  /** Terms on which the lease is renewed (MWP-MSN-004). */
  renewalPolicy: RenewalPolicy;
  /** Signed Context Package handed to the replacement. */
  contextPackage?: ContextPackage;
  /** Why the Coordinator was replaced. */
  reason?: string;
};
/** The Coordinator lease as it now is. */
export type MissionCoordinatorRenewedEventPayload = {
  /** The whole Coordinator lease after renewal. */
  lease: Lease;
  /** Terms on which the lease is renewed (MWP-MSN-004). */
  renewalPolicy: RenewalPolicy;
  /** Context Package the Coordinator published with the renewal. */
  contextPackage?: ContextPackage;
  /** Context Package that a replacement Coordinator took over by. */
  contextPackageId?: ProtocolId;
  /** Sequence through which a replacement Coordinator reconciled (MWP-MSN-005). */
  reconciledThroughSequence?: PositiveInteger;
};
/** Everything that came into being with the Mission (MWP-MSN-001). */
export type MissionCreatedEventPayload = {
  /** The Mission, at revision 1. */
  mission: Mission;
  /** Its one Group. */
  group: Group;
  /** Its Group-level planning Conversation, at revision 1. */
  conversation: Conversation;
  /** The first Coordinator lease. */
  lease: Lease;
  /** Terms on which the Coordinator lease is renewed (MWP-MSN-004). */
  renewalPolicy: RenewalPolicy;
  /** Organization priority class as policy set it. */
  priorityClass: "routine" | "normal" | "high" | "critical";
  /** Group of the parent Mission, for a child Mission. */
  parentGroupId?: ProtocolId;
  /** Human who answers for the whole tree, for a child Mission (P26). */
  rootMissionOwner?: HumanActor;
  /** Whether the root human approves the child too, for a child Mission (SUP-08). */
  rootApprovalRequired?: boolean;
  /** What a failure of this child means to its parent WorkItem, for a child Mission. */
  failurePolicy?: ChildFailurePolicy;
  /** The parent WorkItem's contract as far as the child needs it, for a child Mission. */
  parentContract?: ParentContract;
  /** Coordinator Epoch of the parent under which its Coordinator owns the child, for a child Mission (P25). */
  parentCoordinatorEpoch?: PositiveInteger;
};
/** Everything that came into being with the follow-up Mission (MWP-MSN-002). */
export type MissionFollowUpCreatedEventPayload = {
  /** The Mission, at revision 1. */
  mission: Mission;
  /** Its one Group. */
  group: Group;
  /** Its Group-level planning Conversation, at revision 1. */
  conversation: Conversation;
  /** The first Coordinator lease. */
  lease: Lease;
  /** Terms on which the Coordinator lease is renewed (MWP-MSN-004). */
  renewalPolicy: RenewalPolicy;
  /** Organization priority class as policy set it. */
  priorityClass: "routine" | "normal" | "high" | "critical";
  /** Signed revocation of an Approval of the approved Mission. */
  revocation?: Approval;
};
/** What was handed in for approval (MWP-MSN-008). */
export type MissionSubmittedForApprovalEventPayload = {
  /** The Mission as it now is. */
  mission: Mission;
  /** The submission in question. */
  submission: MissionSubmission;
  /**
   * Evidence for the definition of done.
   *
   * Items: One signed Evidence document.
   */
  evidence?: Evidence[];
};
/** The failure that ends the Mission. */
export type MissionTerminatedEventPayload = {
  /** The Mission as it now is. */
  mission: Mission;
  /** The Coordinator lease, revoked. */
  lease: Lease;
  /** Why it failed. */
  reason: string;
  /** Signed failure Evidence of the parent WorkItem. */
  failureEvidence?: Evidence;
};
/** A stored Cooperation Override Grant (MWP-EXT-008). */
export type PolicyCooperationOverrideGrantedEventPayload = {
  /** The Grant. */
  grant: CooperationOverride;
};
/** The WorkItem, with its Conversation (MWP-WRK-001). */
export type WorkAuthorizedEventPayload = {
  /** The WorkItem, open. */
  workItem: WorkItem;
  /** Its own Conversation. */
  conversation: Conversation;
  /** WorkItem it is part of. */
  parentWorkItemId?: ProtocolId;
  /** The Work Proposal it came from, authorized. */
  proposal?: WorkProposal;
  /** Delegation Grant by which a delegate acts (MWP-MSN-019). */
  delegationGrantId?: ProtocolId;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
  /** Cancelled WorkItem that it cleans up after. */
  compensatesWorkItemId?: ProtocolId;
};
/** What is needed to go on; or that a child Mission took the work over, or failed (W9, W15, W17). */
export type WorkBlockedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Durable progress from which work goes on (MWP-WRK-017). */
  checkpoint?: Checkpoint;
  /** What would resolve the blocker. */
  requiredResolution?: string;
  /** The Execution Lease as it now is. */
  executionLease?: Lease;
  /** The ownership lease as it now is. */
  ownershipLease?: Lease;
  /** The blocked lease as it now is. */
  blockedLease?: Lease;
  /**
   * Leases of the WorkItem that this Event closed.
   *
   * Items: One lease, closed.
   */
  closedLeases?: Lease[];
  /** The child Mission that the WorkItem is linked to. */
  child?: ChildLink;
  /**
   * Failure Evidence of a child Mission.
   *
   * Items: One signed Evidence document.
   */
  evidence?: Evidence[];
};
/** Why the work is cancelled (W14, W18). */
export type WorkCancelledEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Why it is cancelled. */
  reason: string;
  /**
   * Leases of the WorkItem that this Event closed.
   *
   * Items: One lease, closed.
   */
  closedLeases?: Lease[];
  /** The child Mission that the WorkItem is linked to. */
  child?: ChildLink;
};
/** Saved progress; the work is queued again (W8). */
export type WorkCheckpointedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Durable progress from which work goes on (MWP-WRK-017). */
  checkpoint: Checkpoint;
  /** The Execution Lease as it now is. */
  executionLease: Lease;
  /** The ownership lease as it now is. */
  ownershipLease: Lease;
};
/** The Work Contract in its new version. */
export type WorkContractRevisedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** contractVersion before. */
  previousContractVersion: PositiveInteger;
  /** Why. */
  reason?: string;
};
/** Why the work failed (W13, W17, W18). */
export type WorkFailedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Why it failed. */
  reason: string;
  /** Code that the retry policy of the contract speaks of. */
  failureCode: string;
  /**
   * Signed failure Evidence.
   *
   * Items: One signed Evidence document.
   */
  evidence?: Evidence[];
  /**
   * Leases of the WorkItem that this Event closed.
   *
   * Items: One lease, closed.
   */
  closedLeases?: Lease[];
  /** Number of the failed attempt under this contract version; 0 where none had started. */
  attempt?: SafeInteger;
  /** Whether the contract's retry policy allows another attempt. */
  retryable?: boolean;
  /** The child Mission that the WorkItem is linked to. */
  child?: ChildLink;
};
/** The new owner; every other offer is lost (MWP-WRK-004). */
export type WorkOfferAcceptedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** Offer that was accepted. */
  offerId: ProtocolId;
  /** The ownership lease. */
  lease: Lease;
  /** Terms of the leases that follow. */
  leaseTerms?: WorkLeaseTerms;
  /** Durable progress from which work goes on (MWP-WRK-017). */
  checkpoint?: Checkpoint;
};
/** The offers that stand now (MWP-WRK-004). */
export type WorkOfferCreatedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /**
   * The offers made, each with its selection basis.
   *
   * Items: One offer, and why this Agent.
   */
  candidates: {
    /** ID of the offer. */
    offerId: ProtocolId;
    /** Candidate. */
    agentId: ProtocolId;
    /** Why this Agent is chosen (MWP-WRK-006). */
    selectionBasis: SelectionBasis;
  }[];
  /** Terms of the leases that follow. */
  leaseTerms: WorkLeaseTerms;
  /** Organization priority class of the Mission. */
  priorityClass: "routine" | "normal" | "high" | "critical";
  /**
   * Leases of the WorkItem that this Event closed.
   *
   * Items: One lease, closed.
   */
  closedLeases?: Lease[];
  /** Durable progress from which work goes on (MWP-WRK-017). */
  checkpoint?: Checkpoint;
  /** Delegation Grant by which a delegate acts (MWP-MSN-019). */
  delegationGrantId?: ProtocolId;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
};
/** What changed in a WorkItem that keeps its state: a renewed lease, and progress (X2); or leases and offers that ended with a Membership. */
export type WorkProgressedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** The lease that was renewed or closed. */
  lease?: Lease;
  /** The ownership lease as it now is. */
  ownershipLease?: Lease;
};
/** The Work Proposal. */
export type WorkProposedEventPayload = {
  /** The Work Proposal. */
  proposal: WorkProposal;
};
/** The result, verified (W12, W16). */
export type WorkResultAcceptedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /**
   * Signed review Evidence, or that of an approved child Mission.
   *
   * Items: One signed Evidence document.
   */
  evidence: Evidence[];
  /** The ownership lease as it now is. */
  ownershipLease?: Lease;
  /** What the Coordinator says of it. */
  comments?: string;
  /** The child Mission that the WorkItem is linked to. */
  child?: ChildLink;
  /** Approval of the child Mission. */
  approvalId?: ProtocolId;
  /**
   * Content that the approved child Mission brought; it is of this Group from now on (SUP-08).
   *
   * Items: Content of the child Mission, by its hash.
   */
  artifacts?: {
    /** SHA-256 of the content. */
    contentHash: Sha256Text;
    /** Size of the content, in bytes. */
    sizeBytes: SafeInteger;
  }[];
};
/** Execution under a new Execution Lease (MWP-WRK-013). */
export type WorkStartedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** The Execution Lease as it now is. */
  executionLease: Lease;
  /** The ownership lease as it now is. */
  ownershipLease: Lease;
  /** Number of the attempt under this contract version, from 1. */
  attempt: PositiveInteger;
  /** Durable progress from which work goes on (MWP-WRK-017). */
  checkpoint?: Checkpoint;
};
/** The result with its Evidence (MWP-WRK-025). */
export type WorkSubmittedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /**
   * Signed Evidence.
   *
   * Items: One signed Evidence document.
   */
  evidence: Evidence[];
  /** The Execution Lease as it now is. */
  executionLease: Lease;
  /** The ownership lease as it now is. */
  ownershipLease: Lease;
  /** Revision of the Mission at the submission. */
  missionRevision: SafeInteger;
};
/** How the blocker was resolved (W10). */
export type WorkUnblockedEventPayload = {
  /** The WorkItem as it now is. */
  workItem: WorkItem;
  /** How it was resolved. */
  resolution: string;
  /** The blocked lease as it now is. */
  blockedLease?: Lease;
  /** The ownership lease as it now is. */
  ownershipLease?: Lease;
  /** States that the MissionOwner acts in place of the Coordinator (MWP-MSN-003). */
  emergencyOverride?: EmergencyOverride;
};
