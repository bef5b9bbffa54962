import type { Actor, Conversation } from "../../generated/types.ts";
import type { GroupAttempt } from "./kind-row.ts";
import { isTerminal, type MissionPhase } from "./mission-table.ts";
import { samePrincipal } from "./principal.ts";
import type { GroupState, MissionAggregate } from "./state.ts";

/** The Mission of a Group that has one. Throws where the Group is not founded: no guard lets a Command get there. */
export function missionOf(attempt: GroupAttempt): MissionAggregate {
  if (attempt.state.mission === undefined) throw new Error("the Group has no Mission yet");
  return attempt.state.mission;
}

/** Phase of the Group's Mission, `none` before it is founded. */
export function phaseOf(state: GroupState): MissionPhase {
  return state.mission?.document.state ?? "none";
}

/** Whether the Mission is over. */
export function isOver(state: GroupState): boolean {
  return isTerminal(phaseOf(state));
}

/** Whether a Principal is the MissionOwner. */
export function isMissionOwner(state: GroupState, principal: Actor): boolean {
  return state.mission !== undefined && samePrincipal(state.mission.document.missionOwner, principal);
}

/** Whether a Principal is the current Coordinator. */
export function isCoordinator(state: GroupState, principal: Actor): boolean {
  return principal.type === "agent" && state.mission?.document.coordinator.agentId === principal.id;
}

/** Whether a Principal sees the entire Group whatever its Membership says (MWP-MSN-010, MWP-MSN-015). */
export function seesEverything(state: GroupState, principal: Actor): boolean {
  return isMissionOwner(state, principal) || isCoordinator(state, principal);
}

/** Whether a Principal is the human at the root of a tree, who observes each child Mission of it by office (P26). */
export function isRootObserver(state: GroupState, principal: Actor): boolean {
  const root = state.mission?.lineage?.rootMissionOwner;
  return root !== undefined && samePrincipal(root, principal);
}

/** Whether a Principal may read and write in a Conversation, Membership aside (MWP-MSN-015). */
export function hasAccess(state: GroupState, principal: Actor, conversation: Conversation): boolean {
  if (conversation.access.mode === "group" || seesEverything(state, principal)) return true;
  return conversation.access.members?.some((member) => samePrincipal(member, principal)) ?? false;
}
