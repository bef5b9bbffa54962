import type { WorkStartCommandPayload } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import type { GroupAttempt, GroupKind } from "../kind-row.ts";
import { invalid, type Rejection, refuse } from "../refusal.ts";
import { isBefore } from "../time.ts";
import { nextDocument, stated, workEffect } from "../work/effect.ts";
import { reported } from "../work/execution.ts";
import { dependenciesMet, isGateOpen } from "../work/gate.ts";
import { hasStarted, isLeaseLive, issueLease, leaseEnd, leaseTermsOf, moveLease } from "../work/leases.ts";
import { ownersKind } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row W7: the owner starts, under a new Execution Lease bound to its Session. It must hold a live ownership lease and,
 * the first time, be in time for `startBy`; the contract must be the one it accepted, the dependencies met and the gate
 * open (MWP-WRK-013, MWP-WRK-002, MWP-WRK-007, MWP-AUT-003).
 */
export const workStart: GroupKind<WorkStartCommandPayload, WorkItemAggregate> = {
  ...ownersKind<WorkStartCommandPayload>(),
  kind: "work.start",
  emits: ["work.started"],
  workFrom: ["queued"],
  leaseFault({ now }, item) {
    const { ownershipLease } = item;
    if (!isLeaseLive(ownershipLease, now)) return "the ownership lease is over";
    const isLate = !hasStarted(item) && !isBefore(now, ownershipLease.startBy ?? ownershipLease.expiresAt);
    return isLate ? "the work was to start earlier" : undefined;
  },
  handle(attempt, item) {
    const fault = startFault(attempt, item);
    if (fault !== undefined) return fault;
    const { payload, now } = attempt;
    const workItem = nextDocument(item, now, { state: "active", ...reported(payload) });
    const { checkpoint, failedAttempts } = item;
    const started = { workItem, ...startLeases(attempt, item), attempt: failedAttempts + 1, ...stated({ checkpoint }) };
    return { ok: true, events: [workEffect("work.started", started)] };
  },
};

function startFault({ state, now }: GroupAttempt, item: WorkItemAggregate): Rejection | undefined {
  if (item.acceptedContractVersion !== item.document.contract.contractVersion) {
    return invalid("the owner has not accepted the present contract version");
  }
  if (!dependenciesMet(state, item)) return invalid("the dependencies of the WorkItem are not met");
  return isGateOpen(item, now) ? undefined : refuse("APPROVAL_REQUIRED", "the execution has not been approved");
}

/** The Execution Lease, and the ownership lease that ends with it from now on (P29a). */
function startLeases(attempt: GroupAttempt, item: WorkItemAggregate): object {
  const { command, signingHash, facts, now } = attempt;
  const { ownershipLease, ownershipEpoch } = item;
  if (ownershipLease === undefined) throw new Error("a start without ownership lease");
  const expiresAt = leaseEnd(now, leaseTermsOf(item, facts).executionSeconds, item.document.contract);
  const sessionEpoch = command.sessionEpoch ?? ownershipLease.sessionEpoch;
  const holder = { holderAgentId: ownershipLease.holderAgentId, sessionEpoch, ownershipEpoch };
  const leaseId = objectIdOf("lease", signingHash);
  return {
    executionLease: issueLease(item, holder, { leaseType: "execution", leaseId, now, expiresAt }),
    ownershipLease: moveLease(ownershipLease, now, expiresAt),
  };
}
