import type { WorkContract } from "../../../generated/types.ts";
import { isRisky } from "../mission-approval.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import { budgetFault, type Placed } from "./budget.ts";
import { compensationIn } from "./constraints.ts";
import { closesCycle } from "./dependencies.ts";

/** Why a contract cannot be that of a WorkItem, now that its schema holds; the budget is judged last (check 17). */
export function contractFault(state: GroupState, placed: Placed, now: string): Rejection | undefined {
  const { contract, workItemId } = placed;
  const reason =
    termsFault(state, contract, now) ??
    (closesCycle(state, workItemId, contract.dependencyWorkItemIds)
      ? "the WorkItem would depend on itself"
      : undefined) ??
    compensationFault(state, contract, now);
  return reason === undefined ? budgetFault(state, placed) : invalid(reason);
}

/**
 * Why the terms of a contract do not hold: IDs occur twice, high-risk or destructive work is to do without a human's
 * Execution Approval (MWP-AUT-003), or the deadline is past or after the Mission's.
 */
function termsFault({ mission }: GroupState, contract: WorkContract, now: string): string | undefined {
  const { requiredDeliverables, acceptanceCriteria, deadline, sideEffectRisk, executionApproval } = contract;
  if (hasTwice(requiredDeliverables.map(({ deliverableId }) => deliverableId))) return "a deliverable ID occurs twice";
  if (hasTwice(acceptanceCriteria.map(({ criterionId }) => criterionId))) return "a criterion ID occurs twice";
  if (isRisky(sideEffectRisk) && executionApproval !== "human_required") {
    return `${sideEffectRisk} work needs executionApproval human_required`;
  }
  if (!isBefore(now, deadline)) return "the deadline of the contract is not in the future";
  const isLate = mission !== undefined && isBefore(mission.document.deadline, deadline);
  return isLate ? "the deadline of the contract is after the Mission's" : undefined;
}

/**
 * Why the contract for cleaning up does not hold (MWP-AUT-006). Its WorkItem comes into being by itself once this one is
 * cancelled, so all that is judged of a contract is judged of it now. It is not cleaned up after in turn.
 */
function compensationFault(state: GroupState, contract: WorkContract, now: string): string | undefined {
  const compensation = compensationIn(contract);
  if (compensation === undefined) return undefined;
  if (compensation.constraints?.cleanup === "compensate") return "a compensation has no compensation of its own";
  if (!compensation.dependencyWorkItemIds.every((id) => state.workItems.has(id))) {
    return "a dependency of the compensation is not available";
  }
  const reason = termsFault(state, compensation, now);
  return reason && `the compensation: ${reason}`;
}

function hasTwice(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length;
}
