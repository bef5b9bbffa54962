import type { Frame } from "../../generated/types.ts";
import { encodeBase64url } from "../../lib/format/base64url.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import {
  type Authenticated,
  type AwaitingInit,
  acceptFrame,
  awaitInit,
  type Challenged,
  type HandshakeRefusal,
  issueChallenge,
  judgeResponse,
} from "../../lib/wire/handshake.ts";
import type { ErrorCode } from "../../lib/wire/wire-error.ts";
import { newId } from "./ids.ts";
import type { OpenedSession, SessionServices } from "./services.ts";

/** What a greeting asks of its connection. */
export interface GreetingHost {
  /** The public `host:port` this connection came in under; the audience of its challenge. */
  readonly audience: string;
  send(frame: Frame): void;
  /** A fatal ERROR, then the end. */
  refuse(code: ErrorCode, message: string | undefined, relatedFrameId: string | undefined): void;
  /** The Agent is authenticated and we cannot open its Session at present: a fatal ERROR, and it may come again. */
  cannotOpen(code: ErrorCode, relatedFrameId: string): void;
  /** The Agent is authenticated and its Session durable; the frame that says so is to be sent as its first. */
  opened(agent: Authenticated, session: OpenedSession, accept: Frame): void;
}

/** The HELLO of one connection, which has exactly one (MWP-IDN-007, P06). */
export interface Greeting {
  receive(frame: Frame): void;
  /** Unix milliseconds after which an unfinished greeting ends. */
  readonly deadlineMs: number;
}

const nonceBytes = 32;

/** Runs the server's side of the handshake over the pure state machine of `lib/wire`. */
export function createGreeting(host: GreetingHost, services: SessionServices): Greeting {
  const { clock, authority, registry, verifier, decoy, audit, log } = services;
  let state: AwaitingInit | Challenged | undefined = awaitInit(clock.nowMs());
  const deadlineMs = state.deadlineMs;

  function refuse(refusal: HandshakeRefusal, frame: Frame): void {
    if (refusal.failure !== undefined) audit.record(refusal.failure, { relatedFrameId: frame.frameId });
    host.refuse(refusal.code, undefined, frame.frameId);
  }

  function challenge(from: AwaitingInit, frame: Frame): void {
    const input = {
      nowMs: clock.nowMs(),
      audience: host.audience,
      authority: authority.id,
      frameId: newId(),
      challengeId: newId(),
      serverNonce: randomText(nonceBytes),
    };
    const issued = issueChallenge(from, frame, input);
    if (!issued.ok) return refuse(issued, frame);
    state = issued.state;
    host.send(issued.frame);
  }

  function judge(from: Challenged, frame: Frame): void {
    const judged = judgeResponse(from, frame, { nowMs: clock.nowMs(), registry: registry.evidence, verifier, decoy });
    if (!judged.ok) return refuse(judged, frame);
    void open(judged.state, frame);
  }

  async function open(agent: Authenticated, frame: Frame): Promise<void> {
    const { agentId } = agent;
    const opened = await services.openSession(agentId);
    if ("status" in opened) {
      log.warn(
        { agentId, code: opened.refusal.code, reason: opened.refusal.message },
        "an authenticated Agent could not open a Session",
      );
      const { code } = opened.refusal;
      if (code === "INTERNAL_ERROR" || code === "BACKPRESSURE") return host.cannotOpen(code, frame.frameId);
      return host.refuse("AUTH_FORBIDDEN", undefined, frame.frameId);
    }
    const { epoch, token, expiresAtMs } = opened;
    host.opened(
      agent,
      opened,
      acceptFrame({
        frameId: newId(),
        sessionToken: token,
        sessionEpoch: epoch,
        expiresAt: formatInstantMs(expiresAtMs),
      }),
    );
  }

  return {
    deadlineMs,
    receive(frame) {
      const from = state;
      // One challenge per connection: whatever comes next, this one is used up.
      state = undefined;
      if (from?.phase === "awaiting-init") challenge(from, frame);
      else if (from?.phase === "challenged") judge(from, frame);
      else host.refuse("AUTH_REQUIRED", undefined, frame.frameId);
    },
  };
}

/** Fresh randomness as canonical base64url. */
export function randomText(bytes: number): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}
