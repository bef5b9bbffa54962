import { describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import {
  createGroupState,
  type Decision,
  type EventDraft,
  evolveGroup,
  redactedRendition,
  redactedSequences,
  stateDocument,
} from "../../../lib/core/mod.ts";
import { canonicalText } from "../../../lib/json/canonical.ts";
import {
  accepted,
  assertValid,
  coordinator,
  createTeam,
  groupId,
  observer,
  owner,
  policyService,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "./support/world.ts";

const original = "urn:example:message:original";

const redact = (world: World, over: Partial<Sending> = {}, payload: object = {}): Decision =>
  send(world, {
    kind: "message.redact",
    actor: owner,
    payload: { targetMessageId: original, reason: "A secret was told.", ...payload },
    ...over,
  });
const correct = (world: World, messageId: string): void => {
  const payload = { messageId, targetMessageId: original, content: "Better.", reason: "A slip." };
  accepted(send(world, { kind: "message.correct", actor: worker, payload }));
};

/** A Message (Event 6), two corrections of it (7 and 9), and another Message between them. */
function talk(): World {
  const world = createTeam();
  accepted(send(world, { kind: "message.post", actor: worker, payload: { messageId: original, content: "First." } }));
  correct(world, "urn:example:message:one");
  accepted(send(world, { kind: "message.post", actor: worker, payload: { content: "Something else." } }));
  correct(world, "urn:example:message:two");
  return world;
}

/** The log as it is served once what a redaction takes was replaced. */
function served(log: readonly EventDraft[], taken: readonly number[], by: EventDraft): EventDraft[] {
  const mark = { byEventId: by.eventId, commitment: `hmac-sha256:${"a".repeat(64)}`, occurredAt: by.occurredAt };
  return log.map((event) =>
    taken.includes(event.sequence ?? 0) ? redactedRendition(event as unknown as Event, mark) : event,
  );
}

describe("what a redaction takes (MWP-MSN-023)", () => {
  it("is the Message and its corrections, or one correction, and what is redacted already is not taken again", () => {
    const world = talk();
    expect([...redactedSequences(world.state, original)].sort()).toEqual([6, 7, 9]);
    expect(redactedSequences(world.state, "urn:example:message:one")).toEqual([7]);
    expect(redactedSequences(world.state, "urn:example:message:none")).toEqual([]);
    accepted(redact(world, {}, { targetMessageId: "urn:example:message:one" }));
    expect([...redactedSequences(world.state, original)].sort()).toEqual([6, 9]);
    accepted(redact(world));
    expect(redactedSequences(world.state, original)).toEqual([]);
    for (const targetMessageId of [original, "urn:example:message:one", "urn:example:message:two"]) {
      expect(refused(redact(world, {}, { targetMessageId })).code).toBe("INVALID_STATE_TRANSITION");
    }
  });

  it("leads from renditions to the state that the originals led to, at every step", () => {
    const world = talk();
    const first = accepted(redact(world, {}, { targetMessageId: "urn:example:message:two" })).events[0];
    const taken = redactedSequences(world.state, original);
    const second = accepted(redact(world)).events[0];
    const log = served(served(world.log, [9], first), taken, second);
    expect(canonicalText(log as never)).not.toMatch(/First|Better|slip/);
    const [a, b] = [createGroupState(groupId), createGroupState(groupId)];
    for (const [index, event] of log.entries()) {
      assertValid(event);
      evolveGroup(a, world.log[index]!);
      evolveGroup(b, event);
      b.lastOccurredAt = a.lastOccurredAt;
      expect(canonicalText(stateDocument(b))).toBe(canonicalText(stateDocument(a)));
    }
    expect(canonicalText(stateDocument(a))).toBe(canonicalText(stateDocument(world.state)));
  });

  it("keeps Event ID, sequence, cause and chain in a rendition, and no hash of the text", () => {
    const world = talk();
    const by = accepted(redact(world)).events[0];
    const [rendition] = served(world.log, [7], by).slice(6, 7);
    const { payload: _, occurredAt: __, commandHash, ...envelope } = world.log[6]!;
    expect(commandHash).toBeDefined();
    expect(rendition).toMatchObject({ ...envelope, payload: { targetMessageId: original, authority: false } });
    expect(rendition).not.toHaveProperty("commandHash");
    expect(rendition?.payload).not.toHaveProperty("content");
  });

  it("goes into the Policy Log with its reason, and whether a copy is kept", () => {
    const { policyLog } = accepted(redact(talk(), {}, { keepAuditCopy: false }));
    const details = { targetMessageId: original, reason: "A secret was told.", keepAuditCopy: false };
    expect(policyLog).toMatchObject([{ decision: "Message redacted", details }]);
  });

  it("is possible as long as the text can be read: in a closed Conversation, and after the Mission", () => {
    const world = talk();
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "No money." } }));
    accepted(redact(world));
    const again = talk();
    const secret = "urn:example:conversation:secret";
    const opened = { conversationId: secret, type: "restricted", title: "Salaries", members: [worker] };
    accepted(send(again, { kind: "ext.mwp.toolkit.conversation_open", actor: owner, payload: opened }));
    const payload = { messageId: "urn:x:m", conversationId: secret, content: "Between us." };
    accepted(send(again, { kind: "message.post", actor: worker, payload }));
    const closing = { conversationId: secret, state: "closed" };
    accepted(send(again, { kind: "ext.mwp.toolkit.conversation_change", actor: owner, payload: closing }));
    const target = { targetMessageId: "urn:x:m" };
    expect(refused(redact(again, { actor: worker }, target)).code).toBe("AUTH_FORBIDDEN");
    expect(refused(redact(again, { actor: observer }, target)).code).toBe("INVALID_COMMAND");
    // No service is named in a restricted Conversation; policy redacts there all the same.
    accepted(redact(again, { actor: policyService }, target));
    accepted(redact(again, { actor: coordinator }));
  });
});
