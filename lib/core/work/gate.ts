import type { WorkContract } from "../../../generated/types.ts";
import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import { isLeaseLive } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";
import { terminalWork, type WorkPhase } from "./table.ts";

/** Whose Execution Approval work needs before it starts (MWP-AUT-003). */
export type NeededApproval = "none" | "policy" | "human";

const finished: readonly WorkPhase[] = [...terminalWork, "failed"];

/** High-risk and destructive work needs a human whatever else the contract says. */
export function neededApproval({ sideEffectRisk, executionApproval }: WorkContract): NeededApproval {
  if (sideEffectRisk === "high_risk" || sideEffectRisk === "destructive") return "human";
  if (executionApproval === "human_required") return "human";
  return executionApproval === "policy_required" ? "policy" : "none";
}

/** Whether the gate of a WorkItem lets it start: an Approval for the present owner, still good, of the right approver. */
export function isGateOpen({ document, executionApproval, ownershipEpoch }: WorkItemAggregate, now: string): boolean {
  const needed = neededApproval(document.contract);
  if (needed === "none") return true;
  if (executionApproval === undefined) return false;
  const { approver, scope } = executionApproval;
  const isGood = scope.ownershipEpoch === ownershipEpoch && isBefore(now, scope.expiresAt);
  return isGood && (needed === "policy" || approver.type === "human");
}

/** Whether the dependencies of a WorkItem are met, by its contract's own policy (MWP-WRK-007). */
export function dependenciesMet({ workItems }: GroupState, { document }: WorkItemAggregate): boolean {
  const { dependencyWorkItemIds: ids, constraints } = document.contract;
  const stateOf = (id: string): WorkPhase => workItems.get(id)?.document.state ?? "none";
  switch (constraints?.dependencyPolicy) {
    case "any_verified":
      return ids.length === 0 || ids.some((id) => stateOf(id) === "verified");
    case "all_finished":
      return ids.every((id) => finished.includes(stateOf(id)));
    default:
      return ids.every((id) => stateOf(id) === "verified");
  }
}

/** Whether the owner of a queued WorkItem could start it at `now`, its Session and free slots aside. */
export function isEligible(state: GroupState, item: WorkItemAggregate, now: string): boolean {
  if (item.document.state !== "queued" || !isLeaseLive(item.ownershipLease, now)) return false;
  return item.acceptedContractVersion === item.document.contract.contractVersion
    ? dependenciesMet(state, item) && isGateOpen(item, now)
    : false;
}
