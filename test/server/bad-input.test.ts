import { afterEach, describe, expect, it } from "vitest";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import { commandFrameBytes } from "../../lib/wire/frame.ts";
import { frameBytesMax } from "../../server/limits.ts";
import { type Bench, startBench, until } from "../support/authority.ts";
import { describeNetworks } from "../support/networks.ts";
import { freshId, freshNonce, type RawAgent } from "../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const protocolVersion = "0.1";

/** Everything durable but audit and Sessions. */
async function digest(groupId: string): Promise<string> {
  const { store } = bench;
  const events = await store.readGroupEvents(groupId, 0, 1_000);
  const policy = await store.readPolicyLog(undefined, 0, 1_000);
  return JSON.stringify([
    events.map(({ signingHash }) => signingHash),
    policy.length,
    await store.registryRevision(),
    bench.committed.filter(({ session }) => session === undefined).length,
  ]);
}

/** Text frames, and the code that answers each on a Session that lives on. */
function badTexts(agent: RawAgent, groupId: string): [what: string, text: string, code: string][] {
  const frame = (members: object): string => JSON.stringify({ protocolVersion, frameId: freshId(), ...members });
  const signed = agent.sign("message.post", { groupId, payload: { content: "hello" } });
  const text = Buffer.from(signed.bytes).toString();
  const command = (body: string): string =>
    `{"command":${body},"frameId":"${freshId()}","frameType":"COMMAND","protocolVersion":"0.1"}`;
  const deep = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  return [
    ["nothing", "", "PROTOCOL_VIOLATION"],
    ["half a frame", command(text).slice(0, 200), "PROTOCOL_VIOLATION"],
    ["two frames in one", command(text) + command(text), "PROTOCOL_VIOLATION"],
    ["a byte order mark", `\ufeff${command(text)}`, "PROTOCOL_VIOLATION"],
    ["depth 100,000", `{"a":${deep(100_000)}}`, "PROTOCOL_VIOLATION"],
    ["depth 513 inside a payload", command(text.replace('"hello"', deep(600))), "PROTOCOL_VIOLATION"],
    [
      "a duplicate name",
      command(text).replace('"frameType"', '"frameType":"COMMAND","frameType"'),
      "PROTOCOL_VIOLATION",
    ],
    [
      "a duplicate name through an escape",
      command(text.replace('"kind"', '"k\\u0069nd":"message.post","kind"')),
      "PROTOCOL_VIOLATION",
    ],
    [
      "a duplicate name in the signature",
      command(text.replace('"keyId"', '"keyId":"urn:x:y","keyId"')),
      "PROTOCOL_VIOLATION",
    ],
    ["a comment", command(text).replace("{", "{/**/"), "PROTOCOL_VIOLATION"],
    ["NaN", command(text.replace('"hello"', "NaN")), "PROTOCOL_VIOLATION"],
    ["an array", "[]", "SCHEMA_VALIDATION_FAILED"],
    ["an unknown frame type", frame({ frameType: "GOSSIP" }), "SCHEMA_VALIDATION_FAILED"],
    [
      "an extra member of the frame",
      command(text).replace('"frameType"', '"actor":{"type":"human","id":"urn:x:y"},"frameType"'),
      "SCHEMA_VALIDATION_FAILED",
    ],
    ["a COMMAND without Command", frame({ frameType: "COMMAND" }), "SCHEMA_VALIDATION_FAILED"],
    ["an id that is none", command(text.replace(signed.command.actionId, "not an id")), "SCHEMA_VALIDATION_FAILED"],
    ["a number beyond all bounds", command(text.replace('"hello"', "1e400")), "PROTOCOL_VIOLATION"],
    ["a lone surrogate", command(text.replace("hello", "\\ud800")), "PROTOCOL_VIOLATION"],
    [
      "a PING whose nonce is no base64url",
      frame({ frameType: "PING", nonce: "\ud800!", sentAt: "2026-03-01T12:00:00Z" }),
      "SCHEMA_VALIDATION_FAILED",
    ],
    [
      "an ACK of a negative sequence",
      frame({ frameType: "ACK", acknowledgements: [{ groupId, sequence: -1 }], sentAt: "2026-03-01T12:00:00Z" }),
      "SCHEMA_VALIDATION_FAILED",
    ],
    ["a wrong signature", command(text.replace("hello", "hullo")), "AUTH_INVALID_SIGNATURE"],
    ["no signature", command(text.replace(/,"signature":\{[^}]*\}/, "")), "SCHEMA_VALIDATION_FAILED"],
    [
      "an unknown member",
      command(text.replace('"signature":', '"shortcut":1,"signature":')),
      "SCHEMA_VALIDATION_FAILED",
    ],
    ["another algorithm", command(text.replace('"Ed25519"', '"ed25519"')), "SCHEMA_VALIDATION_FAILED"],
    ["padding on the signature", command(text.replace(/("value":"[^"]*)"/, '$1=="')), "SCHEMA_VALIDATION_FAILED"],
    [
      "a future version of the Command",
      command(text.replace('"protocolVersion":"0.1"', '"protocolVersion":"0.2"')),
      "SCHEMA_VALIDATION_FAILED",
    ],
  ];
}

describeNetworks("bad input", (network) => {
  it("gets the code the protocol names, changes nothing, ends neither connection nor process (MWP-IDN-009, SUP-15)", async () => {
    bench = await startBench({ network });
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const before = await digest(groupId);
    for (const [what, text, code] of badTexts(worker, groupId)) {
      const errors = worker.frames.filter(({ frameType }) => frameType === "ERROR").length;
      worker.sendText(text);
      await worker.ping();
      const answers = worker.frames.filter(({ frameType }) => frameType === "ERROR").slice(errors);
      expect(
        answers.map((frame) => frame.frameType === "ERROR" && frame.error.code),
        what,
      ).toEqual([code]);
      expect(answers[0]?.frameType === "ERROR" && answers[0].error.fatal, what).toBe(false);
    }
    expect(await digest(groupId)).toBe(before);
    expect((await worker.post(groupId, "still here")).ok).toBe(true);
    expect(bench.authority.isReady).toBe(true);
  });

  it.each([
    ["a binary frame", (agent: RawAgent) => agent.sendBytes(canonicalBytes({ a: 1 }), true), [1003]],
    ["a frame larger than allowed", (agent: RawAgent) => agent.sendBytes(Buffer.alloc(frameBytesMax + 1, 32)), [1009]],
    ["100 MB", (agent: RawAgent) => agent.sendBytes(Buffer.alloc(100_000_000, 32)), [1009, 1006]],
  ] as const)("ends the connection that sends %s, and no other", async (_, send, closes) => {
    bench = await startBench({ network });
    const { groupId } = await bench.mission();
    const [worker, coordinator] = await Promise.all([bench.agent("worker"), bench.agent("coordinator")]);
    const before = await digest(groupId);
    send(worker);
    expect(closes as readonly number[]).toContain((await worker.closed).code);
    expect(await digest(groupId)).toBe(before);
    expect((await coordinator.post(groupId, "unmoved")).ok).toBe(true);
    await until(() => bench.authority.connectionCount === 1);
  });
});

describe("what is signed soundly and still bad", () => {
  it("keeps names like __proto__ as data, and they reach nothing (C.6)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const data = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1}',
    );
    const extensions = { "urn:example:extension": { version: "1.0.0", critical: false, data } };
    const answer = await worker.present(
      worker.sign("message.post", { groupId, payload: { content: "hello" }, extensions }),
    );
    expect(answer.ok).toBe(true);
    const stored = (await bench.store.readGroupEvents(groupId, 4, 1))[0];
    expect(Buffer.from(stored?.bytes ?? []).toString()).toContain(Buffer.from(canonicalBytes(data)).toString());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("relays extensions byte for byte, whoever made them, and refuses an unknown critical one (MWP-EXT-002, MWP-EXT-010, SUP-15)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    const extension = (critical: boolean) => ({
      extensions: { "urn:example:extension": { version: "1.0.0", critical, data: { deep: [1e21, "é", null] } } },
    });
    const critical = await worker.post(groupId, "one", extension(true));
    expect(!critical.ok && critical.error.code).toBe("UNKNOWN_CRITICAL_EXTENSION");
    const relayed = await worker.post(groupId, "two", extension(false));
    expect(relayed.ok && relayed.event.extensions).toEqual(extension(false).extensions);
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("acts on what was signed alone: a signed Command inside a payload and members around it are data (C.6)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const [worker, coordinator] = await Promise.all([bench.agent("worker"), bench.agent("coordinator")]);
    const inner = coordinator.sign("mission.cancel", { groupId, payload: { reason: "because" } });
    const outer = worker.sign("message.post", {
      groupId,
      payload: { content: "hello", command: inner.command } as never,
    });
    const answer = await worker.present(outer);
    expect(!answer.ok && answer.error.code).toBe("INVALID_COMMAND");
    // Another Agent's Command, sound in itself, on this Session.
    const stolen = await worker.present(inner);
    expect(!stolen.ok && stolen.error.code).toBe("AUTH_FORBIDDEN");
    expect(await bench.events(groupId)).toHaveLength(4);
  });

  it("is good in its own Organization only (C.6)", async () => {
    bench = await startBench();
    const elsewhere = await startBench();
    try {
      const { groupId } = await bench.mission();
      const worker = await elsewhere.agent("worker");
      const answer = await bench.http({
        method: "POST",
        path: "/v0.1/commands",
        headers: { "content-type": "application/json" },
        body: elsewhere.signAs(elsewhere.organization.owner, "message.post", {
          groupId,
          membershipEpoch: 1,
          payload: { content: "x" },
        }).bytes,
      });
      expect(answer.json.error?.code).toBe("AUTH_INVALID_SIGNATURE");
      await worker.ping();
    } finally {
      await elsewhere.stop();
    }
  });

  it("does not slow other Groups: their Commands are answered while one Agent sends rubbish (I14)", async () => {
    bench = await startBench();
    const first = await bench.mission();
    const second = await bench.mission();
    const [worker, coordinator] = await Promise.all([bench.agent("worker"), bench.agent("coordinator")]);
    const signed = worker.sign("message.post", { groupId: first.groupId, payload: { content: "hello" } });
    const forged = Buffer.from(Buffer.from(signed.bytes).toString().replace("hello", "hullo"));
    let isOver = false;
    const flood = (async () => {
      while (!isOver) {
        for (let n = 0; n < 20; n += 1) {
          worker.sendBytes(commandFrameBytes(freshId(), forged));
          worker.sendText(`{"frameType":"COMMAND","frameId":"${freshId()}","command":{"actionId":"${freshId()}"}}`);
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const startedAt = Date.now();
    for (let n = 0; n < 50; n += 1) expect((await coordinator.post(second.groupId, `${n}`)).ok).toBe(true);
    const tookMs = Date.now() - startedAt;
    isOver = true;
    await flood;
    expect(tookMs).toBeLessThan(4_000);
    worker.sendFrame({
      protocolVersion,
      frameId: freshId(),
      frameType: "PING",
      nonce: freshNonce(),
      sentAt: "2026-03-01T12:00:00Z",
    });
  });
});
