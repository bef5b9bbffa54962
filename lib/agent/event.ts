import { isJsonObject, type JsonObject } from "../json/value.ts";
import type { VerifiedDocument } from "../signed/verify.ts";

/** An Event whose six stages passed and which the configured authority accepted. */
export type VerifiedEvent = VerifiedDocument<"event">;

/** Whether the Event is the one answer to this Agent's Command `cause.id` (an accepted Command has exactly one). */
export function answersAgent(event: VerifiedEvent, agentId: string): boolean {
  const { actor, cause } = event.document;
  return cause.type === "command" && actor.type === "agent" && actor.id === agentId;
}

/**
 * Whether the Event is the redacted rendition of a Message Event: the form in which the authority replays it after
 * `message.redacted`, with the same Event ID and sequence and no text.
 */
export function isRedactedRendition(event: VerifiedEvent): boolean {
  const { kind, payload } = event.document;
  const redacted = (payload as JsonObject).redacted;
  return (
    (kind === "message.posted" || kind === "message.corrected") &&
    isJsonObject(redacted) &&
    typeof redacted.byEventId === "string" &&
    !("content" in payload)
  );
}
