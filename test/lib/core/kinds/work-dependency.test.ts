import { describe, expect, it } from "vitest";
import { workPhases } from "../../../../lib/core/work/table.ts";
import { blocked, cancelled, failed, isRebuilt, itemIn, started, submitted, verified } from "../support/run.ts";
import { accepting, authorize, createOffered, createOpen, createQueued, refuses, workItemId } from "../support/work.ts";
import {
  accepted,
  coordinator,
  createTeam,
  owner,
  policyService,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";

const kind = "ext.missionweaveprotocol.core.work_dependency_add";
const firstId = "urn:example:work-item:first";
const cheap = { budget: { currency: "EUR", financialLimit: 1 } };

function inserting(payload: object = {}, envelope: Partial<Sending> = {}): Sending {
  const all = { workItemId, dependencyWorkItemIds: [firstId], ...payload };
  return { kind, actor: coordinator, payload: all, ...envelope };
}

function withFirst(world: World): World {
  authorize(world, firstId, cheap);
  return world;
}

describe("work_dependency_add (X3, MWP-WRK-007)", () => {
  it("inserts dependencies into the contract, in its next version", () => {
    const world = withFirst(createOpen({ dependencyWorkItemIds: ["urn:example:work-item:zero"] }));
    const payload = { dependencyWorkItemIds: ["urn:example:work-item:zero", firstId], reason: "It stands on it." };
    const { events } = accepted(send(world, inserting(payload)));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      kind: "work.contract.revised",
      aggregateRevision: 2,
      workItemId,
      payload: { previousContractVersion: 1, reason: "It stands on it." },
    });
    expect(itemIn(world).document).toMatchObject({
      revision: 2,
      state: "open",
      contract: { contractVersion: 2, dependencyWorkItemIds: ["urn:example:work-item:zero", firstId] },
    });
    expect(isRebuilt(world)).toBe(true);
  });

  it("withholds the start until the dependency policy is met, and leaves the owner its work", () => {
    const world = withFirst(createQueued());
    accepted(send(world, inserting()));
    const start = { kind: "work.start", actor: worker, payload: { workItemId, ownershipEpoch: 1 } } as const;
    expect(refuses(world, start).code).toBe("INVALID_COMMAND");
    const item = itemIn(world, firstId);
    world.state.workItems.set(firstId, { ...item, document: { ...item.document, state: "verified" } });
    accepted(send(world, start));
  });

  it("makes an acceptance state the version with the dependency", () => {
    const world = withFirst(createOffered());
    accepted(send(world, inserting()));
    expect(refuses(world, accepting(world, { payload: { contractVersion: 1 } })).code).toBe("INVALID_COMMAND");
    accepted(send(world, accepting(world)));
    expect(isRebuilt(world)).toBe(true);
  });

  it("is refused where it changes nothing, names nothing, or closes a cycle", () => {
    const world = withFirst(createOpen());
    for (const payload of [
      { dependencyWorkItemIds: [workItemId] },
      { dependencyWorkItemIds: ["urn:example:nowhere"] },
      { dependencyWorkItemIds: [] },
      { workItemId: "urn:example:nowhere" },
    ]) {
      expect(refuses(world, inserting(payload)).code).toBe("INVALID_COMMAND");
    }
    accepted(send(world, inserting()));
    expect(refuses(world, inserting()).code).toBe("INVALID_COMMAND");
    expect(refuses(world, inserting({ workItemId: firstId, dependencyWorkItemIds: [workItemId] })).code).toBe(
      "INVALID_COMMAND",
    );
  });

  it("is the Coordinator's, or policy's", () => {
    const world = withFirst(createOpen());
    for (const actor of [owner, worker]) expect(refuses(world, inserting({}, { actor })).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(world, inserting({}, { coordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refuses(world, inserting({}, { expectedRevision: 2 })).code).toBe("REVISION_CONFLICT");
    accepted(send(world, inserting({}, { actor: policyService })));
  });
});

describe("an insertion by the state of the WorkItem (MWP-WRK-003)", () => {
  const worlds: Readonly<Record<string, () => World>> = {
    open: createOpen,
    offered: createOffered,
    queued: createQueued,
    active: () => started(createQueued()),
    blocked: () => blocked(createQueued()),
    submitted: () => submitted(createQueued()),
    verified: () => verified(createQueued()),
    failed: () => failed(createQueued()),
    cancelled: () => cancelled(createQueued()),
  };

  it.each(workPhases)("is as the table says for %s", (phase) => {
    const world = withFirst(worlds[phase]?.() ?? createTeam());
    if (["open", "offered", "queued"].includes(phase)) {
      accepted(send(world, inserting()));
      expect(itemIn(world).document.state).toBe(phase);
    } else {
      expect(refuses(world, inserting()).code).toBe("INVALID_STATE_TRANSITION");
    }
  });
});
