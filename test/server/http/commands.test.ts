import { afterEach, describe, expect, it } from "vitest";
import { buildCommand } from "../../../lib/wire/command.ts";
import { type Bench, missionPayload, startBench } from "../../support/authority.ts";
import { describeNetworks } from "../../support/networks.ts";
import { createPrincipal } from "../../support/organization.ts";

let bench: Bench;
afterEach(() => bench.stop());

const json = { "content-type": "application/json" };
const post = (body: Uint8Array | string, headers: Record<string, string> = json, remoteAddress = "127.0.0.1") =>
  bench.http({ method: "POST", path: "/v0.1/commands", headers, body, remoteAddress });

describeNetworks("POST /v0.1/commands", (network) => {
  it("accepts a human's Command and names its Event; the same bytes again get the same answer (MWP-EVT-003)", async () => {
    bench = await startBench({ network });
    const { organization } = bench;
    await (await bench.agent("coordinator")).ping();
    const payload = missionPayload(organization);
    const signed = bench.signAs(organization.owner, "mission.create", { groupId: payload.groupId, payload });
    const first = await post(signed.bytes);
    expect(first.status).toBe(200);
    expect(first.json).toEqual({
      actionId: signed.command.actionId,
      eventId: expect.any(String),
      groupId: payload.groupId,
      sequence: 1,
    });
    expect(first.headers["cache-control"]).toBe("no-store");
    expect((await post(signed.bytes, { "content-type": "Application/JSON; charset=utf-8" })).json).toEqual(first.json);
  });

  it("answers what is no Command with a problem document and HTTP's own status", async () => {
    bench = await startBench({ network });
    const tooLarge = Buffer.alloc(1_048_577, 32);
    expect((await post("{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await post("{}", {})).status).toBe(415);
    expect((await post(tooLarge)).status).toBe(413);
    const wrongMethod = await bench.http({ path: "/v0.1/commands" });
    expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, "POST"]);
    expect((await bench.http({ path: "/v0.1/nothing" })).status).toBe(404);
    expect((await bench.http({ path: "/v0.1/commands/", method: "POST", headers: json, body: "{}" })).status).toBe(404);
    for (const path of ["/healthz", "/readyz"]) {
      const probe = await bench.http({ path });
      expect([probe.status, probe.json]).toEqual([200, { status: "ok" }]);
    }
    expect((await bench.http({ path: "/healthz", method: "HEAD" })).status).toBe(200);
    expect((await bench.http({ path: "/healthz", method: "POST", headers: json, body: "{}" })).status).toBe(405);
  });
});

describe("refusals over HTTPS", () => {
  it.each([
    ["half a document", '{"a":', 400, "PROTOCOL_VIOLATION"],
    ["a duplicate name", '{"a":1,"a":2}', 400, "PROTOCOL_VIOLATION"],
    ["no Command", "{}", 400, "SCHEMA_VALIDATION_FAILED"],
    ["nothing", "", 400, "PROTOCOL_VIOLATION"],
  ])("name the code for %s", async (_, body, status, code) => {
    bench = await startBench();
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.json).toMatchObject({ type: `urn:mwp:error:${code}`, status, error: { code } });
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("turn an Agent away before any signature work, whether it signed or not (check 1)", async () => {
    bench = await startBench();
    const { worker } = bench.organization.agents;
    const context = { actor: worker.actor, sessionEpoch: 1, nowMs: bench.clock.nowMs() };
    const signed = buildCommand(
      "message.post",
      { groupId: "urn:example:group", membershipEpoch: 1, payload: { content: "hello" } },
      { context, signer: worker.signer },
    );
    const forged = Buffer.from(signed.bytes).toString().replace("hello", "hullo");
    for (const body of [signed.bytes, forged]) {
      const answer = await post(body);
      expect([answer.status, answer.json.error?.code]).toEqual([403, "AUTH_FORBIDDEN"]);
      expect(answer.json.error?.relatedActionId).toBe(signed.command.actionId);
    }
  });

  it("are one and the same for every cause of AUTH_INVALID_SIGNATURE but for ids and time (MWP-SDV-018)", async () => {
    bench = await startBench();
    const { organization } = bench;
    const { owner, guest } = organization;
    const { groupId } = await bench.mission();
    const nobody = createPrincipal(organization.id, "human", "nobody");
    const fields = { groupId, membershipEpoch: 1, payload: { content: "hello" } };
    const sign = (signer: typeof owner, actor = owner.actor, nowMs = bench.clock.nowMs()): string =>
      Buffer.from(
        buildCommand("message.post", fields, { context: { actor, nowMs }, signer: signer.signer }).bytes,
      ).toString();
    const bodies = {
      "unknown key": sign(nobody, nobody.actor),
      "key of another": sign(guest),
      "broken equation": sign(owner).replace("hello", "hullo"),
      "no point": sign(owner).replace(/"value":"[^"]*"/, `"value":"${Buffer.alloc(64, 255).toString("base64url")}"`),
      "short signature": sign(owner).replace(/"value":"[^"]*"/, `"value":"${Buffer.alloc(63).toString("base64url")}"`),
      "two times": sign(owner).replace(/"createdAt":"[^"]*"/, '"createdAt":"2026-03-01T12:00:00.001Z"'),
      "before the key": sign(owner, owner.actor, Date.parse("2020-01-01T00:00:00Z")),
      "too old": sign(owner, owner.actor, bench.clock.nowMs() - 300_001),
      "from the future": sign(owner, owner.actor, bench.clock.nowMs() + 60_001),
    };
    const before = bench.committed.length;
    const shapes = new Map<string, string>();
    for (const [name, body] of Object.entries(bodies)) {
      const { status, headers, json: document } = await post(body);
      expect(document.error?.code, name).toBe("AUTH_INVALID_SIGNATURE");
      const shape = JSON.stringify([status, headers, document])
        .replace(/"relatedActionId":"[^"]*"/g, "")
        .replace(/"occurredAt":"[^"]*"/g, "");
      shapes.set(name, shape);
    }
    expect(new Set(shapes.values()).size, JSON.stringify([...shapes])).toBe(1);
    expect(bench.committed.length).toBe(before);
  });

  it("answer 429 after many failed authentications of one address, for a minute, and nobody else", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const { groupId } = await bench.mission();
    const fields = { groupId, membershipEpoch: 1, payload: { content: "hello" } };
    const good = (): Uint8Array => bench.signAs(owner, "message.post", fields).bytes;
    const forged = Buffer.from(good()).toString().replace("hello", "hullo");
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await post(forged, json, "192.0.2.9")).status);
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([401, 401, 429]);
    const blocked = await post(good(), json, "192.0.2.9");
    expect([blocked.status, blocked.headers["retry-after"]]).toEqual([429, "60"]);
    expect((await post(good(), json, "192.0.2.10")).status).toBe(200);
    bench.clock.advance(60_000);
    expect((await post(good(), json, "192.0.2.9")).status).toBe(200);
  });

  it.each([
    ["GROUP_NOT_FOUND", 404, { groupId: "urn:example:none" }],
    ["MEMBERSHIP_STALE", 403, { membershipEpoch: 5 }],
    ["UNKNOWN_CRITICAL_EXTENSION", 422, { extensions: { "urn:x:y": { version: "1.0.0", critical: true, data: {} } } }],
    ["INVALID_COMMAND", 422, { payload: {} }],
    ["REVISION_CONFLICT", 409, { expectedRevision: 99 }],
  ])("give %s the status %i", async (code, status, over) => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const answer = await bench.postCommand(bench.organization.owner, "message.post", {
      groupId,
      membershipEpoch: 1,
      payload: { content: "hello" },
      ...over,
    } as never);
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
    expect(answer.json.error?.relatedActionId).toEqual(expect.any(String));
  });
});
