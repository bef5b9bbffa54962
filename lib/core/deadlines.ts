import type {
  Lease,
  Membership,
  MembershipChangedEventPayload,
  Mission,
  MissionCancelledEventPayload,
  MissionCoordinatorRenewedEventPayload,
  MissionCreatedEventPayload,
} from "../../generated/types.ts";
import { isOver } from "./mission.ts";
import type { GroupState } from "./state.ts";

/** What a deadline is about. */
export type DeadlineType = "provisional_membership" | "coordinator_lease" | "mission_deadline";

/** One instant at which a Group's lane is to be woken, identified by type and subject (P29b). */
export interface Deadline {
  readonly type: DeadlineType;
  /** Membership ID, Lease ID or Mission ID. */
  readonly subjectId: string;
  /** The instant from which the subject is over: half-open, `t >= at` (P29). */
  readonly at: string;
}

/** A deadline that is set (replacing the one of the same type and subject) or cleared, in the append's transaction. */
export type DeadlineChange =
  | { readonly change: "set"; readonly deadline: Deadline }
  | { readonly change: "clear"; readonly type: DeadlineType; readonly subjectId: string };

/** How one Event moves the deadlines of its Group. */
export function deadlineChanges({ kind, payload }: { kind: string; payload: object }): readonly DeadlineChange[] {
  switch (kind) {
    case "mission.created": {
      const { mission, lease } = payload as MissionCreatedEventPayload;
      return [set(missionDeadline(mission)), set(leaseDeadline(lease))];
    }
    case "mission.coordinator.renewed":
      return [set(leaseDeadline((payload as MissionCoordinatorRenewedEventPayload).lease))];
    case "mission.cancelled": {
      const { mission, lease } = payload as MissionCancelledEventPayload;
      return [clear(missionDeadline(mission)), clear(leaseDeadline(lease))];
    }
    case "membership.changed":
    case "membership.ended": {
      const { membership } = payload as MembershipChangedEventPayload;
      const deadline = provisionalDeadline(membership);
      if (deadline !== undefined) return [set(deadline)];
      return [{ change: "clear", type: "provisional_membership", subjectId: membership.membershipId }];
    }
    default:
      return [];
  }
}

/**
 * Every deadline that a Group's state has, for filling a lane or checking the stored rows. One that has fired already is
 * among them while its subject stands: firing it again makes nothing new, as all that a timer makes has a derived ID.
 */
export function nextDeadlines(state: GroupState): readonly Deadline[] {
  const { mission } = state;
  const ofMission =
    mission === undefined || isOver(state) ? [] : [missionDeadline(mission.document), leaseDeadline(mission.lease)];
  const memberships = [...state.memberships.values()].flatMap(({ document }) => provisionalDeadline(document) ?? []);
  return [...ofMission, ...memberships];
}

function missionDeadline({ missionId, deadline }: Mission): Deadline {
  return { type: "mission_deadline", subjectId: missionId, at: deadline };
}

function leaseDeadline({ leaseId, expiresAt }: Lease): Deadline {
  return { type: "coordinator_lease", subjectId: leaseId, at: expiresAt };
}

function provisionalDeadline({ membershipId, state, provisionalExpiresAt }: Membership): Deadline | undefined {
  if (state !== "provisional" || provisionalExpiresAt === undefined) return undefined;
  return { type: "provisional_membership", subjectId: membershipId, at: provisionalExpiresAt };
}

function set(deadline: Deadline): DeadlineChange {
  return { change: "set", deadline };
}

function clear({ type, subjectId }: Deadline): DeadlineChange {
  return { change: "clear", type, subjectId };
}
