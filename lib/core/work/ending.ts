import type { ChildLink, Evidence, WorkItem, WorkOffer } from "../../../generated/types.ts";
import type { IntentDraft } from "../intent.ts";
import type { Effect } from "../kind-row.ts";
import { isBefore } from "../time.ts";
import { nextDocument, stated, type WorkChange, workEffect } from "./effect.ts";
import { hasStarted, revokedLeases } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";

/** An Event that ends a WorkItem. */
export type WorkEffect = Effect & { readonly payload: WorkChange };

/** Whether a child Mission is at work in place of the owner (W15). */
export function hasRunningChild({ child }: WorkItemAggregate): boolean {
  return child?.state === "active";
}

/** Rows W14 and W18: the WorkItem is cancelled, its leases are revoked and its offers withdrawn (MWP-AUT-006). */
export function cancelWork(item: WorkItemAggregate, now: string, reason: string): WorkEffect {
  const workItem = endedDocument(item, now, "cancelled");
  const closedLeases = revokedLeases(item, now, "WorkItem cancelled");
  const parts = { ...leasesIfAny(closedLeases), ...stated({ child: givenUp(item) }) };
  return workEffect("work.cancelled", { workItem, reason, ...parts });
}

/** Why work failed. */
export interface Failure {
  readonly now: string;
  readonly reason: string;
  readonly failureCode: string;
  readonly evidence?: readonly Evidence[];
}

/**
 * Rows W13 and W18: the WorkItem failed. Control returns to the Coordinator; an execution that had begun counts as an
 * attempt under this contract version (MWP-WRK-018).
 */
export function failWork(item: WorkItemAggregate, failure: Failure): WorkEffect {
  const { now, reason, failureCode, evidence } = failure;
  const workItem = endedDocument(item, now, "failed");
  const attempt = item.failedAttempts + (hasStarted(item) ? 1 : 0);
  const closedLeases = revokedLeases(item, now, "WorkItem failed");
  const retryable = isRetryable(workItem, failureCode, attempt);
  const parts = { ...leasesIfAny(closedLeases), ...stated({ evidence, child: givenUp(item) }), attempt, retryable };
  return workEffect("work.failed", { workItem, reason, failureCode, ...parts });
}

/** Whether the contract allows another attempt after this failure (MWP-WRK-018). */
function isRetryable({ contract }: WorkItem, failureCode: string, attempt: number): boolean {
  const { retryableFailures, maxAttempts } = contract.retryPolicy;
  return retryableFailures.includes(failureCode) && attempt < maxAttempts;
}

/** The intent that ends the running child of a WorkItem that ends (P25); none where there is no such child. */
export function cancelChild({ child }: WorkItemAggregate, reason: string): readonly IntentDraft[] {
  if (child?.state !== "active") return [];
  return [{ kind: "cancel_child", groupId: child.groupId, subjectId: child.missionId, payload: { reason } }];
}

/** The offers of a WorkItem once none can be accepted any more: a pending one is withdrawn, or has expired. */
export function closeOffers(offers: readonly WorkOffer[], now: string): WorkOffer[] {
  return offers.map((offer) => {
    if (offer.status !== "pending") return offer;
    return { ...offer, status: isBefore(now, offer.expiresAt) ? "withdrawn" : "expired" };
  });
}

/** A child that is given up counts as cancelled at once, as that intent cannot be refused (P14). */
function givenUp(item: WorkItemAggregate): ChildLink | undefined {
  return item.child !== undefined && hasRunningChild(item) ? { ...item.child, state: "cancelled" } : undefined;
}

function endedDocument(item: WorkItemAggregate, now: string, state: "cancelled" | "failed"): WorkItem {
  const { offers } = item.document;
  return nextDocument(item, now, { state, ...(offers === undefined ? {} : { offers: closeOffers(offers, now) }) });
}

function leasesIfAny<L>(closedLeases: readonly L[]): { readonly closedLeases?: readonly L[] } {
  return closedLeases.length === 0 ? {} : { closedLeases };
}
