import type { Frame } from "../../generated/types.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { VerificationFailure } from "../../lib/signed/audit.ts";
import { decodeFrame, encodeFrame, type FrameFault, protocolVersion } from "../../lib/wire/frame.ts";
import type { Authenticated } from "../../lib/wire/handshake.ts";
import { type ErrorCode, type ErrorFacts, protocolError } from "../../lib/wire/wire-error.ts";
import type { Outlet } from "../delivery/subscription.ts";
import { retryAfterMs } from "../limits.ts";
import type { SocketConnection } from "../socket/port.ts";
import { createGreeting, type Greeting } from "./greeting.ts";
import { newId } from "./ids.ts";
import type { OpenedSession, SessionServices } from "./services.ts";
import { createSession, type Session } from "./session.ts";
import { fencedByNewer } from "./sessions.ts";

/** One WebSocket connection as the authority sees it: a greeting, then a Session. `receive` is the only door in. */
export interface Connection {
  receive(bytes: Uint8Array, isBinary: boolean): void;
  drained(): void;
  closed(): void;
  /** Ends a greeting that took too long. */
  checkDeadline(nowMs: number): void;
  /** Ends the connection politely. */
  close(code: number, reason: string): void;
}

/** WebSocket close codes we send (RFC 6455 section 7.4). */
const closeCode = { unsupportedData: 1003, policy: 1008, internalError: 1011, tryAgain: 1013 } as const;

/** Wires one connection of a socket adapter to the authority. */
export function createConnection(socket: SocketConnection, services: SessionServices, greeted: () => void): Connection {
  const { clock, audit, failures } = services;
  let session: Session | undefined;

  const send = (frame: Frame): void => socket.send(encodeUtf8(encodeFrame(frame)));
  const sendError = (code: ErrorCode, facts: Omit<ErrorFacts, "nowMs">): void => {
    send({
      protocolVersion,
      frameId: newId(),
      frameType: "ERROR",
      error: protocolError(code, { nowMs: clock.nowMs(), fatal: false, ...facts }),
    });
  };
  /** Says why and ends: for what breaks framing or authentication. */
  const refuse = (
    code: ErrorCode,
    message: string | undefined,
    relatedFrameId?: string,
    close: number = closeCode.policy,
  ): void => {
    if (session === undefined && code === "AUTH_INVALID_SIGNATURE") failures.byAddress.count(socket.remoteAddress);
    sendError(code, { fatal: true, message, relatedFrameId });
    socket.close(close, code);
  };

  function opened({ agentId, keyId }: Authenticated, { epoch }: OpenedSession, accept: Frame): void {
    if (!socket.isOpen) return;
    const outlet: Outlet = {
      connectionId: socket.id,
      principal: { type: "agent", id: agentId },
      get isOpen() {
        return socket.isOpen;
      },
      get bufferedBytes() {
        return socket.bufferedBytes;
      },
      sendAll: (frames) => socket.sendAll(frames),
      pausing: (groupId) =>
        sendError("BACKPRESSURE", {
          groupId,
          retryAfterMs,
          message: "delivery of this Group pauses until the connection drains",
        }),
      brokenOff: (groupId) => {
        sendError("INTERNAL_ERROR", { groupId, fatal: true, message: "the stream of this Group broke off" });
        socket.close(closeCode.internalError, "INTERNAL_ERROR");
      },
    };
    const fence = (reason: string): void => refuse("AUTH_STALE_SESSION", reason);
    session = createSession(
      { agentId, keyId, epoch },
      { outlet, send, sendBytes: (frame) => socket.send(frame), sendError, fence },
      services,
    );
    if (services.sessionEpoch(agentId) !== epoch) return fence(fencedByNewer);
    services.sessions.add(session);
    greeted();
    send(accept);
  }

  const greeting: Greeting = createGreeting(
    {
      audience: socket.host,
      send,
      refuse,
      cannotOpen: (code, relatedFrameId) => refuse(code, undefined, relatedFrameId, closeCode.tryAgain),
      opened,
    },
    services,
  );

  function badFrame(fault: FrameFault): void {
    const { code, message, frameId, actionId } = fault;
    if (session === undefined) return refuse(code, message, frameId);
    const reason = code === "PROTOCOL_VIOLATION" ? "not-strict-json" : "schema-violation";
    // Each leaves a protected record, but nobody can fill the disk with them.
    if (actionId !== undefined && !failures.byAgent.isExhausted(session.agentId)) {
      failures.byAgent.count(session.agentId);
      audit.record(new VerificationFailure(reason, message), {
        documentKind: "command",
        relatedActionId: actionId,
        presentedBy: { type: "agent", id: session.agentId },
      });
    }
    sendError(code, { message, relatedFrameId: frameId, relatedActionId: actionId });
  }

  return {
    receive(bytes, isBinary) {
      if (!socket.isOpen) return;
      if (isBinary)
        return refuse(
          "PROTOCOL_VIOLATION",
          "a message is one UTF-8 JSON text frame",
          undefined,
          closeCode.unsupportedData,
        );
      const decoded = decodeFrame(bytes);
      if (!decoded.ok) return badFrame(decoded);
      if (session === undefined) greeting.receive(decoded.frame);
      else session.receive(decoded.frame, decoded.escapeFree);
    },
    drained: () => services.hub.drained(socket.id),
    closed: () => session?.close(),
    checkDeadline(nowMs) {
      if (session === undefined && socket.isOpen && nowMs >= greeting.deadlineMs)
        refuse("AUTH_REQUIRED", "HELLO was not completed in time", undefined, closeCode.tryAgain);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
