import type { Actor, ApprovalGrantExecutionCommandPayload } from "../../../generated/types.ts";
import { scopeCondition } from "../../json/scope-condition.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import type { GroupAttempt, GroupKind, Resolved } from "../kind-row.ts";
import { isMissionOwner, missionOf } from "../mission.ts";
import { samePrincipal } from "../principal.ts";
import { invalid, type Rejection, refuse } from "../refusal.ts";
import { isBefore, laterOf } from "../time.ts";
import { budgetExcess } from "../work/budget.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { findWorkItem } from "../work/find.ts";
import { neededApproval } from "../work/gate.ts";
import { fenced } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Grant = GroupAttempt<ApprovalGrantExecutionCommandPayload>;

/** Scope of a Membership by which a human other than the MissionOwner approves executions. */
const approverScope = "approve_execution";

/**
 * Row W6: an approver opens the gate of a queued WorkItem for its present owner, by a signed Approval whose one condition
 * is the hash of what it allows (MWP-AUT-003, P05). The gate holds back the start, not the queue.
 */
export const approvalGrantExecution: GroupKind<ApprovalGrantExecutionCommandPayload, WorkItemAggregate> = {
  kind: "approval.grant_execution",
  emits: ["approval.execution.granted"],
  aggregate: "work-item",
  authorities: ["mission_owner", "policy", "member"],
  from: ["active"],
  workFrom: ["queued"],
  documents: { approval: "approval" },
  claims: ({ approval }) => claim("approval", (approval as JsonObject | null | undefined)?.approvalId),
  resolve(attempt) {
    const found = findWorkItem(attempt, attempt.payload.workItemId ?? attempt.payload.approval.workItemId);
    return found.ok ? bind(attempt, found) : found;
  },
  item: (item) => item,
  forbidden,
  ownershipFault: ({ payload }, item) => fenced(item, payload.scope.ownershipEpoch),
  revision: (_, { document }) => document.revision,
  handle(attempt, item) {
    const { payload, now } = attempt;
    const { approval, scope } = payload;
    const fault = scopeFault(attempt, item);
    if (fault !== undefined) return fault;
    const workItem = nextDocument(item, now, {});
    return { ok: true, events: [workEffect("approval.execution.granted", { workItem, approval, scope })] };
  },
};

function bind(attempt: Grant, found: Resolved<WorkItemAggregate>): Resolved<WorkItemAggregate> | Rejection {
  const { approvalId: id } = attempt.payload.approval;
  const reason = misfit(attempt, found.bound);
  if (reason !== undefined) return invalid(`the Approval does not fit: ${reason}`);
  return takenIdentifier(attempt.facts, [{ kind: "approval", id }]) ?? found;
}

function misfit(attempt: Grant, { document }: WorkItemAggregate): string | undefined {
  const { approval, scope } = attempt.payload;
  const { command, now } = attempt;
  if (approval.kind !== "work_execution") return "kind";
  if (approval.decision !== "approved") return "decision";
  if (approval.missionId !== document.missionId || approval.groupId !== document.groupId) return "Mission or Group";
  if (approval.workItemId !== document.workItemId) return "WorkItem";
  if (approval.missionRevision > missionOf(attempt).document.revision) return "Mission revision";
  if (!samePrincipal(approval.approver, command.actor)) return "approver";
  if (isBefore(laterOf(now, command.issuedAt), approval.occurredAt)) return "time";
  const [condition, ...more] = approval.conditions;
  return condition === scopeCondition(scope) && more.length === 0 ? undefined : "conditions";
}

function forbidden(attempt: Grant, item: WorkItemAggregate): string | undefined {
  const { command, state } = attempt;
  if (command.actor.type === "service") {
    const isEnough = neededApproval(item.document.contract) !== "human";
    return isEnough ? undefined : "a human approves this execution";
  }
  if (command.actor.type !== "human") return "an Agent approves no execution";
  const rootOwner = state.mission?.lineage?.rootMissionOwner;
  const isOwner = isMissionOwner(state, command.actor) || isSame(rootOwner, command.actor);
  const isApprover = attempt.member?.document.scopes.includes(approverScope) ?? false;
  return isOwner || isApprover ? undefined : `the Membership has no scope ${approverScope}`;
}

function isSame(a: Actor | undefined, b: Actor): boolean {
  return a !== undefined && samePrincipal(a, b);
}

/** An Approval allows nothing that the contract does not, and nothing that is over already. */
function scopeFault({ payload: { scope }, now }: Grant, { document }: WorkItemAggregate): Rejection | undefined {
  const { contract } = document;
  if (neededApproval(contract) === "none") return invalid("the contract needs no Execution Approval");
  if (!isBefore(now, scope.expiresAt)) return invalid("the scope is over already");
  const { allowedResources } = contract;
  const resources = new Set<string>(allowedResources.map(({ resource }) => resource));
  const operations = new Set<string>(allowedResources.flatMap((grant) => grant.operations));
  const isAllowed =
    scope.resources.every((name) => resources.has(name)) && scope.operations.every((name) => operations.has(name));
  if (!isAllowed) return invalid("a resource or operation is beyond the contract");
  const excess = budgetExcess([scope.budget], contract.budget);
  return excess && refuse("BUDGET_EXCEEDED", `the scope is beyond the budget: ${excess}`);
}
