import type { Event, Lease, Membership, Mission, MissionCreatedEventPayload } from "../../generated/types.ts";
import type { CausingEvent, DeadlineChange, GroupState, IntentDraft, PolicyLogDraft } from "../../lib/core/mod.ts";
import { instantToMs, parseInstant } from "../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { intentRow } from "../store/intents.ts";
import type {
  ActiveWorkRow,
  AppendEntry,
  DeadlineKey,
  DeadlineRow,
  IntentRow,
  MembershipRow,
  MissionRow,
  PolicyLogEntry,
} from "../store/port.ts";

/** The intents of a decision, caused by the first of its Events; by what an intent itself was caused where that made no Event. */
export function intentRows(drafts: readonly IntentDraft[], cause: CausingEvent | undefined): readonly IntentRow[] {
  if (drafts.length === 0) return [];
  if (cause === undefined) throw new Error("an intent without cause");
  return drafts.map((draft) => intentRow(draft, cause));
}

/** The index row of an Event that changes a Membership. */
export function membershipRow(event: Event): readonly MembershipRow[] {
  if (event.kind !== "membership.changed" && event.kind !== "membership.ended") return [];
  const { groupId, member, membershipEpoch, state, role, visibilityStartSequence } = (
    event.payload as unknown as { readonly membership: Membership }
  ).membership;
  return [
    {
      groupId,
      principalType: member.type,
      principalId: member.id,
      membershipEpoch,
      state,
      role,
      visibilityStartSequence,
    },
  ];
}

/** What an Event says of its Group's Mission, where it holds it whole. */
interface MissionParts extends Partial<Pick<MissionCreatedEventPayload, "parentGroupId">> {
  readonly mission?: Mission;
  readonly approval?: { readonly approvalId: string };
}

/** The row of the index of Missions after an Event that changes the Mission of its Group. */
export function missionRow(state: GroupState, { groupId, payload }: Event): readonly MissionRow[] {
  const { mission, approval, parentGroupId = state.mission?.lineage?.parentGroupId } = payload as MissionParts;
  // The parent is told of its child's Mission in an Event of its own.
  if (mission === undefined || groupId === undefined || mission.groupId !== groupId) return [];
  const { missionId, state: missionState, missionOwner, coordinator, parent } = mission;
  const row = { missionId, groupId, state: missionState, missionOwner };
  return [
    {
      ...row,
      coordinatorAgentId: coordinator.agentId,
      coordinatorEpoch: coordinator.coordinatorEpoch,
      ...(parent === undefined ? {} : { parentMissionId: parent.missionId }),
      ...(parentGroupId === undefined ? {} : { parentGroupId }),
      ...(missionState === "approved" && approval !== undefined ? { approvalId: approval.approvalId } : {}),
    },
  ];
}

/** Members of work payloads that hold leases. */
interface LeaseParts {
  readonly executionLease?: Lease;
  readonly lease?: Lease;
  readonly closedLeases?: readonly Lease[];
}

/** How Events move the index of active work: an Execution Lease is opened or closed by the Event that holds it. */
export function activeWork(events: readonly Event[]): Required<NonNullable<AppendEntry["activeWork"]>> {
  const leases = events.flatMap(({ payload }) => executionLeases(payload as LeaseParts));
  if (leases.length === 0) return noChange;
  const latest = new Map(leases.map((lease) => [`${lease.workItemId} ${lease.holderAgentId}`, lease]));
  const rows = (isWanted: boolean): ActiveWorkRow[] =>
    [...latest.values()].flatMap(({ holderAgentId: agentId, groupId, workItemId = "", state }) =>
      (state === "active") === isWanted ? [{ agentId, groupId, workItemId }] : [],
    );
  return { set: rows(true), clear: rows(false) };
}

function executionLeases({ executionLease, lease, closedLeases = none }: LeaseParts): readonly Lease[] {
  if (executionLease === undefined && lease === undefined && closedLeases.length === 0) return none;
  const leases = [...closedLeases, executionLease, lease];
  return leases.flatMap((one) => (one?.leaseType === "execution" ? [one] : []));
}

const none: readonly never[] = [];
const noChange = { set: [], clear: [] } as const;

/** The rows of deadlines that are set and cleared. */
export function deadlineRows(
  groupId: string,
  changes: readonly DeadlineChange[],
): { readonly set: readonly DeadlineRow[]; readonly clear: readonly DeadlineKey[] } {
  const set: DeadlineRow[] = [];
  const clear: DeadlineKey[] = [];
  for (const change of lastChanges(changes)) {
    if (change.change === "clear") clear.push({ groupId, kind: change.type, subjectId: change.subjectId });
    else
      set.push({
        groupId,
        kind: change.deadline.type,
        subjectId: change.deadline.subjectId,
        dueAtMs: dueAtMs(change.deadline.at),
      });
  }
  return { set, clear };
}

/** Of several changes of one deadline the last: the store makes those that set and those that clear each in one go. */
function lastChanges(changes: readonly DeadlineChange[]): Iterable<DeadlineChange> {
  if (changes.length < 2) return changes;
  const last = new Map<string, DeadlineChange>();
  for (const change of changes) {
    const { type, subjectId } = change.change === "set" ? change.deadline : change;
    last.set(`${type} ${subjectId}`, change);
  }
  return last.values();
}

/** The first whole millisecond at which the deadline has passed. */
export function dueAtMs(at: string): number {
  const instant = parseInstant(at);
  if (instant === undefined) throw new Error(`not a timestamp: ${at}`);
  const floor = instantToMs(instant);
  return instant.fraction.length > 3 ? floor + 1 : floor;
}

/** The row of an entry of the Policy Log. */
export function policyLogEntry(groupId: string, draft: PolicyLogDraft): PolicyLogEntry {
  return { groupId, entryId: draft.entryId, bytes: canonicalBytes({ ...draft } as unknown as JsonObject) };
}
