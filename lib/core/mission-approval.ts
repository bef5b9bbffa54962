import type { Actor, Approval } from "../../generated/types.ts";
import { takenIdentifier } from "./claims.ts";
import type { GroupAttempt } from "./kind-row.ts";
import { missionOf } from "./mission.ts";
import { samePrincipal } from "./principal.ts";
import { invalid, type Rejection } from "./refusal.ts";
import type { GroupState, MissionAggregate } from "./state.ts";

/** What an Approval is to decide, and who is to have signed it. */
export interface ApprovalExpectation {
  readonly decision: "approved" | "changes_requested";
  readonly approver: Actor;
}

/** Why an Approval does not belong to this Mission and its approver (check 11, MWP-MSN-008). */
export function approvalFault(
  attempt: GroupAttempt,
  approval: Approval,
  { decision, approver }: ApprovalExpectation,
): Rejection | undefined {
  const { document } = missionOf(attempt);
  const { parent, approvalPolicy } = document;
  const { policyVersion = approval.acceptancePolicyVersion } = approvalPolicy;
  const reason = [
    [approval.kind === (parent === undefined ? "mission_final" : "child_mission"), "kind"] as const,
    [approval.decision === decision, "decision"] as const,
    [approval.missionId === document.missionId && approval.groupId === document.groupId, "Mission or Group"] as const,
    [(approval.workItemId ?? parent?.workItemId) === parent?.workItemId, "WorkItem"] as const,
    [approval.acceptancePolicyVersion === policyVersion, "version of the acceptance policy"] as const,
    [samePrincipal(approval.approver, approver), "approver"] as const,
  ].find(([holds]) => !holds);
  if (reason !== undefined) return invalid(`the Approval does not fit: ${reason[1]}`);
  return takenIdentifier(attempt.facts, [{ kind: "approval", id: approval.approvalId }]);
}

/** Why an Approval is not about what was submitted: that exact revision and Artifact set, and nothing else (MWP-MSN-008). */
export function submissionFault({ submission }: MissionAggregate, approval: Approval): Rejection | undefined {
  if (submission === undefined) return invalid("nothing was submitted");
  const { missionRevision: currentRevision, artifactHashes } = submission;
  if (approval.missionRevision !== currentRevision) {
    const message = "the Approval names another Mission revision than was submitted";
    const expectedRevision = approval.missionRevision;
    return { ok: false, refusal: { code: "REVISION_CONFLICT", message, expectedRevision, currentRevision } };
  }
  const submitted = new Set<string>(artifactHashes);
  const isSame =
    approval.artifactHashes.length === submitted.size && approval.artifactHashes.every((hash) => submitted.has(hash));
  return isSame ? undefined : invalid("the Approval names another Artifact set than was submitted");
}

/** Whether high-risk or destructive work was part of a Mission; what was cancelled before it ever started was not (SUP-08). */
export function hadRiskyWork({ workItems }: GroupState): boolean {
  return [...workItems.values()].some(({ document: { state, contract }, executionLease }) => {
    return isRisky(contract.sideEffectRisk) && (state !== "cancelled" || executionLease !== undefined);
  });
}

/** Whether work of this risk always needs a human. */
export function isRisky(sideEffectRisk: string): boolean {
  return sideEffectRisk === "high_risk" || sideEffectRisk === "destructive";
}
