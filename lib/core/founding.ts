import type { Actor, Conversation, Group, Lease, Membership, Mission } from "../../generated/types.ts";
import type { Effect } from "./kind-row.ts";

/** What every object that comes into being with a Mission has in common. */
export interface Founding {
  readonly missionId: string;
  readonly groupId: string;
  readonly missionOwner: Actor;
  readonly now: string;
}

/** What a Mission is about, as its founder states it. */
export type MissionTerms = Pick<
  Mission,
  | "objective"
  | "definitionOfDone"
  | "budget"
  | "deadline"
  | "approvalPolicy"
  | "pinnedProfiles"
  | "parent"
  | "followUpToMissionId"
>;

/** The Mission at revision 1, coordinated under the lease it is founded with. */
export function foundMission(founding: Founding, terms: MissionTerms, lease: Lease, agentCardVersion: number): Mission {
  const { missionId, groupId, missionOwner, now } = founding;
  const { holderAgentId: agentId, leaseId, coordinatorEpoch = 1 } = lease;
  const { objective, definitionOfDone, budget, deadline, approvalPolicy, pinnedProfiles } = terms;
  const { parent, followUpToMissionId } = terms;
  return {
    missionId,
    groupId,
    revision: 1,
    objective,
    definitionOfDone,
    missionOwner,
    coordinator: { agentId, agentCardVersion, coordinatorEpoch, leaseId },
    state: "active",
    ...(parent === undefined ? {} : { parent }),
    ...(followUpToMissionId === undefined ? {} : { followUpToMissionId }),
    budget,
    deadline,
    approvalPolicy,
    ...(pinnedProfiles === undefined ? {} : { pinnedProfiles }),
    createdAt: now,
  };
}

/** The one Group of a Mission (MWP-MSN-001). */
export function foundGroup({ missionId, groupId, now }: Founding, mainConversationId: string): Group {
  return { groupId, missionId, state: "active", mainConversationId, createdAt: now };
}

/** The Group-level planning Conversation, open to every member (MWP-MSN-015). */
export function foundConversation(founding: Founding, conversationId: string): Conversation {
  const { missionId, groupId, missionOwner: createdBy, now } = founding;
  return {
    conversationId,
    missionId,
    groupId,
    type: "group",
    title: "Planning",
    access: { mode: "group" },
    createdBy,
    createdAt: now,
    state: "active",
    revision: 1,
  };
}

/** Roles that a Mission is founded with. */
export type FoundingRole = "mission_owner" | "coordinator" | "observer";

const scopes = {
  mission_owner: "mission.own",
  coordinator: "mission.coordinate",
  observer: "mission.observe",
} as const;

/** A Membership that sees the entire Group: that of MissionOwner, Coordinator, or the root human in a child (MWP-MSN-010, P26). */
export function foundMembership(
  { missionId, groupId, now }: Omit<Founding, "missionOwner">,
  member: Actor,
  { membershipId, role }: { readonly membershipId: string; readonly role: FoundingRole },
): Membership {
  return {
    membershipId,
    missionId,
    groupId,
    member,
    role,
    state: "active",
    membershipEpoch: 1,
    scopes: [scopes[role]],
    visibilityStartSequence: 0,
    grantedAt: now,
    activatedAt: now,
  };
}

/** The first Event of a Membership. */
export function membershipFounded(membership: Membership): Effect {
  return { kind: "membership.changed", aggregateRevision: 1, payload: { membership } };
}
