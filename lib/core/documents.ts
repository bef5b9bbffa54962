import type { ContextPackage } from "../../generated/types.ts";
import type { GroupAttempt } from "./kind-row.ts";
import { isLive, membershipOf } from "./membership.ts";
import { missionOf } from "./mission.ts";
import { samePrincipal } from "./principal.ts";
import { invalid, type Rejection } from "./refusal.ts";

/**
 * Why a Context Package does not belong where it is used: it must be of this Mission and Group, cover no Event that does
 * not exist yet, and be signed by the Agent that sends it, or, sent by somebody else, by an Agent of the Group. That its
 * signature holds is known by now.
 */
export function contextPackageFault(attempt: GroupAttempt, document: ContextPackage): Rejection | undefined {
  const { state, command, now } = attempt;
  const { missionId, groupId } = missionOf(attempt).document;
  const { fromSequence, toSequence } = document.sourceEventRange;
  if (document.missionId !== missionId || document.groupId !== groupId) return misbound("Mission or Group");
  if (fromSequence > toSequence || toSequence > state.sequence) return misbound("range of Events");
  if (command.actor.type === "agent") {
    return samePrincipal(document.generatedBy, command.actor) ? undefined : misbound("author");
  }
  const author = membershipOf(state, document.generatedBy);
  return author !== undefined && isLive(author, now) ? undefined : misbound("author");
}

function misbound(what: string): Rejection {
  return invalid(`the Context Package does not fit: ${what}`);
}
