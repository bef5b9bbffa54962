import type { DelegationGrant, MembershipGrantDelegationCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import { notAvailable } from "../committed-message.ts";
import type { Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { isLive, membershipOf } from "../membership.ts";
import { missionOf } from "../mission.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { MembershipAggregate } from "../state.ts";
import { isBefore } from "../time.ts";
import { isGrantable } from "../work/grants.ts";

type Grant = GroupAttempt<MembershipGrantDelegationCommandPayload>;

// Every Event of a Membership holds its Grants: without a bound it would come to be larger than any member could take.
const standingGrantsMax = 32;
const allowedCapabilitiesMax = 64;

/**
 * The Coordinator gives a work delegate authority over one subtree of WorkItems, within ceilings, for a time
 * (MWP-MSN-020). The Grant stands in the grantee's Membership, whose epoch stays: it is part of what the Grant rests on.
 */
export const membershipGrantDelegation: GroupKind<MembershipGrantDelegationCommandPayload, MembershipAggregate> = {
  kind: "membership.grant_delegation",
  emits: ["membership.delegation.granted"],
  aggregate: "membership",
  authorities: ["coordinator"],
  from: ["active"],
  claims: claimGrant,
  resolve: resolveGrant,
  revision: (_, { revision }) => revision,
  stateFault({ state, payload }) {
    return isGrantable(state, payload.targetWorkItemId) ? undefined : "the target WorkItem is over";
  },
  handle(attempt, member) {
    const fault = grantFault(attempt, member);
    if (fault !== undefined) return invalid(fault);
    const grant = grantOf(attempt);
    const { document, revision } = member;
    // Grants that are of no use any more leave the Membership; they stay in the log.
    const kept = (document.delegationGrants ?? []).filter((one) => isOfUse(one, grant));
    if (kept.length >= standingGrantsMax) return invalid(`the grantee holds ${kept.length} Delegation Grants already`);
    const membership = { ...document, delegationGrants: [...kept, grant] };
    const payload = { membership, grant, targetWorkItemId: grant.targetWorkItemId };
    return { ok: true, events: [{ kind: "membership.delegation.granted", aggregateRevision: revision + 1, payload }] };
  },
};

function claimGrant({ grantId }: JsonObject, signingHash: string): readonly Identifier[] {
  return claim("grant", grantId ?? objectIdOf("grant", signingHash));
}

function resolveGrant(attempt: Grant): Resolved<MembershipAggregate> | Rejection {
  const { state, command, facts, payload, signingHash } = attempt;
  const taken = takenIdentifier(facts, claimGrant(command.payload, signingHash));
  if (taken !== undefined) return taken;
  const { granteeAgentId, targetWorkItemId } = payload;
  const isTarget = (command.workItemId ?? targetWorkItemId) === targetWorkItemId;
  if (!isTarget || !state.workItems.has(targetWorkItemId)) return notAvailable("WorkItem");
  const member = membershipOf(state, { type: "agent", id: granteeAgentId });
  return member === undefined ? invalid("the Membership is not available") : resolved(member);
}

/** The grantee is an active work delegate in exactly the epoch stated, and the Grant is not over yet. */
function grantFault({ payload, now }: Grant, member: MembershipAggregate): string | undefined {
  const { role, state, membershipEpoch } = member.document;
  if (role !== "work_delegate" || state !== "active" || !isLive(member, now)) {
    return "the grantee is no active work delegate";
  }
  if (membershipEpoch !== payload.granteeMembershipEpoch) {
    return "granteeMembershipEpoch is not the current Membership Epoch of the grantee";
  }
  if (payload.allowedCapabilities.length > allowedCapabilitiesMax) {
    return `a Delegation Grant allows at most ${allowedCapabilitiesMax} Capabilities`;
  }
  return isBefore(now, payload.expiresAt) ? undefined : "expiresAt is not in the future";
}

function grantOf(attempt: Grant): DelegationGrant {
  const { payload, signingHash, now } = attempt;
  const { missionId, groupId, coordinator } = missionOf(attempt).document;
  const { agentId: id, coordinatorEpoch } = coordinator;
  return {
    ...payload,
    grantId: payload.grantId ?? objectIdOf("grant", signingHash),
    missionId,
    groupId,
    coordinatorEpoch,
    grantedBy: { type: "agent", id },
    grantedAt: now,
  };
}

function isOfUse(
  grant: DelegationGrant,
  { granteeMembershipEpoch, coordinatorEpoch, grantedAt }: DelegationGrant,
): boolean {
  const sameEpochs =
    grant.granteeMembershipEpoch === granteeMembershipEpoch && grant.coordinatorEpoch === coordinatorEpoch;
  return sameEpochs && isBefore(grantedAt, grant.expiresAt);
}
