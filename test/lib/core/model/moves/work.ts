import type { Actor, Evidence, WorkContract } from "../../../../../generated/types.ts";
import type { WorkItemAggregate } from "../../../../../lib/core/mod.ts";
import { scopeCondition } from "../../../../../lib/json/scope-condition.ts";
import { artifact, candidate, contract, evidence } from "../../support/work.ts";
import { approval, owner, policyService, type Sending } from "../../support/world.ts";
import { delegate, reviewer, workers } from "../organization.ts";
import { at, bound, coordinatorOf, idOf, type Move, nowOf, ownerOf, type Scene, signed } from "./scene.ts";

const renewKind = "ext.missionweaveprotocol.core.work_execution_lease_renew";
const dependencyKind = "ext.missionweaveprotocol.core.work_dependency_add";
const pins = [{ id: "example.build", version: "1.0.0" }];

/** Every kind of Command about work. */
export const workMoves: Readonly<Record<string, Move>> = {
  "work.propose": (scene) => {
    const { random } = scene.organization;
    const members = [...scene.world.state.memberships.values()].map(({ document }) => document.member);
    const actor = random.pick([...members, policyService]);
    return { kind: "work.propose", actor, payload: { proposalId: idOf(scene, "proposal"), goal: "Lay a stone." } };
  },
  "work.authorize": (scene) => {
    const { random } = scene.organization;
    const { state } = scene.world;
    const proposals = [...state.proposals.values()].filter((one) => one.state === "open");
    const parents = [...state.workItems.keys()];
    const payload = {
      workItemId: idOf(scene, "work-item"),
      conversationId: idOf(scene, "conversation"),
      contract: terms(scene),
      ...(proposals.length > 0 && random.chance(0.5) ? { proposalId: random.pick(proposals).proposalId } : {}),
      ...(parents.length > 0 && random.chance(0.1) ? { parentWorkItemId: random.pick(parents) } : {}),
    };
    return authored(scene, "work.authorize", payload);
  },
  "work.offer": (scene) => {
    const { random } = scene.organization;
    if (scene.item === undefined) return undefined;
    const { workItemId, contract: present, state } = scene.item.document;
    const live = (one: Actor): boolean =>
      (scene.world.state.memberships.get(`agent ${one.id}`)?.document.state ?? "ended") !== "ended";
    const usable = workers.filter(live);
    const chosen = random.chance(0.6) && usable.length > 0 ? usable : [random.pick([...workers, reviewer])];
    const seconds = random.pick([60, 3600, 80_000]);
    const isCorrected = random.chance(state === "failed" ? 0.5 : 0.1);
    const corrected = { ...present, goal: "Lay it straight.", contractVersion: present.contractVersion + 1 };
    const end = at(scene, seconds);
    const expiresAt = Date.parse(end) < Date.parse(present.deadline) ? end : present.deadline;
    const candidates = chosen.map((one) => ({ ...candidate(one), offerId: idOf(scene, "offer") }));
    const more = isCorrected ? { contract: corrected } : {};
    return authored(scene, "work.offer", { workItemId, candidates, expiresAt, ...more });
  },
  "work.accept_offer": (scene) => {
    const { random } = scene.organization;
    const { offers = [], contract: present, workItemId } = scene.item?.document ?? {};
    if (offers.length === 0) return undefined;
    const pending = offers.filter(({ status }) => status === "pending");
    const offer = random.pick(pending.length > 0 && random.chance(0.9) ? pending : offers);
    const actor: Actor = { type: "agent", id: offer.agentId };
    const agentCardVersion = scene.world.agents.get(actor.id)?.cardVersion ?? 1;
    const { offerId } = offer;
    const contractVersion = present?.contractVersion ?? 1;
    const payload = { workItemId, offerId, agentCardVersion, capabilityPins: pins, contractVersion };
    return { kind: "work.accept_offer", actor, payload };
  },
  [dependencyKind]: (scene) => {
    const { random } = scene.organization;
    const ids = [...scene.world.state.workItems.keys()];
    const dependencyWorkItemIds = [random.pick(ids.length === 0 ? ["urn:example:work-item:none"] : ids)];
    return named(scene, dependencyKind, coordinatorOf(scene), { dependencyWorkItemIds });
  },
  "approval.grant_execution": (scene) => {
    const { item } = scene;
    if (item === undefined) return undefined;
    const approver = scene.organization.random.chance(0.9) ? owner : policyService;
    const { workItemId } = item.document;
    return {
      kind: "approval.grant_execution",
      actor: approver,
      payload: { workItemId, ...execution(scene, item, approver) },
    };
  },
  "work.start": (scene) => owned(scene, "work.start", {}),
  "work.checkpoint": (scene) => leased(scene, "work.checkpoint", { checkpoint: { summary: "Half of it is done." } }),
  "work.block": (scene) =>
    leased(scene, "work.block", { checkpoint: { summary: "It is stuck." }, requiredResolution: "Open the door." }),
  "work.unblock": (scene) => named(scene, "work.unblock", chief(scene), { resolution: "The door is open." }),
  [renewKind]: (scene) => {
    const { document, executionLease, blockedLease, ownershipLease } = scene.item ?? {};
    const second = scene.organization.random.chance(0.5) ? ownershipLease : blockedLease;
    const lease =
      document?.state === "active" ? executionLease : document?.state === "blocked" ? second : ownershipLease;
    return lease === undefined ? undefined : owned(scene, renewKind, { leaseId: lease.leaseId });
  },
  "work.submit": (scene) => {
    const { item } = scene;
    if (item === undefined) return undefined;
    const artifactHashes = publishedBy(scene, item);
    const types = requiredTypes(item).filter((type) => type === "deterministic_test");
    const documents = types.map((type) => proof(scene, item, { type, generatedBy: ownerOf(scene) ?? owner }));
    return leased(scene, "work.submit", { artifactHashes, evidence: documents });
  },
  "work.accept_result": (scene) => {
    const { item } = scene;
    if (item === undefined) return undefined;
    // A human review suits an Agent's own output too, even the Coordinator's.
    const review = proof(scene, item, { type: "human_review", generatedBy: owner });
    return named(scene, "work.accept_result", coordinatorOf(scene), { evidence: [review] });
  },
  "work.fail": (scene) => {
    const { item } = scene;
    if (item === undefined) return undefined;
    const { random } = scene.organization;
    const worker = ownerOf(scene);
    const byOwner = worker !== undefined && random.chance(0.5);
    const actor = byOwner ? worker : random.pick([coordinatorOf(scene), coordinatorOf(scene), policyService]);
    const failureCode = random.pick(["TOOL_BROKE", "GROUND_GAVE_WAY"]);
    const report = proof(scene, item, { type: "failure_report", result: "failed", generatedBy: actor });
    const payload = { reason: "It broke.", failureCode, evidence: [report] };
    return byOwner ? leased(scene, "work.fail", payload) : named(scene, "work.fail", actor, payload);
  },
  "work.cancel": (scene) => named(scene, "work.cancel", chief(scene), { reason: "Not needed." }),
  "artifact.publish": (scene) => {
    const { item, organization, world } = scene;
    const actor = ownerOf(scene);
    if (item === undefined || actor === undefined) return undefined;
    organization.serial += 1;
    const known = [...world.state.artifacts.keys()];
    const document = artifact({
      ...bound(scene),
      ...signed(scene),
      artifactId: idOf(scene, "artifact"),
      contentHash: `sha256:${organization.serial.toString(16).padStart(64, "0")}`,
      workItemId: item.document.workItemId,
      producer: {
        agentId: actor.id,
        agentCardVersion: world.agents.get(actor.id)?.cardVersion ?? 1,
        capabilities: pins,
      },
      sourceArtifactHashes:
        known.length > 0 && organization.random.chance(0.3) ? [organization.random.pick(known)] : [],
      createdAt: nowOf(scene),
    } as object);
    const executionLeaseId = item.executionLease?.leaseId ?? "urn:example:lease:none";
    return { kind: "artifact.publish", actor, payload: { artifact: document, executionLeaseId } };
  },
};

/** The kinds that take a WorkItem on from where it is, each as often as its weight says. */
export function workWeights(scene: Scene, item: WorkItemAggregate): Readonly<Record<string, number>> {
  const { document, child, ownershipLease } = item;
  const isOwned = ownershipLease?.state === "active" && Date.parse(ownershipLease.expiresAt) > scene.world.nowMs;
  const again = isOwned ? 0.3 : 40;
  const ends = { "work.fail": 1, "work.cancel": 0.7, "mission.create_child": 1 };
  if (child?.state === "active") return { "work.fail": 0.5, "work.cancel": 0.5, "work.unblock": 0.3 };
  switch (document.state) {
    case "open":
      return { ...ends, "work.offer": 24, [dependencyKind]: 2 };
    case "offered":
      return { ...ends, "work.accept_offer": 24, "work.offer": 2, [dependencyKind]: 1.5 };
    case "queued": {
      const isHeld = document.contract.executionApproval !== "not_required" && item.executionApproval === undefined;
      const start = isHeld
        ? { "work.start": 1, "approval.grant_execution": 14 }
        : { "work.start": 24, "approval.grant_execution": 0.5 };
      return { ...ends, ...start, [renewKind]: 1.5, [dependencyKind]: 1, "work.offer": again };
    }
    case "active": {
      const isPublished = publishedBy(scene, item).length > 0;
      const submit = isPublished
        ? { "artifact.publish": 2, "work.submit": 22 }
        : { "artifact.publish": 24, "work.submit": 0.3 };
      const pause = { "work.checkpoint": 3, "work.block": 6, [renewKind]: 3 };
      return { ...ends, ...submit, ...pause, "work.fail": 2, "work.cancel": 1.5, "work.offer": again };
    }
    case "blocked":
      return {
        ...ends,
        "work.unblock": 6,
        [renewKind]: 6,
        "work.fail": 2,
        "work.offer": again,
        "mission.create_child": 4,
      };
    case "submitted":
      return { "work.accept_result": 20, "work.fail": 4, "work.cancel": 4 };
    default:
      return { "work.offer": 10 };
  }
}

/** A contract of a random kind, within what is left of the Mission's days. */
export function terms(scene: Scene): WorkContract {
  const { random } = scene.organization;
  const { mission, world } = scene;
  const ids = [...world.state.workItems.values()];
  const done = ids.filter(({ document }) => document.state === "verified");
  const known = random.chance(0.7) ? done : ids;
  const { financialLimit = 0 } = mission.document.budget;
  const risk = random.pick(["none", "none", "none", "reversible", "high_risk", "destructive"]);
  const needsHuman = ["high_risk", "destructive"].includes(risk);
  const base = contract({
    budget: {
      currency: "EUR",
      financialLimit: Math.max(1, Math.floor((financialLimit * random.pick([1, 2, 3])) / 40)),
    },
    deadline: at(scene, random.pick([20_000, 400_000, 3_000_000])),
    dependencyWorkItemIds: known.length > 0 && random.chance(0.3) ? [random.pick(known).document.workItemId] : [],
    sideEffectRisk: risk,
    executionApproval: needsHuman
      ? "human_required"
      : random.pick(["not_required", "not_required", "policy_required", "human_required"]),
    acceptanceCriteria: [
      {
        criterionId: "laid",
        description: "It lies.",
        evidenceRequired: [random.pick(["deterministic_test", "human_review"])],
      },
    ],
    retryPolicy: {
      maxAttempts: random.pick([1, 2, 3]),
      backoff: "none",
      maxDelay: "PT1M",
      retryableFailures: ["TOOL_BROKE", "CHILD_FAILED"],
    },
  });
  const constraints = {
    ...(random.chance(0.3) ? { dependencyPolicy: random.pick(["all_verified", "any_verified", "all_finished"]) } : {}),
    ...(random.chance(0.5) ? { childFailure: random.pick(["block", "fail", "fail_mission"]) } : {}),
    ...(random.chance(0.2) ? { cleanup: "compensate", compensation: { ...base, goal: "Take the stone away." } } : {}),
  };
  return Object.keys(constraints).length === 0 ? base : { ...base, constraints };
}

/** By whom work is authorized and offered: mostly the Coordinator, else a delegate or the MissionOwner in an emergency. */
function authored(scene: Scene, kind: string, payload: object): Sending {
  const { random } = scene.organization;
  const { world, mission } = scene;
  const grants = [...world.state.grants.values()];
  if (grants.length > 0 && random.chance(0.25)) {
    const { grantId, targetWorkItemId } = random.pick(grants).document;
    const under = kind === "work.authorize" ? { parentWorkItemId: targetWorkItemId } : {};
    return { kind, actor: delegate, payload: { ...payload, ...under, delegationGrantId: grantId } };
  }
  if (random.chance(0.08)) {
    const emergencyOverride = { reason: "Nobody else can." };
    return { kind, actor: mission.document.missionOwner, payload: { ...payload, emergencyOverride } };
  }
  return { kind, actor: coordinatorOf(scene), payload };
}

function chief(scene: Scene): Actor {
  return scene.organization.random.chance(0.85) ? coordinatorOf(scene) : scene.mission.document.missionOwner;
}

function named({ item }: Scene, kind: string, actor: Actor, payload: object): Sending | undefined {
  if (item === undefined) return undefined;
  return { kind, actor, payload: { workItemId: item.document.workItemId, ...payload } };
}

function owned(scene: Scene, kind: string, payload: object): Sending | undefined {
  const actor = ownerOf(scene) ?? workers[0]!;
  const ownershipEpoch = Math.max(1, scene.item?.ownershipEpoch ?? 1);
  return named(scene, kind, actor, { ownershipEpoch, ...payload });
}

function leased(scene: Scene, kind: string, payload: object): Sending | undefined {
  const executionLeaseId = scene.item?.executionLease?.leaseId ?? "urn:example:lease:none";
  return owned(scene, kind, { executionLeaseId, ...payload });
}

function publishedBy({ world }: Scene, { document }: WorkItemAggregate): readonly string[] {
  return [...world.state.artifacts.values()]
    .filter(({ manifests }) => manifests.some(({ workItemId }) => workItemId === document.workItemId))
    .map(({ contentHash }) => contentHash)
    .slice(-2);
}

function requiredTypes({ document }: WorkItemAggregate): readonly Evidence["type"][] {
  const types = document.contract.acceptanceCriteria.flatMap(({ evidenceRequired }) => evidenceRequired);
  return [...new Set<Evidence["type"]>([...types, "deterministic_test"] as Evidence["type"][])];
}

export function proof(scene: Scene, { document }: WorkItemAggregate, over: Partial<Evidence>): Evidence {
  const { workItemId, contract: present } = document;
  return evidence({
    ...bound(scene),
    ...signed(scene),
    evidenceId: idOf(scene, "evidence"),
    workItemId,
    subject: { type: "work_item", id: workItemId },
    criterionIds: present.acceptanceCriteria.map(({ criterionId }) => criterionId),
    createdAt: nowOf(scene),
    ...over,
  } as Partial<Evidence>);
}

function execution(scene: Scene, item: WorkItemAggregate, approver: Actor): object {
  const { contract: present, workItemId } = item.document;
  const scope = {
    ownershipEpoch: item.ownershipEpoch,
    operations: present.allowedResources.flatMap(({ operations }) => operations),
    resources: present.allowedResources.map(({ resource }) => resource),
    budget: present.budget,
    expiresAt: at(scene, scene.organization.random.pick([600, 90_000])),
  };
  const document = approval({
    ...bound(scene),
    ...signed(scene),
    approvalId: idOf(scene, "approval"),
    kind: "work_execution",
    workItemId,
    missionRevision: scene.mission.document.revision,
    artifactHashes: [],
    approver,
    conditions: [scopeCondition(scope)],
    occurredAt: nowOf(scene),
  });
  return { approval: document, scope };
}
