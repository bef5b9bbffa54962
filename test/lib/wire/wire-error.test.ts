import { describe, expect, it } from "vitest";
import { errorCodes } from "../../../generated/kinds.ts";
import { validateProtocolError } from "../../../generated/validators/error.js";
import { canonicalText } from "../../../lib/json/canonical.ts";
import type { JsonValue } from "../../../lib/json/value.ts";
import { toWireError, VerificationFailure } from "../../../lib/signed/audit.ts";
import { type ErrorCode, errorCodeTable, protocolError } from "../../../lib/wire/wire-error.ts";

const codes = Object.keys(errorCodeTable) as ErrorCode[];

describe("the table of error codes", () => {
  it("has exactly the 27 codes of the schema (MWP-EXT-004)", () => {
    expect(codes).toHaveLength(27);
    expect([...codes].sort()).toEqual([...Object.values(errorCodes)].sort());
  });

  it("lets only three codes be retried unchanged (MWP-EXT-005)", () => {
    expect(codes.filter((code) => errorCodeTable[code].retryable).sort()).toEqual([
      "BACKPRESSURE",
      "INTERNAL_ERROR",
      "RATE_LIMITED",
    ]);
  });
});

describe("protocolError", () => {
  it.each(codes)("makes a schema-valid %s (MWP-EXT-004)", (code) => {
    const bare = protocolError(code, { nowMs: 0 });
    expect(bare).toEqual({
      code,
      message: errorCodeTable[code].meaning,
      retryable: errorCodeTable[code].retryable,
      occurredAt: "1970-01-01T00:00:00.000Z",
    });
    const full = protocolError(code, {
      nowMs: 0,
      message: `\ud800${"é😀".repeat(3000)}`,
      fatal: true,
      relatedFrameId: "urn:example:frame:1",
      relatedActionId: "urn:example:action:1",
      groupId: "urn:example:group:1",
      expectedRevision: 1,
      currentRevision: 2,
      retryAfterMs: 5,
      snapshotArtifactHash: `sha256:${"0".repeat(64)}`,
      details: { missing: ["x"] },
    });
    expect(validateProtocolError(full)).toBe(true);
    expect(() => canonicalText({ ...full } as unknown as JsonValue)).not.toThrow();
  });

  it("leaves out ids that are none (MWP-EXT-004)", () => {
    const error = protocolError("INVALID_COMMAND", {
      nowMs: 0,
      relatedFrameId: "x y",
      relatedActionId: "",
      groupId: "group",
    });
    expect(Object.keys(error).sort()).toEqual(["code", "message", "occurredAt", "retryable"]);
  });

  it("says one thing for AUTH_INVALID_SIGNATURE, the same as a failed verification (MWP-SDV-018)", () => {
    const error = protocolError("AUTH_INVALID_SIGNATURE", { nowMs: 0, message: "key revoked", details: { stage: 4 } });
    expect(error).toEqual(toWireError(new VerificationFailure("key-revoked"), { nowMs: 0 }));
  });
});
