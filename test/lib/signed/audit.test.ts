import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Frame, ProtocolError } from "../../../generated/types.ts";
import { validateProtocolError } from "../../../generated/validators/error.js";
import { canonicalText } from "../../../lib/json/canonical.ts";
import type { JsonValue } from "../../../lib/json/value.ts";
import {
  type AuditReason,
  AuditRecord,
  auditReasons,
  toWireError,
  VerificationFailure,
} from "../../../lib/signed/audit.ts";

const reasons = Object.keys(auditReasons) as AuditReason[];
const wireContext = { nowMs: 0, relatedFrameId: "urn:example:frame:1", relatedActionId: "urn:example:action:1" };

describe("a verification failure", () => {
  it("shows nothing where it is printed, copied or encoded by mistake (MWP-SDV-018)", () => {
    const failure = new VerificationFailure("key-revoked", "revoked yesterday");
    const record = new AuditRecord(failure, {
      auditId: "urn:example:audit:1",
      occurredAtMs: 0,
      documentKind: "command",
    });
    for (const secret of [failure, record]) {
      expect(JSON.stringify({ secret })).toBe('{"secret":{}}');
      expect(Object.keys(secret)).toEqual([]);
      expect(structuredClone({ ...secret })).toEqual({});
      expect(inspect(secret)).not.toContain("revoked");
      expect(() => canonicalText(secret as unknown as JsonValue)).toThrow();
    }
  });

  it("fits no wire type", () => {
    expectTypeOf<VerificationFailure>().not.toExtend<JsonValue>();
    expectTypeOf<AuditRecord>().not.toExtend<JsonValue>();
    expectTypeOf<VerificationFailure>().not.toExtend<Frame>();
    expectTypeOf<VerificationFailure>().not.toExtend<ProtocolError>();
    expectTypeOf<VerificationFailure>().not.toExtend<NonNullable<ProtocolError["details"]>>();
  });

  it("is told to the protected audit store whole (MWP-SDV-018, MWP-ADM-012)", () => {
    const failure = new VerificationFailure("record-conflict", "keyId");
    const record = new AuditRecord(failure, {
      auditId: "urn:example:audit:1",
      occurredAtMs: 5,
      documentKind: "command",
      groupId: "urn:example:group:1",
      presentedBy: { type: "agent", id: "urn:example:agent:ada" },
    });
    expect(record.auditId).toBe("urn:example:audit:1");
    expect(record.reveal()).toEqual({
      auditId: "urn:example:audit:1",
      documentKind: "command",
      groupId: "urn:example:group:1",
      presentedBy: { type: "agent", id: "urn:example:agent:ada" },
      occurredAt: "1970-01-01T00:00:00.005Z",
      stage: "admission",
      wireCode: "AUTH_INVALID_SIGNATURE",
      reason: "record-conflict",
      detail: "keyId",
    });
  });
});

describe("the wire error of a failure", () => {
  it("is the same for every check of keys, admission, signature and freshness (MWP-SDV-011, MWP-SDV-018, MWP-ADM-012)", () => {
    const opaque = reasons.filter((reason) => ![1, 2, 5].includes(auditReasons[reason] as number));
    expect(opaque.length).toBeGreaterThan(35);
    const texts = opaque.flatMap((reason) =>
      [undefined, "some detail"].map((detail) =>
        JSON.stringify(toWireError(new VerificationFailure(reason, detail), wireContext)),
      ),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it.each(reasons)("is schema-valid for %s and carries the code of its stage (MWP-EXT-004, MWP-SDV-018)", (reason) => {
    const stage = auditReasons[reason];
    const error = toWireError(new VerificationFailure(reason, `\ud800${"x".repeat(9000)}`), wireContext);
    expect(validateProtocolError(error)).toBe(true);
    expect(() => canonicalText({ ...error } as unknown as JsonValue)).not.toThrow();
    const expected =
      stage === 2
        ? "SCHEMA_VALIDATION_FAILED"
        : stage === 1 || stage === 5
          ? "PROTOCOL_VIOLATION"
          : "AUTH_INVALID_SIGNATURE";
    expect(error).toMatchObject({ code: expected, retryable: false, relatedFrameId: "urn:example:frame:1" });
  });
});
