import type { ConversationOpenedEventPayload, Message } from "../../../generated/types.ts";
import { membershipOf } from "../membership.ts";
import type { GroupState, MessageAggregate } from "../state.ts";
import { type Fact, type Folds, revisionOf } from "./fold.ts";

/** Messages and Conversations. */
export const messageFolds: Folds = {
  "message.posted": (state, event) => foldMessage(state, event, "message"),
  "message.corrected": (state, event) => foldMessage(state, event, "correction"),
  "message.retracted": (state, event) => foldAmendment(state, event, { kind: "retraction", leaves: "retracted" }),
  "message.redacted": (state, event) => foldAmendment(state, event, { kind: "redaction", leaves: "redacted" }),
  "ext.mwp.toolkit.conversation_opened": foldConversation,
  "ext.mwp.toolkit.conversation_changed": foldConversation,
};

function foldConversation(state: GroupState, { payload }: Fact): void {
  const { conversation } = payload as ConversationOpenedEventPayload;
  state.conversations.set(conversation.conversationId, conversation);
}

/**
 * Everything is taken from the envelope but the ID, so that a redacted rendition, which has the envelope of the Event it
 * stands for, leads to the same state.
 */
function foldMessage(state: GroupState, event: Fact, kind: MessageAggregate["kind"]): void {
  const { messageId } = event.payload as Message;
  const conversation = state.conversations.get(event.conversationId ?? "");
  if (conversation === undefined) throw new RangeError("a Message of no Conversation");
  const { conversationId } = conversation;
  // The member's own object where there is one, so that a long history holds each author once.
  const author = membershipOf(state, event.actor)?.document.member ?? event.actor;
  state.messages.set(messageId, { conversationId, author, kind, state: "posted" });
  state.conversations.set(conversationId, { ...conversation, revision: revisionOf(event) });
}

interface AmendmentFold {
  readonly kind: MessageAggregate["kind"];
  readonly leaves: MessageAggregate["state"];
}

function foldAmendment(state: GroupState, event: Fact, { kind, leaves }: AmendmentFold): void {
  const { targetMessageId = "" } = event.payload as Message;
  const target = state.messages.get(targetMessageId);
  if (target === undefined) throw new RangeError("an amendment of no Message");
  foldMessage(state, event, kind);
  state.messages.set(targetMessageId, { ...target, state: leaves });
}
