import type { Event, Message } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import type { EventDraft } from "./decision.ts";
import type { GroupState } from "./state.ts";

/**
 * IDs of the Messages whose text a redaction takes: the one it names and, of an original Message, its corrections; those
 * that were redacted before are left out. In the order of redaction, the named one first (MWP-MSN-023).
 */
export function redactedWith({ messages }: GroupState, targetMessageId: string): readonly string[] {
  const target = messages.get(targetMessageId);
  const found = target === undefined || target.state === "redacted" ? [] : [targetMessageId];
  let next = target?.lastCorrectionId;
  while (next !== undefined) {
    const correction = messages.get(next);
    if (correction?.state === "posted") found.push(next);
    next = correction?.previousCorrectionId;
  }
  return found;
}

/** Sequences of the Events whose text a redaction takes; empty where it names no Message. */
export function redactedSequences(state: GroupState, targetMessageId: string): readonly number[] {
  return redactedWith(state, targetMessageId).flatMap((messageId) => state.messages.get(messageId)?.sequence ?? []);
}

/** How a redaction shows in what it redacts. */
export interface RedactionMark {
  /** ID of the `message.redacted` Event. */
  readonly byEventId: string;
  /** `hmac-sha256:` text over the signing hash of the original Event, under the audit key. */
  readonly commitment: string;
  /** Time of the redaction. */
  readonly occurredAt: string;
}

/**
 * The redacted rendition of a `message.posted` or `message.corrected` Event: what is served in its place. It has the
 * envelope of the original, so that Event ID, sequence and cause stay and rebuilding leads to the same state; text,
 * extensions and the hash of the causing Command are gone, as a hash would let readers test guesses of a short secret.
 */
export function redactedRendition(original: Event, { byEventId, commitment, occurredAt }: RedactionMark): EventDraft {
  const { eventId, kind, groupId, sequence, aggregateRevision, actor, cause, correlationId } = original;
  const { conversationId, workItemId } = original;
  const { messageId, targetMessageId } = original.payload as unknown as Message;
  const payload = {
    messageId,
    authority: false,
    ...(targetMessageId === undefined ? {} : { targetMessageId }),
    redacted: { byEventId, commitment },
  } satisfies JsonObject;
  return {
    eventId,
    kind,
    ...(groupId === undefined ? {} : { groupId }),
    ...(sequence === undefined ? {} : { sequence }),
    ...(aggregateRevision === undefined ? {} : { aggregateRevision }),
    actor,
    cause,
    correlationId,
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(workItemId === undefined ? {} : { workItemId }),
    occurredAt,
    payload,
  };
}
