import type { Actor, Membership } from "../../generated/types.ts";
import type { Effect } from "./kind-row.ts";
import { principalKey } from "./principal.ts";
import { type Rejection, refuse } from "./refusal.ts";
import type { GroupState, MembershipAggregate } from "./state.ts";
import { isBefore } from "./time.ts";

/** The answer to whoever was never a member, and for a Group that does not exist: one text for both (P30). */
export const groupNotFound: Rejection = refuse("GROUP_NOT_FOUND", "there is no such Group for this actor");

/** The answer where a Membership ended or does not begin yet (P30). */
export const membershipRequired: Rejection = refuse("MEMBERSHIP_REQUIRED", "no Membership applies");

/** The Membership of a Principal, live or ended. */
export function membershipOf(state: GroupState, principal: Actor): MembershipAggregate | undefined {
  return state.memberships.get(principalKey(principal));
}

/** Whether a Membership holds at `now`: not ended, and not provisional beyond its expiry (P29). */
export function isLive({ document }: MembershipAggregate, now: string): boolean {
  if (document.state === "ended") return false;
  return document.state === "active" || isBefore(now, document.provisionalExpiresAt ?? now);
}

/**
 * The live Membership by which a Principal may act in the Group or read it, or the one answer of P30. The same for
 * Commands, SUBSCRIBE and HTTPS reads. Reading alone never compares an epoch.
 */
export function requireMembership(
  state: GroupState,
  principal: Actor,
  now: string,
): { readonly ok: true; readonly member: MembershipAggregate } | Rejection {
  const member = state.mission === undefined ? undefined : membershipOf(state, principal);
  if (member === undefined) return groupNotFound;
  const visible = member.document.visibilityStartSequence <= state.sequence;
  return visible && isLive(member, now) ? { ok: true, member } : membershipRequired;
}

/** The document of a Membership that ends at `now`; its epoch stays (P34). */
function endedMembership({ document }: MembershipAggregate, now: string): Membership {
  return { ...document, state: "ended", endedAt: now };
}

/** The Event by which a Membership ends. */
export function membershipEnded(member: MembershipAggregate, now: string, reason?: string): Effect {
  const payload = { membership: endedMembership(member, now), ...(reason === undefined ? {} : { reason }) };
  return { kind: "membership.ended", aggregateRevision: member.revision + 1, payload };
}
