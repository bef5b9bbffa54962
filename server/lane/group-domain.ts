import type { Event, Membership } from "../../generated/types.ts";
import {
  createGroupState,
  type DeadlineChange,
  type DeadlineType,
  deadlineOf,
  decideGroup,
  decideTimer,
  evolveGroup,
  type GroupState,
  type PolicyLogDraft,
} from "../../lib/core/mod.ts";
import { instantToMs, parseInstant } from "../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { DeadlineKey, DeadlineRow, MembershipRow, PolicyLogEntry } from "../store/port.ts";
import type { Domain } from "./domain.ts";
import type { MembershipIndex } from "./membership-index.ts";
import type { DomainRows, Pending } from "./pending.ts";

/** Hands durable entries to the subscribers of a Group. */
export type Publish = (groupId: string, entries: readonly Pending[], state: GroupState) => ReadonlySet<string>;

/** The log of one Group as a lane serialises it. */
export function groupDomain(groupId: string, index: MembershipIndex, publish: Publish): Domain<GroupState> {
  return {
    groupId,
    create: () => createGroupState(groupId),
    evolve: evolveGroup,
    decide: decideGroup,
    timer(state, due, facts) {
      const outcome = decideTimer(state, due, facts);
      const deadline = deadlineOf(state, due.kind as DeadlineType, due.subjectId);
      const isAhead = deadline !== undefined && dueAtMs(deadline.at) > dueAtMs(facts.now);
      // An alarm that has rung is over, unless what it led to sets it again.
      const rung: readonly DeadlineChange[] = isAhead
        ? []
        : [{ change: "clear", type: due.kind as DeadlineType, subjectId: due.subjectId }];
      return { ...outcome, deadlines: [...rung, ...outcome.deadlines] };
    },
    head: (state) => state.sequence,
    lastOccurredAt: (state) => state.lastOccurredAt,
    rows: (outcome, events): DomainRows => ({
      memberships: events.flatMap(membershipRow),
      identifiers: outcome.identifiers ?? [],
      deadlines: deadlineRows(groupId, outcome.deadlines),
      policyLog: outcome.policyLog.map((draft) => policyLogEntry(groupId, draft)),
    }),
    committed(entries, state) {
      for (const { rows } of entries) index.follow(rows.memberships ?? []);
      return publish(groupId, entries, state);
    },
  };
}

/** The index row of an Event that changes a Membership. */
function membershipRow(event: Event): readonly MembershipRow[] {
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

function deadlineRows(
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
  const last = new Map<string, DeadlineChange>();
  for (const change of changes) {
    const { type, subjectId } = change.change === "set" ? change.deadline : change;
    last.set(`${type} ${subjectId}`, change);
  }
  return last.values();
}

/** The first whole millisecond at which the deadline has passed. */
function dueAtMs(at: string): number {
  const instant = parseInstant(at);
  if (instant === undefined) throw new Error(`not a timestamp: ${at}`);
  const floor = instantToMs(instant);
  return instant.fraction.length > 3 ? floor + 1 : floor;
}

function policyLogEntry(groupId: string, draft: PolicyLogDraft): PolicyLogEntry {
  return { groupId, entryId: draft.entryId, bytes: canonicalBytes({ ...draft } as unknown as JsonObject) };
}
