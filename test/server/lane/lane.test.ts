import { afterEach, describe, expect, it } from "vitest";
import { commitEntriesMax, laneBatchMax, laneMailboxMax, staleRetriesMax } from "../../../server/limits.ts";
import type { AppendEntry, AppendOutcome, Store } from "../../../server/store/port.ts";
import { type Bench, contextPackageOf, grantOf, startBench, until } from "../../support/authority.ts";
import type { Answer } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

/** A store whose appends a test bends: told of each batch, it may wait, answer for some entries, or throw. */
interface Bend {
  before: (batch: readonly AppendEntry[]) => Promise<void> | void;
  instead: (entry: AppendEntry) => AppendOutcome | undefined;
  readonly batches: (readonly AppendEntry[])[];
}

function bending(): { bend: Bend; wrap: (store: Store) => Store } {
  const bend: Bend = { before: () => undefined, instead: () => undefined, batches: [] };
  const wrap = (store: Store): Store => ({
    ...store,
    async append(batch) {
      bend.batches.push(batch);
      await bend.before(batch);
      const answers = batch.map((entry) => bend.instead(entry));
      const outcomes = await store.append(batch.filter((_, index) => answers[index] === undefined));
      let next = 0;
      return answers.map((answer) => answer ?? (outcomes[next++] as AppendOutcome));
    },
  });
  return { bend, wrap };
}

function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

const codes = (answers: readonly Answer[]): string[] =>
  answers.map((answer) => (answer.ok ? "accepted" : answer.error.code));
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("a lane", () => {
  it("decides in batches what arrived together, in the order it came, and shares commits with other lanes (ARCHITECTURE, SUP-12)", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const first = await bench.mission();
    const second = await bench.mission();
    const worker = await bench.agent("worker");
    bend.batches.length = 0;
    const post = (groupId: string, n: number) => worker.post(groupId, `${n}`);
    const answers = await Promise.all(times(40).map((n) => post((n % 2 === 0 ? first : second).groupId, n)));
    expect(new Set(codes(answers))).toEqual(new Set(["accepted"]));
    for (const { groupId, head } of [first, second]) {
      const events = (await bench.events(groupId)).slice(head);
      const texts = events.map(({ payload }) => (payload as { content: [{ text: string }] }).content[0].text);
      expect(texts).toEqual([...texts].sort((a, b) => Number(a) - Number(b)));
      expect(texts).toHaveLength(20);
    }
    expect(bend.batches.length).toBeLessThanOrEqual(4);
    expect(bend.batches.some((batch) => new Set(batch.map((entry) => entry.groupId)).size === 2)).toBe(true);
    for (const batch of bend.batches)
      expect(batch.length).toBeLessThanOrEqual(Math.max(commitEntriesMax, laneBatchMax));
  });

  it("tells nobody anything before the commit", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    coordinator.subscribe(groupId, head);
    await coordinator.ping();
    const { open, passed } = gate();
    bend.before = () => passed;
    const posted = worker.post(groupId, "hello");
    // Refused only because of the Command before it, so that has to be told no earlier either.
    const refused = worker.send("message.post", { groupId, expectedRevision: 1, payload: { content: "late" } });
    await until(() => bend.batches.at(-1)?.[0]?.events[0]?.kind === "message.posted");
    await Promise.all([worker.ping(), coordinator.ping()]);
    expect([worker.sequences(groupId), coordinator.sequences(groupId)]).toEqual([[], []]);
    expect(worker.frames.filter(({ frameType }) => frameType === "ERROR")).toEqual([]);
    open();
    expect(codes([await posted, await refused])).toEqual(["accepted", "REVISION_CONFLICT"]);
  });

  it("decides again when a fact moved under it, and the order of the Commands stays", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    let left = staleRetriesMax - 1;
    bend.instead = (entry) => {
      if (entry.groupId !== groupId || left === 0) return undefined;
      if (entry.expectedHead === head) left -= 1;
      return { status: "stale", fact: "sequence" };
    };
    const answers = await Promise.all(times(5).map((n) => worker.post(groupId, `${n}`)));
    expect(codes(answers)).toEqual(times(5).map(() => "accepted"));
    expect(answers.map((answer) => answer.ok && answer.event.sequence)).toEqual(times(5).map((n) => head + 1 + n));
  });

  it("gives up with BACKPRESSURE and retryAfterMs when the facts never stand still, and leaves nothing (I4)", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    let tries = 0;
    bend.instead = (entry) => {
      if (entry.groupId !== groupId) return undefined;
      tries += 1;
      return { status: "stale", fact: "sequence" };
    };
    const answer = await worker.post(groupId, "never");
    expect(!answer.ok && answer.error).toMatchObject({ code: "BACKPRESSURE", retryable: true, fatal: false });
    expect(!answer.ok && answer.error.retryAfterMs).toBeGreaterThan(0);
    expect(tries).toBe(staleRetriesMax);
    bend.instead = () => undefined;
    expect(codes([await worker.post(groupId, "now")])).toEqual(["accepted"]);
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("answers INTERNAL_ERROR when the store fails, is not ready, and rebuilds its state from the log", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    bend.before = () => {
      throw new Error("disk on fire: /secret/path");
    };
    const signed = worker.sign("message.post", { groupId, payload: { content: "hello" } });
    const failed = await worker.present(signed);
    expect(!failed.ok && failed.error).toMatchObject({ code: "INTERNAL_ERROR", retryable: true, fatal: false });
    expect(JSON.stringify(failed)).not.toContain("fire");
    expect((await bench.http({ path: "/readyz" })).status).toBe(503);
    bend.before = () => undefined;
    // The same bytes again, as the error allows (MWP-EXT-005).
    const again = await worker.present(signed);
    expect(again.ok && again.event.sequence).toBe(head + 1);
    expect((await bench.http({ path: "/readyz" })).status).toBe(200);
  });

  it("is ready again after a while without traffic, so that somebody tries", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    bend.before = () => {
      throw new Error("full");
    };
    await worker.post(groupId, "hello");
    expect(bench.authority.isReady).toBe(false);
    bench.clock.advance(10_000);
    expect(bench.authority.isReady).toBe(true);
  });

  it("does not let what one Group brought sink what others did (I14)", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const sound = await bench.mission();
    const poisoned = await bench.mission();
    const worker = await bench.agent("worker");
    bend.before = (batch) => {
      if (batch.some((entry) => entry.groupId === poisoned.groupId)) throw new Error("poison");
    };
    const answers = await Promise.all([
      worker.post(sound.groupId, "one"),
      worker.post(poisoned.groupId, "two"),
      worker.post(sound.groupId, "three"),
    ]);
    expect(codes(answers)).toEqual(["accepted", "INTERNAL_ERROR", "accepted"]);
  });

  it("answers BACKPRESSURE at once when its mailbox is full, and takes the rest in order (MWP-EVT-011)", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const other = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const { open, passed } = gate();
    bend.before = (batch) => (batch.some((entry) => entry.groupId === groupId) ? passed : undefined);
    const first = worker.post(groupId, "taken at once");
    await until(() => bend.batches.at(-1)?.[0]?.groupId === groupId);
    const some = times(511).map((n) => worker.post(groupId, `w${n}`));
    const more = times(512).map((n) => coordinator.post(groupId, `c${n}`));
    const { owner } = bench.organization;
    const humans = times(40).map((n) =>
      bench.postCommand(owner, "message.post", { groupId, membershipEpoch: 1, payload: { content: `h${n}` } }),
    );
    const full = (await Promise.race([
      Promise.all(humans.slice(2)),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])) as Awaited<(typeof humans)[number]>[];
    expect(full?.map(({ status }) => status)).toEqual(full.map(() => 503));
    expect(full[0]?.json.error).toMatchObject({ code: "BACKPRESSURE", retryable: true });
    expect(full[0]?.headers["retry-after"]).toMatch(/^[1-9]/);
    // One connection has no more than its own Commands in flight, whatever Group they are for.
    const beyond = await coordinator.post(other.groupId, "one too many");
    expect(!beyond.ok && beyond.error.code).toBe("BACKPRESSURE");
    open();
    const all = await Promise.all([first, ...some, ...more]);
    expect(new Set(codes(all))).toEqual(new Set(["accepted"]));
    const accepted = (await Promise.all(humans)).filter(({ status }) => status === 200).length;
    expect(await bench.events(groupId)).toHaveLength(head + all.length + accepted);
    expect(all.length - 1 + accepted).toBeLessThanOrEqual(laneMailboxMax);
  });

  it("delivers what is durable behind a timer that is stale (P29b, P28)", async () => {
    const { bend, wrap } = bending();
    bench = await startBench({ wrap });
    const { groupId, head } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    coordinator.subscribe(groupId, head);
    await coordinator.ping();
    const { open, passed } = gate();
    bend.before = () => passed;
    const first = worker.post(groupId, "while the alarm rings");
    await until(() => bend.batches.at(-1)?.[0]?.groupId === groupId);
    // The Coordinator lease runs out: an alarm without Event waits in the mailbox in front of the next Command.
    bench.clock.advance(900_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const second = worker.present(worker.sign("message.post", { groupId, payload: { content: "behind it" } }));
    await worker.ping();
    bend.instead = ({ events, policyLog = [] }) =>
      events.length === 0 && policyLog.length > 0 ? { status: "stale", fact: "identifier" } : undefined;
    open();
    expect(codes([await first, await second])).toEqual(["accepted", "accepted"]);
    expect(bend.batches.some((batch) => batch.some(({ events }) => events.length === 0) && batch.length > 1)).toBe(
      true,
    );
    await coordinator.reached(groupId, head + 2);
    await coordinator.ping();
    expect(coordinator.sequences(groupId)).toEqual([head + 1, head + 2]);
  });

  it("wakes for a deadline by itself: a provisional Membership expires with cause timer, once (P29)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { missionId, groupId, head } = await bench.mission({ worker: false });
    const { agents, owner } = bench.organization;
    const provisionalExpiresAt = "2026-03-01T12:10:00.0004Z";
    const granted = await bench.postCommand(owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      payload: grantOf(agents.worker, {
        state: "provisional",
        provisionalExpiresAt,
        contextPackage: contextPackageOf(agents.coordinator, { missionId, groupId }),
      }),
    });
    expect(granted.status).toBe(200);
    const worker = await bench.agent("worker");
    worker.subscribe(groupId, head);
    await worker.reached(groupId, head + 1);
    bench.clock.advance(599_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await bench.events(groupId)).toHaveLength(head + 1);
    bench.clock.advance(1_001);
    const ended = await worker.nextEvent(({ kind }) => kind === "membership.ended");
    expect(ended).toMatchObject({
      sequence: head + 2,
      cause: { type: "timer" },
      actor: bench.organization.authority.actor,
    });
    const late = await worker.post(groupId, "still there?");
    expect(!late.ok && late.error.code).toBe("MEMBERSHIP_REQUIRED");
    await bench.restart();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await bench.events(groupId)).toHaveLength(head + 2);
    expect(await bench.store.dueDeadlines(bench.clock.nowMs(), 10)).toEqual([]);
  });

  it("lets go of a Group nobody uses, and rebuilds it when somebody does", async () => {
    let reads = 0;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        readGroupEvents: (...place) => {
          reads += 1;
          return store.readGroupEvents(...place);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    await worker.post(groupId, "one");
    reads = 0;
    await worker.post(groupId, "two");
    expect(reads).toBe(0);
    bench.clock.advance(301_000);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const answer = await worker.post(groupId, "three");
    expect(answer.ok && answer.event.sequence).toBe(head + 3);
    expect(reads).toBeGreaterThan(0);
  });
});
