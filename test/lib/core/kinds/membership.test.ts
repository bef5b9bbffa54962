import { describe, expect, it } from "vitest";
import { type GroupState, membershipOf } from "../../../../lib/core/mod.ts";
import {
  accepted,
  advance,
  archivalService,
  contextPackage,
  coordinator,
  createMission,
  createTeam,
  grant,
  observer,
  owner,
  policyService,
  refused,
  registryService,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const change = (world: World, payload: object, over: Partial<Sending> = {}) =>
  send(world, { kind: "membership.change", actor: coordinator, payload, ...over });
const end = (world: World, member: object, over: Partial<Sending> = {}) =>
  send(world, { kind: "membership.end", actor: coordinator, payload: { member }, ...over });
const documentOf = (state: GroupState, member = worker) => membershipOf(state, member)?.document;
const provisional = (over: object = {}) =>
  grant(worker, {
    state: "provisional",
    provisionalExpiresAt: "2026-01-01T00:10:00Z",
    contextPackage: contextPackage(),
    ...over,
  });

describe("membership.change", () => {
  it.each([
    ["the Coordinator", coordinator],
    ["the MissionOwner", owner],
    ["a policy service", policyService],
  ])("grants a Membership sent by %s, visible from its own Event on (MWP-MSN-010, MWP-MSN-012)", (_, actor) => {
    const world = createMission();
    const { events } = accepted(change(world, grant(worker), { actor }));
    expect(events).toMatchObject([{ kind: "membership.changed", sequence: 4, aggregateRevision: 1 }]);
    expect(documentOf(world.state)).toMatchObject({ membershipEpoch: 1, visibilityStartSequence: 4, state: "active" });
  });

  it.each([
    ["a Worker", worker],
    ["an observer", observer],
  ])("is not for %s", (_, actor) => {
    expect(refused(change(createTeam(), grant(stranger), { actor })).code).toBe("AUTH_FORBIDDEN");
  });

  it("hands a provisional Worker its Context Package (MWP-MSN-011)", () => {
    const world = createMission();
    const { events, deadlines } = accepted(change(world, provisional()));
    expect(events[0].payload.contextPackage).toEqual(contextPackage());
    expect(documentOf(world.state)).toMatchObject({
      state: "provisional",
      contextPackageId: contextPackage().contextPackageId,
      provisionalExpiresAt: "2026-01-01T00:10:00Z",
    });
    expect(documentOf(world.state)).not.toHaveProperty("activatedAt");
    expect(deadlines).toMatchObject([{ change: "set", deadline: { type: "provisional_membership" } }]);
  });

  it("keeps the epoch on activation and clears the deadline (P34)", () => {
    const world = createMission();
    accepted(change(world, provisional()));
    const { events, deadlines } = accepted(change(world, grant(worker)));
    expect(events[0].aggregateRevision).toBe(2);
    expect(deadlines).toMatchObject([{ change: "clear", type: "provisional_membership" }]);
    expect(documentOf(world.state)).toMatchObject({ membershipEpoch: 1, state: "active" });
    expect(documentOf(world.state)).not.toHaveProperty("provisionalExpiresAt");
  });

  it.each([
    ["role", { role: "reviewer" }],
    ["scopes", { scopes: ["work", "review"] }],
    ["visibility", { visibilityStartSequence: 1 }],
  ])("raises the epoch with a change of %s (P34)", (_, over) => {
    const world = createTeam();
    accepted(change(world, grant(worker, over)));
    expect(documentOf(world.state)?.membershipEpoch).toBe(2);
    expect(membershipOf(world.state, worker)?.revision).toBe(2);
    expect(refused(send(world, post(worker, 1))).code).toBe("MEMBERSHIP_STALE");
  });

  it("refuses a change that changes nothing, whatever the order of scopes", () => {
    const world = createTeam();
    accepted(change(world, grant(worker, { scopes: ["a", "b"] })));
    expect(refused(change(world, grant(worker, { scopes: ["b", "a"] }))).code).toBe("INVALID_COMMAND");
  });

  it("grants anew after the end, under a higher epoch and the same Membership ID", () => {
    const world = createTeam();
    const before = documentOf(world.state);
    accepted(end(world, worker));
    accepted(change(world, grant(worker)));
    expect(documentOf(world.state)).toMatchObject({ membershipId: before?.membershipId, membershipEpoch: 2 });
    expect(documentOf(world.state)).not.toHaveProperty("endedAt");
  });

  it("takes a provisional Membership beyond its expiry for ended: a new grant is a new epoch (P29)", () => {
    const world = createMission();
    accepted(change(world, provisional()));
    accepted(change(advance(world, 600), grant(worker)));
    expect(documentOf(world.state)).toMatchObject({ membershipEpoch: 2, grantedAt: "2026-01-01T00:10:00.000Z" });
  });

  it("makes no active Membership provisional", () => {
    expect(refused(change(createTeam(), provisional())).code).toBe("INVALID_STATE_TRANSITION");
  });

  it.each([owner, coordinator])("leaves the Membership of %o alone (P35)", (member) => {
    expect(refused(change(createTeam(), grant(member), { actor: policyService })).code).toBe("AUTH_FORBIDDEN");
  });

  it.each([
    ["role mission_owner", grant(worker, { role: "mission_owner" })],
    ["role coordinator", grant(worker, { role: "coordinator" })],
    ["a service as member", grant(registryService)],
    ["no scope", grant(worker, { scopes: [] })],
    ["provisional without Context Package", provisional({ contextPackage: undefined })],
    ["provisional without expiry", provisional({ provisionalExpiresAt: undefined })],
    ["active with a provisional expiry", grant(worker, { provisionalExpiresAt: "2026-01-01T00:10:00Z" })],
    ["an expiry that is now", provisional({ provisionalExpiresAt: "2026-01-01T00:00:00Z" })],
    ["an Agent without Card", grant({ type: "agent", id: "urn:example:agent:unknown" })],
    ["a package of another Mission", provisional({ contextPackage: contextPackage({ missionId: "urn:x:other" }) })],
    ["a package of another Group", provisional({ contextPackage: contextPackage({ groupId: "urn:x:other" }) })],
    ["a package signed by another Agent", provisional({ contextPackage: contextPackage({ generatedBy: worker }) })],
    ["a package of Events to come", provisional({ contextPackage: ranged(1, 4) })],
    ["a package of a range backwards", provisional({ contextPackage: ranged(3, 2) })],
  ])("refuses %s", (_, payload) => {
    expect(refused(change(createMission(), payload)).code).toBe("INVALID_COMMAND");
  });

  it("takes a package of any live Agent member from the MissionOwner, and of nobody else", () => {
    const world = createTeam();
    const from = (generatedBy: object) => grant(observer, { contextPackage: contextPackage({ generatedBy }) });
    accepted(change(world, from(worker), { actor: owner }));
    expect(refused(change(world, from(stranger), { actor: owner })).code).toBe("INVALID_COMMAND");
  });

  it("refuses an Agent whose Card is not active, or has expired", () => {
    const world = createMission();
    const present = world.agents.get(worker.id)!;
    const expired = { ...present.card, validUntil: "2026-01-01T00:00:00Z" };
    for (const over of [{ status: "revoked" }, { status: "deprecated" }, { card: expired }] as const) {
      world.agents.set(worker.id, { ...present, ...over });
      expect(refused(change(world, grant(worker))).code).toBe("INVALID_COMMAND");
    }
  });
});

describe("membership.end", () => {
  it("ends a Membership, keeping its epoch; its Commands are refused from then on (MWP-MSN-010, P34)", () => {
    const world = createTeam();
    const { events } = accepted(end(world, worker));
    expect(events).toMatchObject([{ kind: "membership.ended", aggregateRevision: 2 }]);
    expect(documentOf(world.state)).toMatchObject({ state: "ended", membershipEpoch: 1, endedAt: expect.any(String) });
    expect(refused(send(world, post(worker, 1))).code).toBe("MEMBERSHIP_REQUIRED");
  });

  it("refuses to end twice, and a Principal that was never a member", () => {
    const world = createTeam();
    accepted(end(world, worker));
    expect(refused(end(world, worker)).code).toBe("INVALID_STATE_TRANSITION");
    expect(refused(end(world, stranger)).code).toBe("INVALID_COMMAND");
  });

  it.each([owner, coordinator])("never ends the Membership of %o while the Mission is open", (member) => {
    for (const actor of [coordinator, owner, policyService]) {
      expect(refused(end(createTeam(), member, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refused(end(createTeam(), member, { actor: archivalService })).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("lets the archival service end every Membership once the Mission is over (P32)", () => {
    const world = createTeam();
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }));
    for (const member of [owner, coordinator, worker, observer]) {
      accepted(end(world, member, { actor: archivalService }));
    }
    expect(refused(end(world, worker, { actor: owner })).code).toBe("MEMBERSHIP_REQUIRED");
  });
});

describe("the Coordinator's lease behind its Commands (P29, P29a)", () => {
  it("is over at its expiry, to the millisecond", () => {
    const world = advance(createMission(), 899.999);
    accepted(change(world, grant(worker)));
    advance(world, 0.001);
    expect(refused(change(world, grant(stranger))).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is closed with the Mission (I7)", () => {
    const world = createTeam();
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }));
    expect(refused(end(world, worker)).code).toBe("WORK_LEASE_EXPIRED");
    accepted(end(world, worker, { actor: owner }));
  });

  it("serves no later Session until it is renewed under it", () => {
    const world = createMission();
    world.sessions.set(coordinator.id, 4);
    expect(refused(change(world, grant(worker))).code).toBe("WORK_LEASE_EXPIRED");
    accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
    accepted(change(world, grant(worker)));
  });
});

function post(actor: typeof worker, membershipEpoch: number): Sending {
  return { kind: "message.post", actor, payload: { content: "Hello" }, membershipEpoch };
}

function ranged(fromSequence: number, toSequence: number): object {
  return contextPackage({ sourceEventRange: { fromSequence, toSequence, eventIds: ["urn:example:event:one"] } });
}
