import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { contract, evidenceOf } from "../support/put.ts";
import {
  childCoordinator,
  childGroupId,
  childMissionId,
  createTree,
  faults,
  foundedChild,
  register,
  selectionBasis,
  sendTo,
  settle,
  type Tree,
} from "../support/tree.ts";
import { artifact } from "../support/work.ts";
import {
  accepted,
  approval,
  artifactHash,
  contextPackage,
  coordinator,
  createMission,
  groupId,
  missionId,
  owner,
  type World,
  worker,
} from "../support/world.ts";

const item = "urn:example:work-item:one";
const inner = "urn:example:work-item:inner";
const pins = [{ id: "example.build", version: "1.0.0" }];

/** Sends a Command that must be accepted; every invariant holds after it. */
function act(tree: Tree, group: string, kind: string, actor: Actor, payload: object): readonly string[] {
  const { events } = accepted(sendTo(tree, group, { kind, actor, payload }));
  expect(faults(tree)).toEqual([]);
  return events.map((event) => event.kind);
}

describe("a Mission that gives one WorkItem to a child (MWP-MSN-024, SUP-07, SUP-08)", () => {
  it("goes from authorization to the final Approval by Commands and intents alone", () => {
    const world = createMission();
    register(world, childCoordinator);
    const tree = createTree(world);
    act(tree, groupId, "work.authorize", coordinator, { workItemId: item, contract: contract() });
    const child = foundedChild(tree);

    const inChild = (kind: string, actor: Actor, payload: object) => act(tree, childGroupId, kind, actor, payload);
    hireWorker(inChild);
    doWork(inChild, child);
    const memberships = [...child.state.memberships.values()].map(({ document }) => [document.role, document.state]);
    expect(memberships).toContainEqual(["worker", "ended"]);

    inChild("mission.submit_for_approval", childCoordinator, { artifactHashes: [artifactHash] });
    const { missionRevision } = child.state.mission!.submission!;
    const childApproval = approval({
      approvalId: "urn:example:approval:child",
      kind: "child_mission",
      missionId: childMissionId,
      groupId: childGroupId,
      missionRevision,
      approver: coordinator,
    });
    const parentEvidence = [
      evidenceOf({
        evidenceId: "urn:example:evidence:parent",
        missionId,
        groupId,
        workItemId: item,
        criterionIds: ["laid", "level"],
        details: { approvalId: "urn:example:approval:child" },
        artifactHashes: [artifactHash],
        generatedBy: coordinator,
      }),
    ];
    inChild("mission.approve", coordinator, { approval: childApproval, parentEvidence, parentCoordinatorEpoch: 1 });
    settle(tree);
    expect(world.state.workItems.get(item)!.document.state).toBe("verified");

    act(tree, groupId, "mission.submit_for_approval", coordinator, { artifactHashes: [artifactHash] });
    const final = approval({ missionRevision: world.state.mission!.submission!.missionRevision });
    act(tree, groupId, "mission.approve", owner, { approval: final });
    expect(world.state.mission!.document.state).toBe("approved");
    expect(tree.pending).toEqual([]);
    const correlations = new Set([...world.log, ...child.log].map(({ correlationId }) => correlationId));
    expect(correlations.size).toBe(1);
  });
});

type Act = (kind: string, actor: Actor, payload: object) => readonly string[];

/** Steps 1 to 3 of a Worker's Membership, just in time (MWP-MSN-011). */
function hireWorker(inChild: Act): void {
  inChild("membership.change", childCoordinator, {
    member: worker,
    role: "worker",
    scopes: ["work"],
    state: "provisional",
    provisionalExpiresAt: "2026-01-02T00:00:00Z",
    contextPackage: contextPackage({ missionId: childMissionId, groupId: childGroupId, generatedBy: childCoordinator }),
  });
  inChild("work.authorize", childCoordinator, {
    workItemId: inner,
    contract: contract({ deadline: "2026-01-18T00:00:00Z" }),
  });
  inChild("work.offer", childCoordinator, {
    workItemId: inner,
    expiresAt: "2026-01-02T00:00:00Z",
    candidates: [{ offerId: "urn:example:offer:one", agentId: worker.id, selectionBasis: selectionBasis() }],
  });
  const acceptance = { workItemId: inner, offerId: "urn:example:offer:one", contractVersion: 1, agentCardVersion: 1 };
  expect(inChild("work.accept_offer", worker, { ...acceptance, capabilityPins: pins })).toEqual([
    "work.offer.accepted",
    "membership.changed",
  ]);
}

function doWork(inChild: Act, child: World): void {
  inChild("work.start", worker, { workItemId: inner, ownershipEpoch: 1 });
  const executionLeaseId = child.state.workItems.get(inner)!.executionLease!.leaseId;
  const at = { missionId: childMissionId, groupId: childGroupId, workItemId: inner };
  inChild("artifact.publish", worker, { executionLeaseId, artifact: artifact(at) });
  const createdAt = formatInstantMs(child.nowMs);
  const proof = (over: object) => evidenceOf({ ...at, createdAt, artifactHashes: [artifactHash], ...over });
  inChild("work.submit", worker, {
    workItemId: inner,
    ownershipEpoch: 1,
    executionLeaseId,
    artifactHashes: [artifactHash],
    evidence: [proof({ evidenceId: "urn:example:evidence:worker", criterionIds: ["laid", "level"] })],
  });
  const review = proof({
    evidenceId: "urn:example:evidence:review",
    type: "human_review",
    criterionIds: ["level"],
    generatedBy: owner,
  });
  expect(inChild("work.accept_result", childCoordinator, { workItemId: inner, evidence: [review] })).toEqual([
    "work.result.accepted",
    "membership.ended",
  ]);
}
