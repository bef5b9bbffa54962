import type { Attention, GroupState } from "../../lib/core/mod.ts";
import { eventFrameBytes, eventFrameId } from "../../lib/wire/frame.ts";
import type { Pending } from "../lane/pending.ts";
import { parseStoredEvent } from "../lane/stored-event.ts";
import { backfillEventsMax, deliveryPauseBytes } from "../limits.ts";
import type { Store, StoredEvent } from "../store/port.ts";
import { nextTurn } from "../turn.ts";
import { advance, type Deliverable, type Outlet, type Subscription } from "./subscription.ts";

/** What a member asks for; its Membership was checked. */
export interface Wish {
  readonly groupId: string;
  readonly afterSequence: number;
  readonly attention: Attention;
  readonly visibilityStartSequence: number;
  /** Last sequence of the Group that the check of its Membership knew of. */
  readonly grantedThrough: number;
}

/** Carries durable Events to the subscribed members: backfill → cutover → live, per Group, at each reader's own pace. */
export interface Hub {
  /** Starts the stream of one member of a Group, in place of the one this connection had. */
  subscribe(outlet: Outlet, wish: Wish): void;
  /** Delivers what a lane made durable; answers the IDs of the Events whose author got them in its own stream. */
  publish(groupId: string, entries: readonly Pending[], state: GroupState): ReadonlySet<string>;
  /** The connection has room again. */
  drained(connectionId: number): void;
  /** The connection is over, or may see nothing more. */
  leave(connectionId: number): void;
  isWatched(groupId: string): boolean;
  /** Last sequence considered in this member's stream; 0 without one. An ACK beyond it is not believed. */
  deliveredThrough(connectionId: number, groupId: string): number;
  /** Subscriptions of one connection. */
  countOf(connectionId: number): number;
}

interface HubServices {
  readonly store: Pick<Store, "readGroupEvents">;
  readState(groupId: string): Promise<GroupState>;
  fault(error: unknown, groupId: string): void;
}

/** The subscriptions of one Group, and how far its commits were published in this process. */
interface Audience {
  publishedThrough: number;
  readonly subscriptions: Map<number, Subscription>;
}

/** A hub over one store and the lanes of this process. */
export function createHub({ store, readState, fault }: HubServices): Hub {
  const audiences = new Map<string, Audience>();
  const byConnection = new Map<number, Map<string, Subscription>>();

  function add(subscription: Subscription): void {
    const { groupId, outlet } = subscription;
    const mine = byConnection.get(outlet.connectionId) ?? new Map<string, Subscription>();
    remove(mine.get(groupId));
    const audience = audiences.get(groupId) ?? { publishedThrough: 0, subscriptions: new Map() };
    audience.subscriptions.set(outlet.connectionId, subscription);
    audiences.set(groupId, audience);
    byConnection.set(outlet.connectionId, mine.set(groupId, subscription));
  }

  function remove(subscription: Subscription | undefined): void {
    if (subscription === undefined) return;
    const { groupId, outlet } = subscription;
    subscription.phase = "over";
    const audience = audiences.get(groupId);
    if (audience?.subscriptions.get(outlet.connectionId) === subscription)
      audience.subscriptions.delete(outlet.connectionId);
    if (audience?.subscriptions.size === 0) audiences.delete(groupId);
    const mine = byConnection.get(outlet.connectionId);
    if (mine?.get(groupId) === subscription) mine.delete(groupId);
    if (mine?.size === 0) byConnection.delete(outlet.connectionId);
  }

  /** Whether the connection takes more of this stream now; if it holds too much, the subscription pauses. */
  function flows(subscription: Subscription): boolean {
    const { outlet, groupId } = subscription;
    if (!outlet.isOpen || subscription.phase === "over") remove(subscription);
    else if (!subscription.isPaused && outlet.bufferedBytes > deliveryPauseBytes) {
      subscription.isPaused = true;
      subscription.phase = "behind";
      if (!subscription.isToldOfPause) outlet.pausing(groupId);
      subscription.isToldOfPause = true;
    }
    return !subscription.isPaused && subscription.phase !== "over";
  }

  /**
   * Sends what of these Events is owed, in order, in as few writes as the connection can hold, and stops where it holds
   * too much: the rest is read from the store later. Answers what was sent.
   */
  function deliver(
    subscription: Subscription,
    events: Iterable<Deliverable>,
    state: GroupState,
  ): readonly Deliverable[] {
    const sent: Deliverable[] = [];
    let write: Uint8Array[] = [];
    let writeBytes = 0;
    const flush = (): void => {
      if (write.length > 0) subscription.outlet.sendAll(write);
      write = [];
      writeBytes = 0;
    };
    if (!flows(subscription)) return sent;
    for (const event of events) {
      if (!advance(subscription, event, state)) continue;
      sent.push(event);
      write.push(event.frame);
      writeBytes += event.frame.length;
      if (writeBytes < deliveryPauseBytes) continue;
      flush();
      if (!flows(subscription)) return sent;
    }
    flush();
    flows(subscription);
    return sent;
  }

  /** Reads the store page by page until nothing was published beyond, then lets the subscription follow the commits. */
  async function catchUp(subscription: Subscription): Promise<void> {
    if (subscription.isReading) return;
    subscription.isReading = true;
    const { groupId } = subscription;
    try {
      while (subscription.phase === "behind" && !subscription.isPaused) {
        const state = await readState(groupId);
        const page = await store.readGroupEvents(groupId, subscription.position, backfillEventsMax);
        if (subscription.phase !== "behind" || subscription.isPaused) break;
        // What is durable but not published yet waits in `publish`, which skips what was read here.
        const isCaughtUp =
          page.length === 0 && subscription.position >= (audiences.get(groupId)?.publishedThrough ?? 0);
        if (isCaughtUp) {
          subscription.phase = "live";
          subscription.isToldOfPause = false;
        } else deliver(subscription, backfill(page), state);
        await nextTurn();
      }
    } catch (error) {
      fault(error, groupId);
      if (subscription.phase === "over") return;
      remove(subscription);
      subscription.outlet.brokenOff(groupId);
    } finally {
      subscription.isReading = false;
    }
  }

  return {
    subscribe(outlet, { groupId, afterSequence, attention, visibilityStartSequence, grantedThrough }) {
      const subscription: Subscription = {
        outlet,
        groupId,
        attention,
        visibilityStartSequence,
        liveFrom: grantedThrough,
        // What came after the check may end the Membership: nobody skips that.
        position: Math.min(afterSequence, grantedThrough),
        phase: "behind",
        isReading: false,
        isPaused: false,
        isToldOfPause: false,
      };
      add(subscription);
      void catchUp(subscription);
    },
    publish(groupId, entries, state) {
      const answered = new Set<string>();
      const audience = audiences.get(groupId);
      if (audience === undefined) return answered;
      const deliverables = entries.flatMap(deliverablesOf);
      audience.publishedThrough = deliverables.at(-1)?.sequence ?? audience.publishedThrough;
      for (const subscription of [...audience.subscriptions.values()]) {
        if (subscription.phase !== "live") continue;
        for (const { authorConnectionId, event } of deliver(subscription, deliverables, state)) {
          if (authorConnectionId === subscription.outlet.connectionId) answered.add(event.eventId);
        }
      }
      return answered;
    },
    drained(connectionId) {
      for (const subscription of byConnection.get(connectionId)?.values() ?? []) {
        if (!subscription.isPaused) continue;
        subscription.isPaused = false;
        void catchUp(subscription);
      }
    },
    leave(connectionId) {
      for (const subscription of [...(byConnection.get(connectionId)?.values() ?? [])]) remove(subscription);
    },
    isWatched: (groupId) => audiences.has(groupId),
    deliveredThrough: (connectionId, groupId) => byConnection.get(connectionId)?.get(groupId)?.position ?? 0,
    countOf: (connectionId) => byConnection.get(connectionId)?.size ?? 0,
  };
}

/** The EVENT frame of a stored Event: the same bytes for every receiver. */
export function frameOf(stored: StoredEvent): Uint8Array {
  return eventFrameBytes(eventFrameId(stored.signingHash), stored.bytes);
}

function deliverablesOf({ events, task }: Pending): Deliverable[] {
  const authorConnectionId = task?.origin.door === "session" ? task.origin.connectionId : undefined;
  return events.map(({ event, stored }, index) => ({
    event,
    sequence: stored.sequence ?? 0,
    frame: frameOf(stored),
    // Only the first Event answers the Command (P09).
    authorConnectionId: index === 0 ? authorConnectionId : undefined,
  }));
}

/** Stored Events on their way, each parsed only when its turn comes. */
function* backfill(page: readonly StoredEvent[]): Generator<Deliverable> {
  for (const stored of page) {
    const { sequence = 0 } = stored;
    yield { event: parseStoredEvent(stored), sequence, frame: frameOf(stored), authorConnectionId: undefined };
  }
}
