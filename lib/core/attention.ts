import type { Actor } from "../../generated/types.ts";
import { type Access, holdsOffice } from "./access.ts";
import { samePrincipal } from "./principal.ts";
import type { VisibleEvent } from "./visibility.ts";

/** An attention filter as SUBSCRIBE carries it. */
export interface AttentionFilter {
  readonly eventKinds?: readonly string[];
  readonly conversationIds?: readonly string[];
  readonly workItemIds?: readonly string[];
  readonly mentionsOnly?: boolean;
  readonly announcements?: boolean;
}

/** A filter made ready, so that a long one costs no more per Event than a short one. */
export interface Attention {
  readonly eventKinds: ReadonlySet<string> | undefined;
  readonly conversationIds: ReadonlySet<string> | undefined;
  readonly workItemIds: ReadonlySet<string> | undefined;
  readonly mentionsOnly: boolean;
  readonly announcements: boolean;
}

/** Parts of an Event that a filter looks at. */
export interface AttentionEvent extends VisibleEvent {
  readonly actor: Actor;
  readonly workItemId?: string;
}

/** Makes a filter ready; without one everything passes. */
export function prepareAttention(filter: AttentionFilter = {}): Attention {
  return {
    eventKinds: filter.eventKinds && new Set(filter.eventKinds),
    conversationIds: filter.conversationIds && new Set(filter.conversationIds),
    workItemIds: filter.workItemIds && new Set(filter.workItemIds),
    mentionsOnly: filter.mentionsOnly ?? false,
    announcements: filter.announcements ?? false,
  };
}

/**
 * Whether an Event passes a member's filter: all members of the filter must agree, and with `announcements` an
 * announcement passes in any case (P28); `access` is that of the Event. It only thins what {@link maySee} allows, never
 * widens it (MWP-MSN-013).
 */
export function passesAttention(
  attention: Attention,
  event: AttentionEvent,
  principal: Actor,
  access: Access,
): boolean {
  if (attention.announcements && isAnnouncement(event, access)) return true;
  return (
    admits(attention.eventKinds, event.kind) &&
    admits(attention.conversationIds, event.conversationId) &&
    admits(attention.workItemIds, event.workItemId) &&
    (!attention.mentionsOnly || isMentioned(event, principal))
  );
}

function admits(wanted: ReadonlySet<string> | undefined, value: string | undefined): boolean {
  return wanted === undefined || (value !== undefined && wanted.has(value));
}

/** `mission.*` Events, and Messages of Coordinator or MissionOwner in the planning Conversation. */
function isAnnouncement({ kind, actor, conversationId }: AttentionEvent, access: Access): boolean {
  if (kind.startsWith("mission.")) return true;
  const planning = conversationId !== undefined && conversationId === access.mainConversationId;
  return planning && kind.startsWith("message.") && holdsOffice(access, actor);
}

function isMentioned({ payload }: AttentionEvent, principal: Actor): boolean {
  const { mentions } = payload as { readonly mentions?: readonly Actor[] };
  return mentions?.some((mention) => samePrincipal(mention, principal)) ?? false;
}
