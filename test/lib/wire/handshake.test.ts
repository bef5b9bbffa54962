import { describe, expect, it } from "vitest";
import type { Frame, HelloClientResponseFrame, HelloServerChallengeFrame } from "../../../generated/types.ts";
import type { Verifier } from "../../../lib/crypto/ed25519.ts";
import { generateKeyPair } from "../../../lib/crypto/keypair.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import { decodeUtf8, encodeUtf8 } from "../../../lib/format/utf8.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { decodeFrame, encodeFrame } from "../../../lib/wire/frame.ts";
import {
  acceptFrame,
  awaitInit,
  type ClientIdentity,
  checkChallenge,
  checkTranscript,
  type HandshakeRefusal,
  handshakeMsMax,
  issueChallenge,
  judgeResponse,
  type ResponseEnvironment,
  readAccept,
  responseFrame,
  startHandshake,
} from "../../../lib/wire/handshake.ts";
import { binding, keyPairs, signedAtMs as nowMs, principals, registry, signers, verifier } from "../signed/samples.ts";

const identity: ClientIdentity = {
  agentId: principals.agent.id,
  keyId: signers.agent.keyId,
  audience: "127.0.0.1:8443",
  authority: principals.service.id,
};
const fresh = { frameId: "urn:example:frame:1", clientNonce: encodeBase64url(new Uint8Array(32).fill(1)) };
const challengeInput = {
  nowMs,
  audience: identity.audience,
  authority: identity.authority,
  frameId: "urn:example:frame:2",
  challengeId: encodeBase64url(new Uint8Array(32).fill(2)),
  serverNonce: encodeBase64url(new Uint8Array(32).fill(3)),
};
const decoy = verifier.prepare(generateKeyPair().publicKey);
const environment: ResponseEnvironment = { nowMs: nowMs + 1, registry: registry(), verifier, decoy };

function challenged(who: ClientIdentity = identity) {
  const client = startHandshake(who, fresh);
  const server = issueChallenge(awaitInit(nowMs), client.frame, challengeInput);
  if (!server.ok) throw new Error(server.code);
  return { client: client.state, server: server.state, frame: server.frame };
}

function responded(who: ClientIdentity = identity, sign = signers.agent.sign) {
  const { client, server, frame } = challenged(who);
  const checked = checkChallenge(client, frame, nowMs);
  if (!checked.ok) throw new Error(checked.fault);
  return {
    server,
    frame: responseFrame(checked.state, { frameId: "urn:example:frame:3", signature: sign(checked.state.transcript) }),
  };
}

const refusalOf = (result: { ok: true } | HandshakeRefusal): string | undefined =>
  result.ok ? "accepted" : [result.code, result.failure?.reason].filter(Boolean).join(" ");

describe("the HELLO handshake", () => {
  it("opens a Session in four valid frames (MWP-IDN-007, SUP-16)", () => {
    const init = startHandshake(identity, fresh).frame;
    const { frame: challenge } = challenged();
    const { server, frame: response } = responded();
    const judged = judgeResponse(server, response, environment);
    expect(judged).toEqual({
      ok: true,
      state: { phase: "authenticated", agentId: identity.agentId, keyId: identity.keyId },
    });
    const accept = acceptFrame({
      frameId: "urn:example:frame:4",
      sessionToken: "t".repeat(32),
      sessionEpoch: 1,
      expiresAt: "2026-05-01T12:15:00Z",
    });
    for (const frame of [init, challenge, response, accept] as Frame[])
      expect(decodeFrame(encodeUtf8(encodeFrame(frame)))).toMatchObject({ ok: true, frame });
    expect(readAccept(accept)).toEqual({
      ok: true,
      session: { sessionToken: "t".repeat(32), sessionEpoch: 1, expiresAt: "2026-05-01T12:15:00Z" },
    });
  });

  it("has the agreed transcript, byte for byte (MWP-IDN-007)", () => {
    expect(decodeUtf8(challenged().server.transcript)).toBe(
      `{"agentId":"urn:example:agent:ada","audience":"127.0.0.1:8443","authority":"urn:example:service:authority","challengeId":"${challengeInput.challengeId}",` +
        `"clientNonce":"${fresh.clientNonce}","expiresAt":"2026-05-01T12:00:10.500Z","keyId":"urn:example:key:agent","protocolVersion":"0.1",` +
        `"purpose":"agent-session","serverNonce":"${challengeInput.serverNonce}"}`,
    );
  });
});

describe("the authority's side", () => {
  it("asks for client_init first (MWP-IDN-007)", () => {
    const ping: Frame = {
      protocolVersion: "0.1",
      frameId: "urn:x:1",
      frameType: "PING",
      nonce: "abcd",
      sentAt: "2026-05-01T12:00:00Z",
    };
    for (const frame of [ping, responded().frame, challenged().frame] as Frame[])
      expect(refusalOf(issueChallenge(awaitInit(nowMs), frame, challengeInput))).toBe("AUTH_REQUIRED");
    for (const frame of [ping, startHandshake(identity, fresh).frame] as Frame[])
      expect(refusalOf(judgeResponse(challenged().server, frame, environment))).toBe("AUTH_REQUIRED");
  });

  it("refuses a clientNonce of more than 128 characters", () => {
    const attempt = (length: number): string | undefined =>
      refusalOf(
        issueChallenge(
          awaitInit(nowMs),
          startHandshake(identity, { ...fresh, clientNonce: "a".repeat(length) }).frame,
          challengeInput,
        ),
      );
    expect(attempt(128)).toBe("accepted");
    expect(attempt(129)).toBe("PROTOCOL_VIOLATION");
  });

  it("gives an unknown Agent and an unknown key a challenge like any other", () => {
    for (const who of [
      { ...identity, agentId: "urn:example:agent:nobody" },
      { ...identity, keyId: "urn:example:key:nobody" },
    ])
      expect(challenged(who).frame).toMatchObject({ phase: "server_challenge", challenge: expect.any(String) });
  });

  it.each<[string, () => string | undefined]>([
    ["key-unknown", () => judge({ ...identity, keyId: "urn:example:key:nobody" })],
    ["signer-mismatch", () => judge({ ...identity, agentId: "urn:example:agent:eve" })],
    ["signer-mismatch", () => judge({ ...identity, keyId: signers.human.keyId }, signers.human.sign)],
    ["signature-mismatch", () => judge(identity, signers.human.sign)],
    ["signature-point-or-scalar", () => judge(identity, () => new Uint8Array(64).fill(255))],
    ["signature-point-or-scalar", () => judge(identity, () => new Uint8Array(10))],
    ["evidence-unavailable", () => judge(identity, signers.agent.sign, { ...environment, registry: undefined })],
    [
      "key-not-yet-valid",
      () =>
        judge(identity, signers.agent.sign, {
          ...environment,
          registry: registry({ bindings: [binding("agent", { validFrom: "2027-01-01T00:00:00Z" })] }),
        }),
    ],
  ])("refuses %s with one code (MWP-IDN-007, MWP-SDV-018)", (reason, attempt) => {
    expect(attempt()).toBe(`AUTH_INVALID_SIGNATURE ${reason}`);
  });

  it.each<[string, Partial<HelloClientResponseFrame>]>([
    ["Agent", { agentId: "urn:example:agent:eve" }],
    ["key", { keyId: signers.human.keyId }],
    ["client nonce", { clientNonce: "abcd" }],
    ["server nonce", { serverNonce: "abcd" }],
  ])("refuses an answer with another %s, as a replayed one has (MWP-IDN-007)", (_, change) => {
    const { server, frame } = responded();
    expect(refusalOf(judgeResponse(server, { ...frame, ...change }, environment))).toBe(
      "AUTH_INVALID_SIGNATURE challenge-not-answered",
    );
  });

  it("ends after ten seconds", () => {
    const late = { ...challengeInput, nowMs: nowMs + handshakeMsMax };
    expect(refusalOf(issueChallenge(awaitInit(nowMs), startHandshake(identity, fresh).frame, late))).toBe(
      "AUTH_REQUIRED",
    );
    expect(judge(identity, signers.agent.sign, { ...environment, nowMs: nowMs + handshakeMsMax - 1 })).toBe("accepted");
    expect(judge(identity, signers.agent.sign, { ...environment, nowMs: nowMs + handshakeMsMax })).toBe(
      "AUTH_INVALID_SIGNATURE challenge-not-answered",
    );
  });

  it("tries every signature against some key, known or not", () => {
    const tried: unknown[] = [];
    const verify: Verifier["verify"] = (key, signature, message) => {
      tried.push(key);
      return verifier.verify(key, signature, message);
    };
    const spy: ResponseEnvironment = { ...environment, verifier: { ...verifier, verify } };
    judge(identity, signers.human.sign, spy);
    judge({ ...identity, keyId: "urn:example:key:nobody" }, signers.agent.sign, spy);
    judge({ ...identity, agentId: "urn:example:agent:eve" }, signers.agent.sign, spy);
    expect(tried).toEqual([expect.objectContaining({ publicKey: keyPairs.agent.publicKey }), decoy, decoy]);
  });

  function judge(who: ClientIdentity, sign = signers.agent.sign, env = environment): string | undefined {
    const { server, frame } = responded(who, sign);
    return refusalOf(judgeResponse(server, frame, env));
  }
});

describe("the Agent's side", () => {
  const expected = {
    agentId: identity.agentId,
    keyId: identity.keyId,
    audience: identity.audience,
    authority: identity.authority,
    clientNonce: fresh.clientNonce,
    serverNonce: challengeInput.serverNonce,
    purpose: "agent-session",
    protocolVersion: "0.1",
  } as const;
  const transcript: JsonObject = { ...expected, challengeId: "abcd", expiresAt: "2026-05-01T12:00:10Z" };
  const check = (change: JsonObject, options: object = {}): string | undefined =>
    checkTranscript(canonicalBytes({ ...transcript, ...change }), expected, { nowMs, ...options });

  it("signs its own transcript only (MWP-IDN-007)", () => {
    expect(check({})).toBeUndefined();
    for (const name of Object.keys(expected)) expect(check({ [name]: "other" })).toBe(`other-${name}`);
    for (const name of Object.keys(expected)) expect(check({ [name]: [1] })).toBe(`other-${name}`);
    expect(check({ surplus: "x" })).toBe("members");
    expect(check({ challengeId: "" })).toBe("members");
    expect(check({ expiresAt: "later" })).toBe("members");
    expect(check({ expiresAt: "2026-05-01T12:00:00.5Z" })).toBe("expired");
    expect(check({ expiresAt: "2026-05-01T14:00:00.6+02:00" })).toBeUndefined();
  });

  it("refuses every member left out, and bytes that are not canonical", () => {
    for (const name of Object.keys(transcript)) {
      const { [name]: _, ...rest } = transcript;
      expect(checkTranscript(canonicalBytes(rest), expected, { nowMs })).toBe("members");
    }
    const text = decodeUtf8(canonicalBytes(transcript)) ?? "";
    for (const spelled of [
      `${text} `,
      text.replace(":", ": "),
      text.replace("agentId", "agent\\u0049d"),
      `[${text}]`,
      "1",
      "",
    ])
      expect(checkTranscript(encodeUtf8(spelled), expected, { nowMs })).toBe("encoding");
  });

  it("never signs a Command, nor a transcript of the other purpose", () => {
    const command = canonicalBytes({
      actionId: "urn:x:1",
      actor: { ...principals.agent },
      kind: "mission.cancel",
      protocolVersion: "0.1",
    });
    expect(checkTranscript(command, expected, { nowMs, acceptReferenceTranscript: true })).toBe("members");
    const { agentId, ...rest } = transcript;
    const read = canonicalBytes({ ...rest, principalId: agentId ?? "", purpose: "principal-read" });
    expect(checkTranscript(read, expected, { nowMs, acceptReferenceTranscript: true })).toBe("members");
    const { agentId: _, purpose: __, ...principal } = expected;
    expect(
      checkTranscript(read, { ...principal, principalId: identity.agentId, purpose: "principal-read" }, { nowMs }),
    ).toBeUndefined();
  });

  it("accepts the seven members of the reference only when told to", () => {
    const { audience: _, authority: __, purpose: ___, ...seven } = transcript;
    const bytes = canonicalBytes({ ...seven, expiresAt: "2026-05-01T12:00:30.123000+00:00" });
    expect(checkTranscript(bytes, expected, { nowMs })).toBe("members");
    expect(checkTranscript(bytes, expected, { nowMs, acceptReferenceTranscript: true })).toBeUndefined();
    expect(check({ audience: "other" }, { acceptReferenceTranscript: true })).toBe("other-audience");
  });

  it("refuses a challenge for another nonce, another frame and an ERROR (MWP-IDN-007)", () => {
    const { client, frame } = challenged();
    const fault = (change: Partial<HelloServerChallengeFrame>): unknown =>
      checkChallenge(client, { ...frame, ...change }, nowMs);
    expect(fault({ clientNonce: "abcd" })).toEqual({ ok: false, fault: "other-nonce" });
    expect(fault({ serverNonce: "abcd" })).toEqual({ ok: false, fault: "other-serverNonce" });
    expect(fault({ challenge: "a" })).toEqual({ ok: false, fault: "encoding" });
    expect(checkChallenge({ ...client, audience: "elsewhere:8443" }, frame, nowMs)).toEqual({
      ok: false,
      fault: "other-audience",
    });
    expect(checkChallenge({ ...client, authority: "urn:example:service:evil" }, frame, nowMs)).toEqual({
      ok: false,
      fault: "other-authority",
    });
    expect(checkChallenge(client, startHandshake(identity, fresh).frame, nowMs)).toEqual({
      ok: false,
      fault: "unexpected-frame",
    });
    const error = {
      code: "AUTH_REQUIRED",
      message: "no",
      retryable: false,
      occurredAt: "2026-05-01T12:00:00Z",
    } as const;
    const refusal: Frame = { protocolVersion: "0.1", frameId: "urn:x:1", frameType: "ERROR", error };
    expect(checkChallenge(client, refusal, nowMs)).toEqual({ ok: false, fault: "refused", error });
    expect(readAccept(refusal)).toEqual({ ok: false, fault: "refused", error });
    expect(readAccept(frame)).toEqual({ ok: false, fault: "unexpected-frame" });
  });
});
