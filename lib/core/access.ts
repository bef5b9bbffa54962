import type { Actor, Conversation, ConversationOpenedEventPayload, Group, Mission } from "../../generated/types.ts";
import { samePrincipal } from "./principal.ts";
import type { GroupState } from "./state.ts";

/**
 * What decides who reads which Conversation of a Group, Memberships aside: small, and never changed but replaced, so that
 * delivery can keep the one of each Event beside it.
 */
export interface Access {
  readonly missionOwner: Actor | undefined;
  readonly coordinatorAgentId: string | undefined;
  readonly mainConversationId: string | undefined;
  /** Members of the restricted Conversations, by Conversation ID. Every other one is open to the Group. */
  readonly restricted: ReadonlyMap<string, readonly Actor[]>;
}

/** Access as a state has it. */
export function accessOf({ mission, conversations }: GroupState): Access {
  const restricted = [...conversations.values()].filter(isRestricted);
  return {
    missionOwner: mission?.document.missionOwner,
    coordinatorAgentId: mission?.document.coordinator.agentId,
    mainConversationId: mission?.mainConversationId,
    restricted: new Map(restricted.map(({ conversationId, access }) => [conversationId, access.members ?? []])),
  };
}

/** Parts of an Event that move access. */
export interface AccessEvent {
  readonly kind: string;
  readonly payload: object;
}

/** Access after an Event, from that before it: the same as {@link accessOf} of the state it leads to. */
export function accessAfter(access: Access, { kind, payload }: AccessEvent): Access {
  switch (kind) {
    case "mission.created":
    case "mission.follow_up.created": {
      const { mainConversationId } = (payload as { readonly group: Group }).group;
      return underOffices({ ...access, mainConversationId }, payload);
    }
    case "mission.coordinator.assigned":
    case "membership.changed":
    case "membership.ended":
      return underOffices(access, payload);
    case "ext.mwp.toolkit.conversation_opened":
    case "ext.mwp.toolkit.conversation_changed": {
      const { conversation } = payload as ConversationOpenedEventPayload;
      if (!isRestricted(conversation)) return access;
      const members = conversation.access.members ?? [];
      return { ...access, restricted: new Map(access.restricted).set(conversation.conversationId, members) };
    }
    default:
      return access;
  }
}

/** Whether a Principal is MissionOwner or Coordinator, who see the entire Group (MWP-MSN-010). */
export function holdsOffice({ missionOwner, coordinatorAgentId }: Access, principal: Actor): boolean {
  if (principal.type === "agent" && principal.id === coordinatorAgentId) return true;
  return missionOwner !== undefined && samePrincipal(missionOwner, principal);
}

/** Whether a Principal reads the Events of a Conversation; those of none are open to all members (MWP-MSN-015). */
export function isOpenTo(access: Access, principal: Actor, conversationId: string | undefined): boolean {
  const members = conversationId === undefined ? undefined : access.restricted.get(conversationId);
  if (members === undefined || holdsOffice(access, principal)) return true;
  return members.some((member) => samePrincipal(member, principal));
}

/** MissionOwner and Coordinator from the Mission that the Event holds, where it holds it. */
function underOffices(access: Access, payload: object): Access {
  const { mission } = payload as { readonly mission?: Mission };
  if (mission === undefined) return access;
  return { ...access, missionOwner: mission.missionOwner, coordinatorAgentId: mission.coordinator.agentId };
}

function isRestricted({ access }: Conversation): boolean {
  return access.mode === "restricted";
}
