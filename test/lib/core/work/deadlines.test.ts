import { describe, expect, it } from "vitest";
import { childCoordinator, childTerms, createTree, register, sendTo } from "../support/tree.ts";
import { createOffered } from "../support/work.ts";
import { accepted, coordinator, groupId } from "../support/world.ts";

describe("deadlines of a WorkItem", () => {
  it("leave no offer behind where a child Mission takes over what was offered (P29b, MWP-MSN-024)", () => {
    const world = createOffered();
    register(world, childCoordinator);
    const payload = childTerms();
    const { deadlines } = accepted(
      sendTo(createTree(world), groupId, { kind: "mission.create_child", actor: coordinator, payload }),
    );
    const offers = deadlines.filter((change) => {
      return (change.change === "clear" ? change.type : change.deadline.type) === "offer";
    });
    expect(offers.at(-1)).toMatchObject({ change: "clear", type: "offer", subjectId: "urn:example:work-item:one" });
  });
});
