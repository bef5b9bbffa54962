import type { JsonObject } from "../json/value.ts";
import { deadlineChanges } from "./deadlines.ts";
import type { Acceptance, Cause, EventDraft, PolicyLogDraft } from "./decision.ts";
import { claimedIdentifiers } from "./identifiers.ts";
import { eventIdOf, objectIdOf } from "./ids.ts";
import type { Attempt, Effect, Effects, PolicyEffect } from "./kind-row.ts";

/** Place of a Group's Events: its ID and the sequence before them. Absent for Organization-scoped Events. */
export interface GroupPlace {
  readonly groupId: string;
  readonly sequence: number;
}

/** A handler's effects as the Events of one atomic append (P09), with everything that is appended beside them. */
export function accept<S>(attempt: Attempt<S>, effects: Effects, place?: GroupPlace): Acceptance {
  const [first, ...rest] = effects.events;
  const primary = primaryDraft(attempt, first, place);
  const cause: Cause = { type: "event", id: primary.eventId };
  const following = rest.map((effect, index) => draftOf(attempt, effect, { index: index + 1, cause, place }));
  const events: Acceptance["events"] = [primary, ...following];
  return {
    ok: true,
    events,
    policyLog: (effects.policyLog ?? []).map((entry, index) => policyDraft(attempt, entry, index)),
    identifiers: claimedIdentifiers(attempt),
    deadlines: place === undefined ? [] : events.flatMap(deadlineChanges),
    intents: effects.intents ?? [],
  };
}

type Draft = { -readonly [member in keyof EventDraft]: EventDraft[member] };

/** The Event that answers the Command: it alone has the Command as cause, its hash and its extensions. */
function primaryDraft<S>(attempt: Attempt<S>, effect: Effect, place: GroupPlace | undefined): EventDraft {
  const { actionId: id, extensions } = attempt.command;
  const draft = draftOf(attempt, effect, { index: 0, cause: { type: "command", id }, place });
  draft.commandHash = attempt.signingHash;
  if (extensions !== undefined) draft.extensions = extensions;
  return draft;
}

interface Placing {
  readonly index: number;
  readonly cause: Cause;
  readonly place: GroupPlace | undefined;
}

// Filled member by member: this runs for every Event, and spreading optional parts costs several times as much.
function draftOf<S>(
  { command, signingHash, now }: Attempt<S>,
  effect: Effect,
  { index, cause, place }: Placing,
): Draft {
  const draft: Draft = {
    eventId: eventIdOf(signingHash, index),
    kind: effect.kind,
    actor: command.actor,
    cause,
    correlationId: command.correlationId,
    occurredAt: now,
    payload: effect.payload as JsonObject,
  };
  if (place !== undefined) {
    draft.groupId = place.groupId;
    draft.sequence = place.sequence + 1 + index;
  }
  if (effect.aggregateRevision !== undefined) draft.aggregateRevision = effect.aggregateRevision;
  if (effect.conversationId !== undefined) draft.conversationId = effect.conversationId;
  if (effect.workItemId !== undefined) draft.workItemId = effect.workItemId;
  return draft;
}

function policyDraft<S>({ command, signingHash, now }: Attempt<S>, entry: PolicyEffect, index: number): PolicyLogDraft {
  return { entryId: objectIdOf("policy-log", signingHash, index), ...entry, actor: command.actor, occurredAt: now };
}
