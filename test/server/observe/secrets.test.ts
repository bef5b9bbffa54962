import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { VerificationFailure } from "../../../lib/signed/audit.ts";
import { commandFrameBytes } from "../../../lib/wire/frame.ts";
import { createAudit } from "../../../server/observe/audit.ts";
import { createLog } from "../../../server/observe/log.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import { ask, readTokenOf } from "../../support/http-api.ts";
import { createPrincipal, withNewKey } from "../../support/organization.ts";
import { freshId, type RawAgent } from "../../support/raw-client.ts";

let bench: Bench | undefined;
afterEach(async () => {
  await bench?.stop();
  bench = undefined;
});

describe("a refused signature (MWP-SDV-018)", () => {
  it("looks the same from outside whatever failed, and leaves a protected record that tells what (MWP-SDV-011)", async () => {
    bench = await startBench();
    const running = bench;
    const { organization } = running;
    const { groupId } = await running.mission();
    const worker: RawAgent = await running.agent("worker");
    const { principal } = worker;
    const text = (): string =>
      Buffer.from(worker.sign("message.post", { groupId, payload: { content: "hello" } }).bytes).toString();
    const signedBy = (other: typeof principal, issuedAt?: string): string =>
      Buffer.from(
        worker.sign(
          "message.post",
          { groupId, payload: { content: "hello" } },
          issuedAt === undefined ? {} : { issuedAt },
        ).bytes,
      )
        .toString()
        .replace(principal.keyId, other.keyId);
    const causes: Record<string, string> = {
      "key-unknown": signedBy(withNewKey(principal, "unknown")),
      "signer-mismatch": signedBy(organization.agents.coordinator),
      "signature-mismatch": text().replace("hello", "hullo"),
      "signature-point-or-scalar": text().replace(
        /"value":"[^"]*"/,
        `"value":"${Buffer.alloc(64, 255).toString("base64url")}"`,
      ),
      "signature-length": text().replace(/"value":"[^"]*"/, `"value":"${Buffer.alloc(63).toString("base64url")}"`),
      "created-at-mismatch": text().replace(/"createdAt":"[^"]*"/, '"createdAt":"2026-03-01T12:00:00.001Z"'),
      "key-not-yet-valid": signedBy(principal, "2020-01-01T00:00:00.000Z"),
      "issued-too-early": signedBy(principal, "2026-03-01T11:54:59.999Z"),
      "issued-in-the-future": signedBy(principal, "2026-03-01T12:01:00.001Z"),
    };
    const shapes = new Set<string>();
    for (const [reason, command] of Object.entries(causes)) {
      const frameId = freshId();
      const seen = worker.texts.length;
      worker.sendBytes(commandFrameBytes(frameId, Buffer.from(command)));
      const error = await worker.nextError(({ relatedFrameId }) => relatedFrameId === frameId);
      expect(error.code, reason).toBe("AUTH_INVALID_SIGNATURE");
      const sent = worker.texts.slice(seen).find((frame) => frame.includes(frameId)) ?? "";
      shapes.add(sent.replaceAll(/urn:uuid:[0-9a-f-]{36}/g, "id").replaceAll(/"occurredAt":"[^"]*"/g, ""));
    }
    expect([...shapes]).toHaveLength(1);
    await until(async () => (await running.store.readAudit(0, 100)).length >= Object.keys(causes).length);
    const records = (await running.store.readAudit(0, 100)).map(({ bytes }) =>
      JSON.parse(Buffer.from(bytes).toString()),
    );
    expect(records.map(({ reason }) => reason)).toEqual(Object.keys(causes));
    for (const record of records)
      expect(record).toMatchObject({
        documentKind: "command",
        presentedBy: principal.actor,
        groupId,
        wireCode: "AUTH_INVALID_SIGNATURE",
      });
  });

  it("is recorded together with others that came at the same time, in one durable write, and at the stop at the latest", async () => {
    const writes: number[] = [];
    const store = { appendAudit: async (records: readonly Uint8Array[]) => void writes.push(records.length) };
    const audit = createAudit(store, () => 0, createLog("silent"));
    for (let n = 0; n < 500; n += 1)
      audit.record(new VerificationFailure("signature-mismatch"), { documentKind: "command" });
    await until(() => writes.length > 0);
    expect(writes).toEqual([500]);
    audit.record(new VerificationFailure("key-unknown"), { documentKind: "command" });
    await audit.flush();
    expect(writes).toEqual([500, 1]);
  });

  it("is dropped and counted in the log when there are more than can be written, and a store that fails stops nothing", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    let fail = true;
    let written = 0;
    const store = {
      appendAudit: async (records: readonly Uint8Array[]) => {
        if (fail) throw new Error("full");
        written += records.length;
      },
    };
    const audit = createAudit(store, () => 0, log);
    for (let n = 0; n < 10_005; n += 1)
      audit.record(new VerificationFailure("key-unknown"), { documentKind: "command" });
    await audit.flush();
    expect(lines.join()).toContain('"dropped":5');
    expect(lines.join()).toContain("audit records could not be written");
    fail = false;
    audit.record(new VerificationFailure("key-unknown"), { documentKind: "command" });
    await audit.flush();
    expect(written).toBe(1);
  });
});

describe("secrets", () => {
  it("are in no log, no store file and no frame but the one that hands the token over (P31)", async () => {
    bench = await startBench({ store: "sqlite", network: "ws" });
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const coordinator = await bench.agent("coordinator");
    coordinator.subscribe(groupId);
    await worker.post(groupId, "hello");
    await worker.post(groupId, "a token planted by its owner is the owner's fault, a log line is ours", {
      expectedRevision: 99,
    });
    const stranger = createPrincipal(bench.organization.id, "agent", "nobody");
    await bench.agent(stranger).catch(() => undefined);
    worker.sendText("{");
    await worker.ping();
    const readToken = await readTokenOf(bench, bench.organization.owner);
    for (const path of ["/v0.1/missions", `/v0.1/missions/${encodeURIComponent(readToken)}`, "/v0.1/events?from=x"])
      await ask(bench, readToken, path);
    const tokens = [worker.sessionToken, coordinator.sessionToken, readToken];
    const { agents, authority, registry, owner } = bench.organization;
    const seeds = [authority, registry, owner, agents.worker, agents.coordinator].flatMap(({ keyPair: { seed } }) => [
      Buffer.from(seed),
      Buffer.from(Buffer.from(seed).toString("base64url")),
      Buffer.from(Buffer.from(seed).toString("hex")),
    ]);
    await bench.authority.stop();
    const folder = bench.folder as string;
    const files = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(folder, name)));
    const places = [...files, Buffer.from(bench.logs.join("\n"))];
    for (const place of places) {
      for (const token of tokens) expect(place.includes(token)).toBe(false);
      for (const seed of seeds) expect(place.includes(seed)).toBe(false);
    }
    expect(files.some((file) => file.includes(Buffer.from("urn:uuid:")))).toBe(true);
    for (const agent of [worker, coordinator]) {
      expect(agent.texts.filter((text) => tokens.some((token) => text.includes(token)))).toHaveLength(1);
      for (const seed of seeds) expect(agent.texts.join()).not.toContain(seed.toString("latin1"));
    }
  });

  it("that are members of what is logged are withheld, at any of three levels", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    log.info(
      { token: "s3cret", a: { sessionToken: "s3cret" }, b: { c: { privateKey: "s3cret", payload: "s3cret" } } },
      "line\r\nbreak \u001b[31m",
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("s3cret");
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
    expect(lines[0]).not.toContain("\u001b");
  });
});
