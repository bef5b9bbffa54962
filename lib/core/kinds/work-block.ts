import type { WorkBlockCommandPayload } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import type { GroupKind } from "../kind-row.ts";
import { checkpointOf, resolveCheckpoint } from "../work/checkpoint.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { endExecution, reported } from "../work/execution.ts";
import { issueLease, leaseEnd, leaseTermsOf } from "../work/leases.ts";
import { executionLeaseFault, ownersKind } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row W9: the owner cannot go on. It saves its progress, says what would resolve the blocker and frees its slot, and keeps
 * the work for as long as a blocked lease lives (MWP-WRK-017).
 */
export const workBlock: GroupKind<WorkBlockCommandPayload, WorkItemAggregate> = {
  ...ownersKind<WorkBlockCommandPayload>(),
  kind: "work.block",
  emits: ["work.blocked"],
  workFrom: ["active"],
  resolve: resolveCheckpoint,
  leaseFault: (attempt, item) => executionLeaseFault(attempt, item, attempt.payload.executionLeaseId),
  handle(attempt, item) {
    const { payload, signingHash, facts, now } = attempt;
    const workItem = nextDocument(item, now, { state: "blocked", ...reported(payload) });
    const { ownershipSeconds, blockedSeconds } = leaseTermsOf(item, facts);
    const ownedUntil = leaseEnd(now, ownershipSeconds, workItem.contract);
    const leases = endExecution(item, { state: "released", reason: "blocked", now, ownedUntil });
    const { holderAgentId, sessionEpoch } = leases.executionLease;
    const blockedLease = issueLease(
      item,
      { holderAgentId, sessionEpoch, ownershipEpoch: item.ownershipEpoch },
      {
        leaseType: "blocked",
        leaseId: objectIdOf("lease", signingHash),
        now,
        expiresAt: leaseEnd(now, blockedSeconds, workItem.contract),
      },
    );
    const checkpoint = checkpointOf(attempt, item);
    const { requiredResolution } = payload;
    const blocked = { workItem, checkpoint, requiredResolution, ...leases, blockedLease };
    return { ok: true, events: [workEffect("work.blocked", blocked)] };
  },
};
