import type { Conversation, Message } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import { claim, identifierNotAvailable, takenIdentifier } from "./claims.ts";
import type { Identifier } from "./facts.ts";
import { objectIdOf } from "./ids.ts";
import { type Effects, type GroupAttempt, type Resolved, resolved } from "./kind-row.ts";
import { hasAccess, missionOf } from "./mission.ts";
import { invalid, type Rejection } from "./refusal.ts";

/** Where a new Message goes, and under which ID. */
export interface Place {
  readonly messageId: string;
  readonly conversation: Conversation;
}

/** What distinguishes one Message from another of the same author, place and time. */
export type MessageParts = Pick<Message, "kind"> & {
  /** A string is one text item. */
  readonly content: string | Message["content"];
  readonly mentions?: Message["mentions"] | undefined;
  readonly references?: Message["references"] | undefined;
  readonly reason?: string;
  readonly targetMessageId?: string;
};

/** The claim of a Command that commits a Message: the ID it chose, else the derived one. */
export function claimMessage(payload: JsonObject, signingHash: string): readonly Identifier[] {
  return claim("message", payload.messageId ?? objectIdOf("message", signingHash));
}

/** The answer for a named object that is absent, foreign or closed to the actor: which of them may not be told (check 11). */
export function notAvailable(what: "Conversation" | "Message" | "WorkItem"): Rejection {
  return invalid(`the ${what} is not available`);
}

/**
 * Finds the Conversation and checks the ID. Envelope and payload must agree on Conversation and WorkItem. Policy redacts
 * in a restricted Conversation too, where no service is named.
 */
export function placeIn(
  { state, command, facts, signingHash, row }: GroupAttempt,
  conversationId: string,
  chosenId: string | undefined,
): Resolved<Place> | Rejection {
  const conversation = state.conversations.get(conversationId);
  const agrees = (command.conversationId ?? conversationId) === conversationId;
  const redactsByPolicy = row.kind === "message.redact" && command.actor.type === "service";
  const isOpen = conversation !== undefined && (redactsByPolicy || hasAccess(state, command.actor, conversation));
  if (!agrees || !isOpen) return notAvailable("Conversation");
  if (command.workItemId !== undefined && command.workItemId !== conversation.primaryWorkItemId) {
    return notAvailable("WorkItem");
  }
  const messageId = chosenId ?? objectIdOf("message", signingHash);
  if (state.messages.has(messageId)) return identifierNotAvailable;
  return takenIdentifier(facts, [{ kind: "message", id: messageId }]) ?? resolved({ messageId, conversation });
}

/** Why nothing is committed to a Conversation. */
export function closedFault(_: GroupAttempt, { conversation }: Place): string | undefined {
  return conversation.state === "closed" ? "the Conversation is closed" : undefined;
}

/** The Event whose payload is the Message. `authority` is false whatever was asked for (MWP-MSN-017). */
export function commitMessage(attempt: GroupAttempt, place: Place, event: string, parts: MessageParts): Effects {
  const { missionId, groupId } = missionOf(attempt).document;
  const { conversationId, primaryWorkItemId, revision } = place.conversation;
  const payload: Message = {
    messageId: place.messageId,
    missionId,
    groupId,
    conversationId,
    author: attempt.command.actor,
    kind: parts.kind,
    authority: false,
    content: typeof parts.content === "string" ? [{ type: "text", text: parts.content }] : parts.content,
    committedAt: attempt.now,
  };
  if (parts.mentions !== undefined) payload.mentions = parts.mentions;
  if (parts.references !== undefined) payload.references = parts.references;
  if (parts.reason !== undefined) payload.reason = parts.reason;
  if (parts.targetMessageId !== undefined) payload.targetMessageId = parts.targetMessageId;
  const aggregateRevision = revision + 1;
  const effect = { kind: event, aggregateRevision, payload, conversationId, workItemId: primaryWorkItemId };
  return { ok: true, events: [effect] };
}
