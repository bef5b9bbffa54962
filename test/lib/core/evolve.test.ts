import { describe, expect, it } from "vitest";
import {
  createGroupState,
  type EventDraft,
  evolveGroup,
  groupInvariants,
  groupKinds,
  stateDocument,
} from "../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import { accepted, createMission, createTeam, groupId, owner, replay, send, startMs, worker } from "./support/world.ts";

describe("evolveGroup", () => {
  it("refuses an Event that is not the next one, or of another Group (MWP-EVT-005)", () => {
    const { log } = createMission();
    const first = log[0]!;
    const state = createGroupState(groupId);
    expect(() => evolveGroup(state, log[1]!)).toThrow(RangeError);
    evolveGroup(state, first);
    expect(() => evolveGroup(state, first)).toThrow(RangeError);
    expect(() => evolveGroup(createGroupState("urn:example:group:two"), first)).toThrow(RangeError);
  });

  it("refuses a kind it cannot fold: a state that missed something must not decide", () => {
    const { state, log } = createMission();
    expect(() => evolveGroup(state, { ...log[2]!, sequence: 4, kind: "no.such.kind" })).toThrow(RangeError);
  });

  it("leaves the parts of an earlier state as they were", () => {
    const world = createTeam();
    const { mission } = world.state;
    const text = JSON.stringify(mission);
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }));
    expect(JSON.stringify(mission)).toBe(text);
  });

  it("gives the same state from redacted renditions as from the originals (I11, MWP-MSN-009)", () => {
    const world = createTeam();
    const messageId = "urn:example:message:secret";
    accepted(send(world, { kind: "message.post", actor: worker, payload: { messageId, content: "planted-text" } }));
    accepted(send(world, { kind: "message.post", actor: worker, payload: { content: "Harmless." } }));
    world.nowMs += 1000;
    const redact = { kind: "message.redact", actor: owner, payload: { targetMessageId: messageId, reason: "Secret." } };
    const [redaction] = accepted(send(world, redact)).events;
    const redacted = { byEventId: redaction.eventId, commitment: `hmac-sha256:${"0".repeat(64)}` };
    const served = world.log.map((event): EventDraft => {
      if (event.payload.messageId !== messageId) return event;
      const { commandHash: _, ...envelope } = event;
      return { ...envelope, occurredAt: redaction.occurredAt, payload: { messageId, authority: false, redacted } };
    });
    expect(stateDocument(replay(served))).toEqual(stateDocument(world.state));
    expect(JSON.stringify(stateDocument(world.state))).not.toContain("planted-text");
  });

  it("folds every kind that the core emits", () => {
    const emitted = new Set([...groupKinds.values()].flatMap(({ emits }) => emits));
    for (const kind of emitted) {
      const event = { kind, groupId, sequence: 1, actor: owner, occurredAt: "", payload: {} };
      expect(() => evolveGroup(createGroupState(groupId), event)).not.toThrow(/no fold/);
    }
  });
});

describe("time of Events", () => {
  it("is the batch's, and never before the latest Event's", () => {
    const world = createTeam();
    world.nowMs = startMs - 5000;
    const early = accepted(send(world, { kind: "message.post", actor: worker, payload: { content: "Hello" } }));
    expect(early.events[0].occurredAt).toBe(formatInstantMs(startMs));
    world.nowMs = startMs + 5000;
    const late = accepted(send(world, { kind: "message.post", actor: worker, payload: { content: "Hello" } }));
    expect(late.events[0].occurredAt).toBe(formatInstantMs(startMs + 5000));
  });
});

describe("groupInvariants", () => {
  it("finds what evolve never makes", () => {
    const broken: readonly ((state: ReturnType<typeof createMission>["state"]) => void)[] = [
      (state) => {
        state.mission = { ...state.mission!, lease: { ...state.mission!.lease, state: "revoked" } };
      },
      (state) => {
        state.mission = { ...state.mission!, lease: { ...state.mission!.lease, leaseId: "urn:x:other" } };
      },
      (state) => state.memberships.delete(`human ${owner.id}`),
      (state) => state.conversations.clear(),
      (state) =>
        state.messages.set("urn:x:m", {
          conversationId: "urn:x:c",
          author: owner,
          kind: "message",
          state: "posted",
          sequence: 1,
        }),
      (state) => {
        state.mission = undefined;
      },
    ];
    for (const harm of broken) {
      const { state } = createMission();
      expect(groupInvariants(state)).toEqual([]);
      harm(state);
      expect(groupInvariants(state)).not.toEqual([]);
    }
  });
});
