/**
 * The deterministic core: `decide` turns a state and a Command into Events or a refusal, `evolve` moves a state by an
 * Event. No clock, no randomness, no promise, no I/O.
 */
export { type Access, accessAfter, accessOf, holdsOffice, isOpenTo } from "./access.ts";
export { cardFault, newKeyBindings } from "./agent-card.ts";
export { type Attention, type AttentionFilter, passesAttention, prepareAttention } from "./attention.ts";
export {
  type Deadline,
  type DeadlineChange,
  type DeadlineType,
  deadlineChanges,
  deadlineOf,
  nextDeadlines,
} from "./deadlines.ts";
export { decideGroup, decideOrganization } from "./decide.ts";
export type {
  Acceptance,
  AutomaticOutcome,
  Cause,
  Decision,
  EventDraft,
  PolicyLogDraft,
  Refusal,
  Rejection,
} from "./decision.ts";
export { evolveGroup, evolveOrganization, type Fact } from "./evolve.ts";
export {
  type AgentFact,
  type CommandInput,
  defaultPolicy,
  type Facts,
  type Identifier,
  type IdentifierKind,
  type MissionFact,
  type PayloadFault,
  type Policy,
  type ServiceRole,
} from "./facts.ts";
export { claimedIdentifiers } from "./identifiers.ts";
export { derivedId } from "./ids.ts";
export type { Intent, IntentDraft, IntentKind, IntentPayloads } from "./intent.ts";
export { type CausingEvent, decideIntent, intentOf } from "./intents.ts";
export { groupInvariants } from "./invariants.ts";
export { type EmbeddedDocument, embeddedDocuments, foundsGroup, groupKinds, organizationKinds } from "./kinds.ts";
export { groupNotFound, isLive, membershipOf, membershipRequired } from "./membership.ts";
export { type MissionPhase, type MissionRow, missionTable } from "./mission-table.ts";
export { principalKey, samePrincipal } from "./principal.ts";
export { type RedactionMark, redactedRendition, redactedSequences } from "./redaction.ts";
export {
  type AgentAggregate,
  createGroupState,
  createOrganizationState,
  type GroupState,
  type MembershipAggregate,
  type MessageAggregate,
  type MissionAggregate,
  type OrganizationState,
  type PriorityClass,
  type RenewalPolicy,
} from "./state.ts";
export { organizationDocument, stateDocument } from "./state-document.ts";
export { type Alarm, decideTimer, type TimerFacts } from "./timers.ts";
export type { Blocker, BlockerReason } from "./views/blockers.ts";
export { inboxNotices, type Notice, type NoticeKind, nearDeadlineSeconds } from "./views/inbox.ts";
export { type MissionView, missionView } from "./views/mission.ts";
export {
  type MissionProgress,
  missionProgress,
  type ProgressApproval,
  type ProgressDeadline,
  type ProgressNode,
} from "./views/progress.ts";
export { childLinks, type MissionTree, missionTree } from "./views/tree.ts";
export { type WorkItemView, workItemView } from "./views/work-item.ts";
export { isConversationOpen, isOwnMembership, maySee, readAccess, type VisibleEvent } from "./visibility.ts";
export type {
  ApprovalRecord,
  ArtifactAggregate,
  Candidate,
  ContextRecord,
  EvidenceRecord,
  ExecutionApproval,
  GrantAggregate,
  ManifestRecord,
  WorkItemAggregate,
} from "./work/state.ts";
export { type WorkPhase, type WorkRow, workTable } from "./work/table.ts";
