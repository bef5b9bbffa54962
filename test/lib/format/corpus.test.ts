import { describe, expect, it } from "vitest";
import { decodeBase64url, encodeBase64url } from "../../../lib/format/base64url.ts";
import {
  compareInstants,
  type Instant,
  isProtectedTime,
  isTimestamp,
  parseInstant,
} from "../../../lib/format/timestamp.ts";
import { isAbsoluteUri, isProtocolId } from "../../../lib/format/uri.ts";
import { corporaDir, readCorpus } from "../../support/material.ts";

interface Corpus<Input, Expected> {
  readonly cases: readonly { readonly id: string; readonly input: Input; readonly expected: Expected }[];
}

function cases<Input, Expected>(file: string): Corpus<Input, Expected>["cases"] {
  return readCorpus<Corpus<Input, Expected>>(file).cases;
}

function failing<Case extends { readonly id: string }>(list: readonly Case[], holds: (one: Case) => boolean): string[] {
  expect(list.length).toBeGreaterThan(0);
  return list.filter((one) => !holds(one)).map(({ id }) => id);
}

describe.skipIf(!corporaDir)("third-party text forms (needs MWP_CORPORA_DIR)", () => {
  it("base64url: only the canonical unpadded spelling (MWP-FND-007)", () => {
    type Expected = { readonly verdict: string; readonly bytes?: string };
    const wrong = failing(cases<string, Expected>("base64url.json"), ({ input, expected }) => {
      const bytes = decodeBase64url(input);
      if (expected.verdict === "reject") return bytes === undefined;
      return bytes !== undefined && base64(bytes) === padded(expected.bytes) && encodeBase64url(bytes) === input;
    });
    expect(wrong).toEqual([]);
  });

  it("rfc3339: the section 2 profile and the exact instant (MWP-FND-004, MWP-FND-005)", () => {
    type Expected = {
      readonly verdict: string;
      readonly asProtectedTime: number | null;
      readonly instant?: { readonly epochSecond: number; readonly fraction: string };
    };
    const wrong = failing(cases<string, Expected>("rfc3339.json"), ({ input, expected }) => {
      const accepted = expected.verdict === "accept";
      if (isTimestamp(input) !== accepted) return false;
      if (isProtectedTime(input) !== (expected.asProtectedTime === null)) return false;
      const instant = parseInstant(input);
      return (
        !accepted ||
        (instant?.seconds === expected.instant?.epochSecond && instant?.fraction === expected.instant?.fraction)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("rfc3339-order: instants compare with every digit (MWP-FND-004)", () => {
    type Expected = { readonly compare: "before" | "equal" };
    const wrong = failing(cases<[string, string], Expected>("rfc3339-order.json"), ({ input, expected }) => {
      const [a, b] = input.map(parseInstant) as [Instant, Instant];
      const order = expected.compare === "before" ? -1 : 0;
      return compareInstants(a, b) === order && compareInstants(b, a) === -order;
    });
    expect(wrong).toEqual([]);
  });

  it("uri3986: the whole text is an RFC 3986 URI (MWP-FND-008, MWP-FND-009)", () => {
    type Expected = { readonly verdict: string; readonly asDocumentId: number | null };
    const wrong = failing(cases<string, Expected>("uri3986.json"), ({ input, expected }) => {
      return (
        isAbsoluteUri(input) === (expected.verdict === "accept") &&
        isProtocolId(input) === (expected.asDocumentId === null)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("runtime-oddities: same verdicts on every runtime", () => {
    type Oddity = { readonly domain: string };
    const holds: Record<string, (input: string) => boolean> = {
      base64url: (input) => decodeBase64url(input) !== undefined,
      timestamp: isTimestamp,
      uri: isAbsoluteUri,
    };
    const list = cases<string, { readonly verdict: string }>("runtime-oddities.json").filter(
      (one) => (one as unknown as Oddity).domain in holds,
    );
    const wrong = failing(list, (one) => {
      const check = holds[(one as unknown as Oddity).domain];
      return check?.(one.input) === (one.expected.verdict === "accept");
    });
    expect(wrong).toEqual([]);
  });
});

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function padded(text: string | undefined): string | undefined {
  return text?.padEnd(Math.ceil(text.length / 4) * 4, "=");
}
