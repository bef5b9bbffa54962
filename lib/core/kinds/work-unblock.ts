import type { Lease, WorkUnblockCommandPayload } from "../../../generated/types.ts";
import type { GroupAttempt, GroupKind } from "../kind-row.ts";
import { nextDocument, stated, type WorkChange, workEffect } from "../work/effect.ts";
import { hasRunningChild } from "../work/ending.ts";
import { findWorkItem } from "../work/find.ts";
import { closeLease, expireLease, isLeaseLive, leaseEnd, leaseTermsOf, moveLease } from "../work/leases.ts";
import { withoutOwner } from "../work/reoffer.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Unblock = GroupAttempt<WorkUnblockCommandPayload>;

/**
 * Row W10: the Coordinator resolved the blocker. The work returns to its owner's queue as long as both leases live, else
 * it is open again (MWP-WRK-017). The MissionOwner may do it by emergency override, which the Policy Log holds (P23).
 */
export const workUnblock: GroupKind<WorkUnblockCommandPayload, WorkItemAggregate> = {
  kind: "work.unblock",
  emits: ["work.unblocked"],
  aggregate: "work-item",
  authorities: ["coordinator", "mission_owner"],
  from: ["active"],
  workFrom: ["blocked"],
  resolve: (attempt) => findWorkItem(attempt, attempt.payload.workItemId),
  item: (item) => item,
  forbidden({ payload, authority }) {
    const overrides = authority !== "mission_owner" || payload.emergencyOverride !== undefined;
    return overrides ? undefined : "the MissionOwner acts for the Coordinator by emergencyOverride only";
  },
  revision: (_, { document }) => document.revision,
  stateFault: (_, item) => (hasRunningChild(item) ? "a child Mission does the work" : undefined),
  handle(attempt, item) {
    const { payload, now, authority } = attempt;
    const { resolution } = payload;
    const emergencyOverride = authority === "mission_owner" ? payload.emergencyOverride : undefined;
    const unblocked = isKept(item, now) ? requeued(attempt, item) : reopened(item, now);
    const decision = "WorkItem unblocked by emergency override";
    return {
      ok: true,
      events: [workEffect("work.unblocked", { ...unblocked, resolution, ...stated({ emergencyOverride }) })],
      policyLog: emergencyOverride === undefined ? [] : [{ decision, details: { resolution, ...emergencyOverride } }],
    };
  },
};

/** Whether the owner still has the work: by its ownership lease, and by the blocked lease where it blocked the work. */
function isKept(item: WorkItemAggregate, now: string): boolean {
  const blockedLease = blockedLeaseOf(item);
  return isLeaseLive(item.ownershipLease, now) && (blockedLease === undefined || isLeaseLive(blockedLease, now));
}

/** Back to its owner, whose ownership lease begins anew. */
function requeued({ facts, now }: Unblock, item: WorkItemAggregate): WorkChange {
  const { ownershipLease } = item;
  const blockedLease = blockedLeaseOf(item);
  const workItem = nextDocument(item, now, { state: "queued" });
  const ownedUntil = leaseEnd(now, leaseTermsOf(item, facts).ownershipSeconds, workItem.contract);
  const leases = stated({
    blockedLease: blockedLease && closeLease(blockedLease, "released", now, "unblocked"),
    ownershipLease: ownershipLease && moveLease(ownershipLease, now, ownedUntil),
  });
  return { workItem, ...leases };
}

/** Free to be offered again: the owner let it lapse. */
function reopened(item: WorkItemAggregate, now: string): WorkChange {
  const workItem = withoutOwner(nextDocument(item, now, { state: "open" }));
  const { ownershipLease } = item;
  const blockedLease = blockedLeaseOf(item);
  const reason = "lapsed while blocked";
  const leases = stated({
    blockedLease: blockedLease?.state === "active" ? expireLease(blockedLease, now, reason) : undefined,
    ownershipLease: ownershipLease?.state === "active" ? expireLease(ownershipLease, now, reason) : undefined,
  });
  return { workItem, ...leases };
}

/** The blocked lease of the present owner; none where it was a child Mission that blocked the work. */
function blockedLeaseOf({ blockedLease, ownershipEpoch }: WorkItemAggregate): Lease | undefined {
  return blockedLease?.ownershipEpoch === ownershipEpoch ? blockedLease : undefined;
}
