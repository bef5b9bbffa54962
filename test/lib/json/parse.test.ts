import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { jsonDepthMax, type ParseFault, parseJson, parseJsonPlain } from "../../../lib/json/parse.ts";
import { jsonText, mutated } from "../../support/json-text.ts";

const runs = process.env.MWP_LONG === "1" ? 1_000_000 : 10_000;

function parse(text: string): ReturnType<typeof parseJson> {
  return parseJson(encodeUtf8(text));
}

describe("parseJson", () => {
  it.each<[ParseFault, number, string]>([
    ["byte-order-mark", 0, "\ufeff{}"],
    ["syntax", 0, ""],
    ["syntax", 1, " "],
    ["syntax", 0, "\u00a0{}"],
    ["syntax", 7, '{"a":1,}'],
    ["syntax", 1, "{a:1}"],
    ["syntax", 3, "[1,]"],
    ["syntax", 2, '"a\u0001"'],
    ["syntax", 2, '"\\x"'],
    ["syntax", 0, "NaN"],
    ["syntax", 0, "-Infinity"],
    ["trailing-data", 1, "01"],
    ["trailing-data", 3, "{} {}"],
    ["trailing-data", 4, "nullnull"],
    ["trailing-data", 2, "{}\u0000"],
    ["duplicate-member", 7, '{"a":1,"a":2}'],
    ["duplicate-member", 7, '{"a":1,"\\u0061":2}'],
    ["duplicate-member", 13, '{"":[{"é":1,"é":2}]}'],
    ["duplicate-member", 15, '{"__proto__":1,"__proto__":2}'],
    ["duplicate-member", 8, '{"a" :1,"a" :2,"b":"\\"::"}'],
  ])("tells %s at byte %i of %j (MWP-SDV-015)", (fault, offset, text) => {
    expect(parse(text)).toEqual({ ok: false, fault, offset });
  });

  it.each([
    ["an overlong form", [0x22, 0xc0, 0xaf, 0x22]],
    ["an encoded surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["a value above U+10FFFF", [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]],
    ["a truncated sequence", [0x22, 0xe2, 0x82]],
    ["UTF-16", [0xff, 0xfe, 0x22, 0x00]],
  ])("refuses %s (MWP-SDV-015)", (_, bytes) => {
    expect(parseJson(Uint8Array.from(bytes))).toMatchObject({ ok: false, fault: "invalid-utf8" });
  });

  it("keeps what a later stage must judge (MWP-SDV-016)", () => {
    expect(parse('[1e400,-1e400,"\\ud800",-0]')).toMatchObject({
      ok: true,
      value: [Infinity, -Infinity, "\ud800", -0],
    });
  });

  it("keeps names of Object.prototype as ordinary own members", () => {
    const parsed = parse('{"__proto__":{"polluted":true},"toString":1,"constructor":null}');
    if (!parsed.ok || parsed.value === null) throw new Error("refused");
    expect(Object.keys(parsed.value)).toEqual(["__proto__", "toString", "constructor"]);
    expect(Object.getPrototypeOf(parsed.value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("reads escaped names right where JSON.parse does not (nodejs/node#63785)", () => {
    for (const [poison, text, names] of [
      ['{"h":[],"\\\\":0}', '{"h":1,"\\"":2}', ["h", '"']],
      ['{"g":[],"\\\\":0}', '{"g":1,"\\n":2}', ["g", "\n"]],
    ] as const) {
      expect(parse(poison).ok).toBe(true);
      JSON.parse(poison);
      const parsed = parse(text);
      expect(parsed.ok && Object.keys(parsed.value as object)).toEqual(names);
    }
    JSON.parse('{"__proto__":0,"a":0,"\\\\":0}');
    expect(parse('{"__proto__":0,"a":0,"\\u0061":0}')).toMatchObject({ fault: "duplicate-member" });
  });

  it("finds repeated names also where Object.prototype has been written to", () => {
    const prototype = Object.prototype as { spoilt?: number };
    prototype.spoilt = 1;
    try {
      expect(parse('{"a":1,"a":2}')).toMatchObject({ ok: false, fault: "duplicate-member" });
      expect(parse('{"a":1,"b":2}')).toMatchObject({ ok: true });
    } finally {
      delete prototype.spoilt;
    }
  });

  it("tells whether the document had an escape", () => {
    expect(parse('{"a":"é"}')).toMatchObject({ ok: true, escapeFree: true });
    expect(parse('{"a":"\\n"}')).toMatchObject({ ok: true, escapeFree: false });
  });

  it("is not misled by text that looks like members", () => {
    for (const text of [
      '{"a":":","b":"x\\":"}',
      '{"a":"\\\\":1}',
      '{":":":"}',
      '["\\":","\\"\\t:"]',
      '{"a\\"":": "}',
    ]) {
      const result = parse(text);
      expect(result).toEqual(parseJsonPlain(encodeUtf8(text)));
    }
  });
});

describe("nesting", () => {
  const nest = (depth: number): readonly string[] => [
    "[".repeat(depth) + "]".repeat(depth),
    `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`,
    `${'[{"a":'.repeat(depth / 2)}1${"}]".repeat(depth / 2)}`,
  ];

  it(`accepts ${jsonDepthMax} levels and refuses one more`, () => {
    for (const text of nest(jsonDepthMax)) {
      expect(parse(text)).toMatchObject({ ok: true });
      expect(parse(`[${text}]`)).toMatchObject({ ok: false, fault: "depth" });
      expect(parse(`{"b":${text}}`)).toMatchObject({ ok: false, fault: "depth" });
    }
  });

  it("refuses 100,000 levels quickly, closed or not, without exhausting the stack", () => {
    const start = performance.now();
    for (const text of [...nest(100_000), "[".repeat(100_000), '{"a":'.repeat(100_000)]) {
      expect(parse(text)).toMatchObject({ ok: false, fault: "depth" });
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("parseJson against the plain scanner", () => {
  it("agrees on generated documents with repeated names, escapes and white space (MWP-SDV-015)", () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const bytes = encodeUtf8(text);
        expect(parseJson(bytes)).toStrictEqual(parseJsonPlain(bytes));
      }),
      { numRuns: runs },
    );
  }, 120_000);

  it("agrees on damaged bytes (MWP-SDV-015)", () => {
    fc.assert(
      fc.property(mutated(jsonText), (bytes) => {
        expect(parseJson(bytes)).toStrictEqual(parseJsonPlain(bytes));
      }),
      { numRuns: runs },
    );
  }, 120_000);

  it("the scanner accepts what JSON.parse accepts, apart from the stricter rules", () => {
    fc.assert(
      fc.property(mutated(jsonText), (bytes) => {
        const plain = parseJsonPlain(bytes);
        const lax = laxly(bytes);
        if (plain.ok) expect(lax).toEqual(plain.escapeFree ? { value: plain.value } : expect.anything());
        else if (plain.fault === "syntax" || plain.fault === "trailing-data") expect(lax).toBeUndefined();
      }),
      { numRuns: runs },
    );
  }, 120_000);
});

function laxly(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}
