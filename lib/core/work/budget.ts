import type { Budget, WorkContract } from "../../../generated/types.ts";
import { type Rejection, refuse } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { compensationIn } from "./constraints.ts";
import { exceeds } from "./decimal.ts";
import type { WorkItemAggregate } from "./state.ts";
import { terminalWork } from "./table.ts";

/** The six dimensions of a Resource Budget. */
const budgetDimensions = [
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
 * and the work that would clean up after it have set aside stays within it, so that its end always gives back enough.
 */
export function budgetFault(state: GroupState, placed: Placed): Rejection | undefined {
  const { contract, workItemId, parentWorkItemId } = placed;
  const whole = nearestOpen(state, parentWorkItemId);
  const limit = whole?.document.contract.budget ?? state.mission?.document.budget ?? {};
  const beside = [...setAsideFrom(state, whole, workItemId), ...compensationBudget(whole?.document.contract)];
  const item = state.workItems.get(workItemId);
  const parts = item === undefined ? [] : setAsideFrom(state, item, workItemId);
  const excess =
    budgetExcess([...beside, contract.budget], limit) ??
    budgetExcess([...parts, ...compensationBudget(contract)], contract.budget);
  return excess === undefined ? undefined : refuse("BUDGET_EXCEEDED", `the budget is exceeded: ${excess}`);
}

/** Budgets set aside from a WorkItem, or from the Mission itself, by all but one. */
function setAsideFrom(state: GroupState, whole: WorkItemAggregate | undefined, except: string): readonly Budget[] {
  return [...state.workItems.values()]
    .filter((item) => isOpen(item) && item.document.workItemId !== except)
    .filter((item) => nearestOpen(state, item.parentWorkItemId) === whole)
    .map(({ document }) => document.contract.budget);
}

/** The WorkItem that something is part of, or, once that is over, the next one up; undefined where it is the Mission. */
function nearestOpen({ workItems }: GroupState, workItemId: string | undefined): WorkItemAggregate | undefined {
  let item = workItemId === undefined ? undefined : workItems.get(workItemId);
  // A WorkItem joins one that exists, so the way up ends.
  while (item !== undefined && !isOpen(item)) {
    item = item.parentWorkItemId === undefined ? undefined : workItems.get(item.parentWorkItemId);
  }
  return item;
}

function compensationBudget(contract: WorkContract | undefined): readonly Budget[] {
  const compensation = contract && compensationIn(contract);
  return compensation === undefined ? [] : [compensation.budget];
}

function isOpen({ document }: WorkItemAggregate): boolean {
  return !terminalWork.includes(document.state);
}
