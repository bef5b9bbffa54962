import type { Frame } from "../../generated/types.ts";
import type { DocumentSigner } from "../signed/sign.ts";
import type { Clock } from "../wire/clock.ts";
import { randomUrn } from "../wire/command.ts";
import { decodeFrame, encodeFrame } from "../wire/frame.ts";
import {
  type ClientHandshakeFailure,
  type ClientIdentity,
  checkChallenge,
  type OpenedSession,
  readAccept,
  responseFrame,
  startHandshake,
} from "../wire/handshake.ts";
import { errorFromProtocol, MwpError } from "../wire/mwp-error.ts";
import { noAuthorityAnswers } from "../wire/transport-error.ts";
import { randomNonce } from "./heartbeat.ts";
import type { Link, LinkOptions, OpenLink } from "./link.ts";
import { closeCode, type LinkUser, runSession, type Session, type SessionHandlers } from "./session.ts";

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

/**
 * Opens a link and completes HELLO. The challenge is checked before it is signed, so a lying peer gets no signature.
 * Rejects with {@link MwpError}: `TRANSPORT_FAILED`, `AUTHORITY_UNTRUSTED`, or the code of the authority's refusal.
 */
export function openSession(options: SessionOptions, handlers: SessionHandlers): Promise<Session> {
  return new Promise((resolve, reject) => {
    let link: Link | undefined;
    let isOver = false;
    const over = (): void => {
      isOver = true;
      cancelDeadline();
    };
    const fail = (error: MwpError): void => {
      if (isOver) return;
      over();
      link?.close(closeCode.normal, "handshake abandoned");
      reject(error);
    };
    const cancelDeadline = options.clock.after(options.handshakeMs, () =>
      fail(noAuthorityAnswers(options.url, { seen: "HELLO took too long" })),
    );
    let user: LinkUser = {
      receive: () => {},
      closed: (code) => fail(noAuthorityAnswers(options.url, { seen: `closed during HELLO with code ${code}` })),
    };
    const opened = (accepted: OpenedSession, open: Link): void => {
      over();
      const live = runSession(accepted, open, { ...handlers, clock: options.clock, heartbeatMs: options.heartbeatMs });
      user = live;
      resolve(live.session);
    };
    const greeted = (open: Link): void => {
      link = open;
      if (isOver) link.close(closeCode.normal, "handshake abandoned");
      else user = { ...user, receive: greet(open, options, { opened: (accepted) => opened(accepted, open), fail }) };
    };

    options
      .openLink(options.url, options.link, {
        onMessage: (bytes, isText) => user.receive(isText ? frameIn(bytes) : undefined),
        onClose: (code) => user.closed(code),
      })
      .then(greeted)
      .catch((cause: unknown) => fail(noAuthorityAnswers(options.url, { cause })));
  });
}

/** The client's half of HELLO over an open link; returns what takes the peer's frames until `opened` or `fail` was called. */
function greet(
  link: Link,
  options: SessionOptions,
  outcome: { opened(accepted: OpenedSession): void; fail(error: MwpError): void },
): LinkUser["receive"] {
  const { identity, signer, clock } = options;
  const init = startHandshake(identity, { frameId: randomUrn(), clientNonce: randomNonce() });
  let expects: "challenge" | "accept" | "nothing" = "challenge";
  link.send(encodeFrame(init.frame));

  const respond = (frame: Frame): void => {
    const checked = checkChallenge(init.state, frame, clock.nowMs());
    if (!checked.ok) throw handshakeError(checked);
    const signature = signer.sign(checked.state.transcript);
    expects = "accept";
    link.send(encodeFrame(responseFrame(checked.state, { frameId: randomUrn(), signature })));
  };
  const finish = (frame: Frame): void => {
    const accepted = readAccept(frame);
    if (!accepted.ok) throw handshakeError(accepted);
    expects = "nothing";
    outcome.opened(accepted.session);
  };
  return (frame) => {
    if (expects === "nothing") return;
    try {
      if (frame === undefined) throw untrusted("a message that is no frame");
      if (expects === "challenge") respond(frame);
      else finish(frame);
    } catch (cause) {
      expects = "nothing";
      const isKnown = cause instanceof MwpError;
      outcome.fail(isKnown ? cause : new MwpError("TRANSPORT_FAILED", "the challenge could not be signed", { cause }));
    }
  };
}

function frameIn(bytes: Uint8Array): Frame | undefined {
  const decoded = decodeFrame(bytes);
  return decoded.ok ? decoded.frame : undefined;
}

function handshakeError(failure: ClientHandshakeFailure): MwpError {
  return failure.error === undefined ? untrusted(failure.fault) : errorFromProtocol(failure.error);
}

function untrusted(fault: string): MwpError {
  return new MwpError("AUTHORITY_UNTRUSTED", `the peer's part of HELLO is not the authority's: ${fault}`);
}
