import { afterEach, describe, expect, it } from "vitest";
import { commandFrameBytes } from "../../../lib/wire/frame.ts";
import { subscribesWaitingMax } from "../../../server/limits.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import { freshId, freshNonce, type RawAgent } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const protocolVersion = "0.1";

describe("fencing (MWP-IDN-008, P31, I6, I7)", () => {
  it("closes the Session of epoch n with 1008 when n+1 opens, and delivers nothing more to it", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const old = await bench.agent("worker");
    old.subscribe(groupId, head);
    await old.ping();
    const young = await bench.agent("worker");
    expect(young.epoch).toBe(old.epoch + 1);
    expect(await old.nextError()).toMatchObject({ code: "AUTH_STALE_SESSION", fatal: true });
    expect((await old.closed).code).toBe(1008);
    const seen = old.texts.length;
    expect((await young.post(groupId, "hello")).ok).toBe(true);
    old.sendText("{}");
    await young.ping();
    expect(old.texts.length).toBe(seen);
    expect(old.sequences(groupId)).toEqual([]);
  });

  it("refuses Commands of an old epoch on the new connection, also after a restart, but answers old receipts (MWP-FND-016)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const old = await bench.agent("worker");
    const done = old.sign("message.post", { groupId, payload: { content: "done" } });
    const undone = old.sign("message.post", { groupId, payload: { content: "undone" } });
    const first = await old.present(done);
    const young = await bench.agent("worker");
    for (const next of [async () => young, () => bench.restart().then(() => bench.agent("worker"))]) {
      const agent = await next();
      const stale = await agent.present(undone);
      expect(!stale.ok && stale.error.code).toBe("AUTH_STALE_SESSION");
      expect(await agent.present(done)).toEqual(first);
      const ahead = await agent.present(
        agent.sign("message.post", { groupId, payload: { content: "x" } }, { sessionEpoch: agent.epoch + 1 }),
      );
      expect(!ahead.ok && ahead.error.code).toBe("AUTH_STALE_SESSION");
    }
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("accepts no Command that is on its way when the Session is fenced, in whatever order both arrive", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const agentId = bench.organization.agents.worker.actor.id;
    let accepted = 0;
    for (let round = 0; round < 10; round += 1) {
      const old = await bench.agent("worker");
      const fenced = bench.agent("worker");
      const posts = Array.from({ length: 20 }, (_, n) => old.post(groupId, `${round} ${n}`).catch(() => undefined));
      const young = await fenced;
      await Promise.race([Promise.all(posts), old.closed]);
      expect(young.epoch).toBe(old.epoch + 1);
      accepted = (await bench.events(groupId)).length;
    }
    // The commit that opened an epoch is the fence: behind it nothing of an earlier one became durable.
    let current = 0;
    for (const { session, fence } of bench.committed) {
      if (session?.agentId === agentId) current = session.epoch;
      if (fence.session?.agentId === agentId) expect(fence.session.epoch).toBe(current);
    }
    expect(current).toBe(20);
    expect(accepted).toBeGreaterThanOrEqual(head);
  });

  it("holds at the append: a Command decided before the fence became durable is not accepted behind it", async () => {
    let hold: Promise<void> | undefined;
    let held = 0;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async append(batch) {
          held += 1;
          await hold;
          return store.append(batch);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    const [coordinator, old] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    let open: () => void = () => undefined;
    hold = new Promise((resolve) => {
      open = resolve;
    });
    held = 0;
    const first = coordinator.post(groupId, "holds the store");
    await until(() => held > 0);
    const young = bench.agent("worker");
    await new Promise((resolve) => setTimeout(resolve, 50));
    void old.post(groupId, "decided under the old epoch").catch(() => undefined);
    await old.ping();
    hold = undefined;
    open();
    expect((await first).ok).toBe(true);
    expect((await young).epoch).toBe(old.epoch + 1);
    await (await young).ping();
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("keeps one Session of many that open at once: the one of the highest epoch (SUP-02)", async () => {
    bench = await startBench();
    const agents = await Promise.all(Array.from({ length: 6 }, () => bench.agent("worker").catch(() => undefined)));
    const opened = agents.filter((agent): agent is RawAgent => agent !== undefined);
    await until(() => bench.authority.connectionCount === 1);
    const live = opened.filter((agent) => !agent.isClosed);
    expect(live).toHaveLength(1);
    expect(live[0]?.epoch).toBe(6);
    await live[0]?.ping();
  });
});

describe("a Session", () => {
  it("answers PING with its nonce, keeps presence of its own Agent and epoch only, and never answers an answer", async () => {
    bench = await startBench();
    const worker = await bench.agent("worker");
    const frame = await worker.ping();
    expect(frame).toMatchObject({ frameType: "PING" });
    const before = worker.frames.length;
    worker.sendFrame({
      protocolVersion,
      frameId: freshId(),
      frameType: "PING",
      nonce: freshNonce(),
      replyToNonce: freshNonce(),
      sentAt: "2026-03-01T12:00:00Z",
    });
    await worker.ping();
    expect(worker.frames.length).toBe(before + 1);
  });

  it("refuses frames that only an authority sends, and lives on", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const answer = await worker.post(groupId, "hello");
    worker.sendFrame({ protocolVersion, frameId: freshId(), frameType: "EVENT", event: answer.ok ? answer.event : {} });
    expect((await worker.nextError()).code).toBe("PROTOCOL_VIOLATION");
    await worker.ping();
  });

  it("takes SUBSCRIBE frames in their order, and only so many at a time", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    worker.subscribe(groupId, head, { eventKinds: ["mission.cancelled"] });
    worker.subscribe(groupId, head);
    worker.subscribe(groupId, head, { eventKinds: ["membership.ended"] });
    await worker.ping();
    const coordinator = await bench.agent("coordinator");
    await coordinator.post(groupId, "not wanted");
    await worker.ping();
    expect(worker.sequences(groupId)).toEqual([]);
    for (let n = 0; n <= subscribesWaitingMax; n += 1) worker.subscribe(groupId, head);
    expect(await worker.nextError()).toMatchObject({ code: "BACKPRESSURE", retryAfterMs: expect.any(Number) });
  });

  it("does not let a SUBSCRIBE that waits for the store undo a later one", async () => {
    let waits = 0;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async findMembership(...key) {
          if (waits > 0) await new Promise((resolve) => setTimeout(resolve, 20 * waits--));
          return store.findMembership(...key);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    // Nothing is known of Memberships any more without the store.
    await bench.restart();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    waits = 2;
    worker.subscribe(groupId, head, { eventKinds: ["membership.ended"] });
    worker.subscribe(groupId, head);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await coordinator.post(groupId, "wanted");
    await worker.reached(groupId, head + 1);
  });

  it("refuses a SUBSCRIBE of more Groups than one frame may name", async () => {
    bench = await startBench();
    const worker = await bench.agent("worker");
    const groups = Array.from({ length: 1_001 }, () => ({ groupId: freshId(), afterSequence: 0 }));
    worker.sendFrame({
      protocolVersion,
      frameId: freshId(),
      frameType: "SUBSCRIBE",
      subscriptionId: freshId(),
      groups,
    });
    expect((await worker.nextError()).code).toBe("PROTOCOL_VIOLATION");
  });

  it("judges no more signatures of an Agent after many that failed, and others are not slowed", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const [worker, coordinator] = await Promise.all([bench.agent("worker"), bench.agent("coordinator")]);
    const signed = worker.sign("message.post", { groupId, payload: { content: "hello" } });
    const forged = Buffer.from(Buffer.from(signed.bytes).toString().replace("hello", "hullo"));
    for (let n = 0; n < 70; n += 1) worker.sendBytes(commandFrameBytes(freshId(), forged));
    await worker.nextError(({ code }) => code === "BACKPRESSURE");
    expect((await coordinator.post(groupId, "unmoved")).ok).toBe(true);
    bench.clock.advance(61_000);
    expect((await worker.post(groupId, "again")).ok).toBe(true);
  });

  it("lets go of a connection that was cut off", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    worker.subscribe(groupId);
    await worker.reached(groupId, 4);
    worker.transport.cut();
    await until(() => bench.authority.connectionCount === 0);
    const again = await bench.agent("worker");
    expect((await again.post(groupId, "hello")).ok).toBe(true);
  });
});

describe("stopping (P-graceful)", () => {
  it("finishes what was accepted, tells everybody 1012, and keeps all of it", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    coordinator.subscribe(groupId, head);
    worker.subscribe(groupId, head);
    await Promise.all([coordinator.ping(), worker.ping()]);
    const posts = Array.from({ length: 50 }, (_, n) => coordinator.post(groupId, `${n}`).catch(() => undefined));
    await worker.reached(groupId, head + 1);
    worker.ack(groupId, head + 1);
    await worker.ping();
    await bench.restart();
    expect((await coordinator.closed).code).toBe(1012);
    expect((await worker.closed).code).toBe(1012);
    const answers = await Promise.all(posts);
    const acknowledged = answers.flatMap((answer) => (answer?.ok ? [answer.event.eventId] : []));
    const stored = new Set((await bench.events(groupId)).map(({ eventId }) => eventId));
    for (const eventId of acknowledged) expect(stored).toContain(eventId);
    expect(await bench.store.readCursor(worker.principal.actor.id, groupId)).toBe(head + 1);
  });

  it("comes to an end also while a client never stops sending", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    let isOver = false;
    const flood = (async () => {
      while (!isOver && !worker.isClosed) {
        await Promise.all(Array.from({ length: 20 }, () => worker.post(groupId, "more").catch(() => undefined)));
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await until(async () => (await bench.store.groupHead(groupId)) > 20);
    const startedAt = Date.now();
    await bench.authority.stop();
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    isOver = true;
    await flood;
    expect((await worker.closed).code).toBe(1012);
    await expect(bench.connect()).rejects.toMatchObject({ status: expect.any(Number) });
  });

  it("stops once, however often it is asked to, and is not ready from the first moment", async () => {
    bench = await startBench();
    const stopping = [bench.authority.stop(), bench.authority.stop()];
    expect(bench.authority.isReady).toBe(false);
    await Promise.all(stopping);
  });
});
