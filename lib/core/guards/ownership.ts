import type { Attempt } from "../kind-row.ts";
import type { Refusal } from "../refusal.ts";

/** Check 13: who owns the WorkItem, by offer and Ownership Epoch. */
export function ownership<S>(attempt: Attempt<S>): Refusal | undefined {
  return attempt.row.ownershipFault?.(attempt, attempt.bound);
}
