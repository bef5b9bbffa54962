import type {
  Lease,
  Membership,
  MembershipChangedEventPayload,
  Mission,
  MissionCancelledEventPayload,
  MissionCoordinatorAssignedEventPayload,
  MissionCoordinatorRenewedEventPayload,
  MissionCreatedEventPayload,
} from "../../generated/types.ts";
import { clearDeadline, type Deadline, type DeadlineChange, type DeadlineType, setDeadline } from "./deadline.ts";
import { isOver } from "./mission.ts";
import { principalKey } from "./principal.ts";
import type { GroupState } from "./state.ts";
import { type WorkMoves, workDeadlineChanges, workDeadlineOf, workDeadlines } from "./work/deadlines.ts";

export type { Deadline, DeadlineChange, DeadlineType } from "./deadline.ts";

/** How one Event moves the deadlines of its Group. */
export function deadlineChanges({ kind, payload }: { kind: string; payload: object }): readonly DeadlineChange[] {
  switch (kind) {
    case "mission.created":
    case "mission.follow_up.created": {
      const { mission, lease } = payload as MissionCreatedEventPayload;
      return [setDeadline(missionDeadline(mission)), setDeadline(coordinatorDeadline(lease))];
    }
    case "mission.coordinator.renewed":
      return [setDeadline(coordinatorDeadline((payload as MissionCoordinatorRenewedEventPayload).lease))];
    case "mission.coordinator.assigned": {
      const { lease, previousLease } = payload as MissionCoordinatorAssignedEventPayload;
      return [clearDeadline("coordinator_lease", previousLease.leaseId), setDeadline(coordinatorDeadline(lease))];
    }
    case "mission.approved":
    case "mission.cancelled":
    case "mission.terminated": {
      const { mission, lease } = payload as MissionCancelledEventPayload;
      return [clearDeadline("mission_deadline", mission.missionId), clearDeadline("coordinator_lease", lease.leaseId)];
    }
    case "membership.changed":
    case "membership.ended":
    case "membership.delegation.granted": {
      const { membership } = payload as MembershipChangedEventPayload;
      const deadline = provisionalDeadline(membership);
      if (deadline !== undefined) return [setDeadline(deadline)];
      return [clearDeadline("provisional_membership", principalKey(membership.member))];
    }
    default:
      return "workItem" in payload ? workDeadlineChanges(kind, payload as WorkMoves) : [];
  }
}

/**
 * Every deadline that a Group's state has, for filling a lane or checking the stored rows. One that has fired already is
 * among them while its subject stands: firing it again makes nothing new, as all that a timer makes has a derived ID.
 */
export function nextDeadlines(state: GroupState): readonly Deadline[] {
  const { mission } = state;
  const ofMission =
    mission === undefined || isOver(state)
      ? []
      : [missionDeadline(mission.document), coordinatorDeadline(mission.lease)];
  const memberships = [...state.memberships.values()].flatMap(({ document }) => provisionalDeadline(document) ?? []);
  return [...ofMission, ...memberships, ...[...state.workItems.values()].flatMap(workDeadlines)];
}

/** The deadline of one type and subject, if the state has it. Its cost does not depend on what else the Group holds. */
export function deadlineOf(state: GroupState, type: DeadlineType, subjectId: string): Deadline | undefined {
  switch (type) {
    case "mission_deadline":
    case "coordinator_lease":
      return ofMission(state, type, subjectId);
    case "provisional_membership": {
      const member = state.memberships.get(subjectId);
      return member && provisionalDeadline(member.document);
    }
    default: {
      const item = state.workItems.get(subjectId);
      return item && workDeadlineOf(item, type);
    }
  }
}

function ofMission(
  state: GroupState,
  type: "mission_deadline" | "coordinator_lease",
  subjectId: string,
): Deadline | undefined {
  const { mission } = state;
  if (mission === undefined || isOver(state)) return undefined;
  const deadline = type === "mission_deadline" ? missionDeadline(mission.document) : coordinatorDeadline(mission.lease);
  return deadline.subjectId === subjectId ? deadline : undefined;
}

function missionDeadline({ missionId, deadline }: Mission): Deadline {
  return { type: "mission_deadline", subjectId: missionId, at: deadline };
}

function coordinatorDeadline({ leaseId, expiresAt }: Lease): Deadline {
  return { type: "coordinator_lease", subjectId: leaseId, at: expiresAt };
}

function provisionalDeadline({ member, state, provisionalExpiresAt }: Membership): Deadline | undefined {
  if (state !== "provisional" || provisionalExpiresAt === undefined) return undefined;
  return { type: "provisional_membership", subjectId: principalKey(member), at: provisionalExpiresAt };
}
