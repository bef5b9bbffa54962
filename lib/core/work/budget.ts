import type { Budget, WorkContract } from "../../../generated/types.ts";
import { type Rejection, refuse } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { exceeds } from "./decimal.ts";
import type { WorkItemAggregate } from "./state.ts";
import { terminalWork } from "./table.ts";

/** The six dimensions of a Resource Budget. */
export const budgetDimensions = [
  "financialLimit",
  "modelTokenLimit",
  "toolCallLimit",
  "computeSecondsLimit",
  "wallClockSecondsLimit",
  "externalSideEffectLimit",
] as const satisfies readonly (keyof Budget)[];

/**
 * The dimension in which budgets together are more than a limit; `currency` where money is in another one. An absent dimension
 * allows nothing.
 */
export function budgetExcess(budgets: readonly Budget[], limit: Budget): keyof Budget | undefined {
  const isForeign = budgets.some(
    ({ financialLimit, currency }) => financialLimit !== undefined && currency !== limit.currency,
  );
  if (isForeign) return "currency";
  return budgetDimensions.find((name) =>
    exceeds(
      budgets.map((budget) => budget[name] ?? 0),
      limit[name] ?? 0,
    ),
  );
}

/** A contract, with where in the tree of WorkItems it belongs. */
export interface Placed {
  readonly contract: WorkContract;
  /** Of the WorkItem whose contract it is to be. */
  readonly workItemId: string;
  readonly parentWorkItemId?: string | undefined;
}

/**
 * The refusal of a contract whose budget is more than is left (MWP-FND-020). What a WorkItem may use is set aside from
 * the budget of the WorkItem it is part of, else from the Mission's, until it is verified or cancelled; what its own parts
 * have set aside stays within it.
 */
export function budgetFault(state: GroupState, placed: Placed): Rejection | undefined {
  const { contract, workItemId, parentWorkItemId } = placed;
  const others = [...state.workItems.values()].filter(
    (item) => isOpen(item) && item.document.workItemId !== workItemId,
  );
  const parent = liveParent(state, parentWorkItemId);
  const siblings = others.filter((item) => liveParent(state, item.parentWorkItemId) === parent);
  const parts = others.filter((item) => item.parentWorkItemId === workItemId);
  const limit = parent?.document.contract.budget ?? state.mission?.document.budget ?? {};
  const excess =
    budgetExcess([...siblings.map(budgetOf), contract.budget], limit) ??
    budgetExcess(parts.map(budgetOf), contract.budget);
  return excess === undefined ? undefined : refuse("BUDGET_EXCEEDED", `the budget is exceeded: ${excess}`);
}

function liveParent({ workItems }: GroupState, parentWorkItemId: string | undefined): WorkItemAggregate | undefined {
  const parent = parentWorkItemId === undefined ? undefined : workItems.get(parentWorkItemId);
  return parent !== undefined && isOpen(parent) ? parent : undefined;
}

function isOpen({ document }: WorkItemAggregate): boolean {
  return !terminalWork.includes(document.state);
}

function budgetOf({ document }: WorkItemAggregate): Budget {
  return document.contract.budget;
}
