import type { WorkSubmitCommandPayload } from "../../../generated/types.ts";
import type { GroupAttempt, GroupKind, Resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { claimEvidence, resolveEvidence, uncovered } from "../work/evidence.ts";
import { endExecution, reported } from "../work/execution.ts";
import { executionLeaseFault, ownersKind } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row W11: the owner hands in Artifacts, and Evidence mapped to every acceptance criterion; its word alone is not enough
 * (MWP-WRK-025). The Execution Lease is released; the work stays the owner's until the review, at most to the deadline.
 */
export const workSubmit: GroupKind<WorkSubmitCommandPayload, WorkItemAggregate> = {
  ...ownersKind<WorkSubmitCommandPayload>(),
  kind: "work.submit",
  emits: ["work.submitted"],
  workFrom: ["active"],
  documents: { evidence: "evidence[]" },
  claims: claimEvidence,
  resolve: resolveSubmission,
  leaseFault: (attempt, item) => executionLeaseFault(attempt, item, attempt.payload.executionLeaseId),
  handle(attempt, item) {
    const { payload, now } = attempt;
    const { artifactHashes, evidence } = payload;
    const { contract } = item.document;
    const fault = uncovered(contract, evidence);
    if (fault !== undefined) return fault;
    const evidenceIds = evidence.map(({ evidenceId }) => evidenceId);
    const submission = { artifactHashes, evidenceIds, submittedAt: now };
    const workItem = nextDocument(item, now, { state: "submitted", submission, ...reported(payload) });
    const leases = endExecution(item, {
      state: "released",
      reason: "submitted",
      now,
      ownedUntil: contract.deadline,
    });
    const missionRevision = missionOf(attempt).document.revision;
    const submitted = { workItem, evidence, ...leases, missionRevision };
    return { ok: true, events: [workEffect("work.submitted", submitted)] };
  },
};

function resolveSubmission(attempt: GroupAttempt<WorkSubmitCommandPayload>): Resolved<WorkItemAggregate> | Rejection {
  const found = resolveEvidence(attempt);
  if (!found.ok) return found;
  const { workItemId } = found.bound.document;
  const isOfItem = (hash: string): boolean => isPublishedFor(attempt.state, hash, workItemId);
  return attempt.payload.artifactHashes.every(isOfItem) ? found : invalid("the Artifact is not available");
}

function isPublishedFor({ artifacts }: GroupState, hash: string, workItemId: string): boolean {
  return artifacts.get(hash)?.manifests.some((manifest) => manifest.workItemId === workItemId) ?? false;
}
