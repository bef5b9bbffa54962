import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import type { TailedEvent } from "../../../lib/human/mod.ts";
import { type Bench, grantOf, startBench } from "../../support/authority.ts";
import { ask, bearer, clientOf, readTokenOf } from "../../support/http-api.ts";
import { uwsMissing } from "../../support/networks.ts";
import type { TestPrincipal } from "../../support/organization.ts";
import { until } from "../../support/sockets.ts";
import { accepted } from "../lane/support/family.ts";

let bench: Bench;
afterEach(() => bench.stop());

const post = async (groupId: string, content: string, author: TestPrincipal = bench.organization.owner) =>
  accepted(await bench.postCommand(author, "message.post", { groupId, membershipEpoch: 1, payload: { content } }));
const admit = async (groupId: string, member: TestPrincipal, over: object = {}) =>
  accepted(
    await bench.postCommand(bench.organization.owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      payload: grantOf(member, over),
    }),
  );

/** A stream over the network in the process: what came, and the way to hold it up or leave it. */
function follow(token: string, query = "", headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const state = { text: "", head: undefined as unknown, isPaused: false, isOver: false };
  const over = bench.memory
    .request({
      port: bench.authority.port,
      path: "/v0.1/events",
      query,
      headers: { ...bearer(token), ...headers },
      signal: leaving.signal,
      head: (head) => {
        state.head = head;
      },
      isPaused: () => state.isPaused,
      received: (bytes) => {
        state.text += Buffer.from(bytes).toString();
      },
    })
    .then(
      ({ status }) => status,
      () => 0,
    )
    .then((status) => {
      state.isOver = true;
      return status;
    });
  return {
    state,
    over,
    leave: () => leaving.abort(),
    get events(): Event[] {
      return [...state.text.matchAll(/^data: (.*)\n\n/gm)].map(([, data = ""]) => JSON.parse(data) as Event);
    },
    get ids(): string[] {
      return [...state.text.matchAll(/^id: (.*)$/gm)].map(([, id = ""]) => id);
    },
  };
}

const places = (events: readonly Event[]): string[] =>
  events.map(({ groupId = "", sequence }) => `${groupId.slice(-4)} ${sequence}`);

describe("GET /v0.1/events", () => {
  it("streams all Groups of the caller live, in exact bytes, and a Group that is joined from its first Event", async () => {
    bench = await startBench();
    const { owner, guest } = bench.organization;
    const first = await bench.mission();
    const second = await bench.mission();
    await admit(first.groupId, guest);
    const stream = follow(await readTokenOf(bench, guest));
    await until(() => stream.state.text.startsWith("retry: "));
    expect(stream.state.head).toMatchObject({
      status: 200,
      headers: { "content-type": "text/event-stream", "cache-control": "no-store" },
    });
    await post(first.groupId, "before");
    await admit(second.groupId, guest, { visibilityStartSequence: second.head + 1 });
    await post(second.groupId, "welcome");
    await post(first.groupId, "after");
    await until(() => stream.events.length === 4);
    expect(places(stream.events).sort()).toEqual(
      [
        ...[first.head + 2, first.head + 3].map((sequence) => `${first.groupId.slice(-4)} ${sequence}`),
        ...[second.head + 1, second.head + 2].map((sequence) => `${second.groupId.slice(-4)} ${sequence}`),
      ].sort(),
    );
    const stored = await bench.store.readGroupEvents(first.groupId, first.head + 1, 1);
    expect(stream.state.text).toContain(`data: ${Buffer.from(stored[0]?.bytes ?? []).toString()}\n\n`);
    stream.leave();
    await stream.over;
    await post(first.groupId, "to nobody", owner);
  });

  it("resumes every Group after Last-Event-ID, and begins at the start where that is asked", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const token = await readTokenOf(bench, owner);
    const groups = [await bench.mission(), await bench.mission()];
    const stream = follow(token);
    await until(() => stream.ids.length > 0);
    for (const { groupId } of groups) await post(groupId, "seen");
    await until(() => stream.events.length === 2);
    const id = stream.ids.at(-1) ?? "";
    stream.leave();
    await stream.over;
    for (const { groupId } of groups) await post(groupId, "missed");
    const later = await bench.mission();
    const resumed = follow(token, "", { "last-event-id": id });
    await until(() => resumed.events.length === 2 + later.head);
    const missed = groups.map(({ groupId, head }) => `${groupId.slice(-4)} ${head + 2}`);
    expect(places(resumed.events)).toEqual(expect.arrayContaining(missed));
    expect(resumed.events.filter(({ groupId }) => groupId === later.groupId)).toHaveLength(later.head);
    resumed.leave();
    const whole = follow(token, `from=start&groupId=${encodeURIComponent(later.groupId)}`);
    await until(() => whole.events.length === later.head);
    expect(whole.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    whole.leave();
    for (const [query, headers] of [
      ["", { "last-event-id": "nonsense" }],
      ["from=then", {}],
    ] as const)
      expect((await ask(bench, token, `/v0.1/events?${query}`, headers)).status).toBe(400);
    const foreign = await ask(bench, token, "/v0.1/events?groupId=urn:example:none");
    expect([foreign.status, foreign.json.error?.code]).toEqual([404, "GROUP_NOT_FOUND"]);
  });

  it("delivers nothing of a Group after the Event that ends the Membership, and goes on with the others (MWP-MSN-010)", async () => {
    bench = await startBench();
    const { owner, guest } = bench.organization;
    const left = await bench.mission();
    const kept = await bench.mission();
    for (const { groupId } of [left, kept]) await admit(groupId, guest);
    const stream = follow(await readTokenOf(bench, guest));
    await until(() => stream.ids.length > 0);
    const end = { member: guest.actor, reason: "Done." } as never;
    accepted(
      await bench.postCommand(owner, "membership.end", { groupId: left.groupId, membershipEpoch: 1, payload: end }),
    );
    await post(left.groupId, "secret");
    await post(kept.groupId, "news");
    await until(() => stream.events.length === 2);
    await pause(20);
    expect(stream.events.map(({ kind }) => kind).sort()).toEqual(["membership.ended", "message.posted"]);
    expect(stream.state.text).not.toContain("secret");
    await admit(left.groupId, guest, { visibilityStartSequence: left.head + 4 });
    await post(left.groupId, "welcome back");
    await until(() => stream.events.length === 4);
    expect(stream.state.text).not.toContain("secret");
    stream.leave();
  });

  it("ends with the token, as a whole answer, and shows it is alive before", { timeout: 20_000 }, async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const stream = follow(await readTokenOf(bench, bench.organization.owner));
    await until(() => stream.ids.length > 0);
    const before = stream.state.text.length;
    await until(() => stream.state.text.length > before, 8_000);
    expect(stream.state.text.slice(before)).toBe(":\n");
    bench.clock.advance(900_000);
    await post(groupId, "too late");
    expect(await stream.over).toBe(200);
    expect(stream.events).toEqual([]);
  });

  it("pauses for a slow reader within bounds and loses nothing", async () => {
    bench = await startBench();
    const { owner } = bench.organization;
    const { groupId, head } = await bench.mission();
    const stream = follow(await readTokenOf(bench, owner));
    await until(() => stream.ids.length > 0);
    stream.state.isPaused = true;
    const content = "x".repeat(100_000);
    for (let n = 0; n < 60; n += 1) await post(groupId, content);
    stream.state.isPaused = false;
    await until(() => stream.events.length === 60);
    expect(stream.events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_, n) => head + 1 + n));
    stream.leave();
  });

  it("holds sixteen streams of one Principal and lets go of those that are left", async () => {
    bench = await startBench();
    const token = await readTokenOf(bench, bench.organization.owner);
    const streams = Array.from({ length: 16 }, () => follow(token));
    await until(() => streams.every(({ ids }) => ids.length > 0));
    const refused = await ask(bench, token, "/v0.1/events");
    expect([refused.status, refused.json.error?.code]).toEqual([429, "RATE_LIMITED"]);
    for (const stream of streams) stream.leave();
    await Promise.all(streams.map(({ over }) => over));
    const next = follow(token);
    await until(() => next.ids.length > 0);
    expect((await bench.http({ method: "HEAD", path: "/v0.1/events", headers: bearer(token) })).status).toBe(200);
    next.leave();
  });

  it("ends every stream politely when the authority stops", async () => {
    bench = await startBench();
    const stream = follow(await readTokenOf(bench, bench.organization.owner));
    await until(() => stream.ids.length > 0);
    await bench.restart();
    expect(await stream.over).toBe(200);
  });
});

for (const network of ["ws", "uws"] as const) {
  describe.skipIf(network === "uws" && uwsMissing !== undefined)(`tail() over ${network} (needs its adapter)`, () => {
    it("yields each Event once and in order, resumes, and ends when it is told to stop", {
      timeout: 20_000,
    }, async () => {
      bench = await startBench({ network, store: "sqlite" });
      const { owner } = bench.organization;
      const { groupId, head } = await bench.mission();
      const stop = new AbortController();
      const got: TailedEvent[] = [];
      const client = clientOf(bench, owner);
      const tailing = (async () => {
        for await (const tailed of client.tail({ from: "start", signal: stop.signal })) got.push(tailed);
      })();
      await until(() => got.length === head);
      for (let n = 0; n < 20; n += 1) await post(groupId, `message ${n}`);
      await until(() => got.length === head + 20);
      const sequences = got.map(({ event }) => event.sequence);
      expect(sequences).toEqual(sequences.map((_, index) => index + 1));
      const stored = await bench.store.readGroupEvents(groupId, head + 5, 1);
      expect(Buffer.from(got[head + 5]?.bytes ?? [])).toEqual(Buffer.from(stored[0]?.bytes ?? []));
      const resumed: TailedEvent[] = [];
      for await (const tailed of client.tail({ position: got[head + 4]?.position ?? "" })) {
        resumed.push(tailed);
        if (tailed.event.sequence === head + 20) break;
      }
      expect(resumed.length).toBeGreaterThanOrEqual(15);
      stop.abort();
      await tailing;
    });

    it("survives a reader that stops for a while, without a gap", { timeout: 20_000 }, async () => {
      bench = await startBench({ network });
      const { owner } = bench.organization;
      const { groupId, head } = await bench.mission();
      const client = clientOf(bench, owner);
      const seen: (number | undefined)[] = [];
      const content = "x".repeat(100_000);
      let isWritten = false;
      for await (const { event } of client.tail({ from: "start" })) {
        seen.push(event.sequence);
        if (event.sequence === head) {
          for (let n = 0; n < 120; n += 1) await post(groupId, content);
          isWritten = true;
        }
        if (event.sequence === head + 120) break;
      }
      expect(isWritten).toBe(true);
      expect(seen).toEqual(seen.map((_, index) => index + 1));
    });
  });
}
