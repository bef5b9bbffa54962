import { maySee } from "../../../../lib/core/mod.ts";
import type { Tree } from "../support/tree.ts";
import { everybody, type Place } from "./organization.ts";

/** What somebody is shown that is not for them: an outsider anything, a member what lies before its time (MWP-MSN-010, I13). */
export function sightFaults({ world }: Place): readonly string[] {
  const { state, log } = world;
  return everybody.flatMap((principal) => {
    const membership = state.memberships.get(`${principal.type} ${principal.id}`)?.document;
    return log
      .filter((event) => maySee(state, principal, event))
      .flatMap(({ kind, sequence = 0, payload }) => {
        const { member } = (payload as { membership?: { member: { id: string } } }).membership ?? {};
        if (member?.id === principal.id) return [];
        const isMember = membership !== undefined && membership.state !== "ended";
        const isTheirs = isMember && sequence >= membership.visibilityStartSequence;
        return isTheirs ? [] : [`${principal.id} sees ${kind} ${sequence}`];
      });
  });
}

/** What parent and child say of each other that is not so, once each intent between them has come (P14, P25). */
export function disagreements({ worlds }: Tree): readonly string[] {
  return [...worlds.values()].flatMap(({ state }) => {
    return [...state.workItems.values()].flatMap(({ child, document }) => {
      if (child === undefined) return [];
      const mission = worlds.get(child.groupId)?.state.mission;
      if (mission === undefined) return [`${child.groupId} was never founded`];
      const isOpen = ["active", "awaiting_approval"].includes(mission.document.state);
      const isOwned = mission.document.missionOwner.id === state.mission!.document.coordinator.agentId;
      return [
        ...(mission.document.parent?.workItemId === document.workItemId ? [] : [`${child.groupId} has another parent`]),
        ...((child.state === "active") === isOpen
          ? []
          : [`${child.groupId} is ${mission.document.state}, not ${child.state}`]),
        ...(isOpen && !isOwned ? [`${child.groupId} is owned by another than its Parent Coordinator`] : []),
      ];
    });
  });
}
