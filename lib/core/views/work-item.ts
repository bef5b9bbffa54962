import type { WorkItem } from "../../../generated/types.ts";
import type { GroupState } from "../state.ts";
import { isEligible, isGateOpen } from "../work/gate.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Shown = Pick<
  WorkItemAggregate,
  | "ownershipEpoch"
  | "ownershipLease"
  | "executionLease"
  | "blockedLease"
  | "checkpoint"
  | "failedAttempts"
  | "executionApproval"
  | "evidence"
  | "child"
  | "parentWorkItemId"
>;

/** A WorkItem with its leases and what stands around it. */
export interface WorkItemView extends Shown {
  readonly workItem: WorkItem;
  /** `closed` while an Execution Approval is needed that does not stand (MWP-AUT-003). */
  readonly gate: "open" | "closed";
  /** Whether its owner could start it now, its Session and free slots aside (MWP-WRK-007). */
  readonly eligible: boolean;
}

/** How a WorkItem stands at `now`. */
export function workItemView(state: GroupState, item: WorkItemAggregate, now: string): WorkItemView {
  const { ownershipLease, executionLease, blockedLease, checkpoint, executionApproval, child, parentWorkItemId } = item;
  return {
    workItem: item.document,
    ownershipEpoch: item.ownershipEpoch,
    ...(ownershipLease === undefined ? {} : { ownershipLease }),
    ...(executionLease === undefined ? {} : { executionLease }),
    ...(blockedLease === undefined ? {} : { blockedLease }),
    ...(checkpoint === undefined ? {} : { checkpoint }),
    failedAttempts: item.failedAttempts,
    ...(executionApproval === undefined ? {} : { executionApproval }),
    gate: isGateOpen(item, now) ? "open" : "closed",
    evidence: item.evidence,
    ...(child === undefined ? {} : { child }),
    ...(parentWorkItemId === undefined ? {} : { parentWorkItemId }),
    eligible: isEligible(state, item, now),
  };
}
