import {
  createGroupState,
  type DeadlineChange,
  type DeadlineType,
  deadlineOf,
  decideGroup,
  decideIntent,
  decideTimer,
  derivedId,
  evolveGroup,
  type Facts,
  type GroupState,
  type Intent,
  type PolicyLogDraft,
  redactedSequences,
} from "../../lib/core/mod.ts";
import type { Domain } from "./domain.ts";
import {
  activeWork,
  deadlineRows,
  dueAtMs,
  intentRows,
  membershipRow,
  missionRow,
  policyLogEntry,
} from "./index-rows.ts";
import type { MembershipIndex } from "./membership-index.ts";
import type { DomainRows, Pending } from "./pending.ts";

/** Hands durable entries to the subscribers of a Group. */
export type Publish = (groupId: string, entries: readonly Pending[]) => ReadonlySet<string>;

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
    intent(state, intent, facts) {
      const outcome = decideIntent(state, intent, facts);
      const isNothing = outcome.events.length + outcome.policyLog.length === 0;
      return isNothing ? { ...outcome, policyLog: [metNothing(intent, facts)] } : outcome;
    },
    redacted: redactedSequences,
    rows: (state, outcome, { events, intent }): DomainRows => ({
      memberships: events.flatMap(membershipRow),
      identifiers: outcome.identifiers ?? [],
      deadlines: deadlineRows(groupId, outcome.deadlines),
      policyLog: outcome.policyLog.map((draft) => policyLogEntry(groupId, draft)),
      missions: events.flatMap((event) => missionRow(state, event)),
      activeWork: activeWork(events),
      intents: intentRows(outcome.intents, events[0] ?? intent?.cause),
    }),
    committed(entries) {
      for (const { rows } of entries) index.follow(rows.memberships ?? []);
      return publish(groupId, entries);
    },
  };
}

/** That an intent came too late to change anything: what it was about is over (P14). */
function metNothing({ intentId, kind, subjectId, cause }: Intent, { now }: Facts): PolicyLogDraft {
  return {
    entryId: derivedId({ intentId, purpose: "policy-log" }),
    decision: "intent met what is over",
    actor: cause.actor,
    occurredAt: now,
    details: { intentId, kind, subjectId, causeEventId: cause.eventId },
  };
}
