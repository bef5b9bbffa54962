import type { AckFrame, CommandFrame, Frame, PingFrame, SubscribeFrame } from "../../generated/types.ts";
import { prepareAttention, type Refusal } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import type { VerificationFailure } from "../../lib/signed/audit.ts";
import { protocolVersion } from "../../lib/wire/frame.ts";
import type { ErrorCode, ErrorFacts } from "../../lib/wire/wire-error.ts";
import { frameOf } from "../delivery/hub.ts";
import type { Outlet } from "../delivery/subscription.ts";
import type { CommandOutcome } from "../lane/task.ts";
import {
  commandBytesInFlightMax,
  commandsInFlightMax,
  retryAfterMs,
  subscribeGroupsMax,
  subscribesWaitingMax,
  subscriptionsMax,
} from "../limits.ts";
import { nextTurn } from "../turn.ts";
import { canonicalCommandBytes } from "./canonical-command.ts";
import { randomText } from "./greeting.ts";
import { newId } from "./ids.ts";
import type { SessionServices } from "./services.ts";
import type { OpenSession } from "./sessions.ts";

/** What a Session asks of its connection. */
export interface SessionHost {
  readonly outlet: Outlet;
  send(frame: Frame): void;
  sendBytes(frame: Uint8Array): void;
  sendError(code: ErrorCode, facts: Omit<ErrorFacts, "nowMs">): void;
  /** Ends the connection with 1008. */
  fence(reason: string): void;
}

/** One authenticated Agent on one connection. */
export interface Session extends OpenSession {
  /** `escapeFree` is the hint of the frame's parse, good for the Command in it too. */
  receive(frame: Frame, escapeFree: boolean): void;
  close(): void;
}

/** A Session in force. Refusals are answered and the connection lives on (checks 1 to 3 are made here). */
export function createSession(
  { agentId, keyId, epoch }: Pick<OpenSession, "agentId" | "keyId" | "epoch">,
  host: SessionHost,
  services: SessionServices,
): Session {
  const { clock, registry, documents, intake, hub, sessions, audit, failures, log } = services;
  const { outlet } = host;
  let inFlight = 0;
  let inFlightBytes = 0;
  /** SUBSCRIBE frames take effect in the order they came. */
  let subscribing = Promise.resolve();
  let subscribesWaiting = 0;

  function refuse({ code, ...facts }: Refusal, related: Omit<ErrorFacts, "nowMs">): void {
    host.sendError(code, { ...related, ...facts });
  }

  function command({ frameId, command }: CommandFrame, escapeFree: boolean): void {
    const groupId = command.groupId === undefined ? {} : { groupId: command.groupId };
    const related = { relatedFrameId: frameId, relatedActionId: command.actionId, ...groupId };
    const fail = (failure: VerificationFailure): void => {
      if (failure.wireCode === "AUTH_INVALID_SIGNATURE") failures.byAgent.count(agentId);
      audit.record(failure, { documentKind: "command", presentedBy: outlet.principal, ...related });
      host.sendError(failure.wireCode, {
        ...related,
        message: failure.stage === 5 ? "the Command holds a value outside the I-JSON data model" : undefined,
      });
    };
    if (inFlight >= commandsInFlightMax || inFlightBytes >= commandBytesInFlightMax)
      return host.sendError("BACKPRESSURE", { ...related, retryAfterMs });
    if (failures.byAgent.isExhausted(agentId)) {
      const message = "too many signatures of this Agent failed";
      return host.sendError("BACKPRESSURE", { ...related, message, retryAfterMs: 60_000 });
    }
    const result = documents.verifyValue("command", command as unknown as JsonValue, registry.evidence, {
      schemaChecked: true,
      escapeFree,
    });
    if (!result.ok) return fail(result.failure);
    const { verified } = result;
    if (command.actor.type !== "agent" || command.actor.id !== agentId)
      return host.sendError("AUTH_FORBIDDEN", { ...related, message: "the actor is not the Agent of this Session" });
    if (services.sessionEpoch(agentId) !== epoch) return host.sendError("AUTH_STALE_SESSION", related);
    const bytes = canonicalCommandBytes(verified);
    inFlight += 1;
    inFlightBytes += bytes.length;
    const settle = (outcome: CommandOutcome): void => {
      inFlight -= 1;
      inFlightBytes -= bytes.length;
      if (outcome.status === "refused") {
        if (outcome.failure !== undefined)
          audit.record(outcome.failure, {
            documentKind: "command",
            presentedBy: outlet.principal,
            signingHash: verified.signingHash,
            ...related,
          });
        refuse(outcome.refusal, related);
      } else if (!outcome.inStream) host.sendBytes(frameOf(outcome.event));
    };
    const origin = { door: "session", agentId, epoch, connectionId: outlet.connectionId } as const;
    intake.submit({ verified, registryRevision: registry.revision, command, bytes, origin, settle });
  }

  async function subscribe({ frameId, groups }: SubscribeFrame): Promise<void> {
    if (groups.length > subscribeGroupsMax)
      return host.sendError("PROTOCOL_VIOLATION", {
        relatedFrameId: frameId,
        message: `a SUBSCRIBE may name ${subscribeGroupsMax} Groups`,
      });
    // A Group has one stream per connection: of several wishes in one frame the last holds.
    const wishes = new Map(groups.map((wish) => [wish.groupId, wish]));
    for (const { groupId, afterSequence, attention } of wishes.values()) {
      // Stores may answer without leaving the current turn; other connections must have theirs.
      await nextTurn();
      if (hub.countOf(outlet.connectionId) >= subscriptionsMax) {
        const message = `a connection may hold ${subscriptionsMax} subscriptions`;
        host.sendError("BACKPRESSURE", { relatedFrameId: frameId, groupId, retryAfterMs, message });
        continue;
      }
      const grant = await services.readGate(outlet.principal, groupId);
      if (!outlet.isOpen) return;
      if (!grant.ok) refuse(grant.refusal, { relatedFrameId: frameId, groupId });
      else
        hub.subscribe(outlet, {
          groupId,
          afterSequence,
          attention: prepareAttention(attention),
          visibilityStartSequence: grant.visibilityStartSequence,
          grantedThrough: grant.sequence,
        });
    }
  }

  function enqueue(frame: SubscribeFrame): void {
    const relatedFrameId = frame.frameId;
    if (subscribesWaiting >= subscribesWaitingMax)
      return host.sendError("BACKPRESSURE", { relatedFrameId, retryAfterMs });
    subscribesWaiting += 1;
    subscribing = subscribing
      .then(() => subscribe(frame))
      .catch((error: unknown) => {
        log.error({ err: error, agentId }, "SUBSCRIBE failed");
        host.sendError("INTERNAL_ERROR", { relatedFrameId });
      })
      .finally(() => {
        subscribesWaiting -= 1;
      });
  }

  function acknowledge({ acknowledgements }: AckFrame): void {
    for (const { groupId, sequence } of acknowledgements) {
      const delivered = Math.min(sequence, hub.deliveredThrough(outlet.connectionId, groupId));
      if (delivered > 0) services.cursors.note(agentId, groupId, delivered);
    }
  }

  function ping({ nonce, replyToNonce, presence }: PingFrame): void {
    if (presence !== undefined) sessions.notePresence(session, presence);
    if (replyToNonce !== undefined) return;
    host.send({
      protocolVersion,
      frameId: newId(),
      frameType: "PING",
      nonce: randomText(18),
      replyToNonce: nonce,
      sentAt: formatInstantMs(clock.nowMs()),
    });
  }

  const session: Session = {
    agentId,
    epoch,
    keyId,
    fence: (reason) => host.fence(reason),
    receive(frame, escapeFree) {
      switch (frame.frameType) {
        case "COMMAND":
          return command(frame, escapeFree);
        case "SUBSCRIBE":
          return enqueue(frame);
        case "ACK":
          return acknowledge(frame);
        case "PING":
          return ping(frame);
        case "ERROR":
          log.info({ agentId, code: frame.error.code }, "an Agent reported an error");
          return;
        case "HELLO":
        case "EVENT":
          host.sendError("PROTOCOL_VIOLATION", {
            relatedFrameId: frame.frameId,
            message: `a client sends no ${frame.frameType} frame here`,
          });
      }
    },
    close() {
      hub.leave(outlet.connectionId);
      sessions.remove(session);
    },
  };
  return session;
}
