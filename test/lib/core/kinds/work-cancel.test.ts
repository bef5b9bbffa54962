import { describe, expect, it } from "vitest";
import type { WorkAuthorizedEventPayload } from "../../../../generated/types.ts";
import {
  blocked,
  byPolicy,
  cancelled,
  commands,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  started,
  submitted,
} from "../support/run.ts";
import { contract, workItemId } from "../support/work.ts";
import { accepted, coordinator, owner, send, type World, worker } from "../support/world.ts";

const compensation = { ...contract(), goal: "Take the stone away again." };
const compensating = { constraints: { cleanup: "compensate", compensation } };

describe("work.cancel (W14, MWP-AUT-006)", () => {
  it.each([
    ["queued", () => queued(), ["ownership"]],
    ["active", () => started(queued()), ["ownership", "execution"]],
    ["blocked", () => blocked(queued()), ["ownership", "blocked"]],
    ["submitted", () => submitted(queued()), ["ownership"]],
  ] as const)("revokes the leases of %s work", (_, make, types) => {
    const world = cancelled(make());
    expect(itemIn(world).document.state).toBe("cancelled");
    const { closedLeases } = world.log.at(-1)!.payload as unknown as { closedLeases: readonly object[] };
    expect(closedLeases).toMatchObject(types.map((leaseType) => ({ leaseType, state: "revoked" })));
    expect(isRebuilt(world)).toBe(true);
  });

  it("is the Coordinator's, the MissionOwner's and policy's, whose decision the Policy Log holds", () => {
    cancelled(queued(), { actor: owner });
    const world = queued();
    const byService = accepted(send(world, commands["work.cancel"]!(world, byPolicy)));
    expect(byService.policyLog).toMatchObject([{ decision: "WorkItem cancelled by policy" }]);
    expect(refusal(queued(), "work.cancel", { actor: worker }).code).toBe("AUTH_FORBIDDEN");
  });

  it("is final: nothing goes on after it", () => {
    const world = cancelled(started(queued()));
    const kinds = ["work.start", "work.checkpoint", "work.block", "work.submit", "work.fail", "work.cancel"];
    for (const kind of [...kinds, "ext.missionweaveprotocol.core.work_execution_lease_renew", "artifact.publish"]) {
      expect(refusal(world, kind).code).toBe(kind === "work.submit" ? "INVALID_COMMAND" : "INVALID_STATE_TRANSITION");
    }
  });
});

describe("compensation (MWP-AUT-006)", () => {
  const cleanup = (world: World): WorkAuthorizedEventPayload | undefined =>
    world.log.find(({ kind, payload }) => kind === "work.authorized" && "compensatesWorkItemId" in payload)
      ?.payload as never;

  it("is authorized for work that had begun, on the contract that it names", () => {
    const world = cancelled(started(queued(compensating)));
    const { workItem, conversation, compensatesWorkItemId } = cleanup(world)!;
    expect(compensatesWorkItemId).toBe(workItemId);
    expect(workItem).toMatchObject({ state: "open", revision: 1, authorizedBy: coordinator, contract: compensation });
    expect(conversation).toMatchObject({ type: "work_item", primaryWorkItemId: workItem.workItemId });
    expect(itemIn(world, workItem.workItemId)).toMatchObject({ compensatesWorkItemId: workItemId, ownershipEpoch: 0 });
    const [primary, following] = world.log.slice(-2);
    expect(following?.cause).toEqual({ type: "event", id: primary?.eventId });
    expect(isRebuilt(world)).toBe(true);
  });

  it("is for work that had begun at any time, also where it waits again", () => {
    expect(cleanup(cancelled(run(started(queued(compensating)), "work.checkpoint")))).toBeDefined();
  });

  it("is not for work that never began, nor where the contract asks for none", () => {
    expect(cleanup(cancelled(queued(compensating)))).toBeUndefined();
    expect(cleanup(cancelled(started(queued())))).toBeUndefined();
    expect(cleanup(cancelled(started(queued({ constraints: { cleanup: "none", compensation } }))))).toBeUndefined();
  });
});
