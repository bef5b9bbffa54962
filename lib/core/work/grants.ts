import type { DelegationGrant, WorkContract } from "../../../generated/types.ts";
import type { GroupAttempt } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { type Rejection, refuse } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import { budgetExcess } from "./budget.ts";
import { isAllowed } from "./capabilities.ts";
import { compensationIn } from "./constraints.ts";
import type { GrantAggregate } from "./state.ts";
import { terminalWork, type WorkPhase } from "./table.ts";

/** WorkItem states in which a Grant for it is over (MWP-MSN-022). */
const overWork: readonly WorkPhase[] = [...terminalWork, "failed"];

/** What a delegate is about to create or to offer. */
export interface Delegated {
  readonly workItemId: string;
  readonly contract: WorkContract;
  /** The WorkItem itself where it exists already, else the one that it is to be part of. */
  readonly under: string | undefined;
  /** Levels that it lies below that. */
  readonly levels: 0 | 1;
}

/** Whether a WorkItem can be the target of a Grant. */
export function isGrantable({ workItems }: GroupState, targetWorkItemId: string): boolean {
  const target = workItems.get(targetWorkItemId);
  return target !== undefined && !overWork.includes(target.document.state);
}

/**
 * Check 12 of a delegate: why the Grant that it cites gives no authority for this (MWP-MSN-019, MWP-MSN-021, MWP-MSN-022).
 * All that a Grant rests on is compared with the present state at each use, so it is over at once when any of it is.
 */
export function grantFault(attempt: GroupAttempt, grantId: string | undefined, use: Delegated): string | undefined {
  const grant = grantId === undefined ? undefined : attempt.state.grants.get(grantId);
  if (grant === undefined) return "the Delegation Grant is not available";
  return standingFault(attempt, grant.document) ?? scopeFault(attempt.state, grant.document, use);
}

function standingFault(attempt: GroupAttempt, grant: DelegationGrant): string | undefined {
  const { state, command, member, now } = attempt;
  const { missionId, groupId, coordinator } = missionOf(attempt).document;
  const { agentId, coordinatorEpoch } = coordinator;
  const isGrantee = command.actor.type === "agent" && command.actor.id === grant.granteeAgentId;
  if (!isGrantee) return "the Delegation Grant is another Agent's";
  const { role, state: standing, membershipEpoch } = member?.document ?? {};
  if (role !== "work_delegate" || standing !== "active" || membershipEpoch !== grant.granteeMembershipEpoch) {
    return "the Membership is not the one the Delegation Grant was given to";
  }
  if (grant.grantedBy.id !== agentId || grant.coordinatorEpoch !== coordinatorEpoch) {
    return "the Coordinator was replaced since the Delegation Grant";
  }
  if (grant.missionId !== missionId || grant.groupId !== groupId) return "the Delegation Grant is for another Group";
  const isOver = isBefore(now, grant.grantedAt) || !isBefore(now, grant.expiresAt);
  if (isOver) return "the Delegation Grant has expired";
  return isGrantable(state, grant.targetWorkItemId) ? undefined : "the target of the Delegation Grant is over";
}

function scopeFault(state: GroupState, grant: DelegationGrant, use: Delegated): string | undefined {
  const depth = depthOf(state, grant, use);
  if (depth === undefined) return "the WorkItem is not in the scope of the Delegation Grant";
  if (depth > grant.maxDescendantDepth) return "the WorkItem is deeper than the Delegation Grant allows";
  const required = [use.contract, compensationIn(use.contract)].flatMap((one) => one?.requiredCapabilities ?? []);
  const isCovered = required.every((one) => isAllowed(grant.allowedCapabilities, one));
  return isCovered ? undefined : "the Delegation Grant does not allow a Capability that the contract requires";
}

/** Levels that a use is below the target of its Grant; undefined outside of its subtree. */
function depthOf({ workItems }: GroupState, grant: DelegationGrant, { under, levels }: Delegated): number | undefined {
  let depth: number = levels;
  // A parent exists before what joins it, so the way up ends.
  for (let id = under; id !== undefined; id = workItems.get(id)?.parentWorkItemId) {
    if (id === grant.targetWorkItemId) return depth;
    depth += 1;
  }
  return undefined;
}

/**
 * Check 17 of a delegate: all that was created or offered by the Grant stays, together with this, within each of its
 * ceilings, and no deeper than the Organization lets pass (MWP-MSN-021). A WorkItem counts once, by its latest contract.
 */
export function ceilingFault(
  attempt: GroupAttempt,
  grantId: string | undefined,
  use: Delegated,
): Rejection | undefined {
  const { state, facts } = attempt;
  const grant = grantId === undefined ? undefined : state.grants.get(grantId);
  if (grant === undefined) return undefined;
  const excess = budgetExcess(
    [...chargedBudgets(state, grant, use.workItemId), use.contract.budget],
    grant.document.budget,
  );
  if (excess !== undefined) return refuse("BUDGET_EXCEEDED", `the Delegation Grant is exceeded: ${excess}`);
  const depth = depthOf(state, grant.document, use) ?? 0;
  const { delegationDepthMax } = facts.policy;
  if (depth <= delegationDepthMax) return undefined;
  return refuse("RATE_LIMITED", `delegated work is at most ${delegationDepthMax} levels below its target`);
}

function chargedBudgets(
  { workItems }: GroupState,
  { workItemIds }: GrantAggregate,
  except: string,
): readonly WorkContract["budget"][] {
  return workItemIds.flatMap((id) => (id === except ? [] : (workItems.get(id)?.document.contract.budget ?? [])));
}
