import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8, encodeUtf8 } from "../../../lib/format/utf8.ts";
import {
  CanonicalizationError,
  type CanonicalizationFault,
  canonicalBytes,
  canonicalBytesWithout,
  canonicalText,
} from "../../../lib/json/canonical.ts";
import { jsonDepthMax, parseJson } from "../../../lib/json/parse.ts";
import { writePlain } from "../../../lib/json/plain-writer.ts";
import type { JsonValue } from "../../../lib/json/value.ts";
import { jsonText } from "../../support/json-text.ts";

const runs = process.env.MWP_LONG === "1" ? 1_000_000 : 10_000;

describe("canonicalText", () => {
  it("writes the example of RFC 8785 section 3.2.2 (MWP-FND-003)", () => {
    const text =
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
      '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}';
    expect(canonicalText(JSON.parse(text))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it("sorts names by UTF-16 code units, also many of them and numeric ones (MWP-EVT-012)", () => {
    expect(canonicalText({ "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "😀": 5, "\u0080": 6, ö: 7 })).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    );
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [String((index * 37) % 100), index]));
    expect(Object.keys(JSON.parse(canonicalText(many)))).toHaveLength(100);
    expect(canonicalText(many)).toBe(writePlain(many));
  });

  it("writes one text for one value, whatever its spelling (MWP-FND-006)", () => {
    for (const text of ["1", "1.0", "1e0", "10E-1"]) expect(canonicalText(JSON.parse(text))).toBe("1");
    expect(canonicalText(-0)).toBe("0");
    expect(canonicalText(JSON.parse("9007199254740993"))).toBe("9007199254740992");
    expect(canonicalText("\u00e9")).not.toBe(canonicalText("e\u0301"));
  });

  it.each<[CanonicalizationFault, string, unknown]>([
    ["non-finite", "/a/1", { a: [0, Number.POSITIVE_INFINITY] }],
    ["non-finite", "", Number.NaN],
    ["lone-surrogate", "/a~1b", { "a/b": "\ud800" }],
    ["lone-surrogate", "/\udc00", { "\udc00": 1 }],
    ["lone-surrogate", "", "\udc00\ud800"],
    ["not-json", "/a", { a: undefined }],
    ["not-json", "", undefined],
    ["not-json", "/0", Array(2)],
    ["not-json", "/f", { f: () => 1 }],
    ["not-json", "/n", { n: 1n }],
    ["not-json", "/s", { s: Symbol("s") }],
    ["not-json", "/d", { d: new Date(0) }],
    ["not-json", "/m", { m: new Map() }],
    ["not-json", "/u", { u: new Uint8Array(2) }],
    ["not-json", "/t/toJSON", { t: { toJSON: () => 1 } }],
    ["not-json", "/s", { s: Object("boxed") }],
    ["not-json", "/i", { i: Object.create({ inherited: 1 }) }],
  ])("refuses %s at %j (MWP-FND-006)", (code, pointer, value) => {
    expect(refusal(value)).toMatchObject({ code, pointer });
    if (value !== undefined) expect(refusal([value])).toMatchObject({ code, pointer: `/0${pointer}` });
  });

  it("refuses every class instance, also with a null prototype in between", () => {
    class Point {
      x = 1;
    }
    expect(refusal(new Point())).toMatchObject({ code: "not-json" });
    expect(canonicalText(Object.assign(Object.create(null), { x: 1 }))).toBe('{"x":1}');
  });

  it("refuses cycles and depth beyond the limit, and nothing at it", () => {
    const cycle: JsonValue[] = [];
    cycle.push(cycle);
    expect(refusal(cycle)).toMatchObject({ code: "depth" });
    const nest = (depth: number): JsonValue => JSON.parse("[".repeat(depth) + "]".repeat(depth));
    expect(canonicalText(nest(jsonDepthMax))).toHaveLength(2 * jsonDepthMax);
    expect(refusal(nest(jsonDepthMax + 1))).toMatchObject({ code: "depth" });
    expect(refusal(nest(100_000))).toMatchObject({ code: "depth" });
  });

  it("keeps own members named like Object.prototype's", () => {
    const text = '{"__proto__":{"a":1},"constructor":2,"toJSON":3}';
    expect(canonicalText(JSON.parse(text))).toBe(text);
  });
});

describe("canonicalBytesWithout", () => {
  it("drops the top-level member and no other (MWP-SDV-002, MWP-SDV-015, MWP-SDV-019)", () => {
    const value = { signature: { value: "x" }, payload: { signature: "kept" }, a: [{ signature: 1 }] };
    expect(decodeUtf8(canonicalBytesWithout(value, "signature"))).toBe(
      '{"a":[{"signature":1}],"payload":{"signature":"kept"}}',
    );
    expect(decodeUtf8(canonicalBytesWithout({ signature: 1 }, "signature"))).toBe("{}");
  });

  it("does not judge the member it drops", () => {
    expect(decodeUtf8(canonicalBytesWithout({ a: 1, signature: Number.NaN }, "signature"))).toBe('{"a":1}');
    expect(() => canonicalBytesWithout({ a: Number.NaN, signature: 1 }, "signature")).toThrow(CanonicalizationError);
  });
});

describe("canonical form against others", () => {
  it("equals canonicalize 4 on generated values (MWP-EVT-012)", () => {
    const value = fc.jsonValue({
      stringUnit: "binary",
      maxDepth: 6,
      noUnicodeString: false,
    } as fc.JsonSharedConstraints);
    fc.assert(
      fc.property(value, (one) => {
        expect(attempt(() => canonicalText(one as JsonValue))).toEqual(attempt(() => canonicalize(one)));
      }),
      { numRuns: runs },
    );
  }, 120_000);

  it("equals canonicalize 4 on every sort of number (MWP-FND-006)", () => {
    const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((pattern) => {
      const view = new DataView(new ArrayBuffer(8));
      view.setBigUint64(0, pattern);
      return view.getFloat64(0);
    });
    fc.assert(
      fc.property(bits, (number) => {
        expect(attempt(() => canonicalText(number))).toEqual(attempt(() => canonicalize(number)));
      }),
      { numRuns: runs },
    );
  }, 120_000);

  it("equals the plain writer on parsed documents, with and without what the parser knows", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const parsed = parseJson(encodeUtf8(text));
        if (!parsed.ok) return;
        const plain = attempt(() => writePlain(parsed.value));
        expect(attempt(() => canonicalText(parsed.value))).toEqual(plain);
        expect(attempt(() => canonicalText(parsed.value, parsed))).toEqual(plain);
        expect(attempt(() => decodeUtf8(canonicalBytes(parsed.value, parsed)))).toEqual(plain);
      }),
      { numRuns: runs },
    );
  }, 120_000);

  it("is a fixed point: canonical text parses to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = canonicalText(value as JsonValue);
        const parsed = parseJson(encodeUtf8(text));
        expect(parsed.ok && canonicalText(parsed.value)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});

function refusal(value: unknown): unknown {
  try {
    return canonicalText(value as JsonValue);
  } catch (error) {
    return error;
  }
}

/** The text, or undefined for any refusal. */
function attempt(write: () => string | undefined): string | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}
