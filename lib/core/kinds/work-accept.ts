import type {
  Lease,
  Membership,
  WorkAcceptOfferCommandPayload,
  WorkItem,
  WorkOffer,
} from "../../../generated/types.ts";
import { cardFault } from "../agent-card.ts";
import { objectIdOf } from "../ids.ts";
import { type Effect, type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { invalid, type Refusal, type Rejection, refuse } from "../refusal.ts";
import type { MembershipAggregate } from "../state.ts";
import { isBefore } from "../time.ts";
import { mayWork } from "../work/candidates.ts";
import { areOnCard, coversCapabilities } from "../work/capabilities.ts";
import { nextDocument, stated, workEffect } from "../work/effect.ts";
import { findWorkItem } from "../work/find.ts";
import { membershipEnds } from "../work/idle.ts";
import { issueLease, leaseEnd, leaseTermsOf } from "../work/leases.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Accept = GroupAttempt<WorkAcceptOfferCommandPayload>;

interface Bound {
  readonly item: WorkItemAggregate;
  readonly offer: WorkOffer;
}

/**
 * Row W4: a durable promise to schedule (MWP-WRK-005). The first valid acceptance owns the WorkItem under a new Ownership
 * Epoch, with Card and Capabilities pinned; every other offer is lost in the same Event (MWP-WRK-004, MWP-IDN-003). A
 * provisional Membership becomes active (MWP-MSN-011).
 */
export const workAcceptOffer: GroupKind<WorkAcceptOfferCommandPayload, Bound> = {
  kind: "work.accept_offer",
  emits: ["work.offer.accepted", "membership.changed", "membership.ended"],
  aggregate: "work-item",
  authorities: ["member"],
  from: ["active"],
  workFrom: ["offered"],
  resolve: resolveAccept,
  item: ({ item }) => item,
  forbidden({ command, member }, { offer }) {
    if (command.actor.type !== "agent" || command.actor.id !== offer.agentId) return "the offer is another Agent's";
    return member !== undefined && mayWork(member.document) ? undefined : "the Membership is not for work";
  },
  ownershipFault: ({ now }, { offer }) => offerFault(offer, now),
  revision: (_, { item }) => item.document.revision,
  handle(attempt, bound) {
    const fault = acceptanceFault(attempt, bound);
    if (fault !== undefined) return fault;
    const { state, member, now } = attempt;
    const { offerId } = bound.offer;
    const lease = ownershipLease(attempt, bound.item);
    const workItem = owned(attempt, bound, lease);
    const { leaseTerms, checkpoint } = bound.item;
    const accepted = { workItem, offerId, lease, ...stated({ leaseTerms, checkpoint }) };
    return {
      ok: true,
      events: [
        workEffect("work.offer.accepted", accepted),
        ...(member?.document.state === "provisional" ? [activated(member, now)] : []),
        ...membershipEnds(state, workItem, now),
      ],
    };
  },
};

function resolveAccept(attempt: Accept): Resolved<Bound> | Rejection {
  const { workItemId, offerId } = attempt.payload;
  const found = findWorkItem(attempt, workItemId);
  if (!found.ok) return found;
  const offer = found.bound.document.offers?.find((one) => one.offerId === offerId);
  return offer === undefined ? invalid("the offer is not available") : resolved({ item: found.bound, offer });
}

/** Check 13: why an offer cannot be accepted: somebody did before, or it does not stand any more; half-open (P29). */
function offerFault({ status, expiresAt }: WorkOffer, now: string): Refusal | undefined {
  if (status === "accepted" || status === "lost_race") {
    return refuse("WORK_ALREADY_OWNED", "an offer of the WorkItem was accepted already").refusal;
  }
  if (status === "pending" && isBefore(now, expiresAt)) return undefined;
  return refuse("WORK_OFFER_EXPIRED", status === "withdrawn" ? "the offer was withdrawn" : "the offer has expired")
    .refusal;
}

/** Check 17: the acceptance is of the contract and the Card as they are, and pins what the contract requires. */
function acceptanceFault({ command, facts, payload, now }: Accept, { item, offer }: Bound): Rejection | undefined {
  const { contract } = item.document;
  if (payload.contractVersion !== contract.contractVersion) {
    return invalid("contractVersion is not that of the present contract");
  }
  const agent = facts.agent(command.actor.id);
  const fault = cardFault(agent, now);
  if (agent === undefined || fault !== undefined) return invalid(`the actor has ${fault}`);
  if (payload.agentCardVersion !== agent.cardVersion || payload.agentCardVersion !== offer.agentCardVersion) {
    return invalid("agentCardVersion is not that of the present Card, or not the one that was offered");
  }
  if (!areOnCard(agent.card, payload.capabilityPins)) return invalid("a capability pin is not on the Card");
  return coversCapabilities(payload.capabilityPins, contract.requiredCapabilities)
    ? undefined
    : invalid("the capability pins do not cover what the contract requires");
}

/** The ownership lease, with the instant by which the work is to start (MWP-WRK-013). */
function ownershipLease({ command, facts, signingHash, now }: Accept, item: WorkItemAggregate): Lease {
  const { startWithinSeconds, ownershipSeconds } = leaseTermsOf(item, facts);
  const { contract } = item.document;
  const { id: holderAgentId } = command.actor;
  const sessionEpoch = command.sessionEpoch ?? facts.sessionEpoch(holderAgentId);
  return issueLease(
    item,
    { holderAgentId, sessionEpoch, ownershipEpoch: item.ownershipEpoch + 1 },
    {
      leaseType: "ownership",
      leaseId: objectIdOf("lease", signingHash),
      now,
      startBy: leaseEnd(now, startWithinSeconds, contract),
      expiresAt: leaseEnd(now, ownershipSeconds, contract),
    },
  );
}

function owned({ payload, now }: Accept, { item, offer }: Bound, lease: Lease): WorkItem {
  const { offerId, agentId } = offer;
  const { agentCardVersion, capabilityPins, scheduleEstimate } = payload;
  const basis = item.candidates.find((candidate) => candidate.offerId === offerId)?.selectionBasis;
  return nextDocument(item, now, {
    state: "queued",
    offers: item.document.offers?.map((one) => settled(one, offerId, now)) ?? [],
    owner: {
      agentId,
      agentCardVersion,
      capabilityPins,
      ownershipEpoch: item.ownershipEpoch + 1,
      ownershipLeaseId: lease.leaseId,
      acceptedAt: now,
    },
    ...stated({ selectionBasis: basis, scheduleEstimate }),
  });
}

/** One offer once another, or it, was accepted. */
function settled(offer: WorkOffer, acceptedId: string, now: string): WorkOffer {
  if (offer.status !== "pending") return offer;
  if (offer.offerId === acceptedId) return { ...offer, status: "accepted" };
  return { ...offer, status: isBefore(now, offer.expiresAt) ? "lost_race" : "expired" };
}

/** Acceptance activates a provisional Membership, in its epoch (P34). Its expiry stays on it: it tells how it came to be. */
function activated({ document, revision }: MembershipAggregate, now: string): Effect {
  const membership: Membership = { ...document, state: "active", activatedAt: now };
  return { kind: "membership.changed", aggregateRevision: revision + 1, payload: { membership } };
}
