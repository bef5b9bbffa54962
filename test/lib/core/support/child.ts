import type { Actor, Approval } from "../../../../generated/types.ts";
import type { Decision, EventDraft, WorkItemAggregate } from "../../../../lib/core/mod.ts";
import { evidenceOf, publish, put } from "./put.ts";
import {
  childCoordinator,
  childGroupId,
  childMissionId,
  createTree,
  foundedChild,
  grandchildCoordinator,
  register,
  replacement,
  sendTo,
  type Tree,
  worldOf,
} from "./tree.ts";
import { accepted, approval, artifactHash, coordinator, createTeam, missionId } from "./world.ts";

export const item = "urn:example:work-item:one";
export const other = "urn:example:work-item:other";

export function tree(constraints: object = {}): Tree {
  const world = createTeam();
  register(world, childCoordinator, grandchildCoordinator, replacement);
  put(world, { contract: { constraints } });
  return createTree(world);
}

/** A tree of root, child and grandchild, each in its own Group. */
export function threeDeep(constraints: object = {}): Tree {
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

/** The parent WorkItem of the child. */
export const parentItem = ({ root }: Tree): WorkItemAggregate => root.state.workItems.get(item)!;
/** The root's latest Event. */
export const last = ({ root }: Tree): EventDraft => root.log.at(-1)!;

/** What the Parent Coordinator proves to its own WorkItem. */
export const parentEvidence = (over: object = {}): object =>
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

export const failureEvidence = (over: object = {}): object =>
  parentEvidence({
    evidenceId: "urn:example:evidence:failure",
    type: "failure_report",
    result: "failed",
    artifactHashes: [],
    generatedBy: childCoordinator,
    ...over,
  });

/** The child hands in one verified result. */
export function submit(one: Tree): number {
  const child = worldOf(one, childGroupId);
  put(child, { workItemId: "urn:example:work-item:child", state: "verified" });
  publish(child, "urn:example:work-item:child");
  const payload = { artifactHashes: [artifactHash] };
  accepted(sendTo(one, childGroupId, { kind: "mission.submit_for_approval", actor: childCoordinator, payload }));
  return child.state.mission!.submission!.missionRevision;
}

export const childApproval = (missionRevision: number, over: object = {}): Approval =>
  approval({
    approvalId: "urn:example:approval:child",
    kind: "child_mission",
    missionId: childMissionId,
    groupId: childGroupId,
    missionRevision,
    approver: coordinator,
    ...over,
  });

/** The Parent Coordinator approves what the child submitted. */
export function approve(one: Tree, over: object = {}, missionRevision: number = submit(one)): Decision {
  const payload = {
    approval: childApproval(missionRevision),
    parentEvidence: [parentEvidence()],
    parentCoordinatorEpoch: 1,
    ...over,
  };
  return sendTo(one, childGroupId, { kind: "mission.approve", actor: coordinator, payload });
}

/** The child's Coordinator gives it up. */
export function terminate(
  one: Tree,
  over: object = {},
  groupId: string = childGroupId,
  actor: Actor = childCoordinator,
): Decision {
  const payload = { reason: "The ground gave way.", failureEvidence: failureEvidence(), ...over };
  return sendTo(one, groupId, { kind: "mission.terminate", actor, payload });
}
