import { describe, expect, it } from "vitest";
import type { Actor, WorkItem } from "../../../../generated/types.ts";
import { groupInvariants } from "../../../../lib/core/mod.ts";
import { membershipEnds } from "../../../../lib/core/work/idle.ts";
import { put } from "../support/put.ts";
import { createTree, faults } from "../support/tree.ts";
import { accepted, createTeam, grant, owner, send, stranger, type World, worker } from "../support/world.ts";

const item = "urn:example:work-item:one";
const end = (world: World, member: Actor = worker) =>
  send(world, { kind: "membership.end", actor: owner, payload: { member } });
const workItem = (world: World) => world.state.workItems.get(item)!;

describe("the end of a Membership and its member's work", () => {
  it.each([
    { state: "active", emits: "ext.missionweaveprotocol.core.work_execution_lease_revoked" },
    { state: "queued", emits: "work.progressed" },
    { state: "blocked", emits: "work.progressed" },
  ] as const)(
    "revokes every lease of $state work, which keeps its state and waits for an offer",
    ({ state, emits }) => {
      const world = createTeam();
      put(world, { state });
      const { events } = accepted(end(world));
      expect(events.map(({ kind }) => kind)).toEqual(["membership.ended", emits]);
      const { document, ownershipLease, executionLease, blockedLease } = workItem(world);
      expect(document).toMatchObject({ state, owner: { agentId: worker.id } });
      for (const lease of [ownershipLease, executionLease, blockedLease])
        expect(lease?.state ?? "revoked").not.toBe("active");
      expect(faults(createTree(world))).toEqual([]);
    },
  );

  it("withdraws the offers that the member has, and nobody else's", () => {
    const world = createTeam();
    accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(stranger) }));
    put(world, { state: "offered", offered: [worker, stranger] });
    expect(accepted(end(world)).events.map(({ kind }) => kind)).toEqual(["membership.ended", "work.progressed"]);
    expect(workItem(world).document.offers?.map(({ status }) => status)).toEqual(["withdrawn", "pending"]);
    expect(faults(createTree(world))).toEqual([]);
  });

  it("leaves what was submitted to its review, and what is over as it is", () => {
    for (const state of ["submitted", "verified", "open"] as const) {
      const world = createTeam();
      put(world, { state });
      expect(accepted(end(world)).events).toHaveLength(1);
      expect(groupInvariants(world.state)).toEqual([]);
    }
  });

  it("does not bring the work back with a Membership that is granted anew", () => {
    const world = createTeam();
    put(world, { state: "queued" });
    accepted(end(world));
    accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(worker) }));
    expect(workItem(world).ownershipLease?.state).toBe("revoked");
  });
});

describe("membershipEnds (MWP-MSN-011, step 4)", () => {
  /** The Worker's Membership was provisional until an acceptance activated it. */
  function activated(over: object = {}): World {
    const world = createTeam();
    const key = `agent ${worker.id}`;
    const member = world.state.memberships.get(key)!;
    const document = { ...member.document, provisionalExpiresAt: "2026-01-02T00:00:00Z", ...over };
    world.state.memberships.set(key, { ...member, document });
    return world;
  }
  const over = (world: World, change: Partial<WorkItem> = { state: "verified" }, now = "2026-01-01T00:00:00Z") =>
    membershipEnds(world.state, { ...workItem(world).document, ...change }, now);

  it("ends that of a Worker who has neither work nor offers left", () => {
    const world = activated();
    put(world, { state: "submitted" });
    expect(over(world)).toMatchObject([
      { kind: "membership.ended", payload: { membership: { state: "ended", member: worker, membershipEpoch: 1 } } },
    ]);
  });

  it("keeps that of a Worker with other unfinished work, another pending offer, or the present item", () => {
    const busy = activated();
    put(busy, { state: "submitted" });
    put(busy, { workItemId: "urn:example:work-item:two", state: "queued" });
    expect(over(busy)).toEqual([]);
    const offered = activated();
    put(offered, { state: "submitted" });
    put(offered, { workItemId: "urn:example:work-item:two", state: "offered" });
    expect(over(offered)).toEqual([]);
    // An offer that has run out is none.
    expect(over(offered, { state: "verified" }, "2026-01-03T00:00:00Z")).toHaveLength(1);
    const same = activated();
    put(same, { state: "submitted" });
    expect(over(same, { state: "submitted" })).toEqual([]);
  });

  it("keeps that of a reviewer, of a delegate, and one that was granted outright", () => {
    for (const world of [activated({ scopes: ["work", "review"] }), activated({ role: "reviewer" }), createTeam()]) {
      put(world, { state: "submitted" });
      expect(over(world)).toEqual([]);
    }
  });
});
