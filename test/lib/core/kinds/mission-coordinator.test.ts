import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { put } from "../support/put.ts";
import {
  apply,
  childCoordinator,
  childGroupId,
  childMissionId,
  createChild,
  createTree,
  faults,
  foundedChild,
  register,
  replacement,
  sendTo,
  settle,
  type Tree,
  wait,
  worldOf,
} from "../support/tree.ts";
import {
  accepted,
  contextPackage,
  coordinator,
  createTeam,
  groupId,
  observer,
  owner,
  policyService,
  refused,
  type Sending,
  worker,
} from "../support/world.ts";

const item = "urn:example:work-item:one";

function tree(): Tree {
  const world = createTeam();
  register(world, childCoordinator, replacement);
  return createTree(world);
}

/** The Coordinator's lease has run out. */
function lapsed(one: Tree = tree()): Tree {
  wait(one, 900);
  return one;
}

const to = (one: Tree, sending: Sending) => sendTo(one, groupId, sending);
const assign = (one: Tree, payload: object = {}, over: Partial<Sending> = {}) =>
  to(one, {
    kind: "mission.assign_coordinator",
    actor: owner,
    payload: { coordinatorAgentId: replacement.id, ...payload },
    ...over,
  });
const renew = (one: Tree, payload: object = {}, actor: Actor = coordinator) =>
  to(one, { kind: "mission.renew_coordinator", actor, payload });
const membership = ({ root }: Tree, { type, id }: Actor) => root.state.memberships.get(`${type} ${id}`)?.document;

describe("mission.assign_coordinator (MWP-MSN-005)", () => {
  it("puts another Agent in place at the next epoch, with one lease, and ends the former one's Membership (MWP-FND-010)", () => {
    const one = lapsed();
    const { events, deadlines } = accepted(assign(one, { coordinatorEpoch: 2, reason: "Silent." }));
    expect(events.map(({ kind }) => kind)).toEqual([
      "mission.coordinator.assigned",
      "membership.ended",
      "membership.changed",
    ]);
    expect(events[0].payload).toMatchObject({
      previousLease: { state: "expired", coordinatorEpoch: 1 },
      lease: { state: "active", coordinatorEpoch: 2, holderAgentId: replacement.id },
      reason: "Silent.",
    });
    expect(one.root.state.mission).toMatchObject({
      document: { revision: 2, coordinator: { agentId: replacement.id, coordinatorEpoch: 2 } },
      isReconciling: true,
    });
    expect(membership(one, replacement)).toMatchObject({ role: "coordinator", visibilityStartSequence: 0 });
    expect(deadlines.filter(({ change }) => change === "set")).toHaveLength(1);
    expect(faults(one)).toEqual([]);
  });

  it("fences the former Coordinator and leaves what it did as it is (MWP-MSN-005)", () => {
    const one = lapsed();
    put(one.root, { state: "queued", owner: coordinator });
    accepted(assign(one));
    expect(membership(one, coordinator)).toMatchObject({ role: "worker", state: "active", membershipEpoch: 2 });
    const renewal = { kind: "mission.renew_coordinator", actor: coordinator, payload: {}, coordinatorEpoch: 1 };
    expect(refused(to(one, renewal)).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(to(one, { ...renewal, coordinatorEpoch: 2 })).code).toBe("AUTH_FORBIDDEN");
    const cancel = { kind: "work.cancel", actor: replacement, payload: { workItemId: item, reason: "Done." } };
    expect(accepted(to(one, cancel)).events.map(({ kind }) => kind)).toEqual(["work.cancelled", "membership.ended"]);
    expect(faults(one)).toEqual([]);
  });

  it("waits for the lease to lapse, or for its holder's Card to be revoked", () => {
    expect(refused(assign(tree())).code).toBe("INVALID_STATE_TRANSITION");
    const early = tree();
    wait(early, 899.999);
    expect(refused(assign(early)).code).toBe("INVALID_STATE_TRANSITION");
    const revoked = tree();
    put(revoked.root, { state: "active", owner: coordinator });
    const fact = revoked.root.agents.get(coordinator.id)!;
    revoked.root.agents.set(coordinator.id, { ...fact, status: "revoked" });
    const { events } = accepted(assign(revoked));
    expect(events[0].payload.previousLease).toMatchObject({ state: "revoked" });
    // What a revoked Agent was at is fenced with its Membership.
    expect(events.map(({ kind }) => kind)).toContain("ext.missionweaveprotocol.core.work_execution_lease_revoked");
    expect(faults(revoked)).toEqual([]);

    const waiting = tree();
    put(waiting.root, { state: "queued", owner: coordinator });
    waiting.root.agents.set(coordinator.id, { ...fact, status: "revoked" });
    expect(accepted(assign(waiting)).events.map(({ kind }) => kind)).toContain("work.progressed");
    expect(faults(waiting)).toEqual([]);
  });

  it("has one winner: a second assignment meets a live lease, and a stale revision (MWP-FND-010)", () => {
    const one = lapsed();
    const { revision } = one.root.state.mission!.document;
    accepted(assign(one, {}, { expectedRevision: revision }));
    expect(refused(assign(one, { coordinatorAgentId: worker.id }, { expectedRevision: revision })).code).toBe(
      "REVISION_CONFLICT",
    );
    expect(refused(assign(one, { coordinatorAgentId: worker.id })).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("and the former one's renewal race in its grace: the first of them counts", () => {
    const renewed = lapsed();
    accepted(renew(renewed));
    expect(refused(assign(renewed)).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("is the MissionOwner's or policy's, which is logged (MWP-MSN-005)", () => {
    expect(accepted(assign(lapsed(), {}, { actor: policyService })).policyLog).toHaveLength(1);
    for (const actor of [coordinator, worker, observer]) {
      expect(refused(assign(lapsed(), {}, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it.each([
    ["the Coordinator itself", { coordinatorAgentId: coordinator.id }],
    ["an Agent without Card", { coordinatorAgentId: "urn:example:agent:nobody" }],
    ["an equal epoch", { coordinatorEpoch: 1 }],
    ["an epoch that skips one", { coordinatorEpoch: 3 }],
    [
      "a lease longer than policy allows",
      { renewalPolicy: { ttlSeconds: 86_400, renewBeforeSeconds: 86_400, graceSeconds: 0 } },
    ],
    ["an unknown Context Package", { contextPackageId: "urn:example:context-package:none" }],
    ["a Context Package of its own", { contextPackage: contextPackage({ generatedBy: replacement }) }],
    ["a Context Package of another Group", { contextPackage: contextPackage({ groupId: "urn:example:group:two" }) }],
  ])("refuses %s", (_, payload) => {
    expect(refused(assign(lapsed(), payload)).code).toBe("INVALID_COMMAND");
  });

  it("hands over the latest Context Package of another Agent, or the one named or carried (MWP-MSN-005)", () => {
    const published = () => {
      const one = tree();
      accepted(renew(one, { contextPackage: contextPackage() }));
      return lapsed(one);
    };
    expect(accepted(assign(published())).events[0].payload.contextPackage).toEqual(contextPackage());
    const named = { contextPackageId: contextPackage().contextPackageId };
    expect(accepted(assign(published(), named)).events[0].payload.contextPackage).toEqual(contextPackage());
    const carried = contextPackage({ contextPackageId: "urn:example:context-package:two", generatedBy: worker });
    const one = published();
    accepted(assign(one, { contextPackage: carried }));
    expect(membership(one, replacement)?.contextPackageId).toBe(carried.contextPackageId);
    expect(accepted(assign(lapsed())).events[0].payload).not.toHaveProperty("contextPackage");
  });
});

describe("reconciliation of a replacement (MWP-MSN-005)", () => {
  function replaced(): Tree {
    const one = tree();
    accepted(renew(one, { contextPackage: contextPackage() }));
    lapsed(one);
    accepted(assign(one));
    return one;
  }
  const contextPackageId = contextPackage().contextPackageId;

  it("comes before its first assignment, and is stated with its first renewal", () => {
    const one = replaced();
    put(one.root, {});
    const child = () => createChild(one, {}, { actor: replacement });
    expect(refused(child()).code).toBe("APPROVAL_REQUIRED");
    accepted(renew(one, {}, replacement));
    expect(refused(child()).code).toBe("APPROVAL_REQUIRED");
    const reconciledThroughSequence = one.root.state.sequence;
    const { events, policyLog } = accepted(renew(one, { contextPackageId, reconciledThroughSequence }, replacement));
    expect(events[0].payload).toMatchObject({ contextPackageId, reconciledThroughSequence });
    expect(policyLog).toEqual([]);
    expect(one.root.state.mission).not.toHaveProperty("isReconciling");
    accepted(child());
    expect(faults(settle(one))).toEqual([]);
  });

  it("is by another Agent's Context Package, from the appointment on and no later than now", () => {
    const one = replaced();
    const { sequence } = one.root.state;
    for (const payload of [
      { contextPackageId },
      { reconciledThroughSequence: sequence },
      { contextPackageId, reconciledThroughSequence: 1 },
      { contextPackageId, reconciledThroughSequence: sequence + 1 },
      { contextPackageId: "urn:example:context-package:none", reconciledThroughSequence: sequence },
    ]) {
      expect(refused(renew(one, payload, replacement)).code).toBe("INVALID_COMMAND");
    }
    const own = contextPackage({ contextPackageId: "urn:example:context-package:own", generatedBy: replacement });
    const byOwn = { contextPackage: own, contextPackageId: own.contextPackageId, reconciledThroughSequence: sequence };
    expect(refused(renew(one, byOwn, replacement)).code).toBe("INVALID_COMMAND");
  });

  it("is by its own Context Package only where no other Agent ever published one, and that is logged", () => {
    const one = lapsed();
    accepted(assign(one));
    const own = contextPackage({ generatedBy: replacement });
    const reconciledThroughSequence = one.root.state.sequence;
    const payload = { contextPackage: own, contextPackageId: own.contextPackageId, reconciledThroughSequence };
    expect(accepted(renew(one, payload, replacement)).policyLog).toHaveLength(1);
    expect(one.root.state.mission).not.toHaveProperty("isReconciling");
  });

  it("publishes each Context Package once (MWP-FND-008, MWP-WRK-027)", () => {
    const one = tree();
    accepted(renew(one, { contextPackage: contextPackage() }));
    expect(refused(renew(one, { contextPackage: contextPackage({ version: 2 }) })).message).toBe(
      "identifier not available",
    );
  });
});

describe("a replaced Parent Coordinator and its child Missions (P25)", () => {
  function parent(): Tree {
    const one = tree();
    put(one.root, {});
    foundedChild(one);
    return lapsed(one);
  }

  it("passes the parent WorkItem on under a new Ownership Epoch, and tells the child by intent", () => {
    const one = parent();
    const { events, intents } = accepted(assign(one));
    expect(events.map(({ kind }) => kind)).toEqual([
      "mission.coordinator.assigned",
      "membership.ended",
      "membership.changed",
      "work.blocked",
    ]);
    expect(one.root.state.workItems.get(item)).toMatchObject({
      ownershipEpoch: 2,
      document: { state: "blocked", owner: { agentId: replacement.id, ownershipEpoch: 2 } },
      ownershipLease: { holderAgentId: replacement.id, state: "active" },
    });
    expect(intents).toMatchObject([
      {
        kind: "child_owner",
        groupId: childGroupId,
        payload: { coordinatorAgentId: replacement.id, parentCoordinatorEpoch: 2 },
      },
    ]);
    settle(one);
    const { state, log } = worldOf(one, childGroupId);
    expect(log.slice(-2).map(({ kind }) => kind)).toEqual(["membership.ended", "membership.changed"]);
    expect(state.mission!.document).toMatchObject({ missionOwner: replacement, revision: 2 });
    expect(state.memberships.get(`agent ${replacement.id}`)!.document).toMatchObject({
      role: "mission_owner",
      state: "active",
    });
    expect(state.memberships.get(`agent ${coordinator.id}`)!.document.state).toBe("ended");
    expect(faults(one)).toEqual([]);
  });

  it("does not give the child back by an intent that comes late (P14)", () => {
    const one = parent();
    accepted(assign(one));
    wait(one, 900);
    accepted(assign(one, { coordinatorAgentId: worker.id }));
    const [first, second] = one.pending;
    one.pending = [];
    apply(one, second!);
    expect(apply(one, first!).events).toEqual([]);
    expect(worldOf(one, childGroupId).state.mission!.document.missionOwner).toEqual(worker);
    expect(faults(one)).toEqual([]);
  });

  it("lets nobody coordinate a Mission and its child", () => {
    const one = parent();
    expect(refused(assign(one, { coordinatorAgentId: childCoordinator.id })).code).toBe("INVALID_COMMAND");
    const inChild = {
      kind: "mission.assign_coordinator",
      actor: coordinator,
      payload: { coordinatorAgentId: coordinator.id },
    };
    expect(refused(sendTo(one, childGroupId, inChild)).code).toBe("INVALID_COMMAND");
  });

  it("undoes it where two replacements crossed: who holds both offices approves nothing until it gives one up", () => {
    const one = parent();
    // The child gets the Agent as Coordinator in the same moment as the parent does.
    const inChild = {
      kind: "mission.assign_coordinator",
      actor: coordinator,
      payload: { coordinatorAgentId: replacement.id },
    };
    one.root.missions.delete(childMissionId);
    accepted(sendTo(one, childGroupId, inChild));
    one.root.missions.delete(childMissionId);
    accepted(assign(one));
    settle(one);
    const { state } = worldOf(one, childGroupId);
    expect(state.memberships.get(`agent ${replacement.id}`)!.document).toMatchObject({
      role: "mission_owner",
      scopes: ["mission.own", "mission.coordinate"],
    });
    expect(faults(one)).toEqual([]);
    wait(one, 900);
    const away = {
      kind: "mission.assign_coordinator",
      actor: replacement,
      payload: { coordinatorAgentId: childCoordinator.id },
    };
    accepted(sendTo(one, childGroupId, away));
    expect(state.memberships.get(`agent ${replacement.id}`)!.document).toMatchObject({
      role: "mission_owner",
      scopes: ["mission.own"],
    });
    expect(faults(one)).toEqual([]);
  });

  it("keeps the root human an observer of the child, whoever asks otherwise (P26, MWP-MSN-026)", () => {
    const one = parent();
    wait(one, -900);
    const end = { kind: "membership.end", actor: coordinator, payload: { member: owner } };
    expect(refused(sendTo(one, childGroupId, end)).code).toBe("AUTH_FORBIDDEN");
  });
});
