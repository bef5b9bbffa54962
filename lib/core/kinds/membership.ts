import type {
  Actor,
  Membership,
  MembershipChangeCommandPayload,
  MembershipEndCommandPayload,
} from "../../../generated/types.ts";
import { cardFault } from "../agent-card.ts";
import { contextPackageFault } from "../documents.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { isLive, membershipEnded, membershipOf } from "../membership.ts";
import { isOver, isRootObserver, missionOf, seesEverything } from "../mission.ts";
import { openPhases, phases } from "../mission-table.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState, MembershipAggregate } from "../state.ts";
import { isBefore } from "../time.ts";
import { fenceWork } from "../work/fence.ts";

type Change = GroupAttempt<MembershipChangeCommandPayload>;

interface Named {
  readonly current: MembershipAggregate | undefined;
}

/**
 * Grants a Membership, changes a live one, or grants an ended one anew. A change of role, scopes or visibility is a new
 * epoch, and so is a new grant; activation keeps the epoch (P34). MissionOwner and Coordinator hold theirs by office.
 */
export const membershipChange: GroupKind<MembershipChangeCommandPayload, Named> = {
  kind: "membership.change",
  emits: ["membership.changed"],
  aggregate: "membership",
  authorities: ["coordinator", "mission_owner", "policy"],
  from: openPhases,
  documents: { contextPackage: "context-package" },
  resolve(attempt) {
    const { state, payload } = attempt;
    return grantFault(attempt) ?? resolved({ current: membershipOf(state, payload.member) });
  },
  forbidden: ({ state, payload }) => officeFault(holdsOffice(state, payload.member)),
  revision: (_, { current }) => current?.revision ?? 0,
  stateFault({ payload }, { current }) {
    const demoted = current?.document.state === "active" && payload.state === "provisional";
    return demoted ? "an active Membership does not become provisional" : undefined;
  },
  handle(attempt, { current }) {
    const membership = grantedMembership(attempt, current);
    if (current !== undefined && isUnchanged(current.document, membership))
      return invalid("the change changes nothing");
    const { contextPackage } = attempt.payload;
    const payload = { membership, ...(contextPackage === undefined ? {} : { contextPackage }) };
    const aggregateRevision = (current?.revision ?? 0) + 1;
    return { ok: true, events: [{ kind: "membership.changed", aggregateRevision, payload }] };
  },
};

/**
 * Ends a Membership, keeping its epoch (P34), and with it the leases and offers of its member's work. That of MissionOwner or Coordinator ends only when the archival service
 * closes a Group whose Mission is over.
 */
export const membershipEnd: GroupKind<MembershipEndCommandPayload, { readonly current: MembershipAggregate }> = {
  kind: "membership.end",
  emits: ["membership.ended", "ext.missionweaveprotocol.core.work_execution_lease_revoked", "work.progressed"],
  aggregate: "membership",
  authorities: ["coordinator", "mission_owner", "policy", "archival"],
  from: phases,
  resolve({ state, payload }) {
    const current = membershipOf(state, payload.member);
    return current === undefined ? invalid("the Membership is not available") : resolved({ current });
  },
  forbidden({ state, payload, authority }) {
    return officeFault(holdsOffice(state, payload.member) && authority !== "archival");
  },
  revision: (_, { current }) => current.revision,
  stateFault({ state, authority }, { current }) {
    if (current.document.state === "ended") return "the Membership has ended already";
    return authority === "archival" && !isOver(state) ? "the Mission is not over" : undefined;
  },
  handle({ state, payload: { reason }, now }, { current }) {
    const { member } = current.document;
    const fenced = member.type === "agent" ? fenceWork(state, member.id, now) : [];
    return { ok: true, events: [membershipEnded(current, now, reason), ...fenced] };
  },
};

function grantFault(attempt: Change): Rejection | undefined {
  const { facts, payload, now } = attempt;
  const { member, contextPackage, provisionalExpiresAt } = payload;
  const fault = member.type === "agent" ? cardFault(facts.agent(member.id), now) : undefined;
  if (fault !== undefined) return invalid(`the member has ${fault}`);
  if (provisionalExpiresAt !== undefined && !isBefore(now, provisionalExpiresAt)) {
    return invalid("provisionalExpiresAt is not in the future");
  }
  return contextPackage === undefined ? undefined : contextPackageFault(attempt, contextPackage);
}

function holdsOffice(state: GroupState, member: Actor): boolean {
  return seesEverything(state, member) || isRootObserver(state, member);
}

function officeFault(isOffice: boolean): string | undefined {
  return isOffice ? "MissionOwner, Coordinator and root observer hold their Membership by office" : undefined;
}

function grantedMembership(attempt: Change, current: MembershipAggregate | undefined): Membership {
  const { state, payload, signingHash, now } = attempt;
  const { missionId, groupId } = missionOf(attempt).document;
  // A provisional Membership beyond its expiry is over, whether or not its timer has fired (P29).
  const live = current !== undefined && isLive(current, now) ? current.document : undefined;
  const visibilityStartSequence =
    payload.visibilityStartSequence ?? live?.visibilityStartSequence ?? state.sequence + 1;
  const contextPackageId = payload.contextPackage?.contextPackageId ?? live?.contextPackageId;
  const { provisionalExpiresAt } = payload;
  const terms = { role: payload.role, scopes: payload.scopes, visibilityStartSequence };
  const isKept = live !== undefined && sameTerms(live, terms);
  // A Grant rests on the Membership Epoch, and stays exactly as long as that does (MWP-MSN-022).
  const delegationGrants = isKept ? live.delegationGrants : undefined;
  return {
    membershipId: current?.document.membershipId ?? objectIdOf("membership", signingHash),
    missionId,
    groupId,
    member: payload.member,
    ...terms,
    state: payload.state,
    membershipEpoch: nextEpoch(current, isKept),
    ...(delegationGrants === undefined ? {} : { delegationGrants }),
    ...(contextPackageId === undefined ? {} : { contextPackageId }),
    ...(provisionalExpiresAt === undefined ? {} : { provisionalExpiresAt }),
    grantedAt: live?.grantedAt ?? now,
    ...(payload.state === "active" ? { activatedAt: live?.activatedAt ?? now } : {}),
  };
}

function nextEpoch(current: MembershipAggregate | undefined, kept: boolean): number {
  const epoch = current?.document.membershipEpoch ?? 0;
  return kept ? epoch : epoch + 1;
}

type Terms = Pick<Membership, "role" | "scopes" | "visibilityStartSequence">;

function sameTerms(a: Terms, b: Terms): boolean {
  const scopes = new Set<string>(a.scopes);
  const sameScopes = scopes.size === b.scopes.length && b.scopes.every((scope) => scopes.has(scope));
  return sameScopes && a.role === b.role && a.visibilityStartSequence === b.visibilityStartSequence;
}

function isUnchanged(before: Membership, after: Membership): boolean {
  return (
    before.state === after.state &&
    before.membershipEpoch === after.membershipEpoch &&
    before.contextPackageId === after.contextPackageId &&
    before.provisionalExpiresAt === after.provisionalExpiresAt
  );
}
