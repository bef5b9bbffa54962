import { describe, expect, it } from "vitest";
import type { WorkItemState } from "../../../../generated/types.ts";
import { put } from "../support/put.ts";
import {
  childCoordinator,
  childGroupId,
  childMissionId,
  createChild,
  createTree,
  faults,
  foundedChild,
  grandchildCoordinator,
  register,
  replacement,
  selectionBasis,
  settle,
  type Tree,
} from "../support/tree.ts";
import { accepted, coordinator, createTeam, grant, owner, refused, send, worker } from "../support/world.ts";

const item = "urn:example:work-item:one";

function tree(state: WorkItemState = "open", contract: object = {}): Tree {
  const world = createTeam();
  register(world, childCoordinator, grandchildCoordinator, replacement);
  put(world, { state, contract });
  return createTree(world);
}

const workItem = ({ root }: Tree) => root.state.workItems.get(item)!;

describe("mission.create_child (M3, W15)", () => {
  it("links the WorkItem, then gives it to the Parent Coordinator, and founds the child by intent (MWP-MSN-024, P03, P14)", () => {
    const one = tree();
    const revision = one.root.state.mission!.document.revision;
    const { events, intents, identifiers } = accepted(createChild(one));
    expect(events).toMatchObject([
      {
        kind: "mission.child.created",
        aggregateRevision: revision + 1,
        workItemId: item,
        payload: { child: { missionId: childMissionId, groupId: childGroupId, depth: 1 }, workItem: { revision: 2 } },
      },
      { kind: "work.blocked", aggregateRevision: 3, payload: { workItem: { state: "blocked", revision: 3 } } },
    ]);
    expect(intents).toMatchObject([{ kind: "found_child", groupId: childGroupId, subjectId: childMissionId }]);
    expect(identifiers.map(({ kind }) => kind)).toEqual(["mission", "group", "conversation"]);
    expect(one.root.state.mission!.document.revision).toBe(revision + 1);
    expect(workItem(one)).toMatchObject({
      ownershipEpoch: 1,
      document: { owner: { agentId: coordinator.id, ownershipEpoch: 1, capabilityPins: [{ id: "example.build" }] } },
      ownershipLease: { holderAgentId: coordinator.id, state: "active", expiresAt: "2026-01-20T00:00:00Z" },
      child: { state: "active", coordinatorAgentId: childCoordinator.id },
    });
    expect(faults(one)).toEqual([]);
  });

  it("gives the child a Group, a Conversation, a Coordinator and Memberships of its own, and names the parent (MWP-MSN-024, P26)", () => {
    const one = tree();
    const { state, log } = foundedChild(one);
    expect(log.map(({ kind }) => kind)).toEqual(["mission.created", ...Array(3).fill("membership.changed")]);
    expect(log.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(log[0]).toMatchObject({ actor: coordinator, cause: { type: "event", id: one.root.log.at(-2)!.eventId } });
    expect(state.mission!.document).toMatchObject({
      missionId: childMissionId,
      groupId: childGroupId,
      missionOwner: coordinator,
      coordinator: { agentId: childCoordinator.id, coordinatorEpoch: 1 },
      parent: { missionId: "urn:example:mission:one", workItemId: item, depth: 1 },
      budget: { currency: "EUR", financialLimit: 10 },
      deadline: "2026-01-19T00:00:00Z",
    });
    expect([...state.memberships.values()].map(({ document }) => [document.member.id, document.role])).toEqual([
      [coordinator.id, "mission_owner"],
      [childCoordinator.id, "coordinator"],
      [owner.id, "observer"],
    ]);
    expect([...state.memberships.values()].every(({ document }) => document.visibilityStartSequence === 0)).toBe(true);
    expect(faults(one)).toEqual([]);
  });

  it.each(["open", "offered", "queued", "active", "blocked"] as const)(
    "takes a WorkItem over in state %s: the former owner is fenced, its leases revoked, offers withdrawn (W15)",
    (from) => {
      const one = tree(from);
      const before = workItem(one);
      accepted(createChild(one));
      const after = workItem(one);
      expect(after.ownershipEpoch).toBe(before.ownershipEpoch + 1);
      expect(after.document.offers?.some(({ status }) => status === "pending") ?? false).toBe(false);
      if (from === "active" || from === "blocked") expect(after.executionLease?.state).not.toBe("active");
      expect(after.blockedLease?.state ?? "revoked").toBe("revoked");
      expect(after.candidates).toEqual([]);
      expect(faults(settle(one))).toEqual([]);
    },
  );

  it.each(["submitted", "verified"] as const)("does not take a %s WorkItem (MWP-WRK-003)", (from) => {
    expect(refused(createChild(tree(from))).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("lets one child run at a time, and another after it has failed (SUP-09)", () => {
    const one = tree();
    foundedChild(one);
    const again = { missionId: "urn:example:mission:b", groupId: "urn:example:group:b", conversationId: "urn:x:b" };
    expect(refused(createChild(one, again)).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("is the current Coordinator's alone (MWP-MSN-004)", () => {
    for (const actor of [owner, worker])
      expect(refused(createChild(tree(), {}, { actor })).code).toBe("AUTH_FORBIDDEN");
    expect(refused(createChild(tree(), {}, { coordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    const late = tree();
    late.root.nowMs += 900_000;
    expect(refused(createChild(late)).code).toBe("WORK_LEASE_EXPIRED");
  });

  it.each([
    ["budget", { budget: { currency: "EUR", financialLimit: 11 } }, "BUDGET_EXCEEDED"],
    ["a dimension that the parent lacks", { budget: { currency: "EUR", modelTokenLimit: 1 } }, "BUDGET_EXCEEDED"],
    ["currency", { budget: { currency: "USD", toolCallLimit: 1 } }, "BUDGET_EXCEEDED"],
    ["deadline", { deadline: "2026-01-20T00:00:01Z" }, "INVALID_COMMAND"],
    ["a deadline that has passed", { deadline: "2026-01-01T00:00:00Z" }, "INVALID_COMMAND"],
    [
      "the gate before high-risk work",
      { approvalPolicy: { finalHumanApproval: false, highRiskExecutionApproval: false } },
      "INVALID_COMMAND",
    ],
    ["a Coordinator that is the Parent Coordinator", { coordinatorAgentId: coordinator.id }, "INVALID_COMMAND"],
    ["a Coordinator without Card", { coordinatorAgentId: "urn:example:agent:nobody" }, "INVALID_COMMAND"],
    [
      "a match that is not on the Card",
      { selectionBasis: selectionBasis({ verifiedMatches: [{ id: "example.fly", version: "1.0.0" }] }) },
      "INVALID_COMMAND",
    ],
    [
      "an ineligible Coordinator",
      { selectionBasis: selectionBasis({ authorizationEligible: false }) },
      "INVALID_COMMAND",
    ],
    ["the parent's own ID as the child's", { missionId: "urn:example:mission:one" }, "INVALID_COMMAND"],
    ["the parent's Group", { groupId: "urn:example:group:one" }, "INVALID_COMMAND"],
    ["an unknown WorkItem", { workItemId: "urn:example:work-item:none" }, "INVALID_COMMAND"],
  ])("refuses a child that exceeds its parent: %s (MWP-MSN-025, MWP-FND-020)", (_, over, code) => {
    const one = tree();
    expect(refused(createChild(one, over)).code).toBe(code);
    expect(one.pending).toEqual([]);
  });

  it("takes exactly what the parent has, in each dimension (MWP-FND-020)", () => {
    const budget = { currency: "EUR", financialLimit: 10 };
    accepted(createChild(tree(), { budget, deadline: "2026-01-20T00:00:00Z" }));
  });

  it("lets a tree grow to the depth of policy, and no deeper without a grant (MWP-MSN-025, P20)", () => {
    const one = tree();
    one.root.policy = { ...one.root.policy, childDepthMax: 1 };
    const child = foundedChild(one);
    const inner = put(child, { workItemId: "urn:example:work-item:inner" });
    const over = {
      workItemId: inner,
      missionId: "urn:example:mission:grandchild",
      groupId: "urn:example:group:grandchild",
      conversationId: "urn:example:conversation:grandchild",
      coordinatorAgentId: grandchildCoordinator.id,
    };
    const sending = { in: childGroupId, actor: childCoordinator };
    expect(refused(createChild(one, over, sending)).code).toBe("RATE_LIMITED");
    child.policy = { ...child.policy, childDepthMax: 2 };
    const { state } = foundedChild(one, over, sending);
    expect(state.mission!.document.parent).toMatchObject({ missionId: childMissionId, depth: 2 });
    expect(state.mission!.lineage).toMatchObject({ rootMissionOwner: owner, parentGroupId: childGroupId });
    // The root human sees the whole tree; the root's Coordinator does not see into the grandchild (MWP-MSN-026).
    expect(state.memberships.has(`human ${owner.id}`)).toBe(true);
    expect(state.memberships.has(`agent ${coordinator.id}`)).toBe(false);
    expect(faults(one)).toEqual([]);
  });

  it("waits for a replacement Coordinator to reconcile (MWP-MSN-005)", () => {
    const one = tree();
    one.root.state.mission = { ...one.root.state.mission!, isReconciling: true };
    expect(refused(createChild(one)).code).toBe("APPROVAL_REQUIRED");
  });

  it("asks the root human for a child of risky work, or where the terms say so (SUP-08)", () => {
    const required = (one: Tree, over: object = {}) =>
      foundedChild(one, over).state.mission!.lineage!.rootApprovalRequired;
    expect(required(tree())).toBe(false);
    expect(required(tree(), { rootApprovalRequired: true })).toBe(true);
    expect(required(tree("open", { sideEffectRisk: "destructive", executionApproval: "human_required" }))).toBe(true);
    const policy = { finalHumanApproval: true, highRiskExecutionApproval: true };
    expect(required(tree(), { approvalPolicy: policy })).toBe(true);
  });

  it("tells the child what the parent's contract asks and allows (P03, MWP-MSN-025)", () => {
    const { lineage } = foundedChild(tree()).state.mission!;
    expect(lineage).toMatchObject({
      failurePolicy: "block",
      parentCoordinatorEpoch: 1,
      parentContract: {
        contractVersion: 1,
        acceptanceCriteria: [{ criterionId: "laid" }, { criterionId: "level" }],
        requiredCapabilities: [{ id: "example.build" }],
        allowedResources: [{ resource: "urn:example:resource:site" }],
      },
    });
  });

  it("ends the Membership of a Worker that this leaves with nothing, if an acceptance activated it (MWP-MSN-011)", () => {
    const one = tree("queued");
    const member = one.root.state.memberships.get(`agent ${worker.id}`)!;
    const document = { ...member.document, provisionalExpiresAt: "2026-01-02T00:00:00Z" };
    one.root.state.memberships.set(`agent ${worker.id}`, { ...member, document });
    expect(accepted(createChild(one)).events.map(({ kind }) => kind)).toEqual([
      "mission.child.created",
      "work.blocked",
      "membership.ended",
    ]);
  });

  it("keeps a child's IDs from any other use, before its Group exists (P14, MWP-FND-008)", () => {
    const one = tree();
    accepted(createChild(one));
    put(one.root, { workItemId: "urn:example:work-item:two" });
    expect(refused(createChild(one, { workItemId: "urn:example:work-item:two" })).message).toBe(
      "identifier not available",
    );
    expect(refused(send(one.root, { kind: "membership.change", actor: worker, payload: grant(worker) })).code).toBe(
      "AUTH_FORBIDDEN",
    );
  });
});
