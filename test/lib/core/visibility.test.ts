import { describe, expect, it } from "vitest";
import type { Actor, Conversation } from "../../../generated/types.ts";
import { type EventDraft, maySee, readAccess } from "../../../lib/core/mod.ts";
import {
  accepted,
  contextPackage,
  conversationId,
  coordinator,
  createMission,
  createTeam,
  grant,
  observer,
  owner,
  policyService,
  send,
  stranger,
  type World,
  worker,
} from "./support/world.ts";

const now = "2026-01-01T00:00:00.000Z";
const seen = ({ state, log }: World, principal: Actor) =>
  log.filter((event) => maySee(state, principal, event)).map((event) => event.sequence);

describe("maySee", () => {
  it("shows MissionOwner and Coordinator everything, a member what follows its start (MWP-MSN-010, MWP-MSN-012)", () => {
    const world = createTeam();
    accepted(send(world, { kind: "message.post", actor: owner, payload: { content: "Hello" } }));
    expect(seen(world, owner)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen(world, coordinator)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen(world, worker)).toEqual([4, 5, 6]);
    expect(seen(world, observer)).toEqual([5, 6]);
    for (const outsider of [stranger, policyService]) expect(seen(world, outsider)).toEqual([]);
  });

  it("begins with the visibility start itself (MWP-MSN-012)", () => {
    const world = createTeam();
    const payload = grant(stranger, { visibilityStartSequence: 3 });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    expect(seen(world, stranger)).toEqual([3, 4, 5, 6]);
  });

  it("shows a member its own Membership whatever its start, and after the end its ending alone", () => {
    const world = createTeam();
    const later = grant(worker, { visibilityStartSequence: 50 });
    accepted(send(world, { kind: "membership.change", actor: owner, payload: later }));
    expect(seen(world, worker)).toEqual([4, 6]);
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: worker } }));
    expect(seen(world, worker)).toEqual([7]);
  });

  it("keeps restricted Conversations to their members, MissionOwner and Coordinator (MWP-MSN-015)", () => {
    const world = createTeam();
    const restricted: Conversation = {
      ...world.state.conversations.get(conversationId)!,
      conversationId: "urn:example:conversation:restricted",
      access: { mode: "restricted", members: [observer] },
    };
    world.state.conversations.set(restricted.conversationId, restricted);
    const event = posted(restricted.conversationId);
    for (const principal of [owner, coordinator, observer]) expect(maySee(world.state, principal, event)).toBe(true);
    expect(maySee(world.state, worker, event)).toBe(false);
    expect(maySee(world.state, observer, posted("urn:example:conversation:unknown"))).toBe(false);
  });
});

describe("readAccess (P30)", () => {
  it("is open to live members, also provisional ones until they expire", () => {
    const world = createMission();
    const provisionalExpiresAt = "2026-01-01T00:10:00Z";
    const payload = grant(worker, { state: "provisional", provisionalExpiresAt, contextPackage: contextPackage() });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    for (const principal of [owner, coordinator, worker]) {
      expect(readAccess(world.state, principal, now)).toBeUndefined();
    }
    expect(readAccess(world.state, worker, "2026-01-01T00:10:00.000Z")?.code).toBe("MEMBERSHIP_REQUIRED");
  });

  it("answers a stranger as if there were no Group, and an ended member that none applies", () => {
    const world = createTeam();
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: worker } }));
    expect(readAccess(world.state, worker, now)?.code).toBe("MEMBERSHIP_REQUIRED");
    const hidden = readAccess(world.state, stranger, now);
    expect(hidden?.code).toBe("GROUP_NOT_FOUND");
    expect(readAccess({ ...world.state, mission: undefined }, stranger, now)).toEqual(hidden);
  });
});

function posted(where: string): EventDraft {
  return {
    eventId: "urn:example:event:x",
    kind: "message.posted",
    sequence: 6,
    aggregateRevision: 2,
    actor: owner,
    cause: { type: "command", id: "urn:example:action:x" },
    correlationId: "urn:example:correlation:x",
    conversationId: where,
    occurredAt: now,
    payload: {},
  };
}
