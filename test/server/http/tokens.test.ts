import { afterEach, describe, expect, it } from "vitest";
import { parseJson } from "../../../lib/json/parse.ts";
import { buildTranscript } from "../../../lib/wire/transcript.ts";
import { type Bench, startBench } from "../../support/authority.ts";
import {
  answerChallenge,
  ask,
  type Challenge,
  challengeOf,
  expectSchema,
  readTokenOf,
} from "../../support/http-api.ts";
import { describeNetworks } from "../../support/networks.ts";
import { createPrincipal } from "../../support/organization.ts";

let bench: Bench;
afterEach(() => bench.stop());

const challenge = async (principal = bench.organization.owner, over: object = {}): Promise<Challenge> =>
  (await challengeOf(bench, principal, over)).json as unknown as Challenge;
const transcriptOf = ({ challenge: text }: Challenge) => {
  const parsed = parseJson(Buffer.from(text, "base64url"));
  return parsed.ok ? (parsed.value as Record<string, string>) : {};
};

describeNetworks("read tokens (P06)", (network) => {
  it("are given for a signature over a challenge of the right transcript, and are good for reading", async () => {
    bench = await startBench({ network });
    const { owner, authority } = bench.organization;
    const asked = await challengeOf(bench, owner);
    expect(asked.status).toBe(200);
    expectSchema("challenge", asked.json);
    const opened = asked.json as unknown as Challenge;
    expect(transcriptOf(opened)).toEqual({
      audience: bench.audience,
      authority: authority.actor.id,
      challengeId: opened.challengeId,
      clientNonce: "nonce",
      expiresAt: opened.expiresAt,
      keyId: owner.keyId,
      principalId: owner.actor.id,
      protocolVersion: "0.1",
      purpose: "principal-read",
      serverNonce: opened.serverNonce,
    });
    const answer = await answerChallenge(bench, owner, opened);
    expectSchema("token", answer.json);
    expect(answer.json).toMatchObject({ principal: owner.actor, expiresAt: "2026-03-01T12:15:00.000Z" });
    const list = await ask(bench, answer.json.token as string, "/v0.1/missions");
    expect([list.status, list.json]).toEqual([200, { missions: [] }]);
  });
});

describe("a challenge", () => {
  it("is worth one answer, right or wrong, within ten seconds (P06)", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const used = await challenge();
    expect((await answerChallenge(bench, owner, used)).status).toBe(200);
    expect((await answerChallenge(bench, owner, used)).status).toBe(401);
    const spoilt = await challenge();
    expect((await answerChallenge(bench, owner, spoilt, { bytes: new Uint8Array(3) })).status).toBe(401);
    expect((await answerChallenge(bench, owner, spoilt)).status).toBe(401);
    const late = await challenge();
    bench.clock.advance(9_999);
    expect((await answerChallenge(bench, owner, await challenge())).status).toBe(200);
    bench.clock.advance(1);
    expect((await answerChallenge(bench, owner, late)).status).toBe(401);
  });

  it("does not outlive a clock that is set back", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    bench.clock.advance(60_000);
    const early = await challenge();
    bench.clock.advance(-30_000);
    expect((await answerChallenge(bench, owner, early)).status).toBe(401);
    expect((await answerChallenge(bench, owner, await challenge())).status).toBe(200);
  });

  it("has one answer for every cause, and an audit record with the true one (MWP-SDV-018)", async () => {
    bench = await startBench();
    const { owner, guest, agents } = bench.organization;
    const nobody = createPrincipal(bench.organization.id, "human", "nobody");
    const opened = await challenge();
    const named = transcriptOf(opened);
    const forSession = buildTranscript({
      ...(named as never as Parameters<typeof buildTranscript>[0]),
      purpose: "agent-session",
    } as never);
    const answers = [
      await answerChallenge(bench, nobody, await challenge(nobody)),
      await answerChallenge(bench, guest, await challenge(owner, { keyId: guest.keyId })),
      await answerChallenge(bench, agents.worker, await challenge(owner, { keyId: agents.worker.keyId })),
      await answerChallenge(bench, owner, await challenge(), { keyId: guest.keyId }),
      await answerChallenge(bench, owner, await challenge(), { challengeId: "urn:example:none" }),
      await answerChallenge(bench, owner, opened, { bytes: forSession }),
      await answerChallenge(bench, guest, await challenge(owner), { keyId: owner.keyId }),
    ];
    const shapes = new Set(answers.map(({ status, headers, text }) => JSON.stringify([status, headers, text])));
    expect([...shapes]).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 401, json: { error: { code: "AUTH_INVALID_SIGNATURE" } } });
    expectSchema("problem", answers[0]?.json);
    await bench.restart();
    const reasons = (await bench.store.readAudit(0, 100)).map(
      ({ bytes }) => (JSON.parse(Buffer.from(bytes).toString()) as { reason: string }).reason,
    );
    expect(reasons).toEqual([
      "key-unknown",
      "signer-mismatch",
      "signer-mismatch",
      "challenge-not-answered",
      "challenge-not-answered",
      "signature-mismatch",
      "signature-mismatch",
    ]);
  });

  it("of another purpose opens no Session, nor does a signature for a Session read (P06)", async () => {
    bench = await startBench();
    const { worker } = bench.organization.agents;
    const refused = await challengeOf(bench, worker);
    expect([refused.status, refused.json.error?.code]).toEqual([403, "AUTH_FORBIDDEN"]);
  });

  it("is refused for a foreign host, a malformed or oversized wish, and beyond 64 of one address", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const body = JSON.stringify({ principal: owner.actor, keyId: owner.keyId, clientNonce: "n" });
    const post = (over: object) =>
      bench.http({
        method: "POST",
        path: "/v0.1/challenges",
        headers: { "content-type": "application/json", host: bench.audience },
        body,
        ...over,
      });
    expect((await post({ headers: { "content-type": "application/json", host: "evil.example" } })).status).toBe(421);
    expect((await post({ headers: { host: bench.audience } })).status).toBe(415);
    expect((await post({ body: "{" })).json.error?.code).toBe("PROTOCOL_VIOLATION");
    for (const over of [
      { principal: { type: "robot", id: "urn:x:y" } },
      { principal: { type: "human" } },
      { keyId: "no uri" },
      { clientNonce: "" },
      { more: 1 },
    ]) {
      const answer = await challengeOf(bench, owner, over);
      expect([answer.status, answer.json.error?.code], JSON.stringify(over)).toEqual([400, "SCHEMA_VALIDATION_FAILED"]);
      expectSchema("problem", answer.json);
    }
    expect((await challengeOf(bench, owner, { clientNonce: "n".repeat(129) })).json.error?.code).toBe(
      "PROTOCOL_VIOLATION",
    );
    const statuses: number[] = [];
    for (let n = 0; n < 65; n += 1) statuses.push((await challengeOf(bench, owner, {}, "192.0.2.7")).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect((await challengeOf(bench, owner, {}, "192.0.2.8")).status).toBe(200);
    bench.clock.advance(10_000);
    expect((await challengeOf(bench, owner, {}, "192.0.2.7")).status).toBe(200);
  });

  it("counts failures by address and stops judging after sixty in a minute", async () => {
    bench = await startBench();
    const { owner, guest } = bench.organization;
    const good = await challenge();
    for (let n = 0; n < 60; n += 1) await answerChallenge(bench, guest, await challenge());
    const { status, headers } = await answerChallenge(bench, owner, good);
    expect([status, headers["retry-after"]]).toEqual([429, "60"]);
    expect((await challengeOf(bench, owner)).status).toBe(429);
  });
});

describe("a token", () => {
  const read = (token: string) => ask(bench, token, "/v0.1/missions");

  it("is needed, in the one form, and nothing says why one is not good", async () => {
    bench = await startBench();
    const token = await readTokenOf(bench, bench.organization.owner);
    const bad = [
      await bench.http({ path: "/v0.1/missions" }),
      await bench.http({ path: "/v0.1/missions", headers: { authorization: token } }),
      await bench.http({ path: "/v0.1/missions", headers: { authorization: `Basic ${token}` } }),
      await bench.http({ path: `/v0.1/missions?token=${token}` }),
      await read(`${token}x`),
      await read("mwpr_x"),
      await read("mwps_x"),
      await read("mwps_"),
    ];
    for (const { status, headers, json } of bad) {
      expect([status, headers["www-authenticate"], json.error?.code]).toEqual([401, "Bearer", "AUTH_REQUIRED"]);
      expectSchema("problem", json);
    }
    expect((await bench.http({ path: "/v0.1/missions", headers: { authorization: `bearer  ${token} ` } })).status).toBe(
      200,
    );
  });

  it("is good for fifteen minutes, over a restart and in every process, stored as a hash alone (P31)", async () => {
    bench = await startBench({ store: "sqlite" });
    const token = await readTokenOf(bench, bench.organization.owner);
    await bench.restart();
    expect((await read(token)).status).toBe(200);
    bench.clock.advance(899_999);
    expect((await read(token)).status).toBe(200);
    bench.clock.advance(1);
    expect((await read(token)).status).toBe(401);
    expect(bench.logs.join("\n")).not.toContain(token.slice(5));
  });

  it("of an Agent is that of its Session, and over with it (P31)", async () => {
    bench = await startBench();
    const agent = await bench.agent("worker");
    const token = agent.sessionToken;
    expect((await read(token)).status).toBe(200);
    const next = await bench.agent("worker");
    expect((await read(token)).status).toBe(401);
    expect((await read(next.sessionToken)).status).toBe(200);
    const exchange = (token: string) =>
      bench.http({ method: "POST", path: "/v0.1/tokens", headers: { authorization: `Bearer ${token}` } });
    bench.clock.advance(899_999);
    const exchanged = await exchange(next.sessionToken);
    expectSchema("token", exchanged.json);
    const renewed = exchanged.json.token as string;
    bench.clock.advance(1);
    expect((await read(next.sessionToken)).status).toBe(401);
    expect((await exchange(next.sessionToken)).status).toBe(401);
    expect((await read(renewed)).status).toBe(200);
    expect(await bench.store.sessionEpoch(next.principal.actor.id)).toBe(2);
    await bench.agent("worker");
    expect((await read(renewed)).status).toBe(401);
    const human = await readTokenOf(bench, bench.organization.owner);
    expect((await exchange(human)).json.error?.code).toBe("AUTH_FORBIDDEN");
  });
});

describe("POST /v0.1/commands with a read token", () => {
  it("answers with the accepted Event itself, only to its own actor", async () => {
    bench = await startBench();
    const { owner, guest } = bench.organization;
    const { groupId } = await bench.mission();
    const post = (token: string, body: Uint8Array) =>
      bench.http({
        method: "POST",
        path: "/v0.1/commands",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body,
      });
    const fields = { groupId, membershipEpoch: 1, payload: { content: "hello" } };
    const signed = bench.signAs(owner, "message.post", fields);
    const mine = await post(await readTokenOf(bench, owner), signed.bytes);
    const stored = (await bench.events(groupId)).at(-1);
    expect(mine.json).toEqual(stored);
    expect(stored?.cause.id).toBe(signed.command.actionId);
    for (const token of [await readTokenOf(bench, guest), "mwpr_none"]) {
      const other = await post(token, bench.signAs(owner, "message.post", fields).bytes);
      expect(other.status).toBe(200);
      expectSchema("command-receipt", other.json);
    }
  });
});
