import type { GroupAttempt } from "../kind-row.ts";
import { groupNotFound, requireMembership } from "../membership.ts";
import { type Refusal, refuse } from "../refusal.ts";

// Roles by which a service has business in Groups; the others learn of none.
const groupRoles = ["event-authority", "archival", "policy", "authorization"];

/**
 * Check 8, Group and Membership by P30 (MWP-MSN-010). Founding kinds have neither yet. A service carries no epoch; one
 * without any role in Groups is told the same as a stranger.
 */
export function groupAndMembership(attempt: GroupAttempt): Refusal | undefined {
  const { state, command, facts, row, now } = attempt;
  if (command.groupId !== state.groupId) return groupNotFound.refusal;
  if (row.from.includes("none")) return undefined;
  if (command.actor.type === "service") {
    const concerned = facts.serviceRoles(command.actor.id).some((role) => groupRoles.includes(role));
    return concerned && state.mission !== undefined ? undefined : groupNotFound.refusal;
  }
  const answer = requireMembership(state, command.actor, now);
  if (!answer.ok) return answer.refusal;
  attempt.member = answer.member;
  if (answer.member.document.membershipEpoch === command.membershipEpoch) return undefined;
  return refuse("MEMBERSHIP_STALE", "the Membership Epoch is not the current one").refusal;
}
