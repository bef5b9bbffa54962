import { isJsonObject, type JsonObject } from "../json/value.ts";
import type { VerifiedDocument } from "../signed/verify.ts";

/** An Event whose six stages passed and which the configured authority accepted. */
export type VerifiedEvent = VerifiedDocument<"event">;

/** Whether the Event is the one answer to this Agent's Command `cause.id` (an accepted Command has exactly one). */
export function answersAgent(event: VerifiedEvent, agentId: string): boolean {
  const { actor, cause } = event.document;
  return cause.type === "command" && actor.type === "agent" && actor.id === agentId;
}

/** What a redacted rendition says of itself, for `message.redacted` to confirm. */
export interface RedactionClaim {
  /** ID of the `message.redacted` Event. */
  readonly byEventId: string;
  /** IDs of Messages of which that has to name one: its own, or that of the original which it corrects. */
  readonly messageIds: readonly string[];
}

/**
 * What the Event claims where it is the redacted rendition of a Message Event: the form in which the authority replays it
 * after `message.redacted`, with the same Event ID and sequence and no text. Undefined for any other Event.
 */
export function redactionClaim({ document }: VerifiedEvent): RedactionClaim | undefined {
  const { kind } = document;
  if (kind !== "message.posted" && kind !== "message.corrected") return undefined;
  const { redacted, messageId, targetMessageId, content } = document.payload as JsonObject;
  if (!isJsonObject(redacted) || typeof redacted.byEventId !== "string" || content !== undefined) return undefined;
  const messageIds = [messageId, targetMessageId].filter((id) => typeof id === "string");
  return { byEventId: redacted.byEventId, messageIds };
}

/** Whether an Event is the redaction that a rendition names. */
export function confirmsRedaction({ document }: VerifiedEvent, { byEventId, messageIds }: RedactionClaim): boolean {
  const { targetMessageId } = document.payload as JsonObject;
  const isNamed = typeof targetMessageId === "string" && messageIds.includes(targetMessageId);
  return document.eventId === byEventId && document.kind === "message.redacted" && isNamed;
}
