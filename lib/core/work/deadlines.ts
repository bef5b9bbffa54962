import type { Lease, WorkItem } from "../../../generated/types.ts";
import { clearDeadline, type Deadline, type DeadlineChange, setDeadline, type WorkDeadlineType } from "../deadline.ts";
import { isBefore } from "../time.ts";
import type { WorkItemAggregate } from "./state.ts";

/** The members of a payload about a WorkItem that move its deadlines. */
export interface WorkMoves {
  readonly workItem: WorkItem;
  readonly closedLeases?: readonly Lease[];
  readonly ownershipLease?: Lease;
  readonly executionLease?: Lease;
  readonly blockedLease?: Lease;
  readonly lease?: Lease;
}

const leaseTypes = {
  ownership: "ownership_lease",
  execution: "execution_lease",
  blocked: "blocked_lease",
} as const satisfies Partial<Record<Lease["leaseType"], WorkDeadlineType>>;

/** Event kinds after which no offer of the WorkItem can be accepted. */
const endOfOffers = ["work.offer.accepted", "work.failed", "work.cancelled", "work.blocked"];

/** How an Event of a WorkItem moves its deadlines: each lease that it changed, and its offers. */
export function workDeadlineChanges(kind: string, moves: WorkMoves): readonly DeadlineChange[] {
  const { workItem, closedLeases = [], ownershipLease, executionLease, blockedLease, lease } = moves;
  const { workItemId } = workItem;
  const changes = [...closedLeases, ownershipLease, executionLease, blockedLease, lease].flatMap((changed) => {
    const type = typeOf(changed);
    if (changed === undefined || type === undefined) return [];
    const deadline = leaseDeadline(workItemId, changed);
    return deadline === undefined ? [clearDeadline(type, workItemId)] : [setDeadline(deadline)];
  });
  const offer = offerDeadline(workItem);
  if (offer !== undefined) return [...changes, setDeadline(offer)];
  // One that waits for offers has none left; of any other, only some Events can have ended them.
  const isOver = workItem.state === "offered" || endOfOffers.includes(kind);
  return isOver ? [...changes, clearDeadline("offer", workItemId)] : changes;
}

/** Every deadline that a WorkItem has. */
export function workDeadlines(item: WorkItemAggregate): readonly Deadline[] {
  const types: readonly WorkDeadlineType[] = ["ownership_lease", "execution_lease", "blocked_lease", "offer"];
  return types.flatMap((type) => workDeadlineOf(item, type) ?? []);
}

/** One deadline of a WorkItem, if it has it. */
export function workDeadlineOf(item: WorkItemAggregate, type: WorkDeadlineType): Deadline | undefined {
  const { workItemId } = item.document;
  switch (type) {
    case "ownership_lease":
      return leaseDeadline(workItemId, item.ownershipLease);
    case "execution_lease":
      return leaseDeadline(workItemId, item.executionLease);
    case "blocked_lease":
      return leaseDeadline(workItemId, item.blockedLease);
    case "offer":
      return offerDeadline(item.document);
  }
}

function leaseDeadline(workItemId: string, lease: Lease | undefined): Deadline | undefined {
  const type = typeOf(lease);
  if (lease?.state !== "active" || type === undefined) return undefined;
  return { type, subjectId: workItemId, at: lease.expiresAt };
}

function typeOf(lease: Lease | undefined): WorkDeadlineType | undefined {
  return lease === undefined || lease.leaseType === "coordinator" ? undefined : leaseTypes[lease.leaseType];
}

/** The earliest instant at which an offer that stands expires. */
function offerDeadline({ workItemId, state, offers = [] }: WorkItem): Deadline | undefined {
  if (state !== "offered") return undefined;
  const ends = offers.filter(({ status }) => status === "pending").map(({ expiresAt }) => expiresAt);
  const [first, ...rest] = ends;
  if (first === undefined) return undefined;
  return {
    type: "offer",
    subjectId: workItemId,
    at: rest.reduce((early, end) => (isBefore(end, early) ? end : early), first),
  };
}
