import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import { createGroupState, evolveGroup, stateDocument } from "../../../lib/core/mod.ts";
import { canonicalText } from "../../../lib/json/canonical.ts";
import { createAuditKey } from "../../../server/worker/audit-key.ts";
import { type Bench, startBench, testAuditKey, until } from "../../support/authority.ts";
import { readTokenOf } from "../../support/http-api.ts";
import type { RawAgent } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const planted = "correct-horse-battery-staple";
const messageId = "urn:example:message:planted";
const auditKey = createAuditKey(testAuditKey);

interface Season {
  readonly missionId: string;
  readonly groupId: string;
  readonly worker: RawAgent;
  readonly posted: Event;
  readonly corrected: Event;
}

/** A Message with the text and a correction of it, both by the worker, who listens. */
async function plant(store: "sqlite" | "memory" = "sqlite"): Promise<Season> {
  bench = await startBench({ store });
  const { missionId, groupId, head } = await bench.mission();
  const worker = await bench.agent("worker");
  worker.subscribe(groupId);
  await worker.reached(groupId, head);
  const posted = await worker.post(groupId, `The password is ${planted}`, {
    payload: { messageId, content: `The password is ${planted}` },
  });
  const corrected = await worker.send("message.correct", {
    groupId,
    payload: { targetMessageId: messageId, content: `I mean ${planted}2`, reason: `Not ${planted}` },
  });
  if (!posted.ok || !corrected.ok) throw new Error("not accepted");
  return { missionId, groupId, worker, posted: posted.event, corrected: corrected.event };
}

async function redact(groupId: string, payload: object = {}): Promise<Event> {
  const answer = await bench.postCommand(bench.organization.owner, "message.redact", {
    groupId,
    membershipEpoch: 1,
    payload: { targetMessageId: messageId, reason: "A secret was told.", ...payload },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return (await bench.events(groupId)).at(-1) as Event;
}

async function hashOf(groupId: string): Promise<string> {
  const state = createGroupState(groupId);
  for (const event of await bench.events(groupId)) evolveGroup(state, event);
  return canonicalText(stateDocument(state));
}

/** Every file of the store, the write-ahead log among them. */
function files(): string {
  const folder = bench.folder ?? "";
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}

describe("a redaction (MWP-MSN-023, MWP-MSN-009)", () => {
  it("takes the text of the Message and its corrections out of the store, its log and every answer", async () => {
    const { missionId, groupId, worker, posted, corrected } = await plant();
    expect(files()).toContain(planted);
    const before = await bench.events(groupId);
    const redacted = await redact(groupId);
    await until(() => !files().includes(planted), "the text leaves the files");
    // Later writes bring nothing back.
    await worker.post(groupId, "On we go.");
    await bench.store.checkpoint();
    expect(files()).not.toContain(planted);

    const after = await bench.events(groupId);
    expect(JSON.stringify(after)).not.toContain(planted);
    expect(after.map(({ eventId, sequence }) => [eventId, sequence]).slice(0, before.length)).toEqual(
      before.map(({ eventId, sequence }) => [eventId, sequence]),
    );
    for (const original of [posted, corrected]) {
      const { signature: _, commandHash, occurredAt, payload, ...envelope } = original;
      const rendition = after[(original.sequence ?? 0) - 1];
      expect(rendition).toMatchObject(envelope);
      expect(rendition).not.toHaveProperty("commandHash");
      expect(rendition?.occurredAt).toBe(redacted.occurredAt);
      expect(commandHash).toBeDefined();
      expect(occurredAt).toBeDefined();
      expect(rendition?.payload).toEqual({
        messageId: payload.messageId,
        authority: false,
        ...(payload.targetMessageId === undefined ? {} : { targetMessageId: payload.targetMessageId }),
        redacted: { byEventId: redacted.eventId, commitment: expect.stringMatching(/^hmac-sha256:[0-9a-f]{64}$/) },
      });
    }
    const reader = await bench.agent("coordinator");
    reader.subscribe(groupId);
    await reader.reached(groupId, after.length);
    expect(reader.texts.join("\n")).not.toContain(planted);
    expect(reader.sequences(groupId)).toEqual(after.map(({ sequence }) => sequence));
    expect(bench.logs.join("\n")).not.toContain(planted);
    const headers = { authorization: `Bearer ${await readTokenOf(bench, bench.organization.owner)}` };
    const mission = `/v0.1/missions/${encodeURIComponent(missionId)}`;
    for (const path of [
      mission,
      `${mission}/work`,
      `${mission}/progress`,
      `${mission}/events?limit=100`,
      "/v0.1/inbox",
    ]) {
      const { status, text } = await bench.http({ path, headers: { ...headers, host: bench.audience } });
      expect(status, path).toBe(200);
      expect(text, path).not.toContain(planted);
      if (path.includes("/events")) expect(text).toContain("hmac-sha256:");
    }
    // Who listened keeps what it had.
    expect(worker.texts.join("\n")).toContain(planted);
  });

  it("leaves the same state, live and rebuilt, and a restarted authority that goes on", async () => {
    const { groupId } = await plant();
    await redact(groupId);
    const rebuilt = await hashOf(groupId);
    const live = await bench.store.groupHead(groupId);
    expect(JSON.parse(rebuilt)).toMatchObject({ sequence: live });
    await bench.restart();
    const again = await bench.postCommand(bench.organization.owner, "message.redact", {
      groupId,
      membershipEpoch: 1,
      payload: { targetMessageId: messageId, reason: "Once more." },
    });
    expect(again.json.error?.code).toBe("INVALID_STATE_TRANSITION");
    expect(await hashOf(groupId)).toBe(rebuilt);
  });

  it("leads, Event by Event, to the state that the originals led to", async () => {
    const { groupId } = await plant("memory");
    const originals = await bench.events(groupId);
    const redacted = await redact(groupId);
    const renditions = await bench.events(groupId);
    const [a, b] = [createGroupState(groupId), createGroupState(groupId)];
    for (const [index, original] of [...originals, redacted].entries()) {
      evolveGroup(a, original);
      evolveGroup(b, renditions[index] as Event);
      const { lastOccurredAt: _, ...rest } = stateDocument(b);
      expect(stateDocument(a)).toMatchObject(rest);
    }
    expect(canonicalText(stateDocument(b))).toBe(canonicalText(stateDocument(a)));
  });

  it("answers the author's Command, sent again, with the rendition; its bytes are gone", async () => {
    const { groupId, worker, posted } = await plant();
    const signed = worker.sign("message.post", { groupId, payload: { content: `Another ${planted}` } });
    const first = await worker.present(signed);
    if (!first.ok) throw new Error("not accepted");
    await redact(groupId, { targetMessageId: first.event.payload.messageId });
    const { actor, cause } = first.event;
    expect((await bench.store.findCommand(actor.type, actor.id, cause.id))?.bytes).toHaveLength(0);
    const again = await worker.present(signed);
    expect(again).toMatchObject({ ok: true, event: { eventId: first.event.eventId, payload: { authority: false } } });
    expect(JSON.stringify(again)).not.toContain(planted);
    expect(posted.eventId).not.toBe(first.event.eventId);
  });

  it("keeps a sealed copy for whoever holds the audit key, and none of the text after a legal deletion", async () => {
    const { groupId, posted } = await plant();
    await redact(groupId);
    const records = (await bench.store.readAudit(0, 100)).map(({ bytes }) => bytes);
    const clear = records.map((bytes) => Buffer.from(bytes).toString());
    expect(clear.join("\n")).not.toContain(planted);
    const opened = records.map((bytes) => auditKey.reveal(bytes));
    expect(opened).toHaveLength(2);
    expect(JSON.parse(opened[0]?.event ?? "")).toEqual(posted);
    expect(opened[0]).toMatchObject({ occurredAt: posted.occurredAt, commandHash: posted.commandHash });
    expect(opened[0]?.command).toContain(planted);
    const [rendition] = (await bench.events(groupId)).filter(({ eventId }) => eventId === posted.eventId);
    const commitment = auditKey.commitment(opened[0]?.signingHash ?? "");
    expect(rendition?.payload).toMatchObject({ redacted: { commitment } });
    const other = createAuditKey(new Uint8Array(32).fill(8));
    expect(other.reveal(records[0] as Uint8Array)).toBeUndefined();
    const tampered = clear[0]?.replace(groupId, `${groupId}x`) ?? "";
    expect(auditKey.reveal(new TextEncoder().encode(tampered))).toBeUndefined();
    await bench.stop();

    const second = await plant();
    await redact(second.groupId, { keepAuditCopy: false });
    const kept = (await bench.store.readAudit(0, 100)).map(({ bytes }) => auditKey.reveal(bytes));
    expect(kept).toHaveLength(2);
    for (const record of kept)
      expect(Object.keys(record ?? {}).sort()).toEqual(["commandHash", "occurredAt", "signingHash"]);
    const [policy] = await bench.store.readPolicyLog(second.groupId, 0, 100);
    expect(JSON.parse(Buffer.from(policy?.bytes ?? []).toString())).toMatchObject({
      decision: "Message redacted",
      details: { reason: "A secret was told.", keepAuditCopy: false },
    });
  });

  it("redacts what was posted in the same commit, which nobody is sent any more", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const [worker, coordinator] = await Promise.all([bench.agent("worker"), bench.agent("coordinator")]);
    coordinator.subscribe(groupId);
    await coordinator.reached(groupId, head);
    // A Coordinator in a new Session renews first (P29a).
    const renewed = await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch: 1, payload: {} });
    expect(renewed.ok).toBe(true);
    const posting = worker.post(groupId, planted, { payload: { messageId, content: planted } });
    const redaction = coordinator.send("message.redact", {
      groupId,
      coordinatorEpoch: 1,
      payload: { targetMessageId: messageId, reason: "A secret was told." },
    });
    const [posted, redacted] = await Promise.all([posting, redaction]);
    expect([posted.ok, redacted.ok]).toEqual([true, true]);
    await coordinator.reached(groupId, head + 3);
    const entries = bench.committed.slice(-2);
    expect(entries[1]?.redactions).toHaveLength(1);
    expect(JSON.stringify(await bench.events(groupId))).not.toContain(planted);
    expect(coordinator.texts.join("\n")).not.toContain(planted);
  });

  it("redacts one correction alone, and refuses others than MissionOwner, Coordinator and policy", async () => {
    const { groupId, worker, posted, corrected } = await plant("memory");
    const payload = { targetMessageId: corrected.payload.messageId as string, reason: "A secret was told." };
    const refused = await worker.send("message.redact", { groupId, payload });
    expect(refused).toMatchObject({ ok: false, error: { code: "AUTH_FORBIDDEN" } });
    await redact(groupId, payload);
    const events = await bench.events(groupId);
    const at = (event: Event): Event | undefined => events[(event.sequence ?? 0) - 1];
    expect(at(corrected)?.payload).toHaveProperty("redacted");
    expect(at(posted)).toEqual(posted);
    // The original may still be corrected, and goes with the rest of its corrections.
    await redact(groupId);
    expect(JSON.stringify(await bench.events(groupId))).not.toContain(planted);
  });
});
