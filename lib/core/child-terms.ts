import type {
  Budget,
  ChildFailurePolicy,
  MissionCreateChildCommandPayload,
  WorkContract,
} from "../../generated/types.ts";
import type { AgentFact, Policy } from "./facts.ts";
import { isRisky } from "./mission-approval.ts";
import { invalid, type Rejection, refuse } from "./refusal.ts";
import type { MissionAggregate } from "./state.ts";
import { isBefore } from "./time.ts";

/** What a child Mission is compared with. */
export interface ChildBounds {
  readonly parent: MissionAggregate;
  readonly contract: WorkContract;
  readonly policy: Policy;
}

const dimensions = [
  "financialLimit",
  "modelTokenLimit",
  "toolCallLimit",
  "computeSecondsLimit",
  "wallClockSecondsLimit",
  "externalSideEffectLimit",
] as const satisfies readonly (keyof Budget)[];

/** Depth of a child of this Mission; a root Mission has depth 0. */
export function childDepth({ document }: MissionAggregate): number {
  return (document.parent?.depth ?? 0) + 1;
}

/**
 * Why a child Mission goes beyond its parent (MWP-MSN-025, MWP-FND-020): its deadline and budget are those of the parent
 * WorkItem's contract at most, it does not drop the parent's gate before high-risk work, and it is no deeper than policy
 * lets pass. What its work may ask for and use is judged against the same contract when that work is authorized.
 */
export function childTermsFault(
  { deadline, approvalPolicy, budget }: MissionCreateChildCommandPayload,
  { parent, contract, policy }: ChildBounds,
): Rejection | undefined {
  if (isBefore(contract.deadline, deadline))
    return invalid("the child's deadline is after that of the parent WorkItem");
  const { highRiskExecutionApproval } = parent.document.approvalPolicy;
  if (highRiskExecutionApproval && !approvalPolicy.highRiskExecutionApproval) {
    return invalid("the child drops the parent's approval of high-risk execution");
  }
  if (parent.isReconciling) return refuse("APPROVAL_REQUIRED", "the Coordinator has not reconciled yet");
  if (!isWithin(budget, contract.budget)) {
    return refuse("BUDGET_EXCEEDED", "the child's budget is more than that of the parent WorkItem");
  }
  if (childDepth(parent) <= policy.childDepthMax) return undefined;
  return refuse("RATE_LIMITED", `a child Mission is at most ${policy.childDepthMax} deep without a grant`);
}

/** Whether a budget is no more than another in any dimension; an absent one allows nothing. */
function isWithin(budget: Budget, limit: Budget): boolean {
  return budget.currency === limit.currency && dimensions.every((name) => (budget[name] ?? 0) <= (limit[name] ?? 0));
}

/** Why the basis on which the child's Coordinator was chosen does not hold (MWP-WRK-006, P03). */
export function selectionFault(
  { selectionBasis }: MissionCreateChildCommandPayload,
  { requiredCapabilities }: WorkContract,
  { card }: AgentFact,
): string | undefined {
  const { verifiedMatches, authorizationEligible } = selectionBasis;
  if (!authorizationEligible) return "the child's Coordinator is not eligible by authorization";
  const isOnCard = verifiedMatches.every((match) =>
    card.capabilities.some(({ id, version }) => id === match.id && version === match.version),
  );
  if (!isOnCard) return "a verified match is not on the Card of the child's Coordinator";
  const isAsked = verifiedMatches.some((match) => requiredCapabilities.some(({ id }) => id === match.id));
  return isAsked ? undefined : "no verified match is of a Capability that the parent WorkItem requires";
}

/** What the failure of a child means to its parent WorkItem, by the contract (SUP-09). */
export function failurePolicyOf({ constraints }: WorkContract): ChildFailurePolicy {
  const declared = constraints?.childFailure;
  return declared === "fail" || declared === "fail_mission" ? declared : "block";
}

/** Whether the root human approves the child too: as asked for, or as risk policy says of the parent WorkItem (SUP-08). */
export function needsRootApproval(
  { rootApprovalRequired = false, approvalPolicy }: MissionCreateChildCommandPayload,
  { contract, policy }: ChildBounds,
): boolean {
  const risky = policy.rootApprovalOfRiskyChildren && isRisky(contract.sideEffectRisk);
  return rootApprovalRequired || approvalPolicy.finalHumanApproval || risky;
}
