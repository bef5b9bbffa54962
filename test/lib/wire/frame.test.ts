import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Frame, PingFrame } from "../../../generated/types.ts";
import { decodeUtf8, encodeUtf8 } from "../../../lib/format/utf8.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { commandFrameBytes, decodeFrame, encodeFrame, eventFrameBytes, eventFrameId } from "../../../lib/wire/frame.ts";
import { protocolDir, protocolFile } from "../../support/material.ts";
import { samples, signers } from "../signed/samples.ts";

const frameId = "urn:example:frame:1";
const ping: PingFrame = {
  protocolVersion: "0.1",
  frameId,
  frameType: "PING",
  nonce: "abcd",
  sentAt: "2026-05-01T12:00:00Z",
};
const init = {
  protocolVersion: "0.1",
  frameId,
  frameType: "HELLO",
  phase: "client_init",
  agentId: "urn:example:agent:ada",
  keyId: "urn:example:key:agent",
  clientNonce: "abcd",
  supportedVersions: ["0.1"],
};
const command = signDocument("command", samples.command.unsigned, signers.agent);
const event = signDocument("event", samples.event.unsigned, signers.service);

const subscribe = {
  ...ping,
  frameType: "SUBSCRIBE",
  nonce: undefined,
  sentAt: undefined,
  subscriptionId: frameId,
  groups: [{ groupId: frameId, afterSequence: 0 }],
};
const commandOfHuman = {
  ...{ protocolVersion: "0.1", frameId, frameType: "COMMAND" },
  command: { ...command.document, actor: { type: "human", id: "urn:example:human:h" } },
};

const decode = (value: unknown): ReturnType<typeof decodeFrame> => decodeFrame(encodeUtf8(JSON.stringify(value)));

describe("decodeFrame", () => {
  it("reads what encodeFrame writes, as canonical JSON (MWP-EVT-008)", () => {
    const text = encodeFrame(ping);
    expect(text).toBe(
      '{"frameId":"urn:example:frame:1","frameType":"PING","nonce":"abcd","protocolVersion":"0.1","sentAt":"2026-05-01T12:00:00Z"}',
    );
    expect(decodeFrame(encodeUtf8(text))).toEqual({ ok: true, frame: ping, escapeFree: true });
  });

  it.each(["", "{", "{} {}", "\ufeff{}", '{"a":1,"\\u0061":2}', "[".repeat(300)])(
    "answers %j with PROTOCOL_VIOLATION (MWP-EVT-008, MWP-SDV-018)",
    (text) => {
      expect(decodeFrame(encodeUtf8(text))).toMatchObject({ ok: false, code: "PROTOCOL_VIOLATION" });
    },
  );

  it("answers invalid UTF-8 with PROTOCOL_VIOLATION", () => {
    expect(decodeFrame(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({ ok: false, code: "PROTOCOL_VIOLATION" });
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["an array", []],
    ["an unknown type", { ...ping, frameType: "STREAM" }],
    ["an unknown member", { ...ping, partial: true }],
    ["a missing member", { ...ping, nonce: undefined }],
    ["another version outside client_init", { ...ping, protocolVersion: "0.2" }],
    ["one known version among others", { ...init, supportedVersions: ["0.1", "0.2"] }],
    ["no version", { ...init, supportedVersions: [] }],
    ["versions that are no text", { ...init, supportedVersions: [1] }],
  ])("answers %s with SCHEMA_VALIDATION_FAILED (MWP-EVT-008)", (_, value) => {
    expect(decode(value)).toMatchObject({ ok: false, code: "SCHEMA_VALIDATION_FAILED" });
  });

  it.each<[string, unknown]>([
    ["another protocolVersion", { ...init, protocolVersion: "0.2" }],
    ["no common version", { ...init, supportedVersions: ["0.2", "1.0"] }],
    ["another version in another shape", { ...init, protocolVersion: "1.0", capabilities: {} }],
  ])("refuses a client_init of %s with UNSUPPORTED_VERSION before its schema (MWP-IDN-007, SUP-16)", (_, value) => {
    expect(decode(value)).toMatchObject({ ok: false, code: "UNSUPPORTED_VERSION", frameId });
  });

  it("correlates only valid ids (MWP-EXT-004)", () => {
    const broken = {
      protocolVersion: "0.1",
      frameId,
      frameType: "COMMAND",
      command: { actionId: "urn:example:action:1" },
    };
    expect(decode(broken)).toMatchObject({ frameId, actionId: "urn:example:action:1" });
    for (const bad of ["no uri", 7, null, {}, `urn:x:${"y".repeat(600)}`, "urn:x:\ud800"]) {
      const fault = decode({ ...broken, frameId: bad, command: { actionId: bad } });
      expect(fault).not.toHaveProperty("frameId");
      expect(fault).not.toHaveProperty("actionId");
    }
  });

  it.each<[string, unknown]>([
    ["SUBSCRIBE frame: must NOT have additional properties: attention", { ...subscribe, attention: {} }],
    ["SUBSCRIBE frame: missing groups", { ...subscribe, groups: undefined }],
    ["SUBSCRIBE frame: /groups/0: missing afterSequence", { ...subscribe, groups: [{ groupId: frameId }] }],
    ["COMMAND frame: missing frameId", { protocolVersion: "0.1", frameType: "COMMAND" }],
    ["COMMAND frame: missing protocolVersion", { frameId, frameType: "COMMAND" }],
    [
      "COMMAND frame: /command: missing protocolVersion",
      { ...ping, frameType: "COMMAND", nonce: undefined, sentAt: undefined, command: {} },
    ],
    ["COMMAND frame: /command/sessionEpoch must be absent", commandOfHuman],
    ["PING frame: /nonce must be string", { ...ping, nonce: 7 }],
    ["HELLO client_init frame: missing agentId", { ...init, agentId: undefined }],
    ["HELLO frame: unknown phase", { ...init, phase: "secret" }],
    ["HELLO frame: missing phase", { ...init, phase: undefined }],
    ["frame: unknown frameType", { ...ping, frameType: "secret" }],
    ["frame: unknown frameType", { ...ping, frameType: "toString" }],
    ["frame: missing frameType", {}],
    ["frame: must be object", []],
  ])("says %j, naming the frame that was meant and members, never values (MWP-EXT-004)", (message, value) => {
    expect(decode(value)).toMatchObject({ code: "SCHEMA_VALIDATION_FAILED", message });
  });

  it("cuts the names that a stranger chose", () => {
    const fault = decode({ ...ping, ["x".repeat(5_000)]: 1 });
    expect(fault.ok || fault.message).toBe(`PING frame: must NOT have additional properties: ${"x".repeat(64)}`);
  });

  it("judges integers of a Command on their exact decimal value (MWP-SDV-016)", () => {
    const text = decodeUtf8(commandFrameBytes(frameId, command.bytes)) ?? "";
    const rounded = text.replace('"sessionEpoch":1', '"sessionEpoch":1.00000000000000000001');
    expect(decodeFrame(encodeUtf8(rounded))).toMatchObject({ code: "SCHEMA_VALIDATION_FAILED" });
  });

  it("keeps what is a fault of stage 5 in a Command (MWP-SDV-016)", () => {
    const text = decodeUtf8(commandFrameBytes(frameId, command.bytes)) ?? "";
    expect(decodeFrame(encodeUtf8(text.replace('"grüße 😀"', '{"n":1e400,"s":"\\ud800"}')))).toMatchObject({
      ok: true,
    });
  });

  it("never throws, and lists only its codes, whatever the bytes", () => {
    const json = fc.json().map(encodeUtf8);
    const mutants = fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => {
      const bytes = commandFrameBytes(frameId, command.bytes);
      bytes[at % bytes.length] = byte;
      return bytes;
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), json, mutants), (bytes) => {
        const result = decodeFrame(bytes);
        if (!result.ok)
          expect(["PROTOCOL_VIOLATION", "SCHEMA_VALIDATION_FAILED", "UNSUPPORTED_VERSION"]).toContain(result.code);
        if (!result.ok) expect(result.message.length).toBeLessThan(2000);
      }),
      { numRuns: 500 },
    );
  });
});

describe("spliced frames", () => {
  it("are canonical and carry the signed bytes unchanged (MWP-EVT-008)", () => {
    const bytes = eventFrameBytes(eventFrameId(event.signingHash), event.bytes);
    const decoded = decodeFrame(bytes);
    expect(decoded).toMatchObject({ ok: true, frame: { frameType: "EVENT", event: event.document } });
    expect(decoded.ok && encodeFrame(decoded.frame)).toBe(decodeUtf8(bytes));
    const commandFrame = decodeFrame(commandFrameBytes(frameId, command.bytes));
    expect(commandFrame.ok && encodeFrame(commandFrame.frame)).toBe(
      decodeUtf8(commandFrameBytes(frameId, command.bytes)),
    );
  });

  it("are canonical for any JSON object and id", () => {
    const object = fc.dictionary(
      fc.string(),
      fc.jsonValue({ noUnicodeString: false } as never),
    ) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(object, fc.webUrl(), (value, id) => {
        const bytes = canonicalBytes(value as JsonValue);
        const expected = (name: string, frameType: string): Uint8Array =>
          canonicalBytes({ protocolVersion: "0.1", frameId: id, frameType, [name]: value });
        expect(eventFrameBytes(id, bytes)).toEqual(expected("event", "EVENT"));
        expect(commandFrameBytes(id, bytes)).toEqual(expected("command", "COMMAND"));
      }),
    );
  });

  it("name the EVENT frame after the Event alone", () => {
    expect(eventFrameId(event.signingHash)).toBe(`urn:mwp:event-frame:${event.signingHash}`);
    expect(decode({ ...ping, frameId: eventFrameId(event.signingHash) })).toMatchObject({ ok: true });
  });
});

describe.skipIf(!protocolDir)("official frames (needs MWP_PROTOCOL_DIR)", () => {
  it("takes the valid one and refuses partial streaming (MWP-EVT-008)", () => {
    const valid = decodeFrame(protocolFile("conformance/vectors/valid/websocket-frame.json"));
    expect(valid.ok && (valid.frame satisfies Frame).frameType).toBe("SUBSCRIBE");
    expect(decodeFrame(protocolFile("conformance/vectors/invalid/websocket-partial-stream.json"))).toMatchObject({
      code: "SCHEMA_VALIDATION_FAILED",
    });
  });
});
