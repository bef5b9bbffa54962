import type { Evidence, MissionApproveCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim } from "../claims.ts";
import type { Identifier } from "../facts.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { isCoordinator, missionOf } from "../mission.ts";
import { approvalFault, hadRiskyWork, submissionFault } from "../mission-approval.ts";
import { endedMission } from "../mission-end.ts";
import { missionRow } from "../mission-table.ts";
import { childEnded, claimEvidenceIn, ownerEpochFault, parentageOf, parentEvidenceFault } from "../parent.ts";
import { invalid, type Rejection, refuse } from "../refusal.ts";

type Approve = GroupAttempt<MissionApproveCommandPayload>;

const row = missionRow("mission.approve");

/**
 * Row M6: the MissionOwner approves exactly what was submitted, which ends the Mission (MWP-MSN-008). Of a child it
 * brings Evidence for every criterion of the parent's contract (P03) and, where risk policy says so, the Approval of the
 * root human too (SUP-08, P26); the parent WorkItem is told by intent (W16).
 */
export const missionApprove: GroupKind<MissionApproveCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits],
  aggregate: "mission",
  authorities: ["mission_owner"],
  from: row.from,
  documents: { approval: "approval", rootApproval: "approval", parentEvidence: "evidence[]" },
  claims: claimAll,
  resolve(attempt) {
    const { approval } = attempt.payload;
    const { actor: approver } = attempt.command;
    const fault =
      approvalFault(attempt, approval, { decision: "approved", approver }) ??
      rootFault(attempt) ??
      evidenceFault(attempt);
    return fault ?? resolved(undefined);
  },
  // An Agent can be both only where two replacements crossed; it has to give one office up first.
  forbidden: ({ state, command }) =>
    isCoordinator(state, command.actor) ? "the Coordinator does not approve what it coordinates" : undefined,
  ownershipFault: ownerEpochFault,
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { state, payload, now } = attempt;
    const { approval, rootApproval, parentEvidence = [] } = payload;
    const aggregate = missionOf(attempt);
    const fault = submissionFault(aggregate, approval) ?? rootSubmissionFault(attempt);
    if (fault !== undefined) return fault;
    const ended = endedMission(aggregate, row.to, now);
    const carried = {
      approval,
      ...(rootApproval === undefined ? {} : { rootApproval }),
      ...(parentEvidence.length === 0 ? {} : { parentEvidence }),
    };
    const { approvalId, artifactHashes, comments } = approval;
    const artifacts = artifactHashes.map((contentHash) => {
      return { contentHash, sizeBytes: state.artifacts.get(contentHash)?.sizeBytes ?? 0 };
    });
    const told = { approvalId, artifacts, evidence: parentEvidence, reason: comments || "approved" };
    return {
      ok: true,
      events: [{ kind: row.emits, aggregateRevision: ended.mission.revision, payload: { ...ended, ...carried } }],
      intents: childEnded(aggregate, { outcome: "approved", ...told }),
    };
  },
};

function claimAll({ approval, rootApproval, parentEvidence }: JsonObject): readonly Identifier[] {
  const approvals = [approval, rootApproval].flatMap((document) => {
    return claim("approval", (document as JsonObject | undefined)?.approvalId);
  });
  return [...approvals, ...claimEvidenceIn(parentEvidence)];
}

function rootFault(attempt: Approve): Rejection | undefined {
  const { approval, rootApproval } = attempt.payload;
  if (rootApproval === undefined) return undefined;
  const parentage = parentageOf(missionOf(attempt));
  if (parentage === undefined) return invalid("a root Mission has no other human above it");
  if (rootApproval.approvalId === approval.approvalId) return invalid("one Approval ID names two Approvals");
  const approver = parentage.lineage.rootMissionOwner;
  return approvalFault(attempt, rootApproval, { decision: "approved", approver });
}

/** The Approval of the root human, where it is asked for: of the same revision and Artifacts (SUP-08). */
function rootSubmissionFault(attempt: Approve): Rejection | undefined {
  const { state, facts, payload } = attempt;
  const aggregate = missionOf(attempt);
  if (payload.rootApproval !== undefined) return submissionFault(aggregate, payload.rootApproval);
  if (aggregate.lineage === undefined) return undefined;
  const isNeeded =
    aggregate.lineage.rootApprovalRequired || (facts.policy.rootApprovalOfRiskyChildren && hadRiskyWork(state));
  return isNeeded ? refuse("APPROVAL_REQUIRED", "the Approval of the root MissionOwner is missing") : undefined;
}

function evidenceFault(attempt: Approve): Rejection | undefined {
  const { approval, parentEvidence } = attempt.payload;
  const parentage = parentageOf(missionOf(attempt));
  if (parentEvidence === undefined) return parentage === undefined ? undefined : invalid("parentEvidence is missing");
  const artifactHashes = new Set<string>(approval.artifactHashes);
  const fault = (document: Evidence): string | undefined => {
    if (document.type === "failure_report") return "type";
    if (document.result !== "passed") return "result";
    return document.details?.approvalId === approval.approvalId ? undefined : "details.approvalId";
  };
  return (
    parentEvidenceFault(attempt, parentEvidence, { artifactHashes, fault }) ?? uncoveredFault(attempt, parentEvidence)
  );
}

function uncoveredFault(attempt: Approve, parentEvidence: readonly Evidence[]): Rejection | undefined {
  const covered = new Set<string>(parentEvidence.flatMap(({ criterionIds }) => criterionIds));
  const criteria = missionOf(attempt).lineage?.parentContract.acceptanceCriteria ?? [];
  const missing = criteria.find(({ criterionId }) => !covered.has(criterionId));
  return missing && invalid(`no Evidence is mapped to the parent's criterion ${missing.criterionId}`);
}
