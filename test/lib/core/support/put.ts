import type { Actor, WorkContract, WorkItem, WorkItemState } from "../../../../generated/types.ts";
import type { EventDraft } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { selectionBasis } from "./tree.ts";
import { artifactHash, coordinator, take, type World, worker } from "./world.ts";

/** What a WorkItem is put into a Group as. */
export interface Put {
  readonly workItemId?: string;
  readonly state?: WorkItemState;
  readonly contract?: object;
  readonly owner?: Actor;
  /** Agents with a pending offer, in state `offered`. */
  readonly offered?: readonly Actor[];
}

/** Puts a WorkItem into a Group by the Events that a real one would have left, each valid. Answers its ID. */
export function put(
  world: World,
  { workItemId = "urn:example:work-item:one", state = "open", ...rest }: Put = {},
): string {
  const { owner = worker, offered = [owner] } = rest;
  const now = formatInstantMs(world.nowMs);
  const later = formatInstantMs(world.nowMs + 86_400_000);
  const { missionId, groupId } = world.state.mission!.document;
  const conversationId = `${workItemId}:conversation`;
  const common = { missionId, groupId, createdBy: coordinator, createdAt: now, revision: 1 };
  let item: WorkItem = {
    ...common,
    workItemId,
    conversationId,
    state: "open",
    exclusive: true,
    contract: contract(rest.contract),
    authorizedBy: coordinator,
  };
  const step = (kind: string, change: Partial<WorkItem>, parts: object = {}): void => {
    if (kind !== "work.authorized") item = { ...item, ...change, revision: item.revision + 1, updatedAt: now };
    const event: EventDraft = {
      eventId: `urn:example:event:${groupId}:${world.state.sequence + 1}`,
      kind,
      groupId,
      sequence: world.state.sequence + 1,
      aggregateRevision: item.revision,
      actor: coordinator,
      cause: { type: "command", id: "urn:example:action:put" },
      correlationId: "urn:example:correlation:one",
      conversationId,
      workItemId,
      occurredAt: now,
      payload: { workItem: item, ...parts } as object as JsonObject,
    };
    take(world, { events: [event], identifiers: [] });
  };
  const access = { mode: "group" } as const;
  const titled = { title: "Work", access, state: "active", type: "work_item", primaryWorkItemId: workItemId } as const;
  step("work.authorized", {}, { conversation: { ...common, conversationId, ...titled } });
  if (state === "open") return workItemId;
  const offers = offered.map(({ id }, index) => ({
    offerId: `${workItemId}:offer:${index}`,
    agentId: id,
    agentCardVersion: 1,
    expiresAt: later,
    status: "pending" as const,
  }));
  const candidates = offers.map(({ offerId, agentId }) => ({ offerId, agentId, selectionBasis: selectionBasis() }));
  const terms = { leaseTerms: world.policy.workLeaseTerms, priorityClass: "normal" };
  step("work.offer.created", { state: "offered", offers }, { candidates, ...terms });
  if (state === "offered") return workItemId;
  const ownershipEpoch = 1;
  const lease = (leaseType: string, over: object = {}): object => ({
    leaseId: `${workItemId}:lease:${leaseType}`,
    leaseType,
    missionId,
    groupId,
    workItemId,
    holderAgentId: owner.id,
    sessionEpoch: world.sessions.get(owner.id) ?? 1,
    ownershipEpoch,
    issuedAt: now,
    startsAt: now,
    expiresAt: later,
    state: "active",
    renewalCount: 0,
    ...over,
  });
  const ownershipLease = lease("ownership", { startBy: later });
  const taken: Partial<WorkItem> = {
    state: "queued",
    offers: offers.map((offer, index) => ({ ...offer, status: index === 0 ? "accepted" : "lost_race" })),
    selectionBasis: selectionBasis() as NonNullable<WorkItem["selectionBasis"]>,
    owner: {
      agentId: owner.id,
      agentCardVersion: 1,
      capabilityPins: [{ id: "example.build", version: "1.0.0" }],
      ownershipEpoch,
      ownershipLeaseId: `${workItemId}:lease:ownership`,
      acceptedAt: now,
    },
  };
  step("work.offer.accepted", taken, { offerId: offers[0]!.offerId, lease: ownershipLease });
  if (state === "queued") return workItemId;
  const executionLease = lease("execution");
  step("work.started", { state: "active" }, { executionLease, ownershipLease, attempt: 1 });
  if (state === "active") return workItemId;
  const released = { ...executionLease, state: "released", closedAt: now, closureReason: "done" };
  if (state === "blocked") {
    const blockedLease = lease("blocked");
    const requiredResolution = "A decision.";
    step(
      "work.blocked",
      { state: "blocked" },
      { executionLease: released, ownershipLease, blockedLease, requiredResolution },
    );
    return workItemId;
  }
  const submission = { artifactHashes: [artifactHash], evidenceIds: [`${workItemId}:evidence`], submittedAt: now };
  const evidence = evidenceOf({ missionId, groupId, workItemId, evidenceId: `${workItemId}:evidence`, createdAt: now });
  step(
    "work.submitted",
    { state: "submitted", submission },
    { executionLease: released, ownershipLease, evidence: [evidence], missionRevision: 1 },
  );
  if (state === "submitted") return workItemId;
  const closed = { ...ownershipLease, state: "released", closedAt: now, closureReason: "verified" };
  if (state !== "verified") throw new Error(`no way to ${state}`);
  step("work.result.accepted", { state: "verified" }, { evidence: [], ownershipLease: closed });
  return workItemId;
}

/** Publishes {@link artifactHash} for a WorkItem that was put. */
export function publish(world: World, workItemId: string): void {
  const now = formatInstantMs(world.nowMs);
  const { document } = world.state.workItems.get(workItemId)!;
  const { missionId, groupId, revision, conversationId } = document;
  const artifact = {
    artifactId: `${workItemId}:artifact`,
    contentHash: artifactHash,
    uri: "https://store.example/one",
    sizeBytes: 1,
    mediaType: "text/plain",
    schemaUri: "https://schemas.example/stone",
    producer: { agentId: worker.id, agentCardVersion: 1, capabilities: [{ id: "example.build", version: "1.0.0" }] },
    missionId,
    groupId,
    workItemId,
    sourceArtifactHashes: [],
    toolVersions: [],
    modelVersions: [],
    classification: "internal",
    createdAt: now,
    signature: { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt: now, value: "AAAA" },
  };
  const event: EventDraft = {
    eventId: `urn:example:event:${groupId}:${world.state.sequence + 1}`,
    kind: "artifact.published",
    groupId,
    sequence: world.state.sequence + 1,
    aggregateRevision: revision + 1,
    actor: worker,
    cause: { type: "command", id: "urn:example:action:put" },
    correlationId: "urn:example:correlation:one",
    conversationId,
    workItemId,
    occurredAt: now,
    payload: { artifact } as object as JsonObject,
  };
  take(world, { events: [event], identifiers: [] });
}

export function contract(over: object = {}): WorkContract {
  return {
    contractVersion: 1,
    goal: "Lay the first stone.",
    requiredDeliverables: [
      { deliverableId: "stone", description: "It.", mediaType: "text/plain", schema: "https://schemas.example/stone" },
    ],
    acceptanceCriteria: [
      { criterionId: "laid", description: "It lies.", evidenceRequired: ["deterministic_test"] },
      { criterionId: "level", description: "It is level.", evidenceRequired: ["human_review"] },
    ],
    inputArtifacts: [],
    dependencyWorkItemIds: [],
    allowedResources: [{ resource: "urn:example:resource:site", operations: ["build"] }],
    requiredCapabilities: [{ id: "example.build", version: "1.0.0" }],
    deadline: "2026-01-20T00:00:00Z",
    requestedUrgency: "normal",
    businessImpact: "Nothing stands without it.",
    retryPolicy: { maxAttempts: 2, backoff: "none", maxDelay: "PT1M", retryableFailures: ["CHILD_FAILED"] },
    budget: { currency: "EUR", financialLimit: 10 },
    sideEffectRisk: "none",
    executionApproval: "not_required",
    ...over,
  };
}

export function evidenceOf(over: object = {}): object {
  return {
    evidenceId: "urn:example:evidence:one",
    workItemId: "urn:example:work-item:one",
    type: "deterministic_test",
    subject: { type: "work_item", id: (over as { workItemId?: string }).workItemId ?? "urn:example:work-item:one" },
    criterionIds: ["laid"],
    method: "Measured.",
    result: "passed",
    artifactHashes: [],
    generatedBy: worker,
    createdAt: "2026-01-01T00:00:00Z",
    signature: { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt: "2026-01-01T00:00:00Z", value: "AAAA" },
    ...over,
  };
}
