import { describe, expect, it } from "vitest";
import { approve, childApproval, last, parentEvidence, parentItem, submit, tree } from "../support/child.ts";
import { put } from "../support/put.ts";
import {
  childCoordinator,
  childGroupId,
  childMissionId,
  faults,
  foundedChild,
  replacement,
  sendTo,
  settle,
  wait,
  worldOf,
} from "../support/tree.ts";
import { accepted, artifactHash, coordinator, missionId, owner, refused } from "../support/world.ts";

describe("the approval of a child Mission (M6, W16, SUP-08)", () => {
  it("verifies the parent WorkItem with the child's Artifacts and the Evidence of its Approval (P03)", () => {
    const one = tree();
    foundedChild(one);
    const { intents } = accepted(approve(one));
    expect(intents).toMatchObject([
      { kind: "child_ended", groupId: "urn:example:group:one", subjectId: childMissionId },
    ]);
    const approvedEvent = worldOf(one, childGroupId).log.at(-1)!;
    settle(one);
    expect(last(one)).toMatchObject({
      kind: "work.result.accepted",
      actor: coordinator,
      cause: { type: "event", id: approvedEvent.eventId },
      correlationId: approvedEvent.correlationId,
      payload: { approvalId: "urn:example:approval:child", child: { state: "approved" } },
    });
    expect(parentItem(one)).toMatchObject({
      document: {
        state: "verified",
        submission: { artifactHashes: [artifactHash], evidenceIds: ["urn:example:evidence:parent"] },
      },
      ownershipLease: { state: "released" },
      child: { state: "approved" },
    });
    expect(faults(one)).toEqual([]);
    // The child's Artifacts are the parent's to submit.
    expect(one.root.state.artifacts.get(artifactHash)).toEqual({
      contentHash: artifactHash,
      sizeBytes: 1,
      manifests: [],
    });
    const payload = { artifactHashes: [artifactHash] };
    accepted(
      sendTo(one, "urn:example:group:one", { kind: "mission.submit_for_approval", actor: coordinator, payload }),
    );
  });

  it.each([
    ["no Evidence", { parentEvidence: undefined }],
    ["a criterion left out", { parentEvidence: [parentEvidence({ criterionIds: ["laid"] })] }],
    ["an unknown criterion", { parentEvidence: [parentEvidence({ criterionIds: ["laid", "level", "blue"] })] }],
    ["another signer", { parentEvidence: [parentEvidence({ generatedBy: childCoordinator })] }],
    ["another Approval cited", { parentEvidence: [parentEvidence({ details: { approvalId: "urn:x:other" } })] }],
    ["no Approval cited", { parentEvidence: [parentEvidence({ details: {} })] }],
    ["the child's own WorkItem", { parentEvidence: [parentEvidence({ workItemId: "urn:example:work-item:child" })] }],
    ["the child's own Group", { parentEvidence: [parentEvidence({ groupId: childGroupId })] }],
    ["a result that did not pass", { parentEvidence: [parentEvidence({ result: "inconclusive" })] }],
    [
      "Artifacts that were not submitted",
      { parentEvidence: [parentEvidence({ artifactHashes: [`sha256:${"d".repeat(64)}`] })] },
    ],
    ["one Evidence twice", { parentEvidence: [parentEvidence(), parentEvidence({ method: "Again." })] }],
    ["Evidence of the future", { parentEvidence: [parentEvidence({ createdAt: "2026-01-02T00:00:00Z" })] }],
    ["no parentCoordinatorEpoch", { parentCoordinatorEpoch: undefined }],
  ])("is refused with %s (P03)", (_, over) => {
    const one = tree();
    foundedChild(one);
    expect(refused(approve(one, over)).code).toBe("INVALID_COMMAND");
    expect(one.pending).toEqual([]);
  });

  it("is fenced by the parent's Coordinator Epoch, before and after the child learns of it (P25)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    wait(one, 2000);
    const payload = { coordinatorAgentId: replacement.id };
    accepted(sendTo(one, "urn:example:group:one", { kind: "mission.assign_coordinator", actor: owner, payload }));
    expect(refused(approve(one, {}, revision)).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(approve(one, { parentCoordinatorEpoch: 2 }, revision)).code).toBe("AUTH_STALE_COORDINATOR");
    settle(one);
    expect(refused(approve(one, {}, revision)).code).toBe("MEMBERSHIP_REQUIRED");
    const mine = {
      approval: childApproval(revision, { approver: replacement }),
      parentEvidence: [parentEvidence({ generatedBy: replacement })],
      parentCoordinatorEpoch: 2,
    };
    accepted(sendTo(one, childGroupId, { kind: "mission.approve", actor: replacement, payload: mine }));
    settle(one);
    expect(parentItem(one).document.state).toBe("verified");
    expect(faults(one)).toEqual([]);
  });

  it("needs the root human where risk policy or the terms say so: of the same revision and Artifacts (SUP-08, P26)", () => {
    const one = tree();
    foundedChild(one, { rootApprovalRequired: true });
    const revision = submit(one);
    expect(refused(approve(one, {}, revision)).code).toBe("APPROVAL_REQUIRED");
    const root = (over: object = {}) =>
      childApproval(revision, { approvalId: "urn:example:approval:root", approver: owner, ...over });
    for (const over of [{ approver: coordinator }, { decision: "denied" }, { missionId }]) {
      expect(refused(approve(one, { rootApproval: root(over) }, revision)).code).toBe("INVALID_COMMAND");
    }
    expect(refused(approve(one, { rootApproval: root({ missionRevision: 1 }) }, revision)).code).toBe(
      "REVISION_CONFLICT",
    );
    accepted(approve(one, { rootApproval: root() }, revision));
    expect([...worldOf(one, childGroupId).state.approvals.keys()]).toEqual([
      "urn:example:approval:child",
      "urn:example:approval:root",
    ]);
  });

  it("needs the root human after risky work in the child, unless policy trusts the Parent Coordinator (SUP-08)", () => {
    const one = tree();
    const child = foundedChild(one);
    const contract = { sideEffectRisk: "high_risk", executionApproval: "human_required" };
    put(child, { workItemId: "urn:example:work-item:risky", state: "verified", contract });
    const revision = submit(one);
    expect(refused(approve(one, {}, revision)).code).toBe("APPROVAL_REQUIRED");
    child.policy = { ...child.policy, rootApprovalOfRiskyChildren: false };
    accepted(approve(one, {}, revision));
  });

  it("or a request for changes is the Parent Coordinator's, of the parent's present epoch (M5, P25)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    const request = (over: object = {}) => {
      const payload = {
        approval: childApproval(revision, { decision: "changes_requested" }),
        parentCoordinatorEpoch: 1,
        ...over,
      };
      return sendTo(one, childGroupId, { kind: "mission.request_changes", actor: coordinator, payload });
    };
    expect(refused(request({ parentCoordinatorEpoch: undefined })).code).toBe("INVALID_COMMAND");
    expect(refused(request({ parentCoordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(accepted(request()).intents).toEqual([]);
    expect(worldOf(one, childGroupId).state.mission!.document.state).toBe("active");
    expect(faults(one)).toEqual([]);
  });

  it("is neither the child Coordinator's nor the root human's (MWP-FND-013)", () => {
    const one = tree();
    foundedChild(one);
    const revision = submit(one);
    for (const actor of [childCoordinator, owner]) {
      const payload = {
        approval: childApproval(revision, { approver: actor }),
        parentEvidence: [parentEvidence({ generatedBy: actor })],
        parentCoordinatorEpoch: 1,
      };
      const sending = { kind: "mission.approve", actor, payload };
      expect(refused(sendTo(one, childGroupId, sending)).code).toBe("AUTH_FORBIDDEN");
    }
  });
});
