import type { JsonObject } from "../json/value.ts";
import { deadlineChanges } from "./deadlines.ts";
import type { Acceptance, EventDraft, PolicyLogDraft } from "./decision.ts";
import { claimedIdentifiers } from "./identifiers.ts";
import { eventIdOf, objectIdOf } from "./ids.ts";
import type { Attempt, Effect, Effects } from "./kind-row.ts";

/** Place of a Group's Events: its ID and the sequence before them. Absent for Organization-scoped Events. */
export interface GroupPlace {
  readonly groupId: string;
  readonly sequence: number;
}

/** A handler's effects as the Events of one atomic append (P09), with everything that is appended beside them. */
export function accept<S>(attempt: Attempt<S>, effects: Effects, place?: GroupPlace): Acceptance {
  const [first, ...rest] = effects.events;
  const primary = primaryDraft(attempt, first, place);
  const following = rest.map((effect, index) => followingDraft(attempt, primary, { effect, index: index + 1, place }));
  const events: Acceptance["events"] = [primary, ...following];
  return {
    ok: true,
    events,
    policyLog: (effects.policyLog ?? []).map((entry, index) => policyDraft(attempt, entry, index)),
    identifiers: claimedIdentifiers(attempt),
    deadlines: place === undefined ? [] : events.flatMap(deadlineChanges),
  };
}

/** The Event that answers the Command: it alone has the Command as cause, its hash and its extensions. */
function primaryDraft<S>(attempt: Attempt<S>, effect: Effect, place: GroupPlace | undefined): EventDraft {
  const { command, signingHash } = attempt;
  return {
    ...commonDraft(attempt, effect, 0, place),
    cause: { type: "command", id: command.actionId },
    commandHash: signingHash,
    ...(command.extensions === undefined ? {} : { extensions: command.extensions }),
  };
}

interface Following {
  readonly effect: Effect;
  readonly index: number;
  readonly place: GroupPlace | undefined;
}

function followingDraft<S>(attempt: Attempt<S>, primary: EventDraft, { effect, index, place }: Following): EventDraft {
  return { ...commonDraft(attempt, effect, index, place), cause: { type: "event", id: primary.eventId } };
}

function commonDraft<S>(
  { command, signingHash, now }: Attempt<S>,
  { kind, payload, aggregateRevision, conversationId, workItemId }: Effect,
  index: number,
  place: GroupPlace | undefined,
): Omit<EventDraft, "cause"> {
  return {
    eventId: eventIdOf(signingHash, index),
    kind,
    ...(place === undefined ? {} : { groupId: place.groupId, sequence: place.sequence + 1 + index }),
    ...(aggregateRevision === undefined ? {} : { aggregateRevision }),
    actor: command.actor,
    correlationId: command.correlationId,
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(workItemId === undefined ? {} : { workItemId }),
    occurredAt: now,
    payload: payload as JsonObject,
  };
}

function policyDraft<S>(
  { command, signingHash, now }: Attempt<S>,
  entry: { readonly decision: string; readonly details: JsonObject },
  index: number,
): PolicyLogDraft {
  return { entryId: objectIdOf("policy-log", signingHash, index), ...entry, actor: command.actor, occurredAt: now };
}
