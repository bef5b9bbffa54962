import type { Actor, Artifact, Evidence, ExecutionScope } from "../../../../generated/types.ts";
import { type Refusal, stateDocument, type WorkItemAggregate } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { scopeCondition } from "../../../../lib/json/scope-condition.ts";
import { artifact, createQueued, evidence, workItemId } from "./work.ts";
import {
  accepted,
  coordinator,
  groupId,
  missionId,
  owner,
  policyService,
  refused,
  replay,
  type Sending,
  send,
  type World,
  worker,
} from "./world.ts";

/** What a test may turn in a Command of work: members of its payload, and of its envelope. */
export interface Turn {
  readonly payload?: object;
  readonly actor?: Actor;
  readonly workItemId?: string;
  readonly envelope?: Partial<Sending>;
}

/** Kinds of Command that run work, each as its rightful actor would send it now. */
export const commands: {
  readonly [kind: string]: (world: World, turn?: Turn) => Sending;
} = {
  "work.start": (world, turn) => ownersCommand(world, "work.start", {}, turn),
  "work.checkpoint": (world, turn) => leaseCommand(world, "work.checkpoint", { checkpoint: checkpointContent }, turn),
  "work.block": (world, turn) =>
    leaseCommand(
      world,
      "work.block",
      { checkpoint: checkpointContent, requiredResolution: "Somebody opens the door." },
      turn,
    ),
  "ext.missionweaveprotocol.core.work_execution_lease_renew": (world, turn) => {
    const leaseId = renewableLeaseId(world, turn);
    return ownersCommand(world, "ext.missionweaveprotocol.core.work_execution_lease_renew", { leaseId }, turn);
  },
  "work.submit": (world, turn) =>
    leaseCommand(
      world,
      "work.submit",
      { artifactHashes: [artifactHash], evidence: [signedEvidence(world, {}, turn)] },
      turn,
    ),
  "work.fail": (world, turn) =>
    leaseCommand(world, "work.fail", { ...failure, evidence: [failureReport(world, turn)] }, turn),
  "work.unblock": (world, turn) =>
    command(world, "work.unblock", coordinator, { resolution: "The door is open." }, turn),
  "work.accept_result": (world, turn) => command(world, "work.accept_result", coordinator, { evidence: [] }, turn),
  "work.cancel": (world, turn) => command(world, "work.cancel", coordinator, { reason: "Not needed." }, turn),
  "artifact.publish": (world, turn) => {
    const { executionLeaseId } = citing(world, turn);
    const { payload: over = {}, ...rest } = turn ?? {};
    const payload = { artifact: signedArtifact(world, {}, turn), executionLeaseId, ...over };
    return command(world, "artifact.publish", turn?.actor ?? worker, payload, rest, false);
  },
  "approval.grant_execution": (world, turn) => {
    const payload = executionApproval(world, {}, turn);
    return command(world, "approval.grant_execution", owner, payload, turn);
  },
};

/** Sends a Command of work as {@link commands} makes it, and expects it to be accepted. */
export function run(world: World, kind: string, turn: Turn = {}): World {
  accepted(send(world, commands[kind]!(world, turn)));
  return world;
}

/** A world with one WorkItem that `worker` accepted; `contractOver` turns its contract. */
export function queued(contractOver: object = {}): World {
  return createQueued(contractOver);
}

/** The refusal of a Command of work. Throws where the Command is accepted or moves the state. */
export function refusal(world: World, kind: string, turn: Turn = {}): Refusal {
  const before = canonicalText(stateDocument(world.state));
  const answer = refused(send(world, commands[kind]!(world, turn)));
  if (canonicalText(stateDocument(world.state)) !== before) throw new Error("a refused Command moved the state");
  return answer;
}

/** Whether the state rebuilt from the log is the live one. */
export function isRebuilt({ log, state }: World): boolean {
  return canonicalText(stateDocument(replay(log))) === canonicalText(stateDocument(state));
}

/** A queued WorkItem, started. */
export function started(world: World, turn: Turn = {}): World {
  return run(world, "work.start", turn);
}

/** A queued WorkItem, started and blocked. */
export function blocked(world: World, turn: Turn = {}): World {
  return run(started(world, turn), "work.block", turn);
}

/** A queued WorkItem, started, with the Artifact published and handed in. */
export function submitted(world: World, turn: Turn = {}): World {
  run(started(world, turn), "artifact.publish", turn);
  return run(world, "work.submit", turn);
}

/** A queued WorkItem, done and accepted. */
export function verified(world: World, turn: Turn = {}): World {
  return run(submitted(world, turn), "work.accept_result", turn);
}

/** A queued WorkItem, started and failed by its owner. */
export function failed(world: World, turn: Turn = {}): World {
  return run(started(world, turn), "work.fail", turn);
}

/** A WorkItem, cancelled by the Coordinator. */
export function cancelled(world: World, turn: Turn = {}): World {
  return run(world, "work.cancel", turn);
}

/** The WorkItem as it now is. */
export function itemIn({ state }: World, id: string = workItemId): WorkItemAggregate {
  const item = state.workItems.get(id);
  if (item === undefined) throw new Error(`no WorkItem ${id}`);
  return item;
}

export const artifactHash: string = `sha256:${"c".repeat(64)}`;
export const checkpointContent = { summary: "Half of it is done." } as const;
export const failure = { reason: "The tool broke.", failureCode: "TOOL_BROKE" } as const;

/** Evidence for the WorkItem that fits where it is used, with an ID of its own. */
export function signedEvidence(world: World, over: Partial<Evidence> = {}, turn: Turn = {}): Evidence {
  world.serial += 1;
  const id = turn.workItemId ?? workItemId;
  return evidence({
    evidenceId: `urn:example:evidence:${world.serial}`,
    workItemId: id,
    subject: { type: "work_item", id },
    generatedBy: turn.actor ?? worker,
    createdAt: formatInstantMs(world.nowMs),
    ...over,
  });
}

export function failureReport(world: World, turn: Turn = {}): Evidence {
  return signedEvidence(world, { type: "failure_report", result: "failed" }, turn);
}

export function signedArtifact(world: World, over: Partial<Artifact> = {}, turn: Turn = {}): Artifact {
  world.serial += 1;
  return artifact({
    artifactId: `urn:example:artifact:${world.serial}`,
    contentHash: artifactHash,
    workItemId: turn.workItemId ?? workItemId,
    createdAt: formatInstantMs(world.nowMs),
    ...over,
  });
}

/** The payload of approval.grant_execution: an Approval that names the hash of its scope. */
export function executionApproval(
  world: World,
  { scope: scopeOver = {}, approval: over = {} }: { readonly scope?: object; readonly approval?: object } = {},
  turn: Turn = {},
): { readonly approval: object; readonly scope: ExecutionScope } {
  world.serial += 1;
  const item = itemIn(world, turn.workItemId);
  const [granted] = item.document.contract.allowedResources;
  const occurredAt = formatInstantMs(world.nowMs);
  const scope: ExecutionScope = {
    ownershipEpoch: item.ownershipEpoch,
    operations: granted?.operations ?? [],
    resources: granted === undefined ? [] : [granted.resource],
    budget: item.document.contract.budget,
    expiresAt: formatInstantMs(world.nowMs + 3_600_000),
    ...scopeOver,
  };
  const approval = {
    approvalId: `urn:example:approval:${world.serial}`,
    kind: "work_execution",
    decision: "approved",
    missionId,
    groupId,
    workItemId: item.document.workItemId,
    missionRevision: world.state.mission?.document.revision ?? 1,
    artifactHashes: [],
    acceptancePolicyVersion: "1.0.0",
    approver: turn.actor ?? owner,
    comments: "Go ahead.",
    conditions: [scopeCondition(scope)],
    occurredAt,
    signature: { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt: occurredAt, value: "AAAA" },
    ...over,
  };
  return { approval, scope };
}

/** The policy service as an actor, for kinds that it may send. */
export const byPolicy: Turn = { actor: policyService };

function command(
  _world: World,
  kind: string,
  actor: Actor,
  payload: object,
  turn: Turn = {},
  namesItem = true,
): Sending {
  const named = namesItem ? { workItemId: turn.workItemId ?? workItemId } : {};
  return { kind, actor: turn.actor ?? actor, payload: { ...named, ...payload, ...turn.payload }, ...turn.envelope };
}

function ownersCommand(world: World, kind: string, payload: object, turn: Turn = {}): Sending {
  const ownershipEpoch = Math.max(1, itemIn(world, turn.workItemId).ownershipEpoch);
  return command(world, kind, worker, { ownershipEpoch, ...payload }, turn);
}

function leaseCommand(world: World, kind: string, payload: object, turn: Turn = {}): Sending {
  return ownersCommand(world, kind, { ...citing(world, turn), ...payload }, turn);
}

/** What is cited where there is no lease: a Command that names none at all fails for that alone. */
const noLease = "urn:example:lease:none";

function citing(world: World, turn: Turn = {}): { readonly executionLeaseId: string } {
  return { executionLeaseId: itemIn(world, turn.workItemId).executionLease?.leaseId ?? noLease };
}

function renewableLeaseId(world: World, turn: Turn = {}): string {
  const { document, executionLease, blockedLease, ownershipLease } = itemIn(world, turn.workItemId);
  const lease = { active: executionLease, blocked: blockedLease }[document.state as "active" | "blocked"];
  return (lease ?? ownershipLease)?.leaseId ?? noLease;
}
