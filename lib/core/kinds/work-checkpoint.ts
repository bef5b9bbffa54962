import type { WorkCheckpointCommandPayload } from "../../../generated/types.ts";
import type { GroupKind } from "../kind-row.ts";
import { checkpointOf, resolveCheckpoint } from "../work/checkpoint.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { endExecution, reported } from "../work/execution.ts";
import { leaseEnd, leaseTermsOf } from "../work/leases.ts";
import { executionLeaseFault, ownersKind } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row W8: the owner saves its progress and pauses. The Execution Lease is released, the ownership lease kept, and the item
 * waits in the queue to be started again from here (MWP-WRK-014, MWP-WRK-015).
 */
export const workCheckpoint: GroupKind<WorkCheckpointCommandPayload, WorkItemAggregate> = {
  ...ownersKind<WorkCheckpointCommandPayload>(),
  kind: "work.checkpoint",
  emits: ["work.checkpointed"],
  workFrom: ["active"],
  resolve: resolveCheckpoint,
  leaseFault: (attempt, item) => executionLeaseFault(attempt, item, attempt.payload.executionLeaseId),
  handle(attempt, item) {
    const { payload, facts, now } = attempt;
    const workItem = nextDocument(item, now, { state: "queued", ...reported(payload) });
    const ownedUntil = leaseEnd(now, leaseTermsOf(item, facts).ownershipSeconds, workItem.contract);
    const leases = endExecution(item, { state: "released", reason: "checkpointed", now, ownedUntil });
    const saved = { workItem, checkpoint: checkpointOf(attempt, item), ...leases };
    return { ok: true, events: [workEffect("work.checkpointed", saved)] };
  },
};
