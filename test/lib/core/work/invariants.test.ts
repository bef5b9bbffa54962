import { describe, expect, it } from "vitest";
import { groupInvariants } from "../../../../lib/core/mod.ts";
import { failed, itemIn, queued, run } from "../support/run.ts";
import { accepting, offering, workItemId } from "../support/work.ts";
import { accepted, send } from "../support/world.ts";

describe("the invariants of WorkItems (MWP-FND-013, MWP-FND-017)", () => {
  it("hold for one that was accepted again after it failed", () => {
    const world = failed(queued());
    accepted(send(world, offering(world)));
    accepted(send(world, accepting(world)));
    const statuses = itemIn(world).document.offers?.map(({ status }) => status);
    expect(statuses).toEqual(["accepted", "accepted"]);
    expect(groupInvariants(world.state)).toEqual([]);
    run(world, "work.start");
    expect(groupInvariants(world.state)).toEqual([]);
  });

  it("do not hold for one that two accepted under one Ownership Epoch", () => {
    const world = queued();
    const item = itemIn(world);
    const [offer] = item.document.offers ?? [];
    const document = { ...item.document, offers: [offer!, { ...offer!, offerId: "urn:example:offer:second" }] };
    world.state.workItems.set(workItemId, { ...item, document });
    expect(groupInvariants(world.state)).toEqual([
      `WorkItem ${workItemId} (queued) was accepted more often than it had owners`,
    ]);
  });
});
