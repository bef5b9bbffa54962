import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { parseJson } from "../../../lib/json/parse.ts";
import { schemaView } from "../../../lib/signed/schema-view.ts";

function view(text: string): unknown {
  const bytes = encodeUtf8(text);
  const parsed = parseJson(bytes);
  if (!parsed.ok) throw new Error(parsed.fault);
  return schemaView(bytes, parsed.value);
}

describe("the value that a schema judges", () => {
  it.each([
    ["1.00000000000000000001", 0.5],
    ["-2.00000000000000000001", -0.5],
    ["1e-400", 0.5],
    ["-1e-400", -0.5],
    ["9007199254740991.4", 0.5],
    ["1e-999999999999999999999", 0.5],
    ["10000000000000000000000000001e-28", 0.5],
  ])("shows %s as no integer (MWP-SDV-016)", (text, shown) => {
    expect(view(`{"n":[${text}]}`)).toEqual({ n: [shown] });
  });

  it.each([
    "1.00000000000000000000",
    "10e-1",
    "0e-400",
    "-0.00000000000000000000",
    "100000000000000000000e-20",
    "1e400",
    "12345678901234567890",
  ])("leaves %s alone", (text) => {
    expect(view(`{"n":[${text}]}`)).toEqual(JSON.parse(`{"n":[${text}]}`));
  });

  it("sees a small number wherever one can stand (MWP-SDV-016)", () => {
    for (const [text, shown] of [
      ["1e-400", 0.5],
      [" -1E-4000", -0.5],
      ['{"n":1.5e-400}', { n: 0.5 }],
      ['{"n" :\t-1e-400,"s":"e-123"}', { n: -0.5, s: "e-123" }],
      ["[0,1e-400]", [0, 0.5]],
      ["[\n1e-400\r]", [0.5]],
    ] as const)
      expect(view(text)).toEqual(shown);
  });

  it("never looks into strings", () => {
    for (const text of [
      '{"1e-400":"1.00000000000000000001"}',
      String.raw`["\"1e-400\\", "x\\\"1.00000000000000000001"]`,
    ])
      expect(view(text)).toEqual(JSON.parse(text));
  });

  it("is the value itself for every text that a JSON writer makes", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const bytes = encodeUtf8(text);
        const parsed = parseJson(bytes);
        fc.pre(parsed.ok);
        if (parsed.ok) expect(schemaView(bytes, parsed.value)).toBe(parsed.value);
      }),
    );
  });

  it("agrees with decimal arithmetic on integers with a long tail", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 53n), fc.nat(30), fc.bigInt(0n, 10n ** 12n), (whole, zeros, tail) => {
        const text = `${whole}.${"0".repeat(zeros)}${tail}`;
        const isInteger = tail === 0n;
        expect(Number.isInteger(view(text)), text).toBe(isInteger);
      }),
    );
  });
});
