import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AttentionFilter, accessOf, maySee, passesAttention, prepareAttention } from "../../../lib/core/mod.ts";
import {
  accepted,
  conversationId,
  coordinator,
  createTeam,
  observer,
  owner,
  send,
  type World,
  worker,
} from "./support/world.ts";

/** Sequences: 1 mission.created, 2–5 memberships, 6 owner's Message, 7 worker's Message that mentions the observer. */
function busy(): World {
  const world = createTeam();
  accepted(send(world, { kind: "message.post", actor: owner, payload: { content: "All hands." } }));
  accepted(send(world, { kind: "message.post", actor: worker, payload: { content: "Look.", mentions: [observer] } }));
  return world;
}

const world = busy();
const passed = (filter: AttentionFilter | undefined, principal = observer) => {
  const attention = prepareAttention(filter);
  return world.log
    .filter((event) => passesAttention(attention, event, principal, accessOf(world.state)))
    .map((event) => event.sequence);
};

describe("attention filters (P28, MWP-MSN-013)", () => {
  it("let everything pass where there is none, or an empty one", () => {
    expect(passed(undefined)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(passed({})).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("choose by kind, Conversation, WorkItem and mention", () => {
    expect(passed({ eventKinds: ["message.posted"] })).toEqual([6, 7]);
    expect(passed({ eventKinds: [] })).toEqual([]);
    expect(passed({ conversationIds: [conversationId] })).toEqual([1, 6, 7]);
    expect(passed({ workItemIds: ["urn:example:work:one"] })).toEqual([]);
    expect(passed({ mentionsOnly: true })).toEqual([7]);
    expect(passed({ mentionsOnly: true }, coordinator)).toEqual([]);
  });

  it("need all their members to agree", () => {
    expect(passed({ eventKinds: ["message.posted"], mentionsOnly: true })).toEqual([7]);
    expect(passed({ eventKinds: ["mission.created"], mentionsOnly: true })).toEqual([]);
  });

  it("let announcements pass in any case: mission Events, and MissionOwner or Coordinator in the planning Conversation", () => {
    expect(passed({ mentionsOnly: true, announcements: true })).toEqual([1, 6, 7]);
    expect(passed({ eventKinds: [], announcements: true })).toEqual([1, 6]);
  });

  it("know no announcement outside the planning Conversation, nor one of anybody else", () => {
    const message = world.log[5]!;
    const announced = (over: object) =>
      passesAttention(
        prepareAttention({ eventKinds: [], announcements: true }),
        { ...message, ...over },
        observer,
        accessOf(world.state),
      );
    expect(announced({})).toBe(true);
    expect(announced({ conversationId: "urn:example:conversation:other" })).toBe(false);
    expect(announced({ actor: worker })).toBe(false);
    expect(announced({ kind: "membership.changed" })).toBe(false);
  });

  it("never widen access: what passes and may be seen is a part of what may be seen", () => {
    const filters = fc.record(
      {
        eventKinds: fc.subarray(["message.posted", "membership.changed", "mission.created"]),
        conversationIds: fc.subarray([conversationId, "urn:example:conversation:x"]),
        workItemIds: fc.subarray(["urn:example:work:one"]),
        mentionsOnly: fc.boolean(),
        announcements: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, fc.constantFrom(owner, coordinator, worker, observer), (filter, principal) => {
        const attention = prepareAttention(filter);
        const unfiltered = prepareAttention();
        for (const event of world.log) {
          const live =
            maySee(world.state, principal, event) &&
            passesAttention(attention, event, principal, accessOf(world.state));
          const whole =
            maySee(world.state, principal, event) &&
            passesAttention(unfiltered, event, principal, accessOf(world.state));
          if (live) expect(whole).toBe(true);
        }
      }),
    );
  });
});
