import { afterEach, describe, expect, it } from "vitest";
import { bufferedBytesMax } from "../../../server/limits.ts";
import { type Bench, grantOf, startBench, until } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("a stream", () => {
  it("goes from backfill over the cutover to live without gap, repeat or loss while commits run (MWP-EVT-009, P28)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    coordinator.subscribe(groupId);
    // Before its stream is live its answers come directly, and then again in their turn.
    await coordinator.reached(groupId, head);
    await coordinator.ping();
    let isOver = false;
    let last = head;
    const talk = (async () => {
      while (!isOver) {
        const answers = await Promise.all(range(1, 5).map((n) => coordinator.post(groupId, `round ${n}`)));
        for (const answer of answers) if (answer.ok) last = Math.max(last, answer.event.sequence ?? 0);
      }
    })();
    // The worker sees everything from its grant on; it comes and goes in the middle of the traffic.
    let seen = head - 1;
    for (let visit = 0; visit < 8; visit += 1) {
      const before = worker.sequences(groupId).length;
      worker.subscribe(groupId, seen);
      await until(() => worker.sequences(groupId).length > before + 20);
      seen = Math.max(...worker.sequences(groupId));
    }
    isOver = true;
    await talk;
    await Promise.all([worker.reached(groupId, last), coordinator.reached(groupId, last)]);
    expect(coordinator.sequences(groupId)).toEqual(range(1, last));
    // A new SUBSCRIBE may repeat what was on its way; what is new comes in order and whole.
    const first = worker.sequences(groupId).filter((sequence, index, all) => all.indexOf(sequence) === index);
    expect(first).toEqual(range(head, last));
  });

  it("sends each stored Event as the stored bytes in one frame that is the same for everybody (ARCHITECTURE)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    coordinator.subscribe(groupId);
    worker.subscribe(groupId);
    await coordinator.reached(groupId, 4);
    await worker.reached(groupId, 4);
    await coordinator.post(groupId, "grün 🙂");
    await worker.reached(groupId, 5);
    const stored = (await bench.store.readGroupEvents(groupId, 4, 1))[0];
    const text = Buffer.from(stored?.bytes ?? []).toString();
    expect(coordinator.texts.at(-1)).toBe(worker.texts.at(-1));
    expect(worker.texts.at(-1)).toContain(`"event":${text},`);
  });

  it("is refused for a Group one was never a member of, for one that does not exist, and to an ended member (P30, MWP-MSN-010)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const stranger = await bench.agent("stranger");
    stranger.subscribe(groupId);
    const foreign = await stranger.nextError();
    stranger.subscribe("urn:uuid:00000000-0000-4000-8000-000000000000");
    const absent = await stranger.nextError();
    const shape = ({ ...error }: object): object => ({ ...error, relatedFrameId: 0, groupId: 0, occurredAt: 0 });
    expect(foreign.code).toBe("GROUP_NOT_FOUND");
    expect(shape(foreign)).toEqual(shape(absent));
    const worker = await bench.agent("worker");
    const { owner, agents } = bench.organization;
    await bench.postCommand(owner, "membership.end", {
      groupId,
      membershipEpoch: 1,
      payload: { member: { ...agents.worker.actor } },
    });
    worker.subscribe(groupId);
    expect((await worker.nextError()).code).toBe("MEMBERSHIP_REQUIRED");
    expect(worker.sequences(groupId)).toEqual([]);
  });

  it("filters live Events by attention, never the backfill, and brings the author's answer past the filter (P28, MWP-MSN-013)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    await coordinator.post(groupId, "history");
    worker.subscribe(groupId, 0, { eventKinds: ["membership.changed"] });
    await worker.reached(groupId, head + 1);
    expect(worker.sequences(groupId)).toEqual([head, head + 1]);
    await coordinator.post(groupId, "not wanted");
    const own = await worker.post(groupId, "my own");
    expect(own.ok && own.event.sequence).toBe(head + 3);
    await bench.postCommand(bench.organization.owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      payload: grantOf(bench.organization.agents.stranger),
    });
    await worker.reached(groupId, head + 4);
    expect(worker.sequences(groupId)).toEqual([head, head + 1, head + 3, head + 4]);
  });

  it("lets announcements pass any filter that asks for them (P28)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    worker.subscribe(groupId, head, { eventKinds: ["membership.changed"], announcements: true });
    await worker.ping();
    await coordinator.post(groupId, "hear, hear");
    await worker.reached(groupId, head + 1);
    const { owner } = bench.organization;
    await bench.postCommand(owner, "mission.cancel", { groupId, membershipEpoch: 1, payload: { reason: "enough" } });
    await worker.reached(groupId, head + 2);
    expect(worker.sequences(groupId)).toEqual([head + 1, head + 2]);
  });

  it("answers an author without subscription directly, and in its stream once when it has one (P28)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    expect((await worker.post(groupId, "direct")).ok).toBe(true);
    expect(worker.sequences(groupId)).toEqual([head + 1]);
    worker.subscribe(groupId, head + 1);
    await worker.ping();
    expect((await worker.post(groupId, "in stream")).ok).toBe(true);
    await worker.ping();
    expect(worker.sequences(groupId)).toEqual([head + 1, head + 2]);
  });

  it("stops at exactly the Event that ends the Membership (MWP-MSN-010)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    worker.subscribe(groupId, head);
    await worker.ping();
    const member = { ...bench.organization.agents.worker.actor };
    // The lease is of the Session in which the Coordinator was introduced (P29a).
    await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch: 1, payload: {} });
    // All in one batch of the lane: two before the end, two after it.
    const send = (kind: string, payload: object, over: object = {}): unknown =>
      coordinator.present(coordinator.sign(kind, { groupId, payload: payload as never, ...over }));
    await Promise.all([
      send("message.post", { content: "one" }),
      send("message.post", { content: "two" }),
      send("membership.end", { member }, { coordinatorEpoch: 1 }),
      send("message.post", { content: "secret" }),
      send("message.post", { content: "secret" }),
    ]);
    await worker.ping();
    expect(worker.sequences(groupId)).toEqual(range(head + 1, head + 4));
    expect(worker.texts.join()).not.toContain("secret");
    const late = await worker.post(groupId, "still there?");
    expect(!late.ok && late.error.code).toBe("MEMBERSHIP_REQUIRED");
    worker.subscribe(groupId, head);
    expect((await worker.nextError()).code).toBe("MEMBERSHIP_REQUIRED");
  });

  it.each([
    ["from the start", 0],
    ["from beyond the head", Number.MAX_SAFE_INTEGER],
  ])("does not outlive a Membership that ends while it begins: %s (P28, P30)", async (_, afterSequence) => {
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        // Whatever is asked of the store while a stream begins takes its time.
        async groupHead(group) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return store.groupHead(group);
        },
        async readGroupEvents(...place) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          return store.readGroupEvents(...place);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const { owner, agents } = bench.organization;
    worker.subscribe(groupId, afterSequence);
    await worker.ping();
    const payload = { member: { ...agents.worker.actor } };
    const ended = await bench.postCommand(owner, "membership.end", { groupId, membershipEpoch: 1, payload });
    expect(ended.status).toBe(200);
    await coordinator.post(groupId, "secret");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await coordinator.post(groupId, "secret");
    await worker.ping();
    expect(worker.texts.join()).not.toContain("secret");
    expect(worker.sequences(groupId)).toEqual(afterSequence === 0 ? [head, head + 1] : [head + 1]);
  });

  it("begins no stream for a Membership that was decided and never became durable (I4)", async () => {
    let fail = false;
    let held = 0;
    let hold: Promise<void> | undefined;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async append(batch) {
          held += 1;
          await hold;
          if (fail) throw new Error("full");
          return store.append(batch);
        },
      }),
    });
    const { groupId } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const { owner, agents } = bench.organization;
    const change = (kind: string, payload: object) =>
      bench.postCommand(owner, kind, { groupId, membershipEpoch: 1, payload: payload as never });
    await change("membership.end", { member: { ...agents.worker.actor } });
    let open: () => void = () => undefined;
    hold = new Promise((resolve) => {
      open = resolve;
    });
    held = 0;
    const granted = change("membership.change", grantOf(agents.worker));
    await until(() => held > 0);
    worker.subscribe(groupId);
    await worker.ping();
    fail = true;
    open();
    expect((await granted).status).toBe(500);
    fail = false;
    hold = undefined;
    expect((await worker.nextError()).code).toBe("MEMBERSHIP_REQUIRED");
    await coordinator.post(groupId, "secret");
    await worker.ping();
    expect(worker.sequences(groupId)).toEqual([]);
  });

  it("begins a member's view at its visibilityStartSequence, own Memberships aside (MWP-MSN-010)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission({ worker: false });
    const coordinator = await bench.agent("coordinator");
    await coordinator.post(groupId, "before");
    await bench.postCommand(bench.organization.owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      payload: grantOf(bench.organization.agents.worker),
    });
    await coordinator.post(groupId, "after");
    const worker = await bench.agent("worker");
    worker.subscribe(groupId, 0);
    await worker.reached(groupId, head + 3);
    expect(worker.sequences(groupId)).toEqual([head + 2, head + 3]);
  });

  it("resumes after any sequence, also one beyond the head, and starts anew by a second SUBSCRIBE (MWP-EVT-009)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const coordinator = await bench.agent("coordinator");
    coordinator.subscribe(groupId, 2);
    await coordinator.reached(groupId, head);
    expect(coordinator.sequences(groupId)).toEqual([3, 4]);
    coordinator.subscribe(groupId, Number.MAX_SAFE_INTEGER);
    await coordinator.ping();
    await coordinator.post(groupId, "next");
    expect(coordinator.sequences(groupId)).toEqual([3, 4, 5]);
  });

  it("keeps Cursors: never beyond what was delivered, never back, over a restart (MWP-WRK-030, MWP-EVT-010)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    const agentId = worker.principal.actor.id;
    worker.ack(groupId, 3);
    await worker.ping();
    expect(await bench.store.readCursor(agentId, groupId)).toBe(0);
    worker.subscribe(groupId);
    await worker.reached(groupId, head);
    worker.ack(groupId, Number.MAX_SAFE_INTEGER);
    worker.ack(groupId, 1);
    worker.ack("urn:uuid:00000000-0000-4000-8000-000000000000", 7);
    await worker.ping();
    await until(async () => (await bench.store.readCursor(agentId, groupId)) === head);
    await bench.restart();
    expect(await bench.store.readCursors(agentId)).toEqual([{ agentId, groupId, sequence: head }]);
  });
});

describe("a slow reader", () => {
  it("pauses one Group with BACKPRESSURE and retryAfterMs, others flow, and it gets everything once it reads: one noisy Group does not starve another (MWP-EVT-011, MWP-MSN-014, I14, I16)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const other = await bench.mission();
    const [coordinator, worker, slow] = await Promise.all([
      bench.agent("coordinator"),
      bench.agent("worker"),
      bench.connect(),
    ]);
    expect(slow.isClosed).toBe(false);
    worker.subscribe(groupId, head);
    await worker.ping();
    worker.transport.pause();
    const content = "x".repeat(50_000);
    for (const round of range(1, 10)) {
      await Promise.all(range(1, 6).map((n) => coordinator.post(groupId, `${round} ${n} ${content}`)));
    }
    const quick = await coordinator.post(other.groupId, "flows");
    expect(quick.ok).toBe(true);
    expect(bench.authority.connectionCount).toBe(3);
    worker.transport.resume();
    const paused = await worker.nextError(({ code }) => code === "BACKPRESSURE");
    expect(paused).toMatchObject({ groupId, retryable: true, fatal: false });
    expect(paused.retryAfterMs).toBeGreaterThan(0);
    await worker.reached(groupId, head + 60);
    expect(worker.sequences(groupId)).toEqual(range(head + 1, head + 60));
  });

  it("is not cut off by a history that is larger than its connection may hold (P28)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const coordinator = await bench.agent("coordinator");
    const worker = await bench.agent("worker");
    worker.subscribe(groupId, head);
    await worker.ping();
    const content = "x".repeat(99_000);
    const count = 10 * Math.ceil((2 * bufferedBytesMax) / content.length / 10);
    for (let done = 0; done < count; done += 10) {
      const posted = await Promise.all(range(1, 10).map(() => coordinator.post(groupId, content)));
      expect(posted.every((answer) => answer.ok)).toBe(true);
    }
    await worker.reached(groupId, head + count);
    const late: RawAgent = await bench.agent("worker");
    late.subscribe(groupId, head);
    await late.reached(groupId, head + count);
    expect(late.sequences(groupId)).toEqual(range(head + 1, head + count));
    expect(worker.sequences(groupId)).toEqual(range(head + 1, head + count));
  });
});

describe("what no connection could hold", () => {
  it("never becomes an Event: numbers that grow in canonical form are refused (C.6)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const data = Array.from({ length: 170_000 }, () => 1e20);
    const extensions = { "urn:example:extension": { version: "1.0.0", critical: false, data: { data } } };
    const signed = worker.sign("message.post", {
      groupId,
      payload: { content: "hello" },
      extensions: extensions as never,
    });
    // On the wire it is written shorter than it is signed.
    const text = Buffer.from(signed.bytes).toString().replaceAll("100000000000000000000", "1e20");
    expect(text.length).toBeLessThan(1_048_000);
    worker.sendText(`{"protocolVersion":"0.1","frameId":"urn:example:frame","frameType":"COMMAND","command":${text}}`);
    expect((await worker.nextError()).code).toBe("PROTOCOL_VIOLATION");
    expect((await bench.events(groupId)).length).toBe(4);
  });

  it("does not pile up as answers either: a connection has one MiB of Commands in flight (MWP-EVT-011)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const answers = await Promise.all(range(1, 30).map(() => worker.post(groupId, "x".repeat(99_000))));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(answers.filter((answer) => answer.ok).length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused)
      expect(error).toMatchObject({ code: "BACKPRESSURE", retryAfterMs: expect.any(Number) });
  });
});
