import type { ArtifactPublishCommandPayload, Lease } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import type { GroupAttempt, GroupKind, Resolved } from "../kind-row.ts";
import { invalid, type Rejection } from "../refusal.ts";
import { isBefore, laterOf } from "../time.ts";
import { findWorkItem } from "../work/find.ts";
import { executionLeaseFault, fenced } from "../work/owner.ts";
import { isOwnSource } from "../work/provenance.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Publish = GroupAttempt<ArtifactPublishCommandPayload>;

/**
 * Row X4: the owner publishes the signed manifest of an Artifact under its Execution Lease. The content is elsewhere and
 * is addressed by its hash (MWP-WRK-023); what it was made from must be known in the Group (MWP-WRK-024).
 */
export const artifactPublish: GroupKind<ArtifactPublishCommandPayload, WorkItemAggregate> = {
  kind: "artifact.publish",
  emits: ["artifact.published"],
  aggregate: "work-item",
  authorities: ["member"],
  from: ["active"],
  workFrom: ["active"],
  documents: { artifact: "artifact" },
  claims: ({ artifact }) => claim("artifact", (artifact as JsonObject | null | undefined)?.artifactId),
  resolve(attempt) {
    const found = findWorkItem(attempt, attempt.payload.artifact.workItemId);
    return found.ok ? bind(attempt, found) : found;
  },
  item: (item) => item,
  forbidden({ command, payload }, item) {
    const lease = citedLease(payload, item);
    return lease !== undefined && lease.holderAgentId !== command.actor.id
      ? "another Agent holds the lease"
      : undefined;
  },
  ownershipFault({ payload }, item) {
    const lease = citedLease(payload, item);
    return lease?.ownershipEpoch === undefined ? undefined : fenced(item, lease.ownershipEpoch);
  },
  revision: (_, { document }) => document.revision,
  leaseFault: (attempt, item) => executionLeaseFault(attempt, item, attempt.payload.executionLeaseId),
  handle({ payload: { artifact } }, { document }) {
    const { conversationId, workItemId, revision } = document;
    const place = { conversationId, workItemId, aggregateRevision: revision + 1 };
    return { ok: true, events: [{ kind: "artifact.published", ...place, payload: { artifact } }] };
  },
};

/** The lease that tells whose the work is: no other member of the payload does. */
function citedLease({ executionLeaseId }: ArtifactPublishCommandPayload, item: WorkItemAggregate): Lease | undefined {
  return item.executionLease?.leaseId === executionLeaseId ? item.executionLease : undefined;
}

function bind(attempt: Publish, found: Resolved<WorkItemAggregate>): Resolved<WorkItemAggregate> | Rejection {
  const { artifact } = attempt.payload;
  const reason = misfit(attempt, found.bound);
  if (reason !== undefined) return invalid(`the Artifact does not fit: ${reason}`);
  return takenIdentifier(attempt.facts, [{ kind: "artifact", id: artifact.artifactId }]) ?? found;
}

function misfit({ payload, command, state, facts, now }: Publish, { document }: WorkItemAggregate): string | undefined {
  const { missionId, groupId, producer, sourceArtifactHashes, contentHash, sizeBytes, createdAt } = payload.artifact;
  if (missionId !== document.missionId || groupId !== document.groupId) return "Mission or Group";
  if (command.actor.type !== "agent" || producer.agentId !== command.actor.id) return "producer";
  const versions = [document.owner?.agentCardVersion, facts.agent(producer.agentId)?.cardVersion];
  if (!versions.includes(producer.agentCardVersion)) return "Agent Card version";
  if (isBefore(laterOf(now, command.issuedAt), createdAt)) return "time";
  const known = (hash: string): boolean => state.artifacts.has(hash) || document.contract.inputArtifacts.includes(hash);
  if (!sourceArtifactHashes.every(known)) return "source";
  if (isOwnSource(state, contentHash, sourceArtifactHashes)) return "its own source";
  return (state.artifacts.get(contentHash)?.sizeBytes ?? sizeBytes) === sizeBytes ? undefined : "size";
}
