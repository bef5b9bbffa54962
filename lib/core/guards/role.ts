import type { Attempt, Authority, GroupAttempt } from "../kind-row.ts";
import { isCoordinator, isMissionOwner } from "../mission.ts";
import { samePrincipal } from "../principal.ts";
import { type Refusal, refuse } from "../refusal.ts";

/** Check 12 for a Group: the first authority of the kind that the actor holds, and what the kind forbids even then. */
export function groupRole(attempt: GroupAttempt): Refusal | undefined {
  return admit(attempt, (authority) => holds(attempt, authority));
}

/** Check 12 for the Organization: its kinds rest on service roles alone. */
export function organizationRole<S>(attempt: Attempt<S>): Refusal | undefined {
  return admit(attempt, (authority) => holdsServiceRole(attempt, authority));
}

function admit<S>(attempt: Attempt<S>, held: (authority: Authority) => boolean): Refusal | undefined {
  attempt.authority = attempt.row.authorities.find(held);
  if (attempt.authority === undefined) {
    return refuse("AUTH_FORBIDDEN", `the actor may not send ${attempt.row.kind}`).refusal;
  }
  const reason = attempt.row.forbidden?.(attempt, attempt.bound);
  return reason === undefined ? undefined : refuse("AUTH_FORBIDDEN", reason).refusal;
}

function holds(attempt: GroupAttempt, authority: Authority): boolean {
  const { state, row, bound, member } = attempt;
  const { actor } = attempt.command;
  switch (authority) {
    case "founder":
      return actor.type === "human";
    case "mission_owner":
      return isMissionOwner(state, actor);
    case "coordinator":
      return isCoordinator(state, actor);
    case "work_delegate":
      return member?.document.role === "work_delegate" && attempt.command.payload.delegationGrantId !== undefined;
    case "owner":
      return actor.type === "agent" && row.item?.(bound).document.owner?.agentId === actor.id;
    case "author":
      return row.author !== undefined && samePrincipal(row.author(bound), actor);
    case "member":
      return member !== undefined;
    default:
      return holdsServiceRole(attempt, authority);
  }
}

function holdsServiceRole<S>({ command, facts }: Attempt<S>, authority: Authority): boolean {
  return command.actor.type === "service" && facts.serviceRoles(command.actor.id).includes(authority);
}
