import type { JsonObject } from "../json/value.ts";
import { type Deadline, type DeadlineType, deadlineChanges, deadlineOf } from "./deadlines.ts";
import type { AutomaticOutcome, Cause, EventDraft } from "./decision.ts";
import type { Facts } from "./facts.ts";
import { timerFollowUpIdOf, timerIdOf } from "./ids.ts";
import type { Effect } from "./kind-row.ts";
import { membershipEnded } from "./membership.ts";
import type { GroupState } from "./state.ts";
import { isBefore, laterOf } from "./time.ts";
import { executionExpired } from "./work/expiry.ts";
import { fenceWork } from "./work/fence.ts";

/** What a timer is decided on: the time, and the service that makes its Events. */
export type TimerFacts = Pick<Facts, "now" | "authority">;

/** The deadline that fell due. Its instant is not taken from the alarm but from the state. */
export interface Alarm {
  readonly kind: string;
  readonly subjectId: string;
}

const nothing: AutomaticOutcome = { events: [], policyLog: [], deadlines: [], intents: [] };

/** What the Policy Log says of a deadline that others need not learn of by an Event. */
const notes: Readonly<Record<Exclude<DeadlineType, "provisional_membership" | "execution_lease">, string>> = {
  coordinator_lease: "Coordinator lease expired",
  mission_deadline: "Mission deadline passed",
  ownership_lease: "Ownership lease expired",
  blocked_lease: "Blocked lease expired",
  offer: "Offer expired",
};

/**
 * What an alarm means: a provisional Membership or an Execution Lease that ran out is told by an Event; any other deadline
 * is entered in the Policy Log only, since expiry itself changes no state (P29). Nothing where the subject is over, or has
 * a deadline that is not reached. Fired twice it makes the same IDs again (P29b).
 */
export function decideTimer(state: GroupState, alarm: Alarm, { now: asked, authority }: TimerFacts): AutomaticOutcome {
  const now = laterOf(asked, state.lastOccurredAt);
  // An unknown kind of alarm has no deadline: it is looked up among the WorkItems, and finds none.
  const deadline = deadlineOf(state, alarm.kind as DeadlineType, alarm.subjectId);
  if (deadline === undefined || isBefore(now, deadline.at)) return nothing;
  switch (deadline.type) {
    case "provisional_membership":
      return tell(state, deadline, provisionalEnded(state, deadline.subjectId, now), { now, authority });
    case "execution_lease": {
      const expired = executionExpired(state, deadline.subjectId, now);
      return tell(state, deadline, expired === undefined ? [] : [expired], { now, authority });
    }
    default: {
      const { subjectId, at } = deadline;
      const entryId = timerIdOf("policy-log", state.groupId, deadline);
      const entry = { entryId, decision: notes[deadline.type], actor: authority, occurredAt: now };
      return { ...nothing, policyLog: [{ ...entry, details: { subjectId, at } }] };
    }
  }
}

/** The end of a provisional Membership, and with it of the offers that wait for the member. */
function provisionalEnded(state: GroupState, key: string, now: string): readonly Effect[] {
  const member = state.memberships.get(key);
  if (member === undefined) return [];
  const { member: principal } = member.document;
  const fenced = principal.type === "agent" ? fenceWork(state, principal.id, now) : [];
  return [membershipEnded(member, now, "provisional Membership expired"), ...fenced];
}

/** The Events of a timer, with derived IDs: two processes that fire it append them once. The first causes the others. */
function tell(
  state: GroupState,
  deadline: Deadline,
  effects: readonly Effect[],
  { now, authority }: TimerFacts,
): AutomaticOutcome {
  const alarmId = timerIdOf("alarm", state.groupId, deadline);
  const eventId = timerIdOf("event", state.groupId, deadline);
  const events = effects.map((effect, index): EventDraft => {
    const { conversationId, workItemId, aggregateRevision, kind, payload } = effect;
    const cause: Cause = index === 0 ? { type: "timer", id: alarmId } : { type: "event", id: eventId };
    return {
      eventId: index === 0 ? eventId : timerFollowUpIdOf(eventId, index),
      kind,
      groupId: state.groupId,
      sequence: state.sequence + 1 + index,
      ...(aggregateRevision === undefined ? {} : { aggregateRevision }),
      actor: authority,
      cause,
      correlationId: alarmId,
      ...(conversationId === undefined ? {} : { conversationId }),
      ...(workItemId === undefined ? {} : { workItemId }),
      occurredAt: now,
      payload: payload as JsonObject,
    };
  });
  return { ...nothing, events, deadlines: events.flatMap(deadlineChanges) };
}
