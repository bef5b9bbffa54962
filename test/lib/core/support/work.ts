import type {
  Actor,
  Artifact,
  Evidence,
  SelectionBasis,
  WorkContract,
  WorkOfferCommandPayload,
} from "../../../../generated/types.ts";
import { type Refusal, stateDocument } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import {
  accepted,
  advance,
  agentCard,
  contextPackage,
  coordinator,
  createTeam,
  grant,
  groupId,
  missionId,
  owner,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "./world.ts";

export const workItemId = "urn:example:work-item:one";
export const workConversationId = "urn:example:conversation:work";

export function contract(over: object = {}): WorkContract {
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
    requiredCapabilities: [{ id: "example.build", version: "1.0.0" }],
    deadline: "2026-01-20T00:00:00Z",
    requestedUrgency: "normal",
    businessImpact: "Nothing stands without it.",
    retryPolicy: { maxAttempts: 2, backoff: "none", maxDelay: "PT1M", retryableFailures: ["TOOL_BROKE"] },
    budget: { currency: "EUR", financialLimit: 10 },
    sideEffectRisk: "none",
    executionApproval: "not_required",
    ...over,
  } as WorkContract;
}

const signature = {
  algorithm: "Ed25519",
  keyId: "urn:example:key:one",
  createdAt: "2026-01-01T00:00:00Z",
  value: "AAAA",
} as const;

export function evidence(over: Partial<Evidence> = {}): Evidence {
  return {
    evidenceId: "urn:example:evidence:work",
    missionId,
    groupId,
    workItemId,
    type: "deterministic_test",
    subject: { type: "work_item", id: workItemId },
    criterionIds: ["laid"],
    method: "Measured.",
    result: "passed",
    artifactHashes: [],
    generatedBy: worker,
    createdAt: "2026-01-01T00:00:00Z",
    signature: { ...signature },
    ...over,
  };
}

export function artifact(over: Partial<Artifact> = {}): Artifact {
  return {
    artifactId: "urn:example:artifact:one",
    contentHash: `sha256:${"c".repeat(64)}`,
    uri: "https://store.example/one",
    sizeBytes: 3,
    mediaType: "text/plain",
    schemaUri: "https://schemas.example/stone.json",
    producer: { agentId: worker.id, agentCardVersion: 1, capabilities: [{ id: "example.build", version: "1.0.0" }] },
    missionId,
    groupId,
    workItemId,
    sourceArtifactHashes: [],
    toolVersions: [],
    modelVersions: [],
    classification: "internal",
    createdAt: "2026-01-01T00:00:00Z",
    signature: { ...signature },
    ...over,
  };
}

/** What a test may turn in a Command: members of its payload, and of its envelope. */
export interface Over {
  readonly payload?: object;
  readonly envelope?: Partial<Sending>;
}

/** `work.authorize` by the Coordinator: the WorkItem of these tests, in its own Conversation. */
export function authorizing(over: Over = {}): Sending {
  const payload = { workItemId, conversationId: workConversationId, contract: contract(), ...over.payload };
  return { kind: "work.authorize", actor: coordinator, payload, ...over.envelope };
}

/** `work.offer` by the Coordinator to `worker`, for a day, or until the deadline of the contract where that is earlier. */
export function offering(world: World, over: Over = {}): Sending {
  const id = (over.payload as { workItemId?: string } | undefined)?.workItemId ?? workItemId;
  const deadline = world.state.workItems.get(id)?.document.contract.deadline;
  const day = inSeconds(world, 86_400);
  const expiresAt = deadline !== undefined && Date.parse(deadline) < Date.parse(day) ? deadline : day;
  const payload = { workItemId, candidates: [candidate(worker)], expiresAt, ...over.payload };
  return { kind: "work.offer", actor: coordinator, payload, ...over.envelope };
}

/** `work.accept_offer` of the pending offer that the actor has, `worker` unless turned. */
export function accepting(world: World, over: Over = {}): Sending {
  const actor = over.envelope?.actor ?? worker;
  const id = (over.payload as { workItemId?: string } | undefined)?.workItemId ?? workItemId;
  const item = world.state.workItems.get(id)?.document;
  const offers = item?.offers?.filter(({ agentId }) => agentId === actor.id) ?? [];
  const payload = {
    workItemId: id,
    offerId: offers.at(-1)?.offerId ?? "urn:example:offer:none",
    agentCardVersion: world.agents.get(actor.id)?.cardVersion ?? 1,
    capabilityPins: [{ id: "example.build", version: "1.0.0" }],
    contractVersion: item?.contract.contractVersion ?? 1,
    ...over.payload,
  };
  return { kind: "work.accept_offer", actor, payload, ...over.envelope };
}

/** One candidate of an offer, with the basis it is chosen on. */
export function candidate({ id: agentId }: Actor, over: object = {}): WorkOfferCommandPayload["candidates"][number] {
  return { agentId, selectionBasis: selectionBasis(over) };
}

export function selectionBasis(over: object = {}): SelectionBasis {
  return {
    requiredCapabilities: [{ id: "example.build", version: "1.0.0" }],
    verifiedMatches: [{ id: "example.build", version: "1.0.0" }],
    authorizationEligible: true,
    availabilityEstimate: "2026-01-01T00:00:00Z",
    expectedCost: 1,
    reliabilityEvidence: [],
    policyRulesApplied: ["capability-match"],
    ...over,
  };
}

/** A team whose WorkItem is open; `contractOver` turns its contract. WorkItems that it depends on are open too. */
export function createOpen(contractOver: object = {}): World {
  const world = createTeam();
  for (const id of contract(contractOver).dependencyWorkItemIds) authorize(world, id);
  accepted(send(world, authorizing({ payload: { contract: contract(contractOver) } })));
  return world;
}

/** Authorizes one more WorkItem, by a contract that `over` turns. Its Conversation goes by its own ID. */
export function authorize(world: World, id: string, over: object = {}, members: object = {}): void {
  const payload = { workItemId: id, conversationId: `${id}:conversation`, contract: contract(over), ...members };
  accepted(send(world, authorizing({ payload })));
}

/** A WorkItem offered to `worker`. */
export function createOffered(contractOver: object = {}): World {
  const world = createOpen(contractOver);
  accepted(send(world, offering(world)));
  return world;
}

/** A WorkItem that `worker` accepted. */
export function createQueued(contractOver: object = {}): World {
  const world = createOffered(contractOver);
  accepted(send(world, accepting(world)));
  return world;
}

/** The instant some seconds from the world's now. */
export function inSeconds(world: World, seconds: number): string {
  return formatInstantMs(world.nowMs + seconds * 1000);
}

/** The refusal of a Command. Throws where it is accepted, or where the state is not as it was. */
export function refuses(world: World, sending: Sending): Refusal {
  const before = canonicalText(stateDocument(world.state));
  const refusal = refused(send(world, sending));
  if (canonicalText(stateDocument(world.state)) !== before) throw new Error("a refused Command moved the state");
  return refusal;
}

/** Moves the clock on, with the Coordinator's lease alive. */
export function wait(world: World, seconds: number): World {
  for (let left = seconds; left > 0; left -= 600) {
    advance(world, Math.min(left, 600));
    accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
  }
  return world;
}

/** Grants one more Agent of the test worlds a Membership; a Card for it is registered, and a Session was opened. */
export function addAgent(world: World, name: string, over: object = {}): Actor {
  const actor: Actor = { type: "agent", id: `urn:example:agent:${name}` };
  world.agents.set(actor.id, { card: agentCard(actor.id), cardVersion: 1, status: "active" });
  world.sessions.set(actor.id, 1);
  accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(actor, over) }));
  return actor;
}

/** What makes a Membership provisional: an expiry, an hour from now, and a Context Package. */
export function provisional(world: World, over: object = {}): object {
  const { sequence } = world.state;
  const document = contextPackage({
    contextPackageId: `urn:example:context-package:${world.serial}`,
    sourceEventRange: { fromSequence: 1, toSequence: sequence, eventIds: ["urn:example:event:one"] },
  });
  return { state: "provisional", provisionalExpiresAt: inSeconds(world, 3600), contextPackage: document, ...over };
}
