import type { Lease, ScheduleEstimate, WorkItem, WorkProgress } from "../../../generated/types.ts";
import { stated } from "./effect.ts";
import { closeLease, moveLease } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";

/** The two leases that an active WorkItem has. Throws for one without: no Event leads to that. */
export function activeLeases({ ownershipLease, executionLease }: WorkItemAggregate): {
  readonly ownershipLease: Lease;
  readonly executionLease: Lease;
} {
  if (ownershipLease === undefined || executionLease === undefined)
    throw new Error("an active WorkItem without leases");
  return { ownershipLease, executionLease };
}

/** How an execution ends that leaves its owner in place. */
export interface ExecutionEnd {
  readonly state: "released" | "revoked";
  readonly reason: string;
  readonly now: string;
  /** End of the ownership lease from then on. */
  readonly ownedUntil: string;
}

/** Closes the Execution Lease alone; the ownership lease lives on, to an end of its own (P29a). */
export function endExecution(
  item: WorkItemAggregate,
  { state, reason, now, ownedUntil }: ExecutionEnd,
): { readonly executionLease: Lease; readonly ownershipLease: Lease } {
  const { executionLease, ownershipLease } = activeLeases(item);
  return {
    executionLease: closeLease(executionLease, state, now, reason),
    ownershipLease: moveLease(ownershipLease, now, ownedUntil),
  };
}

/** What an owner may tell with most of its Commands (MWP-WRK-012, MWP-WRK-016). */
export interface Report {
  readonly progress?: WorkProgress;
  readonly scheduleEstimate?: ScheduleEstimate;
}

/** The members of the WorkItem that a report replaces. */
export function reported({ progress, scheduleEstimate }: Report): Pick<WorkItem, "progress" | "scheduleEstimate"> {
  return stated({ progress, scheduleEstimate });
}
