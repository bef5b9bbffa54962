import type {
  Approval,
  ContextPackage,
  MembershipChangedEventPayload,
  MembershipDelegationGrantedEventPayload,
  MembershipEndedEventPayload,
  Mission,
  MissionApprovedEventPayload,
  MissionCoordinatorAssignedEventPayload,
  MissionCoordinatorRenewedEventPayload,
  MissionCreatedEventPayload,
  MissionFollowUpCreatedEventPayload,
  MissionSubmittedForApprovalEventPayload,
} from "../../../generated/types.ts";
import { principalKey } from "../principal.ts";
import type { GroupState, Lineage, MissionAggregate } from "../state.ts";
import { type Fact, type Folds, founded, revisionOf, sequenceOf } from "./fold.ts";

/** Mission, Coordinator and Memberships. */
export const missionFolds: Folds = {
  "mission.created": foldCreated,
  "mission.follow_up.created": foldCreated,
  "mission.coordinator.renewed": foldRenewed,
  "mission.coordinator.assigned": foldAssigned,
  "mission.submitted_for_approval": (state, { payload }) => {
    const { mission: document, submission } = payload as MissionSubmittedForApprovalEventPayload;
    state.mission = { ...founded(state), document, submission };
  },
  "mission.changes_requested": foldDecided,
  "mission.approved": foldDecided,
  "mission.cancelled": foldDecided,
  "mission.terminated": foldDecided,
  "membership.changed": foldMembership,
  "membership.ended": foldMembership,
  "membership.delegation.granted": foldGrant,
};

/** A Mission comes into being by one payload, root, follow-up or child. */
type Created = MissionCreatedEventPayload & Pick<MissionFollowUpCreatedEventPayload, "revocation">;

function foldCreated(state: GroupState, { payload }: Fact): void {
  const created = payload as Created;
  const { mission: document, group, conversation, lease, renewalPolicy, priorityClass } = created;
  const { mainConversationId } = group;
  const lineage = lineageOf(created);
  const rest = lineage === undefined ? {} : { lineage };
  state.mission = { document, group, mainConversationId, lease, renewalPolicy, priorityClass, ...rest };
  state.conversations.set(conversation.conversationId, conversation);
  keepApproval(state, created.revocation);
}

function lineageOf(created: Created): Lineage | undefined {
  const { parentGroupId, rootMissionOwner, parentContract, parentCoordinatorEpoch } = created;
  const { rootApprovalRequired = false, failurePolicy = "block" } = created;
  if (parentGroupId === undefined || rootMissionOwner === undefined) return undefined;
  if (parentContract === undefined || parentCoordinatorEpoch === undefined) return undefined;
  const root = { parentGroupId, rootMissionOwner, rootApprovalRequired };
  return { ...root, failurePolicy, parentContract, parentCoordinatorEpoch };
}

function foldRenewed(state: GroupState, event: Fact): void {
  const { isReconciling, ...mission } = founded(state);
  const renewed = event.payload as MissionCoordinatorRenewedEventPayload;
  const { lease, renewalPolicy, contextPackage, reconciledThroughSequence } = renewed;
  const document = { ...mission.document, revision: revisionOf(event) };
  const open = isReconciling === true && reconciledThroughSequence === undefined ? { isReconciling } : {};
  state.mission = { ...mission, document, lease, renewalPolicy, ...open };
  keepContextPackage(state, contextPackage);
}

function foldAssigned(state: GroupState, { payload }: Fact): void {
  const assigned = payload as MissionCoordinatorAssignedEventPayload;
  const { mission: document, lease, renewalPolicy, contextPackage } = assigned;
  state.mission = { ...founded(state), document, lease, renewalPolicy, isReconciling: true };
  keepContextPackage(state, contextPackage);
}

/** What was decided about the whole Mission: its document, the Coordinator lease where that ended, the Approvals. */
function foldDecided(state: GroupState, { payload }: Fact): void {
  const decided = payload as Partial<MissionApprovedEventPayload> & { readonly mission: Mission };
  const before = founded(state);
  const next: MissionAggregate = { ...before, document: decided.mission, lease: decided.lease ?? before.lease };
  state.mission = next;
  for (const approval of [decided.approval, decided.rootApproval]) keepApproval(state, approval);
}

function foldMembership(state: GroupState, event: Fact): void {
  const payload = event.payload as MembershipChangedEventPayload & MembershipEndedEventPayload;
  const { membership: document, contextPackage, mission, parentCoordinatorEpoch } = payload;
  const changedSequence = sequenceOf(state);
  state.memberships.set(principalKey(document.member), { document, revision: revisionOf(event), changedSequence });
  if (mission !== undefined) state.mission = { ...founded(state), document: mission };
  if (parentCoordinatorEpoch !== undefined) foldOwnerEpoch(state, parentCoordinatorEpoch);
  keepContextPackage(state, contextPackage);
}

function foldOwnerEpoch(state: GroupState, parentCoordinatorEpoch: number): void {
  const { lineage, ...mission } = founded(state);
  if (lineage !== undefined) state.mission = { ...mission, lineage: { ...lineage, parentCoordinatorEpoch } };
}

function foldGrant(state: GroupState, event: Fact): void {
  const { membership: document, grant } = event.payload as MembershipDelegationGrantedEventPayload;
  const changedSequence = sequenceOf(state);
  state.memberships.set(principalKey(document.member), { document, revision: revisionOf(event), changedSequence });
  state.grants.set(grant.grantId, { document: grant, workItemIds: [] });
}

function keepContextPackage(state: GroupState, document: ContextPackage | undefined): void {
  if (document === undefined) return;
  const known = state.contextPackages.get(document.generatedBy.id);
  // One that is handed on again is not newer for it.
  if (known?.document.contextPackageId === document.contextPackageId) return;
  state.contextPackages.set(document.generatedBy.id, { document, sequence: sequenceOf(state) });
}

/** An Approval is remembered by what it decided about, whatever that was. */
export function keepApproval(state: GroupState, approval: Approval | undefined): void {
  if (approval === undefined) return;
  const { approvalId, kind, decision, approver, missionRevision } = approval;
  state.approvals.set(approvalId, { approvalId, kind, decision, approver, missionRevision });
}
