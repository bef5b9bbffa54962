import type { Lease } from "../../generated/types.ts";
import type { RenewalPolicy } from "./state.ts";
import { addSeconds, isBefore } from "./time.ts";

/** What tells a new Coordinator lease from another. */
export interface CoordinatorLeaseTerms {
  readonly leaseId: string;
  readonly missionId: string;
  readonly groupId: string;
  readonly holderAgentId: string;
  readonly sessionEpoch: number;
  readonly coordinatorEpoch: number;
  readonly now: string;
  readonly renewalPolicy: RenewalPolicy;
}

/** A new active Coordinator lease (MWP-MSN-004). */
export function issueCoordinatorLease({ now, renewalPolicy, ...terms }: CoordinatorLeaseTerms): Lease {
  return {
    ...terms,
    leaseType: "coordinator",
    issuedAt: now,
    startsAt: now,
    ...expiry(now, renewalPolicy),
    state: "active",
    renewalCount: 0,
  };
}

/** The lease renewed at `now`, bound to the Session that renews it (P29a). */
export function renewLease(lease: Lease, sessionEpoch: number, now: string, policy: RenewalPolicy): Lease {
  return { ...lease, sessionEpoch, ...expiry(now, policy), renewalCount: lease.renewalCount + 1, lastRenewedAt: now };
}

/** The lease closed before its time, or as expired where its time is over. */
export function revokeLease(lease: Lease, now: string, closureReason: string): Lease {
  return closed(lease, "revoked", now, closureReason);
}

/** The lease given back as its Mission is done, or closed as expired where its time is over. */
export function releaseLease(lease: Lease, now: string, closureReason: string): Lease {
  return closed(lease, "released", now, closureReason);
}

/** The lease of a Mission that another Group founded, from the moment its own Group begins (P14). */
export function startLease(lease: Lease, sessionEpoch: number, now: string, policy: RenewalPolicy): Lease {
  return { ...lease, sessionEpoch, issuedAt: now, startsAt: now, ...expiry(now, policy) };
}

function closed(lease: Lease, state: "revoked" | "released", now: string, closureReason: string): Lease {
  return { ...lease, state: isBefore(now, lease.expiresAt) ? state : "expired", closedAt: now, closureReason };
}

function expiry(now: string, policy: RenewalPolicy): { readonly expiresAt: string; readonly graceExpiresAt: string } {
  const expiresAt = addSeconds(now, policy.ttlSeconds);
  return { expiresAt, graceExpiresAt: addSeconds(expiresAt, policy.graceSeconds) };
}
