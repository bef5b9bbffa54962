/**
 * The portable entry: types, validators and kinds of MissionWeaveProtocol 0.1, and the verification of Signed Documents.
 * Reaches no `node:` module; runs in Node, Bun, Deno and a browser.
 */
export {
  actorTypes,
  agentCardStatuses,
  approvalDecisions,
  approvalKinds,
  backoffs,
  type CommandKind,
  capabilityStatuses,
  capacityStatuses,
  classifications,
  commandKinds,
  conversationAccessModes,
  conversationStates,
  conversationTypes,
  coordinatorCommandKinds,
  coreCommandKinds,
  coreEventKinds,
  declineReasons,
  type ErrorCode,
  type EventKind,
  errorCodes,
  eventCauseTypes,
  eventKinds,
  evidenceResults,
  evidenceSubjectTypes,
  evidenceTypes,
  executionApprovals,
  extensionCommandKinds,
  extensionEventKinds,
  frameTypes,
  groupStates,
  helloPhases,
  leaseStates,
  leaseTypes,
  membershipRoles,
  membershipStates,
  messageKinds,
  missionOpeningKinds,
  missionStates,
  offerStatuses,
  organizationCommandKinds,
  organizationEventKinds,
  presenceStatuses,
  requiredEvidenceTypes,
  sideEffectRisks,
  signedDocumentKinds,
  urgencies,
  workItemStates,
} from "../generated/kinds.ts";
export {
  type CommandOf,
  createTypedGuards,
  type EventOf,
  loadTypedGuards,
  type TypedCommand,
  type TypedEvent,
  type TypedGuards,
} from "../generated/typed.ts";
export type {
  AcceptanceCriterion,
  Actor,
  AgentActor,
  AgentCard,
  Approval,
  Artifact,
  Budget,
  CapabilityRef,
  Command,
  ContextPackage,
  Conversation,
  Event,
  Evidence,
  ExtensionProfile,
  Extensions,
  FirstAdmissionRecord,
  Frame,
  Group,
  GroupSnapshot,
  HumanActor,
  Lease,
  Membership,
  Message,
  Mission,
  PresenceRecord,
  ProtocolError,
  PublicKey,
  ResourceGrant,
  ServiceActor,
  Signature,
  WorkContract,
  WorkItem,
} from "../generated/types.ts";
export type { Validator } from "../generated/validator.ts";
export { validateAgentCard } from "../generated/validators/agent-card.js";
export { validateApproval } from "../generated/validators/approval.js";
export { validateArtifact } from "../generated/validators/artifact.js";
export { validateCommand } from "../generated/validators/command.js";
export { validateContextPackage } from "../generated/validators/context-package.js";
export { validateConversation } from "../generated/validators/conversation.js";
export { validateProtocolError } from "../generated/validators/error.js";
export { validateEvent } from "../generated/validators/event.js";
export { validateEvidence } from "../generated/validators/evidence.js";
export { validateExtensionProfile } from "../generated/validators/extension-profile.js";
export { validateFirstAdmissionRecord } from "../generated/validators/first-admission-record.js";
export { validateGroup } from "../generated/validators/group.js";
export { validateGroupSnapshot } from "../generated/validators/group-snapshot.js";
export { validateLease } from "../generated/validators/lease.js";
export { validateMembership } from "../generated/validators/membership.js";
export { validateMessage } from "../generated/validators/message.js";
export { validateMission } from "../generated/validators/mission.js";
export { validatePresenceRecord } from "../generated/validators/presence-record.js";
export { validateFrame } from "../generated/validators/websocket-frame.js";
export { validateWorkContract } from "../generated/validators/work-contract.js";
export { validateWorkItem } from "../generated/validators/work-item.js";
export {
  createVerifier,
  detectProvider,
  type Ed25519Provider,
  exportPrivateKeyPem,
  generateKeyPair,
  importPrivateKeyPem,
  type KeyPair,
  loadSodiumProvider,
  type Verifier,
} from "./crypto/mod.ts";
export { canonicalBytes, canonicalText, type JsonObject, type JsonValue, parseJson } from "./json/mod.ts";
export {
  createDocumentVerifier,
  type DocumentKind,
  type DocumentSigner,
  type DocumentVerifier,
  type KeyBinding,
  keyPairSigner,
  type RegistryEvidence,
  type SignedDocument,
  SigningError,
  signDocument,
  type ValidatedRegistry,
  type VerificationFailure,
  type VerifiedDocument,
  validateRegistryEvidence,
} from "./signed/mod.ts";
