import { sha256TextOf } from "../format/digest.ts";
import { canonicalText } from "../json/canonical.ts";
import type { JsonObject } from "../json/value.ts";
import type { Deadline } from "./deadlines.ts";

/**
 * A `urn:uuid:` (version 8, RFC 9562) formed from SHA-256 over the JCS of its seed: the same seed gives the same ID, in
 * every process, so the core needs no randomness and no two processes append the same fact twice.
 */
export function derivedId(seed: JsonObject): string {
  const hex = sha256TextOf(canonicalText(seed)).slice("sha256:".length);
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) & 3];
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** ID of the Event at `index` among those of one Command. */
export function eventIdOf(signingHash: string, index: number): string {
  return derivedId({ commandHash: signingHash, index, purpose: "event" });
}

/** What the authority names with an ID of its own. */
export type DerivedObject =
  | "checkpoint"
  | "conversation"
  | "evidence"
  | "grant"
  | "lease"
  | "membership"
  | "message"
  | "offer"
  | "policy-log"
  | "proposal"
  | "work-item";

/** ID of an object that one Command brings into being and whose sender chose none. `index` tells apart several of a kind. */
export function objectIdOf(object: DerivedObject, signingHash: string, index = 0): string {
  return derivedId({ commandHash: signingHash, index, purpose: object });
}

/** ID of what a timer makes: the alarm itself, its Event or its Policy Log entry (P29b). */
export function timerIdOf(purpose: "alarm" | "event" | "policy-log", groupId: string, deadline: Deadline): string {
  const { at, subjectId, type } = deadline;
  return derivedId({ at, groupId, purpose: `timer-${purpose}`, subjectId, type });
}

/** ID of the Event at `index` among those that follow from a timer's first one. */
export function timerFollowUpIdOf(eventId: string, index: number): string {
  return derivedId({ causeEventId: eventId, index, purpose: "timer-event" });
}

/** Identity of an intent: the same fact means the same thing to the same Group once (P14). */
export function intentIdOf(
  causeEventId: string,
  { groupId, kind, subjectId }: { readonly groupId: string; readonly kind: string; readonly subjectId: string },
): string {
  return derivedId({ causeEventId, groupId, kind, purpose: "intent", subjectId });
}

/** ID of the Event at `index` among those that an intent makes. */
export function intentEventIdOf(intentId: string, index: number): string {
  return derivedId({ index, intentId, purpose: "event" });
}
