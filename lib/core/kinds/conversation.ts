import type {
  Actor,
  Conversation,
  ConversationChangeCommandPayload,
  ConversationOpenCommandPayload,
} from "../../../generated/types.ts";
import { claim, takenIdentifier } from "../claims.ts";
import { notAvailable } from "../committed-message.ts";
import { objectIdOf } from "../ids.ts";
import { type Effects, type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { isLive, membershipOf } from "../membership.ts";
import { missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import { samePrincipal } from "../principal.ts";
import { invalid, type Rejection } from "../refusal.ts";

interface Opening {
  readonly conversationId: string;
}

/**
 * Opens a review Conversation, or a restricted one for sensitive matter; either may be about a WorkItem without being its
 * own Conversation (MWP-MSN-015). Whoever is named must be a live member; MissionOwner and Coordinator need not be named.
 */
export const conversationOpen: GroupKind<ConversationOpenCommandPayload, Opening> = {
  kind: "ext.mwp.toolkit.conversation_open",
  emits: ["ext.mwp.toolkit.conversation_opened"],
  aggregate: "conversation",
  authorities: ["coordinator", "mission_owner"],
  from: openPhases,
  claims: ({ conversationId }, signingHash) =>
    claim("conversation", conversationId ?? objectIdOf("conversation", signingHash)),
  resolve(attempt) {
    const { command, payload, state, facts, signingHash } = attempt;
    const { members = [], primaryWorkItemId } = payload;
    const conversationId = payload.conversationId ?? objectIdOf("conversation", signingHash);
    if ((command.conversationId ?? conversationId) !== conversationId) return notAvailable("Conversation");
    const hasItem = primaryWorkItemId === undefined || state.workItems.has(primaryWorkItemId);
    if (!hasItem || (command.workItemId ?? primaryWorkItemId) !== primaryWorkItemId) return notAvailable("WorkItem");
    const taken = takenIdentifier(facts, [{ kind: "conversation", id: conversationId }]);
    return taken ?? memberFault(attempt, members) ?? resolved({ conversationId });
  },
  revision: () => 0,
  handle(attempt, { conversationId }) {
    const { command, payload, now } = attempt;
    const { type, title, members, primaryWorkItemId } = payload;
    const { missionId, groupId } = missionOf(attempt).document;
    return committed("ext.mwp.toolkit.conversation_opened", {
      conversationId,
      missionId,
      groupId,
      type,
      ...(primaryWorkItemId === undefined ? {} : { primaryWorkItemId }),
      title,
      access: members === undefined ? { mode: "group" } : { mode: "restricted", members },
      createdBy: command.actor,
      createdAt: now,
      state: "active",
      revision: 1,
    });
  },
};

/**
 * Changes who has access to a review or restricted Conversation, or closes or reopens it. The list replaces the earlier
 * one, and a review Conversation that was open to the Group becomes restricted by it. Nobody is told that it lost access:
 * the Event is of the Conversation and shown to those who have it from then on (MWP-MSN-015).
 */
export const conversationChange: GroupKind<ConversationChangeCommandPayload, Conversation> = {
  kind: "ext.mwp.toolkit.conversation_change",
  emits: ["ext.mwp.toolkit.conversation_changed"],
  aggregate: "conversation",
  authorities: ["coordinator", "mission_owner"],
  from: openPhases,
  resolve(attempt) {
    const { command, payload, state } = attempt;
    const conversation = state.conversations.get(payload.conversationId);
    const agrees = (command.conversationId ?? payload.conversationId) === payload.conversationId;
    if (conversation === undefined || !agrees) return notAvailable("Conversation");
    if (command.workItemId !== undefined && command.workItemId !== conversation.primaryWorkItemId) {
      return notAvailable("WorkItem");
    }
    return memberFault(attempt, payload.members ?? []) ?? resolved(conversation);
  },
  revision: (_, { revision }) => revision,
  stateFault({ payload }, { type, state }) {
    if (type === "group" || type === "work_item") return `a ${type} Conversation stays as it is`;
    const isClosed = state === "closed" && payload.state !== "active";
    return isClosed ? "the Conversation is closed" : undefined;
  },
  handle({ payload }, conversation) {
    const { members, state = conversation.state } = payload;
    const isSame = members === undefined || sameMembers(members, conversation.access.members);
    if (isSame && state === conversation.state) return invalid("the change changes nothing");
    return committed("ext.mwp.toolkit.conversation_changed", {
      ...conversation,
      ...(members === undefined ? {} : { access: { mode: "restricted", members } }),
      state,
      revision: conversation.revision + 1,
    });
  },
};

/** The Event that holds the Conversation whole, and is visible as the Conversation then is. */
function committed(kind: string, conversation: Conversation): Effects {
  const { conversationId, primaryWorkItemId: workItemId, revision: aggregateRevision } = conversation;
  return { ok: true, events: [{ kind, aggregateRevision, payload: { conversation }, conversationId, workItemId }] };
}

function memberFault({ state, now }: GroupAttempt, members: readonly Actor[]): Rejection | undefined {
  const isMember = (principal: Actor): boolean => {
    const membership = membershipOf(state, principal);
    return membership !== undefined && isLive(membership, now);
  };
  return members.every(isMember) ? undefined : invalid("one of the members has no Membership");
}

function sameMembers(a: readonly Actor[], b: readonly Actor[] = []): boolean {
  return a.length === b.length && a.every((one) => b.some((other) => samePrincipal(one, other)));
}
