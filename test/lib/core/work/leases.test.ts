import { describe, expect, it } from "vitest";
import type { Lease } from "../../../../generated/types.ts";
import { decideTimer } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import {
  blocked,
  byPolicy,
  cancelled,
  commands,
  failed,
  itemIn,
  queued,
  refusal,
  run,
  started,
  submitted,
  type Turn,
} from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import { accepted, advance, authority, send, take, type World, worker } from "../support/world.ts";

const renew = "ext.missionweaveprotocol.core.work_execution_lease_renew";
const citing = ["work.checkpoint", "work.block", renew, "work.submit", "work.fail", "artifact.publish"];
const member = (kind: string): string => (kind === renew ? "leaseId" : "executionLeaseId");
const cite = (kind: string, leaseId: string | undefined): Turn => ({ payload: { [member(kind)]: leaseId } });

/** Started, with the Artifact published that a submission needs. */
function ready(): World {
  return run(started(queued()), "artifact.publish");
}

describe.each(citing)("the Lease ID that %s cites (MWP-WRK-013)", (kind) => {
  it("is the current one", () => {
    run(ready(), kind);
  });

  it("is not left out", () => {
    const code = kind === "work.fail" ? "WORK_LEASE_EXPIRED" : "INVALID_COMMAND";
    expect(refusal(ready(), kind, cite(kind, undefined)).code).toBe(code);
  });

  it("is not a foreign one", () => {
    const world = ready();
    for (const leaseId of ["urn:example:lease:foreign", itemIn(world).ownershipLease!.leaseId]) {
      expect(refusal(world, kind, cite(kind, leaseId)).code).toBe("WORK_LEASE_EXPIRED");
    }
  });

  it("is not the previous one, under the same Ownership Epoch", () => {
    const world = ready();
    const previous = itemIn(world).executionLease!.leaseId;
    started(run(world, "work.checkpoint"));
    expect(itemIn(world).executionLease!.leaseId).not.toBe(previous);
    expect(refusal(world, kind, cite(kind, previous)).code).toBe("WORK_LEASE_EXPIRED");
    run(world, kind);
  });

  it("is over from its very end on, and not a millisecond earlier (P29)", () => {
    run(advance(ready(), 899.999), kind);
    expect(refusal(advance(ready(), 900), kind).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is no good in another Session (MWP-WRK-014)", () => {
    const world = ready();
    world.sessions.set(worker.id, 2);
    expect(refusal(world, kind).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("does not help a fenced owner: the Ownership Epoch is looked at before (MWP-WRK-019)", () => {
    const world = ready();
    const item = itemIn(world);
    const owner = { ...item.document.owner!, agentId: "urn:example:agent:other", ownershipEpoch: 2 };
    world.state.workItems.set(workItemId, { ...item, ownershipEpoch: 2, document: { ...item.document, owner } });
    const turn = kind === "artifact.publish" ? {} : { payload: { ownershipEpoch: 1 } };
    expect(refusal(world, kind, turn).code).toBe("WORK_STALE_OWNERSHIP");
  });
});

describe("how an Execution Lease ends (MWP-WRK-014)", () => {
  const closed = (world: World): Lease => itemIn(world).executionLease!;

  it("released by submission, block and checkpoint", () => {
    expect(closed(submitted(queued()))).toMatchObject({ state: "released", closureReason: "submitted" });
    expect(closed(blocked(queued()))).toMatchObject({ state: "released", closureReason: "blocked" });
    expect(closed(run(started(queued()), "work.checkpoint"))).toMatchObject({
      state: "released",
      closureReason: "checkpointed",
    });
  });

  it("revoked by failure and cancellation", () => {
    expect(closed(failed(queued()))).toMatchObject({ state: "revoked", closureReason: "WorkItem failed" });
    expect(closed(cancelled(started(queued())))).toMatchObject({
      state: "revoked",
      closureReason: "WorkItem cancelled",
    });
  });

  it("expired by timeout, whatever closes it later", () => {
    const world = advance(started(queued()), 900);
    const facts = { now: formatInstantMs(world.nowMs), authority };
    const { events } = decideTimer(world.state, { kind: "execution_lease", subjectId: workItemId }, facts);
    take(world, { events: [events[0]!], identifiers: [] });
    expect(closed(world)).toMatchObject({ state: "expired", closedAt: "2026-01-01T00:15:00.000Z" });
    expect(closed(cancelled(advance(started(queued()), 900), byPolicy))).toMatchObject({ state: "expired" });
  });
});

describe("the ownership lease (P29a)", () => {
  const end = (world: World): string => itemIn(world).ownershipLease!.expiresAt;

  it("lives on by its own term after checkpoint and block, within the deadline", () => {
    const world = advance(started(queued()), 60);
    expect(end(run(world, "work.checkpoint"))).toBe("2026-01-02T00:01:00.000Z");
    const late = advance(started(queued({ deadline: "2026-01-01T12:00:00Z" })), 60);
    expect(end(run(late, "work.block"))).toBe("2026-01-01T12:00:00Z");
  });

  it("lives to the deadline once the result is handed in", () => {
    expect(end(submitted(queued({ deadline: "2026-01-05T00:00:00Z" })))).toBe("2026-01-05T00:00:00Z");
  });

  it("keeps the Session of its issue and its ID", () => {
    const world = queued();
    const before = itemIn(world).ownershipLease!;
    world.sessions.set(worker.id, 4);
    run(world, renew);
    expect(itemIn(world).ownershipLease).toMatchObject({ leaseId: before.leaseId, sessionEpoch: before.sessionEpoch });
  });

  it("is over at its end: the work cannot be started from then on", () => {
    const world = queued();
    const secondsLeft = (Date.parse(end(world)) - world.nowMs) / 1000;
    expect(refusal(advance(world, secondsLeft), "work.start").code).toBe("WORK_LEASE_EXPIRED");
    expect(refusal(world, renew).code).toBe("WORK_LEASE_EXPIRED");
  });
});

describe("a renewal (X2, P29a)", () => {
  it("moves Execution Lease and ownership lease together, and counts", () => {
    const world = advance(started(queued()), 600);
    accepted(send(world, commands[renew]!(world)));
    const { executionLease, ownershipLease, document } = itemIn(world);
    expect(document.state).toBe("active");
    expect(executionLease).toMatchObject({
      renewalCount: 1,
      lastRenewedAt: "2026-01-01T00:10:00.000Z",
      expiresAt: "2026-01-01T00:25:00.000Z",
    });
    expect(ownershipLease!.expiresAt).toBe(executionLease!.expiresAt);
    expect(world.log.at(-1)!.kind).toBe("work.progressed");
  });

  it("keeps the Lease ID, so that Commands go on citing it", () => {
    const world = started(queued());
    const { leaseId } = itemIn(world).executionLease!;
    run(advance(world, 600), renew);
    run(advance(world, 600), "work.checkpoint", cite("work.checkpoint", leaseId));
  });

  it("renews the ownership lease of queued work and both leases of blocked work, each by its ID", () => {
    const world = advance(queued(), 3600);
    expect(itemIn(run(world, renew)).ownershipLease!.expiresAt).toBe("2026-01-02T01:00:00.000Z");
    const stuck = advance(blocked(queued()), 3600);
    const ends = ({ blockedLease, ownershipLease } = itemIn(stuck)): readonly unknown[] => [
      blockedLease?.expiresAt,
      ownershipLease?.expiresAt,
    ];
    expect(ends()).toEqual(["2026-01-02T00:00:00.000Z", "2026-01-02T00:00:00.000Z"]);
    run(stuck, renew);
    expect(ends()).toEqual(["2026-01-02T01:00:00.000Z", "2026-01-02T00:00:00.000Z"]);
    run(stuck, renew, cite(renew, itemIn(stuck).ownershipLease!.leaseId));
    expect(ends()).toEqual(["2026-01-02T01:00:00.000Z", "2026-01-02T01:00:00.000Z"]);
  });

  it("renews nothing that is over", () => {
    const stuck = advance(blocked(queued()), 86_400);
    expect(refusal(stuck, renew).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is possible in queued, active and blocked only (MWP-WRK-003)", () => {
    for (const world of [submitted(queued()), failed(queued()), cancelled(queued())]) {
      expect(refusal(world, renew).code).toBe("INVALID_STATE_TRANSITION");
    }
  });

  it("reports progress in six parts, and nothing less (MWP-WRK-016)", () => {
    const progress = {
      currentPhase: "Digging.",
      completedMilestones: ["Measured."],
      nextCheckpoint: "The hole.",
      blockers: [],
      updatedCompletionEstimate: "2026-01-02T00:00:00Z",
      evidenceIds: [],
    };
    const world = started(queued());
    run(world, renew, { payload: { progress } });
    expect(itemIn(world).document.progress).toEqual(progress);
    expect(refusal(world, renew, { payload: { progress: { percent: 50 } } }).code).toBe("INVALID_COMMAND");
    for (const part of Object.keys(progress)) {
      const less = { ...progress, [part]: undefined };
      expect(refusal(world, renew, { payload: { progress: less } }).code).toBe("INVALID_COMMAND");
    }
  });
});
