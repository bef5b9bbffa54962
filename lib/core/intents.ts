import type { JsonObject } from "../json/value.ts";
import { deadlineChanges } from "./deadlines.ts";
import type { AutomaticOutcome, EventDraft, PolicyLogDraft } from "./decision.ts";
import type { Facts } from "./facts.ts";
import { derivedId, intentEventIdOf, intentIdOf } from "./ids.ts";
import type { Intent, IntentDraft } from "./intent.ts";
import { cancelMission } from "./intents/cancel-child.ts";
import { endChild } from "./intents/child-ended.ts";
import { changeOwner } from "./intents/child-owner.ts";
import { foundChild } from "./intents/found-child.ts";
import { type Applying, type IntentEffect, type Meaning, nothing } from "./intents/meaning.ts";
import { isOver } from "./mission.ts";
import type { GroupState } from "./state.ts";
import { laterOf } from "./time.ts";
import { sessionReplaced } from "./work/session.ts";

/** The Event that an intent comes from: the first of those that were appended with it. */
export type CausingEvent = Pick<EventDraft, "eventId" | "actor" | "correlationId">;

/** An intent with its identity, which follows from cause, Group, kind and subject alone (P14). */
export function intentOf(draft: IntentDraft, { eventId, actor, correlationId }: CausingEvent): Intent {
  return { ...draft, intentId: intentIdOf(eventId, draft), cause: { eventId, actor, correlationId } };
}

/**
 * What an intent means to its Group: automatic Events with the causing Event as their cause and its actor as theirs. It
 * cannot be refused. Where what it is about is over, was never there, or follows it already, it means nothing; so one that
 * comes twice means what it means once. Pure, like every decision.
 */
export function decideIntent(state: GroupState, intent: Intent, facts: Facts): AutomaticOutcome {
  const now = laterOf(facts.now, state.lastOccurredAt);
  const { events, policyLog = [], intents = [] } = meaningOf(state, intent, { facts, now });
  const drafts = events.map((effect, index) => draftOf(state, intent, { effect, index, now }));
  return {
    events: drafts,
    policyLog: policyLog.map((entry, index): PolicyLogDraft => {
      const entryId = derivedId({ index, intentId: intent.intentId, purpose: "policy-log" });
      return { entryId, ...entry, actor: intent.cause.actor, occurredAt: now };
    }),
    deadlines: drafts.flatMap(deadlineChanges),
    intents,
  };
}

function meaningOf(state: GroupState, intent: Intent, at: Pick<Applying<"found_child">, "facts" | "now">): Meaning {
  const common = { state, intent, ...at };
  switch (intent.kind) {
    case "found_child":
      return foundChild({ ...common, payload: intent.payload });
    case "child_ended":
      return endChild({ ...common, payload: intent.payload });
    case "cancel_child":
      return cancelMission({ ...common, payload: intent.payload });
    case "child_owner":
      return changeOwner({ ...common, payload: intent.payload });
    case "session_replaced": {
      if (isOver(state)) return nothing;
      return { events: sessionReplaced(state, intent.payload, at.now, at.facts.policy.workLeaseTerms) };
    }
  }
}

interface Placing {
  readonly effect: IntentEffect;
  readonly index: number;
  readonly now: string;
}

function draftOf(
  { groupId, sequence }: GroupState,
  { intentId, cause }: Intent,
  { effect, index, now }: Placing,
): EventDraft {
  const { kind, aggregateRevision, conversationId, workItemId, payload, hasUnsignedEvidence } = effect;
  return {
    eventId: intentEventIdOf(intentId, index),
    kind,
    groupId,
    sequence: sequence + 1 + index,
    ...(aggregateRevision === undefined ? {} : { aggregateRevision }),
    actor: cause.actor,
    cause: { type: "event", id: cause.eventId },
    correlationId: cause.correlationId,
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(workItemId === undefined ? {} : { workItemId }),
    occurredAt: now,
    payload: payload as JsonObject,
    ...(hasUnsignedEvidence === undefined ? {} : { hasUnsignedEvidence }),
  };
}
