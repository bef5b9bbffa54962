import type { FirstAdmissionRecord } from "../../../generated/types.ts";
import type { VerificationFailure } from "../../../lib/signed/audit.ts";
import type { VerifiedDocument } from "../../../lib/signed/verify.ts";
import type { LogFault } from "../log/judge.ts";
import type { LogReport, LogVerdict } from "../log/replay.ts";

/** What a verification of one document came to. */
export type DocumentVerdict =
  | { readonly ok: true; readonly verified: VerifiedDocument; readonly record?: FirstAdmissionRecord }
  | { readonly ok: false; readonly failure: VerificationFailure };

/** A verdict as one JSON object: for auditors, the protected reason included (MWP-SDV-018). */
export function documentVerdictJson(verdict: DocumentVerdict): object {
  if (!verdict.ok) {
    const { stage, reason, detail, wireCode } = verdict.failure;
    return { verdict: "refused", stage, reason, ...(detail !== undefined && { detail }), wireCode };
  }
  const { kind, signingHash, organizationId, keyId, principal, protectedTime, applicability } = verdict.verified;
  const facts = { verdict: "verified", kind, signingHash, organizationId, keyId, principal, protectedTime };
  const { record } = verdict;
  return { ...facts, applicability, ...(record !== undefined && { admission: record }) };
}

/** A verdict for people. */
export function documentVerdictText(verdict: DocumentVerdict): string {
  if (!verdict.ok) {
    const { stage, reason, detail, wireCode } = verdict.failure;
    return `refused at ${stageName(stage)} (${reason}${detail === undefined ? "" : `: ${detail}`}); on the wire: ${wireCode}`;
  }
  const { signingHash, principal, keyId, protectedTime } = verdict.verified;
  const { record } = verdict;
  return [
    `verified ${signingHash}`,
    `  signer    ${principal.type} ${principal.id}`,
    `  key       ${keyId}`,
    `  time      ${protectedTime}`,
    ...(record === undefined
      ? []
      : [`  admitted  ${record.trustedAcceptedAt} by ${record.acceptedBy.type} ${record.acceptedBy.id}`]),
  ].join("\n");
}

/** A log's verdict as one JSON object. */
export function logVerdictJson(verdict: LogVerdict): object {
  const { report } = verdict;
  return verdict.ok ? { verdict: "verified", ...report } : { verdict: "refused", fault: verdict.fault, ...report };
}

/** A log's verdict for people. */
export function logVerdictText(verdict: LogVerdict): string {
  return verdict.ok ? provenText(verdict.report) : refusedText(verdict.fault, verdict.report);
}

function provenText({ groupId, events, documents, admissions, missionState, missionId, stateHash }: LogReport): string {
  const counted = Object.entries(documents).map(([kind, count]) => `${count} ${kind}`);
  const admitted =
    admissions === 0 ? "none in this log; `mwp export log` writes them" : `${admissions} records validated`;
  return [
    `verified ${events} Events of ${groupId}, from the first to the last`,
    `  documents   ${counted.join(", ")}`,
    `  admissions  ${admitted}`,
    `  Mission     ${missionState} (${missionId})`,
    `  state       ${stateHash}`,
  ].join("\n");
}

function refusedText({ at, check, text, stage }: LogFault, { events }: LogReport): string {
  const where = stage === undefined ? check : `${check}, ${stageName(stage)}`;
  return `refused at ${at} (${where}): ${text}\n  ${events} Events before it hold`;
}

function stageName(stage: VerificationFailure["stage"]): string {
  return typeof stage === "number" ? `stage ${stage}` : stage;
}
