import type { WorkItem } from "../../../generated/types.ts";
import { hasRunningChild } from "./ending.ts";
import { isLeaseLive } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";
import type { WorkPhase } from "./table.ts";

const ownedWork: readonly WorkPhase[] = ["queued", "active", "blocked"];

/**
 * Whether somebody owns a WorkItem at `now` who must not be passed over: by an ownership lease or a blocked lease that
 * lives (MWP-WRK-019). What a child Mission does is told by its state instead.
 */
export function hasLiveOwner(item: WorkItemAggregate, now: string): boolean {
  if (!ownedWork.includes(item.document.state) || hasRunningChild(item)) return false;
  return isLeaseLive(item.ownershipLease, now) || isLeaseLive(item.blockedLease, now);
}

/**
 * A WorkItem's document without what its last owner left in it. The Checkpoint and the Ownership Epoch stay with the
 * aggregate: the next owner goes on from the one and is above the other (MWP-WRK-019).
 */
export function withoutOwner(document: WorkItem): WorkItem {
  const { owner: _, selectionBasis: __, submission: ___, scheduleEstimate: ____, ...rest } = document;
  return rest;
}

/** Whether the retry budget of a failed WorkItem is used up under its present contract version (MWP-WRK-018). */
export function isRetrySpent({ document, failedAttempts }: WorkItemAggregate): boolean {
  return document.state === "failed" && failedAttempts >= document.contract.retryPolicy.maxAttempts;
}
