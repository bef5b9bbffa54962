import { describe, expect, it } from "vitest";
import type { WorkFailedEventPayload } from "../../../../generated/types.ts";
import {
  blocked,
  byPolicy,
  commands,
  failed,
  failure,
  failureReport,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  signedEvidence,
  started,
  submitted,
} from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import { accepted, advance, coordinator, owner, send, type World, worker } from "../support/world.ts";

const payloadOf = (world: World): WorkFailedEventPayload => world.log.at(-1)!.payload as never;
const byCoordinator = { actor: coordinator, payload: { executionLeaseId: undefined, ownershipEpoch: undefined } };

describe("work.fail (W13, MWP-WRK-018)", () => {
  it("by the owner ends the execution, revokes the leases and counts the attempt", () => {
    const world = failed(queued());
    const { workItem, reason, failureCode, evidence, attempt, retryable, closedLeases } = payloadOf(world);
    expect(workItem.state).toBe("failed");
    expect({ reason, failureCode }).toEqual(failure);
    expect(evidence).toMatchObject([{ type: "failure_report" }]);
    expect({ attempt, retryable }).toEqual({ attempt: 1, retryable: true });
    expect(closedLeases?.map(({ leaseType, state }) => [leaseType, state])).toEqual([
      ["ownership", "revoked"],
      ["execution", "revoked"],
    ]);
    expect(itemIn(world).failedAttempts).toBe(1);
    expect(isRebuilt(world)).toBe(true);
  });

  it("allows no other attempt when the budget of attempts is used up, or for a permanent failure", () => {
    const once = {
      retryPolicy: { maxAttempts: 1, backoff: "none", maxDelay: "PT1M", retryableFailures: ["TOOL_BROKE"] },
    };
    expect(payloadOf(failed(queued(once))).retryable).toBe(false);
    const permanent = run(started(queued()), "work.fail", { payload: { failureCode: "BAD_INPUT" } });
    expect(payloadOf(permanent)).toMatchObject({ retryable: false, attempt: 1 });
  });

  it("needs a failure report, signed for this WorkItem", () => {
    const world = started(queued());
    expect(refusal(world, "work.fail", { payload: { evidence: [] } }).code).toBe("INVALID_COMMAND");
    const test = signedEvidence(world, { result: "failed" });
    expect(refusal(world, "work.fail", { payload: { evidence: [test] } }).message).toContain("failure report");
    const foreign = { ...failureReport(world), workItemId: "urn:example:work-item:other" };
    expect(refusal(world, "work.fail", { payload: { evidence: [foreign] } }).code).toBe("INVALID_COMMAND");
  });

  it("by the Coordinator is possible in every state before the end, and counts only what had begun", () => {
    for (const [world, attempt] of [
      [queued(), 0],
      [started(queued()), 1],
      [blocked(queued()), 1],
      [submitted(queued()), 1],
    ] as const) {
      run(world, "work.fail", byCoordinator);
      expect(payloadOf(world)).toMatchObject({ workItem: { state: "failed" }, attempt });
    }
  });

  it("by policy is written to the Policy Log", () => {
    const world = queued();
    const turn = { ...byPolicy, payload: { executionLeaseId: undefined, ownershipEpoch: undefined } };
    const evidence = [failureReport(world, { actor: worker })];
    const sending = commands["work.fail"]!(world, { ...turn, payload: { ...turn.payload, evidence } });
    expect(accepted(send(world, sending)).policyLog).toMatchObject([{ decision: "WorkItem failed by policy" }]);
  });

  it("is neither the MissionOwner's nor another member's", () => {
    const world = started(queued());
    const bare = { executionLeaseId: undefined, ownershipEpoch: undefined };
    const evidence = [failureReport(world)];
    expect(refusal(world, "work.fail", { actor: owner, payload: { ...bare, evidence } }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.fail", { actor: owner, payload: { evidence } }).code).toBe("AUTH_FORBIDDEN");
    const stale = { actor: owner, payload: { ownershipEpoch: 3, evidence } };
    expect(refusal(world, "work.fail", stale).code).toBe("WORK_STALE_OWNERSHIP");
  });

  it("by the owner needs its Execution Lease, so not while it does not execute", () => {
    const world = queued();
    expect(refusal(world, "work.fail").code).toBe("WORK_LEASE_EXPIRED");
    expect(refusal(submitted(queued()), "work.fail").code).toBe("WORK_LEASE_EXPIRED");
  });

  it("by the Coordinator needs the Coordinator lease, and that of execution where it cites one", () => {
    const world = started(queued());
    const foreign = { ...byCoordinator, payload: { ownershipEpoch: undefined, executionLeaseId: "urn:x:lease" } };
    expect(refusal(world, "work.fail", foreign).code).toBe("WORK_LEASE_EXPIRED");
    expect(refusal(advance(world, 900), "work.fail", byCoordinator).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("ends nothing that has ended (MWP-WRK-003)", () => {
    expect(refusal(failed(queued()), "work.fail").code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("the failure of work that a child Mission does (P25)", () => {
  const child = { missionId: "urn:x:mission", groupId: "urn:x:group", coordinatorAgentId: "urn:x:agent", depth: 1 };

  function withChild(): World {
    const world = blocked(queued());
    world.state.workItems.set(workItemId, { ...itemIn(world), child: { ...child, state: "active" } });
    return world;
  }

  it("is the Coordinator's, and cancels the child by intent", () => {
    const world = withChild();
    const decision = accepted(send(world, commands["work.fail"]!(world, byCoordinator)));
    expect(decision.intents).toEqual([
      {
        kind: "cancel_child",
        groupId: child.groupId,
        subjectId: child.missionId,
        payload: { reason: failure.reason },
      },
    ]);
    expect(itemIn(world)).toMatchObject({ document: { state: "failed" }, child: { state: "cancelled" } });
  });

  it("is not anybody else's", () => {
    const world = withChild();
    const evidence = [failureReport(world)];
    expect(refusal(world, "work.fail", { ...byPolicy, payload: { evidence } }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.fail", { payload: { evidence } }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.cancel", { actor: owner }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.cancel", byPolicy).code).toBe("AUTH_FORBIDDEN");
  });

  it("takes the child along in a cancellation as well", () => {
    const world = withChild();
    const { intents } = accepted(send(world, commands["work.cancel"]!(world)));
    expect(intents).toMatchObject([{ kind: "cancel_child", subjectId: child.missionId }]);
    const none = queued();
    expect(accepted(send(none, commands["work.cancel"]!(none))).intents).toEqual([]);
  });
});
