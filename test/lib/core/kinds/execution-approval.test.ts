import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import {
  blocked,
  executionApproval,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  started,
  type Turn,
} from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import {
  accepted,
  advance,
  archivalService,
  coordinator,
  grant,
  observer,
  owner,
  policyService,
  send,
  type World,
} from "../support/world.ts";

const risky = { sideEffectRisk: "high_risk", executionApproval: "human_required" };
const mild = { sideEffectRisk: "external", executionApproval: "policy_required" };
const kind = "approval.grant_execution";

const turned = (world: World, over: { scope?: object; approval?: object }, actor: Actor = owner): Turn => ({
  actor,
  payload: executionApproval(world, over, { actor }),
});

describe("approval.grant_execution (W6, MWP-AUT-003, P05)", () => {
  it("opens the gate of a queued WorkItem and leaves it queued", () => {
    const world = queued(risky);
    run(world, kind);
    const { document, executionApproval: standing } = itemIn(world);
    expect(document.state).toBe("queued");
    expect(standing).toMatchObject({ approver: owner, scope: { ownershipEpoch: 1 } });
    expect(world.log.at(-1)).toMatchObject({ kind: "approval.execution.granted", actor: owner });
    expect(isRebuilt(world)).toBe(true);
    started(world);
  });

  it("does not carry on to the next Ownership Epoch, nor beyond its end", () => {
    const world = queued(risky);
    run(world, kind, turned(world, { scope: { expiresAt: "2026-01-01T00:01:00Z" } }));
    expect(refusal(advance(world, 60), "work.start").code).toBe("APPROVAL_REQUIRED");
    const later = run(queued(risky), kind);
    const item = itemIn(later);
    const document = { ...item.document, owner: { ...item.document.owner!, ownershipEpoch: 2 } };
    later.state.workItems.set(workItemId, { ...item, ownershipEpoch: 2, document });
    expect(refusal(later, "work.start").code).toBe("APPROVAL_REQUIRED");
  });

  it("is good for each start of that owner", () => {
    const world = run(started(run(queued(risky), kind)), "work.checkpoint");
    started(world);
  });

  it("of a stale Ownership Epoch is refused", () => {
    const world = queued(risky);
    expect(refusal(world, kind, turned(world, { scope: { ownershipEpoch: 2 } })).code).toBe("WORK_STALE_OWNERSHIP");
  });

  it.each([
    ["kind", { kind: "mission_final" }],
    ["decision", { decision: "denied" }],
    ["Mission", { missionId: "urn:example:mission:other" }],
    ["Group", { groupId: "urn:example:group:other" }],
    ["WorkItem", { workItemId: "urn:example:work-item:other" }],
    ["revision of the future", { missionRevision: 99 }],
    ["approver", { approver: observer }],
    ["time of the future", { occurredAt: "2026-01-01T00:00:01Z" }],
    ["missing condition", { conditions: [] }],
    ["condition of another scope", { conditions: [`scope=sha256:${"0".repeat(64)}`] }],
  ] as const)("with another %s is refused", (_, approval) => {
    const world = queued(risky);
    expect(refusal(world, kind, turned(world, { approval })).code).toBe("INVALID_COMMAND");
  });

  it("with a further condition is refused: there is exactly one", () => {
    const world = queued(risky);
    const { approval, scope } = executionApproval(world) as { approval: { conditions: string[] }; scope: object };
    const conditions = [...approval.conditions, "only on Sundays"];
    const turn = { payload: { approval: { ...approval, conditions }, scope } };
    expect(refusal(world, kind, turn).code).toBe("INVALID_COMMAND");
  });

  it("uses an Approval ID once", () => {
    const world = queued(risky);
    const turn = turned(world, {});
    run(world, kind, turn);
    expect(refusal(world, kind, turn).message).toBe("identifier not available");
  });

  it("allows nothing beyond the contract, and nothing that is over", () => {
    const world = queued(risky);
    const code = (scope: object): string => refusal(world, kind, turned(world, { scope })).code;
    expect(code({ operations: ["demolish"] })).toBe("INVALID_COMMAND");
    expect(code({ resources: ["urn:example:resource:bank"] })).toBe("INVALID_COMMAND");
    expect(code({ expiresAt: "2026-01-01T00:00:00.000Z" })).toBe("INVALID_COMMAND");
    expect(code({ budget: { currency: "EUR", financialLimit: 11 } })).toBe("BUDGET_EXCEEDED");
    expect(code({ budget: { currency: "USD", financialLimit: 1 } })).toBe("BUDGET_EXCEEDED");
    expect(code({ budget: { toolCallLimit: 1 } })).toBe("BUDGET_EXCEEDED");
    run(world, kind, turned(world, { scope: { budget: { currency: "EUR", financialLimit: 10 } } }));
  });

  it("is pointless where the contract needs none", () => {
    expect(refusal(queued(), kind).code).toBe("INVALID_COMMAND");
  });

  it("is for queued work only (MWP-WRK-003)", () => {
    const world = started(run(queued(risky), kind));
    expect(refusal(world, kind).code).toBe("INVALID_STATE_TRANSITION");
    expect(refusal(run(world, "work.block"), kind).code).toBe("INVALID_STATE_TRANSITION");
    expect(refusal(blocked(queued()), kind).code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("who approves an execution (P05)", () => {
  it("is policy only where the contract asks for no more", () => {
    const world = queued(mild);
    run(world, kind, turned(world, {}, policyService));
    started(world);
    for (const over of [risky, { ...risky, sideEffectRisk: "destructive" }, { executionApproval: "human_required" }]) {
      const human = queued(over);
      expect(refusal(human, kind, turned(human, {}, policyService)).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("is the MissionOwner, or a human whose Membership says so", () => {
    const world = queued(risky);
    expect(refusal(world, kind, turned(world, {}, observer)).code).toBe("AUTH_FORBIDDEN");
    const payload = grant(observer, { role: "reviewer", scopes: ["approve_execution"] });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    run(world, kind, turned(world, {}, observer));
  });

  it("is no Agent, whatever its scopes, and no service of another role", () => {
    const world = queued(mild);
    expect(refusal(world, kind, turned(world, {}, coordinator)).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, kind, turned(world, {}, archivalService)).code).toBe("AUTH_FORBIDDEN");
  });

  it("is the root human in a child Mission", () => {
    const world = queued(risky);
    const mission = world.state.mission!;
    const lineage = { rootMissionOwner: observer, parentGroupId: "urn:x:group" } as never;
    world.state.mission = { ...mission, lineage };
    run(world, kind, turned(world, {}, observer));
  });
});
