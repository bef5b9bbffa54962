import type { Attempt } from "../kind-row.ts";
import type { Refusal } from "../refusal.ts";

/** Check 14: `expectedRevision`, where stated, is the current revision of the kind's aggregate (MWP-EVT-007, P34). */
export function revision<S>(attempt: Attempt<S>): Refusal | undefined {
  const { expectedRevision } = attempt.command;
  if (expectedRevision === undefined) return undefined;
  const currentRevision = attempt.row.revision(attempt, attempt.bound);
  if (expectedRevision === currentRevision) return undefined;
  const message = "expectedRevision is not the current revision";
  return { code: "REVISION_CONFLICT", message, expectedRevision, currentRevision };
}
