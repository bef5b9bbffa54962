import type { Membership } from "../../generated/types.ts";
import type { Check } from "./invariant.ts";
import { isOver, phaseOf } from "./mission.ts";
import { principalKey, samePrincipal } from "./principal.ts";
import type { GroupState, MissionAggregate } from "./state.ts";
import { workChecks } from "./work/invariants.ts";

/**
 * What is wrong with a Group's state, one line each; empty for every state that whole decisions lead to. The invariants of
 * the protocol as far as one Group's state shows them (MWP-FND-013): 1, 5, 10, 11 here, 2 and 3 by what holds a lease.
 */
export function groupInvariants(state: GroupState): readonly string[] {
  const { mission } = state;
  if (mission === undefined) {
    const empty = state.memberships.size + state.conversations.size + state.messages.size + state.sequence === 0;
    return empty ? [] : ["a Group without Mission holds something"];
  }
  const checks = [
    missionChecks(state, mission),
    leaseChecks(state, mission),
    membershipChecks(state, mission),
    messageChecks(state),
    lineageChecks(state, mission),
    approvalChecks(state, mission),
    recordChecks(state),
    workChecks(state),
  ];
  return checks.flat().flatMap(([holds, text]) => (holds ? [] : [text]));
}

/** Mission and Group pair one to one, a root MissionOwner is human, the planning Conversation exists (MWP-FND-013, MWP-MSN-001). */
function missionChecks(state: GroupState, { document, group, mainConversationId }: MissionAggregate): readonly Check[] {
  const main = state.conversations.get(mainConversationId);
  return [
    [document.groupId === state.groupId && group.groupId === state.groupId, "the Group has another ID"],
    [document.missionId === group.missionId, "Mission and Group are not each other's"],
    [document.parent !== undefined || document.missionOwner.type === "human", "a root MissionOwner is not human"],
    [document.revision >= 1, "the Mission has no revision"],
    [main?.type === "group", "the planning Conversation is missing"],
    [
      [...state.conversations.values()].filter(({ type }) => type === "group").length === 1,
      "more than one planning Conversation",
    ],
  ];
}

/** One Coordinator lease, that of the current epoch, active as long as the Mission is open (MWP-FND-010). */
function leaseChecks(state: GroupState, { document, lease }: MissionAggregate): readonly Check[] {
  const { coordinator } = document;
  return [
    [lease.leaseId === coordinator.leaseId, "the lease is not the Coordinator's"],
    [lease.holderAgentId === coordinator.agentId, "the lease has another holder"],
    [lease.coordinatorEpoch === coordinator.coordinatorEpoch, "the lease is of another Coordinator Epoch"],
    [
      (lease.state === "active") !== isOver(state),
      `the lease is ${lease.state} while the Mission is ${phaseOf(state)}`,
    ],
  ];
}

/** One Membership per Principal; MissionOwner and Coordinator hold theirs and see everything (MWP-MSN-010, P35). */
function membershipChecks(state: GroupState, { document }: MissionAggregate): readonly Check[] {
  const coordinator = { type: "agent", id: document.coordinator.agentId } as const;
  const memberships = [...state.memberships].flatMap(
    ([key, { document: membership, revision, changedSequence }]): Check[] => [
      [principalKey(membership.member) === key, "a Membership is filed under another Principal"],
      [
        membership.membershipEpoch >= 1 && revision >= membership.membershipEpoch,
        "a Membership has more epochs than Events",
      ],
      [changedSequence <= state.sequence, "a Membership is of the future"],
    ],
  );
  const office = (role: Membership["role"], holder: typeof document.missionOwner): Check => {
    const held = [...state.memberships.values()].filter(
      ({ document: held }) => held.role === role && held.state !== "ended",
    );
    const right =
      held.length === 1 &&
      held.every(({ document: one }) => samePrincipal(one.member, holder) && one.visibilityStartSequence <= 1);
    return [isOver(state) || right, `the ${role} does not hold the one full Membership of that role`];
  };
  // An Agent that two crossing replacements made both holds the higher role (P35).
  const coordinates = samePrincipal(document.missionOwner, coordinator) ? [] : [office("coordinator", coordinator)];
  return [...memberships, office("mission_owner", document.missionOwner), ...coordinates];
}

function messageChecks(state: GroupState): readonly Check[] {
  return [...state.messages.values()].map(({ conversationId }) => [
    state.conversations.has(conversationId),
    "a Message is in no Conversation",
  ]);
}

/** A child Mission knows its tree, is owned by an Agent, and the root human sees it (MWP-MSN-024, P25, P26). */
function lineageChecks(state: GroupState, { document, lineage }: MissionAggregate): readonly Check[] {
  if (document.parent === undefined) return [[lineage === undefined, "a root Mission has a parent Group"]];
  if (lineage === undefined) return [[false, "a child Mission does not know its tree"]];
  const root = state.memberships.get(principalKey(lineage.rootMissionOwner))?.document;
  return [
    [document.missionOwner.type === "agent", "the MissionOwner of a child is no Agent"],
    [lineage.parentGroupId !== state.groupId, "a child Mission is in its parent's Group"],
    [isOver(state) || root?.state === "active", "the root human does not see the child"],
    [(root?.visibilityStartSequence ?? 0) <= 1, "the root human does not see the whole child"],
  ];
}

/** A Mission is approved by its MissionOwner, for exactly what was submitted, and not before (MWP-FND-013, invariant 10). */
function approvalChecks(state: GroupState, { document, submission }: MissionAggregate): readonly Check[] {
  const kind = document.parent === undefined ? "mission_final" : "child_mission";
  const given = [...state.approvals.values()].filter((one) => one.kind === kind && one.decision === "approved");
  const fits = given.some(({ approver, missionRevision }) => {
    return samePrincipal(approver, document.missionOwner) && missionRevision === submission?.missionRevision;
  });
  return [
    [
      document.state === "approved" ? fits : given.length === 0,
      `a Mission that is ${document.state} has another Approval`,
    ],
    [document.state !== "awaiting_approval" || submission !== undefined, "nothing was submitted for approval"],
    [(submission?.missionRevision ?? 0) <= document.revision, "a submission is of a revision to come"],
  ];
}

function recordChecks({
  approvals,
  artifacts,
  contextPackages,
  grants,
  workItems,
  sequence,
}: GroupState): readonly Check[] {
  const granted = [...grants.values()].flatMap(({ workItemIds }) => workItemIds);
  return [
    [[...approvals].every(([id, { approvalId }]) => id === approvalId), "an Approval is filed under another ID"],
    [
      [...artifacts].every(([hash, { contentHash }]) => hash === contentHash),
      "an Artifact is filed under another hash",
    ],
    [[...contextPackages.values()].every((one) => one.sequence <= sequence), "a Context Package is of the future"],
    [granted.every((id) => workItems.has(id)), "a Grant counts a WorkItem that is not there"],
  ];
}
