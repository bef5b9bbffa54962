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
import { budgetExcess } from "./work/budget.ts";
import { areOnCard, coversCapabilities, sameCapabilities } from "./work/capabilities.ts";

/** What a child Mission is compared with. */
export interface ChildBounds {
  readonly parent: MissionAggregate;
  readonly contract: WorkContract;
  /** Budgets that WorkItems which are part of the parent WorkItem have set aside from it. */
  readonly parts: readonly Budget[];
  readonly policy: Policy;
}

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
  { parent, contract, parts, policy }: ChildBounds,
): Rejection | undefined {
  if (isBefore(contract.deadline, deadline))
    return invalid("the child's deadline is after that of the parent WorkItem");
  const { highRiskExecutionApproval } = parent.document.approvalPolicy;
  if (highRiskExecutionApproval && !approvalPolicy.highRiskExecutionApproval) {
    return invalid("the child drops the parent's approval of high-risk execution");
  }
  if (parent.isReconciling) return refuse("APPROVAL_REQUIRED", "the Coordinator has not reconciled yet");
  const excess = budgetExcess([budget, ...parts], contract.budget);
  if (excess !== undefined) return refuse("BUDGET_EXCEEDED", `the parent WorkItem's budget is exceeded: ${excess}`);
  if (childDepth(parent) <= policy.childDepthMax) return undefined;
  return refuse("RATE_LIMITED", `a child Mission is at most ${policy.childDepthMax} deep without a grant`);
}

/** Why the basis on which the child's Coordinator was chosen does not hold (MWP-WRK-006, P03). */
export function selectionFault(
  { selectionBasis }: MissionCreateChildCommandPayload,
  { requiredCapabilities }: WorkContract,
  { card }: AgentFact,
): string | undefined {
  const { verifiedMatches, authorizationEligible, requiredCapabilities: stated } = selectionBasis;
  if (!authorizationEligible) return "the child's Coordinator is not eligible by authorization";
  if (!sameCapabilities(stated, requiredCapabilities)) return "the selection basis is for other Capabilities";
  if (!areOnCard(card, verifiedMatches)) return "a verified match is not on the Card of the child's Coordinator";
  const isAsked = requiredCapabilities.some((required) => coversCapabilities(verifiedMatches, [required]));
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
