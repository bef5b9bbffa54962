import type { Effect } from "../kind-row.ts";
import type { GroupState } from "../state.ts";
import { nextDocument, workEffect } from "./effect.ts";
import { activeLeases } from "./execution.ts";
import { expireLease } from "./leases.ts";

/**
 * What the end of an Execution Lease that nobody renewed is told by: it and its ownership lease are expired (P29). The
 * WorkItem stays active without a live owner, until it is offered again (MWP-WRK-019).
 */
export function executionExpired(state: GroupState, workItemId: string, now: string): Effect | undefined {
  const item = state.workItems.get(workItemId);
  if (item === undefined) return undefined;
  const { executionLease, ownershipLease } = activeLeases(item);
  const reason = "Execution Lease expired";
  const workItem = nextDocument(item, now, {});
  const kind = "ext.missionweaveprotocol.core.work_execution_lease_revoked";
  return workEffect(kind, {
    workItem,
    executionLease: expireLease(executionLease, now, reason),
    ownershipLease: expireLease(ownershipLease, now, reason),
    reason,
  });
}
