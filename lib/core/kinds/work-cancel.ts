import type { WorkCancelCommandPayload } from "../../../generated/types.ts";
import type { GroupKind } from "../kind-row.ts";
import { compensationOf } from "../work/compensation.ts";
import { cancelChild, cancelWork, hasRunningChild } from "../work/ending.ts";
import { findWorkItem } from "../work/find.ts";
import { membershipEnds } from "../work/idle.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { unfinishedWork } from "../work/table.ts";

/**
 * Row W14: Coordinator, MissionOwner or policy cancels the work. Leases are revoked, offers withdrawn, and where the
 * contract says so a WorkItem is authorized that cleans up (MWP-AUT-006). Work that a child Mission does only the
 * Coordinator cancels, and the child with it (P25).
 */
export const workCancel: GroupKind<WorkCancelCommandPayload, WorkItemAggregate> = {
  kind: "work.cancel",
  emits: ["work.cancelled", "work.authorized", "membership.ended"],
  aggregate: "work-item",
  authorities: ["coordinator", "mission_owner", "policy"],
  from: ["active"],
  workFrom: unfinishedWork,
  resolve: (attempt) => findWorkItem(attempt, attempt.payload.workItemId),
  item: (item) => item,
  forbidden({ authority }, item) {
    const foreign = hasRunningChild(item) && authority !== "coordinator";
    return foreign ? "only the Coordinator ends work that a child Mission does" : undefined;
  },
  revision: (_, { document }) => document.revision,
  handle(attempt, item) {
    const { payload, state, signingHash, command, now, authority } = attempt;
    const { reason } = payload;
    const cancelled = cancelWork(item, now, reason);
    const compensation = compensationOf(item, { signingHash, authorizedBy: command.actor, now });
    return {
      ok: true,
      events: [cancelled, ...compensation, ...membershipEnds(state, cancelled.payload.workItem, now)],
      intents: cancelChild(item, reason),
      policyLog: authority === "policy" ? [{ decision: "WorkItem cancelled by policy", details: { reason } }] : [],
    };
  },
};
