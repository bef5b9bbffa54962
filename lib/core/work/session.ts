import type { WorkLeaseTerms } from "../../../generated/types.ts";
import { defaultPolicy } from "../facts.ts";
import type { Effect } from "../kind-row.ts";
import type { GroupState } from "../state.ts";
import { nextDocument, workEffect } from "./effect.ts";
import { endExecution } from "./execution.ts";
import { isLeaseLive, leaseEnd } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";

/** The Session that an Agent opened in place of its last. */
export interface NewSession {
  readonly agentId: string;
  readonly sessionEpoch: number;
}

/**
 * What a new Session means for the work of its Agent (X1): each Execution Lease of an earlier Session is revoked and its
 * WorkItem waits in the queue, to be started again under a new lease (MWP-WRK-014). A lease that has run out by then is
 * left to its timer: nobody comes back to life by a new Session.
 */
export function sessionReplaced(
  state: GroupState,
  session: NewSession,
  now: string,
  terms: WorkLeaseTerms = defaultPolicy.workLeaseTerms,
): readonly Effect[] {
  return [...state.workItems.values()]
    .filter((item) => isFenced(item, session, now))
    .map((item) => requeue(item, now, item.leaseTerms ?? terms));
}

function isFenced(
  { document, executionLease }: WorkItemAggregate,
  { agentId, sessionEpoch }: NewSession,
  now: string,
): boolean {
  if (document.state !== "active" || !isLeaseLive(executionLease, now)) return false;
  return executionLease.holderAgentId === agentId && executionLease.sessionEpoch < sessionEpoch;
}

function requeue(item: WorkItemAggregate, now: string, { ownershipSeconds }: WorkLeaseTerms): Effect {
  const workItem = nextDocument(item, now, { state: "queued" });
  const reason = "Session replaced";
  const ownedUntil = leaseEnd(now, ownershipSeconds, workItem.contract);
  const leases = endExecution(item, { state: "revoked", reason, now, ownedUntil });
  const kind = "ext.missionweaveprotocol.core.work_execution_lease_revoked";
  return workEffect(kind, { workItem, ...leases, reason });
}
