import { describe, expect, it } from "vitest";
import { createPayloadValidators, payloadKinds } from "../../generated/payloads.ts";
import { createTypedGuards, loadTypedGuards } from "../../generated/typed.ts";
import type { Command, Event } from "../../generated/types.ts";

const cancel = { kind: "mission.cancel", payload: { reason: "no longer needed" } } as unknown as Command;

describe("payload validators", () => {
  it("load per kind, on first use", async () => {
    const validators = createPayloadValidators();
    expect(validators.isLoaded("command", "mission.cancel")).toBe(false);
    expect(() => validators.check("command", "mission.cancel", {})).toThrow("not loaded");
    expect(await validators.load("command", "mission.cancel")).toBe(true);
    expect(validators.isLoaded("command", "mission.cancel")).toBe(true);
    expect(validators.isLoaded("event", "mission.cancel")).toBe(false);
    expect(await validators.load("command", "ext.acme.profile.unknown")).toBe(false);
  });

  it("load for every kind that has a schema", async () => {
    const validators = createPayloadValidators();
    for (const direction of ["command", "event"] as const) {
      for (const kind of payloadKinds(direction)) {
        expect(await validators.load(direction, kind), kind).toBe(true);
        expect(validators.check(direction, kind, null), kind).toMatchObject({ pointer: "" });
      }
    }
  });

  it("tell where a payload fails, and which member is missing (MWP-EVT-004)", async () => {
    const validators = createPayloadValidators();
    await validators.load("command", "mission.cancel");
    expect(validators.check("command", "mission.cancel", cancel.payload)).toBeUndefined();
    expect(validators.check("command", "mission.cancel", {})).toMatchObject({
      pointer: "",
      keyword: "required",
      missing: "reason",
      message: "missing reason",
    });
    const fault = validators.check("command", "mission.cancel", { reason: 1 });
    expect(fault).toEqual({ pointer: "/reason", keyword: "type", message: "must be string" });
  });
});

describe("typed guards", () => {
  it("hold back what is not loaded, not known or not valid", async () => {
    const guards = createTypedGuards();
    expect(guards.isTypedCommand(cancel)).toBe(false);
    await guards.load(["mission.cancel"]);
    expect(guards.isTypedCommand(cancel)).toBe(true);
    expect(guards.isTypedCommand({ ...cancel, payload: {} })).toBe(false);
    expect(guards.isTypedCommand({ ...cancel, kind: "ext.acme.profile.unknown" })).toBe(false);
    expect(guards.isTypedEvent(cancel as unknown as Event)).toBe(false);
  });

  it("know all kinds when none is named", async () => {
    const guards = await loadTypedGuards();
    expect(guards.isTypedCommand(cancel)).toBe(true);
  });
});
