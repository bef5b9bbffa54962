import type { MissionRenewCoordinatorCommandPayload } from "../../../generated/types.ts";
import { renewLease } from "../coordinator-lease.ts";
import { contextPackageFault } from "../documents.ts";
import { type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import { isBefore } from "../time.ts";

/**
 * The Coordinator renews its lease from now on, and binds it to the Session it renews under (P29a). By the lease it acts
 * until `expiresAt`; renewing is possible until `graceExpiresAt`, and after that only a replacement is (MWP-MSN-005).
 */
export const missionRenewCoordinator: GroupKind<MissionRenewCoordinatorCommandPayload, undefined> = {
  kind: "mission.renew_coordinator",
  emits: ["mission.coordinator.renewed"],
  aggregate: "mission",
  authorities: ["coordinator"],
  from: openPhases,
  documents: { contextPackage: "context-package" },
  resolve(attempt) {
    const { contextPackage } = attempt.payload;
    const fault = contextPackage === undefined ? undefined : contextPackageFault(attempt, contextPackage);
    return fault ?? resolved(undefined);
  },
  revision: (attempt) => missionOf(attempt).document.revision,
  leaseFault(attempt) {
    const { lease } = missionOf(attempt);
    const { leaseId } = attempt.payload;
    if (leaseId !== undefined && leaseId !== lease.leaseId) return "leaseId is not the current Coordinator lease";
    const renewableUntil = lease.graceExpiresAt ?? lease.expiresAt;
    return isBefore(attempt.now, renewableUntil) ? undefined : "the Coordinator lease lapsed beyond its grace";
  },
  handle(attempt) {
    const { document, lease, renewalPolicy } = missionOf(attempt);
    const { command, payload, now } = attempt;
    const renewed = renewLease(lease, command.sessionEpoch ?? lease.sessionEpoch, now, renewalPolicy);
    const carried = payload.contextPackage === undefined ? {} : { contextPackage: payload.contextPackage };
    const effect = { lease: renewed, renewalPolicy, ...carried };
    const kind = "mission.coordinator.renewed";
    return { ok: true, events: [{ kind, aggregateRevision: document.revision + 1, payload: effect }] };
  },
};
