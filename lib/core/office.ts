import type { Actor, Membership, Mission } from "../../generated/types.ts";
import type { Effect } from "./kind-row.ts";
import { isLive, membershipEnded, membershipOf } from "./membership.ts";
import type { GroupState } from "./state.ts";
import { fenceWork, ownsUnfinishedWork } from "./work/fence.ts";

/** Offices of a Mission, each held by one Principal. */
export type Office = "mission_owner" | "coordinator";

const scopes = { mission_owner: "mission.own", coordinator: "mission.coordinate", worker: "work" } as const;

/** How an office is taken. */
export interface Taking {
  readonly mission: Mission;
  readonly membershipId: string;
  readonly now: string;
  readonly contextPackageId?: string;
}

/** The Membership of a Principal that takes an office: active, of the next epoch, and seeing everything (MWP-MSN-010, P34). */
export function officeTaken(
  state: GroupState,
  member: Actor,
  office: Office,
  taking: Taking,
): Effect & { payload: { membership: Membership } } {
  const current = membershipOf(state, member);
  const { now, membershipId, contextPackageId } = taking;
  const { missionId, groupId } = taking.mission;
  const live = current !== undefined && isLive(current, now) ? current.document : undefined;
  const held = live?.role === "coordinator" && office === "mission_owner" ? [scopes.coordinator] : [];
  const membership: Membership = {
    membershipId: current?.document.membershipId ?? membershipId,
    missionId,
    groupId,
    member,
    role: office,
    state: "active",
    membershipEpoch: (current?.document.membershipEpoch ?? 0) + 1,
    scopes: [scopes[office], ...held],
    visibilityStartSequence: 0,
    ...(contextPackageId === undefined ? {} : { contextPackageId }),
    grantedAt: live?.grantedAt ?? now,
    activatedAt: live?.activatedAt ?? now,
  };
  return { kind: "membership.changed", aggregateRevision: (current?.revision ?? 0) + 1, payload: { membership } };
}

/** What remains to a Principal that leaves an office. */
export interface Leaving {
  readonly now: string;
  /** The office it holds beside the one it leaves. */
  readonly keeps?: Office | undefined;
  /** Whether it may stay to finish work of its own. */
  readonly mayWork: boolean;
}

/**
 * What becomes of a Principal that leaves an office: it keeps another one, or stays as a Worker while work of its own is
 * unfinished and no longer, under a new epoch either way; else its Membership ends, and what it was offered is withdrawn.
 */
export function officeLeft(state: GroupState, member: Actor, { now, keeps, mayWork }: Leaving): readonly Effect[] {
  const current = membershipOf(state, member);
  if (current === undefined || current.document.state === "ended") return [];
  const works = mayWork && member.type === "agent" && ownsUnfinishedWork(state, member.id);
  const role = keeps ?? (works ? "worker" : undefined);
  if (role === undefined) return [membershipEnded(current, now, "office left"), ...fenceWork(state, member.id, now)];
  const { delegationGrants: _, ...document } = current.document;
  const membershipEpoch = document.membershipEpoch + 1;
  // As with one that an acceptance activated, its expiry says that it lasts no longer than its work.
  const expiry = role === "worker" ? { provisionalExpiresAt: now } : {};
  const membership: Membership = { ...document, role, scopes: [scopes[role]], membershipEpoch, ...expiry };
  return [{ kind: "membership.changed", aggregateRevision: current.revision + 1, payload: { membership } }];
}
