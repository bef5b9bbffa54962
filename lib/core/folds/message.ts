import type { ConversationOpenedEventPayload, Message } from "../../../generated/types.ts";
import { membershipOf } from "../membership.ts";
import { redactedWith } from "../redaction.ts";
import type { GroupState, MessageAggregate } from "../state.ts";
import { type Fact, type Folds, revisionOf, sequenceOf } from "./fold.ts";

/** Messages and Conversations. */
export const messageFolds: Folds = {
  "message.posted": (state, event) => void foldMessage(state, event, "message"),
  "message.corrected": foldCorrection,
  "message.retracted": foldRetraction,
  "message.redacted": foldRedaction,
  "ext.mwp.toolkit.conversation_opened": foldConversation,
  "ext.mwp.toolkit.conversation_changed": foldConversation,
};

function foldConversation(state: GroupState, { payload }: Fact): void {
  const { conversation } = payload as ConversationOpenedEventPayload;
  state.conversations.set(conversation.conversationId, conversation);
}

/**
 * Everything is taken from the envelope but IDs, so that a redacted rendition, which has the envelope of the Event it
 * stands for, leads to the same state.
 */
function foldMessage(state: GroupState, event: Fact, kind: MessageAggregate["kind"]): MessageAggregate {
  const { messageId } = event.payload as Message;
  const conversation = state.conversations.get(event.conversationId ?? "");
  if (conversation === undefined) throw new RangeError("a Message of no Conversation");
  const { conversationId } = conversation;
  // The member's own object where there is one, so that a long history holds each author once.
  const author = membershipOf(state, event.actor)?.document.member ?? event.actor;
  const message: MessageAggregate = { conversationId, author, kind, state: "posted", sequence: sequenceOf(state) };
  state.messages.set(messageId, message);
  state.conversations.set(conversationId, { ...conversation, revision: revisionOf(event) });
  return message;
}

/** Chains the correction to those before it, so that a redaction finds all of them. */
function foldCorrection(state: GroupState, event: Fact): void {
  const { messageId, targetMessageId = "" } = event.payload as Message;
  const target = targetOf(state, targetMessageId);
  const correction = foldMessage(state, event, "correction");
  const { lastCorrectionId: previousCorrectionId } = target;
  if (previousCorrectionId !== undefined) state.messages.set(messageId, { ...correction, previousCorrectionId });
  state.messages.set(targetMessageId, { ...target, lastCorrectionId: messageId });
}

function foldRetraction(state: GroupState, event: Fact): void {
  const { targetMessageId = "" } = event.payload as Message;
  const target = targetOf(state, targetMessageId);
  foldMessage(state, event, "retraction");
  state.messages.set(targetMessageId, { ...target, state: "retracted" });
}

function foldRedaction(state: GroupState, event: Fact): void {
  const { targetMessageId = "" } = event.payload as Message;
  targetOf(state, targetMessageId);
  for (const messageId of redactedWith(state, targetMessageId)) {
    state.messages.set(messageId, { ...targetOf(state, messageId), state: "redacted" });
  }
  foldMessage(state, event, "redaction");
}

function targetOf(state: GroupState, targetMessageId: string): MessageAggregate {
  const target = state.messages.get(targetMessageId);
  if (target === undefined) throw new RangeError("an amendment of no Message");
  return target;
}
