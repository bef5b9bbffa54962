import { describe, expect, it } from "vitest";
import type { Frame } from "../../../generated/types.ts";
import { connectAgent } from "../../../lib/agent/agent.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { buildCommand } from "../../../lib/wire/command.ts";
import {
  agentId,
  agentSigner,
  challengeOver,
  groupId,
  scriptedAuthority,
  until,
} from "../../support/scripted-authority.ts";

type Lie = (honest: Frame, transcript: JsonObject) => Frame;

const command = buildCommand(
  "message.post",
  { groupId, membershipEpoch: 1, payload: { content: "pay them" } },
  { context: { actor: { type: "agent", id: agentId }, sessionEpoch: 1, nowMs: Date.now() }, signer: agentSigner },
).command as unknown as JsonObject;
const { signature: _, ...commandContent } = command;

const lies: Record<string, Lie> = {
  "a challenge for another audience, which could be relayed": (honest, transcript) =>
    challengeOver(honest, { ...transcript, audience: "other.example:443" }),
  "another authority": (honest, transcript) =>
    challengeOver(honest, { ...transcript, authority: "urn:example:service:other" }),
  "another purpose": (honest, transcript) => challengeOver(honest, { ...transcript, purpose: "principal-read" }),
  "another Agent": (honest, transcript) => challengeOver(honest, { ...transcript, agentId: "urn:example:agent:b" }),
  "a member more": (honest, transcript) => challengeOver(honest, { ...transcript, extra: true }),
  "a member less": (honest, { challengeId: _gone, ...transcript }) => challengeOver(honest, transcript),
  "the reference runtime's seven members": (honest, { audience, authority, purpose, ...transcript }) =>
    challengeOver(honest, transcript),
  "a Command to be signed": (honest) => challengeOver(honest, commandContent),
  "an expired challenge": (honest, transcript) =>
    challengeOver(honest, { ...transcript, expiresAt: "2020-01-01T00:00:00Z" }),
  "a nonce of an earlier handshake": (honest, transcript) =>
    challengeOver({ ...honest, clientNonce: "AAAA" } as Frame, { ...transcript, clientNonce: "AAAA" }),
  "an earlier nonce inside only": (honest, transcript) => challengeOver(honest, { ...transcript, clientNonce: "AAAA" }),
  "another server nonce inside": (honest, transcript) => challengeOver(honest, { ...transcript, serverNonce: "AAAA" }),
  "bytes that are not canonical": (honest, transcript) => {
    const text = JSON.stringify(transcript, null, 1);
    return { ...honest, challenge: Buffer.from(text).toString("base64url") } as Frame;
  },
  "acceptance without a challenge": () =>
    ({
      protocolVersion: "0.1",
      frameId: "urn:example:frame:1",
      frameType: "HELLO",
      phase: "server_accept",
      selectedVersion: "0.1",
      sessionToken: "x".repeat(43),
      sessionEpoch: 1,
      expiresAt: "2030-01-01T00:00:00Z",
    }) as Frame,
};

describe("HELLO of the Agent client", () => {
  it("opens a session with an honest authority (MWP-IDN-007)", async () => {
    const authority = scriptedAuthority();
    const agent = await connectAgent(authority.options);
    expect([agent.state, agent.sessionEpoch]).toEqual(["connected", 1]);
    await agent.close();
  });

  it("gives the session's token out for reading over HTTPS, as long as there is a session (P30)", async () => {
    const authority = scriptedAuthority();
    const agent = await connectAgent(authority.options);
    expect(agent.sessionToken).toBe("x".repeat(43));
    await agent.close();
    expect(agent.sessionToken).toBeUndefined();
  });

  it.each(Object.entries(lies))("signs nothing for %s (MWP-IDN-007)", async (_name, lie) => {
    const authority = scriptedAuthority();
    authority.challenge = lie;
    await expect(connectAgent(authority.options)).rejects.toMatchObject({ code: "AUTHORITY_UNTRUSTED" });
    expect(authority.peers).toHaveLength(1);
    expect(authority.peers[0]?.texts).toHaveLength(1); // client_init alone: no signature left the Agent
  });

  it("signs the reference runtime's transcript only where it was told to", async () => {
    const authority = scriptedAuthority({ acceptReferenceTranscript: true });
    authority.challenge = lies["the reference runtime's seven members"] as Lie;
    await expect(connectAgent(authority.options)).rejects.toMatchObject({ code: "AUTH_INVALID_SIGNATURE" });
    expect(authority.peers[0]?.texts).toHaveLength(2);
  });

  it("uses the audience it is told where a proxy stands between", async () => {
    const authority = scriptedAuthority({ url: "wss://proxy.example/", audience: "authority.example:7400" });
    await (await connectAgent(authority.options)).close();
  });

  it("tells the authority's refusal by its code and does not repeat the first attempt", async () => {
    const authority = scriptedAuthority();
    authority.onResponse = (peer) => {
      peer.sendError("AUTH_INVALID_SIGNATURE", { fatal: true });
      return false;
    };
    await expect(connectAgent(authority.options)).rejects.toMatchObject({
      code: "AUTH_INVALID_SIGNATURE",
      retryable: false,
    });
    expect(authority.peers).toHaveLength(1);
  });

  it("gives up on silence, on a close, on binary and on noise during HELLO", async () => {
    const silent = scriptedAuthority({ timing: { handshakeMs: 30 } });
    silent.onResponse = () => false;
    await expect(connectAgent(silent.options)).rejects.toMatchObject({ code: "TRANSPORT_FAILED" });
    const closing = scriptedAuthority();
    closing.onResponse = (peer) => {
      peer.end.close(1012);
      return false;
    };
    await expect(connectAgent(closing.options)).rejects.toMatchObject({ code: "TRANSPORT_FAILED" });
    for (const isText of [true, false]) {
      const noisy = scriptedAuthority();
      noisy.onResponse = (peer) => {
        peer.end.send("{}", isText);
        return false;
      };
      await expect(connectAgent(noisy.options)).rejects.toMatchObject({ code: "AUTHORITY_UNTRUSTED" });
    }
  });

  it("names the host and port that did not answer, and what the runtime saw", async () => {
    const openLink = (): Promise<never> => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
    const { options } = scriptedAuthority({ openLink, url: "wss://authority.example/v0.1/ws" });
    await expect(connectAgent(options)).rejects.toMatchObject({
      ...{ code: "TRANSPORT_FAILED", retryable: true, cause: { code: "ECONNREFUSED" } },
      message: "no authority answers at authority.example:443 (ECONNREFUSED)",
    });
  });

  it("refuses a URL that is not wss (MWP-EVT-008)", async () => {
    const { options } = scriptedAuthority({ url: "ws://authority.example:7400/" });
    await expect(connectAgent(options)).rejects.toThrow(TypeError);
  });

  it("answers a PING with its nonce and reconnects when the authority falls silent (MWP-EVT-011)", async () => {
    const authority = scriptedAuthority({ timing: { heartbeatMs: 20 } });
    const agent = await connectAgent(authority.options);
    expect(await agent.ping()).toBeGreaterThanOrEqual(0);
    authority.peers[0]?.send({
      protocolVersion: "0.1",
      frameId: "urn:example:frame:p",
      frameType: "PING",
      nonce: "abcd",
      sentAt: "2026-01-01T00:00:00Z",
    });
    await until(
      () =>
        authority.peers[0]?.frames.some((frame) => frame.frameType === "PING" && frame.replyToNonce === "abcd") ??
        false,
    );
    authority.onPing = () => {};
    await until(() => authority.peers.length > 1 && agent.sessionEpoch > 1);
    await agent.close();
  });

  it("sends Presence with the session it belongs to (MWP-IDN-005, MWP-IDN-006)", async () => {
    const authority = scriptedAuthority();
    const agent = await connectAgent(authority.options);
    const capacity = { maxSlots: 1, activeSlots: 0, availableSlots: 1, queuedItems: 0 };
    await agent.ping({ status: "online", capacity, capabilityAvailability: [] });
    const ping = authority.peers[0]?.frames.find((frame) => frame.frameType === "PING");
    expect(ping).toMatchObject({ presence: { agentId, sessionEpoch: 1, status: "online", capacity } });
    await agent.close();
  });
});
