import type { Lease } from "../../../generated/types.ts";
import type { Effect } from "../kind-row.ts";
import type { GroupState } from "../state.ts";
import { nextDocument, workEffect } from "./effect.ts";
import { closeOffers, hasRunningChild } from "./ending.ts";
import { revokedLeases } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";
import { unfinishedWork } from "./table.ts";

const reason = "Membership ended";

/** Whether an Agent owns unfinished work of its own; what a child Mission does is the Coordinator's by office. */
export function ownsUnfinishedWork({ workItems }: GroupState, agentId: string): boolean {
  return [...workItems.values()].some((item) => isWorkOf(item, agentId) && !hasRunningChild(item));
}

/**
 * What the end of an Agent's Membership means to its work: its leases are revoked and its pending offers withdrawn. An
 * item stays in its state without a live owner, and a new offer is its way on. What was submitted waits for its review.
 */
export function fenceWork({ workItems }: GroupState, agentId: string, now: string): readonly Effect[] {
  return [...workItems.values()].flatMap((item) => {
    const owned = isWorkOf(item, agentId) && item.document.state !== "submitted" && !hasRunningChild(item);
    return owned ? leasesRevoked(item, now) : offersWithdrawn(item, agentId, now);
  });
}

function isWorkOf({ document }: WorkItemAggregate, agentId: string): boolean {
  return document.owner?.agentId === agentId && unfinishedWork.includes(document.state);
}

function leasesRevoked(item: WorkItemAggregate, now: string): readonly Effect[] {
  const closed = new Map(revokedLeases(item, now, reason).map((lease) => [lease.leaseType, lease]));
  const [executionLease, ownershipLease, blockedLease] = (["execution", "ownership", "blocked"] as const).map((type) =>
    closed.get(type),
  );
  const workItem = nextDocument(item, now, {});
  if (executionLease !== undefined && ownershipLease !== undefined) {
    const kind = "ext.missionweaveprotocol.core.work_execution_lease_revoked";
    return [workEffect(kind, { workItem, executionLease, ownershipLease, reason })];
  }
  const lease: Lease | undefined = blockedLease ?? executionLease ?? ownershipLease;
  if (lease === undefined) return [];
  const both = ownershipLease === undefined || ownershipLease === lease ? {} : { ownershipLease };
  return [workEffect("work.progressed", { workItem, lease, ...both })];
}

function offersWithdrawn(item: WorkItemAggregate, agentId: string, now: string): readonly Effect[] {
  const { offers = [], state } = item.document;
  const isPending = offers.some((offer) => offer.agentId === agentId && offer.status === "pending");
  if (state !== "offered" || !isPending) return [];
  const left = offers.map((offer) => (offer.agentId === agentId ? (closeOffers([offer], now)[0] ?? offer) : offer));
  return [workEffect("work.progressed", { workItem: nextDocument(item, now, { offers: left }) })];
}
