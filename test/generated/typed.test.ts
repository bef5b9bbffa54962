import { describe, expect, expectTypeOf, it } from "vitest";
import type { CommandKind, ErrorCode, EventKind } from "../../generated/kinds.ts";
import { commandKinds, eventKinds, type missionStates } from "../../generated/kinds.ts";
import type { CommandPayloads, EventPayloads, TypedCommand, TypedEvent, TypedGuards } from "../../generated/typed.ts";
import type {
  Command,
  Event,
  Frame,
  MissionCancelCommandPayload,
  MissionState,
  ProtocolError,
} from "../../generated/types.ts";
import type { JsonObject } from "../../lib/json/value.ts";

type Literal<T extends string> = string extends T ? never : T;

type Known = Extract<TypedCommand, { kind: "mission.cancel" | "message.retract" }>;

/** Compiles only because a switch over all kinds of a union leaves nothing. */
function reasonOf(command: Known): string {
  switch (command.kind) {
    case "mission.cancel":
      return command.payload.reason;
    case "message.retract":
      return command.payload.targetMessageId;
    default: {
      const nothingLeft: never = command;
      return nothingLeft;
    }
  }
}

/** Compiles only because a switch that forgets a kind leaves something. */
function forgetful(command: Known): string {
  if (command.kind === "mission.cancel") return command.payload.reason;
  // @ts-expect-error message.retract is left
  const nothingLeft: never = command;
  return nothingLeft;
}

/** Compiles only because the guard leads from the open envelope to exactly the members of the kind. */
function contentOf(guards: TypedGuards, command: Command): unknown {
  // An open payload has whatever member is asked for.
  if (!guards.isTypedCommand(command)) return command.payload.contennt;
  if (command.kind !== "message.post") return undefined;
  // @ts-expect-error no such member
  void command.payload.contennt;
  return command.payload.content;
}

/** The same for Events, whose payloads hold whole documents. */
function messageOf(guards: TypedGuards, event: Event): string | undefined {
  if (!guards.isTypedEvent(event) || event.kind !== "message.redacted") return undefined;
  // @ts-expect-error no such member
  void event.payload.mesageId;
  return event.payload.targetMessageId;
}

/** Compiles only while every kind leads to a handler of its own Command. */
type Handlers = { [C in TypedCommand as C["kind"]]: (command: C) => void };

function frameId(frame: Frame): string {
  switch (frame.frameType) {
    case "HELLO":
      return frame.phase === "client_init" ? frame.agentId : frame.frameId;
    case "SUBSCRIBE":
      return frame.subscriptionId;
    case "COMMAND":
      return frame.command.actionId;
    case "EVENT":
      return frame.event.eventId;
    case "ACK":
      return frame.acknowledgements[0]?.groupId ?? "";
    case "PING":
      return frame.nonce;
    case "ERROR":
      return frame.error.code;
    default: {
      const nothingLeft: never = frame;
      return nothingLeft;
    }
  }
}

describe("types of Commands and Events", () => {
  it("are closed unions, narrowed by kind", () => {
    expectTypeOf<TypedCommand["kind"]>().toEqualTypeOf<keyof CommandPayloads>();
    expectTypeOf<Literal<TypedCommand["kind"]>>().not.toBeNever();
    expectTypeOf<Literal<TypedEvent["kind"]>>().toEqualTypeOf<keyof EventPayloads>();
    expectTypeOf<
      Extract<TypedCommand, { kind: "mission.cancel" }>["payload"]
    >().toEqualTypeOf<MissionCancelCommandPayload>();
    expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof CommandPayloads>();
  });

  it("are exhausted by a switch over all kinds, and by nothing less", () => {
    expectTypeOf(reasonOf).returns.toBeString();
    expectTypeOf(forgetful).returns.toBeString();
    expectTypeOf<Exclude<TypedCommand["kind"], keyof CommandPayloads>>().toBeNever();
  });

  it("are reached through the guards, and then have no other member", () => {
    expectTypeOf(contentOf).returns.toBeUnknown();
    expectTypeOf(messageOf).returns.toEqualTypeOf<string | undefined>();
  });

  it("are part of the open envelopes", () => {
    expectTypeOf<CommandPayloads[keyof CommandPayloads]>().toExtend<JsonObject>();
    expectTypeOf<EventPayloads[keyof EventPayloads]>().toExtend<JsonObject>();
    expectTypeOf<TypedCommand>().toExtend<Command>();
    expectTypeOf<TypedEvent>().toExtend<Event>();
    expectTypeOf<Command["kind"]>().toEqualTypeOf<string>();
    expectTypeOf<TypedCommand["kind"]>().toExtend<CommandKind>();
    expectTypeOf<TypedEvent["kind"]>().toExtend<EventKind>();
  });

  it("know all frames", () => {
    expectTypeOf(frameId).returns.toBeString();
    expectTypeOf<Literal<Frame["frameType"]>>().not.toBeNever();
  });

  it("have const objects beside them", () => {
    expectTypeOf<(typeof missionStates)[keyof typeof missionStates]>().toEqualTypeOf<MissionState>();
    expectTypeOf<ProtocolError["code"]>().toEqualTypeOf<ErrorCode>();
    expect(commandKinds.missionCreate).toBe("mission.create");
    expect(commandKinds.sessionOpen).toBe("ext.missionweaveprotocol.identity.session_open");
    expect(Object.keys(commandKinds)).toHaveLength(new Set(Object.values(commandKinds)).size);
    expect(Object.keys(eventKinds)).toHaveLength(new Set(Object.values(eventKinds)).size);
  });
});
