import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VerifiedEvent } from "../../../lib/agent/event.ts";
import { accept, createInbox, type Inbox } from "../../../lib/agent/inbox.ts";
import { fullVisibilityFrom, type OwnMembership } from "../../../lib/agent/membership.ts";

const agentId = "urn:example:agent:a";
const coordinator: OwnMembership = {
  membershipEpoch: 1,
  role: "coordinator",
  state: "active",
  visibilityStartSequence: 1,
};
const worker: OwnMembership = { ...coordinator, role: "worker" };

function event(
  sequence: number,
  more: { hash?: string; id?: string; kind?: string; payload?: object } = {},
): VerifiedEvent {
  const { hash = `h${sequence}`, id = `e${sequence}`, kind = "message.posted", payload = { content: "x" } } = more;
  return { signingHash: hash, document: { eventId: id, sequence, kind, payload } } as unknown as VerifiedEvent;
}

const redacted = { byEventId: "urn:e", commitment: "c" };
const rendition = { hash: "rendition", payload: { messageId: "urn:m", authority: false, redacted } };
function redaction(sequence: number, targetMessageId = "urn:m"): VerifiedEvent {
  return event(sequence, { id: "urn:e", kind: "message.redacted", payload: { targetMessageId, content: "x" } });
}

function feed(inbox: Inbox, sequences: readonly number[], answers: ReadonlySet<number> = new Set()): number[] {
  return sequences.flatMap((sequence) =>
    accept(inbox, event(sequence), answers.has(sequence)).deliver.map(({ document }) => document.sequence as number),
  );
}

const full = (position = 0): Inbox => createInbox(agentId, { position, membership: coordinator, filtered: false });
const partial = (position = 0): Inbox => createInbox(agentId, { position, membership: worker, filtered: false });
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

describe("inbox", () => {
  it("makes a shuffled and duplicated stream in-order delivery, and delivers nothing twice (MWP-WRK-029, MWP-FND-018)", () => {
    const streams = fc
      .integer({ min: 1, max: 40 })
      .chain((n) =>
        fc.tuple(fc.constant(n), fc.shuffledSubarray([...upTo(n), ...upTo(n), ...upTo(n)], { minLength: 3 * n })),
      );
    fc.assert(
      fc.property(streams, ([n, arrivals]) => {
        expect(feed(full(), arrivals)).toEqual(upTo(n));
      }),
    );
  });

  it("never passes a withheld Event, whatever arrives later (MWP-WRK-029)", () => {
    const cases = fc.tuple(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 200 }),
    );
    fc.assert(
      fc.property(cases, ([withheld, arrivals]) => {
        const inbox = full();
        feed(
          inbox,
          arrivals.filter((sequence) => sequence !== withheld),
        );
        expect(inbox.position).toBeLessThan(withheld);
      }),
    );
  });

  it("takes ascending jumps where Events are left out, and drops repeats (MWP-EVT-009)", () => {
    const streams = fc
      .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1 })
      .map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(streams, fc.integer({ min: 1, max: 3 }), (stream, copies) => {
        const arrivals = stream.flatMap((sequence) => Array<number>(copies).fill(sequence));
        expect(feed(partial(), arrivals)).toEqual(stream);
        expect(feed(createInbox(agentId, { position: 0, membership: coordinator, filtered: true }), arrivals)).toEqual(
          stream,
        );
      }),
    );
  });

  it("lets an answer that came beside the stream neither move nor reorder it (MWP-WRK-029)", () => {
    const cases = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2 })
      .map((all) => all.sort((a, b) => a - b))
      .chain((stream) => fc.tuple(fc.constant(stream), fc.nat(stream.length - 1), fc.nat(stream.length - 1)));
    fc.assert(
      fc.property(cases, fc.boolean(), ([stream, at, which], isFull) => {
        const inbox = isFull ? full() : partial();
        const sequences = isFull ? upTo(stream.length) : stream;
        const answer = sequences[which] as number;
        // Answered directly before the stream reached place `at`, then once more by the stream.
        const delivered = sequences.flatMap((sequence, index) => {
          const direct = index === at ? accept(inbox, event(answer), true).deliver : [];
          return [...direct, ...accept(inbox, event(sequence), false).deliver].map(({ document }) => document.sequence);
        });
        expect(delivered).toEqual(sequences);
      }),
    );
  });

  it("reports a jump as a gap where every Event is owed, and not before visibility starts (MWP-WRK-029)", () => {
    expect(accept(full(4), event(6), false)).toEqual({ deliver: [], fault: "gap" });
    const late = createInbox(agentId, {
      position: 0,
      membership: { ...coordinator, visibilityStartSequence: 7 },
      filtered: false,
    });
    expect(accept(late, event(7), false).fault).toBeUndefined();
    expect(accept(late, event(9), false).fault).toBe("gap");
  });

  it("stands still at a gap that is found again, and goes on when what was missing comes", () => {
    const inbox = full(4);
    accept(inbox, event(6), false);
    expect(accept(inbox, event(6), false)).toEqual({ deliver: [] });
    expect([inbox.position, feed(inbox, [7, 5])]).toEqual([4, [5, 6, 7]]);
  });

  it("takes replay with jumps up to where its full visibility ended", () => {
    const inbox = full(4);
    const membership = {
      ...{ member: { type: "agent", id: agentId }, role: "worker", state: "active", membershipEpoch: 2 },
      visibilityStartSequence: 1,
    };
    const demotion = event(9, { kind: "membership.changed", payload: { membership } });
    const replay = [event(6), event(8), demotion, event(11)];
    expect(accept(inbox, event(6), false).fault).toBe("gap");
    expect(replay.slice(0, 2).map((next) => accept(inbox, next, false).fault)).toEqual([undefined, undefined]);
    expect([accept(inbox, demotion, false).fault, inbox.position]).toEqual(["gap", 4]);
    const delivered = replay.flatMap((next) => accept(inbox, next, false).deliver);
    expect(delivered.map(({ document }) => document.sequence)).toEqual([6, 8, 9, 11]);
  });

  it("stops owing everything once the own Membership ended or changed role", () => {
    const inbox = full();
    const membership = {
      member: { type: "agent", id: agentId },
      role: "worker",
      state: "active",
      membershipEpoch: 2,
      visibilityStartSequence: 1,
    };
    accept(inbox, event(1, { kind: "membership.changed", payload: { membership } }), false);
    expect(inbox.membership).toEqual({ ...worker, membershipEpoch: 2 });
    expect(accept(inbox, event(5), false).deliver).toHaveLength(1);
  });

  it("refuses two Events in one place, and a second form that is no redacted rendition (MWP-MSN-023)", () => {
    const inbox = full();
    accept(inbox, event(1), false);
    expect(accept(inbox, event(1, { id: "other" }), false).fault).toBe("contradiction");
    expect(accept(inbox, event(1, { hash: "other" }), false).fault).toBe("contradiction");
    expect(accept(inbox, event(1, { ...rendition, kind: "work.authorized" }), false).fault).toBe("contradiction");
  });

  it("takes the rendition of an Event it knows, before and after the redaction that confirms it (MWP-MSN-023)", () => {
    const inbox = full();
    accept(inbox, event(1), false);
    expect(accept(inbox, event(1, rendition), false)).toEqual({ deliver: [] });
    expect(accept(inbox, redaction(2), false).deliver).toHaveLength(1);
    expect(accept(inbox, event(1, rendition), false)).toEqual({ deliver: [] });
    expect(inbox.unconfirmed.size).toBe(0);
  });

  it("takes a rendition as first form in a replay, that of a correction too (MWP-MSN-023)", () => {
    const inbox = full();
    expect(accept(inbox, event(1, rendition), false).deliver).toHaveLength(1);
    const correction = { messageId: "urn:c", targetMessageId: "urn:m", authority: false, redacted };
    const second = event(2, { hash: "r2", kind: "message.corrected", payload: correction });
    expect(accept(inbox, second, false).deliver).toHaveLength(1);
    expect(accept(inbox, redaction(3), false).deliver).toHaveLength(1);
    // The original after its rendition is not what the authority serves any more.
    expect(accept(inbox, event(1), false).fault).toBe("contradiction");
  });

  it.each([
    ["names another Message", redaction(2, "urn:other")],
    ["is no redaction", event(2, { id: "urn:e" })],
  ])("refuses a rendition whose redaction %s (MWP-MSN-023)", (_, denying) => {
    const inbox = full();
    accept(inbox, event(1), false);
    accept(inbox, event(1, rendition), false);
    expect(accept(inbox, denying, false).fault).toBe("contradiction");
    const late = full();
    accept(late, event(1), false);
    accept(late, denying, false);
    if (denying.document.kind !== "message.redacted") return;
    expect(accept(late, event(1, rendition), false).fault).toBe("contradiction");
  });
});

describe("full visibility (P28, P30)", () => {
  it("is that of MissionOwner and Coordinator; to an observer restricted Conversations can be closed (MWP-MSN-010)", () => {
    const membership = { ...coordinator, visibilityStartSequence: 1 };
    for (const role of ["mission_owner", "coordinator"]) expect(fullVisibilityFrom({ ...membership, role })).toBe(1);
    for (const role of ["observer", "worker"]) expect(fullVisibilityFrom({ ...membership, role })).toBeUndefined();
  });
});
