import { describe, expect, it } from "vitest";
import type { Actor, Event } from "../../../generated/types.ts";
import { createGroupState, prepareAttention } from "../../../lib/core/mod.ts";
import { sha256Text } from "../../../lib/format/digest.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { createHub, type Hub } from "../../../server/delivery/hub.ts";
import type { Outlet } from "../../../server/delivery/subscription.ts";
import type { Pending } from "../../../server/lane/pending.ts";
import { bufferedBytesMax, deliveryPauseBytes } from "../../../server/limits.ts";
import type { StoredEvent } from "../../../server/store/port.ts";
import { until } from "../../support/authority.ts";

const groupId = "urn:example:group";

function stored(sequence: number, bytes = 100, kind = "message.posted", more: object = {}): StoredEvent {
  const document = {
    eventId: `urn:example:event:${sequence}`,
    groupId,
    sequence,
    kind,
    payload: { text: "x".repeat(bytes) },
    ...more,
  };
  const body = encodeUtf8(JSON.stringify(document));
  return {
    ...document,
    bytes: body,
    signingHash: sha256Text(body),
    keyId: "urn:example:key",
    acceptedBy: { type: "service", id: "urn:example:authority" },
    acceptedAt: "2026-03-01T12:00:00.000Z",
  };
}

function pending(event: StoredEvent, connectionId?: number): Pending {
  const document = JSON.parse(Buffer.from(event.bytes).toString()) as Event;
  const task = connectionId === undefined ? undefined : { origin: { door: "session", connectionId } };
  return { events: [{ event: document, stored: event }], task, rows: {}, append: {} } as unknown as Pending;
}

/** A connection that keeps what it is given until it is read, and is cut off as the adapters do. */
class Reader implements Outlet {
  readonly connectionId: number;
  readonly principal = { type: "agent", id: "urn:example:agent" } as const;
  isOpen = true;
  bufferedBytes = 0;
  readonly sequences: number[] = [];
  readonly told: string[] = [];

  constructor(connectionId: number) {
    this.connectionId = connectionId;
  }

  sendAll(frames: readonly Uint8Array[]): void {
    const bytes = frames.reduce((sum, frame) => sum + frame.length, 0);
    if (this.bufferedBytes + bytes > bufferedBytesMax) this.isOpen = false;
    if (!this.isOpen) return;
    this.bufferedBytes += bytes;
    for (const frame of frames) this.sequences.push(JSON.parse(Buffer.from(frame).toString()).event.sequence);
  }

  read(hub: Hub): void {
    this.bufferedBytes = 0;
    hub.drained(this.connectionId);
  }

  pausing(): void {
    this.told.push("pausing");
  }

  brokenOff(): void {
    this.told.push("broken off");
    this.isOpen = false;
  }
}

function setUp(log: StoredEvent[] = []): { hub: Hub; log: StoredEvent[]; faults: unknown[]; store: { fail: boolean } } {
  const faults: unknown[] = [];
  const store = { fail: false };
  const hub = createHub({
    store: {
      readGroupEvents: async (_, after, limit) => {
        if (store.fail) throw new Error("the disk is gone");
        return log.slice(after, after + limit);
      },
    },
    inspect: async (_, look) => look(createGroupState(groupId)),
    fault: (error) => void faults.push(error),
  });
  return { hub, log, faults, store };
}

const wish = {
  groupId,
  afterSequence: 0,
  attention: prepareAttention(),
  visibilityStartSequence: 0,
  grantedThrough: 0,
};
const range = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1);
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe("the hub", () => {
  it("sends the Events of one commit in one write", async () => {
    const { hub, log } = setUp();
    const reader = new Reader(1);
    const writes: number[] = [];
    const sendAll = reader.sendAll.bind(reader);
    reader.sendAll = (frames) => {
      writes.push(frames.length);
      sendAll(frames);
    };
    hub.subscribe(reader, wish);
    await turn();
    log.push(stored(1), stored(2), stored(3));
    hub.publish(
      groupId,
      log.map((event) => pending(event)),
    );
    expect(writes).toEqual([3]);
  });

  it("pauses inside a commit that is larger than the connection may hold, and goes on when it drained (MWP-EVT-011)", async () => {
    const { hub, log } = setUp();
    const reader = new Reader(1);
    hub.subscribe(reader, wish);
    await turn();
    for (let sequence = 1; sequence <= 64; sequence += 1) log.push(stored(sequence, 300_000));
    const answered = hub.publish(
      groupId,
      log.map((event) => pending(event, 1)),
    );
    expect(reader.isOpen).toBe(true);
    expect(reader.bufferedBytes).toBeLessThan(3 * deliveryPauseBytes);
    // Whose Event is not on its way in the stream is answered directly (P28).
    expect(answered.size).toBe(reader.sequences.length);
    for (let reads = 0; reads < 40 && reader.sequences.length < 64; reads += 1) {
      reader.read(hub);
      await turn();
    }
    expect(reader.sequences).toEqual(range(64));
    expect(reader.told).toEqual(["pausing"]);
  });

  it("backfills a history larger than the connection may hold, whatever else waits in it (MWP-EVT-011)", async () => {
    const { hub, log } = setUp();
    for (let sequence = 1; sequence <= 300; sequence += 1) log.push(stored(sequence, 100_000));
    const reader = new Reader(1);
    reader.bufferedBytes = 2 * deliveryPauseBytes;
    hub.subscribe(reader, wish);
    for (let reads = 0; reads < 60 && reader.sequences.length < 300; reads += 1) {
      await turn();
      reader.read(hub);
    }
    expect(reader.sequences).toEqual(range(300));
  });

  it("loses nothing that is committed and published while it reads (P28)", async () => {
    const { hub, log } = setUp();
    const reader = new Reader(1);
    for (let sequence = 1; sequence <= 5; sequence += 1) log.push(stored(sequence));
    hub.subscribe(reader, wish);
    for (let sequence = 6; sequence <= 60; sequence += 1) {
      const event = stored(sequence);
      log.push(event);
      await Promise.resolve();
      if (sequence % 3 === 0) await Promise.resolve();
      hub.publish(groupId, [pending(event)]);
    }
    await until(() => reader.sequences.length === 60);
    expect(reader.sequences).toEqual(range(60));
  });

  it("does not go live over an Event that was published while the store was being read (P28)", async () => {
    const log = [stored(1)];
    const reads: (() => void)[] = [];
    const hub = createHub({
      store: {
        // What is read is what was there when it was asked for; the answer takes its time.
        readGroupEvents: (_, after, limit) => {
          const page = log.slice(after, after + limit);
          return new Promise((resolve) => reads.push(() => resolve(page)));
        },
      },
      inspect: async (_, look) => look(createGroupState(groupId)),
      fault: () => undefined,
    });
    const reader = new Reader(1);
    hub.subscribe(reader, wish);
    await turn();
    reads.shift()?.();
    await turn();
    // The second read finds nothing more; before its answer comes, Event 2 is committed and published.
    log.push(stored(2));
    hub.publish(groupId, [pending(stored(2))]);
    for (let n = 0; n < 5; n += 1) {
      reads.shift()?.();
      await turn();
    }
    log.push(stored(3));
    hub.publish(groupId, [pending(stored(3))]);
    for (let n = 0; n < 5; n += 1) {
      reads.shift()?.();
      await turn();
    }
    expect(reader.sequences).toEqual([1, 2, 3]);
  });

  it("brings an author's answer in its place in the stream, past the filter (P28)", async () => {
    const { hub, log } = setUp();
    const reader = new Reader(1);
    hub.subscribe(reader, { ...wish, attention: prepareAttention({ eventKinds: ["mission.cancelled"] }) });
    await turn();
    log.push(stored(1), stored(2), stored(3, 10, "mission.cancelled"), stored(4));
    const entries = log.map((event, index) => pending(event, index === 1 ? 1 : 2));
    const answered = hub.publish(groupId, entries);
    expect(reader.sequences).toEqual([2, 3]);
    expect([...answered]).toEqual(["urn:example:event:2"]);
  });

  it("ends the connection when a stream cannot go on, so that no reader waits in front of a gap (P28)", async () => {
    const { hub, log, faults, store } = setUp();
    log.push(stored(1));
    store.fail = true;
    const reader = new Reader(1);
    hub.subscribe(reader, wish);
    await turn();
    expect(reader.told).toEqual(["broken off"]);
    expect(faults).toHaveLength(1);
    expect(hub.isWatched(groupId)).toBe(false);
  });

  it("forgets a connection that left, and believes no ACK of it", async () => {
    const { hub, log } = setUp();
    log.push(stored(1));
    const reader = new Reader(7);
    hub.subscribe(reader, wish);
    await turn();
    expect([hub.deliveredThrough(7, groupId), hub.countOf(7), hub.isWatched(groupId)]).toEqual([1, 1, true]);
    hub.leave(7);
    expect([hub.deliveredThrough(7, groupId), hub.countOf(7), hub.isWatched(groupId)]).toEqual([0, 0, false]);
    hub.publish(groupId, [pending(stored(2))]);
    expect(reader.sequences).toEqual([1]);
  });
});

describe("a restricted Conversation (MWP-MSN-015)", () => {
  const member = { type: "agent", id: "urn:example:agent" } as const;
  const other = { type: "agent", id: "urn:example:agent:other" } as const;
  const conversationId = "urn:example:conversation:secret";
  const inside = (sequence: number): StoredEvent => stored(sequence, 10, "message.posted", { conversationId });
  const changed = (sequence: number, members: readonly Actor[], kind = "changed"): StoredEvent =>
    stored(sequence, 10, `ext.mwp.toolkit.conversation_${kind}`, {
      conversationId,
      payload: { conversation: { conversationId, access: { mode: "restricted", members } } },
    });
  const publish = (hub: Hub, events: readonly StoredEvent[]): ReadonlySet<string> =>
    hub.publish(
      groupId,
      events.map((event) => pending(event)),
    );

  it("shows a member that is removed in the middle of a commit exactly the Events before", async () => {
    const { hub, log } = setUp();
    const reader = new Reader(1);
    hub.subscribe(reader, wish);
    await turn();
    log.push(changed(1, [member], "opened"), inside(2), changed(3, [other]), inside(4), stored(5), inside(6));
    publish(hub, log);
    expect(reader.sequences).toEqual([1, 2, 5]);
    const later = [changed(7, [other, member]), inside(8)];
    publish(hub, later);
    expect(reader.sequences).toEqual([1, 2, 5, 7, 8]);
  });

  it("is judged by the access of each Event in every later commit too", async () => {
    const { hub } = setUp();
    const reader = new Reader(1);
    hub.subscribe(reader, wish);
    await turn();
    publish(hub, [changed(1, [other], "opened"), inside(2)]);
    publish(hub, [inside(3), stored(4)]);
    publish(hub, [changed(5, [member]), inside(6)]);
    expect(reader.sequences).toEqual([4, 5, 6]);
  });

  it("is judged by present access in a backfill, and by what is durable and not published yet (P28)", async () => {
    const log = [changed(1, [member], "opened"), inside(2), inside(3)];
    const { hub } = setUp(log);
    const before = new Reader(1);
    hub.subscribe(before, wish);
    await turn();
    expect(before.sequences).toEqual([1, 2, 3]);
    publish(hub, [changed(4, [other]), inside(5)]);
    log.push(changed(4, [other]), inside(5), stored(6));
    const late = new Reader(2);
    hub.subscribe(late, wish);
    await turn();
    expect(late.sequences).toEqual([6]);
    // Durable, and read before it is published: the change moves the access of what follows it.
    log.push(changed(7, [member]), inside(8), changed(9, [other]), inside(10));
    const reading = new Reader(3);
    hub.subscribe(reading, { ...wish, afterSequence: 6, grantedThrough: 10 });
    await turn();
    expect(reading.sequences).toEqual([7, 8]);
    publish(hub, log.slice(5));
    expect(reading.sequences).toEqual([7, 8]);
    expect(before.sequences).toEqual([1, 2, 3, 6, 7, 8]);
  });
});
