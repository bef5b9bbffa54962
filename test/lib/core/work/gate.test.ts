import { describe, expect, it } from "vitest";
import type { WorkContract, WorkItemState } from "../../../../generated/types.ts";
import { createGroupState } from "../../../../lib/core/mod.ts";
import { dependenciesMet, isGateOpen, neededApproval } from "../../../../lib/core/work/gate.ts";
import type { WorkItemAggregate } from "../../../../lib/core/work/state.ts";

const human = { type: "human", id: "urn:example:human:one" } as const;
const service = { type: "service", id: "urn:example:service:policy" } as const;
const now = "2026-01-01T00:00:00.000Z";

function itemOf(contract: object, over: object = {}): WorkItemAggregate {
  return { document: { state: "queued", contract }, ownershipEpoch: 2, ...over } as unknown as WorkItemAggregate;
}

describe("the Execution Approval that work needs (MWP-AUT-003)", () => {
  it.each([
    ["none", "not_required", "none"],
    ["external", "not_required", "none"],
    ["external", "policy_required", "policy"],
    ["none", "human_required", "human"],
    ["high_risk", "not_required", "human"],
    ["high_risk", "policy_required", "human"],
    ["destructive", "policy_required", "human"],
  ])("of risk %s and %s is %s", (sideEffectRisk, executionApproval, needed) => {
    expect(neededApproval({ sideEffectRisk, executionApproval } as WorkContract)).toBe(needed);
  });
});

describe("the gate (MWP-AUT-003)", () => {
  const risky = { sideEffectRisk: "high_risk", executionApproval: "human_required" };
  const mild = { sideEffectRisk: "external", executionApproval: "policy_required" };
  const approval = (over: object = {}, approver: object = human): object => ({
    executionApproval: {
      approvalId: "urn:example:approval:one",
      approver,
      scope: { ownershipEpoch: 2, expiresAt: "2026-01-01T00:00:00.001Z", ...over },
    },
  });

  it("is open where none is needed, closed where one is missing", () => {
    expect(isGateOpen(itemOf({ sideEffectRisk: "none", executionApproval: "not_required" }), now)).toBe(true);
    expect(isGateOpen(itemOf(mild), now)).toBe(false);
  });

  it("opens by an Approval for this owner, as long as it lasts to the millisecond", () => {
    expect(isGateOpen(itemOf(risky, approval()), now)).toBe(true);
    expect(isGateOpen(itemOf(risky, approval()), "2026-01-01T00:00:00.001Z")).toBe(false);
    expect(isGateOpen(itemOf(risky, approval({ ownershipEpoch: 1 })), now)).toBe(false);
  });

  it("opens by policy only where that is enough", () => {
    expect(isGateOpen(itemOf(mild, approval({}, service)), now)).toBe(true);
    expect(isGateOpen(itemOf(risky, approval({}, service)), now)).toBe(false);
  });
});

describe("dependencies (MWP-WRK-007)", () => {
  const met = (policy: string | undefined, ...states: readonly WorkItemState[]): boolean => {
    const group = createGroupState("urn:example:group:one");
    const ids = states.map((state, index) => {
      const workItemId = `urn:example:work:${index}`;
      group.workItems.set(workItemId, { document: { workItemId, state } } as unknown as WorkItemAggregate);
      return workItemId;
    });
    const constraints = policy === undefined ? {} : { constraints: { dependencyPolicy: policy } };
    return dependenciesMet(group, itemOf({ dependencyWorkItemIds: ids, ...constraints }));
  };

  it.each([
    [undefined, ["verified", "verified"], true],
    [undefined, ["verified", "submitted"], false],
    ["all_verified", ["verified", "failed"], false],
    ["any_verified", ["verified", "open"], true],
    ["any_verified", ["failed", "open"], false],
    ["any_verified", [], true],
    ["all_finished", ["verified", "failed", "cancelled"], true],
    ["all_finished", ["verified", "submitted"], false],
  ] as const)("by policy %s, of work %j: %s", (policy, states, expected) => {
    expect(met(policy, ...states)).toBe(expected);
  });

  it("that do not exist are not met", () => {
    const group = createGroupState("urn:example:group:one");
    expect(dependenciesMet(group, itemOf({ dependencyWorkItemIds: ["urn:example:work:none"] }))).toBe(false);
  });
});
