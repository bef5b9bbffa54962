import { describe, expect, it } from "vitest";
import { sha256Text } from "../../../lib/format/digest.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { CanonicalizationError, canonicalBytes, canonicalText } from "../../../lib/json/canonical.ts";
import { parseJson, parseJsonPlain } from "../../../lib/json/parse.ts";
import { corporaDir, readCorpus } from "../../support/material.ts";

interface Expected {
  readonly verdict: "accept" | "reject";
  readonly stage?: number | null;
  readonly canonical?: string;
  readonly canonicalSha256?: string;
  readonly ambiguous?: string;
}
type Repeat = { readonly repeat: readonly { readonly b64: string; readonly count: number }[] };
interface Case {
  readonly id: string;
  readonly domain?: string;
  readonly input: string | Repeat;
  readonly expected: Expected;
}

const documentFiles = ["json-jsontestsuite.json", "json-utf8tests.json", "jcs-documents.json", "runtime-oddities.json"];

describe.skipIf(!corporaDir)("third-party JSON (needs MWP_CORPORA_DIR)", () => {
  for (const file of documentFiles) {
    it(`${file}: stage and canonical bytes (MWP-SDV-015, MWP-SDV-016, MWP-FND-006)`, () => {
      const wrong = load(file)
        .filter(({ domain = "json" }) => domain === "json")
        .filter(({ input, expected }) => !meets(bytesOf(input), expected));
      expect(wrong).toEqual([]);
    });
  }

  for (const file of ["jcs-numbers-decimal.json", "runtime-oddities.json"]) {
    it(`${file}: number texts are read to the nearest binary64 and written shortest (MWP-FND-006)`, () => {
      const wrong = load(file)
        .filter(({ domain = "number" }) => domain === "number")
        .filter(({ input, expected }) => {
          const { canonical, ...rest } = expected;
          return !meets(
            encodeUtf8(input as string),
            canonical === undefined ? rest : { ...rest, canonical: btoa(canonical) },
          );
        });
      expect(wrong).toEqual([]);
    });
  }

  it("jcs-numbers-es6.json: number texts of RFC 8785 appendix B and its sequence (MWP-FND-006)", () => {
    const wrong = load("jcs-numbers-es6.json").filter(({ input, expected }) => {
      const view = new DataView(new ArrayBuffer(8));
      view.setBigUint64(0, BigInt(`0x${input as string}`));
      const number = view.getFloat64(0);
      return expected.verdict === "reject" ? !refuses(number) : canonicalText(number) !== expected.canonical;
    });
    expect(wrong).toEqual([]);
  });
});

function load(file: string): readonly Case[] {
  const { cases } = readCorpus<{ cases: readonly Case[] }>(file);
  expect(cases.length).toBeGreaterThan(0);
  return cases;
}

function meets(bytes: Uint8Array, expected: Expected): boolean {
  const parsed = parseJson(bytes);
  expect(parsed).toEqual(parseJsonPlain(bytes));
  if (!parsed.ok) return expected.verdict === "reject" && expected.stage === 1;
  if (expected.verdict === "reject") return expected.stage === 5 && refuses(parsed.value);
  const canonical = canonicalBytes(parsed.value);
  return (
    (expected.canonical === undefined || base64(canonical) === expected.canonical) &&
    (expected.canonicalSha256 === undefined || sha256Text(canonical) === `sha256:${expected.canonicalSha256}`)
  );
}

function refuses(value: Parameters<typeof canonicalText>[0]): boolean {
  try {
    canonicalText(value);
    return false;
  } catch (error) {
    return error instanceof CanonicalizationError;
  }
}

function bytesOf(input: string | Repeat): Uint8Array {
  if (typeof input === "string") return fromBase64(input);
  return new Uint8Array(
    input.repeat.flatMap(({ b64, count }) =>
      Array(count)
        .fill([...fromBase64(b64)])
        .flat(),
    ),
  );
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
