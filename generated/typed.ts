// Generated from schemas/ by `npm run codegen`: do not edit.
import { createPayloadValidators, payloadKinds } from "./payloads.ts";
import type { AgentCardRegisterCommandPayload, AgentCardRegisteredEventPayload, ApprovalExecutionGrantedEventPayload, ApprovalGrantExecutionCommandPayload, ArtifactPublishCommandPayload, ArtifactPublishedEventPayload, Command, ConversationChangeCommandPayload, ConversationChangedEventPayload, ConversationOpenCommandPayload, ConversationOpenedEventPayload, Event, GroupArchiveCommandPayload, GroupArchivedEventPayload, GroupSnapshotCreatedEventPayload, MembershipChangeCommandPayload, MembershipChangedEventPayload, MembershipDelegationGrantedEventPayload, MembershipEndCommandPayload, MembershipEndedEventPayload, MembershipGrantDelegationCommandPayload, MessageCorrectCommandPayload, MessageCorrectedEventPayload, MessagePostCommandPayload, MessagePostedEventPayload, MessageRedactCommandPayload, MessageRedactedEventPayload, MessageRetractCommandPayload, MessageRetractedEventPayload, MissionApproveCommandPayload, MissionApprovedEventPayload, MissionAssignCoordinatorCommandPayload, MissionCancelCommandPayload, MissionCancelledEventPayload, MissionChangesRequestedEventPayload, MissionChildCreatedEventPayload, MissionCoordinatorAssignedEventPayload, MissionCoordinatorRenewedEventPayload, MissionCreateChildCommandPayload, MissionCreateCommandPayload, MissionCreateFollowUpCommandPayload, MissionCreatedEventPayload, MissionFollowUpCreatedEventPayload, MissionRenewCoordinatorCommandPayload, MissionRequestChangesCommandPayload, MissionSubmitForApprovalCommandPayload, MissionSubmittedForApprovalEventPayload, MissionTerminateCommandPayload, MissionTerminatedEventPayload, PolicyCooperationOverrideGrantedEventPayload, PolicyGrantCooperationOverrideCommandPayload, ResourceUsageRecordCommandPayload, ResourceUsageRecordedEventPayload, SessionOpenCommandPayload, SessionOpenedEventPayload, WorkAcceptOfferCommandPayload, WorkAcceptResultCommandPayload, WorkAuthorizeCommandPayload, WorkAuthorizedEventPayload, WorkBlockCommandPayload, WorkBlockedEventPayload, WorkCancelCommandPayload, WorkCancelledEventPayload, WorkCheckpointCommandPayload, WorkCheckpointedEventPayload, WorkContractRevisedEventPayload, WorkDependencyAddCommandPayload, WorkExecutionLeaseRenewCommandPayload, WorkExecutionLeaseRevokedEventPayload, WorkFailCommandPayload, WorkFailedEventPayload, WorkOfferAcceptedEventPayload, WorkOfferCommandPayload, WorkOfferCreatedEventPayload, WorkProgressedEventPayload, WorkProposeCommandPayload, WorkProposedEventPayload, WorkResultAcceptedEventPayload, WorkStartCommandPayload, WorkStartedEventPayload, WorkSubmitCommandPayload, WorkSubmittedEventPayload, WorkUnblockCommandPayload, WorkUnblockedEventPayload } from "./types.ts";

/** Payload types by Command kind. */
export interface CommandPayloads {
  "approval.grant_execution": ApprovalGrantExecutionCommandPayload;
  "artifact.publish": ArtifactPublishCommandPayload;
  "ext.missionweaveprotocol.core.group_archive": GroupArchiveCommandPayload;
  "ext.missionweaveprotocol.core.resource_usage_record": ResourceUsageRecordCommandPayload;
  "ext.missionweaveprotocol.core.work_dependency_add": WorkDependencyAddCommandPayload;
  "ext.missionweaveprotocol.core.work_execution_lease_renew": WorkExecutionLeaseRenewCommandPayload;
  "ext.missionweaveprotocol.identity.session_open": SessionOpenCommandPayload;
  "ext.missionweaveprotocol.registry.agent_card_register": AgentCardRegisterCommandPayload;
  "ext.mwp.toolkit.conversation_change": ConversationChangeCommandPayload;
  "ext.mwp.toolkit.conversation_open": ConversationOpenCommandPayload;
  "membership.change": MembershipChangeCommandPayload;
  "membership.end": MembershipEndCommandPayload;
  "membership.grant_delegation": MembershipGrantDelegationCommandPayload;
  "message.correct": MessageCorrectCommandPayload;
  "message.post": MessagePostCommandPayload;
  "message.redact": MessageRedactCommandPayload;
  "message.retract": MessageRetractCommandPayload;
  "mission.approve": MissionApproveCommandPayload;
  "mission.assign_coordinator": MissionAssignCoordinatorCommandPayload;
  "mission.cancel": MissionCancelCommandPayload;
  "mission.create": MissionCreateCommandPayload;
  "mission.create_child": MissionCreateChildCommandPayload;
  "mission.create_follow_up": MissionCreateFollowUpCommandPayload;
  "mission.renew_coordinator": MissionRenewCoordinatorCommandPayload;
  "mission.request_changes": MissionRequestChangesCommandPayload;
  "mission.submit_for_approval": MissionSubmitForApprovalCommandPayload;
  "mission.terminate": MissionTerminateCommandPayload;
  "policy.grant_cooperation_override": PolicyGrantCooperationOverrideCommandPayload;
  "work.accept_offer": WorkAcceptOfferCommandPayload;
  "work.accept_result": WorkAcceptResultCommandPayload;
  "work.authorize": WorkAuthorizeCommandPayload;
  "work.block": WorkBlockCommandPayload;
  "work.cancel": WorkCancelCommandPayload;
  "work.checkpoint": WorkCheckpointCommandPayload;
  "work.fail": WorkFailCommandPayload;
  "work.offer": WorkOfferCommandPayload;
  "work.propose": WorkProposeCommandPayload;
  "work.start": WorkStartCommandPayload;
  "work.submit": WorkSubmitCommandPayload;
  "work.unblock": WorkUnblockCommandPayload;
}

/** Payload types by Event kind. */
export interface EventPayloads {
  "approval.execution.granted": ApprovalExecutionGrantedEventPayload;
  "artifact.published": ArtifactPublishedEventPayload;
  "ext.missionweaveprotocol.core.resource_usage_recorded": ResourceUsageRecordedEventPayload;
  "ext.missionweaveprotocol.core.work_execution_lease_revoked": WorkExecutionLeaseRevokedEventPayload;
  "ext.missionweaveprotocol.identity.session_opened": SessionOpenedEventPayload;
  "ext.missionweaveprotocol.registry.agent_card_registered": AgentCardRegisteredEventPayload;
  "ext.mwp.toolkit.conversation_changed": ConversationChangedEventPayload;
  "ext.mwp.toolkit.conversation_opened": ConversationOpenedEventPayload;
  "group.archived": GroupArchivedEventPayload;
  "group.snapshot.created": GroupSnapshotCreatedEventPayload;
  "membership.changed": MembershipChangedEventPayload;
  "membership.delegation.granted": MembershipDelegationGrantedEventPayload;
  "membership.ended": MembershipEndedEventPayload;
  "message.corrected": MessageCorrectedEventPayload;
  "message.posted": MessagePostedEventPayload;
  "message.redacted": MessageRedactedEventPayload;
  "message.retracted": MessageRetractedEventPayload;
  "mission.approved": MissionApprovedEventPayload;
  "mission.cancelled": MissionCancelledEventPayload;
  "mission.changes_requested": MissionChangesRequestedEventPayload;
  "mission.child.created": MissionChildCreatedEventPayload;
  "mission.coordinator.assigned": MissionCoordinatorAssignedEventPayload;
  "mission.coordinator.renewed": MissionCoordinatorRenewedEventPayload;
  "mission.created": MissionCreatedEventPayload;
  "mission.follow_up.created": MissionFollowUpCreatedEventPayload;
  "mission.submitted_for_approval": MissionSubmittedForApprovalEventPayload;
  "mission.terminated": MissionTerminatedEventPayload;
  "policy.cooperation_override.granted": PolicyCooperationOverrideGrantedEventPayload;
  "work.authorized": WorkAuthorizedEventPayload;
  "work.blocked": WorkBlockedEventPayload;
  "work.cancelled": WorkCancelledEventPayload;
  "work.checkpointed": WorkCheckpointedEventPayload;
  "work.contract.revised": WorkContractRevisedEventPayload;
  "work.failed": WorkFailedEventPayload;
  "work.offer.accepted": WorkOfferAcceptedEventPayload;
  "work.offer.created": WorkOfferCreatedEventPayload;
  "work.progressed": WorkProgressedEventPayload;
  "work.proposed": WorkProposedEventPayload;
  "work.result.accepted": WorkResultAcceptedEventPayload;
  "work.started": WorkStartedEventPayload;
  "work.submitted": WorkSubmittedEventPayload;
  "work.unblocked": WorkUnblockedEventPayload;
}

/** A Command of one known kind. */
export interface CommandOf<K extends keyof CommandPayloads> extends Omit<Command, "kind" | "payload"> {
  kind: K;
  payload: CommandPayloads[K];
}

/** An Event of one known kind. */
export interface EventOf<K extends keyof EventPayloads> extends Omit<Event, "kind" | "payload"> {
  kind: K;
  payload: EventPayloads[K];
}

/** A Command whose kind is known and whose payload is valid: a closed union, discriminated by `kind`. */
export type TypedCommand = { [K in keyof CommandPayloads]: CommandOf<K> }[keyof CommandPayloads];

/** An Event whose kind is known and whose payload is valid: a closed union, discriminated by `kind`. */
export type TypedEvent = { [K in keyof EventPayloads]: EventOf<K> }[keyof EventPayloads];

/** Guards from the open envelopes to the closed unions. A kind that is unknown, or not loaded, is never typed. */
export interface TypedGuards {
  /** Loads the payload validators of some kinds, or of all. */
  load(kinds?: readonly string[]): Promise<void>;
  isTypedCommand(command: Command): command is TypedCommand;
  isTypedEvent(event: Event): event is TypedEvent;
}

/** Guards with nothing loaded. */
export function createTypedGuards(): TypedGuards {
  const validators = createPayloadValidators();
  const isValid = (direction: "command" | "event", { kind, payload }: { kind: string; payload: unknown }): boolean =>
    validators.isLoaded(direction, kind) && validators.check(direction, kind, payload) === undefined;
  return {
    load: async (kinds) => {
      const load = (direction: "command" | "event"): Promise<boolean>[] =>
        (kinds ?? payloadKinds(direction)).map((kind) => validators.load(direction, kind));
      await Promise.all([...load("command"), ...load("event")]);
    },
    isTypedCommand: (command): command is TypedCommand => isValid("command", command),
    isTypedEvent: (event): event is TypedEvent => isValid("event", event),
  };
}

/** Guards with the payload validators of some kinds, or of all, loaded. */
export async function loadTypedGuards(kinds?: readonly string[]): Promise<TypedGuards> {
  const guards = createTypedGuards();
  await guards.load(kinds);
  return guards;
}
