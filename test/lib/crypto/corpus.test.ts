import { describe, expect, it } from "vitest";
import {
  checkSignatureEncoding,
  createVerifier,
  type SignatureVerdict,
  verifyExact,
} from "../../../lib/crypto/ed25519.ts";
import { isValidPublicKey, isValidR } from "../../../lib/crypto/point.ts";
import { createNativeProvider, createNobleProvider, loadSodiumProvider } from "../../../lib/crypto/providers.ts";
import { decodeBase64url } from "../../../lib/format/base64url.ts";
import { corporaDir, readCorpus } from "../../support/material.ts";

interface Expected {
  readonly verdict: string;
  readonly stage: 2 | 3 | 4 | 6 | null;
  readonly keyRegistration: string;
  readonly envelope: string;
}
interface Case {
  readonly id: string;
  readonly domain?: string;
  readonly input: { readonly publicKey: string; readonly message: string; readonly signature: string };
  readonly seed?: string;
  readonly expected: Expected;
}

const files = [
  "ed25519-cctv.json",
  "ed25519-derived.json",
  "ed25519-rfc8032.json",
  "ed25519-signinput.json",
  "ed25519-speccheck.json",
  "ed25519-wycheproof.json",
  "ed25519-zip215.json",
  "runtime-oddities.json",
];

describe.skipIf(!corporaDir)("third-party Ed25519 (needs MWP_CORPORA_DIR)", async () => {
  const sodium = await loadSodiumProvider();
  const providers = [createNativeProvider(), sodium, createNobleProvider()].filter(
    (provider) => provider !== undefined,
  );

  for (const file of files) {
    it(`${file}: key registration, stage 3 and stage 6 (MWP-SDV-003, MWP-SDV-005, MWP-SDV-006)`, () => {
      const verifiers = providers.map(createVerifier);
      const wrong = load(file).flatMap(({ id, input, expected }) => {
        const publicKey = bytes(input.publicKey);
        const signature = bytes(input.signature);
        const message = bytes(input.message);
        const faults: string[] = [];
        if (isValidPublicKey(publicKey) !== (expected.keyRegistration === "accept")) faults.push("registration");
        if (checkSignatureEncoding(signature) !== expected.envelope.startsWith("accept")) faults.push("envelope");
        if (expected.keyRegistration !== "accept") return faults.map((fault) => `${id}: ${fault}`);
        const verdict = verdictOf(expected);
        if (verifyExact(publicKey, signature, message) !== verdict) faults.push("exact");
        for (const verifier of verifiers) {
          if (verifier.verify(verifier.prepare(publicKey), signature, message) !== verdict)
            faults.push(verifier.provider);
        }
        return faults.map((fault) => `${id}: ${fault}`);
      });
      expect(wrong).toEqual([]);
    }, 60_000);
  }

  it("signs the published seeds to the published bytes, with every provider (MWP-FND-003)", () => {
    const signable = ["ed25519-rfc8032.json", "ed25519-signinput.json"].flatMap(load).filter(({ seed, expected }) => {
      return seed !== undefined && expected.verdict === "accept";
    });
    expect(signable.length).toBeGreaterThan(0);
    for (const { input, seed = "" } of signable) {
      for (const provider of providers) {
        expect(provider.sign(bytes(input.message), bytes(seed))).toEqual(bytes(input.signature));
      }
    }
  });

  it("ed25519-points.json: each encoding as public key and as R (MWP-SDV-003, MWP-SDV-005)", () => {
    type Point = { id: string; input: string; expected: { asPublicKey: string; asSignatureR: string } };
    const { cases } = readCorpus<{ cases: Point[] }>("ed25519-points.json");
    expect(cases.length).toBeGreaterThan(0);
    const wrong = cases.filter(({ input, expected }) => {
      const encoding = bytes(input);
      const signature = Uint8Array.from([...encoding, ...new Uint8Array(32)]);
      return (
        isValidPublicKey(encoding) !== (expected.asPublicKey === "accept") ||
        isValidR(encoding) !== expected.asSignatureR.startsWith("accept") ||
        checkSignatureEncoding(signature) !== expected.asSignatureR.startsWith("accept")
      );
    });
    expect(wrong).toEqual([]);
  });
});

function load(file: string): readonly Case[] {
  const cases = readCorpus<{ cases: readonly Case[] }>(file).cases.filter(
    ({ domain = "ed25519" }) => domain === "ed25519",
  );
  expect(cases.length).toBeGreaterThan(0);
  return cases;
}

function verdictOf({ verdict, stage }: Expected): SignatureVerdict {
  if (verdict === "accept") return "valid";
  return stage === 6 ? "mismatch" : "bad-encoding";
}

function bytes(base64url: string): Uint8Array {
  if (base64url === "") return new Uint8Array();
  const decoded = decodeBase64url(base64url);
  if (decoded === undefined) throw new Error("corpus holds bad base64url");
  return decoded;
}
