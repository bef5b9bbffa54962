import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { evidenceOf, put } from "../support/put.ts";
import { apply, createChild, createTree, faults, register, sendTo, settle, type Tree, wait } from "../support/tree.ts";
import { createTeam, owner, policyService, type World } from "../support/world.ts";

const runs = Number(process.env.MWP_CORE_RUNS ?? 60);
const agents = ["a", "b", "c", "d"].map((name): Actor => ({ type: "agent", id: `urn:example:agent:${name}` }));
const failures = ["block", "fail", "fail_mission"] as const;

type Act = "child" | "cancel" | "terminate" | "assign" | "renew" | "deliver" | "repeat" | "wait";

interface Step {
  readonly act: Act;
  /** Which Group, intent, Agent: taken modulo how many there are. */
  readonly pick: number;
  readonly agent: Actor;
}

const weights: Readonly<Record<Act, number>> = {
  child: 6,
  deliver: 6,
  wait: 3,
  assign: 3,
  renew: 3,
  repeat: 2,
  cancel: 1,
  terminate: 1,
};
const act = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as Act) })),
);
const step: fc.Arbitrary<Step> = fc.record({ act, pick: fc.nat(20), agent: fc.constantFrom(...agents) });

/** Mission trees that grow, end and change hands while the intents between their Groups are late or come again. */
describe("random trees of Missions (P14, P25, SUP-07)", () => {
  it("hold every invariant after every step, and agree once every intent has come, with no order between Groups (MWP-EVT-006)", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(...failures), (steps, childFailure) => {
        const tree = plant(childFailure);
        for (const one of steps) {
          follow(tree, one, childFailure);
          expect(faults(tree)).toEqual([]);
        }
        settle(tree);
        expect(faults(tree)).toEqual([]);
        expect(disagreements(tree)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});

function plant(childFailure: string): Tree {
  const world = createTeam();
  register(world, ...agents);
  furnish(world, childFailure);
  return createTree(world);
}

/** Two WorkItems that may become child Missions. */
function furnish(world: World, childFailure: string): void {
  const { financialLimit = 0 } = world.state.mission!.document.budget;
  const contract = { constraints: { childFailure }, budget: { currency: "EUR", financialLimit: financialLimit / 2 } };
  for (const name of ["one", "two"]) put(world, { workItemId: `${world.state.groupId}:item:${name}`, contract });
}

function follow(tree: Tree, { act, pick, agent }: Step, childFailure: string): void {
  const groups = [...tree.worlds.values()].filter(({ state }) => state.mission !== undefined);
  const world = groups[pick % groups.length]!;
  const { groupId, mission } = world.state;
  const coordinator: Actor = { type: "agent", id: mission!.document.coordinator.agentId };
  const serial = tree.made.length;
  switch (act) {
    case "child": {
      const items = [...world.state.workItems.values()].map(({ document }) => document);
      const { workItemId, contract } = items[pick % items.length]!;
      const over = {
        workItemId,
        missionId: `urn:example:mission:${serial}`,
        groupId: `urn:example:group:${serial}`,
        conversationId: `urn:example:conversation:${serial}`,
        coordinatorAgentId: agent.id,
        budget: contract.budget,
      };
      createChild(tree, over, { in: groupId, actor: coordinator });
      return;
    }
    case "cancel": {
      const payload = { reason: "Enough.", parentCoordinatorEpoch: mission!.lineage?.parentCoordinatorEpoch };
      sendTo(tree, groupId, { kind: "mission.cancel", actor: mission!.document.missionOwner, payload });
      return;
    }
    case "terminate": {
      sendTo(tree, groupId, {
        kind: "mission.terminate",
        actor: coordinator,
        payload: failure(world, coordinator, serial),
      });
      return;
    }
    case "assign": {
      const actor = mission!.document.missionOwner.type === "human" ? owner : policyService;
      const payload = { coordinatorAgentId: agent.id };
      sendTo(tree, groupId, { kind: "mission.assign_coordinator", actor, payload });
      return;
    }
    case "renew": {
      sendTo(tree, groupId, {
        kind: "mission.renew_coordinator",
        actor: coordinator,
        payload: reconciled(world, coordinator),
      });
      return;
    }
    case "deliver":
      deliverTo(tree, pick, childFailure);
      return;
    case "repeat": {
      const applied = tree.made.filter((intent) => !tree.pending.includes(intent));
      const again = applied[pick % Math.max(applied.length, 1)];
      if (again !== undefined) expect(apply(tree, again).events).toEqual([]);
      return;
    }
    case "wait":
      wait(tree, 600);
  }
}

/** Intents for one Group come in their order; those for different Groups overtake each other. */
function deliverTo(tree: Tree, pick: number, childFailure: string): void {
  const targets = [...new Set(tree.pending.map(({ groupId }) => groupId))];
  const target = targets[pick % Math.max(targets.length, 1)];
  const intent = tree.pending.find(({ groupId }) => groupId === target);
  if (intent === undefined) return;
  tree.pending = tree.pending.filter((one) => one !== intent);
  apply(tree, intent);
  if (intent.kind === "found_child") furnish(tree.worlds.get(intent.groupId)!, childFailure);
}

function failure({ state }: World, generatedBy: Actor, serial: number): object {
  const reason = "The ground gave way.";
  const { parent, missionId } = state.mission!.document;
  if (parent === undefined) return { reason };
  const failureEvidence = evidenceOf({
    evidenceId: `urn:example:evidence:${serial}`,
    missionId: parent.missionId,
    groupId: state.mission!.lineage!.parentGroupId,
    workItemId: parent.workItemId,
    subject: { type: "mission", id: missionId },
    type: "failure_report",
    result: "failed",
    generatedBy,
  });
  return { reason, failureEvidence };
}

function reconciled({ state }: World, { id }: Actor): object {
  const known = [...state.contextPackages.values()].find(({ document }) => document.generatedBy.id !== id);
  if (known === undefined) return {};
  return { contextPackageId: known.document.contextPackageId, reconciledThroughSequence: state.sequence };
}

/** What parent and child say of each other that is not so. */
function disagreements(tree: Tree): readonly string[] {
  return [...tree.worlds.values()].flatMap(({ state }) => {
    return [...state.workItems.values()].flatMap(({ child, document }) => {
      if (child === undefined) return [];
      const mission = tree.worlds.get(child.groupId)?.state.mission;
      if (mission === undefined) return [`${child.groupId} was never founded`];
      const isOpen = ["active", "awaiting_approval"].includes(mission.document.state);
      if (mission.document.parent?.workItemId !== document.workItemId) return [`${child.groupId} has another parent`];
      if ((child.state === "active") !== isOpen)
        return [`${child.groupId} is ${mission.document.state}, not ${child.state}`];
      const isOwned = mission.document.missionOwner.id === state.mission!.document.coordinator.agentId;
      return isOpen && !isOwned ? [`${child.groupId} is owned by another than its Parent Coordinator`] : [];
    });
  });
}
