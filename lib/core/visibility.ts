import type { Actor, Membership } from "../../generated/types.ts";
import { membershipOf, requireMembership } from "./membership.ts";
import { hasAccess } from "./mission.ts";
import { samePrincipal } from "./principal.ts";
import type { Refusal } from "./refusal.ts";
import type { GroupState } from "./state.ts";

/** Parts of an Event that decide who may see it. */
export interface VisibleEvent {
  readonly kind: string;
  readonly sequence?: number;
  readonly conversationId?: string;
  readonly payload: object;
}

/** Why a Principal may not subscribe to or read the Group at `now`; undefined when it may. One text for all of P30. */
export function readAccess(state: GroupState, principal: Actor, now: string): Refusal | undefined {
  const answer = requireMembership(state, principal, now);
  return answer.ok ? undefined : answer.refusal;
}

/**
 * Whether a Principal may see an Event of the Group, on a state that has this Event: from its visibility start on, in
 * Conversations it has access to, and Events of its own Membership at any sequence, the one that ends it last
 * (MWP-MSN-010, MWP-MSN-012, MWP-MSN-015). MissionOwner and Coordinator see everything while their Membership lasts, an
 * observer like any other member everything but the restricted Conversations it is not named in.
 */
export function maySee(state: GroupState, principal: Actor, event: VisibleEvent): boolean {
  const member = membershipOf(state, principal);
  if (member === undefined || event.sequence === undefined) return false;
  const { document, changedSequence } = member;
  const own = isOwnMembership(event, principal);
  if (document.state === "ended") return own && event.sequence === changedSequence;
  if (own) return true;
  return (
    event.sequence >= document.visibilityStartSequence && isConversationOpen(state, principal, event.conversationId)
  );
}

/** Whether a Principal has access to the Conversation an Event is of; one of no Conversation is open to all members. */
export function isConversationOpen(state: GroupState, principal: Actor, conversationId: string | undefined): boolean {
  if (conversationId === undefined) return true;
  const conversation = state.conversations.get(conversationId);
  return conversation !== undefined && hasAccess(state, principal, conversation);
}

/** Whether an Event is of the Principal's own Membership. */
export function isOwnMembership({ kind, payload }: Pick<VisibleEvent, "kind" | "payload">, principal: Actor): boolean {
  if (!kind.startsWith("membership.")) return false;
  const { membership } = payload as { readonly membership?: Membership };
  return membership !== undefined && samePrincipal(membership.member, principal);
}
