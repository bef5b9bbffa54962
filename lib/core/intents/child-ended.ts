import type { ChildLink, Evidence } from "../../../generated/types.ts";
import { failurePolicyOf } from "../child-terms.ts";
import { objectIdOf } from "../ids.ts";
import type { ChildArtifact } from "../intent.ts";
import { isOver } from "../mission.ts";
import { endedMission, endWork } from "../mission-end.ts";
import { missionRow } from "../mission-table.ts";
import { childEnded } from "../parent.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { hasRunningChild } from "../work/ending.ts";
import { closeLease, openLeases, revokedLeases } from "../work/leases.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { type Applying, type IntentEffect, type Meaning, nothing } from "./meaning.ts";

type Ended = Applying<"child_ended">;

interface Child {
  readonly item: WorkItemAggregate;
  readonly link: ChildLink;
}

/** Signed by its author, or by the authority where its Event is sealed. */
interface FailureReport {
  readonly evidence: readonly Evidence[];
  readonly hasUnsignedEvidence?: true;
}

/**
 * A child Mission ended. Approved, its Artifacts and Evidence are the verified result of the parent WorkItem (W16, SUP-08).
 * Failed, the item is blocked or fails, and the parent Mission with it only where the contract says that it cannot do
 * without (W17, SUP-09). A cancelled child leaves its item blocked: whoever cancelled it decides what follows.
 */
export function endChild(applying: Ended): Meaning {
  const { state, payload } = applying;
  const item = state.workItems.get(payload.workItemId);
  const link = item?.child;
  if (isOver(state) || item === undefined || link === undefined) return nothing;
  if (!hasRunningChild(item) || link.missionId !== payload.missionId) return nothing;
  const child: Child = { item, link: { ...link, state: payload.outcome } };
  if (payload.outcome === "approved") return { events: [verified(applying, child, payload.artifacts ?? [])] };
  if (payload.outcome === "cancelled") return { events: [blocked(applying, child, { evidence: [] })] };
  const report = failureReport(applying, item);
  switch (failurePolicyOf(item.document.contract)) {
    case "block":
      return { events: [blocked(applying, child, report)] };
    case "fail":
      return { events: [failed(applying, child, report)] };
    case "fail_mission":
      return failMission(applying, child, report);
  }
}

function verified(
  { payload, now }: Ended,
  { item, link: child }: Child,
  artifacts: readonly ChildArtifact[],
): IntentEffect {
  const { evidence, approvalId } = payload;
  const evidenceIds = evidence.map(({ evidenceId }) => evidenceId);
  const submission = { artifactHashes: artifacts.map(({ contentHash }) => contentHash), evidenceIds, submittedAt: now };
  const workItem = nextDocument(item, now, { state: "verified", submission });
  const [lease] = openLeases(item).map((one) => closeLease(one, "released", now, "child Mission approved"));
  const rest = { ...(lease && { ownershipLease: lease }), ...(approvalId === undefined ? {} : { approvalId }) };
  return workEffect("work.result.accepted", { workItem, evidence, child, artifacts, ...rest });
}

function blocked({ payload, now }: Ended, { item, link: child }: Child, report: FailureReport): IntentEffect {
  const { outcome, reason } = payload;
  const workItem = nextDocument(item, now, { state: "blocked" });
  const closedLeases = openLeases(item).map((one) => closeLease(one, "released", now, `child Mission ${outcome}`));
  const requiredResolution = `The child Mission ${outcome === "failed" ? "failed" : "was cancelled"}: ${reason}`;
  const text = shortened(requiredResolution);
  return reported(workEffect("work.blocked", { workItem, child, closedLeases, requiredResolution: text }), report);
}

function failed({ payload, now }: Ended, { item, link: child }: Child, report: FailureReport): IntentEffect {
  const { reason } = payload;
  const workItem = nextDocument(item, now, { state: "failed" });
  const failureCode = "CHILD_FAILED";
  const attempt = item.failedAttempts + 1;
  const { retryableFailures, maxAttempts } = workItem.contract.retryPolicy;
  const retryable = retryableFailures.includes(failureCode) && attempt < maxAttempts;
  const closedLeases = revokedLeases(item, now, "child Mission failed");
  const rest = { child, closedLeases, attempt, retryable };
  return reported(workEffect("work.failed", { workItem, reason, failureCode, ...rest }), report);
}

/** Row M8 by declared propagation: the parent fails with its indispensable child, and tells its own parent in turn. */
function failMission(applying: Ended, child: Child, report: FailureReport): Meaning {
  const { state, payload, intent, now } = applying;
  const { mission } = state;
  if (mission === undefined) return nothing;
  const row = missionRow("mission.terminate");
  const reason = shortened(`An indispensable child Mission failed: ${payload.reason}`);
  const ended = endedMission(mission, row.to, now);
  const end = { outcome: "failed", reason, now, actor: intent.cause.actor, seed: intent.intentId } as const;
  const rest = endWork(state, end, payload.workItemId);
  const terminated = { kind: row.emits, aggregateRevision: ended.mission.revision, payload: { ...ended, reason } };
  return {
    events: [failed(applying, child, report), terminated, ...rest.events],
    policyLog: [
      { decision: "Mission failed with an indispensable child Mission", details: { missionId: payload.missionId } },
    ],
    intents: [...childEnded(mission, { outcome: "failed", reason, evidence: [] }), ...rest.intents],
  };
}

/** A text within the limit of the schemas, which count code points: half a surrogate pair could not be signed. */
function shortened(text: string): string {
  return text.length <= 4000 ? text : [...text].slice(0, 4000).join("");
}

function reported(effect: IntentEffect, { evidence, hasUnsignedEvidence }: FailureReport): IntentEffect {
  if (evidence.length === 0) return effect;
  const payload = { ...effect.payload, evidence };
  return hasUnsignedEvidence === undefined ? { ...effect, payload } : { ...effect, payload, hasUnsignedEvidence };
}

/** The Evidence that the child's Command brought; where a failure came up by propagation, that of the authority (P03). */
function failureReport({ payload, intent, facts, now }: Ended, { document }: WorkItemAggregate): FailureReport {
  if (payload.evidence.length > 0) return { evidence: payload.evidence };
  const { missionId, groupId, workItemId, contract } = document;
  const unsigned: Omit<Evidence, "signature"> = {
    evidenceId: objectIdOf("evidence", intent.intentId),
    missionId,
    groupId,
    workItemId,
    type: "failure_report",
    subject: { type: "mission", id: payload.missionId },
    criterionIds: contract.acceptanceCriteria.map(({ criterionId }) => criterionId),
    method: "Propagation of the failure of a child Mission",
    result: "failed",
    details: { childMissionId: payload.missionId, reason: payload.reason },
    artifactHashes: [],
    generatedBy: facts.authority,
    createdAt: now,
  };
  return { evidence: [unsigned as Evidence], hasUnsignedEvidence: true };
}
