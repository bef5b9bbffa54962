import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { failureEvidence, item, last, other, parentItem, terminate, threeDeep, tree } from "../support/child.ts";
import { put } from "../support/put.ts";
import {
  childGroupId,
  childMissionId,
  deliver,
  faults,
  foundedChild,
  grandchildCoordinator,
  sendTo,
  settle,
} from "../support/tree.ts";
import { accepted, authority, coordinator, policyService, refused } from "../support/world.ts";

describe("the failure of a child Mission (M8, W17, SUP-09)", () => {
  it("blocks the parent WorkItem by default; the parent Mission goes on, and may try again (SUP-09)", () => {
    const one = tree();
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.blocked",
      payload: { evidence: [{ evidenceId: "urn:example:evidence:failure" }], child: { state: "failed" } },
    });
    expect(parentItem(one)).toMatchObject({ document: { state: "blocked" }, ownershipLease: { state: "released" } });
    expect(one.root.state.mission!.document.state).toBe("active");
    const again = { missionId: "urn:example:mission:b", groupId: "urn:example:group:b", conversationId: "urn:x:b" };
    expect(foundedChild(one, again).state.mission!.document.parent!.workItemId).toBe(item);
    expect(parentItem(one)).toMatchObject({ ownershipEpoch: 2, child: { missionId: "urn:example:mission:b" } });
    expect(faults(one)).toEqual([]);
  });

  it("fails the WorkItem where the contract says so, as an attempt under it (W17, MWP-WRK-018)", () => {
    const one = tree({ childFailure: "fail" });
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.failed",
      payload: { failureCode: "CHILD_FAILED", attempt: 1, retryable: true, child: { state: "failed" } },
    });
    expect(parentItem(one)).toMatchObject({ document: { state: "failed" }, failedAttempts: 1 });
    expect(one.root.state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });

  it("fails the parent Mission and its other work only with a child that is declared indispensable (M8, W18, SUP-09)", () => {
    const one = tree({ childFailure: "fail_mission" });
    put(one.root, { workItemId: other, state: "active" });
    foundedChild(one);
    accepted(terminate(one));
    settle(one);
    expect(one.root.log.slice(-3).map(({ kind }) => kind)).toEqual([
      "work.failed",
      "mission.terminated",
      "work.failed",
    ]);
    expect(one.root.state.mission!.document.state).toBe("failed");
    expect(one.root.state.workItems.get(other)).toMatchObject({
      document: { state: "failed" },
      executionLease: { state: "revoked" },
      ownershipLease: { state: "revoked" },
    });
    expect(faults(one)).toEqual([]);
  });

  it("goes up a tree of indispensable children, the authority signing what nobody signed (M8, P03)", () => {
    const one = threeDeep({ childFailure: "fail_mission" });
    const grandchild = "urn:example:group:grandchild";
    const evidence = failureEvidence({
      missionId: childMissionId,
      groupId: childGroupId,
      workItemId: "urn:example:work-item:inner",
      subject: { type: "mission", id: "urn:example:mission:grandchild" },
      generatedBy: grandchildCoordinator,
    });
    accepted(terminate(one, { failureEvidence: evidence }, grandchild, grandchildCoordinator));
    const child = deliver(one);
    expect(child.events[0]).toMatchObject({
      kind: "work.failed",
      payload: { evidence: [{ generatedBy: grandchildCoordinator }] },
    });
    expect(child.events[0]).not.toHaveProperty("hasUnsignedEvidence");
    const top = deliver(one);
    expect(top.events[0]).toMatchObject({
      kind: "work.failed",
      hasUnsignedEvidence: true,
      payload: {
        evidence: [
          { type: "failure_report", generatedBy: authority, workItemId: item, criterionIds: ["laid", "level"] },
        ],
      },
    });
    expect((top.events[0]!.payload.evidence as JsonObject[])[0]).not.toHaveProperty("signature");
    expect(one.pending).toEqual([]);
    for (const world of one.worlds.values()) expect(world.state.mission!.document.state).toBe("failed");
    expect(faults(one)).toEqual([]);
  });

  it.each([
    ["no failure Evidence", { failureEvidence: undefined }],
    ["Evidence of another type", { failureEvidence: failureEvidence({ type: "business_rule" }) }],
    ["Evidence of success", { failureEvidence: failureEvidence({ result: "passed" }) }],
    ["Evidence of somebody else", { failureEvidence: failureEvidence({ generatedBy: coordinator }) }],
    ["Evidence for its own Mission", { failureEvidence: failureEvidence({ missionId: childMissionId }) }],
  ])("is refused with %s (P03)", (_, over) => {
    const one = tree();
    foundedChild(one);
    expect(refused(terminate(one, over)).code).toBe("INVALID_COMMAND");
  });

  it("comes from policy too, with its own Evidence (M8)", () => {
    const one = tree();
    foundedChild(one);
    const payload = { reason: "Policy.", failureEvidence: failureEvidence({ generatedBy: policyService }) };
    const { policyLog } = accepted(
      sendTo(one, childGroupId, { kind: "mission.terminate", actor: policyService, payload }),
    );
    expect(policyLog).toHaveLength(1);
  });

  it("of a cancelled child leaves the WorkItem blocked, whatever the contract says of failure (P25)", () => {
    const one = tree({ childFailure: "fail_mission" });
    foundedChild(one);
    const payload = { reason: "Another way.", parentCoordinatorEpoch: 1 };
    accepted(sendTo(one, childGroupId, { kind: "mission.cancel", actor: coordinator, payload }));
    settle(one);
    expect(last(one)).toMatchObject({ kind: "work.blocked", payload: { child: { state: "cancelled" } } });
    expect(one.root.state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });
});
