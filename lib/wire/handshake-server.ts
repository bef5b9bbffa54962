import type { Frame, HelloServerAcceptFrame, HelloServerChallengeFrame } from "../../generated/types.ts";
import type { PreparedKey, Verifier } from "../crypto/ed25519.ts";
import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
import { formatInstantMs, instantFromMs } from "../format/timestamp.ts";
import { type AuditReason, VerificationFailure } from "../signed/audit.ts";
import { intervalFault } from "../signed/interval.ts";
import type { ResolvedKey, ValidatedRegistry } from "../signed/registry-evidence.ts";
import { protocolVersion } from "./frame.ts";
import { buildTranscript } from "./transcript.ts";

/** Time from the first byte to `client_response`, and the life of the challenge within it: 10 s. */
export const handshakeMsMax = 10_000;

/** Longest `clientNonce`, in characters. */
export const clientNonceLengthMax = 128;

/** A connection that has sent nothing yet. */
export interface AwaitingInit {
  readonly phase: "awaiting-init";
  readonly deadlineMs: number;
}

/** A connection with its one open challenge. */
export interface Challenged {
  readonly phase: "challenged";
  readonly deadlineMs: number;
  readonly agentId: string;
  readonly keyId: string;
  readonly clientNonce: string;
  readonly serverNonce: string;
  readonly transcript: Uint8Array;
}

/** An Agent that proved its key; the authority still has to open the Session. */
export interface Authenticated {
  readonly phase: "authenticated";
  readonly agentId: string;
  readonly keyId: string;
}

/** Why a handshake ends. The code is for the wire; `failure` is protected and only there when a signature was judged. */
export interface HandshakeRefusal {
  readonly ok: false;
  readonly code: "AUTH_REQUIRED" | "AUTH_INVALID_SIGNATURE" | "PROTOCOL_VIOLATION";
  readonly failure?: VerificationFailure;
}

/** What the authority says in its challenge: its own names, and fresh randomness of 32 bytes each in base64url. */
export interface ChallengeInput {
  readonly nowMs: number;
  readonly audience: string;
  readonly authority: string;
  readonly frameId: string;
  readonly challengeId: string;
  readonly serverNonce: string;
}

/** Starts the clock of one connection's only handshake. */
export function awaitInit(nowMs: number): AwaitingInit {
  return { phase: "awaiting-init", deadlineMs: nowMs + handshakeMsMax };
}

/**
 * Answers `client_init` with a challenge (MWP-IDN-007). Whether Agent and key exist is not asked, so that nobody can find
 * out here. Anything else first is `AUTH_REQUIRED`.
 */
export function issueChallenge(
  state: AwaitingInit,
  frame: Frame,
  input: ChallengeInput,
): { readonly ok: true; readonly state: Challenged; readonly frame: HelloServerChallengeFrame } | HandshakeRefusal {
  if (frame.frameType !== "HELLO" || frame.phase !== "client_init" || input.nowMs >= state.deadlineMs)
    return { ok: false, code: "AUTH_REQUIRED" };
  const { agentId, keyId, clientNonce } = frame;
  if (clientNonce.length > clientNonceLengthMax) return { ok: false, code: "PROTOCOL_VIOLATION" };
  const { audience, authority, challengeId, serverNonce, frameId } = input;
  const expiresAt = formatInstantMs(state.deadlineMs);
  const purpose = "agent-session";
  const named = {
    agentId,
    audience,
    authority,
    challengeId,
    clientNonce,
    expiresAt,
    keyId,
    purpose,
    serverNonce,
  } as const;
  const transcript = buildTranscript({ ...named, protocolVersion });
  return {
    ok: true,
    state: { phase: "challenged", deadlineMs: state.deadlineMs, agentId, keyId, clientNonce, serverNonce, transcript },
    frame: {
      protocolVersion,
      frameId,
      frameType: "HELLO",
      phase: "server_challenge",
      selectedVersion: protocolVersion,
      clientNonce,
      serverNonce,
      challenge: encodeBase64url(transcript),
    },
  };
}

/** What a response is judged with. `decoy` is a key whose seed nobody has, tried where there is no key to try. */
export interface ResponseEnvironment {
  readonly nowMs: number;
  readonly registry: ValidatedRegistry | undefined;
  readonly verifier: Verifier;
  readonly decoy: PreparedKey;
}

/**
 * Judges `client_response` (MWP-IDN-007). The challenge is used up whatever the outcome. Unknown Agent, unknown key,
 * foreign key, key out of its interval and wrong signature have one code and cost the same: without a usable key the
 * signature is tried against the decoy.
 */
export function judgeResponse(
  state: Challenged,
  frame: Frame,
  environment: ResponseEnvironment,
): { readonly ok: true; readonly state: Authenticated } | HandshakeRefusal {
  if (frame.frameType !== "HELLO" || frame.phase !== "client_response") return { ok: false, code: "AUTH_REQUIRED" };
  const { agentId, keyId } = state;
  const isAnswer =
    frame.agentId === agentId &&
    frame.keyId === keyId &&
    frame.clientNonce === state.clientNonce &&
    frame.serverNonce === state.serverNonce &&
    environment.nowMs < state.deadlineMs;
  if (!isAnswer) return unauthenticated("challenge-not-answered");
  const key = usableKey(state, environment);
  const signature = decodeBase64url(frame.challengeSignature) ?? new Uint8Array();
  const prepared = typeof key === "string" ? environment.decoy : key.prepared;
  const verdict = environment.verifier.verify(prepared, signature, state.transcript);
  if (typeof key === "string") return unauthenticated(key);
  if (verdict !== "valid")
    return unauthenticated(verdict === "mismatch" ? "signature-mismatch" : "signature-point-or-scalar");
  return { ok: true, state: { phase: "authenticated", agentId, keyId } };
}

/** The frame that hands over a Session once it is durable. `expiresAt` is that of the token, a timestamp. */
export function acceptFrame(session: {
  readonly frameId: string;
  readonly sessionToken: string;
  readonly sessionEpoch: number;
  readonly expiresAt: string;
}): HelloServerAcceptFrame {
  return { protocolVersion, frameType: "HELLO", phase: "server_accept", selectedVersion: protocolVersion, ...session };
}

function usableKey(state: Challenged, { registry, nowMs }: ResponseEnvironment): ResolvedKey | AuditReason {
  if (registry === undefined) return "evidence-unavailable";
  const key = registry.resolve(state.keyId);
  if (key === undefined) return "key-unknown";
  if (key.principal.type !== "agent" || key.principal.id !== state.agentId) return "signer-mismatch";
  return intervalFault(key.interval, instantFromMs(nowMs)) ?? key;
}

function unauthenticated(reason: AuditReason): HandshakeRefusal {
  return { ok: false, code: "AUTH_INVALID_SIGNATURE", failure: new VerificationFailure(reason) };
}
