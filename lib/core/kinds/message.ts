import type {
  MessageCorrectCommandPayload,
  MessagePostCommandPayload,
  MessageRedactCommandPayload,
  MessageRetractCommandPayload,
} from "../../../generated/types.ts";
import { claimMessage, closedFault, commitMessage, notAvailable, type Place, placeIn } from "../committed-message.ts";
import { type Authority, type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { openPhases, phases } from "../mission-table.ts";
import type { MessageAggregate } from "../state.ts";

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
    return commitMessage(attempt, place, "message.posted", { kind: "message", content, mentions, references });
  },
};

/** The author corrects an original Message, any number of times (MWP-MSN-023). */
export const messageCorrect: GroupKind<MessageCorrectCommandPayload, Target> = {
  ...amendment("message.correct", "message.corrected", ["author"]),
  handle(attempt, target) {
    const { content, mentions, references, reason, targetMessageId } = attempt.payload;
    const parts = { kind: "correction", content, mentions, references, reason, targetMessageId } as const;
    return commitMessage(attempt, target, "message.corrected", parts);
  },
};

/** The author retracts an original Message, once (MWP-MSN-023). */
export const messageRetract: GroupKind<MessageRetractCommandPayload, Target> = {
  ...amendment("message.retract", "message.retracted", ["author"]),
  handle(attempt, target) {
    const { reason, targetMessageId } = attempt.payload;
    const parts = { kind: "retraction", content: reason, reason, targetMessageId } as const;
    return commitMessage(attempt, target, "message.retracted", parts);
  },
};

/**
 * MissionOwner, Coordinator or policy redacts a Message with its corrections, or one correction; the author as such may
 * not. The reason goes into the Policy Log (MWP-MSN-023). Possible as long as the text is there to be read: also in a
 * closed Conversation and after the Mission.
 */
export const messageRedact: GroupKind<MessageRedactCommandPayload, Target> = {
  ...amendment<MessageRedactCommandPayload>("message.redact", "message.redacted", [
    "mission_owner",
    "coordinator",
    "policy",
  ]),
  handle(attempt, target) {
    const { reason, targetMessageId, keepAuditCopy = true } = attempt.payload;
    const parts = { kind: "redaction", content: reason, reason, targetMessageId } as const;
    const effects = commitMessage(attempt, target, "message.redacted", parts);
    const details = { targetMessageId, reason, keepAuditCopy };
    return { ...effects, policyLog: [{ decision: "Message redacted", details }] };
  },
};

type Amendment = MessageCorrectCommandPayload | MessageRetractCommandPayload | MessageRedactCommandPayload;

/** What the three amendments share. The Message schema wants content in each: the reason stands where there is no other. */
function amendment<P extends Amendment>(
  kind: string,
  emitted: string,
  authorities: readonly Authority[],
): Omit<GroupKind<P, Target>, "handle"> {
  const redacts = kind === "message.redact";
  return {
    kind,
    emits: [emitted],
    aggregate: "conversation",
    authorities,
    from: redacts ? phases : openPhases,
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
      const { state } = bound.target;
      if (redacts) return state === "redacted" ? "the Message is redacted" : undefined;
      return state === "posted" ? closedFault(attempt, bound) : `the Message is ${state}`;
    },
  };
}
