import type {
  Conversation,
  Message,
  MessageCorrectCommandPayload,
  MessagePostCommandPayload,
  MessageRedactCommandPayload,
  MessageRetractCommandPayload,
} from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, identifierNotAvailable, takenIdentifier } from "../claims.ts";
import type { Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import {
  type Authority,
  type Effects,
  type GroupAttempt,
  type GroupKind,
  type Resolved,
  resolved,
} from "../kind-row.ts";
import { hasAccess, missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { MessageAggregate } from "../state.ts";

interface Place {
  readonly messageId: string;
  readonly conversation: Conversation;
}

interface Target extends Place {
  readonly target: MessageAggregate;
}

/**
 * Any member posts, also a provisional one (MWP-MSN-018), where it has access; without a Conversation in envelope or
 * payload it is the planning Conversation. Mentions need not be members: a mention grants nothing (MWP-FND-014).
 */
export const messagePost: GroupKind<MessagePostCommandPayload, Place> = {
  kind: "message.post",
  emits: ["message.posted"],
  aggregate: "conversation",
  authorities: ["member", "policy"],
  from: openPhases,
  claims: claimMessage,
  resolve(attempt) {
    const { command, payload } = attempt;
    const conversationId = payload.conversationId ?? command.conversationId;
    return placeIn(attempt, conversationId ?? missionOf(attempt).mainConversationId, payload.messageId);
  },
  revision: (_, { conversation }) => conversation.revision,
  stateFault: closedFault,
  handle(attempt, place) {
    const { content, mentions, references } = attempt.payload;
    return commit(attempt, place, "message.posted", { kind: "message", content: items(content), mentions, references });
  },
};

/** The author corrects an original Message, any number of times (MWP-MSN-023). */
export const messageCorrect: GroupKind<MessageCorrectCommandPayload, Target> = {
  ...amendment("message.correct", "message.corrected", ["author"]),
  handle(attempt, target) {
    const { content, mentions, references, reason, targetMessageId } = attempt.payload;
    const kind = "correction";
    const parts = { kind, content: items(content), mentions, references, reason, targetMessageId } as const;
    return commit(attempt, target, "message.corrected", parts);
  },
};

/** The author retracts an original Message, once (MWP-MSN-023). */
export const messageRetract: GroupKind<MessageRetractCommandPayload, Target> = {
  ...amendment("message.retract", "message.retracted", ["author"]),
  handle(attempt, target) {
    const { reason, targetMessageId } = attempt.payload;
    const parts = { kind: "retraction", content: items(reason), reason, targetMessageId } as const;
    return commit(attempt, target, "message.retracted", parts);
  },
};

/**
 * MissionOwner, Coordinator or policy redacts a Message or a correction; the author as such may not. The reason goes
 * into the Policy Log (MWP-MSN-023).
 */
export const messageRedact: GroupKind<MessageRedactCommandPayload, Target> = {
  ...amendment("message.redact", "message.redacted", ["mission_owner", "coordinator", "policy"]),
  handle(attempt, target) {
    const { reason, targetMessageId } = attempt.payload;
    const parts = { kind: "redaction", content: items(reason), reason, targetMessageId } as const;
    const effects = commit(attempt, target, "message.redacted", parts);
    return { ...effects, policyLog: [{ decision: "Message redacted", details: { targetMessageId, reason } }] };
  },
};

type Amendment = MessageCorrectCommandPayload | MessageRetractCommandPayload | MessageRedactCommandPayload;

function amendment(
  kind: string,
  emitted: string,
  authorities: readonly Authority[],
): Omit<GroupKind<Amendment, Target>, "handle"> {
  const redacts = kind === "message.redact";
  return {
    kind,
    emits: [emitted],
    aggregate: "conversation",
    authorities,
    from: openPhases,
    claims: claimMessage,
    resolve(attempt) {
      const { messageId, targetMessageId } = attempt.payload;
      const target = attempt.state.messages.get(targetMessageId);
      const fits = target?.kind === "message" || (redacts && target?.kind === "correction");
      if (target === undefined || !fits) return notAvailable("Message");
      const place = placeIn(attempt, target.conversationId, messageId);
      return place.ok ? resolved({ ...place.bound, target }) : place;
    },
    author: ({ target }) => target.author,
    revision: (_, { conversation }) => conversation.revision,
    stateFault(attempt, bound) {
      const over = bound.target.state === "redacted" || (bound.target.state === "retracted" && !redacts);
      return over ? `the Message is ${bound.target.state}` : closedFault(attempt, bound);
    },
  };
}

function claimMessage(payload: JsonObject, signingHash: string): readonly Identifier[] {
  return claim("message", payload.messageId ?? objectIdOf("message", signingHash));
}

/** Where the Message goes. Absent, foreign and closed to the actor are one answer: which it is may not be told. */
function placeIn(
  { state, command, facts, signingHash }: GroupAttempt,
  conversationId: string,
  chosenId: string | undefined,
): Resolved<Place> | Rejection {
  const conversation = state.conversations.get(conversationId);
  const agrees = (command.conversationId ?? conversationId) === conversationId;
  if (conversation === undefined || !agrees || !hasAccess(state, command.actor, conversation)) {
    return notAvailable("Conversation");
  }
  if (command.workItemId !== undefined && command.workItemId !== conversation.primaryWorkItemId) {
    return notAvailable("WorkItem");
  }
  const messageId = chosenId ?? objectIdOf("message", signingHash);
  if (state.messages.has(messageId)) return identifierNotAvailable;
  return takenIdentifier(facts, [{ kind: "message", id: messageId }]) ?? resolved({ messageId, conversation });
}

function notAvailable(what: string): Rejection {
  return invalid(`the ${what} is not available`);
}

function closedFault(_: GroupAttempt, { conversation }: Place): string | undefined {
  return conversation.state === "closed" ? "the Conversation is closed" : undefined;
}

function items(content: MessagePostCommandPayload["content"]): Message["content"] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

interface Parts {
  readonly kind: Message["kind"];
  readonly content: Message["content"];
  readonly mentions?: Message["mentions"] | undefined;
  readonly references?: Message["references"] | undefined;
  readonly reason?: string;
  readonly targetMessageId?: string;
}

/** The Event whose payload is the Message. `authority` is false whatever was asked for (MWP-MSN-017). */
function commit(attempt: GroupAttempt, place: Place, event: string, parts: Parts): Effects {
  const { missionId, groupId } = missionOf(attempt).document;
  const { conversationId, primaryWorkItemId, revision } = place.conversation;
  const { mentions, references, ...rest } = parts;
  const payload: Message = {
    messageId: place.messageId,
    missionId,
    groupId,
    conversationId,
    author: attempt.command.actor,
    authority: false,
    ...rest,
    ...(mentions === undefined ? {} : { mentions }),
    ...(references === undefined ? {} : { references }),
    committedAt: attempt.now,
  };
  const at = { conversationId, workItemId: primaryWorkItemId, aggregateRevision: revision + 1 };
  return { ok: true, events: [{ kind: event, payload, ...at }] };
}
