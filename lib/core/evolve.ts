import type {
  Actor,
  AgentCardRegisteredEventPayload,
  Membership,
  MembershipChangedEventPayload,
  MembershipEndedEventPayload,
  Message,
  MissionCancelledEventPayload,
  MissionCoordinatorRenewedEventPayload,
  MissionCreatedEventPayload,
  SessionOpenedEventPayload,
} from "../../generated/types.ts";
import { membershipOf } from "./membership.ts";
import { principalKey } from "./principal.ts";
import type { GroupState, MessageAggregate, MissionAggregate, OrganizationState } from "./state.ts";

/** What a state takes from an Event; an EventDraft and a sealed Event both fit. */
export interface Fact {
  readonly kind: string;
  readonly groupId?: string;
  readonly sequence?: number;
  readonly aggregateRevision?: number;
  readonly actor: Actor;
  readonly conversationId?: string;
  readonly occurredAt: string;
  readonly payload: object;
}

/**
 * Moves a Group's state by its next Event, in place, and returns it. The cost does not depend on the history. Throws
 * RangeError for an Event that is not the next of this Group, or of a kind this version cannot fold: a state that missed
 * something must not decide.
 */
export function evolveGroup(state: GroupState, event: Fact): GroupState {
  if (event.groupId !== state.groupId || event.sequence !== state.sequence + 1) {
    throw new RangeError(`expected Event ${state.sequence + 1} of the Group, got ${event.sequence}`);
  }
  const fold = groupFolds[event.kind];
  if (fold === undefined) throw new RangeError(`no fold for Event kind ${event.kind}`);
  fold(state, event);
  state.sequence = event.sequence;
  state.lastOccurredAt = event.occurredAt;
  return state;
}

/** Moves the Organization's state by its next Event, in place, and returns it. Throws RangeError for an unknown kind. */
export function evolveOrganization(state: OrganizationState, event: Fact): OrganizationState {
  const fold = organizationFolds[event.kind];
  if (fold === undefined) throw new RangeError(`no fold for Event kind ${event.kind}`);
  fold(state, event);
  state.position += 1;
  state.lastOccurredAt = event.occurredAt;
  return state;
}

type Fold<S> = (state: S, event: Fact) => void;

const groupFolds: Readonly<Record<string, Fold<GroupState>>> = {
  "mission.created": foldCreated,
  "mission.coordinator.renewed": foldRenewed,
  "mission.cancelled": foldCancelled,
  "membership.changed": foldMembership,
  "membership.ended": foldMembership,
  "message.posted": (state, event) => foldMessage(state, event, "message"),
  "message.corrected": (state, event) => foldMessage(state, event, "correction"),
  "message.retracted": (state, event) => foldAmendment(state, event, { kind: "retraction", leaves: "retracted" }),
  "message.redacted": (state, event) => foldAmendment(state, event, { kind: "redaction", leaves: "redacted" }),
};

const organizationFolds: Readonly<Record<string, Fold<OrganizationState>>> = {
  "ext.missionweaveprotocol.registry.agent_card_registered": (state, event) => {
    const { agentCard: card } = event.payload as AgentCardRegisteredEventPayload;
    state.agents.set(card.agentId, { card, sessionEpoch: state.agents.get(card.agentId)?.sessionEpoch ?? 0 });
  },
  "ext.missionweaveprotocol.identity.session_opened": (state, event) => {
    const { agentId, sessionEpoch } = event.payload as SessionOpenedEventPayload;
    const agent = state.agents.get(agentId);
    if (agent === undefined) throw new RangeError("a Session of an Agent without Card");
    state.agents.set(agentId, { ...agent, sessionEpoch });
  },
};

function foldCreated(state: GroupState, { payload }: Fact): void {
  const { mission, group, conversation, lease, renewalPolicy, priorityClass } = payload as MissionCreatedEventPayload;
  const { mainConversationId } = group;
  state.mission = { document: mission, group, mainConversationId, lease, renewalPolicy, priorityClass };
  state.conversations.set(conversation.conversationId, conversation);
}

function foldRenewed(state: GroupState, event: Fact): void {
  const mission = founded(state);
  const { lease, renewalPolicy } = event.payload as MissionCoordinatorRenewedEventPayload;
  const document = { ...mission.document, revision: revisionOf(event) };
  state.mission = { ...mission, document, lease, renewalPolicy };
}

function foldCancelled(state: GroupState, { payload }: Fact): void {
  const { mission: document, lease } = payload as MissionCancelledEventPayload;
  state.mission = { ...founded(state), document, lease };
}

function foldMembership(state: GroupState, event: Fact): void {
  const { membership } = event.payload as MembershipChangedEventPayload | MembershipEndedEventPayload;
  const document: Membership = membership;
  const changedSequence = state.sequence + 1;
  state.memberships.set(principalKey(document.member), { document, revision: revisionOf(event), changedSequence });
}

/**
 * Everything is taken from the envelope but the ID, so that a redacted rendition, which has the envelope of the Event it
 * stands for, leads to the same state.
 */
function foldMessage(state: GroupState, event: Fact, kind: MessageAggregate["kind"]): void {
  const { messageId } = event.payload as Message;
  const conversation = state.conversations.get(event.conversationId ?? "");
  if (conversation === undefined) throw new RangeError("a Message of no Conversation");
  const { conversationId } = conversation;
  // The member's own object where there is one, so that a long history holds each author once.
  const author = membershipOf(state, event.actor)?.document.member ?? event.actor;
  state.messages.set(messageId, { conversationId, author, kind, state: "posted" });
  state.conversations.set(conversationId, { ...conversation, revision: revisionOf(event) });
}

interface AmendmentFold {
  readonly kind: MessageAggregate["kind"];
  readonly leaves: MessageAggregate["state"];
}

function foldAmendment(state: GroupState, event: Fact, { kind, leaves }: AmendmentFold): void {
  const { targetMessageId = "" } = event.payload as Message;
  const target = state.messages.get(targetMessageId);
  if (target === undefined) throw new RangeError("an amendment of no Message");
  foldMessage(state, event, kind);
  state.messages.set(targetMessageId, { ...target, state: leaves });
}

function founded(state: GroupState): MissionAggregate {
  if (state.mission === undefined) throw new RangeError("an Event before the Mission was founded");
  return state.mission;
}

function revisionOf({ aggregateRevision }: Fact): number {
  if (aggregateRevision === undefined) throw new RangeError("a Group Event without aggregateRevision");
  return aggregateRevision;
}
