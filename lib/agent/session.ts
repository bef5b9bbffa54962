import type { ErrorFrame, EventFrame, Frame, PingFrame, PresenceRecord } from "../../generated/types.ts";
import { encodeBase64url } from "../format/base64url.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import type { DocumentSigner } from "../signed/sign.ts";
import type { Clock } from "../wire/clock.ts";
import { randomUrn } from "../wire/command.ts";
import { decodeFrame, encodeFrame, protocolVersion } from "../wire/frame.ts";
import {
  type ClientHandshakeFailure,
  type ClientIdentity,
  checkChallenge,
  readAccept,
  responseFrame,
  startHandshake,
} from "../wire/handshake.ts";
import { errorFromProtocol, MwpError } from "../wire/mwp-error.ts";
import type { Link, LinkOptions, OpenLink } from "./link.ts";

/** The authenticated connection of one Agent, from `server_accept` to its end (MWP-IDN-007). */
export interface Session {
  readonly epoch: number;
  readonly isOpen: boolean;
  /** Sends one frame; does nothing once the session ended. */
  send(frame: Frame | Uint8Array): void;
  /** Sends a PING, with Presence when given, and resolves to the round trip in milliseconds (MWP-EVT-011). */
  ping(presence?: PresenceRecord): Promise<number>;
  /** Ends the session from this side; `onEnd` is called before it returns. */
  end(code: number, reason: string): void;
  /** Stops and resumes reading, where the link can. */
  pause(): void;
  resume(): void;
}

/** Who opens a session, how and where. */
export interface SessionOptions {
  readonly url: string;
  readonly identity: ClientIdentity;
  readonly signer: DocumentSigner;
  readonly openLink: OpenLink;
  readonly link: LinkOptions;
  readonly clock: Clock;
  /** For opening and HELLO together, milliseconds. */
  readonly handshakeMs: number;
  /** Time between PINGs, milliseconds; a peer from which nothing came between two of them is gone. */
  readonly heartbeatMs: number;
}

/** What a session tells. */
export interface SessionHandlers {
  onFrame(session: Session, frame: EventFrame | ErrorFrame): void;
  /** The end of an opened session, once; `code` is a WebSocket close code. */
  onEnd(session: Session, code: number): void;
}

const closeNormal = 1000;
const closeProtocolError = 1002;
const closeAbnormal = 1006;
const nonceBytes = 32;

/**
 * Opens a link and completes HELLO. The challenge is checked before it is signed, so a lying peer gets no signature.
 * Rejects with {@link MwpError}: `TRANSPORT_FAILED`, `AUTHORITY_UNTRUSTED`, or the code of the authority's refusal.
 */
export function openSession(options: SessionOptions, handlers: SessionHandlers): Promise<Session> {
  return new Promise((resolve, reject) => {
    let link: Link | undefined;
    let isOver = false;

    const fail = (error: MwpError): void => {
      if (isOver) return;
      isOver = true;
      cancelDeadline();
      link?.close(closeNormal, "handshake abandoned");
      reject(error);
    };
    const opened = (epoch: number, open: Link): void => {
      isOver = true;
      cancelDeadline();
      const live = runSession(epoch, open, options, handlers);
      peer.receive = live.receive;
      peer.closed = live.closed;
      resolve(live.session);
    };
    const cancelDeadline = options.clock.after(options.handshakeMs, () => fail(transportFailed("HELLO took too long")));
    const peer: { receive: Receive; closed: Closed } = {
      receive: () => {},
      closed: (code) => fail(transportFailed(`closed during HELLO with code ${code}`)),
    };
    const greeted = (open: Link): void => {
      link = open;
      if (isOver) {
        open.close(closeNormal, "handshake abandoned");
        return;
      }
      const receive = greet(open, options, { opened: (epoch) => opened(epoch, open), fail });
      peer.receive = (frame) => {
        if (isOver) return;
        try {
          receive(frame);
        } catch (cause) {
          fail(new MwpError("TRANSPORT_FAILED", "the challenge could not be answered", { cause }));
        }
      };
    };

    options
      .openLink(options.url, options.link, {
        onMessage: (bytes, isText) => peer.receive(isText ? frameIn(bytes) : undefined),
        onClose: (code) => peer.closed(code),
      })
      .then(greeted)
      .catch((cause: unknown) => fail(transportFailed("the authority cannot be reached", cause)));
  });
}

/** Takes what came: a frame, or undefined for a message that is none. */
type Receive = (frame: Frame | undefined) => void;
type Closed = (code: number) => void;

function frameIn(bytes: Uint8Array): Frame | undefined {
  const decoded = decodeFrame(bytes);
  return decoded.ok ? decoded.frame : undefined;
}

/** The client's half of HELLO; returns what takes the peer's frames. */
function greet(
  link: Link,
  options: SessionOptions,
  outcome: { readonly opened: (epoch: number) => void; readonly fail: (error: MwpError) => void },
): Receive {
  const { identity, signer, clock } = options;
  const init = startHandshake(identity, { frameId: randomUrn(), clientNonce: randomNonce() });
  let isAnswered = false;
  link.send(encodeFrame(init.frame));
  return (frame) => {
    if (frame === undefined) return outcome.fail(untrusted("a message that is no frame"));
    if (isAnswered) {
      const accepted = readAccept(frame);
      return accepted.ok ? outcome.opened(accepted.session.sessionEpoch) : outcome.fail(handshakeError(accepted));
    }
    const checked = checkChallenge(init.state, frame, clock.nowMs());
    if (!checked.ok) return outcome.fail(handshakeError(checked));
    isAnswered = true;
    const signature = signer.sign(checked.state.transcript);
    link.send(encodeFrame(responseFrame(checked.state, { frameId: randomUrn(), signature })));
  };
}

/** A session after `server_accept`: heartbeat, answers to PING, and everything else handed on. */
function runSession(
  epoch: number,
  link: Link,
  options: SessionOptions,
  handlers: SessionHandlers,
): { session: Session; receive: Receive; closed: Closed } {
  const { clock, heartbeatMs } = options;
  const pings = new Map<
    string,
    { sentAtMs: number; resolve: (ms: number) => void; reject: (error: MwpError) => void }
  >();
  let isOver = false;
  let isPaused = false;
  let hasHeard = true;

  const send = (frame: Frame | Uint8Array): void => {
    if (!isOver) link.send(frame instanceof Uint8Array ? frame : encodeFrame(frame));
  };
  const over: Closed = (code) => {
    if (isOver) return;
    isOver = true;
    cancelBeat();
    for (const ping of pings.values()) ping.reject(transportFailed("the connection ended"));
    handlers.onEnd(session, code);
  };
  const end = (code: number, reason: string): void => {
    if (!isOver) link.close(code === closeAbnormal ? closeNormal : code, reason);
    over(code);
  };
  const pingFrame = (nonce: string): PingFrame => ({
    protocolVersion,
    frameId: randomUrn(),
    frameType: "PING",
    nonce,
    sentAt: formatInstantMs(clock.nowMs()),
  });
  const beat = (): void => {
    if (!hasHeard && !isPaused) {
      end(closeAbnormal, "nothing heard");
      return;
    }
    hasHeard = false;
    send(pingFrame(randomNonce()));
    cancelBeat = clock.after(heartbeatMs, beat);
  };
  let cancelBeat = clock.after(heartbeatMs, beat);

  const receive: Receive = (frame) => {
    if (isOver) return;
    hasHeard = true;
    if (frame?.frameType === "EVENT" || frame?.frameType === "ERROR") return handlers.onFrame(session, frame);
    if (frame?.frameType !== "PING") return end(closeProtocolError, "not a frame that an authority sends");
    if (frame.replyToNonce === undefined) return send({ ...pingFrame(randomNonce()), replyToNonce: frame.nonce });
    const answered = pings.get(frame.replyToNonce);
    pings.delete(frame.replyToNonce);
    answered?.resolve(clock.nowMs() - answered.sentAtMs);
  };
  const session: Session = {
    epoch,
    get isOpen() {
      return !isOver;
    },
    send,
    ping: (presence) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(transportFailed("the connection ended"));
        const nonce = randomNonce();
        pings.set(nonce, { sentAtMs: clock.nowMs(), resolve, reject });
        send(presence === undefined ? pingFrame(nonce) : { ...pingFrame(nonce), presence });
      }),
    end,
    pause() {
      isPaused = link.pause !== undefined;
      link.pause?.();
    },
    resume() {
      isPaused = false;
      hasHeard = true;
      link.resume?.();
    },
  };
  return { session, receive, closed: over };
}

function handshakeError(failure: ClientHandshakeFailure): MwpError {
  if (failure.error !== undefined) return errorFromProtocol(failure.error);
  return untrusted(failure.fault);
}

function untrusted(fault: string): MwpError {
  return new MwpError("AUTHORITY_UNTRUSTED", `the peer's part of HELLO is not the authority's: ${fault}`);
}

function transportFailed(message: string, cause?: unknown): MwpError {
  return new MwpError("TRANSPORT_FAILED", message, { retryable: true, cause });
}

function randomNonce(): string {
  return encodeBase64url(globalThis.crypto.getRandomValues(new Uint8Array(nonceBytes)));
}
