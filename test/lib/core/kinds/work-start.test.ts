import { describe, expect, it } from "vitest";
import type { WorkStartedEventPayload } from "../../../../generated/types.ts";
import { isRebuilt, itemIn, queued, refusal, run, started } from "../support/run.ts";
import { advance, coordinator, stranger, type World, worker } from "../support/world.ts";

const payloadOf = (world: World): WorkStartedEventPayload => world.log.at(-1)!.payload as never;

describe("work.start (W7, MWP-WRK-013)", () => {
  it("gives an Execution Lease bound to WorkItem, Ownership Epoch, Agent and Session, and an end", () => {
    const world = started(advance(queued(), 60));
    const { workItem, executionLease, attempt } = payloadOf(world);
    expect(workItem.state).toBe("active");
    expect(attempt).toBe(1);
    expect(executionLease).toMatchObject({
      leaseType: "execution",
      workItemId: workItem.workItemId,
      holderAgentId: worker.id,
      sessionEpoch: 1,
      ownershipEpoch: 1,
      startsAt: "2026-01-01T00:01:00.000Z",
      expiresAt: "2026-01-01T00:16:00.000Z",
      state: "active",
      renewalCount: 0,
    });
    expect(isRebuilt(world)).toBe(true);
  });

  it("lets the ownership lease end with the Execution Lease (P29a)", () => {
    const { executionLease, ownershipLease } = payloadOf(started(queued()));
    expect(ownershipLease.expiresAt).toBe(executionLease.expiresAt);
    expect(ownershipLease).toMatchObject({ state: "active", renewalCount: 1 });
  });

  it("never lets a lease outlive the contract's deadline", () => {
    const world = started(queued({ deadline: "2026-01-01T00:05:00Z" }));
    expect(payloadOf(world).executionLease.expiresAt).toBe("2026-01-01T00:05:00Z");
  });

  it("is possible up to startBy and not from that instant on", () => {
    const startBy = itemIn(queued()).ownershipLease!.startBy!;
    const secondsLeft = (Date.parse(startBy) - Date.parse("2026-01-01T00:00:00Z")) / 1000;
    started(advance(queued(), secondsLeft - 0.001));
    expect(refusal(advance(queued(), secondsLeft), "work.start").code).toBe("WORK_LEASE_EXPIRED");
  });

  it("holds to startBy only the first time under an Ownership Epoch", () => {
    const world = run(started(queued()), "work.checkpoint");
    const { leaseId } = itemIn(world).executionLease!;
    for (let hour = 0; hour < 30; hour += 1) {
      run(advance(world, 3600), "ext.missionweaveprotocol.core.work_execution_lease_renew");
    }
    started(world);
    expect(payloadOf(world).executionLease.leaseId).not.toBe(leaseId);
  });

  it("does not renew the right to start by renewing the ownership lease", () => {
    const world = queued();
    for (let hour = 0; hour < 25; hour += 1) {
      run(advance(world, 3600), "ext.missionweaveprotocol.core.work_execution_lease_renew");
    }
    expect(refusal(world, "work.start")).toMatchObject({
      code: "WORK_LEASE_EXPIRED",
      message: "the work was to start earlier",
    });
  });

  it("belongs to the owner under the current Ownership Epoch (checks 12 and 13)", () => {
    const world = queued();
    expect(refusal(world, "work.start", { actor: coordinator }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.start", { actor: stranger }).code).toBe("GROUP_NOT_FOUND");
    expect(refusal(world, "work.start", { payload: { ownershipEpoch: 2 } }).code).toBe("WORK_STALE_OWNERSHIP");
    expect(refusal(world, "work.start", { actor: coordinator, payload: { ownershipEpoch: 7 } }).code).toBe(
      "WORK_STALE_OWNERSHIP",
    );
  });

  it("holds to expectedRevision, and to a WorkItem of this Group that envelope and payload agree on", () => {
    const world = queued();
    const { revision } = itemIn(world).document;
    expect(refusal(world, "work.start", { envelope: { expectedRevision: revision - 1 } })).toMatchObject({
      code: "REVISION_CONFLICT",
      currentRevision: revision,
    });
    const unknown = { payload: { workItemId: "urn:example:work-item:none" } };
    expect(refusal(world, "work.start", unknown).code).toBe("INVALID_COMMAND");
    const torn = { envelope: { workItemId: "urn:example:work-item:none" } };
    expect(refusal(world, "work.start", torn).code).toBe("INVALID_COMMAND");
    run(world, "work.start", { envelope: { expectedRevision: revision } });
  });

  it("is refused once started (MWP-WRK-003)", () => {
    expect(refusal(started(queued()), "work.start").code).toBe("INVALID_STATE_TRANSITION");
  });

  it("takes an estimate along (MWP-WRK-012)", () => {
    const scheduleEstimate = {
      estimatedStart: "2026-01-01T00:00:00Z",
      estimatedCompletion: "2026-01-01T06:00:00Z",
      confidence: 0.5,
      capacityStatus: "available",
      lastCalculatedAt: "2026-01-01T00:00:00Z",
    };
    const world = started(queued(), { payload: { scheduleEstimate } });
    expect(itemIn(world).document.scheduleEstimate).toEqual(scheduleEstimate);
  });
});

describe("what must hold before work starts", () => {
  it("is the contract that was accepted (MWP-WRK-002)", () => {
    const world = queued();
    const item = itemIn(world);
    const contract = { ...item.document.contract, contractVersion: 2 };
    world.state.workItems.set(item.document.workItemId, { ...item, document: { ...item.document, contract } });
    expect(refusal(world, "work.start")).toMatchObject({
      code: "INVALID_COMMAND",
      message: expect.stringContaining("contract version"),
    });
  });

  it("is every dependency, by the contract's policy (MWP-WRK-007)", () => {
    const world = queued({ dependencyWorkItemIds: ["urn:example:work-item:first"] });
    const item = itemIn(world);
    const first = (state: "submitted" | "verified"): void => {
      const document = { ...item.document, workItemId: "urn:example:work-item:first", state };
      world.state.workItems.set(document.workItemId, { ...item, document });
    };
    first("submitted");
    expect(refusal(world, "work.start")).toMatchObject({
      code: "INVALID_COMMAND",
      message: expect.stringContaining("dependencies"),
    });
    first("verified");
    started(world);
  });

  it("is the Execution Approval, where one is needed (MWP-AUT-003)", () => {
    for (const over of [{ executionApproval: "policy_required" }, { executionApproval: "human_required" }]) {
      const world = queued(over);
      expect(refusal(world, "work.start").code).toBe("APPROVAL_REQUIRED");
      started(run(world, "approval.grant_execution"));
    }
    started(queued());
  });
});
