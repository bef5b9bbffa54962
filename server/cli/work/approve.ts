import type { ExecutionScope } from "../../../generated/types.ts";
import { signExecutionApproval } from "../../../lib/human/mod.ts";
import type { WorkItemView } from "../../../lib/wire/http.ts";
import { parseBudget } from "../budget.ts";
import { confirm, showBefore } from "../confirm.ts";
import { UsageError } from "../exit.ts";
import { findMissionDetail, findWorkItem } from "../find.ts";
import { printReceipt } from "../receipt.ts";
import { scopeText } from "../render/scope.ts";
import { workCard } from "../render/work.ts";
import { type SeatOptions, sendIn, takeSeat } from "../seat.ts";
import { parseTime } from "../times.ts";

/** Options of `mwp work approve-execution`. */
export interface ScopeOptions {
  readonly operation?: readonly string[];
  readonly resource?: readonly string[];
  readonly budget?: readonly string[];
  readonly expires: string;
}

/**
 * `mwp work approve-execution MISSION WORKITEM`: shows the contract and what is to be allowed, asks, and signs an Approval
 * whose one condition is the hash of that scope (MWP-AUT-003). It opens the gate for the present owner alone.
 */
export async function approveExecution(
  text: string,
  item: string,
  options: SeatOptions & ScopeOptions & { readonly yes?: boolean; readonly comments?: string },
): Promise<void> {
  const { json, comments } = options;
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const view = findWorkItem(await seat.reader.work(detail.mission.missionId), item);
  const now = seat.view();
  const scope = scopeOf(view, options, now.nowMs);
  showBefore(`${workCard(view, now)}\n\n${scopeText(scope, now)}`, json);
  await confirm("Allow this execution?", options);
  const said = { scope, ...(comments !== undefined && { comments }) };
  const approval = signExecutionApproval(
    { workItem: view.workItem, missionRevision: detail.mission.revision },
    said,
    seat.approver(),
  );
  const { workItemId } = view.workItem;
  const payload = { workItemId, approval, scope };
  const receipt = await sendIn(seat, detail, { kind: "approval.grant_execution", payload, fields: { workItemId } });
  printReceipt(json, "approval.execution.granted", { receipt, facts: { approvalId: approval.approvalId } });
}

/** What is allowed: all that the contract allows, narrowed by what was typed, for the present owner and a time. */
export function scopeOf(
  { workItem: { owner, contract } }: Pick<WorkItemView, "workItem">,
  { operation, resource, budget, expires }: ScopeOptions,
  nowMs: number,
): ExecutionScope {
  if (owner === undefined) throw new UsageError("the WorkItem has no owner to allow anything");
  const all = contract.allowedResources;
  const operations = operation ?? [...new Set(all.flatMap((grant) => grant.operations))];
  const [first, ...more] = operations;
  if (first === undefined) throw new UsageError("the contract allows no operation: name one with --operation");
  const until = parseTime(expires, nowMs);
  return {
    ownershipEpoch: owner.ownershipEpoch,
    operations: [first, ...more],
    resources: [...(resource ?? new Set(all.map((grant) => grant.resource)))],
    budget: budget === undefined ? contract.budget : parseBudget(budget),
    expiresAt: Date.parse(until) > Date.parse(contract.deadline) ? contract.deadline : until,
  };
}
