import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64url, encodeBase64url } from "../../../lib/format/base64url.ts";
import { decodeHex, encodeHex, isSha256Text, sha256, sha256Text, sha256TextOf } from "../../../lib/format/digest.ts";
import { decodeUtf8, encodeUtf8, hasLoneSurrogate } from "../../../lib/format/utf8.ts";

const bytes = fc.uint8Array({ minLength: 1, maxLength: 100 });

describe("base64url", () => {
  it("writes what Node writes and reads it back (MWP-FND-007)", () => {
    fc.assert(
      fc.property(bytes, (value) => {
        const text = encodeBase64url(value);
        expect(text).toBe(Buffer.from(value).toString("base64url"));
        expect(decodeBase64url(text)).toEqual(value);
      }),
    );
  });

  it("has one spelling only: any accepted text is what its bytes are written as (MWP-FND-007)", () => {
    const text = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,9}$/), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(text, (value) => {
        const decoded = decodeBase64url(value);
        if (decoded !== undefined) expect(encodeBase64url(decoded)).toBe(value);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(["", "A", "AA==", "AA=", "A+", "A/", "AB", "AAB", " AA", "AA\n", "AAAAA", "é", "A\u0100", "Ā"])(
    "refuses %j (MWP-FND-003, MWP-FND-007)",
    (text) => {
      expect(decodeBase64url(text)).toBeUndefined();
    },
  );
});

describe("hex and SHA-256", () => {
  it("writes lower-case hex and reads nothing else", () => {
    expect(encodeHex(Uint8Array.of(0, 10, 255))).toBe("000aff");
    expect(decodeHex("000aff")).toEqual(Uint8Array.of(0, 10, 255));
    for (const text of ["0", "0A", "zz", "0 ", "0x00"]) expect(decodeHex(text)).toBeUndefined();
  });

  it("gives the FIPS 180-4 examples in both forms (MWP-FND-007)", () => {
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(encodeHex(sha256(encodeUtf8("abc")))).toBe(abc);
    expect(sha256Text(encodeUtf8("abc"))).toBe(`sha256:${abc}`);
    expect(sha256(new Uint8Array())).toHaveLength(32);
    for (const text of ["abc", "", "東🚀", "\ud800"]) expect(sha256TextOf(text)).toBe(sha256Text(encodeUtf8(text)));
    expect(sha256(encodeUtf8("abc")).constructor).toBe(Uint8Array);
  });

  it("knows the one text form (MWP-FND-007)", () => {
    const digits = "a".repeat(64);
    expect(isSha256Text(`sha256:${digits}`)).toBe(true);
    for (const text of [
      digits,
      `sha256:${digits}a`,
      `sha256:${"A".repeat(64)}`,
      `SHA256:${digits}`,
      `sha256:${digits}\n`,
    ]) {
      expect(isSha256Text(text)).toBe(false);
    }
  });
});

describe("UTF-8", () => {
  it("round-trips every well-formed text and keeps a byte-order mark", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(decodeUtf8(encodeUtf8(text))).toBe(text);
      }),
    );
    expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBe("\ufeffA");
  });

  it("encodes texts of every size as TextEncoder does, in memory of their own", () => {
    for (const unit of ["a", "é", "東", "🚀", "\ud800"]) {
      for (const count of [0, 1, 5_460, 5_461, 5_462, 16_384]) {
        const bytes = encodeUtf8(unit.repeat(count));
        expect(bytes).toEqual(new TextEncoder().encode(unit.repeat(count)));
        expect(bytes.buffer.byteLength).toBe(bytes.length);
      }
    }
  });

  it("refuses what is not UTF-8, wherever it stands", () => {
    for (const bad of [[0x80], [0xc0, 0x80], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff]]) {
      for (const before of [0, 1, 15, 16, 63, 1000]) {
        const value = [...encodeUtf8("a".repeat(before)), ...bad, 0x61];
        expect(decodeUtf8(Uint8Array.from(value))).toBeUndefined();
      }
    }
  });

  it("finds lone surrogates", () => {
    expect(hasLoneSurrogate("a🚀é")).toBe(false);
    for (const text of ["\ud800", "a\udc00", "\udc00\ud800", "\ud83d\ud83d\ude80"]) {
      expect(hasLoneSurrogate(text)).toBe(true);
    }
  });
});
