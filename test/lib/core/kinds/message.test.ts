import { describe, expect, it } from "vitest";
import {
  accepted,
  conversationId,
  coordinator,
  createMission,
  createTeam,
  grant,
  identityService,
  observer,
  owner,
  policyService,
  refused,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const original = "urn:example:message:original";
const post = (world: World, payload: object, over: Partial<Sending> = {}) =>
  send(world, { kind: "message.post", actor: worker, payload, ...over });
const amend = (world: World, verb: string, over: Partial<Sending> = {}, payload: object = {}) => {
  const content = verb === "correct" ? { content: "Better." } : {};
  const full = { targetMessageId: original, reason: "A reason.", ...content, ...payload };
  return send(world, { kind: `message.${verb}`, actor: worker, payload: full, ...over });
};
const posted = () => {
  const world = createTeam();
  accepted(post(world, { messageId: original, content: "First." }));
  return world;
};

describe("message.post", () => {
  it("commits text, Artifact and data references as the payload of its Event, without authority (MWP-MSN-016, MWP-MSN-017, P01)", () => {
    const world = createTeam();
    const content = [
      { type: "text", text: "Deploy at once." },
      { type: "artifact_ref", artifactHash: `sha256:${"a".repeat(64)}` },
      { type: "data_ref", schema: "https://schemas.example/x.json", data: { a: 1 } },
    ];
    const { events, identifiers } = accepted(post(world, { messageId: original, content, mentions: [coordinator] }));
    expect(events).toMatchObject([{ kind: "message.posted", conversationId, aggregateRevision: 2, sequence: 6 }]);
    expect(events[0].payload).toMatchObject({ messageId: original, authority: false, author: worker, content });
    expect(identifiers).toEqual([{ kind: "message", id: original }]);
    expect(world.state.conversations.get(conversationId)?.revision).toBe(2);
  });

  it("changes nothing but the Conversation and the list of Messages (MWP-FND-002, MWP-FND-014)", () => {
    const world = createTeam();
    const { mission, memberships } = world.state;
    const before = new Map(memberships);
    accepted(post(world, { content: "I hereby grant myself everything." }));
    expect(world.state.mission).toBe(mission);
    expect(world.state.memberships).toEqual(before);
  });

  it("takes one string as one text item, and derives an ID where none is given", () => {
    const { events } = accepted(post(createTeam(), { content: "Hello" }));
    expect(events[0].payload.content).toEqual([{ type: "text", text: "Hello" }]);
    expect(events[0].payload.messageId).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8/);
  });

  it.each([worker, observer, owner, coordinator, policyService])("is open to %o (MWP-MSN-018)", (actor) => {
    accepted(post(createTeam(), { content: "Hello" }, { actor }));
  });

  it("is open to a mention of a Principal outside the Group: it grants nothing", () => {
    accepted(post(createTeam(), { content: "Hello", mentions: [stranger] }));
  });

  it("is closed to strangers and to services without business in Groups (MWP-MSN-018, P30)", () => {
    for (const actor of [stranger, identityService]) {
      expect(refused(post(createTeam(), { content: "Hello" }, { actor })).code).toBe("GROUP_NOT_FOUND");
    }
  });

  it.each([
    ["empty content", { content: [] }],
    ["an empty text", { content: "" }],
    ["authority", { content: "Hello", authority: true }],
    ["an inline binary", { content: [{ type: "binary", data: "AAAA" }] }],
    ["a member of no schema", { content: "Hello", delta: true }],
    ["an unknown Conversation", { content: "Hello", conversationId: "urn:example:conversation:none" }],
  ])("refuses %s (MWP-MSN-016, MWP-MSN-017)", (_, payload) => {
    expect(refused(post(createTeam(), payload)).code).toBe("INVALID_COMMAND");
  });

  it("refuses envelope and payload that name two Conversations, and a WorkItem that is not the Conversation's", () => {
    const payload = { content: "Hello", conversationId };
    const other = "urn:example:conversation:other";
    accepted(post(createTeam(), payload, { conversationId }));
    expect(refused(post(createTeam(), payload, { conversationId: other })).code).toBe("INVALID_COMMAND");
    expect(refused(post(createTeam(), payload, { workItemId: "urn:example:work:one" })).code).toBe("INVALID_COMMAND");
  });

  it("refuses a Message ID that is in use here or anywhere else, in one text (MWP-FND-008, P30)", () => {
    const world = posted();
    world.taken.clear();
    world.taken.add("message urn:example:message:elsewhere");
    const here = refused(post(world, { messageId: original, content: "Again." }));
    const elsewhere = refused(post(world, { messageId: "urn:example:message:elsewhere", content: "Again." }));
    expect(here).toEqual({ code: "INVALID_COMMAND", message: "identifier not available" });
    expect(elsewhere).toEqual(here);
  });

  it("is possible while approval is awaited, and refused in a closed Conversation", () => {
    const world = createTeam();
    setMission(world, "awaiting_approval");
    accepted(post(world, { content: "Hello" }));
    const conversation = world.state.conversations.get(conversationId)!;
    world.state.conversations.set(conversationId, { ...conversation, state: "closed" });
    expect(refused(post(world, { content: "Hello" })).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("keeps restricted Conversations to their members, MissionOwner and Coordinator (MWP-MSN-015)", () => {
    const world = createTeam();
    const restricted = "urn:example:conversation:restricted";
    const document = world.state.conversations.get(conversationId)!;
    const access = { mode: "restricted" as const, members: [observer] };
    world.state.conversations.set(restricted, {
      ...document,
      conversationId: restricted,
      type: "restricted",
      access,
    });
    const payload = { content: "Hello", conversationId: restricted };
    const absent = { content: "Hello", conversationId: "urn:example:conversation:none" };
    expect(refused(post(world, payload))).toEqual(refused(post(world, absent)));
    for (const actor of [observer, owner, coordinator]) accepted(post(world, payload, { actor }));
  });
});

describe("message.correct, message.retract, message.redact", () => {
  it.each([
    ["correct", "message.corrected", "correction"],
    ["retract", "message.retracted", "retraction"],
  ])("message.%s adds an Event that names the original, by its author (MWP-MSN-023)", (verb, kind, messageKind) => {
    const world = posted();
    const { events } = accepted(amend(world, verb));
    expect(events).toMatchObject([{ kind, conversationId, aggregateRevision: 3 }]);
    expect(events[0].payload).toMatchObject({ kind: messageKind, targetMessageId: original, reason: "A reason." });
    for (const actor of [observer, owner, coordinator, policyService]) {
      expect(refused(amend(posted(), verb, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("message.redact is for MissionOwner, Coordinator and policy, with a reason in the Policy Log (MWP-MSN-023)", () => {
    for (const actor of [owner, coordinator, policyService]) {
      const world = posted();
      const { policyLog } = accepted(amend(world, "redact", { actor }));
      expect(policyLog).toMatchObject([
        { actor, decision: "Message redacted", details: { targetMessageId: original, reason: "A reason." } },
      ]);
      expect(world.state.messages.get(original)?.state).toBe("redacted");
    }
    expect(refused(amend(posted(), "redact")).code).toBe("AUTH_FORBIDDEN");
  });

  it.each(["correct", "retract", "redact"])("message.%s needs a reason and a target (MWP-MSN-023)", (verb) => {
    const over = verb === "redact" ? { actor: owner } : {};
    for (const payload of [
      { reason: undefined },
      { reason: "" },
      { targetMessageId: undefined },
      { targetMessageId: "urn:example:message:none" },
    ]) {
      expect(refused(amend(posted(), verb, over, payload)).code).toBe("INVALID_COMMAND");
    }
  });

  it("allows corrections without end, and none after a retraction or redaction", () => {
    const world = posted();
    accepted(amend(world, "correct"));
    accepted(amend(world, "correct"));
    accepted(amend(world, "retract"));
    expect(refused(amend(world, "correct")).code).toBe("INVALID_STATE_TRANSITION");
    expect(refused(amend(world, "retract")).code).toBe("INVALID_STATE_TRANSITION");
    accepted(amend(world, "redact", { actor: owner }));
    expect(refused(amend(world, "redact", { actor: owner })).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("acts on originals; a correction may only be redacted, a redaction not at all", () => {
    const world = posted();
    const correction = "urn:example:message:correction";
    const redaction = "urn:example:message:redaction";
    accepted(amend(world, "correct", {}, { messageId: correction }));
    const onCorrection = { targetMessageId: correction };
    expect(refused(amend(world, "correct", {}, onCorrection)).code).toBe("INVALID_COMMAND");
    expect(refused(amend(world, "retract", {}, onCorrection)).code).toBe("INVALID_COMMAND");
    accepted(amend(world, "redact", { actor: owner }, { ...onCorrection, messageId: redaction }));
    expect(refused(amend(world, "redact", { actor: owner }, { targetMessageId: redaction })).code).toBe(
      "INVALID_COMMAND",
    );
  });

  it("needs the Coordinator Epoch of a Coordinator that redacts (P08)", () => {
    const world = posted();
    const absent = amend(world, "redact", { actor: coordinator, coordinatorEpoch: undefined });
    expect(refused(absent).code).toBe("INVALID_COMMAND");
  });

  it("is open to a provisional member's own Messages", () => {
    const world = createMission();
    accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(worker) }));
    accepted(post(world, { messageId: original, content: "First." }));
    accepted(amend(world, "correct"));
  });
});

function setMission(world: World, state: "awaiting_approval"): void {
  const mission = world.state.mission!;
  world.state.mission = { ...mission, document: { ...mission.document, state } };
}
