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
  "objective" | "definitionOfDone" | "budget" | "deadline" | "approvalPolicy" | "pinnedProfiles"
>;

/** The Mission at revision 1, coordinated under the lease it is founded with. */
export function foundMission(founding: Founding, terms: MissionTerms, lease: Lease, agentCardVersion: number): Mission {
  const { missionId, groupId, missionOwner, now } = founding;
  const { holderAgentId: agentId, leaseId, coordinatorEpoch = 1 } = lease;
  const { objective, definitionOfDone, budget, deadline, approvalPolicy, pinnedProfiles } = terms;
  return {
    missionId,
    groupId,
    revision: 1,
    objective,
    definitionOfDone,
    missionOwner,
    coordinator: { agentId, agentCardVersion, coordinatorEpoch, leaseId },
    state: "active",
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

/** The Event by which MissionOwner or Coordinator become members, who see the entire Group (MWP-MSN-010). */
export function foundMembership(
  { missionId, groupId, now }: Founding,
  member: Actor,
  { membershipId, role }: { readonly membershipId: string; readonly role: "mission_owner" | "coordinator" },
): Effect {
  const membership: Membership = {
    membershipId,
    missionId,
    groupId,
    member,
    role,
    state: "active",
    membershipEpoch: 1,
    scopes: [role === "mission_owner" ? "mission.own" : "mission.coordinate"],
    visibilityStartSequence: 0,
    grantedAt: now,
    activatedAt: now,
  };
  return { kind: "membership.changed", aggregateRevision: 1, payload: { membership } };
}
