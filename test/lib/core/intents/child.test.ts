import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { contract, evidenceOf, publish, put } from "../support/put.ts";
import {
  apply,
  childCoordinator,
  childGroupId,
  childMissionId,
  createChild,
  createTree,
  deliver,
  faults,
  foundedChild,
  grandchildCoordinator,
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
  approval,
  artifactHash,
  authority,
  coordinator,
  createTeam,
  missionId,
  owner,
  policyService,
  refused,
} from "../support/world.ts";

const item = "urn:example:work-item:one";
const other = "urn:example:work-item:other";

function tree(constraints: object = {}): Tree {
  const world = createTeam();
  register(world, childCoordinator, grandchildCoordinator, replacement);
  put(world, { contract: { constraints } });
  return createTree(world);
}

/** A tree of root, child and grandchild, each in its own Group. */
function threeDeep(constraints: object = {}): Tree {
  const one = tree(constraints);
  const child = foundedChild(one);
  const inner = put(child, { workItemId: "urn:example:work-item:inner", contract: { constraints } });
  const over = {
    workItemId: inner,
    missionId: "urn:example:mission:grandchild",
    groupId: "urn:example:group:grandchild",
    conversationId: "urn:example:conversation:grandchild",
    coordinatorAgentId: grandchildCoordinator.id,
  };
  foundedChild(one, over, { in: childGroupId, actor: childCoordinator });
  return one;
}

const parentItem = ({ root }: Tree) => root.state.workItems.get(item)!;
const last = ({ root }: Tree) => root.log.at(-1)!;

const parentEvidence = (over: object = {}) =>
  evidenceOf({
    missionId,
    groupId: "urn:example:group:one",
    evidenceId: "urn:example:evidence:parent",
    criterionIds: ["laid", "level"],
    details: { approvalId: "urn:example:approval:child" },
    artifactHashes: [artifactHash],
    generatedBy: coordinator,
    ...over,
  });

const failureEvidence = (over: object = {}) =>
  parentEvidence({
    evidenceId: "urn:example:evidence:failure",
    type: "failure_report",
    result: "failed",
    artifactHashes: [],
    generatedBy: childCoordinator,
    ...over,
  });

/** The child hands in one verified result. */
function submit(one: Tree): number {
  const child = worldOf(one, childGroupId);
  put(child, { workItemId: "urn:example:work-item:child", state: "verified" });
  publish(child, "urn:example:work-item:child");
  const payload = { artifactHashes: [artifactHash] };
  accepted(sendTo(one, childGroupId, { kind: "mission.submit_for_approval", actor: childCoordinator, payload }));
  return child.state.mission!.submission!.missionRevision;
}

const childApproval = (missionRevision: number, over: object = {}) =>
  approval({
    approvalId: "urn:example:approval:child",
    kind: "child_mission",
    missionId: childMissionId,
    groupId: childGroupId,
    missionRevision,
    approver: coordinator,
    ...over,
  });

function approve(one: Tree, over: object = {}, missionRevision = submit(one)) {
  const payload = {
    approval: childApproval(missionRevision),
    parentEvidence: [parentEvidence()],
    parentCoordinatorEpoch: 1,
    ...over,
  };
  return sendTo(one, childGroupId, { kind: "mission.approve", actor: coordinator, payload });
}

function terminate(one: Tree, over: object = {}, groupId: string = childGroupId, actor = childCoordinator) {
  const payload = { reason: "The ground gave way.", failureEvidence: failureEvidence(), ...over };
  return sendTo(one, groupId, { kind: "mission.terminate", actor, payload });
}

describe("the approval of a child Mission (M6, W16, SUP-08)", () => {
  it("verifies the parent WorkItem with the child's Artifacts and the Evidence of its Approval (P03)", () => {
    const one = tree();
    foundedChild(one);
    const { intents } = accepted(approve(one));
    expect(intents).toMatchObject([
      { kind: "child_ended", groupId: "urn:example:group:one", subjectId: childMissionId },
    ]);
    const approvedEvent = worldOf(one, childGroupId).log.at(-1)!;
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.result.accepted",
      actor: coordinator,
      cause: { type: "event", id: approvedEvent.eventId },
      correlationId: approvedEvent.correlationId,
      payload: { approvalId: "urn:example:approval:child", child: { state: "approved" } },
    });
    expect(parentItem(one)).toMatchObject({
      document: {
        state: "verified",
        submission: { artifactHashes: [artifactHash], evidenceIds: ["urn:example:evidence:parent"] },
      },
      ownershipLease: { state: "released" },
      child: { state: "approved" },
    });
    expect(faults(one)).toEqual([]);
    // The child's Artifacts are the parent's to submit.
    expect(one.root.state.artifacts.get(artifactHash)).toEqual({
      contentHash: artifactHash,
      sizeBytes: 1,
      manifests: [],
    });
    const payload = { artifactHashes: [artifactHash] };
    accepted(
      sendTo(one, "urn:example:group:one", { kind: "mission.submit_for_approval", actor: coordinator, payload }),
    );
  });

  it.each([
    ["no Evidence", { parentEvidence: undefined }],
    ["a criterion left out", { parentEvidence: [parentEvidence({ criterionIds: ["laid"] })] }],
    ["an unknown criterion", { parentEvidence: [parentEvidence({ criterionIds: ["laid", "level", "blue"] })] }],
    ["another signer", { parentEvidence: [parentEvidence({ generatedBy: childCoordinator })] }],
    ["another Approval cited", { parentEvidence: [parentEvidence({ details: { approvalId: "urn:x:other" } })] }],
    ["no Approval cited", { parentEvidence: [parentEvidence({ details: {} })] }],
    ["the child's own WorkItem", { parentEvidence: [parentEvidence({ workItemId: "urn:example:work-item:child" })] }],
    ["the child's own Group", { parentEvidence: [parentEvidence({ groupId: childGroupId })] }],
    ["a result that did not pass", { parentEvidence: [parentEvidence({ result: "inconclusive" })] }],
    [
      "Artifacts that were not submitted",
      { parentEvidence: [parentEvidence({ artifactHashes: [`sha256:${"d".repeat(64)}`] })] },
    ],
    ["one Evidence twice", { parentEvidence: [parentEvidence(), parentEvidence({ method: "Again." })] }],
    ["Evidence of the future", { parentEvidence: [parentEvidence({ createdAt: "2026-01-02T00:00:00Z" })] }],
    ["no parentCoordinatorEpoch", { parentCoordinatorEpoch: undefined }],
  ])("is refused with %s (P03)", (_, over) => {
    const one = tree();
    foundedChild(one);
    expect(refused(approve(one, over)).code).toBe("INVALID_COMMAND");
    expect(one.pending).toEqual([]);
  });

  it("is fenced by the parent's Coordinator Epoch, before and after the child learns of it (P25)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    wait(one, 2000);
    const payload = { coordinatorAgentId: replacement.id };
    accepted(sendTo(one, "urn:example:group:one", { kind: "mission.assign_coordinator", actor: owner, payload }));
    expect(refused(approve(one, {}, revision)).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(approve(one, { parentCoordinatorEpoch: 2 }, revision)).code).toBe("AUTH_STALE_COORDINATOR");
    settle(one);
    expect(refused(approve(one, {}, revision)).code).toBe("MEMBERSHIP_REQUIRED");
    const mine = {
      approval: childApproval(revision, { approver: replacement }),
      parentEvidence: [parentEvidence({ generatedBy: replacement })],
      parentCoordinatorEpoch: 2,
    };
    accepted(sendTo(one, childGroupId, { kind: "mission.approve", actor: replacement, payload: mine }));
    settle(one);
    expect(parentItem(one).document.state).toBe("verified");
    expect(faults(one)).toEqual([]);
  });

  it("needs the root human where risk policy or the terms say so: of the same revision and Artifacts (SUP-08, P26)", () => {
    const one = tree();
    foundedChild(one, { rootApprovalRequired: true });
    const revision = submit(one);
    expect(refused(approve(one, {}, revision)).code).toBe("APPROVAL_REQUIRED");
    const root = (over: object = {}) =>
      childApproval(revision, { approvalId: "urn:example:approval:root", approver: owner, ...over });
    for (const over of [{ approver: coordinator }, { decision: "denied" }, { missionId }]) {
      expect(refused(approve(one, { rootApproval: root(over) }, revision)).code).toBe("INVALID_COMMAND");
    }
    expect(refused(approve(one, { rootApproval: root({ missionRevision: 1 }) }, revision)).code).toBe(
      "REVISION_CONFLICT",
    );
    accepted(approve(one, { rootApproval: root() }, revision));
    expect([...worldOf(one, childGroupId).state.approvals.keys()]).toEqual([
      "urn:example:approval:child",
      "urn:example:approval:root",
    ]);
  });

  it("needs the root human after risky work in the child, unless policy trusts the Parent Coordinator (SUP-08)", () => {
    const one = tree();
    const child = foundedChild(one);
    const contract = { sideEffectRisk: "high_risk", executionApproval: "human_required" };
    put(child, { workItemId: "urn:example:work-item:risky", state: "verified", contract });
    const revision = submit(one);
    expect(refused(approve(one, {}, revision)).code).toBe("APPROVAL_REQUIRED");
    child.policy = { ...child.policy, rootApprovalOfRiskyChildren: false };
    accepted(approve(one, {}, revision));
  });

  it("or a request for changes is the Parent Coordinator's, of the parent's present epoch (M5, P25)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    const request = (over: object = {}) => {
      const payload = {
        approval: childApproval(revision, { decision: "changes_requested" }),
        parentCoordinatorEpoch: 1,
        ...over,
      };
      return sendTo(one, childGroupId, { kind: "mission.request_changes", actor: coordinator, payload });
    };
    expect(refused(request({ parentCoordinatorEpoch: undefined })).code).toBe("INVALID_COMMAND");
    expect(refused(request({ parentCoordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(accepted(request()).intents).toEqual([]);
    expect(worldOf(one, childGroupId).state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });

  it("is neither the child Coordinator's nor the root human's (MWP-FND-013)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    for (const actor of [childCoordinator, owner]) {
      const payload = {
        approval: childApproval(revision, { approver: actor }),
        parentEvidence: [parentEvidence({ generatedBy: actor })],
        parentCoordinatorEpoch: 1,
      };
      const sending = { kind: "mission.approve", actor, payload };
      expect(refused(sendTo(one, childGroupId, sending)).code).toBe("AUTH_FORBIDDEN");
    }
  });
});

describe("the failure of a child Mission (M8, W17, SUP-09)", () => {
  it("blocks the parent WorkItem by default; the parent Mission goes on, and may try again (SUP-09)", () => {
    const one = tree();
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.blocked",
      payload: { evidence: [{ evidenceId: "urn:example:evidence:failure" }], child: { state: "failed" } },
    });
    expect(parentItem(one)).toMatchObject({ document: { state: "blocked" }, ownershipLease: { state: "released" } });
    expect(one.root.state.mission!.document.state).toBe("active");
    const again = { missionId: "urn:example:mission:b", groupId: "urn:example:group:b", conversationId: "urn:x:b" };
    expect(foundedChild(one, again).state.mission!.document.parent!.workItemId).toBe(item);
    expect(parentItem(one)).toMatchObject({ ownershipEpoch: 2, child: { missionId: "urn:example:mission:b" } });
    expect(faults(one)).toEqual([]);
  });

  it("fails the WorkItem where the contract says so, as an attempt under it (W17, MWP-WRK-018)", () => {
    const one = tree({ childFailure: "fail" });
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.failed",
      payload: { failureCode: "CHILD_FAILED", attempt: 1, retryable: true, child: { state: "failed" } },
    });
    expect(parentItem(one)).toMatchObject({ document: { state: "failed" }, failedAttempts: 1 });
    expect(one.root.state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });

  it("fails the parent Mission and its other work only with a child that is declared indispensable (M8, W18, SUP-09)", () => {
    const one = tree({ childFailure: "fail_mission" });
    put(one.root, { workItemId: other, state: "active" });
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(one.root.log.slice(-3).map(({ kind }) => kind)).toEqual([
      "work.failed",
      "mission.terminated",
      "work.failed",
    ]);
    expect(one.root.state.mission!.document.state).toBe("failed");
    expect(one.root.state.workItems.get(other)).toMatchObject({
      document: { state: "failed" },
      executionLease: { state: "revoked" },
      ownershipLease: { state: "revoked" },
    });
    expect(faults(one)).toEqual([]);
  });

  it("goes up a tree of indispensable children, the authority signing what nobody signed (M8, P03)", () => {
    const one = threeDeep({ childFailure: "fail_mission" });
    const grandchild = "urn:example:group:grandchild";
    const evidence = failureEvidence({
      missionId: childMissionId,
      groupId: childGroupId,
      workItemId: "urn:example:work-item:inner",
      subject: { type: "mission", id: "urn:example:mission:grandchild" },
      generatedBy: grandchildCoordinator,
    });
    accepted(terminate(one, { failureEvidence: evidence }, grandchild, grandchildCoordinator));
    const child = deliver(one);
    expect(child.events[0]).toMatchObject({
      kind: "work.failed",
      payload: { evidence: [{ generatedBy: grandchildCoordinator }] },
    });
    expect(child.events[0]).not.toHaveProperty("hasUnsignedEvidence");
    const top = deliver(one);
    expect(top.events[0]).toMatchObject({
      kind: "work.failed",
      hasUnsignedEvidence: true,
      payload: {
        evidence: [
          { type: "failure_report", generatedBy: authority, workItemId: item, criterionIds: ["laid", "level"] },
        ],
      },
    });
    expect((top.events[0]!.payload.evidence as JsonObject[])[0]).not.toHaveProperty("signature");
    expect(one.pending).toEqual([]);
    for (const world of one.worlds.values()) expect(world.state.mission!.document.state).toBe("failed");
    expect(faults(one)).toEqual([]);
  });

  it.each([
    ["no failure Evidence", { failureEvidence: undefined }],
    ["Evidence of another type", { failureEvidence: failureEvidence({ type: "business_rule" }) }],
    ["Evidence of success", { failureEvidence: failureEvidence({ result: "passed" }) }],
    ["Evidence of somebody else", { failureEvidence: failureEvidence({ generatedBy: coordinator }) }],
    ["Evidence for its own Mission", { failureEvidence: failureEvidence({ missionId: childMissionId }) }],
  ])("is refused with %s (P03)", (_, over) => {
    const one = tree();
    foundedChild(one);
    expect(refused(terminate(one, over)).code).toBe("INVALID_COMMAND");
  });

  it("comes from policy too, with its own Evidence (M8)", () => {
    const one = tree();
    foundedChild(one);
    const payload = { reason: "Policy.", failureEvidence: failureEvidence({ generatedBy: policyService }) };
    const { policyLog } = accepted(
      sendTo(one, childGroupId, { kind: "mission.terminate", actor: policyService, payload }),
    );
    expect(policyLog).toHaveLength(1);
  });

  it("of a cancelled child leaves the WorkItem blocked, whatever the contract says of failure (P25)", () => {
    const one = tree({ childFailure: "fail_mission" });
    foundedChild(one);
    const payload = { reason: "Another way.", parentCoordinatorEpoch: 1 };
    accepted(sendTo(one, childGroupId, { kind: "mission.cancel", actor: coordinator, payload }));
    settle(one);
    expect(last(one)).toMatchObject({ kind: "work.blocked", payload: { child: { state: "cancelled" } } });
    expect(one.root.state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });
});

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
