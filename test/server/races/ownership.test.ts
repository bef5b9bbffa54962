import { afterEach, describe, expect, it } from "vitest";
import type { Event, WorkItem } from "../../../generated/types.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { type Bench, grantOf, startBench, until } from "../../support/authority.ts";
import { type Answer, freshId, type RawAgent } from "../../support/raw-client.ts";
import {
  authorize,
  basisAt,
  capability,
  eventOf,
  foundParent,
  giveTo,
  type Parent,
  start,
} from "../lane/support/family.ts";
import { answerOf, race, rounds } from "./support/rounds.ts";

let bench: Bench;
afterEach(() => bench.stop());

/** A Group with two workers on sockets of their own, and as many WorkItems as there are rounds. */
async function yard(): Promise<{
  readonly coordinator: RawAgent;
  readonly workers: readonly [RawAgent, RawAgent];
  readonly items: readonly Parent[];
}> {
  bench = await startBench({ network: "ws", store: "sqlite" });
  const [coordinator, one, other] = await Promise.all([
    bench.agent("coordinator"),
    bench.agent("worker"),
    bench.agent("stranger"),
  ]);
  const terms = { budget: { modelTokenLimit: 1 } };
  const first = await foundParent(bench, coordinator, terms);
  const { groupId } = first;
  eventOf(
    await coordinator.send("membership.change", {
      groupId,
      coordinatorEpoch: 1,
      payload: grantOf(other.principal),
    }),
  );
  const items = [first];
  while (items.length < rounds) items.push({ ...first, workItemId: await authorize(coordinator, first, terms) });
  return { coordinator, workers: [one, other], items };
}

/** What answered a Command, in short. */
const codeOf = (answer: Answer): string => (answer.ok ? "accepted" : answer.error.code);

const about = (events: readonly Event[], { workItemId }: Parent): readonly Event[] =>
  events.filter((event) => event.workItemId === workItemId);

describe("ownership under contention, over real sockets", () => {
  it(`of one offer set one acceptance wins, and the other never starts (MWP-WRK-004, MWP-WRK-013), ${rounds} times`, {
    timeout: 90_000,
  }, async () => {
    const { coordinator, workers, items } = await yard();
    const winners = new Set<string>();
    for (const [round, item] of items.entries()) {
      const { groupId, workItemId } = item;
      const offerIds = [freshId(), freshId()] as const;
      const nowMs = bench.clock.nowMs();
      const basis = basisAt(formatInstantMs(nowMs));
      const candidates = workers.map(({ principal }, index) => {
        return { offerId: offerIds[index]!, agentId: principal.actor.id, selectionBasis: basis };
      });
      const offer = { workItemId, candidates, expiresAt: formatInstantMs(nowMs + 600_000) };
      eventOf(await coordinator.send("work.offer", { groupId, coordinatorEpoch: 1, workItemId, payload: offer }));
      const accept = (index: 0 | 1) => {
        const terms = { agentCardVersion: 1, capabilityPins: [{ ...capability }], contractVersion: 1 };
        const payload = { workItemId, offerId: offerIds[index], ...terms };
        const signed = workers[index].sign("work.accept_offer", { groupId, workItemId, payload });
        return () => workers[index].present(signed);
      };
      const settled = await race(round, accept(0), accept(1), 4);
      const answers = settled.map(answerOf);
      expect(answers.map(codeOf).sort()).toEqual(["WORK_ALREADY_OWNED", "accepted"]);
      const won = answers[0]?.ok === true ? 0 : 1;
      winners.add(workers[won].principal.actor.id);
      // Nothing that the loser still sends starts the work, under its own name or the winner's epoch.
      expect(codeOf(await start(workers[1 - won]!, item))).toBe("AUTH_FORBIDDEN");
      expect(codeOf(await start(workers[won], item))).toBe("accepted");
      const kinds = about(await bench.events(groupId), item).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "work.offer.accepted")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "work.started")).toHaveLength(1);
      const { payload } = about(await bench.events(groupId), item).findLast(({ kind }) => kind === "work.started")!;
      const { owner, offers } = (payload as unknown as { workItem: WorkItem }).workItem;
      expect(owner).toMatchObject({ agentId: workers[won].principal.actor.id, ownershipEpoch: 1 });
      expect(offers?.map(({ offerId, status }) => [offerId, status])).toEqual(
        offerIds.map((offerId, index) => [offerId, index === won ? "accepted" : "lost_race"]),
      );
    }
    expect(winners.size).toBe(2);
  });

  it(`a renewal holds the work or comes after the Lease was over, never both (MWP-WRK-013), ${rounds} times`, {
    timeout: 90_000,
  }, async () => {
    const { coordinator, workers, items } = await yard();
    const [worker] = workers;
    const leases: string[] = [];
    const leaseTerms = { startWithinSeconds: 600, ownershipSeconds: 600, executionSeconds: 120, blockedSeconds: 600 };
    for (const item of items) {
      await giveTo(bench, coordinator, worker, item, { leaseTerms });
      const started = eventOf(await start(worker, item));
      leases.push((started.payload as unknown as { executionLease: { leaseId: string } }).executionLease.leaseId);
      bench.clock.advance(1_000);
    }
    // The Leases end one after the other, a second apart; to each goes a renewal, and the second is over meanwhile.
    bench.clock.advance((120 - rounds) * 1_000 - 500);
    const answers: Answer[] = [];
    for (const [round, { groupId, workItemId }] of items.entries()) {
      const payload = { workItemId, leaseId: leases[round]!, ownershipEpoch: 1 };
      const signed = worker.sign(renewKind, { groupId, workItemId, payload });
      const passing = async (): Promise<void> => bench.clock.advance(1_000);
      const [answer] = await race(round, () => worker.present(signed), passing, 4);
      answers.push(answerOf(answer));
    }
    const ends = new Set(answers.map(codeOf));
    expect(ends).toEqual(new Set(["accepted", "WORK_LEASE_EXPIRED"]));
    const { groupId } = items[0]!;
    const lost = answers.filter(({ ok }) => !ok).length;
    await until(async () => (await bench.events(groupId)).filter(({ kind }) => kind === revokedKind).length >= lost);
    const events = await bench.events(groupId);
    for (const [round, item] of items.entries()) {
      const { ok } = answers[round]!;
      const kinds = about(events, item).map(({ kind }) => kind);
      expect(kinds.slice(kinds.indexOf("work.started"))).toEqual([
        "work.started",
        ok ? "work.progressed" : revokedKind,
      ]);
      const last = about(events, item).at(-1)!;
      if (ok) continue;
      expect(last).toMatchObject({ cause: { type: "timer" }, actor: bench.organization.authority.actor });
      // An owner whose Lease a timer closed does nothing more with it.
      const payload = { workItemId: item.workItemId, leaseId: leases[round]!, ownershipEpoch: 1 };
      const late = await worker.send(renewKind, {
        groupId,
        workItemId: item.workItemId,
        payload: payload as JsonObject,
      });
      expect(["WORK_LEASE_EXPIRED", "WORK_STALE_OWNERSHIP"]).toContain(codeOf(late));
    }
  });
});

const renewKind = "ext.missionweaveprotocol.core.work_execution_lease_renew";
const revokedKind = "ext.missionweaveprotocol.core.work_execution_lease_revoked";
