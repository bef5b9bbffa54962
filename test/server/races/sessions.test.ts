import { afterEach, describe, expect, it } from "vitest";
import { type Bench, startBench } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import { eventOf } from "../lane/support/family.ts";
import { race, rounds } from "./support/rounds.ts";

let bench: Bench;
afterEach(() => bench.stop());

describe("two Sessions of one Agent, over real sockets", () => {
  it(`the later one holds and the earlier one is fenced, in whatever order they open (MWP-IDN-008), ${rounds} times`, {
    timeout: 90_000,
  }, async () => {
    bench = await startBench({ network: "ws", store: "sqlite" });
    const { groupId } = await bench.mission();
    const agentId = bench.organization.agents.worker.actor.id;
    const lasts = new Set<number>();
    let before = await bench.store.sessionEpoch(agentId);
    for (let round = 0; round < rounds; round += 1) {
      const open = (): Promise<RawAgent> => bench.agent("worker");
      const settled = await race(round, open, open, 12);
      const current = await bench.store.sessionEpoch(agentId);
      expect(current).toBe(before + 2);
      const opened = settled.map((one) => (one.status === "fulfilled" ? one.value : undefined));
      const holder = opened.find((agent) => agent?.epoch === current)!;
      const fenced = opened.find((agent) => agent !== holder);
      lasts.add(opened.indexOf(holder));
      // The other was closed as fenced: before it heard that it was accepted, or after.
      if (fenced === undefined) {
        const [reason] = settled.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
        expect(reason).toMatch(/closed while waiting/);
      } else {
        expect(fenced.epoch).toBe(before + 1);
        expect(await fenced.closed).toMatchObject({ code: 1008 });
      }
      expect(holder.isClosed).toBe(false);
      // What was signed for the Session before is refused from the Session of now.
      const old = holder.sign("message.post", { groupId, payload: { content: "late" } }, { sessionEpoch: before + 1 });
      expect(await holder.present(old)).toMatchObject({ ok: false, error: { code: "AUTH_STALE_SESSION" } });
      eventOf(await holder.post(groupId, `round ${round}`));
      before = current;
    }
    expect(lasts.size).toBe(2);
    const posted = (await bench.events(groupId)).filter(({ kind }) => kind === "message.posted");
    expect(posted).toHaveLength(rounds);
  });
});
