import { describe, expect, it } from "vitest";
import type { WorkAuthorizedEventPayload } from "../../../../generated/types.ts";
import { isRebuilt, itemIn } from "../support/run.ts";
import {
  authorize,
  authorizing,
  contract,
  createOpen,
  inSeconds,
  offering,
  refuses,
  workConversationId,
  workItemId,
} from "../support/work.ts";
import {
  accepted,
  conversationId,
  coordinator,
  createTeam,
  groupId,
  missionId,
  observer,
  owner,
  policyService,
  send,
  type World,
  worker,
} from "../support/world.ts";

const otherId = "urn:example:work-item:other";
const override = { emergencyOverride: { reason: "The Coordinator is ill." } };

/** The refusal of the tests' WorkItem with a contract that is turned. */
function refusing(over: object, world: World = createTeam()): ReturnType<typeof refuses> {
  return refuses(world, authorizing({ payload: { contract: contract(over) } }));
}

describe("work.authorize (W2, MWP-WRK-001)", () => {
  it("opens a WorkItem with its whole contract and a Conversation of its own", () => {
    const world = createTeam();
    const { events, policyLog } = accepted(send(world, authorizing()));
    expect(events).toHaveLength(1);
    const [event] = events;
    const { workItem, conversation } = event.payload as unknown as WorkAuthorizedEventPayload;
    expect(event).toMatchObject({
      kind: "work.authorized",
      aggregateRevision: 1,
      workItemId,
      conversationId: workConversationId,
    });
    expect(workItem).toEqual({
      workItemId,
      missionId,
      groupId,
      conversationId: workConversationId,
      revision: 1,
      state: "open",
      exclusive: true,
      contract: contract(),
      createdBy: coordinator,
      authorizedBy: coordinator,
      createdAt: event.occurredAt,
    });
    expect(conversation).toMatchObject({ type: "work_item", primaryWorkItemId: workItemId, access: { mode: "group" } });
    expect(world.state.conversations.get(workConversationId)).toEqual(conversation);
    expect(policyLog).toEqual([]);
    expect(isRebuilt(world)).toBe(true);
  });

  it("derives the IDs that are not chosen, each once", () => {
    const world = createTeam();
    for (let time = 0; time < 2; time += 1) {
      accepted(
        send(world, {
          kind: "work.authorize",
          actor: coordinator,
          payload: { contract: contract(), exclusive: false },
        }),
      );
    }
    const [first, second] = [...world.state.workItems.values()].map(({ document }) => document);
    expect(first?.exclusive).toBe(false);
    expect(first?.workItemId).not.toBe(second?.workItemId);
    expect(first?.conversationId).not.toBe(second?.conversationId);
  });

  it("cuts the goal to a title without cutting a character", () => {
    const world = createTeam();
    accepted(send(world, authorizing({ payload: { contract: contract({ goal: "🪨".repeat(300) }) } })));
    expect(world.state.conversations.get(workConversationId)?.title).toBe("🪨".repeat(200));
  });

  it("is refused for each member of the contract that is missing (MWP-WRK-001)", () => {
    const world = createTeam();
    for (const member of Object.keys(contract())) {
      const { [member]: _, ...rest } = contract() as unknown as Record<string, unknown>;
      expect(refuses(world, authorizing({ payload: { contract: rest } })).code, member).toBe(
        "WORK_CONTRACT_INCOMPLETE",
      );
    }
    expect(refuses(world, authorizing({ payload: { contract: undefined } })).code).toBe("INVALID_COMMAND");
    expect(refusing({ prose: "Everything else as we said." }).code).toBe("INVALID_COMMAND");
    expect(refusing({ requiredDeliverables: [] }).code).toBe("INVALID_COMMAND");
  });

  it("names IDs that are free and objects that are there", () => {
    const world = createOpen();
    const nowhere = "urn:example:nowhere";
    for (const payload of [
      {},
      { workItemId: otherId },
      { conversationId: "urn:example:conversation:other" },
      { workItemId: otherId, conversationId },
    ]) {
      expect(refuses(world, authorizing({ payload }))).toMatchObject({
        code: "INVALID_COMMAND",
        message: "identifier not available",
      });
    }
    const fresh = { workItemId: otherId, conversationId: "urn:example:conversation:other" };
    for (const over of [
      { payload: { ...fresh, proposalId: nowhere } },
      { payload: { ...fresh, parentWorkItemId: nowhere } },
      { payload: { ...fresh, contract: contract({ dependencyWorkItemIds: [nowhere] }) } },
      { payload: { ...fresh, contract: contract({ dependencyWorkItemIds: [otherId] }) } },
      { payload: fresh, envelope: { workItemId } },
      { payload: fresh, envelope: { conversationId } },
    ]) {
      const refusal = refuses(world, authorizing(over));
      expect(refusal).toMatchObject({ code: "INVALID_COMMAND", message: expect.stringContaining("not available") });
    }
    accepted(send(world, authorizing({ payload: fresh, envelope: { workItemId: otherId } })));
  });

  it("is possible while the Mission is active", () => {
    const world = createTeam();
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Over." } }));
    expect(refuses(world, authorizing()).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("adds to a graph that is not complete, item by item (MWP-WRK-007)", () => {
    const world = createOpen();
    authorize(world, otherId, { dependencyWorkItemIds: [workItemId] });
    expect(itemIn(world, otherId).document.contract.dependencyWorkItemIds).toEqual([workItemId]);
  });
});

describe("who authorizes work (MWP-MSN-019)", () => {
  it("is the Coordinator, under its epoch", () => {
    const world = createTeam();
    expect(refuses(world, authorizing({ envelope: { coordinatorEpoch: undefined } })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, authorizing({ envelope: { coordinatorEpoch: 2 } })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refuses(world, authorizing({ payload: override })).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(world, authorizing({ payload: { delegationGrantId: "urn:example:grant:one" } })).code).toBe(
      "AUTH_FORBIDDEN",
    );
  });

  it("is the MissionOwner by an override that says so and is audited (MWP-MSN-003)", () => {
    const world = createTeam();
    expect(refuses(world, authorizing({ envelope: { actor: owner } })).code).toBe("AUTH_FORBIDDEN");
    const { events, policyLog } = accepted(send(world, authorizing({ payload: override, envelope: { actor: owner } })));
    expect(events[0].payload).toMatchObject(override);
    expect(policyLog).toHaveLength(1);
    expect(policyLog[0]).toMatchObject({
      actor: owner,
      details: { workItemId, reason: "The Coordinator is ill." },
    });
  });

  it("is nobody else, whatever it states", () => {
    const world = createTeam();
    for (const actor of [worker, observer, policyService]) {
      expect(refuses(world, authorizing({ envelope: { actor } })).code).toBe("AUTH_FORBIDDEN");
      expect(refuses(world, authorizing({ payload: override, envelope: { actor } })).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("is no replacement Coordinator before it has reconciled (MWP-MSN-005)", () => {
    const world = createTeam();
    const { mission } = world.state;
    if (mission !== undefined) world.state.mission = { ...mission, isReconciling: true };
    expect(refuses(world, authorizing()).code).toBe("APPROVAL_REQUIRED");
    accepted(send(world, authorizing({ payload: override, envelope: { actor: owner } })));
  });
});

describe("a Work Proposal", () => {
  const proposalId = "urn:example:proposal:one";

  it("is authorized once, and its proposer is remembered (MWP-MSN-018)", () => {
    const world = createTeam();
    accepted(send(world, { kind: "work.propose", actor: worker, payload: { proposalId, goal: "Lay it." } }));
    accepted(send(world, authorizing({ payload: { proposalId } })));
    expect(itemIn(world).document).toMatchObject({ createdBy: worker, authorizedBy: coordinator });
    expect(world.state.proposals.get(proposalId)).toMatchObject({ state: "authorized", revision: 2 });
    expect(isRebuilt(world)).toBe(true);
    const again = { workItemId: otherId, conversationId: "urn:example:conversation:other", proposalId };
    expect(refuses(world, authorizing({ payload: again })).code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("what a contract may not say", () => {
  it("is an ID twice", () => {
    const {
      requiredDeliverables: [one],
      acceptanceCriteria: [other],
    } = contract();
    expect(refusing({ requiredDeliverables: [one, { ...one, description: "Again." }] }).code).toBe("INVALID_COMMAND");
    expect(refusing({ acceptanceCriteria: [other, { ...other, description: "Again." }] }).code).toBe("INVALID_COMMAND");
  });

  it("is a deadline that is past, or after the Mission's", () => {
    const world = createTeam();
    expect(refusing({ deadline: inSeconds(world, 0) }, world).code).toBe("INVALID_COMMAND");
    expect(refusing({ deadline: "2026-02-01T00:00:00.001Z" }, world).code).toBe("INVALID_COMMAND");
    accepted(send(world, authorizing({ payload: { contract: contract({ deadline: "2026-02-01T00:00:00Z" }) } })));
  });

  it("is risk without a human (MWP-AUT-003)", () => {
    for (const sideEffectRisk of ["high_risk", "destructive"]) {
      for (const executionApproval of ["not_required", "policy_required"]) {
        expect(refusing({ sideEffectRisk, executionApproval }).code).toBe("INVALID_COMMAND");
      }
      createOpen({ sideEffectRisk, executionApproval: "human_required" });
    }
  });

  it("is a policy that nobody knows; other constraints are free", () => {
    for (const [name, value] of [
      ["dependencyPolicy", "most_verified"],
      ["cleanup", "sweep"],
      ["childFailure", "ignore"],
      ["cleanup", null],
    ] as const) {
      expect(refusing({ constraints: { [name]: value } }).code).toBe("INVALID_COMMAND");
    }
    createOpen({
      constraints: { dependencyPolicy: "any_verified", cleanup: "none", childFailure: "fail", weather: "dry" },
    });
  });

  it("is a clean-up without its contract, or with one that could not be authorized (MWP-AUT-006)", () => {
    const cleanup = (compensation: unknown): object => ({ constraints: { cleanup: "compensate", compensation } });
    expect(refusing({ constraints: { cleanup: "compensate" } }).code).toBe("WORK_CONTRACT_INCOMPLETE");
    expect(refusing(cleanup({ goal: "Sweep." })).code).toBe("WORK_CONTRACT_INCOMPLETE");
    for (const over of [
      { deadline: "2026-03-01T00:00:00Z" },
      { sideEffectRisk: "destructive" },
      { dependencyWorkItemIds: ["urn:example:nowhere"] },
      cleanup(contract()),
    ]) {
      expect(refusing(cleanup(contract(over))).code, JSON.stringify(over)).toBe("INVALID_COMMAND");
    }
    for (const over of [
      { budget: { currency: "EUR", financialLimit: 11 } },
      { budget: { currency: "USD", financialLimit: 1 } },
      { budget: { toolCallLimit: 1 } },
    ]) {
      expect(refusing(cleanup(contract(over))).code, JSON.stringify(over)).toBe("BUDGET_EXCEEDED");
    }
    createOpen(cleanup(contract({ goal: "Sweep." })));
  });
});

describe("the budget of a WorkItem (MWP-FND-020)", () => {
  const of = (financialLimit: number): object => ({ budget: { currency: "EUR", financialLimit } });

  it("is within what the Mission has left, to the last unit", () => {
    const world = createTeam();
    authorize(world, otherId, of(60));
    expect(refusing(of(40.01), world)).toMatchObject({ code: "BUDGET_EXCEEDED" });
    accepted(send(world, authorizing({ payload: { contract: contract(of(40)) } })));
    expect(isRebuilt(world)).toBe(true);
  });

  it("is given back by a cancelled item", () => {
    const world = createTeam();
    authorize(world, otherId, of(100));
    expect(refusing(of(1), world).code).toBe("BUDGET_EXCEEDED");
    accepted(send(world, { kind: "work.cancel", actor: coordinator, payload: { workItemId: otherId, reason: "No." } }));
    accepted(send(world, authorizing({ payload: { contract: contract(of(100)) } })));
  });

  it("is nothing in a dimension that the Mission does not state, and in the Mission's currency", () => {
    expect(refusing({ budget: { currency: "EUR", financialLimit: 1, modelTokenLimit: 1 } }).code).toBe(
      "BUDGET_EXCEEDED",
    );
    expect(refusing({ budget: { currency: "USD", financialLimit: 1 } }).code).toBe("BUDGET_EXCEEDED");
    createOpen({ budget: { currency: "EUR", financialLimit: 1, modelTokenLimit: 0 } });
  });

  it("of parts comes out of the whole, and not out of the Mission once more", () => {
    const world = createTeam();
    authorize(world, otherId, of(90));
    authorize(world, "urn:example:work-item:part-1", of(50), { parentWorkItemId: otherId });
    const part = (financialLimit: number): object => ({
      parentWorkItemId: otherId,
      contract: contract(of(financialLimit)),
    });
    expect(refuses(world, authorizing({ payload: part(41) })).code).toBe("BUDGET_EXCEEDED");
    accepted(send(world, authorizing({ payload: part(40) })));
    authorize(world, "urn:example:work-item:rest", of(10));
    expect(itemIn(world).parentWorkItemId).toBe(otherId);
    // Whoever overrides the Coordinator does not override the budget (MWP-MSN-003).
    const more = { workItemId: "urn:example:work-item:more", conversationId: "urn:example:conversation:more" };
    const overriding = { payload: { ...more, ...override, contract: contract(of(1)) }, envelope: { actor: owner } };
    expect(refuses(world, authorizing(overriding)).code).toBe("BUDGET_EXCEEDED");
    expect(isRebuilt(world)).toBe(true);
  });
});

describe("the budget of parts whose whole is over", () => {
  const of = (financialLimit: number): object => ({ budget: { currency: "EUR", financialLimit } });
  const cancel = (world: World, id: string): unknown =>
    accepted(send(world, { kind: "work.cancel", actor: coordinator, payload: { workItemId: id, reason: "No." } }));

  it("comes out of the next one up", () => {
    const world = createTeam();
    const [whole, part, piece] = ["whole", "part", "piece"].map((name) => `urn:example:work-item:${name}`) as [
      string,
      string,
      string,
    ];
    authorize(world, whole, of(100));
    authorize(world, part, of(50), { parentWorkItemId: whole });
    authorize(world, piece, of(50), { parentWorkItemId: part });
    cancel(world, part);
    const beside = (limit: number): object => ({ parentWorkItemId: whole, contract: contract(of(limit)) });
    expect(refuses(world, authorizing({ payload: beside(51) })).code).toBe("BUDGET_EXCEEDED");
    accepted(send(world, authorizing({ payload: beside(50) })));
    cancel(world, whole);
    expect(refusing({}, world)).toMatchObject({ message: "identifier not available" });
    const rest = { workItemId: otherId, conversationId: "urn:example:conversation:other", contract: contract(of(1)) };
    expect(refuses(world, authorizing({ payload: rest })).code).toBe("BUDGET_EXCEEDED");
  });

  it("leaves what cleaning up after the whole needs", () => {
    const world = createTeam();
    const compensation = contract(of(4));
    authorize(world, otherId, { constraints: { cleanup: "compensate", compensation } });
    const part = (limit: number): object => ({ parentWorkItemId: otherId, contract: contract(of(limit)) });
    expect(refuses(world, authorizing({ payload: part(7) })).code).toBe("BUDGET_EXCEEDED");
    accepted(send(world, authorizing({ payload: part(6) })));
  });
});

describe("a part of a WorkItem (MWP-FND-020)", () => {
  const part = (over: object): Parameters<typeof authorizing>[0] => ({
    payload: {
      workItemId: otherId,
      conversationId: "urn:example:conversation:other",
      parentWorkItemId: workItemId,
      contract: contract(over),
    },
  });

  it("is given no Capability, resource or operation that the whole does not have", () => {
    const world = createOpen();
    const resource = "urn:example:resource:site";
    for (const over of [
      { requiredCapabilities: [{ id: "example.paint", version: "1.0.0" }] },
      { requiredCapabilities: [{ id: "example.build", version: "0.9.0" }] },
      { allowedResources: [{ resource, operations: ["build", "blast"] }] },
      { allowedResources: [{ resource: "urn:example:resource:quarry", operations: ["build"] }] },
      {
        constraints: {
          cleanup: "compensate",
          compensation: contract({ allowedResources: [{ resource, operations: ["blast"] }] }),
        },
      },
    ]) {
      expect(refuses(world, authorizing(part(over))).code, JSON.stringify(over)).toBe("AUTH_FORBIDDEN");
    }
    accepted(send(world, authorizing(part({ allowedResources: [] }))));
  });

  it("keeps the constraints of a resource", () => {
    const resource = "urn:example:resource:site";
    const grantOf = (constraints: object): object => ({
      allowedResources: [{ resource, operations: ["build"], constraints }],
    });
    const world = createOpen(grantOf({ hours: { from: 7, to: 18 } }));
    expect(refuses(world, authorizing(part(grantOf({})))).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(world, authorizing(part(grantOf({ hours: { from: 7, to: 20 } })))).code).toBe("AUTH_FORBIDDEN");
    accepted(send(world, authorizing(part(grantOf({ hours: { to: 18, from: 7 }, quiet: true })))));
  });

  it("of work that a child Mission does is none", () => {
    const world = createOpen();
    const child = { missionId: "urn:example:mission:child", groupId, coordinatorAgentId: worker.id, depth: 1 };
    const item = { ...itemIn(world), child: { ...child, state: "active" as const } };
    world.state.workItems.set(workItemId, item);
    expect(refuses(world, authorizing(part({}))).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("of work that is over is none", () => {
    const world = createOpen();
    accepted(send(world, { kind: "work.cancel", actor: coordinator, payload: { workItemId, reason: "No." } }));
    expect(refuses(world, authorizing(part({}))).code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("work of a child Mission (MWP-MSN-025)", () => {
  const resource = "urn:example:resource:site";

  /** A team whose Mission is the child of one that allows no more than this. */
  function createChild(): World {
    const world = createTeam();
    const { mission } = world.state;
    const parentContract = {
      contractVersion: 1,
      acceptanceCriteria: contract().acceptanceCriteria,
      requiredCapabilities: [{ id: "example.build", version: "1.0.0" }],
      allowedResources: [{ resource, operations: ["build", "inspect"] }],
    };
    const lineage = {
      parentGroupId: "urn:example:group:parent",
      rootMissionOwner: { type: "human", id: owner.id },
      rootApprovalRequired: false,
      failurePolicy: "block",
      parentContract,
      parentCoordinatorEpoch: 1,
    } as const;
    if (mission !== undefined) world.state.mission = { ...mission, lineage };
    return world;
  }

  it("asks for no Capability, resource or operation beyond the contract that the child fulfils", () => {
    const world = createChild();
    for (const over of [
      { requiredCapabilities: [{ id: "example.paint", version: "1.0.0" }] },
      { allowedResources: [{ resource, operations: ["blast"] }] },
      { allowedResources: [{ resource: "urn:example:resource:quarry", operations: ["build"] }] },
    ]) {
      expect(refusing(over, world).code, JSON.stringify(over)).toBe("AUTH_FORBIDDEN");
    }
    const within = {
      allowedResources: [
        { resource, operations: ["inspect"] },
        { resource, operations: ["build"] },
      ],
    };
    accepted(send(world, authorizing({ payload: { contract: contract(within) } })));
  });

  it("is offered by no contract that is corrected beyond it", () => {
    const world = createChild();
    accepted(send(world, authorizing()));
    const more = { contractVersion: 2, allowedResources: [{ resource, operations: ["blast"] }] };
    const payload = { contract: contract(more) };
    expect(refuses(world, offering(world, { payload })).code).toBe("AUTH_FORBIDDEN");
  });
});
