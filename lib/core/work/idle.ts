import type { WorkItem } from "../../../generated/types.ts";
import type { Effect } from "../kind-row.ts";
import { membershipEnded, membershipOf } from "../membership.ts";
import type { GroupState, MembershipAggregate } from "../state.ts";
import { isBefore } from "../time.ts";
import { unfinishedWork } from "./table.ts";

/**
 * The Events that end Memberships by themselves where one change to a WorkItem leaves Workers with nothing (MWP-MSN-011,
 * step 4). `changed` is the WorkItem as the Events before these leave it; who had to do with it before is looked at. Only
 * a Membership that an acceptance activated ends so: one that was granted outright ends by Command.
 */
export function membershipEnds(state: GroupState, changed: WorkItem, now: string): readonly Effect[] {
  const before = state.workItems.get(changed.workItemId)?.document;
  return [...new Set([...concerned(before), ...concerned(changed)])].flatMap((agentId) => {
    const member = membershipOf(state, { type: "agent", id: agentId });
    const ends = member !== undefined && endsByItself(member) && !hasDuties(state, changed, agentId, now);
    return ends ? [membershipEnded(member, now, "no work is left")] : [];
  });
}

/** Agents that own a WorkItem or were offered it. */
function concerned(item: WorkItem | undefined): readonly string[] {
  if (item === undefined) return [];
  const offered = item.offers?.map(({ agentId }) => agentId) ?? [];
  return item.owner === undefined ? offered : [item.owner.agentId, ...offered];
}

// The expiry of a provisional Membership stays on it when an acceptance activates it, and tells it from an outright grant.
function endsByItself({ document }: MembershipAggregate): boolean {
  const { state, role, scopes, provisionalExpiresAt } = document;
  return state === "active" && role === "worker" && provisionalExpiresAt !== undefined && !scopes.includes("review");
}

function hasDuties({ workItems }: GroupState, changed: WorkItem, agentId: string, now: string): boolean {
  for (const { document } of workItems.values()) {
    const item = document.workItemId === changed.workItemId ? changed : document;
    if (item.owner?.agentId === agentId && unfinishedWork.includes(item.state)) return true;
    if (isOffered(item, agentId, now)) return true;
  }
  return false;
}

function isOffered({ offers = [] }: WorkItem, agentId: string, now: string): boolean {
  return offers.some(
    (offer) => offer.agentId === agentId && offer.status === "pending" && isBefore(now, offer.expiresAt),
  );
}
