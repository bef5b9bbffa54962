import { describe, expect, it } from "vitest";
import { groupInvariants } from "../../../../lib/core/mod.ts";
import {
  accepted,
  agentCard,
  coordinator,
  createMission,
  createWorld,
  groupId,
  missionTerms,
  owner,
  refused,
  send,
  type World,
} from "../support/world.ts";

const create = (world: World, over: object = {}, envelope: object = {}) =>
  send(world, { kind: "mission.create", actor: owner, payload: missionTerms(over), ...envelope });

describe("mission.create", () => {
  it("founds one Mission, one Group and one planning Conversation at revision 1 (MWP-MSN-001, MWP-FND-013)", () => {
    const world = createWorld();
    const { events, identifiers, deadlines } = accepted(create(world));
    expect(events.map((event) => event.kind)).toEqual(["mission.created", "membership.changed", "membership.changed"]);
    expect(events.map((event) => event.sequence)).toEqual([1, 2, 3]);
    expect(events.map((event) => event.aggregateRevision)).toEqual([1, 1, 1]);
    expect(identifiers.map((identifier) => identifier.kind)).toEqual(["mission", "group", "conversation"]);
    expect(deadlines.filter(({ change }) => change === "set")).toHaveLength(2);
    expect(groupInvariants(world.state)).toEqual([]);
    expect(world.state.mission).toMatchObject({
      document: { revision: 1, state: "active", missionOwner: owner },
      lease: { leaseType: "coordinator", sessionEpoch: 3, coordinatorEpoch: 1, renewalCount: 0, state: "active" },
      priorityClass: "normal",
    });
  });

  it("has one Event answer the Command; the others have that Event as cause (P09, P19, MWP-EVT-006)", () => {
    const world = createWorld();
    const [first, second, third] = accepted(create(world)).events;
    expect(first.cause.type).toBe("command");
    expect(first.commandHash).toMatch(/^sha256:/);
    for (const event of [second, third]) {
      expect(event?.cause).toEqual({ type: "event", id: first.eventId });
      expect(event?.commandHash).toBeUndefined();
    }
  });

  it("gives MissionOwner and Coordinator full visibility (MWP-MSN-010)", () => {
    const { state } = createMission();
    expect([...state.memberships.values()].map(({ document }) => document)).toMatchObject([
      { role: "mission_owner", member: owner, visibilityStartSequence: 0, membershipEpoch: 1, state: "active" },
      { role: "coordinator", member: coordinator, visibilityStartSequence: 0, membershipEpoch: 1, state: "active" },
    ]);
  });

  it("takes the lease terms from the payload, else from policy (MWP-MSN-004, P13)", () => {
    const renewalPolicy = { ttlSeconds: 60, renewBeforeSeconds: 20, graceSeconds: 30 };
    const world = createWorld();
    accepted(create(world, { renewalPolicy }));
    expect(world.state.mission?.renewalPolicy).toEqual(renewalPolicy);
    expect(world.state.mission?.lease.expiresAt).toBe("2026-01-01T00:01:00.000Z");
    expect(world.state.mission?.lease.graceExpiresAt).toBe("2026-01-01T00:01:30.000Z");
    expect(createMission().state.mission?.lease.expiresAt).toBe("2026-01-01T00:15:00.000Z");
  });

  it("lowers the priority class to what policy allows", () => {
    const world = createWorld();
    world.policy = { ...world.policy, priorityClassMax: "high" };
    accepted(create(world, { priorityClass: "critical" }));
    expect(world.state.mission?.priorityClass).toBe("high");
  });

  it("derives the Conversation ID where the sender gives none", () => {
    const world = createWorld();
    const { identifiers } = accepted(create(world, { conversationId: undefined }));
    expect(identifiers[2]?.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(world.state.mission?.mainConversationId).toBe(identifiers[2]?.id);
  });

  it.each(["objective", "definitionOfDone", "budget", "deadline", "approvalPolicy", "coordinatorAgentId"])(
    "refuses terms without %s (MWP-MSN-001)",
    (member) => {
      expect(refused(create(createWorld(), { [member]: undefined })).code).toBe("INVALID_COMMAND");
    },
  );

  it.each([
    ["no final human Approval", { approvalPolicy: { finalHumanApproval: false, highRiskExecutionApproval: true } }],
    ["a deadline that is now", { deadline: "2026-01-01T00:00:00Z" }],
    ["another Group than the envelope", { groupId: "urn:example:group:other" }],
    ["a criterion named twice", { definitionOfDone: [criterion("a"), criterion("a")] }],
    ["a lease beyond policy", { renewalPolicy: { ttlSeconds: 86_400, renewBeforeSeconds: 86_400, graceSeconds: 0 } }],
  ])("refuses %s (MWP-MSN-001)", (_, over) => {
    const world = createWorld();
    expect(refused(create(world, over)).code).toBe("INVALID_COMMAND");
    expect(world.state.sequence).toBe(0);
  });

  it("names what the Coordinator lacks (P15)", () => {
    const world = createWorld();
    const present = world.agents.get(coordinator.id)!;
    world.sessions.delete(coordinator.id);
    expect(refused(create(world)).message).toMatch(/Session/);
    world.sessions.set(coordinator.id, 1);
    world.agents.set(coordinator.id, { ...present, status: "deprecated" });
    expect(refused(create(world)).message).toMatch(/no active Agent Card/);
    world.agents.set(coordinator.id, {
      ...present,
      card: agentCard(coordinator.id, { validUntil: "2026-01-01T00:00:00Z" }),
    });
    expect(refused(create(world)).message).toMatch(/expired/);
    world.agents.delete(coordinator.id);
    expect(refused(create(world))).toMatchObject({ code: "INVALID_COMMAND", message: expect.stringMatching(/Card/) });
  });

  it.each(["mission urn:example:mission:one", `group ${groupId}`, "conversation urn:example:conversation:planning"])(
    "answers one text when %s is in use (P30)",
    (taken) => {
      const world = createWorld();
      world.taken.add(taken);
      const refusal = { code: "INVALID_COMMAND", message: "identifier not available" };
      expect(refused(create(world))).toEqual(refusal);
      const again = createMission();
      again.taken.clear();
      expect(refused(create(again))).toEqual(refusal);
    },
  );

  it("is a human's to send, and nobody else's (SUP-02)", () => {
    expect(refused(create(createWorld(), {}, { actor: coordinator })).code).toBe("AUTH_FORBIDDEN");
  });
});

function criterion(criterionId: string): object {
  return { criterionId, description: "One.", evidenceRequired: ["human_review"] };
}
