import { type Submitted, signSubmissionApproval } from "../../../lib/human/mod.ts";
import type { MissionDetail } from "../../../lib/wire/http.ts";
import { confirm, showBefore } from "../confirm.ts";
import { UsageError } from "../exit.ts";
import { findMissionDetail } from "../find.ts";
import { print } from "../output.ts";
import { printReceipt } from "../receipt.ts";
import { submissionCard } from "../render/approval.ts";
import { type Seat, type SeatOptions, sendIn, takeSeat } from "../seat.ts";

/** Options of the two final decisions. */
export interface DecideOptions extends SeatOptions {
  readonly yes?: boolean;
  readonly comments?: string;
  readonly signOnly?: boolean;
}

/**
 * `mwp mission approve MISSION`: shows what was submitted, asks, signs an Approval over exactly that revision and Artifact
 * set, and sends it (MWP-MSN-008). `--sign-only` prints the Approval and sends nothing: what a root human hands to the
 * Parent Coordinator of a child Mission (SUP-08).
 */
export async function approve(text: string, options: DecideOptions): Promise<void> {
  const { json, comments, signOnly = false } = options;
  const { seat, detail, submitted } = await submittedOf(text, options);
  const { missionRevision, artifactHashes } = submitted.submission;
  const count = artifactHashes.length;
  await confirm(
    `Approve revision ${missionRevision} with ${count === 1 ? "this Artifact" : `these ${count} Artifacts`}?`,
    options,
  );
  const decision = { decision: "approved", ...(comments !== undefined && { comments }) } as const;
  const approval = signSubmissionApproval(submitted, decision, seat.approver());
  if (signOnly) {
    print(true, { text: "", value: approval });
    return;
  }
  const receipt = await sendIn(seat, detail, { kind: "mission.approve", payload: { approval } });
  printReceipt(json, "mission.approved", { receipt, facts: { approvalId: approval.approvalId } });
}

/** `mwp mission request-changes MISSION COMMENTS`: the same Mission goes on; the decision is signed like an Approval. */
export async function requestChanges(text: string, comments: string, options: DecideOptions): Promise<void> {
  const { seat, detail, submitted } = await submittedOf(text, options);
  await confirm(`Request changes of revision ${submitted.submission.missionRevision}?`, options);
  const approval = signSubmissionApproval(submitted, { decision: "changes_requested", comments }, seat.approver());
  const receipt = await sendIn(seat, detail, { kind: "mission.request_changes", payload: { approval } });
  printReceipt(options.json, "mission.changes_requested", { receipt, facts: { approvalId: approval.approvalId } });
}

interface Found {
  readonly seat: Seat;
  readonly detail: MissionDetail;
  readonly submitted: Submitted;
}

/** What awaits the decision, fetched and shown. */
async function submittedOf(text: string, options: DecideOptions): Promise<Found> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const { mission, submission } = detail;
  if (submission === undefined) {
    throw new UsageError(`nothing was submitted for approval; the Mission is ${mission.state}`);
  }
  const work = await seat.reader.work(mission.missionId);
  showBefore(submissionCard(detail, work, seat.view()), options.json === true || options.signOnly === true);
  return { seat, detail, submitted: { mission, submission } };
}
