import type { Lease } from "../../generated/types.ts";
import type { RenewalPolicy } from "./state.ts";
import { addSeconds } from "./time.ts";

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

/** The lease closed before its time. */
export function revokeLease(lease: Lease, now: string, closureReason: string): Lease {
  return { ...lease, state: "revoked", closedAt: now, closureReason };
}

function expiry(now: string, policy: RenewalPolicy): { readonly expiresAt: string; readonly graceExpiresAt: string } {
  const expiresAt = addSeconds(now, policy.ttlSeconds);
  return { expiresAt, graceExpiresAt: addSeconds(expiresAt, policy.graceSeconds) };
}
