import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import { intentRow } from "../../../server/store/intents.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import {
  accepted,
  approvalOf,
  authorize,
  eventOf,
  evidenceOf,
  foundChild,
  foundParent,
  giveTo,
  type Parent,
  type Place,
  rebind,
  start,
  submitChild,
} from "./support/family.ts";

let bench: Bench;
let owner: RawAgent;
let leader: RawAgent;
let worker: RawAgent;
let parent: Parent;

beforeEach(async () => {
  bench = await startBench({ store: "sqlite" });
  owner = await bench.agent("coordinator");
  leader = await bench.agent("stranger");
  worker = await bench.agent("worker");
  parent = await foundParent(bench, owner);
});
afterEach(() => bench.stop());

const kinds = async (groupId: string): Promise<string[]> => (await bench.events(groupId)).map(({ kind }) => kind);
const last = async (groupId: string, kind: string): Promise<Event | undefined> =>
  (await bench.events(groupId)).filter((event) => event.kind === kind).at(-1);
const cancelChild = (over: object = {}) => ({ reason: "not needed", parentCoordinatorEpoch: 1, ...over });

/** A running child of {@link parent}. */
async function child(): Promise<Place> {
  const founded = await foundChild(bench, owner, parent);
  eventOf(founded.answer);
  return founded.child;
}

/** Lets the Coordinator lease of the parent lapse and puts the worker in its place. */
async function replaceCoordinator(): Promise<void> {
  bench.clock.advance(901_000);
  accepted(
    await bench.postCommand(bench.organization.owner, "mission.assign_coordinator", {
      groupId: parent.groupId,
      membershipEpoch: 1,
      payload: { coordinatorAgentId: worker.principal.actor.id },
    }),
  );
}

describe("an intent", () => {
  it("founds the Group of a child Mission before anybody's next Command (P14)", async () => {
    const { child, answer } = await foundChild(bench, owner, parent);
    const created = eventOf(answer);
    // At once, by an Agent that was no member of anything there a moment ago.
    expect((await leader.post(child.groupId, "We begin.")).ok).toBe(true);
    const events = await bench.events(child.groupId);
    expect(events.map(({ kind }) => kind)).toEqual([
      "mission.created",
      ...Array(3).fill("membership.changed"),
      "message.posted",
    ]);
    for (const event of events.slice(0, 4)) {
      expect(event).toMatchObject({
        actor: created.actor,
        cause: { type: "event", id: created.eventId },
        correlationId: created.correlationId,
      });
      expect(event.commandHash).toBeUndefined();
    }
    expect(await bench.store.groupsWithIntents()).toEqual([]);
    expect(await bench.store.missionOfGroup(child.groupId)).toEqual({
      ...child,
      state: "active",
      missionOwner: owner.principal.actor,
      coordinatorAgentId: leader.principal.actor.id,
      coordinatorEpoch: 1,
      parentMissionId: parent.missionId,
      parentGroupId: parent.groupId,
    });
    expect((await bench.store.childMissions(parent.groupId)).map(({ groupId }) => groupId)).toEqual([child.groupId]);
  });

  it("makes a Group that is delivered like any other", async () => {
    const { groupId } = await child();
    owner.subscribe(groupId);
    leader.subscribe(groupId);
    await Promise.all([owner.reached(groupId, 4), leader.reached(groupId, 4)]);
    expect(owner.sequences(groupId)).toEqual([1, 2, 3, 4]);
    const human = await bench.postCommand(bench.organization.owner, "message.post", {
      groupId,
      membershipEpoch: 1,
      payload: { content: "I watch." },
    });
    // The root human observes: it is a member, and an observer does not speak.
    expect(human.json.error?.code).not.toBe("GROUP_NOT_FOUND");
  });

  it("ends the parent's WorkItem with the approved child, and tells nobody of it earlier (W16, SUP-07)", async () => {
    const place = await child();
    const revision = await submitChild(bench, { owner, coordinator: leader, worker }, place);
    const payload = approvalOf(bench, owner.principal, { parent, child: place, revision });
    const approved = eventOf(await owner.send("mission.approve", { groupId: place.groupId, payload }));
    // The next Command in the parent's Group finds the item verified.
    eventOf(await owner.post(parent.groupId, "It is done."));
    const result = await last(parent.groupId, "work.result.accepted");
    expect(result).toMatchObject({ cause: { type: "event", id: approved.eventId }, actor: owner.principal.actor });
    expect(result?.payload).toMatchObject({ workItem: { state: "verified" }, evidence: payload.parentEvidence });
    const { approvalId } = payload.approval as { approvalId: string };
    expect(await bench.store.findMission(place.missionId)).toMatchObject({ state: "approved", approvalId });
  });

  it("blocks the parent's WorkItem when the child is cancelled, once (W17)", async () => {
    const { groupId } = await child();
    eventOf(await owner.send("mission.cancel", { groupId, payload: cancelChild() }));
    eventOf(await owner.post(parent.groupId, "What now?"));
    expect((await kinds(parent.groupId)).filter((kind) => kind === "work.blocked")).toHaveLength(2);
    expect((await last(parent.groupId, "work.blocked"))?.payload).toMatchObject({ child: { state: "cancelled" } });
    await bench.restart();
    expect((await kinds(parent.groupId)).filter((kind) => kind === "work.blocked")).toHaveLength(2);
  });

  it("fails the parent's WorkItem with Evidence of the child's Coordinator (W17, P03)", async () => {
    await owner.transport.close(1000, "again");
    owner = await bench.agent("coordinator");
    parent = await foundParent(bench, owner, { constraints: { childFailure: "fail" } });
    const { groupId } = await child();
    const failureEvidence = evidenceOf(leader.principal, parent, bench, { type: "failure_report", result: "failed" });
    const payload = { reason: "The ground is too soft.", failureEvidence: failureEvidence as never };
    eventOf(await leader.send("mission.terminate", { groupId, coordinatorEpoch: 1, payload }));
    eventOf(await owner.post(parent.groupId, "What now?"));
    expect((await last(parent.groupId, "work.failed"))?.payload).toMatchObject({ evidence: [failureEvidence] });
  });

  it("goes on to the next Group: a human cancels, and child and grandchild end (W18, P14)", async () => {
    const first = await child();
    await rebind(leader, first).catch(() => undefined);
    const budget = { modelTokenLimit: 50 };
    const work = { ...first, workItemId: await authorize(leader, first, { budget, deadline: "2026-03-19T00:00:00Z" }) };
    const second = await foundChild(bench, leader, work, "worker");
    eventOf(second.answer);
    accepted(
      await bench.postCommand(bench.organization.owner, "mission.cancel", {
        groupId: parent.groupId,
        membershipEpoch: 1,
        payload: { reason: "enough" },
      }),
    );
    await until(async () => (await kinds(second.child.groupId)).includes("mission.cancelled"));
    expect(await kinds(first.groupId)).toContain("mission.cancelled");
    await until(async () => (await bench.store.groupsWithIntents()).length === 0);
  });

  it("that its lane was not told of is found by the sweep; one that meets what is over is applied as nothing (P14)", async () => {
    const { groupId } = await child();
    eventOf(await owner.send("mission.cancel", { groupId, payload: cancelChild() }));
    const head = await bench.store.groupHead(groupId);
    const { eventId, actor, correlationId } = (await bench.events(parent.groupId)).at(-1) as Event;
    const cause = { eventId, actor, correlationId };
    const late = intentRow({ kind: "cancel_child", groupId, subjectId: groupId, payload: { reason: "late" } }, cause);
    // As another process would leave it.
    const fence = { registryRevision: await bench.store.registryRevision() };
    const expectedHead = await bench.store.organizationHead();
    await bench.store.append([{ fence, expectedHead, events: [], intents: [late] }]);
    await until(async () => (await bench.store.groupsWithIntents()).length === 0);
    expect(await bench.store.groupHead(groupId)).toBe(head);
    const notes = (await bench.store.readPolicyLog(groupId, 0, 100)).map(({ bytes }) =>
      JSON.parse(Buffer.from(bytes).toString()),
    );
    expect(notes).toMatchObject([{ decision: "intent met what is over", actor, details: { intentId: late.intentId } }]);
  });

  it("gives a child to the parent's next Coordinator (P25)", async () => {
    const { groupId } = await child();
    await replaceCoordinator();
    const spoken = await worker.post(groupId, "I am in charge.");
    expect(spoken.ok).toBe(true);
    const former = await owner.post(groupId, "I was.");
    expect(!former.ok && former.error.code).toBe("MEMBERSHIP_REQUIRED");
    expect(await bench.store.missionOfGroup(groupId)).toMatchObject({ missionOwner: worker.principal.actor });
  });

  it("fences what a child's owner decides by the parent's Coordinator Epoch (P25)", async () => {
    const { groupId } = await child();
    await replaceCoordinator();
    const stale = await worker.send("mission.cancel", { groupId, payload: cancelChild() });
    expect(!stale.ok && stale.error.code).toBe("AUTH_STALE_COORDINATOR");
    eventOf(await worker.send("mission.cancel", { groupId, payload: cancelChild({ parentCoordinatorEpoch: 2 }) }));
  });

  it("returns the work of a replaced Session to the queue (X1)", async () => {
    await giveTo(bench, owner, worker, parent);
    eventOf(await start(worker, parent));
    owner.subscribe(parent.groupId);
    const again = await bench.agent("worker");
    expect((await worker.closed).code).toBe(1008);
    const revoked = await owner.nextEvent(({ kind }) => kind.endsWith("work_execution_lease_revoked"));
    expect(revoked).toMatchObject({ cause: { type: "event" }, payload: { workItem: { state: "queued" } } });
    // Under its new Session the Agent takes the work up again; its ownership lasted.
    eventOf(await start(again, parent));
  });
});
