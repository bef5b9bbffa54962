import type { Checkpoint, CheckpointContent } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import type { GroupAttempt, Resolved } from "../kind-row.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { findWorkItem } from "./find.ts";
import type { WorkItemAggregate } from "./state.ts";

type WithCheckpoint = GroupAttempt<{ readonly workItemId?: string; readonly checkpoint: CheckpointContent }>;

/** Check 11 of a Command with a checkpoint: the WorkItem, and every Artifact that the checkpoint names. */
export function resolveCheckpoint(attempt: WithCheckpoint): Resolved<WorkItemAggregate> | Rejection {
  const { artifactHashes = [] } = attempt.payload.checkpoint;
  const found = findWorkItem(attempt, attempt.payload.workItemId);
  return found.ok ? (unpublished(attempt.state, artifactHashes) ?? found) : found;
}

/** The durable progress from which this or the next owner goes on (MWP-WRK-017, MWP-WRK-019). */
export function checkpointOf(attempt: WithCheckpoint, { document, ownershipEpoch }: WorkItemAggregate): Checkpoint {
  const { payload, signingHash, now } = attempt;
  return {
    checkpointId: objectIdOf("checkpoint", signingHash),
    ownershipEpoch,
    agentId: document.owner?.agentId ?? attempt.command.actor.id,
    ...payload.checkpoint,
    createdAt: now,
  };
}

/** The refusal where an Artifact is named that was not published in the Group. */
export function unpublished({ artifacts }: GroupState, hashes: readonly string[]): Rejection | undefined {
  return hashes.every((hash) => artifacts.has(hash)) ? undefined : invalid("the Artifact is not available");
}
