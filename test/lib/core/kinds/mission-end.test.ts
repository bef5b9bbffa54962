import { describe, expect, it } from "vitest";
import { contract, evidenceOf, put } from "../support/put.ts";
import { createTree, faults } from "../support/tree.ts";
import {
  accepted,
  advance,
  coordinator,
  createTeam,
  groupId,
  missionId,
  observer,
  owner,
  policyService,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";

const states = ["open", "offered", "queued", "active", "blocked", "submitted"] as const;

function busy(): World {
  const world = createTeam();
  for (const state of states) put(world, { workItemId: `urn:example:work-item:${state}`, state });
  put(world, { workItemId: "urn:example:work-item:verified", state: "verified" });
  return world;
}

const terminate = (world: World, over: Partial<Sending> = {}) =>
  send(world, { kind: "mission.terminate", actor: coordinator, payload: { reason: "No way on." }, ...over });
const cancel = (world: World, over: Partial<Sending> = {}) =>
  send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." }, ...over });

describe.each([
  { kind: "mission.cancel", act: cancel, to: "cancelled", emits: "mission.cancelled", work: "work.cancelled" },
  { kind: "mission.terminate", act: terminate, to: "failed", emits: "mission.terminated", work: "work.failed" },
])("$kind and the work of the Mission (W18, MWP-AUT-006)", ({ act, to, emits, work }) => {
  it("ends each unfinished WorkItem, and leaves what is over as it is", () => {
    const world = busy();
    const { events, policyLog } = accepted(act(world));
    expect(events.map(({ kind }) => kind)).toEqual([emits, ...states.map(() => work)]);
    expect(events.slice(1).every(({ cause }) => cause.id === events[0].eventId)).toBe(true);
    for (const state of states) {
      const item = world.state.workItems.get(`urn:example:work-item:${state}`)!;
      expect(item.document.state).toBe(to);
      expect(item.document.offers?.some(({ status }) => status === "pending") ?? false).toBe(false);
      for (const lease of [item.ownershipLease, item.executionLease, item.blockedLease]) {
        expect(lease?.state ?? "revoked").not.toBe("active");
      }
    }
    expect(world.state.workItems.get("urn:example:work-item:verified")!.document.state).toBe("verified");
    expect(world.state.mission).toMatchObject({
      document: { state: to },
      lease: { state: "revoked" },
      group: { state: "active" },
    });
    expect(policyLog).toEqual([]);
    expect(faults(createTree(world))).toEqual([]);
  });

  it("authorizes what cleans up, only after work that had started and only where the contract says so", () => {
    const world = createTeam();
    const constraints = { cleanup: "compensate", compensation: contract({ goal: "Clear the site." }) };
    put(world, { workItemId: "urn:example:work-item:a", state: "queued", contract: { constraints } });
    put(world, { workItemId: "urn:example:work-item:b", state: "active", contract: { constraints } });
    put(world, { workItemId: "urn:example:work-item:c", state: "blocked", contract: { constraints } });
    put(world, { workItemId: "urn:example:work-item:d", state: "active" });
    const { events } = accepted(act(world));
    const made = events.filter(({ kind }) => kind === "work.authorized");
    expect(made.map(({ payload }) => payload.compensatesWorkItemId)).toEqual([
      "urn:example:work-item:b",
      "urn:example:work-item:c",
    ]);
    expect(new Set(made.map(({ workItemId }) => workItemId)).size).toBe(2);
    expect(faults(createTree(world))).toEqual([]);
  });

  it("keeps Memberships, so that everybody learns of it, until the Group is archived (MWP-MSN-011)", () => {
    const world = busy();
    accepted(act(world));
    for (const { document } of world.state.memberships.values()) expect(document.state).toBe("active");
  });

  it("is entered in the Policy Log when policy does it (M7, M8)", () => {
    expect(accepted(act(busy(), { actor: policyService })).policyLog).toHaveLength(1);
  });
});

describe("mission.terminate (M8)", () => {
  it("is the Coordinator's or policy's, never a human's (MWP-MSN-004)", () => {
    for (const actor of [owner, observer, worker]) {
      expect(refused(terminate(createTeam(), { actor })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refused(terminate(createTeam(), { coordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(terminate(advance(createTeam(), 900))).code).toBe("WORK_LEASE_EXPIRED");
    expect(refused(terminate(createTeam(), { payload: {} })).code).toBe("INVALID_COMMAND");
  });

  it("of a root Mission takes no Evidence for a parent that is not there", () => {
    const failureEvidence = evidenceOf({
      missionId,
      groupId,
      type: "failure_report",
      result: "failed",
      generatedBy: coordinator,
    });
    expect(refused(terminate(createTeam(), { payload: { reason: "No.", failureEvidence } })).code).toBe(
      "INVALID_COMMAND",
    );
  });
});
