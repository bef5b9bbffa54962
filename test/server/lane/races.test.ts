import { afterEach, describe, expect, it } from "vitest";
import { type Bench, startBench, until } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import { approvalOf, eventOf, foundChild, foundParent, giveTo, start, submitChild } from "./support/family.ts";

const rounds = Math.max(2, Number(process.env.MWP_RACE_ROUNDS ?? 8));

let bench: Bench;
afterEach(() => bench.stop());

async function actors(): Promise<{ owner: RawAgent; leader: RawAgent; worker: RawAgent }> {
  bench = await startBench({ network: "ws", store: "sqlite" });
  const [owner, leader, worker] = await Promise.all([
    bench.agent("coordinator"),
    bench.agent("stranger"),
    bench.agent("worker"),
  ]);
  return { owner, leader, worker };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds that something takes, the fastest of a few times. */
async function takes(action: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** Delays from none to well beyond what the other side takes, so that either may be first, and both meet in between. */
const delay = (round: number, ms: number): Promise<void> =>
  round === 0 ? Promise.resolve() : pause((round / (rounds - 1)) * 2 * ms + (round === rounds - 1 ? 50 : 0));

const revoked = "ext.missionweaveprotocol.core.work_execution_lease_revoked";

describe("races over real sockets", () => {
  it(`a Session opened against work.start: the work is fenced or returned to the queue (X1, P31), ${rounds} times`, {
    timeout: 10_000 * rounds,
  }, async () => {
    const { owner, worker: first } = await actors();
    let worker = first;
    const parents = [];
    for (let round = 0; round < rounds; round += 1) parents.push(await foundParent(bench, owner));
    for (const parent of parents) await giveTo(bench, owner, worker, parent);
    const ends = new Set<string>();
    const helloMs = await takes(() => bench.agent("stranger"));
    for (const [round, parent] of parents.entries()) {
      const { groupId } = parent;
      const signed = worker.sign("work.start", {
        groupId,
        workItemId: parent.workItemId,
        payload: { workItemId: parent.workItemId, ownershipEpoch: 1 },
      });
      const opening = bench.agent("worker");
      await delay(round, helloMs);
      // The connection that starts may be closed before it is told anything.
      const started = worker.present(signed).catch(() => undefined);
      const next = await opening;
      await started;
      await until(async () => (await bench.store.groupsWithIntents()).length === 0);
      const kinds = (await bench.events(groupId)).map(({ kind }) => kind);
      const tail = kinds.slice(kinds.lastIndexOf("work.offer.accepted") + 1);
      // Never started under the epoch that is over, and left so.
      expect([[], ["work.started", revoked]]).toContainEqual(tail);
      ends.add(tail.join());
      worker = next;
      const again = await start(worker, parent);
      expect(again.ok ? "started" : again.error.message).toBe("started");
      // What runs now is of the new Session, and the next round's opening returns it to the queue.
    }
    expect(ends).toEqual(new Set(["", `work.started,${revoked}`]));
  });

  it(`a Coordinator replaced while a child is being approved: one of the two, whole (P25), ${rounds} times`, {
    timeout: 15_000 * rounds,
  }, async () => {
    const ends = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const { owner, leader, worker } = await actors();
      const { organization } = bench;
      const parent = await foundParent(bench, owner);
      const { child, answer } = await foundChild(bench, owner, parent);
      eventOf(answer);
      const revision = await submitChild(bench, { owner, coordinator: leader, worker }, child);
      // The Coordinator lease of the parent lapses; that of the child does not matter to its owner.
      bench.clock.advance(901_000);
      const payload = approvalOf(bench, owner.principal, { parent, child, revision });
      const approve = owner.sign("mission.approve", { groupId: child.groupId, payload });
      const replace = bench.signAs(organization.owner, "mission.assign_coordinator", {
        groupId: parent.groupId,
        membershipEpoch: 1,
        payload: { coordinatorAgentId: worker.principal.actor.id },
      });
      const posting = () =>
        bench.http({
          method: "POST",
          path: "/v0.1/commands",
          headers: { "content-type": "application/json" },
          body: replace.bytes,
        });
      const httpMs = await takes(() => bench.http({ path: "/healthz" }));
      const replacing = posting();
      await delay(round, httpMs);
      const approved = await owner.present(approve);
      const replaced = await replacing;
      expect(replaced).toMatchObject({ status: 200 });
      await until(async () => (await bench.store.groupsWithIntents()).length === 0);
      const childKinds = (await bench.events(child.groupId)).map(({ kind }) => kind);
      const parentKinds = (await bench.events(parent.groupId)).map(({ kind }) => kind);
      const mission = await bench.store.findMission(child.missionId);
      if (approved.ok) {
        ends.add("approved");
        expect(mission).toMatchObject({ state: "approved", missionOwner: owner.principal.actor });
        expect(parentKinds.filter((kind) => kind === "work.result.accepted")).toHaveLength(1);
      } else {
        ends.add("replaced");
        // Until the child has heard of it, and afterwards.
        expect(["AUTH_STALE_COORDINATOR", "MEMBERSHIP_REQUIRED"]).toContain(approved.error.code);
        expect(childKinds).not.toContain("mission.approved");
        expect(mission).toMatchObject({ state: "awaiting_approval", missionOwner: worker.principal.actor });
        expect(parentKinds).not.toContain("work.result.accepted");
      }
      if (round + 1 < rounds) await bench.stop();
    }
    expect(ends).toEqual(new Set(["approved", "replaced"]));
  });
});
