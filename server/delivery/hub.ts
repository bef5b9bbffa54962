import { type Access, type Attention, accessAfter, accessOf, type GroupState } from "../../lib/core/mod.ts";
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
  publish(groupId: string, entries: readonly Pending[]): ReadonlySet<string>;
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
  /** What `look` makes of a Group as of its last durable Event, when all before were published. */
  inspect<T>(groupId: string, look: (state: GroupState) => T): Promise<T>;
  fault(error: unknown, groupId: string): void;
}

/** The subscriptions of one Group, and how far its commits were published in this process. */
interface Audience {
  publishedThrough: number;
  /** Who reads what, moved Event by Event with what is published. */
  standing: Standing | undefined;
  readonly subscriptions: Map<number, Subscription>;
}

/** Access as of one sequence. */
interface Standing {
  readonly access: Access;
  readonly sequence: number;
}

/** A hub over one store and the lanes of this process. */
export function createHub({ store, inspect, fault }: HubServices): Hub {
  const audiences = new Map<string, Audience>();
  const byConnection = new Map<number, Map<string, Subscription>>();

  function add(subscription: Subscription): void {
    const { groupId, outlet } = subscription;
    const mine = byConnection.get(outlet.connectionId) ?? new Map<string, Subscription>();
    remove(mine.get(groupId));
    const audience = audiences.get(groupId) ?? { publishedThrough: 0, standing: undefined, subscriptions: new Map() };
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
  function deliver(subscription: Subscription, events: Iterable<Deliverable>): readonly Deliverable[] {
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
      if (!advance(subscription, event)) continue;
      sent.push(event);
      const rendered = subscription.outlet.render?.(event) ?? event.frame;
      write.push(rendered);
      writeBytes += rendered.length;
      if (writeBytes < deliveryPauseBytes) continue;
      flush();
      if (!flows(subscription)) return sent;
    }
    flush();
    flows(subscription);
    return sent;
  }

  /** Learns who reads what, where nobody in this process knows it yet. */
  async function stand(groupId: string): Promise<void> {
    if (audiences.get(groupId)?.standing !== undefined) return;
    await inspect(groupId, (state) => {
      const audience = audiences.get(groupId);
      if (audience !== undefined) audience.standing ??= { access: accessOf(state), sequence: state.sequence };
    });
  }

  /** Reads the store page by page until nothing was published beyond, then lets the subscription follow the commits. */
  async function catchUp(subscription: Subscription): Promise<void> {
    if (subscription.isReading) return;
    subscription.isReading = true;
    const { groupId } = subscription;
    try {
      while (subscription.phase === "behind" && !subscription.isPaused) {
        await stand(groupId);
        const page = await store.readGroupEvents(groupId, subscription.position, backfillEventsMax);
        const audience = audiences.get(groupId);
        if (subscription.phase !== "behind" || subscription.isPaused || audience?.standing === undefined) break;
        // What is durable but not published yet waits in `publish`, which skips what was read here.
        const isCaughtUp = page.length === 0 && subscription.position >= audience.publishedThrough;
        if (isCaughtUp) {
          subscription.phase = "live";
          subscription.isToldOfPause = false;
        } else deliver(subscription, backfill(page, audience.standing));
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
    publish(groupId, entries) {
      const answered = new Set<string>();
      const audience = audiences.get(groupId);
      if (audience === undefined) return answered;
      const { standing } = audience;
      audience.publishedThrough = lastOf(entries) ?? audience.publishedThrough;
      // Nobody is live yet.
      if (standing === undefined) return answered;
      const deliverables = deliverablesOf(entries, standing);
      const last = deliverables.at(-1);
      if (last !== undefined && last.sequence > standing.sequence)
        audience.standing = { access: last.access, sequence: last.sequence };
      for (const subscription of [...audience.subscriptions.values()]) {
        if (subscription.phase !== "live") continue;
        for (const { authorConnectionId, event } of deliver(subscription, deliverables)) {
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

/** What was committed, each Event with the access as of it. */
function deliverablesOf(entries: readonly Pending[], standing: Standing): Deliverable[] {
  let { access } = standing;
  return entries.flatMap(({ events, task }) => {
    const author = task?.origin.door === "session" ? task.origin.connectionId : undefined;
    return events.map(({ event, stored }, index) => {
      const { sequence = 0, bytes } = stored;
      if (sequence > standing.sequence) access = accessAfter(access, event);
      // Only the first Event answers the Command (P09).
      const authorConnectionId = index === 0 ? author : undefined;
      return { event, bytes, sequence, frame: frameOf(stored), access, authorConnectionId };
    });
  });
}

/** Last sequence of what was committed; undefined where no entry has Events. */
function lastOf(entries: readonly Pending[]): number | undefined {
  return entries.findLast(({ events }) => events.length > 0)?.events.at(-1)?.stored.sequence;
}

/**
 * Stored Events on their way, each parsed only when its turn comes. What was committed before the standing is judged by
 * it; what is durable and not published yet moves it, so that nobody reads on in a Conversation that was closed to it.
 */
function* backfill(page: readonly StoredEvent[], standing: Standing): Generator<Deliverable> {
  let { access } = standing;
  for (const stored of page) {
    const { sequence = 0, bytes } = stored;
    const event = parseStoredEvent(stored);
    if (sequence > standing.sequence) access = accessAfter(access, event);
    yield { event, bytes, sequence, frame: frameOf(stored), access, authorConnectionId: undefined };
  }
}
