import type { Actor, Approval, ExecutionScope, Mission, MissionSubmission, WorkItem } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import { scopeCondition } from "../json/scope-condition.ts";
import type { JsonObject } from "../json/value.ts";
import { type DocumentSigner, signDocument } from "../signed/sign.ts";
import { randomUrn } from "../wire/command.ts";

/** What an Approval says; `approvalId` is a fresh random id, and the rest empty, where it is left out. */
export type ApprovalTerms = Omit<
  Approval,
  "approvalId" | "acceptancePolicyVersion" | "approver" | "comments" | "conditions" | "occurredAt" | "signature"
> &
  Partial<Pick<Approval, "approvalId" | "acceptancePolicyVersion" | "comments" | "conditions">>;

/** Who decides, with which key, and when. */
export interface Approver {
  readonly approver: Actor;
  readonly signer: DocumentSigner;
  /** Time of the decision, Unix ms. */
  readonly nowMs: number;
}

/** Policy that a decision follows where the Mission names none. */
const policyVersionDefault = "1.0.0";

/**
 * Signs one decision (MWP-MSN-008, MWP-SDV-001). Throws `SigningError` for terms that are no Approval: a `mission_final`
 * one without Artifacts or not by a human, a revocation of nothing.
 */
export function signApproval(terms: ApprovalTerms, { approver, signer, nowMs }: Approver): Approval {
  const unsigned = {
    approvalId: randomUrn(),
    acceptancePolicyVersion: policyVersionDefault,
    comments: "",
    conditions: [],
    ...terms,
    approver: { type: approver.type, id: approver.id },
    occurredAt: formatInstantMs(nowMs),
  };
  return signDocument("approval", unsigned as object as JsonObject, signer).document;
}

/** What was submitted for the approval of a Mission. */
export interface Submitted {
  readonly mission: Mission;
  readonly submission: MissionSubmission;
}

/**
 * Signs a decision over exactly what was submitted: that Mission revision and that Artifact set (MWP-MSN-008). For a
 * child Mission this is a `child_mission` Approval: what the root human hands to the Parent Coordinator (SUP-08).
 */
export function signSubmissionApproval(
  { mission, submission }: Submitted,
  { decision, comments = "" }: { readonly decision: "approved" | "changes_requested"; readonly comments?: string },
  by: Approver,
): Approval {
  const { missionId, groupId, parent, approvalPolicy } = mission;
  const { missionRevision, artifactHashes } = submission;
  const terms: ApprovalTerms = {
    kind: parent === undefined ? "mission_final" : "child_mission",
    decision,
    missionId,
    groupId,
    ...(parent !== undefined && { workItemId: parent.workItemId }),
    missionRevision,
    artifactHashes: [...artifactHashes],
    ...(approvalPolicy.policyVersion !== undefined && { acceptancePolicyVersion: approvalPolicy.policyVersion }),
    comments,
  };
  return signApproval(terms, by);
}

/** Signs the revocation of an earlier Approval, which stays as it is (MWP-MSN-002). */
export function signRevocation(
  revoked: Pick<Approval, "approvalId" | "missionId" | "groupId" | "missionRevision"> & Partial<Approval>,
  comments: string,
  by: Approver,
): Approval {
  const { approvalId, missionId, groupId, missionRevision, artifactHashes = [], acceptancePolicyVersion } = revoked;
  const terms: ApprovalTerms = {
    kind: "mission_final",
    decision: "revoked",
    missionId,
    groupId,
    missionRevision,
    artifactHashes: [...artifactHashes],
    ...(acceptancePolicyVersion !== undefined && { acceptancePolicyVersion }),
    comments,
    revokesApprovalId: approvalId,
  };
  return signApproval(terms, by);
}

/**
 * Signs an Execution Approval of a WorkItem: its one condition is the hash of the scope, so that the document alone
 * proves what was allowed (MWP-AUT-003).
 */
export function signExecutionApproval(
  { workItem, missionRevision }: { readonly workItem: WorkItem; readonly missionRevision: number },
  { scope, comments = "" }: { readonly scope: ExecutionScope; readonly comments?: string },
  by: Approver,
): Approval {
  const { workItemId, missionId, groupId } = workItem;
  const terms: ApprovalTerms = {
    kind: "work_execution",
    decision: "approved",
    missionId,
    groupId,
    workItemId,
    missionRevision,
    artifactHashes: [],
    comments,
    conditions: [scopeCondition(scope)],
  };
  return signApproval(terms, by);
}
