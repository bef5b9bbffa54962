import { afterEach, describe, expect, it } from "vitest";
import type { Frame } from "../../../generated/types.ts";
import { checkChallenge, responseFrame, startHandshake } from "../../../lib/wire/handshake.ts";
import { type Bench, startBench, UpgradeRefused, until } from "../../support/authority.ts";
import { createPrincipal, type TestPrincipal, withNewKey } from "../../support/organization.ts";
import { freshId, freshNonce, isHello, type RawClient } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const protocolVersion = "0.1";

function init(principal: TestPrincipal, over: object = {}): object {
  return {
    protocolVersion,
    frameId: freshId(),
    frameType: "HELLO",
    phase: "client_init",
    supportedVersions: [protocolVersion],
    agentId: principal.actor.id,
    keyId: principal.keyId,
    clientNonce: freshNonce(),
    ...over,
  };
}

/** HELLO up to the checked challenge, as `claimed`. */
async function challenged(client: RawClient, claimed: TestPrincipal) {
  const identity = {
    agentId: claimed.actor.id,
    keyId: claimed.keyId,
    audience: bench.audience,
    authority: bench.organization.authority.actor.id,
  };
  const started = startHandshake(identity, { frameId: freshId(), clientNonce: freshNonce() });
  client.sendFrame(started.frame);
  const checked = checkChallenge(started.state, await client.next(isHello), bench.clock.nowMs());
  if (!checked.ok) throw new Error(checked.fault);
  return checked.state;
}

function answered(state: Parameters<typeof responseFrame>[0], signature: Uint8Array): object {
  return responseFrame(state, { frameId: freshId(), signature });
}

async function ending(client: RawClient): Promise<{ code: string; close: number }> {
  const error = await client.nextError();
  expect(error.fatal).toBe(true);
  return { code: error.code, close: (await client.closed).code };
}

describe("HELLO", () => {
  it("opens a Session of the next epoch and hands over a token that is stored hashed only (MWP-IDN-007, MWP-IDN-008)", async () => {
    bench = await startBench();
    const first = await bench.agent("worker");
    expect(first.epoch).toBe(1);
    expect(first.sessionToken).toMatch(/^mwps_[A-Za-z0-9_-]{43}$/);
    const opening = bench.committed.find((entry) => entry.session !== undefined)?.session;
    expect(opening?.tokenHash).toHaveLength(32);
    expect(
      JSON.stringify(
        bench.committed.map(({ session, events }) => [
          session,
          events.map(({ bytes }) => Buffer.from(bytes).toString()),
        ]),
      ),
    ).not.toContain(first.sessionToken);
    expect((await bench.agent("worker")).epoch).toBe(2);
  });

  it("answers every failed proof with the same frame but for ids and time, and keeps the reason protected (MWP-SDV-018, P06)", async () => {
    bench = await startBench();
    const { agents, id } = bench.organization;
    const { worker, coordinator } = agents;
    const nobody = createPrincipal(id, "agent", "nobody");
    const otherKey = withNewKey(worker, "other");
    const recorded = answered(await challenged(await bench.connect(), worker), new Uint8Array(64));
    const attempts: [string, () => Promise<RawClient>][] = [
      ["unknown Agent and key", async () => await respond(nobody, (transcript) => nobody.signer.sign(transcript))],
      [
        "unknown key of a known Agent",
        async () => await respond(otherKey, (transcript) => otherKey.signer.sign(transcript)),
      ],
      [
        "key of another Agent",
        async () =>
          await respond({ ...worker, keyId: coordinator.keyId }, (transcript) => coordinator.signer.sign(transcript)),
      ],
      ["wrong signature", async () => await respond(worker, (transcript) => otherKey.signer.sign(transcript))],
      ["signature that is no point", async () => await respond(worker, () => new Uint8Array(64).fill(255))],
      [
        "replayed response of another connection",
        async () => {
          const client = await bench.connect();
          await challenged(client, worker);
          client.sendFrame(recorded);
          return client;
        },
      ],
      [
        "signature over another transcript",
        async () => {
          const other = await bench.connect();
          const transcript = (await challenged(other, worker)).transcript;
          return await respond(worker, () => worker.signer.sign(transcript));
        },
      ],
    ];
    async function respond(claimed: TestPrincipal, sign: (transcript: Uint8Array) => Uint8Array): Promise<RawClient> {
      const client = await bench.connect();
      const state = await challenged(client, claimed);
      client.sendFrame(answered(state, sign(state.transcript)));
      return client;
    }
    const shapes = new Set<string>();
    for (const [name, attempt] of attempts) {
      const client = await attempt();
      const { error } = await client.next(
        (frame): frame is Extract<Frame, { frameType: "ERROR" }> => frame.frameType === "ERROR",
        name,
      );
      expect(error.code, name).toBe("AUTH_INVALID_SIGNATURE");
      expect((await client.closed).code, name).toBe(1008);
      shapes.add(JSON.stringify({ ...error, relatedFrameId: "", occurredAt: "" }));
    }
    expect(shapes.size).toBe(1);
    await until(async () => (await bench.store.readAudit(0, 100)).length >= attempts.length);
    const reasons = (await bench.store.readAudit(0, 100)).map(
      ({ bytes }) => JSON.parse(Buffer.from(bytes).toString()).reason,
    );
    expect(new Set(reasons)).toEqual(
      new Set([
        "key-unknown",
        "signer-mismatch",
        "signature-mismatch",
        "signature-point-or-scalar",
        "challenge-not-answered",
      ]),
    );
    expect(await bench.store.sessionEpoch(worker.actor.id)).toBe(0);
  });

  it("answers anything but HELLO first with AUTH_REQUIRED and 1008, before any signature work", async () => {
    bench = await startBench();
    const client = await bench.connect();
    client.sendFrame({
      protocolVersion,
      frameId: freshId(),
      frameType: "PING",
      nonce: freshNonce(),
      sentAt: "2026-03-01T12:00:00Z",
    });
    expect(await ending(client)).toEqual({ code: "AUTH_REQUIRED", close: 1008 });
  });

  it.each([
    [
      "a response before a challenge",
      {
        phase: "client_response",
        serverNonce: "AAAA",
        challengeSignature: "A".repeat(86),
        supportedVersions: undefined,
      },
    ],
    [
      "a server's frame",
      {
        phase: "server_challenge",
        selectedVersion: "0.1",
        serverNonce: "AAAA",
        challenge: "AAAA",
        agentId: undefined,
        keyId: undefined,
        supportedVersions: undefined,
      },
    ],
  ])("answers %s with AUTH_REQUIRED and 1008", async (_, over) => {
    bench = await startBench();
    const client = await bench.connect();
    client.sendFrame(init(bench.organization.agents.worker, over));
    expect(await ending(client)).toEqual({ code: "AUTH_REQUIRED", close: 1008 });
  });

  it("gives one challenge per connection: a second client_init ends it (P06)", async () => {
    bench = await startBench();
    const client = await bench.connect();
    client.sendFrame(init(bench.organization.agents.worker));
    await client.next(isHello);
    client.sendFrame(init(bench.organization.agents.worker));
    expect(await ending(client)).toEqual({ code: "AUTH_REQUIRED", close: 1008 });
  });

  it("answers a HELLO inside a Session with PROTOCOL_VIOLATION and lives on", async () => {
    bench = await startBench();
    const agent = await bench.agent("worker");
    agent.sendFrame(init(bench.organization.agents.worker));
    expect((await agent.nextError()).code).toBe("PROTOCOL_VIOLATION");
    await agent.ping();
    expect(agent.isClosed).toBe(false);
  });

  it.each([
    ["another protocolVersion", { protocolVersion: "0.2" }],
    ["no version in common", { supportedVersions: ["0.2", "1.0"] }],
  ])("answers %s with UNSUPPORTED_VERSION", async (_, over) => {
    bench = await startBench();
    const client = await bench.connect();
    client.sendFrame(init(bench.organization.agents.worker, over));
    expect(await ending(client)).toEqual({ code: "UNSUPPORTED_VERSION", close: 1008 });
  });

  it("takes a clientNonce of 128 characters and refuses 129 (P06)", async () => {
    bench = await startBench();
    const fits = await bench.connect();
    fits.sendFrame(init(bench.organization.agents.worker, { clientNonce: "A".repeat(128) }));
    expect((await fits.next(isHello)).phase).toBe("server_challenge");
    const client = await bench.connect();
    client.sendFrame(init(bench.organization.agents.worker, { clientNonce: "A".repeat(129) }));
    expect(await ending(client)).toEqual({ code: "PROTOCOL_VIOLATION", close: 1008 });
  });

  it.each([
    ["half a frame", '{"protocolVersion":"0.1","frameId"', "PROTOCOL_VIOLATION"],
    ["a duplicate name", '{"frameType":"HELLO","frameType":"HELLO"}', "PROTOCOL_VIOLATION"],
    ["no frame", "[]", "SCHEMA_VALIDATION_FAILED"],
    [
      "a lone surrogate in an id",
      '{"protocolVersion":"0.1","frameId":"urn:x:\\ud800","frameType":"HELLO"}',
      "SCHEMA_VALIDATION_FAILED",
    ],
  ])("answers %s before authentication with its code and 1008", async (_, text, code) => {
    bench = await startBench();
    const client = await bench.connect();
    client.sendText(text);
    expect(await ending(client)).toEqual({ code, close: 1008 });
  });

  it("ends a HELLO that took 10 s, silent or challenged, and not one that took less (P06)", async () => {
    bench = await startBench();
    const silent = await bench.connect();
    const halfway = await bench.connect();
    halfway.sendFrame(init(bench.organization.agents.worker));
    await halfway.next(isHello);
    bench.clock.advance(9_999);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([silent.isClosed, halfway.isClosed]).toEqual([false, false]);
    bench.clock.advance(1);
    // 1013: an Agent that was merely slow is to try again.
    expect(await ending(silent)).toEqual({ code: "AUTH_REQUIRED", close: 1013 });
    expect(await ending(halfway)).toEqual({ code: "AUTH_REQUIRED", close: 1013 });
  });

  it("does not take an answer that comes at 10 s, even if nobody swept (P06)", async () => {
    bench = await startBench();
    const client = await bench.connect();
    const { worker } = bench.organization.agents;
    const state = await challenged(client, worker);
    bench.clock.advance(10_000);
    client.sendFrame(answered(state, worker.signer.sign(state.transcript)));
    expect((await client.nextError()).code).toMatch(/AUTH_INVALID_SIGNATURE|AUTH_REQUIRED/);
    expect(await bench.store.sessionEpoch(worker.actor.id)).toBe(0);
  });

  it("refuses a proved Agent whose Card is revoked with AUTH_FORBIDDEN", async () => {
    bench = await startBench();
    const { worker } = bench.organization.agents;
    const agentCard = bench.organization.card(worker, { cardVersion: 2, status: "revoked" }) as never;
    await bench.authority.submit("ext.missionweaveprotocol.registry.agent_card_register", { agentCard }, "registry");
    await expect(bench.agent("worker")).rejects.toThrow("AUTH_FORBIDDEN");
  });

  it("lets in by path, Host and absence of an Origin only (P06)", async () => {
    bench = await startBench();
    const status = (options: object): Promise<number> =>
      bench.connect(options).then(
        () => 101,
        (error: unknown) => (error instanceof UpgradeRefused ? error.status : -1),
      );
    expect(await status({})).toBe(101);
    expect(await status({ path: "/v0.1/other" })).toBe(404);
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({ host: "evil.example:8443" })).toBe(421);
  });

  it("holds at most 64 unfinished HELLOs of one address, and frees the place of an ended one", async () => {
    bench = await startBench();
    const waiting = await Promise.all(Array.from({ length: 64 }, () => bench.connect({ remoteAddress: "192.0.2.1" })));
    await expect(bench.connect({ remoteAddress: "192.0.2.1" })).rejects.toMatchObject({ status: 503 });
    await bench.connect({ remoteAddress: "192.0.2.2" });
    waiting[0]?.transport.cut();
    await until(() => bench.authority.connectionCount === 64);
    await bench.connect({ remoteAddress: "192.0.2.1" });
  });
});
