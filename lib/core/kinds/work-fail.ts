import type { WorkFailCommandPayload } from "../../../generated/types.ts";
import { coordinatorLeaseFault } from "../guards/lease.ts";
import type { GroupAttempt, GroupKind, Resolved } from "../kind-row.ts";
import { invalid, type Rejection } from "../refusal.ts";
import { cancelChild, failWork, hasRunningChild } from "../work/ending.ts";
import { claimEvidence, resolveEvidence } from "../work/evidence.ts";
import { membershipEnds } from "../work/idle.ts";
import { executionLeaseFault, fenced, isOwner, notOwner } from "../work/owner.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { unfinishedWork } from "../work/table.ts";

type Fail = GroupAttempt<WorkFailCommandPayload>;

/**
 * Row W13: the owner reports by its Execution Lease that it failed, or the Coordinator or policy gives the work up, always
 * with a failure report (MWP-WRK-018). Work that a child Mission does only the Coordinator gives up, and the child with
 * it (P25).
 */
export const workFail: GroupKind<WorkFailCommandPayload, WorkItemAggregate> = {
  kind: "work.fail",
  emits: ["work.failed", "membership.ended"],
  aggregate: "work-item",
  authorities: ["coordinator", "policy", "member"],
  from: ["active"],
  workFrom: unfinishedWork,
  documents: { evidence: "evidence[]" },
  claims: claimEvidence,
  resolve: resolveFailure,
  item: (item) => item,
  forbidden,
  ownershipFault({ payload: { ownershipEpoch }, authority }, item) {
    return authority === "member" && ownershipEpoch !== undefined ? fenced(item, ownershipEpoch) : undefined;
  },
  revision: (_, { document }) => document.revision,
  leaseFault,
  handle({ payload, state, now, authority }, item) {
    const { reason, failureCode, evidence } = payload;
    const failed = failWork(item, { now, reason, failureCode, evidence });
    const { workItem } = failed.payload;
    return {
      ok: true,
      events: [failed, ...membershipEnds(state, workItem, now)],
      intents: cancelChild(item, reason),
      policyLog: authority === "policy" ? [{ decision: "WorkItem failed by policy", details: { reason } }] : [],
    };
  },
};

function resolveFailure(attempt: Fail): Resolved<WorkItemAggregate> | Rejection {
  const hasReport = attempt.payload.evidence.some(({ type }) => type === "failure_report");
  return hasReport ? resolveEvidence(attempt) : invalid("no Evidence is a failure report");
}

function forbidden({ command, payload, authority }: Fail, item: WorkItemAggregate): string | undefined {
  if (authority === "coordinator") return undefined;
  if (hasRunningChild(item)) return "only the Coordinator ends work that a child Mission does";
  if (authority === "policy") return undefined;
  const { ownershipEpoch } = payload;
  if (ownershipEpoch !== undefined) return notOwner(command.actor, item, ownershipEpoch);
  return isOwner(command.actor, item) ? undefined : "only the owner reports a failure";
}

/** The owner cites its Execution Lease, the Coordinator acts by its own; where it cites one as owner, by both. */
function leaseFault(attempt: Fail, item: WorkItemAggregate): string | undefined {
  const { payload, authority } = attempt;
  if (authority === "policy") return undefined;
  const fault = authority === "coordinator" ? coordinatorLeaseFault(attempt) : undefined;
  if (authority === "coordinator" && payload.executionLeaseId === undefined) return fault;
  return fault ?? executionLeaseFault(attempt, item, payload.executionLeaseId);
}
