import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { item, parentItem, terminate, threeDeep, tree } from "../support/child.ts";
import { contract, put } from "../support/put.ts";
import {
  apply,
  childCoordinator,
  childGroupId,
  createChild,
  createTree,
  deliver,
  faults,
  foundedChild,
  sendTo,
  settle,
  type Tree,
  wait,
  worldOf,
} from "../support/tree.ts";
import { accepted, coordinator, createTeam, owner, policyService, refused } from "../support/world.ts";

describe("the cancellation of a child Mission (M7, P25)", () => {
  const cancelChild = (one: Tree, actor: Actor, over: object = {}) =>
    sendTo(one, childGroupId, { kind: "mission.cancel", actor, payload: { reason: "Enough.", ...over } });

  it("is its Parent Coordinator's of the present epoch, or policy's, and not the observing human's (MWP-MSN-003)", () => {
    const one = tree();
    foundedChild(one);
    expect(refused(cancelChild(one, coordinator)).code).toBe("INVALID_COMMAND");
    expect(refused(cancelChild(one, coordinator, { parentCoordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(cancelChild(one, childCoordinator, { parentCoordinatorEpoch: 1 })).code).toBe("AUTH_FORBIDDEN");
    expect(refused(cancelChild(one, owner)).code).toBe("AUTH_FORBIDDEN");
    expect(accepted(cancelChild(one, policyService)).intents).toMatchObject([
      { kind: "child_ended", payload: { outcome: "cancelled", evidence: [] } },
    ]);
  });
});

describe("the end of a parent (W18, P25)", () => {
  const cancel = (one: Tree) =>
    accepted(
      sendTo(one, "urn:example:group:one", { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }),
    );

  it("cancels children and grandchildren, and asks nothing back (MWP-AUT-006)", () => {
    const one = threeDeep();
    put(worldOf(one, childGroupId), { workItemId: "urn:example:work-item:busy", state: "active" });
    cancel(one);
    expect(one.pending.map(({ kind }) => kind)).toEqual(["cancel_child"]);
    const child = deliver(one);
    expect(child.events.map(({ kind }) => kind)).toEqual(["mission.cancelled", "work.cancelled", "work.cancelled"]);
    expect(child.events.every(({ actor }) => actor.id === owner.id)).toBe(true);
    settle(one);
    for (const world of one.worlds.values()) expect(world.state.mission!.document.state).toBe("cancelled");
    expect(faults(one)).toEqual([]);
  });

  it("meets a child that has just ended as nothing, and the other way round", () => {
    const one = tree();
    foundedChild(one);
    accepted(terminate(one));
    cancel(one);
    expect(one.pending.map(({ kind }) => kind)).toEqual(["child_ended", "cancel_child"]);
    for (const _ of [1, 2])
      expect(deliver(one)).toMatchObject({ events: [], policyLog: [], deadlines: [], intents: [] });
    expect(worldOf(one, childGroupId).state.mission!.document.state).toBe("failed");
    expect(faults(one)).toEqual([]);
  });

  it("cancels the child of a WorkItem that its Coordinator gives up (P25)", () => {
    const one = tree();
    foundedChild(one);
    const payload = { workItemId: item, reason: "Not needed." };
    accepted(sendTo(one, "urn:example:group:one", { kind: "work.cancel", actor: coordinator, payload }));
    settle(one);
    expect(worldOf(one, childGroupId).state.mission!.document.state).toBe("cancelled");
    expect(parentItem(one)).toMatchObject({ document: { state: "cancelled" }, child: { state: "cancelled" } });
    expect(faults(one)).toEqual([]);
  });

  it("authorizes what cleans up after work that had started (MWP-AUT-006, SUP-07)", () => {
    const world = createTeam();
    const compensation = contract({ goal: "Clear the site." });
    put(world, { state: "active", contract: { constraints: { cleanup: "compensate", compensation } } });
    const one = createTree(world);
    const { events } = cancel(one);
    expect(events.map(({ kind }) => kind)).toEqual(["mission.cancelled", "work.cancelled", "work.authorized"]);
    expect(events[2]!.payload).toMatchObject({ compensatesWorkItemId: item, workItem: { state: "open" } });
    expect(faults(one)).toEqual([]);
  });
});

describe("intents that are dropped, repeated and late (P14)", () => {
  it("mean once what they mean, however often they come", () => {
    const one = threeDeep();
    accepted(terminate(one, {}, childGroupId));
    const made = [...one.made];
    settle(one);
    const texts = [...one.worlds.values()].map(({ log }) => log.length);
    for (const intent of [...made, ...one.made]) expect(apply(one, intent).events).toEqual([]);
    expect([...one.worlds.values()].map(({ log }) => log.length)).toEqual(texts);
    expect(faults(one)).toEqual([]);
  });

  it("start the child's Coordinator lease when the Group begins, for the Session of then (P14, P29a)", () => {
    const one = tree();
    accepted(createChild(one));
    wait(one, 100_000);
    one.root.sessions.set(childCoordinator.id, 7);
    settle(one);
    const { state } = worldOf(one, childGroupId);
    expect(state.mission!.lease).toMatchObject({ sessionEpoch: 7, expiresAt: "2026-01-02T04:01:40.000Z" });
    accepted(sendTo(one, childGroupId, { kind: "mission.renew_coordinator", actor: childCoordinator, payload: {} }));
  });

  it("derive the same Event IDs in every process, others for other intents", () => {
    const runs = [1, 2].map(() => {
      const one = threeDeep();
      return [...one.worlds.values()].flatMap(({ log }) => log.map(({ eventId }) => eventId));
    });
    expect(runs[0]).toEqual(runs[1]);
    expect(new Set(runs[0]).size).toBe(runs[0]!.length);
  });

  it("of an unknown Group's Mission mean nothing, but for the one that founds it", () => {
    const one = tree();
    foundedChild(one);
    accepted(terminate(one));
    const [intent] = one.pending;
    const elsewhere = { ...intent!, groupId: "urn:example:group:none" };
    expect(apply(one, elsewhere).events).toEqual([]);
    expect(worldOf(one, "urn:example:group:none").state.mission).toBeUndefined();
  });
});
