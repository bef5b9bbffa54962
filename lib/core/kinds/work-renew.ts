import type { Lease, WorkExecutionLeaseRenewCommandPayload } from "../../../generated/types.ts";
import type { GroupKind } from "../kind-row.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { activeLeases, reported } from "../work/execution.ts";
import { isLeaseLive, leaseEnd, leaseTermsOf, moveLease } from "../work/leases.ts";
import { executionLeaseFault, ownersKind } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row X2: the owner renews the lease that its work rests on. While it executes that is the Execution Lease, and the
 * ownership lease moves with it; else the ownership lease, or, blocked, the blocked one (P29a). The state stays.
 */
export const workRenew: GroupKind<WorkExecutionLeaseRenewCommandPayload, WorkItemAggregate> = {
  ...ownersKind<WorkExecutionLeaseRenewCommandPayload>(),
  kind: "ext.missionweaveprotocol.core.work_execution_lease_renew",
  emits: ["work.progressed"],
  workFrom: ["queued", "active", "blocked"],
  stateFault: (_, { child }) => (child?.state === "active" ? "a child Mission does the work" : undefined),
  leaseFault(attempt, item) {
    const { leaseId } = attempt.payload;
    if (item.document.state === "active") return executionLeaseFault(attempt, item, leaseId);
    const lease = namedLease(item, leaseId);
    if (lease === undefined) return "leaseId is not a lease that can be renewed now";
    const live = [lease, item.ownershipLease].every((needed) => isLeaseLive(needed, attempt.now));
    return live ? undefined : "the lease is over";
  },
  handle(attempt, item) {
    const { payload, facts, now } = attempt;
    const workItem = nextDocument(item, now, reported(payload));
    const terms = leaseTermsOf(item, facts);
    const until = (seconds: number): string => leaseEnd(now, seconds, workItem.contract);
    if (item.document.state === "active") {
      const { executionLease, ownershipLease } = activeLeases(item);
      const end = until(terms.executionSeconds);
      const leases = {
        lease: moveLease(executionLease, now, end),
        ownershipLease: moveLease(ownershipLease, now, end),
      };
      return { ok: true, events: [workEffect("work.progressed", { workItem, ...leases })] };
    }
    const named = namedLease(item, payload.leaseId);
    if (named === undefined) throw new Error("a renewal of no lease");
    const seconds = named.leaseType === "blocked" ? terms.blockedSeconds : terms.ownershipSeconds;
    const renewed = { workItem, lease: moveLease(named, now, until(seconds)) };
    return { ok: true, events: [workEffect("work.progressed", renewed)] };
  },
};

/** The ownership lease or, of a blocked WorkItem, the blocked lease of that ID. */
function namedLease({ document, ownershipLease, blockedLease }: WorkItemAggregate, leaseId: string): Lease | undefined {
  const renewable = document.state === "blocked" ? [ownershipLease, blockedLease] : [ownershipLease];
  return renewable.find((lease) => lease?.leaseId === leaseId);
}
