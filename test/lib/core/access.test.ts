import { describe, expect, it } from "vitest";
import { accessAfter, accessOf, createGroupState, evolveGroup, holdsOffice, isOpenTo } from "../../../lib/core/mod.ts";
import { createQueued } from "./support/work.ts";
import {
  accepted,
  conversationId,
  coordinator,
  grant,
  groupId,
  observer,
  owner,
  send,
  stranger,
  type World,
  worker,
} from "./support/world.ts";

const secret = "urn:example:conversation:secret";
const restricted = { conversationId: secret, type: "restricted", title: "Salaries", members: [worker] };

/** A Group in which access moved in every way. */
function moved(): World {
  const world = createQueued();
  const by = { actor: owner };
  const change = (payload: object) =>
    accepted(send(world, { kind: "ext.mwp.toolkit.conversation_change", ...by, payload }));
  accepted(send(world, { kind: "ext.mwp.toolkit.conversation_open", ...by, payload: restricted }));
  accepted(send(world, { kind: "message.post", actor: worker, payload: { conversationId: secret, content: "A" } }));
  change({ conversationId: secret, members: [observer] });
  accepted(send(world, { kind: "membership.change", ...by, payload: grant(stranger) }));
  accepted(send(world, { kind: "membership.end", ...by, payload: { member: stranger } }));
  change({ conversationId: secret, state: "closed" });
  return world;
}

describe("access", () => {
  it("moves with each Event to what the state then says (MWP-MSN-015)", () => {
    const state = createGroupState(groupId);
    let access = accessOf(state);
    for (const event of moved().log) {
      evolveGroup(state, event);
      access = accessAfter(access, event);
      expect(access, event.kind).toEqual(accessOf(state));
    }
    expect([...access.restricted]).toEqual([[secret, [observer]]]);
  });

  it("opens a restricted Conversation to its members and the two offices only; every other one to all (MWP-MSN-015, MWP-FND-021)", () => {
    const access = accessOf(moved().state);
    for (const principal of [owner, coordinator, observer]) expect(isOpenTo(access, principal, secret)).toBe(true);
    for (const principal of [worker, stranger]) expect(isOpenTo(access, principal, secret)).toBe(false);
    for (const principal of [worker, stranger]) expect(isOpenTo(access, principal, conversationId)).toBe(true);
    expect(isOpenTo(access, stranger, undefined)).toBe(true);
    expect([owner, coordinator, observer].map((principal) => holdsOffice(access, principal))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
