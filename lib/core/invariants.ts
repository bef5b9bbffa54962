import type { Membership } from "../../generated/types.ts";
import { isOver, phaseOf } from "./mission.ts";
import { principalKey, samePrincipal } from "./principal.ts";
import type { GroupState, MissionAggregate } from "./state.ts";

/** What is wrong with a Group's state, one line each; empty for every state that `decide` and `evolve` can reach. */
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
  ];
  return checks.flat().flatMap(([holds, text]) => (holds ? [] : [text]));
}

type Check = readonly [holds: boolean, text: string];

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
  return [...memberships, office("mission_owner", document.missionOwner), office("coordinator", coordinator)];
}

function messageChecks(state: GroupState): readonly Check[] {
  return [...state.messages.values()].map(({ conversationId }) => [
    state.conversations.has(conversationId),
    "a Message is in no Conversation",
  ]);
}
