import type { Actor, Event, Membership } from "../../generated/types.ts";
import { type Access, type Attention, isOpenTo, isOwnMembership, passesAttention } from "../../lib/core/mod.ts";

/** Where the Events of one connection go, as frames or in a form of its own. */
export interface Outlet {
  readonly connectionId: number;
  readonly principal: Actor;
  readonly isOpen: boolean;
  readonly bufferedBytes: number;
  sendAll(frames: readonly Uint8Array[]): void;
  /** The form of one Event on this connection; absent where that is its EVENT frame. */
  render?(event: Deliverable): Uint8Array;
  /** Tells the reader that one Group pauses (MWP-EVT-011). */
  pausing(groupId: string): void;
  /** The stream of one Group cannot go on. Ends the connection: only that may leave an owed Event unsent (P28). */
  brokenOff(groupId: string): void;
}

/**
 * One member's stream of one Group (P28): unfiltered up to `liveFrom`, through the attention filter from then on, every
 * Event at most once and in order. `position` is the last sequence that was considered.
 */
export interface Subscription {
  readonly outlet: Outlet;
  readonly groupId: string;
  readonly attention: Attention;
  /** Head of the Group when the Membership was checked: what was there by then is backfill. */
  readonly liveFrom: number;
  position: number;
  /** `live`: follows the commits. `behind`: reads from the store until it has caught up. `over`: delivers nothing more. */
  phase: "behind" | "live" | "over";
  /** Whether a reader of the store is at work. */
  isReading: boolean;
  /** Whether it waits for the connection to drain. */
  isPaused: boolean;
  /** Whether the reader was told, since it last was live. */
  isToldOfPause: boolean;
  /** What the member may see, as of `position`; moved by the Events of its own Membership (MWP-MSN-010). */
  visibilityStartSequence: number;
}

/** An Event on its way to the subscribers: the document for the decision, its bytes and their frame for the wire, made once. */
export interface Deliverable {
  readonly event: Event;
  /** The signed document. */
  readonly bytes: Uint8Array;
  readonly sequence: number;
  readonly frame: Uint8Array;
  /** Who reads what, as of this Event; of one from before the subscription, as it is now. */
  readonly access: Access;
  /** The connection of the author, whose answer passes its own filter. */
  readonly authorConnectionId: number | undefined;
}

/** Moves a subscription past the next Event and tells whether it is owed to the member. */
export function advance(
  subscription: Subscription,
  { event, sequence, access, authorConnectionId }: Omit<Deliverable, "frame" | "bytes">,
): boolean {
  if (subscription.phase === "over" || sequence <= subscription.position) return false;
  subscription.position = sequence;
  const { outlet, attention, liveFrom } = subscription;
  const { principal } = outlet;
  const isOwn = isOwnMembership(event, principal);
  // The Membership that holds now was read when the subscription began; what the log says of it before then is history.
  if (isOwn && sequence > liveFrom)
    follow(subscription, (event.payload as unknown as { readonly membership: Membership }).membership);
  if (!isOwn && sequence < subscription.visibilityStartSequence) return false;
  if (!isOwn && !isOpenTo(access, principal, event.conversationId)) return false;
  if (sequence <= liveFrom || authorConnectionId === outlet.connectionId) return true;
  return passesAttention(attention, event, principal, access);
}

/** The Event that ends a Membership is the last that is owed to it. */
function follow(subscription: Subscription, membership: Membership): void {
  subscription.visibilityStartSequence = membership.visibilityStartSequence;
  if (membership.state === "ended") subscription.phase = "over";
}
