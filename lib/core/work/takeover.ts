import type { Lease, SelectionBasis, WorkItem } from "../../../generated/types.ts";
import { laterOf } from "../time.ts";
import { nextDocument } from "./effect.ts";
import { closeOffers } from "./ending.ts";
import { issueLease, revokedLeases } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";

/** Who takes a WorkItem over for as long as a child Mission runs, and by what lease. */
export interface Taker {
  readonly agentId: string;
  readonly agentCardVersion: number;
  readonly sessionEpoch: number;
  readonly leaseId: string;
  /** Why the child's Coordinator was chosen; its matches are pinned. */
  readonly selectionBasis: SelectionBasis;
}

/** A WorkItem that was taken over, with every lease that this changed. */
export interface Takeover {
  readonly workItem: WorkItem;
  readonly ownershipLease: Lease;
  readonly closedLeases?: readonly Lease[];
}

/**
 * Gives a WorkItem to the Parent Coordinator under a new Ownership Epoch, which fences the former owner: its leases are
 * revoked, offers withdrawn (W15, P03, P25). The ownership lease ends with the child, at latest with the contract.
 */
export function takeOver(item: WorkItemAggregate, taker: Taker, now: string): Takeover {
  const { offers, contract } = item.document;
  const { agentId, agentCardVersion, sessionEpoch, leaseId, selectionBasis } = taker;
  const ownershipEpoch = item.ownershipEpoch + 1;
  const expiresAt = laterOf(contract.deadline, now);
  const holder = { holderAgentId: agentId, sessionEpoch, ownershipEpoch };
  const issue = { leaseType: "ownership", leaseId, now, expiresAt, startBy: expiresAt } as const;
  const workItem = nextDocument(item, now, {
    state: "blocked",
    owner: {
      agentId,
      agentCardVersion,
      capabilityPins: selectionBasis.verifiedMatches,
      ownershipEpoch,
      ownershipLeaseId: leaseId,
      acceptedAt: now,
    },
    selectionBasis,
    ...(offers === undefined ? {} : { offers: closeOffers(offers, now) }),
  });
  const closed = revokedLeases(item, now, "WorkItem taken over by the Coordinator for a child Mission");
  const closedLeases = closed.length === 0 ? {} : { closedLeases: closed };
  return { workItem, ownershipLease: issueLease(item, holder, issue), ...closedLeases };
}
