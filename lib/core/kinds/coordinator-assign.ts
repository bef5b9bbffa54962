import type {
  ContextPackage,
  Lease,
  Mission,
  MissionAssignCoordinatorCommandPayload,
} from "../../../generated/types.ts";
import { claimContextPackage, packagesOfOthers, publicationFault } from "../context.ts";
import { issueCoordinatorLease, revokeLease } from "../coordinator-lease.ts";
import type { AgentFact } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import type { IntentDraft } from "../intent.ts";
import { type Effect, type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { isMissionOwner, missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import { eligibleCoordinator, renewalFault } from "../mission-terms.ts";
import { officeLeft, officeTaken } from "../office.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { RenewalPolicy } from "../state.ts";
import { isBefore } from "../time.ts";
import { workEffect } from "../work/effect.ts";
import { hasRunningChild } from "../work/ending.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { takeOver } from "../work/takeover.ts";

type Assign = GroupAttempt<MissionAssignCoordinatorCommandPayload>;

interface Bound {
  readonly replacement: AgentFact;
  readonly renewalPolicy: RenewalPolicy;
  /** What is handed to the replacement; none where no other Agent ever published one. */
  readonly contextPackage: ContextPackage | undefined;
}

/**
 * Puts another Agent in the place of a Coordinator whose lease is over or whose Card was revoked, at the next Coordinator
 * Epoch, which fences the former one (MWP-MSN-005, MWP-FND-010). The work of running child Missions and the children
 * themselves become the replacement's (P25). It assigns nothing before it has reconciled.
 */
export const missionAssignCoordinator: GroupKind<MissionAssignCoordinatorCommandPayload, Bound> = {
  kind: "mission.assign_coordinator",
  emits: [
    "mission.coordinator.assigned",
    "membership.changed",
    "membership.ended",
    "work.blocked",
    "ext.missionweaveprotocol.core.work_execution_lease_revoked",
    "work.progressed",
  ],
  aggregate: "mission",
  authorities: ["mission_owner", "policy"],
  from: openPhases,
  documents: { contextPackage: "context-package" },
  claims: ({ contextPackage }) => claimContextPackage(contextPackage),
  resolve: resolveReplacement,
  revision: (attempt) => missionOf(attempt).document.revision,
  stateFault(attempt) {
    const { lease } = missionOf(attempt);
    const isOver = !isBefore(attempt.now, lease.expiresAt) || isRevoked(attempt);
    return isOver ? undefined : "the Coordinator lease has not lapsed";
  },
  handle(attempt, bound) {
    const { payload, authority } = attempt;
    const { contextPackage, renewalPolicy } = bound;
    const before = missionOf(attempt);
    const lease = nextLease(attempt, renewalPolicy);
    const mission = reassigned(before.document, lease, bound.replacement);
    const previousLease = revokeLease(before.lease, attempt.now, "Coordinator replaced");
    const { reason } = payload;
    const carried = { ...(contextPackage && { contextPackage }), ...(reason === undefined ? {} : { reason }) };
    const assigned = { mission, lease, previousLease, renewalPolicy, ...carried };
    const children = [...attempt.state.workItems.values()].filter(hasRunningChild);
    const details = { coordinatorAgentId: payload.coordinatorAgentId };
    return {
      ok: true,
      events: [
        { kind: "mission.coordinator.assigned", aggregateRevision: mission.revision, payload: assigned },
        ...offices(attempt, mission, contextPackage),
        ...children.map((item, index) => inherit(attempt, item, { index, mission, lease })),
      ],
      policyLog: authority === "policy" ? [{ decision: "Coordinator replaced by policy", details }] : [],
      intents: children.flatMap((item) => ownerOf(item, lease)),
    };
  },
};

function resolveReplacement(attempt: Assign): Resolved<Bound> | Rejection {
  const { state, facts, payload, now } = attempt;
  const { document } = missionOf(attempt);
  const { coordinatorAgentId: agentId, coordinatorEpoch } = payload;
  const replacement = eligibleCoordinator(facts, agentId, now);
  if (!("card" in replacement)) return replacement;
  if (agentId === document.coordinator.agentId) return invalid("the replacement is the Coordinator already");
  const related = isMissionOwner(state, { type: "agent", id: agentId }) || coordinatesChild(attempt);
  if (related) return invalid("nobody coordinates a Mission and its child");
  if (coordinatorEpoch !== undefined && coordinatorEpoch !== document.coordinator.coordinatorEpoch + 1) {
    return invalid("coordinatorEpoch is not the next one");
  }
  const renewalPolicy = payload.renewalPolicy ?? facts.policy.renewalPolicy;
  const fault = renewalFault(renewalPolicy, facts.policy.coordinatorTtlSecondsMax);
  if (fault !== undefined) return invalid(fault);
  const handed = handedPackage(attempt);
  return handed.ok ? resolved({ replacement, renewalPolicy, contextPackage: handed.bound }) : handed;
}

function coordinatesChild({ state, facts, payload }: Assign): boolean {
  return [...state.workItems.values()].some(({ child }) => {
    if (child?.state !== "active") return false;
    const current = facts.mission(child.missionId)?.coordinatorAgentId ?? child.coordinatorAgentId;
    return current === payload.coordinatorAgentId;
  });
}

/** The Context Package that the replacement is handed: carried or named, else the latest; always of another Agent. */
function handedPackage(attempt: Assign): Resolved<ContextPackage | undefined> | Rejection {
  const { state, payload } = attempt;
  const { contextPackage: carried, contextPackageId: named, coordinatorAgentId } = payload;
  if (carried !== undefined) {
    const isOwn = carried.generatedBy.id === coordinatorAgentId;
    if (isOwn || (named ?? carried.contextPackageId) !== carried.contextPackageId) return unavailable;
    return publicationFault(attempt, carried) ?? resolved(carried);
  }
  const others = packagesOfOthers(state, coordinatorAgentId);
  if (named === undefined) return resolved(others.at(-1));
  const found = others.find(({ contextPackageId }) => contextPackageId === named);
  return found === undefined ? unavailable : resolved(found);
}

const unavailable: Rejection = invalid("the Context Package is not available");

function isRevoked(attempt: Assign): boolean {
  return attempt.facts.agent(missionOf(attempt).document.coordinator.agentId)?.status === "revoked";
}

function nextLease(attempt: Assign, renewalPolicy: RenewalPolicy): Lease {
  const { facts, payload, signingHash, now } = attempt;
  const { missionId, groupId, coordinator } = missionOf(attempt).document;
  const { coordinatorAgentId: holderAgentId } = payload;
  return issueCoordinatorLease({
    leaseId: objectIdOf("lease", signingHash),
    missionId,
    groupId,
    holderAgentId,
    sessionEpoch: facts.sessionEpoch(holderAgentId),
    coordinatorEpoch: coordinator.coordinatorEpoch + 1,
    now,
    renewalPolicy,
  });
}

function reassigned(document: Mission, lease: Lease, { cardVersion }: AgentFact): Mission {
  const { leaseId, holderAgentId: agentId, coordinatorEpoch = 1 } = lease;
  const coordinator = { agentId, agentCardVersion: cardVersion, coordinatorEpoch, leaseId };
  return { ...document, coordinator, revision: document.revision + 1 };
}

/** The former Coordinator stays as a Worker while it has work of its own, unless its Card was revoked; then the new one comes. */
function offices(attempt: Assign, mission: Mission, contextPackage: ContextPackage | undefined): readonly Effect[] {
  const { state, signingHash, now } = attempt;
  const former = { type: "agent", id: missionOf(attempt).document.coordinator.agentId } as const;
  const keeps = isMissionOwner(state, former) ? "mission_owner" : undefined;
  const left = officeLeft(state, former, { now, keeps, mayWork: !isRevoked(attempt) });
  const handed = contextPackage === undefined ? {} : { contextPackageId: contextPackage.contextPackageId };
  const taking = { mission, now, membershipId: objectIdOf("membership", signingHash), ...handed };
  const replacement = { type: "agent", id: mission.coordinator.agentId } as const;
  return [...left, officeTaken(state, replacement, "coordinator", taking)];
}

/** The work of a running child goes on under the new Coordinator, and the former one is fenced from it (P25). */
function inherit(
  { signingHash, now }: Assign,
  item: WorkItemAggregate,
  { index, mission, lease }: { readonly index: number; readonly mission: Mission; readonly lease: Lease },
): Effect {
  const { selectionBasis } = item.document;
  if (selectionBasis === undefined) throw new Error("a blocked WorkItem without selection basis");
  const { agentId, agentCardVersion } = mission.coordinator;
  const leaseId = objectIdOf("lease", signingHash, index + 1);
  const taker = { agentId, agentCardVersion, sessionEpoch: lease.sessionEpoch, leaseId, selectionBasis };
  return workEffect("work.blocked", takeOver(item, taker, now));
}

function ownerOf({ child }: WorkItemAggregate, { holderAgentId, coordinatorEpoch = 1 }: Lease): readonly IntentDraft[] {
  if (child === undefined) return [];
  const payload = { coordinatorAgentId: holderAgentId, parentCoordinatorEpoch: coordinatorEpoch };
  return [{ kind: "child_owner", groupId: child.groupId, subjectId: child.missionId, payload }];
}
