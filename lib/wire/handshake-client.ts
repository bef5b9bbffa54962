import type { Frame, HelloClientInitFrame, HelloClientResponseFrame, ProtocolError } from "../../generated/types.ts";
import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
import { protocolVersion } from "./frame.ts";
import { checkTranscript, type TranscriptFault } from "./transcript.ts";

/** Who the Agent is and whom it means to reach; `audience` is `host:port`, `authority` the authority's service id. */
export interface ClientIdentity {
  readonly agentId: string;
  readonly keyId: string;
  readonly audience: string;
  readonly authority: string;
  /** Accepts the seven members of the reference runtime's transcript, which names neither audience nor authority. */
  readonly acceptReferenceTranscript?: boolean;
}

/** `client_init` is sent. */
export interface InitSent extends ClientIdentity {
  readonly phase: "init-sent";
  readonly clientNonce: string;
}

/** The challenge passed every check; its transcript may be signed. */
export interface ChallengeChecked extends ClientIdentity {
  readonly phase: "challenge-checked";
  readonly clientNonce: string;
  readonly serverNonce: string;
  readonly transcript: Uint8Array;
}

/** What an accepted handshake gives; `expiresAt` is the end of the token, not of the Session. */
export interface OpenedSession {
  readonly sessionToken: string;
  readonly sessionEpoch: number;
  readonly expiresAt: string;
}

/** Why the Agent ends a handshake; with `refused` comes what the authority said. Nothing was signed unless it was checked. */
export interface ClientHandshakeFailure {
  readonly ok: false;
  readonly fault: "unexpected-frame" | "other-nonce" | "refused" | TranscriptFault;
  readonly error?: ProtocolError;
}

/** Opens a handshake (MWP-IDN-007); `clientNonce` is fresh randomness in base64url, at most 128 characters. */
export function startHandshake(
  identity: ClientIdentity,
  fresh: { readonly frameId: string; readonly clientNonce: string },
): { readonly state: InitSent; readonly frame: HelloClientInitFrame } {
  const { agentId, keyId } = identity;
  const hello = {
    protocolVersion,
    frameType: "HELLO",
    phase: "client_init",
    supportedVersions: [protocolVersion],
  } as const;
  return {
    state: { ...identity, phase: "init-sent", clientNonce: fresh.clientNonce },
    frame: { ...hello, supportedVersions: [protocolVersion], agentId, keyId, ...fresh },
  };
}

/**
 * Checks a challenge before anything is signed: the bytes must be exactly the transcript that this Agent expects, so that
 * no server obtains a signature over a Command or a session with another authority.
 */
export function checkChallenge(
  state: InitSent,
  frame: Frame,
  nowMs: number,
): { readonly ok: true; readonly state: ChallengeChecked } | ClientHandshakeFailure {
  if (frame.frameType !== "HELLO" || frame.phase !== "server_challenge") return unexpected(frame);
  if (frame.clientNonce !== state.clientNonce) return { ok: false, fault: "other-nonce" };
  const transcript = decodeBase64url(frame.challenge);
  if (transcript === undefined) return { ok: false, fault: "encoding" };
  const { agentId, keyId, audience, authority, clientNonce, acceptReferenceTranscript = false } = state;
  const { serverNonce } = frame;
  const purpose = "agent-session";
  const expected = { agentId, keyId, audience, authority, clientNonce, serverNonce, purpose, protocolVersion } as const;
  const fault = checkTranscript(transcript, expected, { nowMs, acceptReferenceTranscript });
  if (fault !== undefined) return { ok: false, fault };
  return { ok: true, state: { ...state, phase: "challenge-checked", serverNonce, transcript } };
}

/** The answer to a checked challenge; `signature` is over `state.transcript`. */
export function responseFrame(
  state: ChallengeChecked,
  answer: { readonly frameId: string; readonly signature: Uint8Array },
): HelloClientResponseFrame {
  const { agentId, keyId, clientNonce, serverNonce } = state;
  return {
    protocolVersion,
    frameId: answer.frameId,
    frameType: "HELLO",
    phase: "client_response",
    agentId,
    keyId,
    clientNonce,
    serverNonce,
    challengeSignature: encodeBase64url(answer.signature),
  };
}

/** Reads the end of a handshake. */
export function readAccept(
  frame: Frame,
): { readonly ok: true; readonly session: OpenedSession } | ClientHandshakeFailure {
  if (frame.frameType !== "HELLO" || frame.phase !== "server_accept") return unexpected(frame);
  const { sessionToken, sessionEpoch, expiresAt } = frame;
  return { ok: true, session: { sessionToken, sessionEpoch, expiresAt } };
}

function unexpected(frame: Frame): ClientHandshakeFailure {
  return frame.frameType === "ERROR"
    ? { ok: false, fault: "refused", error: frame.error }
    : { ok: false, fault: "unexpected-frame" };
}
