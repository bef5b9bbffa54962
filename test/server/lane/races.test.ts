import { afterEach, describe, expect, it } from "vitest";
import { type Bench, startBench, until } from "../../support/authority.ts";
import type { RawAgent } from "../../support/raw-client.ts";
import { approvalOf, eventOf, foundChild, foundParent, giveTo, start, submitChild } from "./support/family.ts";

const rounds = Number(process.env.MWP_RACE_ROUNDS ?? 8);

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
    for (const [round, parent] of parents.entries()) {
      const { groupId } = parent;
      const signed = worker.sign("work.start", {
        groupId,
        workItemId: parent.workItemId,
        payload: { workItemId: parent.workItemId, ownershipEpoch: 1 },
      });
      // The connection that starts may be closed before it is told anything.
      const started = worker.present(signed).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, (round % 4) * 2));
      const next = await bench.agent("worker");
      await started;
      await bench.store.groupsWithIntents();
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
    expect(ends.size).toBeGreaterThan(0);
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
      const both = round % 2 === 0 ? [posting(), owner.present(approve)] : [owner.present(approve), posting()];
      const [one, two] = await Promise.all(both);
      const approved = round % 2 === 0 ? two : one;
      const replaced = round % 2 === 0 ? one : two;
      expect(replaced).toMatchObject({ status: 200 });
      await until(async () => (await bench.store.groupsWithIntents()).length === 0);
      const childKinds = (await bench.events(child.groupId)).map(({ kind }) => kind);
      const parentKinds = (await bench.events(parent.groupId)).map(({ kind }) => kind);
      const mission = await bench.store.findMission(child.missionId);
      if (approved !== undefined && "ok" in approved && approved.ok) {
        ends.add("approved");
        expect(mission).toMatchObject({ state: "approved", missionOwner: owner.principal.actor });
        expect(parentKinds.filter((kind) => kind === "work.result.accepted")).toHaveLength(1);
      } else {
        ends.add("replaced");
        expect(approved).toMatchObject({ ok: false, error: { code: "AUTH_STALE_COORDINATOR" } });
        expect(childKinds).not.toContain("mission.approved");
        expect(mission).toMatchObject({ state: "awaiting_approval", missionOwner: worker.principal.actor });
        expect(parentKinds).not.toContain("work.result.accepted");
      }
      if (round + 1 < rounds) await bench.stop();
    }
    expect(ends.size).toBeGreaterThan(0);
  });
});
