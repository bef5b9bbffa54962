import { describe, expect, it } from "vitest";
import { faultText, mainFault, ruleText, type SchemaFault } from "../../../lib/json/schema-fault.ts";

const fault = (keyword: string, params = {}, more: Partial<SchemaFault> = {}): SchemaFault => ({
  ...{ instancePath: "", keyword, params, message: `ajv on ${keyword}` },
  ...more,
});

describe("a schema fault for people", () => {
  it.each<[string, SchemaFault | undefined]>([
    ["missing reason", fault("required", { missingProperty: "reason" })],
    ["must NOT have additional properties: surplus", fault("additionalProperties", { additionalProperty: "surplus" })],
    ["must be absent", fault("false schema")],
    ["must NOT have this value", fault("not")],
    ["unknown frameType", fault("discriminator", { error: "mapping", tag: "frameType", tagValue: "secret" })],
    ["ajv on type", fault("type")],
    ["is not valid", undefined],
  ])("reads %j", (text, given) => {
    expect(ruleText(given)).toBe(text);
    expect(faultText(given)).toBe(text);
  });

  it("stands after its place, where it has one", () => {
    expect(faultText(fault("false schema", {}, { instancePath: "/a/b" }))).toBe("/a/b must be absent");
    expect(faultText(fault("required", { missingProperty: "c" }, { instancePath: "/a/b" }))).toBe("/a/b: missing c");
  });

  it("bounds the names that somebody else chose", () => {
    const long = "x".repeat(9_000);
    const text = faultText(fault("additionalProperties", { additionalProperty: long }, { instancePath: `/${long}` }));
    expect(text.length).toBeLessThan(400);
  });

  it("is the first of the deepest that the validator names", () => {
    const [shallow, deep, later] = ["/a", "/a/0", "/a/1"].map((instancePath) => fault("type", {}, { instancePath }));
    expect(mainFault([shallow, deep, later, shallow] as SchemaFault[])).toBe(deep);
    expect([mainFault([]), mainFault(null), mainFault(undefined)]).toEqual([undefined, undefined, undefined]);
  });
});
