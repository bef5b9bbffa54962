import type { ErrorFrame, EventFrame, Frame, PresenceRecord } from "../../generated/types.ts";
import type { Clock } from "../wire/clock.ts";
import { encodeFrame } from "../wire/frame.ts";
import type { OpenedSession } from "../wire/handshake.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Link } from "./link.ts";

/** The authenticated connection of one Agent, from `server_accept` to its end (MWP-IDN-007). */
export interface Session {
  readonly epoch: number;
  /** Reads over HTTPS in this Agent's name; a secret. */
  readonly token: string;
  readonly isOpen: boolean;
  /** Sends one frame; does nothing once the session ended. */
  send(frame: Frame | Uint8Array): void;
  /** Sends a PING, with Presence when given, and resolves to the round trip in milliseconds (MWP-EVT-011). */
  ping(presence?: PresenceRecord): Promise<number>;
  /** Ends the session from this side with a close code; `onEnd` is called before it returns. */
  end(code: number, reason: string): void;
  /** Stops and resumes reading, where the link can. */
  pause(): void;
  resume(): void;
}

/** What a session tells. */
export interface SessionHandlers {
  onFrame(session: Session, frame: EventFrame | ErrorFrame): void;
  /** The end of the session, once, with its close code. */
  onEnd(session: Session, code: number): void;
}

/** What takes what comes over the link: a frame, or undefined for a message that is none; and the link's end. */
export interface LinkUser {
  receive(frame: Frame | undefined): void;
  closed(code: number): void;
}

/** WebSocket close codes this side uses (RFC 6455 section 7.4.1). */
export const closeCode = { normal: 1000, protocolError: 1002, internalError: 1011 } as const;

/** Runs a session over a link that completed HELLO: heartbeat and PING here, EVENT and ERROR handed on. */
export function runSession(
  { sessionEpoch: epoch, sessionToken: token }: Pick<OpenedSession, "sessionEpoch" | "sessionToken">,
  link: Link,
  options: SessionHandlers & { readonly clock: Clock; readonly heartbeatMs: number },
): LinkUser & { readonly session: Session } {
  let isOpen = true;

  const send = (frame: Frame | Uint8Array): void => {
    if (isOpen) link.send(frame instanceof Uint8Array ? frame : encodeFrame(frame));
  };
  const closed = (code: number): void => {
    if (!isOpen) return;
    isOpen = false;
    heartbeat.stop(connectionEnded());
    options.onEnd(session, code);
  };
  const end = (code: number, reason: string): void => {
    if (isOpen) link.close(code, reason);
    closed(code);
  };
  const heartbeat = startHeartbeat({
    clock: options.clock,
    everyMs: options.heartbeatMs,
    send,
    onSilence: () => end(closeCode.normal, "nothing heard"),
  });
  const session: Session = {
    epoch,
    token,
    get isOpen() {
      return isOpen;
    },
    send,
    ping: (presence) => (isOpen ? heartbeat.ping(presence) : Promise.reject(connectionEnded())),
    end,
    pause() {
      if (link.pause === undefined) return;
      heartbeat.setReading(false);
      link.pause();
    },
    resume() {
      heartbeat.setReading(true);
      link.resume?.();
    },
  };
  return {
    session,
    closed,
    receive(frame) {
      if (!isOpen) return;
      heartbeat.heard();
      if (frame?.frameType === "EVENT" || frame?.frameType === "ERROR") options.onFrame(session, frame);
      else if (frame?.frameType === "PING") heartbeat.receive(frame);
      else end(closeCode.protocolError, "not a frame that an authority sends");
    },
  };
}

function connectionEnded(): MwpError {
  return new MwpError("TRANSPORT_FAILED", "the connection ended", { retryable: true });
}
