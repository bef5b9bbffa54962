import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { type Decision, maySee, stateDocument } from "../../../../lib/core/mod.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { createQueued, workConversationId, workItemId } from "../support/work.ts";
import {
  accepted,
  advance,
  contextPackage,
  conversationId,
  coordinator,
  createTeam,
  grant,
  missionTerms,
  observer,
  owner,
  policyService,
  refused,
  replay,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const secret = "urn:example:conversation:secret";
const opens = "ext.mwp.toolkit.conversation_open";
const changes = "ext.mwp.toolkit.conversation_change";

const open = (world: World, payload: object = {}, over: Partial<Sending> = {}): Decision =>
  send(world, {
    kind: opens,
    actor: owner,
    payload: { conversationId: secret, type: "restricted", title: "Salaries", members: [worker], ...payload },
    ...over,
  });
const change = (world: World, payload: object, over: Partial<Sending> = {}): Decision =>
  send(world, { kind: changes, actor: owner, payload: { conversationId: secret, ...payload }, ...over });
const post = (world: World, actor: Actor): Decision =>
  send(world, { kind: "message.post", actor, payload: { conversationId: secret, content: "Between us." } });
const seen = ({ state, log }: World, principal: Actor): (number | undefined)[] =>
  log.filter((event) => maySee(state, principal, event)).map(({ sequence }) => sequence);

describe("conversation_open", () => {
  it("opens a restricted Conversation to its members, and hides nothing of it from MissionOwner and Coordinator (MWP-MSN-015, MWP-FND-021)", () => {
    const world = createTeam();
    const { events, identifiers } = accepted(open(world));
    expect(events).toMatchObject([{ kind: `${opens}ed`, conversationId: secret, aggregateRevision: 1 }]);
    expect(events[0].payload.conversation).toMatchObject({
      type: "restricted",
      access: { mode: "restricted", members: [worker] },
      createdBy: owner,
      state: "active",
    });
    expect(identifiers).toEqual([{ kind: "conversation", id: secret }]);
    for (const actor of [worker, owner, coordinator]) accepted(post(world, actor));
    expect(refused(post(world, observer)).message).toBe("the Conversation is not available");
    expect(seen(world, observer)).toEqual([5]);
    expect(seen(world, worker)).toEqual([4, 5, 6, 7, 8, 9]);
    for (const office of [owner, coordinator]) expect(seen(world, office)).toHaveLength(9);
    expect(canonicalText(stateDocument(replay(world.log)))).toBe(canonicalText(stateDocument(world.state)));
  });

  it("opens a review Conversation to the Group or to members, by the Coordinator too, about a WorkItem (MWP-MSN-015)", () => {
    const world = createQueued();
    const review = { conversationId: undefined, type: "review", members: undefined, primaryWorkItemId: workItemId };
    const { events } = accepted(open(world, review, { actor: coordinator, workItemId }));
    expect(events[0]).toMatchObject({ workItemId, payload: { conversation: { access: { mode: "group" } } } });
    const id = events[0].conversationId!;
    expect(id).not.toBe(workConversationId);
    accepted(send(world, { kind: "message.post", actor: observer, payload: { conversationId: id, content: "Fine." } }));
    const closed = accepted(open(world, { ...review, members: [observer] })).events[0].payload.conversation;
    expect(closed).toMatchObject({ type: "review", access: { mode: "restricted", members: [observer] } });
  });

  it("is for Coordinator and MissionOwner alone (MWP-MSN-015)", () => {
    for (const actor of [worker, observer, policyService]) {
      expect(refused(open(createTeam(), {}, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refused(open(createTeam(), {}, { actor: coordinator, coordinatorEpoch: 2 })).code).toBe(
      "AUTH_STALE_COORDINATOR",
    );
    const late = advance(createTeam(), 901);
    expect(refused(open(late, {}, { actor: coordinator })).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("refuses what is no review or restricted Conversation of this Group (MWP-MSN-015)", () => {
    const bad: [object, Partial<Sending>?][] = [
      [{ type: "group" }],
      [{ type: "work_item", primaryWorkItemId: workItemId }],
      [{ members: undefined }],
      [{ members: [] }],
      [{ title: "" }],
      [{ members: [worker, stranger] }],
      [{ primaryWorkItemId: "urn:example:work-item:none" }],
      [{}, { workItemId }],
      [{}, { conversationId }],
    ];
    for (const [payload, over] of bad) {
      expect(refused(open(createQueued(), payload, over)).code, JSON.stringify(payload)).toBe("INVALID_COMMAND");
    }
    const world = createTeam();
    accepted(open(world));
    expect(refused(open(world)).message).toBe("identifier not available");
  });

  it("takes a provisional member until it expires", () => {
    const world = createTeam();
    const provisionalExpiresAt = "2026-01-01T00:10:00Z";
    const payload = grant(stranger, { state: "provisional", provisionalExpiresAt, contextPackage: contextPackage() });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    accepted(open(world, { members: [stranger] }));
    advance(world, 600);
    expect(refused(open(world, { conversationId: undefined, members: [stranger] })).code).toBe("INVALID_COMMAND");
  });
});

describe("conversation_change", () => {
  const opened = (): World => {
    const world = createTeam();
    accepted(open(world));
    return world;
  };

  it("replaces who has access; whoever lost it reads and writes no more (MWP-MSN-015)", () => {
    const world = opened();
    accepted(post(world, worker));
    const { events } = accepted(change(world, { members: [observer] }));
    expect(events).toMatchObject([{ kind: `${changes}d`, conversationId: secret, aggregateRevision: 3 }]);
    expect(refused(post(world, worker)).message).toBe("the Conversation is not available");
    accepted(post(world, observer));
    expect(seen(world, worker)).toEqual([4, 5]);
    expect(seen(world, observer)).toEqual([5, 6, 7, 8, 9]);
    for (const office of [owner, coordinator]) expect(seen(world, office)).toHaveLength(9);
  });

  it("closes a Conversation to new Messages and reopens it", () => {
    const world = opened();
    accepted(change(world, { state: "closed" }));
    expect(refused(post(world, worker)).code).toBe("INVALID_STATE_TRANSITION");
    expect(refused(change(world, { members: [observer] })).code).toBe("INVALID_STATE_TRANSITION");
    accepted(change(world, { state: "active" }));
    accepted(post(world, worker));
  });

  it("makes a review Conversation restricted, and never one of the Group or a WorkItem (MWP-MSN-015)", () => {
    const world = createQueued();
    accepted(open(world, { type: "review", members: undefined }));
    accepted(change(world, { members: [observer] }));
    expect(world.state.conversations.get(secret)?.access).toEqual({ mode: "restricted", members: [observer] });
    for (const id of [conversationId, workConversationId]) {
      const answer = refused(change(world, { conversationId: id, state: "closed" }));
      expect(answer.code).toBe("INVALID_STATE_TRANSITION");
    }
  });

  it("refuses a change of nothing, of a stale revision, by others and of what is not there", () => {
    const world = opened();
    expect(refused(change(world, { members: [worker] })).message).toBe("the change changes nothing");
    expect(refused(change(world, {})).message).toBe("the change changes nothing");
    expect(refused(change(world, { state: "closed" }, { expectedRevision: 7 })).code).toBe("REVISION_CONFLICT");
    expect(refused(change(world, { state: "closed" }, { actor: worker })).code).toBe("AUTH_FORBIDDEN");
    expect(refused(change(world, { members: [stranger] })).code).toBe("INVALID_COMMAND");
    const none = { conversationId: "urn:example:conversation:none", state: "closed" };
    expect(refused(change(world, none)).message).toBe("the Conversation is not available");
    expect(refused(change(world, { state: "closed" }, { conversationId })).code).toBe("INVALID_COMMAND");
    expect(refused(change(world, { state: "closed" }, { workItemId })).code).toBe("INVALID_COMMAND");
  });
});

describe("the Conversations of a Group (MWP-MSN-015)", () => {
  it("begin with the one planning Conversation, each WorkItem adding its own", () => {
    const world = createQueued();
    const conversations = [...world.state.conversations.values()];
    expect(conversations.map(({ type }) => type)).toEqual(["group", "work_item"]);
    expect(conversations[1]?.primaryWorkItemId).toBe(workItemId);
    expect(missionTerms()).toMatchObject({ conversationId });
  });
});
