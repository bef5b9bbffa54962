import type { JsonObject } from "../json/value.ts";
import { type Deadline, deadlineChanges, nextDeadlines } from "./deadlines.ts";
import type { AutomaticOutcome, EventDraft } from "./decision.ts";
import type { Facts } from "./facts.ts";
import { timerIdOf } from "./ids.ts";
import { endedMembership } from "./kinds/membership.ts";
import type { GroupState } from "./state.ts";
import { isBefore, laterOf } from "./time.ts";

/** What a timer is decided on: the time, and the service that makes its Events. */
export type TimerFacts = Pick<Facts, "now" | "authority">;

/** The deadline that fell due. Its instant is not taken from the alarm but from the state. */
export interface Alarm {
  readonly kind: string;
  readonly subjectId: string;
}

const nothing: AutomaticOutcome = { events: [], policyLog: [], deadlines: [], intents: [] };
const notes = { coordinator_lease: "Coordinator lease expired", mission_deadline: "Mission deadline passed" } as const;

/**
 * What an alarm means: a provisional Membership ends by an Event; a Coordinator lease or a Mission deadline that ran out
 * is entered in the Policy Log only, since expiry itself changes no state (P29). Nothing where the subject is over, or
 * has a deadline that is not reached. Fired twice it makes the same IDs again (P29b).
 */
export function decideTimer(state: GroupState, alarm: Alarm, { now: asked, authority }: TimerFacts): AutomaticOutcome {
  const now = laterOf(asked, state.lastOccurredAt);
  const deadline = nextDeadlines(state).find(
    ({ type, subjectId }) => type === alarm.kind && subjectId === alarm.subjectId,
  );
  if (deadline === undefined || isBefore(now, deadline.at)) return nothing;
  if (deadline.type === "provisional_membership") return endProvisional(state, deadline, { now, authority });
  const entryId = timerIdOf("policy-log", state.groupId, deadline);
  const details = { subjectId: deadline.subjectId, at: deadline.at };
  const entry = { entryId, decision: notes[deadline.type], actor: authority, occurredAt: now, details };
  return { events: [], policyLog: [entry], deadlines: [], intents: [] };
}

function endProvisional(state: GroupState, deadline: Deadline, { now, authority }: TimerFacts): AutomaticOutcome {
  const member = [...state.memberships.values()].find(({ document }) => document.membershipId === deadline.subjectId);
  if (member === undefined) return nothing;
  const alarmId = timerIdOf("alarm", state.groupId, deadline);
  const payload = { membership: endedMembership(member, now), reason: "provisional Membership expired" };
  const event: EventDraft = {
    eventId: timerIdOf("event", state.groupId, deadline),
    kind: "membership.ended",
    groupId: state.groupId,
    sequence: state.sequence + 1,
    aggregateRevision: member.revision + 1,
    actor: authority,
    cause: { type: "timer", id: alarmId },
    correlationId: alarmId,
    occurredAt: now,
    payload: payload as object as JsonObject,
  };
  return { events: [event], policyLog: [], deadlines: deadlineChanges(event), intents: [] };
}
