import type {
  WorkItem,
  WorkOffer,
  WorkOfferCommandPayload,
  WorkOfferCreatedEventPayload,
} from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import { notAvailable } from "../committed-message.ts";
import type { Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import type { Effect, GroupAttempt, GroupKind, Resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { invalid, type Rejection, refuse } from "../refusal.ts";
import { isBefore } from "../time.ts";
import { authoringFault, authorityFault, authors, overrideLog } from "../work/authoring.ts";
import { candidatesFault } from "../work/candidates.ts";
import { contractFault } from "../work/contract.ts";
import { areWorkItems } from "../work/dependencies.ts";
import { nextDocument, stated, workEffect } from "../work/effect.ts";
import { closeOffers, hasRunningChild } from "../work/ending.ts";
import { findWorkItem } from "../work/find.ts";
import type { Delegated } from "../work/grants.ts";
import { membershipEnds } from "../work/idle.ts";
import { revokedLeases } from "../work/leases.ts";
import { permissionFault } from "../work/permissions.ts";
import { hasLiveOwner, isRetrySpent, withoutOwner } from "../work/reoffer.ts";
import type { WorkItemAggregate } from "../work/state.ts";

type Offer = GroupAttempt<WorkOfferCommandPayload>;

/**
 * How many offers that are over stay with their WorkItem, the latest: four rounds of the largest. Every Event of a WorkItem
 * holds all of them, so that without a bound each round would make all later Events larger.
 */
const endedOffersMax = 64;

/**
 * Row W3: durable offers to a bounded set of candidates. They reserve nothing, replace the offers there were, and are the
 * only way on for work that failed or whose owner let it lapse, from its last Checkpoint (MWP-WRK-004, MWP-WRK-019). With a
 * corrected contract comes a second Event; whoever accepts, accepts that version (MWP-WRK-002).
 */
export const workOffer: GroupKind<WorkOfferCommandPayload, WorkItemAggregate> = {
  kind: "work.offer",
  emits: ["work.offer.created", "work.contract.revised", "membership.ended"],
  aggregate: "work-item",
  authorities: authors,
  from: ["active"],
  workFrom: ["open", "offered", "queued", "active", "blocked", "failed"],
  claims: claimOffers,
  resolve: resolveOffer,
  item: (item) => item,
  forbidden(attempt, item) {
    const { state, payload } = attempt;
    const { contract } = payload;
    const parentId = item.parentWorkItemId;
    const parent = parentId === undefined ? undefined : state.workItems.get(parentId);
    return (
      authoringFault(attempt, delegated(attempt, item)) ??
      (contract && permissionFault(contract, missionOf(attempt), parent))
    );
  },
  ownershipFault: ({ now }, item) =>
    hasLiveOwner(item, now) ? refuse("WORK_ALREADY_OWNED", "the WorkItem has a live owner").refusal : undefined,
  revision: (_, { document }) => document.revision,
  stateFault: (_, item) => (hasRunningChild(item) ? "a child Mission does the work" : undefined),
  handle(attempt, item) {
    const fault = offerFault(attempt, item);
    if (fault !== undefined) return fault;
    const { state, payload, now } = attempt;
    const workItem = offered(attempt, item);
    const created = workEffect("work.offer.created", createdPayload(attempt, item, workItem));
    const { workItemId } = workItem;
    return {
      ok: true,
      events: [
        created,
        ...(payload.contract === undefined ? [] : [revised(item, workItem)]),
        ...membershipEnds(state, workItem, now),
      ],
      policyLog: overrideLog(attempt, "WorkItem offered by emergency override", workItemId),
    };
  },
};

function claimOffers({ candidates }: JsonObject, signingHash: string): readonly Identifier[] {
  if (!Array.isArray(candidates)) return [];
  return candidates.flatMap((candidate, index) =>
    claim("offer", (candidate as JsonObject | null)?.offerId ?? objectIdOf("offer", signingHash, index)),
  );
}

function resolveOffer(attempt: Offer): Resolved<WorkItemAggregate> | Rejection {
  const { state, command, facts, payload, signingHash } = attempt;
  const found = findWorkItem(attempt, payload.workItemId);
  if (!found.ok) return found;
  const claims = claimOffers(command.payload, signingHash);
  if (new Set(claims.map(({ id }) => id)).size < claims.length) return invalid("an offer ID occurs twice");
  const isKnown = areWorkItems(state, payload.contract?.dependencyWorkItemIds ?? []);
  return takenIdentifier(facts, claims) ?? (isKnown ? found : notAvailable("WorkItem"));
}

function delegated({ payload }: Offer, { document }: WorkItemAggregate): Delegated {
  const { workItemId } = document;
  return { workItemId, contract: payload.contract ?? document.contract, under: workItemId, levels: 0 };
}

/** Check 17: the contract, how long the offers stand, the candidates, the retry budget (MWP-WRK-018). */
function offerFault(attempt: Offer, item: WorkItemAggregate): Rejection | undefined {
  const { payload, now } = attempt;
  const contract = payload.contract ?? item.document.contract;
  const reason = termsFault(attempt, item) ?? candidatesFault(attempt, contract);
  if (reason !== undefined) return invalid(reason);
  const authority = authorityFault(attempt, delegated(attempt, item));
  if (authority !== undefined || payload.contract === undefined) return authority;
  const { parentWorkItemId } = item;
  return contractFault(attempt.state, { contract, workItemId: item.document.workItemId, parentWorkItemId }, now);
}

function termsFault({ payload, now }: Offer, item: WorkItemAggregate): string | undefined {
  const { expiresAt, contract } = payload;
  const { contract: current } = item.document;
  if (contract !== undefined && contract.contractVersion !== current.contractVersion + 1) {
    return "a corrected contract has the next contractVersion";
  }
  if (!isBefore(now, expiresAt)) return "the offer expires in the past";
  if (isBefore((contract ?? current).deadline, expiresAt))
    return "the offer expires after the deadline of the contract";
  return contract === undefined && isRetrySpent(item) ? "the retry budget is exhausted" : undefined;
}

function offered(attempt: Offer, item: WorkItemAggregate): WorkItem {
  const { facts, payload, signingHash, now } = attempt;
  const earlier = closeOffers(item.document.offers ?? [], now).slice(-endedOffersMax);
  const made = payload.candidates.map(({ offerId, agentId }, index): WorkOffer => {
    const agentCardVersion = facts.agent(agentId)?.cardVersion ?? 1;
    const { expiresAt } = payload;
    return {
      offerId: offerId ?? objectIdOf("offer", signingHash, index),
      agentId,
      agentCardVersion,
      expiresAt,
      status: "pending",
    };
  });
  const contract = payload.contract ?? item.document.contract;
  return nextDocument({ ...item, document: withoutOwner(item.document) }, now, {
    state: "offered",
    contract,
    offers: [...earlier, ...made],
  });
}

function createdPayload(attempt: Offer, item: WorkItemAggregate, workItem: WorkItem): WorkOfferCreatedEventPayload {
  const { payload, facts, signingHash, now } = attempt;
  const { delegationGrantId, emergencyOverride } = payload;
  const closed = revokedLeases(item, now, "WorkItem offered again");
  return {
    workItem,
    candidates: payload.candidates.map(({ offerId, ...candidate }, index) => ({
      offerId: offerId ?? objectIdOf("offer", signingHash, index),
      ...candidate,
    })),
    leaseTerms: payload.leaseTerms ?? facts.policy.workLeaseTerms,
    priorityClass: missionOf(attempt).priorityClass,
    ...(closed.length === 0 ? {} : { closedLeases: closed }),
    ...stated({ checkpoint: item.checkpoint, delegationGrantId, emergencyOverride }),
  };
}

function revised({ document }: WorkItemAggregate, offered: WorkItem): Effect {
  const workItem = { ...offered, revision: offered.revision + 1 };
  return workEffect("work.contract.revised", { workItem, previousContractVersion: document.contract.contractVersion });
}
