import type { MissionRenewCoordinatorCommandPayload } from "../../../generated/types.ts";
import { claimContextPackage, packagesOfOthers, publicationFault } from "../context.ts";
import { renewLease } from "../coordinator-lease.ts";
import { type GroupAttempt, type GroupKind, type PolicyEffect, resolved } from "../kind-row.ts";
import { membershipOf } from "../membership.ts";
import { missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import { invalid, type Rejection } from "../refusal.ts";
import { isBefore } from "../time.ts";

type Renew = GroupAttempt<MissionRenewCoordinatorCommandPayload>;

/**
 * The Coordinator renews its lease from now on, and binds it to the Session it renews under (P29a). By the lease it acts
 * until `expiresAt`; renewing is possible until `graceExpiresAt`, and after that only a replacement is (MWP-MSN-005). A
 * replacement that states what it took over by has reconciled, and may assign work from then on.
 */
export const missionRenewCoordinator: GroupKind<MissionRenewCoordinatorCommandPayload, undefined> = {
  kind: "mission.renew_coordinator",
  emits: ["mission.coordinator.renewed"],
  aggregate: "mission",
  authorities: ["coordinator"],
  from: openPhases,
  documents: { contextPackage: "context-package" },
  claims: ({ contextPackage }) => claimContextPackage(contextPackage),
  resolve(attempt) {
    const { contextPackage } = attempt.payload;
    const fault = contextPackage === undefined ? undefined : publicationFault(attempt, contextPackage);
    return fault ?? reconciliationFault(attempt) ?? resolved(undefined);
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
    const { leaseId: _, ...carried } = payload;
    const renewed = renewLease(lease, command.sessionEpoch ?? lease.sessionEpoch, now, renewalPolicy);
    const effect = { lease: renewed, renewalPolicy, ...carried };
    const kind = "mission.coordinator.renewed";
    const events = [{ kind, aggregateRevision: document.revision + 1, payload: effect }] as const;
    return { ok: true, events, policyLog: ownPackage(attempt) };
  },
};

/**
 * Why a replacement has not reconciled: it names the Context Package of another Agent, its own only where there is none,
 * and a sequence from its appointment on (MWP-MSN-005).
 */
function reconciliationFault(attempt: Renew): Rejection | undefined {
  const { state, command, payload } = attempt;
  const { contextPackageId, reconciledThroughSequence: through, contextPackage } = payload;
  if ((contextPackageId === undefined) !== (through === undefined)) {
    return invalid("contextPackageId and reconciledThroughSequence go together");
  }
  if (contextPackageId === undefined || through === undefined) return undefined;
  const others = packagesOfOthers(state, command.actor.id);
  const usable = others.length > 0 || contextPackage === undefined ? others : [contextPackage];
  if (!usable.some((one) => one.contextPackageId === contextPackageId)) {
    return invalid("the Context Package is not available");
  }
  const appointed = membershipOf(state, command.actor)?.changedSequence ?? 0;
  return through >= appointed && through <= state.sequence
    ? undefined
    : invalid("reconciledThroughSequence is not between the appointment and the latest Event");
}

/** That a replacement took over by a Context Package of its own is for the audit: nobody else vouched for it. */
function ownPackage(attempt: Renew): readonly PolicyEffect[] {
  const { payload, state, command } = attempt;
  const { contextPackageId } = payload;
  const isOwn = contextPackageId !== undefined && packagesOfOthers(state, command.actor.id).length === 0;
  if (!isOwn || missionOf(attempt).isReconciling !== true) return [];
  return [{ decision: "Coordinator reconciled by a Context Package of its own", details: { contextPackageId } }];
}
