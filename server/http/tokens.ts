import type { Actor } from "../../generated/types.ts";
import type { PreparedKey, Verifier } from "../../lib/crypto/ed25519.ts";
import { decodeBase64url, encodeBase64url } from "../../lib/format/base64url.ts";
import { formatInstantMs, instantFromMs } from "../../lib/format/timestamp.ts";
import { isProtocolId } from "../../lib/format/uri.ts";
import { isJsonObject, type JsonValue } from "../../lib/json/value.ts";
import { type AuditReason, VerificationFailure } from "../../lib/signed/audit.ts";
import { intervalFault } from "../../lib/signed/interval.ts";
import type { ResolvedKey } from "../../lib/signed/registry-evidence.ts";
import { clientNonceLengthMax } from "../../lib/wire/handshake.ts";
import type { ChallengeAnswer, TokenAnswer } from "../../lib/wire/http.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import { readTokenMs, retryAfterMs } from "../limits.ts";
import type { Audit } from "../observe/audit.ts";
import type { FailureWindow } from "../policy/failure-window.ts";
import type { AgentRegistry } from "../registry/registry.ts";
import type { Sessions } from "../session/sessions.ts";
import type { HttpResponse } from "../socket/port.ts";
import type { ReadToken, Store } from "../store/port.ts";
import { malformed, readJsonBody } from "./bodies.ts";
import { type Callers, createReadToken } from "./callers.ts";
import type { Challenges, OpenChallenge } from "./challenges.ts";
import { jsonAnswer, plainProblem, problemOf } from "./problem.ts";
import type { Handler } from "./router.ts";

/** What the two endpoints of read tokens need. */
export interface TokenServices {
  readonly publicHosts: ReadonlySet<string>;
  readonly clock: Clock;
  readonly registry: AgentRegistry;
  readonly verifier: Verifier;
  /** Tried where a challenge names no usable key, so that it costs the same. */
  readonly decoy: PreparedKey;
  readonly store: Pick<Store, "putReadToken" | "purgeReadTokens">;
  readonly audit: Audit;
  /** Failed authentications by address. */
  readonly failures: FailureWindow;
  readonly challenges: Challenges;
  readonly callers: Callers;
  readonly sessions: Pick<Sessions, "current">;
}

/**
 * `POST /v0.1/challenges`: a challenge for whoever asks, known or not (P06). It is bound to the public host that the
 * request named, and signing it is worth a read token and nothing else.
 */
export function challengesEndpoint(services: TokenServices): Handler {
  const { publicHosts, clock, failures, challenges } = services;
  return async (request) => {
    if (failures.isExhausted(request.remoteAddress)) return tooManyFailures();
    const audience = request.headers.get("host") ?? "";
    if (!publicHosts.has(audience)) return plainProblem(421, "This is not a host of this authority");
    const read = await readJsonBody(request, ["principal", "keyId", "clientNonce"], clock);
    if (!read.ok) return read.answer;
    const { principal, keyId, clientNonce } = read.body;
    if (isJsonObject(principal) && principal.type === "agent") return agentsHaveTheirs(clock);
    if (!isReader(principal) || !isId(keyId) || typeof clientNonce !== "string" || clientNonce === "")
      return malformed(clock, "principal, keyId and clientNonce must be a human or service, an ID and a text");
    if (clientNonce.length > clientNonceLengthMax)
      return problemOf(protocolError("PROTOCOL_VIOLATION", { nowMs: clock.nowMs(), message: "the nonce is too long" }));
    const opened = challenges.open({ principal, keyId, clientNonce, audience, remoteAddress: request.remoteAddress });
    if (typeof opened === "string") {
      const code = opened === "address" ? "RATE_LIMITED" : "BACKPRESSURE";
      return problemOf(protocolError(code, { nowMs: clock.nowMs(), retryAfterMs }));
    }
    const { challengeId, serverNonce, transcript, deadlineMs } = opened;
    const answer: ChallengeAnswer = {
      challengeId,
      serverNonce,
      challenge: encodeBase64url(transcript),
      expiresAt: formatInstantMs(deadlineMs),
    };
    return jsonAnswer(200, answer);
  };
}

/**
 * `POST /v0.1/tokens`: the read token for a signature over a challenge, which is used up whatever the outcome. Unknown
 * Principal, unknown or foreign key, key out of its interval, unknown or late challenge and wrong signature have one
 * answer and cost the same. An Agent proves nothing anew: it sends a token that is still good and gets one for as long
 * again, without a new Session Epoch (P31).
 */
export function tokensEndpoint(services: TokenServices): Handler {
  const { clock, audit, failures, challenges, registry } = services;
  const exchange = exchangeEndpoint(services);
  return async (request, path) => {
    if (failures.isExhausted(request.remoteAddress)) return tooManyFailures();
    if (request.headers.has("authorization")) return exchange(request, path);
    const read = await readJsonBody(request, ["challengeId", "signature"], clock);
    if (!read.ok) return read.answer;
    const { challengeId, signature } = read.body;
    if (!isId(challengeId) || !isSignature(signature))
      return malformed(clock, "challengeId and signature must be an ID and an object of keyId and value");
    const challenge = challenges.take(challengeId);
    const fault = judge(services, challenge, signature);
    if (fault !== undefined || challenge === undefined) {
      const { organizationId } = registry.evidence;
      const { principal } = challenge ?? {};
      failures.count(request.remoteAddress);
      audit.record(new VerificationFailure(fault ?? "challenge-not-answered"), {
        organizationId,
        ...(principal === undefined ? {} : { presentedBy: principal }),
      });
      return problemOf(protocolError("AUTH_INVALID_SIGNATURE", { nowMs: clock.nowMs() }));
    }
    return issue(services, { principal: challenge.principal, keyId: challenge.keyId });
  };
}

function exchangeEndpoint(services: TokenServices): Handler {
  const { callers, clock, sessions } = services;
  return callers.required(async (_request, _path, { principal }) => {
    const session = principal.type === "agent" ? sessions.current(principal.id) : undefined;
    if (session !== undefined) return issue(services, { principal, keyId: session.keyId, sessionEpoch: session.epoch });
    const message = "a human or a service signs for each of its tokens";
    return problemOf(protocolError("AUTH_FORBIDDEN", { nowMs: clock.nowMs(), message }));
  });
}

async function issue(
  { clock, store }: TokenServices,
  bearer: Pick<ReadToken, "principal" | "keyId" | "sessionEpoch">,
): Promise<HttpResponse> {
  const { token, tokenHash } = createReadToken();
  const expiresAtMs = clock.nowMs() + readTokenMs;
  await store.purgeReadTokens(clock.nowMs());
  await store.putReadToken({ ...bearer, tokenHash, expiresAtMs });
  const answer: TokenAnswer = { token, expiresAt: formatInstantMs(expiresAtMs), principal: bearer.principal };
  return jsonAnswer(200, answer);
}

/** The answer to an address whose authentications failed too often. */
export function tooManyFailures(): HttpResponse {
  return plainProblem(429, "Too many failed authentications", { "retry-after": "60" });
}

interface ReaderSignature {
  readonly keyId: string;
  readonly value: string;
}

/** Why a signature does not answer a challenge; undefined when it does. One verification in every case. */
function judge(
  { verifier, decoy, registry, clock }: TokenServices,
  challenge: OpenChallenge | undefined,
  { keyId, value }: ReaderSignature,
): AuditReason | undefined {
  const key = challenge?.keyId === keyId ? usableKey(registry, challenge, clock.nowMs()) : "challenge-not-answered";
  const prepared = typeof key === "string" ? decoy : key.prepared;
  const signature = decodeBase64url(value) ?? new Uint8Array();
  const verdict = verifier.verify(prepared, signature, challenge?.transcript ?? new Uint8Array());
  if (typeof key === "string") return key;
  if (verdict === "valid") return undefined;
  return verdict === "mismatch" ? "signature-mismatch" : "signature-point-or-scalar";
}

function usableKey(
  registry: AgentRegistry,
  { principal, keyId }: OpenChallenge,
  nowMs: number,
): ResolvedKey | AuditReason {
  const key = registry.evidence.resolve(keyId);
  if (key === undefined) return "key-unknown";
  if (key.principal.type !== principal.type || key.principal.id !== principal.id) return "signer-mismatch";
  return intervalFault(key.interval, instantFromMs(nowMs)) ?? key;
}

function agentsHaveTheirs(clock: Clock): HttpResponse {
  const message = "an Agent reads with the token of its Session";
  return problemOf(protocolError("AUTH_FORBIDDEN", { nowMs: clock.nowMs(), message }));
}

function isReader(value: JsonValue | undefined): value is { type: "human" | "service"; id: string } & Actor {
  if (!isJsonObject(value) || Object.keys(value).sort().join() !== "id,type") return false;
  return (value.type === "human" || value.type === "service") && isId(value.id);
}

function isSignature(value: JsonValue | undefined): value is { keyId: string; value: string } {
  if (!isJsonObject(value) || Object.keys(value).sort().join() !== "keyId,value") return false;
  return isId(value.keyId) && typeof value.value === "string";
}

function isId(value: JsonValue | undefined): value is string {
  return typeof value === "string" && isProtocolId(value);
}
