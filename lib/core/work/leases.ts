import type { Lease, WorkContract, WorkLeaseTerms } from "../../../generated/types.ts";
import type { Facts } from "../facts.ts";
import { addSeconds, isBefore } from "../time.ts";
import type { WorkItemAggregate } from "./state.ts";

/** What a lease of work is bound to beside its type (MWP-WRK-013). */
export interface LeaseHolder {
  readonly holderAgentId: string;
  readonly sessionEpoch: number;
  readonly ownershipEpoch: number;
}

/** A new lease of work: its type, ID and end. An ownership lease has a `startBy` as well. */
export interface LeaseIssue {
  readonly leaseType: "ownership" | "execution" | "blocked";
  readonly leaseId: string;
  readonly now: string;
  readonly expiresAt: string;
  readonly startBy?: string;
}

/** Issues a lease of a WorkItem to an Agent, active from now on (MWP-WRK-013). */
export function issueLease({ document }: WorkItemAggregate, holder: LeaseHolder, issue: LeaseIssue): Lease {
  const { now, leaseId, leaseType, expiresAt, startBy } = issue;
  const { missionId, groupId, workItemId } = document;
  return {
    leaseId,
    leaseType,
    missionId,
    groupId,
    workItemId,
    ...holder,
    ...(startBy === undefined ? {} : { startBy }),
    issuedAt: now,
    startsAt: now,
    expiresAt,
    state: "active",
    renewalCount: 0,
  };
}

/** Moves the end of a lease, which is recorded as a renewal whoever caused it. ID and Session stay (P29a). */
export function moveLease(lease: Lease, now: string, expiresAt: string): Lease {
  return { ...lease, expiresAt, renewalCount: lease.renewalCount + 1, lastRenewedAt: now };
}

/** Closes a lease. One that had run out by then is `expired`, whatever closes it (P29). */
export function closeLease(lease: Lease, state: "released" | "revoked", now: string, closureReason: string): Lease {
  return { ...lease, state: isBefore(now, lease.expiresAt) ? state : "expired", closedAt: now, closureReason };
}

/** Closes a lease as expired, also one that is cut off because what it goes with has run out. */
export function expireLease(lease: Lease, now: string, closureReason: string): Lease {
  return { ...lease, state: "expired", closedAt: now, closureReason };
}

/** Whether a lease holds at `now`: active, and not run out; half-open (P29). */
export function isLeaseLive(lease: Lease | undefined, now: string): lease is Lease {
  return lease?.state === "active" && isBefore(now, lease.expiresAt);
}

/** The end of a lease that is to live some seconds from now: never beyond the contract's deadline. */
export function leaseEnd(now: string, seconds: number, { deadline }: WorkContract): string {
  const end = addSeconds(now, seconds);
  return isBefore(deadline, end) ? deadline : end;
}

/** How long the leases of a WorkItem live: by its latest offer, else by policy. */
export function leaseTermsOf({ leaseTerms }: WorkItemAggregate, { policy }: Facts): WorkLeaseTerms {
  return leaseTerms ?? policy.workLeaseTerms;
}

/** Leases of a WorkItem that nobody closed yet, those that have run out among them. */
export function openLeases({ ownershipLease, executionLease, blockedLease }: WorkItemAggregate): Lease[] {
  return [ownershipLease, executionLease, blockedLease].filter((lease): lease is Lease => lease?.state === "active");
}

/** Every open lease of a WorkItem, closed for one reason (MWP-WRK-014, MWP-AUT-006). */
export function revokedLeases(item: WorkItemAggregate, now: string, reason: string): Lease[] {
  return openLeases(item).map((lease) => closeLease(lease, "revoked", now, reason));
}

/** Whether execution began under the present Ownership Epoch. */
export function hasStarted({ executionLease, ownershipEpoch }: WorkItemAggregate): boolean {
  return executionLease?.ownershipEpoch === ownershipEpoch;
}
