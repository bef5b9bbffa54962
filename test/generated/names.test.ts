import { describe, expect, it } from "vitest";
import { createAjv } from "../../codegen/ajv.ts";
import { createPayloadValidators } from "../../generated/payloads.ts";
import { validateExtensions } from "../../generated/validators/common.js";
import { validateProtocolError } from "../../generated/validators/error.js";

const error = { code: "INTERNAL_ERROR", message: "x", retryable: false, occurredAt: "2026-01-01T00:00:00Z" };
const traps = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

describe("members named like those of Object.prototype", () => {
  it("are not there unless the document has them", () => {
    expect(createAjv().validate({ required: ["toString"] }, {})).toBe(false);
    expect(validateProtocolError(Object.create(error))).toBe(false);
    expect(validateProtocolError(error)).toBe(true);
  });

  it.each(traps)("%s is one more member of a closed object", (name) => {
    const document = JSON.parse(`{${JSON.stringify(error).slice(1, -1)}, "${name}": 1}`) as unknown;
    expect(validateProtocolError(document)).toBe(false);
    expect(validateProtocolError.errors?.[0]?.params.additionalProperty).toBe(name);
  });

  it.each(traps)("%s is no extension, since it is no URI", (name) => {
    expect(validateExtensions(JSON.parse(`{"${name}": {"version": "1.0.0", "critical": false, "data": null}}`))).toBe(
      false,
    );
  });

  it.each(traps)("%s in open data is data", (name) => {
    expect(validateProtocolError({ ...error, details: JSON.parse(`{"${name}": {"${name}": 1}}`) })).toBe(true);
  });

  it.each(traps)("%s is no kind", async (name) => {
    const validators = createPayloadValidators();
    expect(await validators.load("command", name)).toBe(false);
    expect(validators.isLoaded("command", name)).toBe(false);
  });
});
