import type {
  Actor,
  Budget,
  ChildLink,
  HumanActor,
  Membership,
  MissionCreateChildCommandPayload,
  MissionCreatedEventPayload,
} from "../../../generated/types.ts";
import {
  type ChildBounds,
  childDepth,
  childTermsFault,
  failurePolicyOf,
  needsRootApproval,
  selectionFault,
} from "../child-terms.ts";
import { takenIdentifier } from "../claims.ts";
import type { AgentFact } from "../facts.ts";
import { foundConversation, foundGroup, foundMembership, foundMission } from "../founding.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { missionRow } from "../mission-table.ts";
import { claimFounding, eligibleCoordinator, firstLease, priorityClassOf, termsFault } from "../mission-terms.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState, RenewalPolicy } from "../state.ts";
import { nextDocument, workEffect } from "../work/effect.ts";
import { hasRunningChild } from "../work/ending.ts";
import { findWorkItem } from "../work/find.ts";
import { membershipEnds } from "../work/idle.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { terminalWork, workRow } from "../work/table.ts";
import { type Taker, takeOver } from "../work/takeover.ts";

type Create = GroupAttempt<MissionCreateChildCommandPayload>;

interface Bound {
  readonly item: WorkItemAggregate;
  readonly coordinator: AgentFact;
  readonly renewalPolicy: RenewalPolicy;
}

const row = missionRow("mission.create_child");

/**
 * Rows M3 and W15: the Coordinator gives a WorkItem to a child Mission, of which it is the MissionOwner by office. All
 * that could refuse the child is checked here, where its IDs are taken: the intent that founds its Group cannot be refused
 * (P14). The parent WorkItem is the Parent Coordinator's until the child ends, and whoever owned it is fenced (P03).
 */
export const missionCreateChild: GroupKind<MissionCreateChildCommandPayload, Bound> = {
  kind: row.trigger,
  emits: [row.emits, "work.blocked", "membership.ended"],
  aggregate: "mission",
  authorities: ["coordinator"],
  from: ["active"],
  workFrom: workRow(row.trigger).from,
  claims: claimFounding,
  resolve: resolveChild,
  item: ({ item }) => item,
  revision: (attempt) => missionOf(attempt).document.revision,
  stateFault: (_, { item }) => (hasRunningChild(item) ? "a child Mission of the WorkItem runs already" : undefined),
  handle(attempt, bound) {
    const { state, facts, payload, command, signingHash, now } = attempt;
    const { item, coordinator } = bound;
    const parent = missionOf(attempt);
    const { contract, workItemId } = item.document;
    const bounds = { parent, contract, parts: partsOf(state, workItemId), policy: facts.policy };
    const reason = selectionFault(payload, contract, coordinator);
    const fault = reason === undefined ? childTermsFault(payload, bounds) : invalid(reason);
    if (fault !== undefined) return fault;
    const created = foundChild(attempt, bound, bounds);
    const child = linkTo(created, childDepth(parent));
    const linked = nextDocument(item, now, {});
    const taken = takeOver({ ...item, document: linked }, takerOf(attempt), now);
    const first = workEffect(row.emits, { workItem: linked, child, mission: created.mission });
    const requiredResolution = "The child Mission ends.";
    return {
      ok: true,
      events: [
        { ...first, aggregateRevision: parent.document.revision + 1 },
        workEffect("work.blocked", { ...taken, child, requiredResolution }),
        ...membershipEnds(state, taken.workItem, now),
      ],
      intents: [
        {
          kind: "found_child",
          groupId: payload.groupId,
          subjectId: payload.missionId,
          payload: { created, memberships: membershipsOf(created, command.actor, signingHash) },
        },
      ],
    };
  },
};

function partsOf({ workItems }: GroupState, workItemId: string): readonly Budget[] {
  return [...workItems.values()]
    .filter(
      ({ parentWorkItemId, document }) => parentWorkItemId === workItemId && !terminalWork.includes(document.state),
    )
    .map(({ document }) => document.contract.budget);
}

function resolveChild(attempt: Create): Resolved<Bound> | Rejection {
  const { command, facts, payload, signingHash, now } = attempt;
  const found = findWorkItem(attempt, payload.workItemId);
  if (!found.ok) return found;
  const taken = takenIdentifier(facts, claimFounding(command.payload, signingHash));
  if (taken !== undefined) return taken;
  if (payload.coordinatorAgentId === command.actor.id) {
    return invalid("the child's Coordinator is another Agent than the Parent Coordinator");
  }
  const coordinator = eligibleCoordinator(facts, payload.coordinatorAgentId, now);
  if (!("card" in coordinator)) return coordinator;
  const renewalPolicy = payload.renewalPolicy ?? facts.policy.renewalPolicy;
  const fault = termsFault(payload, renewalPolicy, facts, now);
  return fault === undefined ? resolved({ item: found.bound, coordinator, renewalPolicy }) : invalid(fault);
}

/** The first Event of the child's Group, whole, with what the child is to know of its tree (P25, P26). */
function foundChild(
  attempt: Create,
  { item, coordinator, renewalPolicy }: Bound,
  bounds: ChildBounds,
): MissionCreatedEventPayload {
  const { command, facts, payload, signingHash, now } = attempt;
  const { parent, contract } = bounds;
  const { document, lineage } = parent;
  const founding = { missionId: payload.missionId, groupId: payload.groupId, missionOwner: command.actor, now };
  const conversationId = payload.conversationId ?? objectIdOf("conversation", signingHash);
  const link = { missionId: document.missionId, workItemId: item.document.workItemId, depth: childDepth(parent) };
  const lease = firstLease(payload, renewalPolicy, attempt);
  const { contractVersion, acceptanceCriteria, requiredCapabilities, allowedResources } = contract;
  return {
    mission: foundMission(founding, { ...payload, parent: link }, lease, coordinator.cardVersion),
    group: foundGroup(founding, conversationId),
    conversation: foundConversation(founding, conversationId),
    lease,
    renewalPolicy,
    priorityClass: priorityClassOf(payload, facts),
    parentGroupId: document.groupId,
    // Only a child has another root than its own MissionOwner, and the owner of a root Mission is human.
    rootMissionOwner: lineage?.rootMissionOwner ?? (document.missionOwner as HumanActor),
    rootApprovalRequired: needsRootApproval(payload, bounds),
    failurePolicy: failurePolicyOf(contract),
    parentContract: { contractVersion, acceptanceCriteria, requiredCapabilities, allowedResources },
    parentCoordinatorEpoch: document.coordinator.coordinatorEpoch,
  };
}

function membershipsOf(
  { mission, rootMissionOwner }: MissionCreatedEventPayload,
  owner: Actor,
  signingHash: string,
): readonly Membership[] {
  const founding = { ...mission, now: mission.createdAt };
  const coordinator = { type: "agent", id: mission.coordinator.agentId } as const;
  const id = (index: number): string => objectIdOf("membership", signingHash, index);
  return [
    foundMembership(founding, owner, { membershipId: id(0), role: "mission_owner" }),
    foundMembership(founding, coordinator, { membershipId: id(1), role: "coordinator" }),
    foundMembership(founding, rootMissionOwner ?? owner, { membershipId: id(2), role: "observer" }),
  ];
}

function linkTo({ mission }: MissionCreatedEventPayload, depth: number): ChildLink {
  const { missionId, groupId, coordinator } = mission;
  return { missionId, groupId, coordinatorAgentId: coordinator.agentId, depth, state: "active" };
}

function takerOf(attempt: Create): Taker {
  const { facts, command, payload, signingHash } = attempt;
  const { agentId, agentCardVersion: known } = missionOf(attempt).document.coordinator;
  const agentCardVersion = facts.agent(agentId)?.cardVersion ?? known;
  const sessionEpoch = command.sessionEpoch ?? facts.sessionEpoch(agentId);
  // The first lease that a founding Command derives is the child Coordinator's.
  const leaseId = objectIdOf("lease", signingHash, 1);
  return { agentId, agentCardVersion, sessionEpoch, leaseId, selectionBasis: payload.selectionBasis };
}
