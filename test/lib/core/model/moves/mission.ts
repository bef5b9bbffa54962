import type { Actor } from "../../../../../generated/types.ts";
import { unfinishedWork } from "../../../../../lib/core/work/table.ts";
import { childTerms } from "../../support/tree.ts";
import { approval, coordinator, missionTerms, owner, policyService } from "../../support/world.ts";
import { chiefs } from "../organization.ts";
import { newPackage } from "./group.ts";
import { bound, coordinatorOf, idOf, type Move, nowOf, type Scene, signed } from "./scene.ts";
import { proof } from "./work.ts";

/** Every kind of Command about a Mission that exists. */
export const missionMoves: Readonly<Record<string, Move>> = {
  "mission.renew_coordinator": (scene) => {
    const { random } = scene.organization;
    const { world, mission } = scene;
    const actor = coordinatorOf(scene);
    const others = [...world.state.contextPackages.values()].filter(
      ({ document }) => document.generatedBy.id !== actor.id,
    );
    const reconciles = mission.isReconciling === true || random.chance(0.1);
    const own = others.length === 0 || random.chance(0.3) ? newPackage(scene, actor) : undefined;
    const contextPackageId = others[0]?.document.contextPackageId ?? own?.contextPackageId;
    const reconciled = reconciles ? { contextPackageId, reconciledThroughSequence: world.state.sequence } : {};
    const payload = { ...(own === undefined ? {} : { contextPackage: own }), ...reconciled };
    return { kind: "mission.renew_coordinator", actor, payload };
  },
  "mission.assign_coordinator": (scene) => {
    const { random } = scene.organization;
    const { missionOwner } = scene.mission.document;
    const actor = missionOwner.type === "human" && random.chance(0.7) ? missionOwner : policyService;
    const coordinatorAgentId = random.pick([...chiefs, coordinator]).id;
    return { kind: "mission.assign_coordinator", actor, payload: { coordinatorAgentId } };
  },
  "mission.submit_for_approval": (scene) => {
    const hashes = [...scene.world.state.artifacts.keys()];
    const artifactHashes = hashes.slice(-scene.organization.random.pick([1, 2]));
    return { kind: "mission.submit_for_approval", actor: coordinatorOf(scene), payload: { artifactHashes } };
  },
  "mission.request_changes": (scene) => {
    const { missionOwner } = scene.mission.document;
    const payload = { approval: decided(scene, missionOwner, "changes_requested"), ...parentEpoch(scene) };
    return { kind: "mission.request_changes", actor: missionOwner, payload };
  },
  "mission.approve": (scene) => {
    const { mission } = scene;
    const { missionOwner } = mission.document;
    const given = decided(scene, missionOwner, "approved");
    const more = mission.document.parent === undefined ? {} : childApproval(scene, missionOwner, given.approvalId);
    return {
      kind: "mission.approve",
      actor: missionOwner,
      payload: { approval: given, ...more, ...parentEpoch(scene) },
    };
  },
  "mission.cancel": (scene) => {
    const actor = scene.organization.random.chance(0.7) ? scene.mission.document.missionOwner : policyService;
    return { kind: "mission.cancel", actor, payload: { reason: "Enough.", ...parentEpoch(scene) } };
  },
  "mission.terminate": (scene) => {
    const actor = scene.organization.random.chance(0.7) ? coordinatorOf(scene) : policyService;
    const report = { type: "failure_report", result: "failed" } as const;
    const evidence =
      scene.mission.document.parent === undefined ? {} : { failureEvidence: toParent(scene, actor, report) };
    return { kind: "mission.terminate", actor, payload: { reason: "The ground gave way.", ...evidence } };
  },
  "mission.create_child": (scene) => {
    const { item, organization } = scene;
    if (item === undefined) return undefined;
    const { random } = organization;
    const { contract, workItemId } = item.document;
    const payload = childTerms({
      workItemId,
      missionId: idOf(scene, "mission"),
      groupId: idOf(scene, "group"),
      conversationId: idOf(scene, "conversation"),
      coordinatorAgentId: random.pick(chiefs).id,
      budget: contract.budget,
      deadline: contract.deadline,
      approvalPolicy: { finalHumanApproval: random.chance(0.3), highRiskExecutionApproval: true },
      renewalPolicy: { ttlSeconds: random.pick([900, 7200, 86_400]), renewBeforeSeconds: 300, graceSeconds: 300 },
    });
    return { kind: "mission.create_child", actor: coordinatorOf(scene), payload };
  },
  "mission.create_follow_up": (scene) => {
    const { missionId, groupId } = scene.mission.document;
    const followed = scene.world.missions.get(missionId);
    const group = idOf(scene, "group");
    const revocation = approval({
      ...bound(scene),
      ...signed(scene),
      groupId,
      approvalId: idOf(scene, "approval"),
      decision: "revoked",
      revokesApprovalId: followed?.approvalId ?? "urn:example:approval:none",
      occurredAt: nowOf(scene),
    });
    const payload = missionTerms({
      missionId: idOf(scene, "mission"),
      groupId: group,
      conversationId: idOf(scene, "conversation"),
      coordinatorAgentId: scene.organization.random.pick(chiefs).id,
      followUpToMissionId: missionId,
      ...(scene.organization.random.chance(0.4) ? { revocation } : {}),
    });
    return { kind: "mission.create_follow_up", actor: owner, payload, groupId: group };
  },
};

/** What takes a Mission on, each as often as its weight says; most steps are about work. */
export function missionWeights({ mission, world }: Scene): Readonly<Record<string, number>> {
  const lapsed = Date.parse(mission.lease.expiresAt) <= world.nowMs;
  const near = Date.parse(mission.lease.expiresAt) - world.nowMs < 300_000;
  const revoked = world.agents.get(mission.document.coordinator.agentId)?.status === "revoked";
  const other = world.sessions.get(mission.document.coordinator.agentId) !== mission.lease.sessionEpoch;
  const items = [...world.state.workItems.values()];
  const isDone = items.length > 0 && items.every(({ document }) => !unfinishedWork.includes(document.state));
  const needsRenewal = (near || other || mission.isReconciling === true) && !revoked;
  const common = {
    "mission.renew_coordinator": needsRenewal ? 60 : 1,
    "mission.assign_coordinator": lapsed || revoked ? 60 : 0.5,
    "mission.cancel": 0.1,
    "mission.terminate": mission.document.parent === undefined ? 0.1 : 0.8,
  };
  switch (mission.document.state) {
    case "active":
      // What was handed in before the changes that were asked for is not approved.
      return {
        ...common,
        "mission.approve": mission.submission === undefined ? 0 : 3,
        "mission.submit_for_approval": isDone && world.state.artifacts.size > 0 ? 60 : 0.5,
      };
    case "awaiting_approval":
      return {
        ...common,
        "mission.approve": 14,
        "mission.request_changes": 10,
        "mission.cancel": 3,
        "mission.terminate": 3,
      };
    case "approved":
      return { "mission.create_follow_up": 8, "mission.approve": 1 };
    default:
      return { "mission.cancel": 1 };
  }
}

function decided(scene: Scene, approver: Actor, decision: string): ReturnType<typeof approval> {
  const { mission } = scene;
  return approval({
    ...bound(scene),
    ...signed(scene),
    approvalId: idOf(scene, "approval"),
    kind: mission.document.parent === undefined ? "mission_final" : "child_mission",
    decision,
    missionRevision: mission.submission?.missionRevision ?? 1,
    artifactHashes: mission.submission?.artifactHashes ?? [],
    approver,
    occurredAt: nowOf(scene),
  });
}

function childApproval(scene: Scene, approver: Actor, approvalId: string): object {
  const { lineage } = scene.mission;
  const root = lineage === undefined ? undefined : decided(scene, lineage.rootMissionOwner, "approved");
  const parentEvidence = [toParent(scene, approver, { details: { approvalId } })];
  return {
    parentEvidence,
    ...(root !== undefined && scene.organization.random.chance(0.9) ? { rootApproval: root } : {}),
  };
}

/** Evidence for the WorkItem that a child Mission does. */
function toParent(scene: Scene, generatedBy: Actor, over: object): object {
  const { mission, organization } = scene;
  const { parent } = mission.document;
  const parentGroup = organization.places.get(mission.lineage?.parentGroupId ?? "")?.world.state;
  const item = parentGroup?.workItems.get(parent?.workItemId ?? "");
  if (parent === undefined || item === undefined) return {};
  const { missionId, workItemId } = parent;
  const groupId = item.document.groupId;
  return proof(scene, item, { missionId, groupId, workItemId, generatedBy, ...over } as object);
}

function parentEpoch({ mission, world }: Scene): object {
  const { parent } = mission.document;
  if (parent === undefined) return {};
  return { parentCoordinatorEpoch: world.missions.get(parent.missionId)?.coordinatorEpoch ?? 1 };
}
