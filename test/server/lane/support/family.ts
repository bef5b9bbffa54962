import type { Artifact, Event, Evidence } from "../../../../generated/types.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { signDocument } from "../../../../lib/signed/sign.ts";
import { type Bench, grantOf, type HttpAnswer } from "../../../support/authority.ts";
import type { AgentName, TestPrincipal } from "../../../support/organization.ts";
import { type Answer, freshId, type RawAgent } from "../../../support/raw-client.ts";

/** A Group, and what its members need to act in it. */
export interface Place {
  readonly missionId: string;
  readonly groupId: string;
}

/** A parent Mission with one WorkItem that a child Mission may be founded for. */
export interface Parent extends Place {
  readonly workItemId: string;
}

/** The one Capability on the Cards of the test Agents. */
export const capability = { id: "test.general", version: "1.0.0" } as const;
export const contentHash: string = `sha256:${"c".repeat(64)}`;
const criterionIds = ["laid"];

/** The Event that answers a Command; throws what was answered instead. */
export function eventOf(answer: Answer): Event {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.event;
}

/** Throws for an HTTPS answer that is no acceptance. */
export function accepted(answer: HttpAnswer): HttpAnswer {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer;
}

function contractOf(over: JsonObject): JsonObject {
  return {
    contractVersion: 1,
    goal: "Lay the first stone.",
    requiredDeliverables: [
      {
        deliverableId: "stone",
        description: "The stone.",
        mediaType: "text/plain",
        schema: "https://schemas.example/stone.json",
      },
    ],
    acceptanceCriteria: [{ criterionId: "laid", description: "It lies.", evidenceRequired: ["deterministic_test"] }],
    inputArtifacts: [],
    dependencyWorkItemIds: [],
    allowedResources: [{ resource: "urn:example:resource:site", operations: ["build"] }],
    requiredCapabilities: [capability],
    deadline: "2026-03-20T00:00:00Z",
    requestedUrgency: "normal",
    businessImpact: "Nothing stands without it.",
    retryPolicy: { maxAttempts: 2, backoff: "none", maxDelay: "PT1M", retryableFailures: ["TOOL_BROKE"] },
    budget: { modelTokenLimit: 100 },
    sideEffectRisk: "none",
    executionApproval: "not_required",
    ...over,
  } as JsonObject;
}

/** Why an Agent was chosen, at a time. */
export function basisAt(now: string): JsonObject {
  return {
    requiredCapabilities: [capability],
    verifiedMatches: [capability],
    authorizationEligible: true,
    availabilityEstimate: now,
    expectedCost: 0,
    reliabilityEvidence: [],
    policyRulesApplied: ["urn:example:rule:one"],
  } as unknown as JsonObject;
}

/** Authorizes a WorkItem as the Coordinator of a Group; answers its ID. */
export async function authorize(
  coordinator: RawAgent,
  { groupId }: Place,
  contractOver: JsonObject = {},
): Promise<string> {
  const workItemId = freshId();
  const payload = { workItemId, contract: contractOf(contractOver) };
  eventOf(await coordinator.send("work.authorize", { groupId, coordinatorEpoch: 1, payload }));
  return workItemId;
}

/** Offers a WorkItem to an Agent that is a member, and has it accepted; the Ownership Epoch is 1. */
export async function giveTo(
  bench: Bench,
  coordinator: RawAgent,
  worker: RawAgent,
  { groupId, workItemId }: Pick<Parent, "groupId" | "workItemId">,
  offerOver: JsonObject = {},
): Promise<void> {
  const now = formatInstantMs(bench.clock.nowMs());
  const offerId = freshId();
  const candidate = { offerId, agentId: worker.principal.actor.id, selectionBasis: basisAt(now) };
  const expiresAt = formatInstantMs(bench.clock.nowMs() + 600_000);
  const offer = { workItemId, candidates: [candidate], expiresAt, ...offerOver };
  eventOf(await coordinator.send("work.offer", { groupId, coordinatorEpoch: 1, workItemId, payload: offer }));
  const accept = { workItemId, offerId, agentCardVersion: 1, capabilityPins: [capability], contractVersion: 1 };
  eventOf(await worker.send("work.accept_offer", { groupId, workItemId, payload: accept }));
}

/** Starts a WorkItem as its owner. */
export function start(
  worker: RawAgent,
  { groupId, workItemId }: Pick<Parent, "groupId" | "workItemId">,
): Promise<Answer> {
  return worker.send("work.start", { groupId, workItemId, payload: { workItemId, ownershipEpoch: 1 } });
}

/** Takes a started WorkItem to its accepted result, with one Artifact. */
export async function finish(
  bench: Bench,
  {
    coordinator,
    worker,
    started,
  }: { readonly coordinator: RawAgent; readonly worker: RawAgent; readonly started: Event },
  place: Parent,
): Promise<void> {
  const { groupId, workItemId } = place;
  const { executionLease } = started.payload as unknown as { executionLease: { leaseId: string } };
  const executionLeaseId = executionLease.leaseId;
  const artifact = artifactOf(worker.principal, place, bench) as unknown as JsonObject;
  eventOf(await worker.send("artifact.publish", { groupId, workItemId, payload: { artifact, executionLeaseId } }));
  const evidence = [evidenceOf(worker.principal, place, bench, { artifactHashes: [contentHash] })];
  const submission = { workItemId, ownershipEpoch: 1, executionLeaseId, artifactHashes: [contentHash], evidence };
  eventOf(await worker.send("work.submit", { groupId, workItemId, payload: submission as unknown as JsonObject }));
  const review = { workItemId, evidence: [] };
  eventOf(await coordinator.send("work.accept_result", { groupId, coordinatorEpoch: 1, workItemId, payload: review }));
}

/** A Mission whose Coordinator has authorized one WorkItem. */
export async function foundParent(bench: Bench, coordinator: RawAgent, contractOver: JsonObject = {}): Promise<Parent> {
  const mission = await bench.mission();
  await rebind(coordinator, mission);
  return { ...mission, workItemId: await authorize(coordinator, mission, contractOver) };
}

/** The first Command of a Coordinator's new Session in a Group: its lease is of the one before (P29a). */
export async function rebind(coordinator: RawAgent, { groupId }: Place): Promise<void> {
  eventOf(await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch: 1, payload: {} }));
}

/** Gives a WorkItem to a child Mission that another Agent coordinates. */
export async function foundChild(
  bench: Bench,
  coordinator: RawAgent,
  { groupId, workItemId }: Parent,
  childCoordinator: AgentName = "stranger",
): Promise<{ readonly child: Place; readonly answer: Answer }> {
  const child = { missionId: freshId(), groupId: freshId() };
  const payload = {
    ...child,
    workItemId,
    coordinatorAgentId: bench.organization.agents[childCoordinator].actor.id,
    objective: "Lay it well.",
    definitionOfDone: [{ criterionId: "laid", description: "It lies.", evidenceRequired: ["deterministic_test"] }],
    budget: { modelTokenLimit: 50 },
    deadline: "2026-03-19T00:00:00Z",
    approvalPolicy: { finalHumanApproval: false, highRiskExecutionApproval: true },
    selectionBasis: basisAt(formatInstantMs(bench.clock.nowMs())),
  } as unknown as JsonObject;
  const answer = await coordinator.send("mission.create_child", { groupId, coordinatorEpoch: 1, payload });
  return { child, answer };
}

/** Runs the one WorkItem of a child Mission to its end and hands the Mission in; answers the revision to approve. */
export async function submitChild(
  bench: Bench,
  {
    owner,
    coordinator,
    worker,
  }: { readonly owner: RawAgent; readonly coordinator: RawAgent; readonly worker: RawAgent },
  child: Place,
): Promise<number> {
  const { groupId } = child;
  eventOf(await owner.send("membership.change", { groupId, payload: grantOf(worker.principal) }));
  const terms = { deadline: "2026-03-18T00:00:00Z", budget: { modelTokenLimit: 10 } };
  return submitMission(
    bench,
    { coordinator, worker },
    { ...child, workItemId: await authorize(coordinator, child, terms) },
  );
}

/** Runs a WorkItem to its end and hands its Mission in; answers the revision to approve. */
export async function submitMission(
  bench: Bench,
  { coordinator, worker }: { readonly coordinator: RawAgent; readonly worker: RawAgent },
  place: Parent,
): Promise<number> {
  const { groupId } = place;
  await giveTo(bench, coordinator, worker, place);
  const started = eventOf(await start(worker, place));
  await finish(bench, { coordinator, worker, started }, place);
  const payload = { artifactHashes: [contentHash] };
  const submitted = await coordinator.send("mission.submit_for_approval", { groupId, coordinatorEpoch: 1, payload });
  return (eventOf(submitted).payload as unknown as { mission: { revision: number } }).mission.revision;
}

/** A signed Approval of a Mission's revision and its one Artifact. */
export function signedApproval(
  bench: Bench,
  approver: TestPrincipal,
  { missionId, groupId }: Place,
  over: object,
): JsonObject & { readonly approvalId: string } {
  const unsigned = {
    approvalId: freshId(),
    kind: "mission_final",
    decision: "approved",
    missionId,
    groupId,
    artifactHashes: [contentHash],
    acceptancePolicyVersion: "1.0.0",
    approver: { ...approver.actor },
    comments: "Good.",
    conditions: [],
    occurredAt: formatInstantMs(bench.clock.nowMs()),
    ...over,
  } as unknown as JsonObject;
  return signDocument("approval", unsigned, approver.signer).document as unknown as ReturnType<typeof signedApproval>;
}

/** The payload by which the owner of a child Mission approves it. */
export function approvalOf(
  bench: Bench,
  owner: TestPrincipal,
  { parent, child, revision }: { readonly parent: Parent; readonly child: Place; readonly revision: number },
): JsonObject {
  const approval = signedApproval(bench, owner, child, { kind: "child_mission", missionRevision: revision });
  const { approvalId } = approval;
  const evidence = evidenceOf(owner, parent, bench, { artifactHashes: [contentHash], details: { approvalId } });
  return { approval, parentEvidence: [evidence as unknown as JsonObject], parentCoordinatorEpoch: 1 };
}

/** Signed Evidence for a WorkItem. */
export function evidenceOf(author: TestPrincipal, place: Parent, bench: Bench, over: object = {}): Evidence {
  const { missionId, groupId, workItemId } = place;
  const unsigned = {
    evidenceId: freshId(),
    missionId,
    groupId,
    workItemId,
    type: "deterministic_test",
    subject: { type: "work_item", id: workItemId },
    criterionIds,
    method: "Measured.",
    result: "passed",
    artifactHashes: [],
    generatedBy: { ...author.actor },
    createdAt: formatInstantMs(bench.clock.nowMs()),
    ...over,
  } as unknown as JsonObject;
  return signDocument("evidence", unsigned, author.signer).document;
}

function artifactOf(producer: TestPrincipal, { missionId, groupId, workItemId }: Parent, bench: Bench): Artifact {
  const unsigned = {
    artifactId: freshId(),
    contentHash,
    uri: "https://store.example/one",
    sizeBytes: 3,
    mediaType: "text/plain",
    schemaUri: "https://schemas.example/stone.json",
    producer: { agentId: producer.actor.id, agentCardVersion: 1, capabilities: [capability] },
    missionId,
    groupId,
    workItemId,
    sourceArtifactHashes: [],
    toolVersions: [],
    modelVersions: [],
    classification: "internal",
    createdAt: formatInstantMs(bench.clock.nowMs()),
  } as unknown as JsonObject;
  return signDocument("artifact", unsigned, producer.signer).document;
}
