import { describe, expect, it } from "vitest";
import type { WorkBlockedEventPayload, WorkUnblockedEventPayload } from "../../../../generated/types.ts";
import {
  artifactHash,
  blocked,
  checkpointContent,
  commands,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  started,
} from "../support/run.ts";
import { accepted, advance, coordinator, owner, policyService, send, type World, worker } from "../support/world.ts";

const renewCoordinator = { kind: "mission.renew_coordinator", actor: coordinator, payload: {} } as const;

/** Moves the clock on, with the Coordinator's lease alive. */
function wait(world: World, seconds: number): World {
  for (let left = seconds; left > 0; left -= 600) {
    advance(world, Math.min(left, 600));
    accepted(send(world, renewCoordinator));
  }
  return world;
}

describe("work.checkpoint (W8, MWP-WRK-016)", () => {
  it("saves the progress, releases the Execution Lease and returns the work to its owner's queue (MWP-WRK-015)", () => {
    const world = run(started(queued()), "artifact.publish");
    const content = { ...checkpointContent, artifactHashes: [artifactHash], data: { row: 7 } };
    run(world, "work.checkpoint", { payload: { checkpoint: content } });
    const { document, checkpoint, executionLease, ownershipLease } = itemIn(world);
    expect(document).toMatchObject({ state: "queued", owner: { agentId: worker.id, ownershipEpoch: 1 } });
    expect(checkpoint).toMatchObject({ ...content, agentId: worker.id, ownershipEpoch: 1 });
    expect([executionLease?.state, ownershipLease?.state]).toEqual(["released", "active"]);
    expect(isRebuilt(world)).toBe(true);
  });

  it("hands the checkpoint to whoever starts again", () => {
    const world = started(run(started(queued()), "work.checkpoint"));
    expect(world.log.at(-1)?.payload).toMatchObject({ checkpoint: checkpointContent });
  });

  it("names no Artifact that was not published, and is whole", () => {
    const world = started(queued());
    const unknown = { checkpoint: { ...checkpointContent, artifactHashes: [artifactHash] } };
    expect(refusal(world, "work.checkpoint", { payload: unknown }).code).toBe("INVALID_COMMAND");
    expect(refusal(world, "work.checkpoint", { payload: { checkpoint: {} } }).code).toBe("INVALID_COMMAND");
  });

  it("is for active work only (MWP-WRK-003)", () => {
    expect(refusal(blocked(queued()), "work.checkpoint").code).toBe("INVALID_STATE_TRANSITION");
    expect(refusal(queued(), "work.checkpoint").code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("work.block (W9, MWP-WRK-017)", () => {
  it("saves the progress, says what is needed, and keeps the work under a lease with an end", () => {
    const world = blocked(queued());
    const payload = world.log.at(-1)!.payload as unknown as WorkBlockedEventPayload;
    expect(payload.workItem.state).toBe("blocked");
    expect(payload.requiredResolution).toBe("Somebody opens the door.");
    expect(payload.checkpoint).toMatchObject(checkpointContent);
    expect(payload.executionLease?.state).toBe("released");
    expect(payload.blockedLease).toMatchObject({
      leaseType: "blocked",
      state: "active",
      ownershipEpoch: 1,
      expiresAt: "2026-01-02T00:00:00.000Z",
    });
    expect(isRebuilt(world)).toBe(true);
  });

  it.each(["checkpoint", "requiredResolution"])("is refused without %s", (part) => {
    expect(refusal(started(queued()), "work.block", { payload: { [part]: undefined } }).code).toBe("INVALID_COMMAND");
  });

  it("is for active work only (MWP-WRK-003)", () => {
    expect(refusal(queued(), "work.block").code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("work.unblock (W10, MWP-WRK-017)", () => {
  it("returns the work to its owner's queue as long as it is kept", () => {
    const world = wait(blocked(queued()), 3600);
    run(world, "work.unblock");
    const { document, blockedLease, ownershipLease } = itemIn(world);
    expect(document).toMatchObject({ state: "queued", owner: { agentId: worker.id } });
    expect(blockedLease).toMatchObject({ state: "released", closureReason: "unblocked" });
    expect(ownershipLease).toMatchObject({ state: "active", expiresAt: "2026-01-02T01:00:00.000Z" });
    expect(isRebuilt(world)).toBe(true);
    started(world);
  });

  it("opens the work once the blocked lease is over, from that very instant on", () => {
    const kept = advance(wait(blocked(queued()), 86_400 - 600), 599.999);
    expect(itemIn(run(kept, "work.unblock")).document.state).toBe("queued");
    const lapsed = wait(blocked(queued()), 86_400);
    run(lapsed, "work.unblock");
    const { document, blockedLease, ownershipLease } = itemIn(lapsed);
    expect(document.state).toBe("open");
    expect(document).not.toHaveProperty("owner");
    expect(document).not.toHaveProperty("selectionBasis");
    expect([blockedLease?.state, ownershipLease?.state]).toEqual(["expired", "expired"]);
    const { resolution } = lapsed.log.at(-1)!.payload as unknown as WorkUnblockedEventPayload;
    expect(resolution).toBe("The door is open.");
    expect(isRebuilt(lapsed)).toBe(true);
  });

  it("fences the owner that let it lapse", () => {
    const world = run(wait(blocked(queued()), 86_400), "work.unblock");
    expect(refusal(world, "work.start").code).toBe("WORK_STALE_OWNERSHIP");
  });

  it("is the Coordinator's, by its lease", () => {
    const world = blocked(queued());
    expect(refusal(world, "work.unblock", { actor: worker }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.unblock", { actor: policyService }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.unblock", { envelope: { coordinatorEpoch: 2 } }).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refusal(advance(world, 900), "work.unblock").code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is the MissionOwner's by emergency override only, which the Policy Log holds (MWP-MSN-003, P23)", () => {
    const world = blocked(queued());
    expect(refusal(world, "work.unblock", { actor: owner }).code).toBe("AUTH_FORBIDDEN");
    const emergencyOverride = { reason: "The Coordinator is away." };
    const turn = { actor: owner, payload: { emergencyOverride } };
    const { policyLog, events } = accepted(send(world, commands["work.unblock"]!(world, turn)));
    expect(policyLog).toMatchObject([{ actor: owner, details: { reason: emergencyOverride.reason } }]);
    expect(events[0].payload).toMatchObject({ emergencyOverride });
  });

  it("is for blocked work only (MWP-WRK-003)", () => {
    expect(refusal(queued(), "work.unblock").code).toBe("INVALID_STATE_TRANSITION");
    expect(refusal(started(queued()), "work.unblock").code).toBe("INVALID_STATE_TRANSITION");
  });

  it("is not possible while a child Mission does the work (P25)", () => {
    const world = blocked(queued());
    const item = itemIn(world);
    const child = { missionId: "urn:x:m", groupId: "urn:x:g", coordinatorAgentId: "urn:x:a", depth: 1 };
    world.state.workItems.set(item.document.workItemId, { ...item, child: { ...child, state: "active" } });
    expect(refusal(world, "work.unblock").code).toBe("INVALID_STATE_TRANSITION");
  });
});
