import { MwpError, type MwpErrorCode } from "../../lib/human/mod.ts";
import { describe } from "./describe.ts";
import { exitCodes, UsageError } from "./exit.ts";
import { LogFormatError } from "./log/line.ts";

/** What a person does about a code, where that is not plain from the message. */
const advice: { readonly [code in MwpErrorCode]?: string } = {
  AUTH_REQUIRED: "run it again; the read token was refused",
  AUTH_INVALID_SIGNATURE: "check this machine's clock, the key file and the name given with --as",
  AUTH_FORBIDDEN: "this is not yours to decide; `mwp mission show MISSION` names the owner and your role",
  GROUP_NOT_FOUND: "`mwp mission list` names the Missions you are a member of",
  MEMBERSHIP_REQUIRED: "your Membership has ended or has not begun; ask the MissionOwner or the Coordinator",
  MEMBERSHIP_STALE: "your Membership has changed meanwhile; run it again",
  INVALID_STATE_TRANSITION: "`mwp mission show` and `mwp work show` tell the present state",
  REVISION_CONFLICT: "something has changed meanwhile: look at it again, then decide again",
  WORK_STALE_OWNERSHIP: "the owner has changed meanwhile: `mwp work show` names the present one",
  APPROVAL_REQUIRED: "another decision comes first; `mwp inbox` names what waits for whom",
  BUDGET_EXCEEDED: "ask for less, or found the Mission with a larger budget",
  RATE_LIMITED: "wait, then run it again",
  BACKPRESSURE: "the authority is busy: wait, then run it again",
  CURSOR_TOO_OLD: "that part of the log is not served any more: begin at --from now",
  TRANSPORT_FAILED: "is the authority running, at the address of the Organization file?",
  AUTHORITY_UNTRUSTED: "the peer is not the authority of the Organization file; nothing was signed for it",
  OUTCOME_UNKNOWN: "it may have been accepted: look before you send it again",
};

/** A failure for people: the protocol's code, the authority's words, and what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof MwpError)) return `mwp: ${describe(error)}`;
  const hint = advice[error.code];
  return `mwp: ${error.code}: ${error.message}${hint === undefined ? "" : `\n     ${hint}`}`;
}

/** A failure as one JSON object; `code` is the protocol's, `USAGE` or `FAILED`. */
export function failureJson(error: unknown): object {
  if (error instanceof MwpError) {
    const { code, message, retryable, retryAfterMs, currentRevision } = error;
    const hint = advice[code];
    return {
      error: {
        code,
        message,
        retryable,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(currentRevision !== undefined && { currentRevision }),
        ...(hint !== undefined && { hint }),
      },
    };
  }
  const code = exitCodeOf(error) === exitCodes.unusable ? "USAGE" : "FAILED";
  return { error: { code, message: describe(error), retryable: false } };
}

/** How a run ends that failed so. */
export function exitCodeOf(error: unknown): number {
  const isUnusable = error instanceof UsageError || error instanceof LogFormatError || isFileFault(error);
  return isUnusable ? exitCodes.unusable : exitCodes.refused;
}

function isFileFault(error: unknown): boolean {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  return path !== undefined && (code === "ENOENT" || code === "EISDIR" || code === "EACCES" || code === "ENOTDIR");
}
