import { describe, expectTypeOf, it } from "vitest";
import type { CommandPayloads } from "../../../generated/typed.ts";
import type { MessagePostCommandPayload } from "../../../generated/types.ts";
import type { Agent, PayloadOf, VerifiedEvent } from "../../../lib/agent/mod.ts";
import type { CommandReceipt, HumanClient } from "../../../lib/human/mod.ts";
import type { JsonObject } from "../../../lib/json/value.ts";

const groupId = "urn:example:group:1";

/** Compiles only while known kinds are checked and other kinds stay possible. Never called. */
function viaAgent(agent: Agent, kind: string, payload: JsonObject): Promise<VerifiedEvent> {
  void agent.send("message.post", { groupId, payload: { content: "Good morning" } });
  void agent.send("mission.cancel", { groupId, expectedRevision: 1, payload: { reason: "no longer needed" } });
  // @ts-expect-error a wrong member name
  void agent.send("message.post", { groupId, payload: { content: "x", mention: [] } });
  // @ts-expect-error a missing required member
  void agent.send("message.post", { groupId, payload: {} });
  // @ts-expect-error a member of the wrong type
  void agent.send("mission.cancel", { groupId, payload: { reason: 7 } });
  // @ts-expect-error an open payload, for a kind whose payload is known
  void agent.send("message.post", { groupId, payload });
  // @ts-expect-error a wrong member of the envelope
  void agent.send("message.post", { group: groupId, payload: { content: "x" } });
  void agent.send("ext.acme.notes.add", { groupId, payload: { anything: ["goes"] } });
  // @ts-expect-error a payload that is no JSON
  void agent.send("ext.acme.notes.add", { groupId, payload: { at: new Date() } });
  return agent.send(kind, { groupId, payload });
}

/** The same over HTTPS. */
function viaHuman(human: HumanClient, kind: string, payload: JsonObject): Promise<CommandReceipt> {
  void human.sendCommand("message.post", { groupId, membershipEpoch: 1, payload: { content: "Good morning" } });
  // @ts-expect-error a wrong member name
  void human.sendCommand("message.post", { groupId, payload: { contennt: "x" } });
  // @ts-expect-error a missing required member
  void human.sendCommand("mission.cancel", { groupId, payload: {} });
  void human.sendCommand("ext.acme.notes.add", { groupId, payload: { anything: ["goes"] } });
  return human.sendCommand(kind, { groupId, payload });
}

describe("sending a Command", () => {
  it("checks the payload of a known kind at compile time, and lets other kinds through (MWP-EVT-001)", () => {
    expectTypeOf(viaAgent).returns.resolves.toEqualTypeOf<VerifiedEvent>();
    expectTypeOf(viaHuman).returns.resolves.toEqualTypeOf<CommandReceipt>();
    expectTypeOf<PayloadOf<"message.post">>().toEqualTypeOf<MessagePostCommandPayload>();
    expectTypeOf<PayloadOf<"ext.acme.notes.add">>().toEqualTypeOf<JsonObject>();
    expectTypeOf<PayloadOf<string>>().toEqualTypeOf<JsonObject>();
    expectTypeOf<PayloadOf<keyof CommandPayloads>>().toExtend<JsonObject>();
  });
});
