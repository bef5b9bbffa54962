import { describe, expect, it } from "vitest";
import { CanonicalizationError, canonicalBytes, canonicalBytesWithout } from "../../../lib/json/canonical.ts";
import { parseJson } from "../../../lib/json/parse.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { documentKinds, signedDocumentProfiles } from "../../../lib/signed/profiles.ts";
import { bytesWithSignature, SigningError, signDocument, signOwnDocument } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { registry, samples, signedAt, signers, verifier } from "./samples.ts";

const documents = createDocumentVerifier(verifier);

describe("signDocument", () => {
  it.each(documentKinds)("signs a %s that verifies and names its Principal (MWP-SDV-001, SUP-04)", (kind) => {
    const { who, unsigned } = samples[kind];
    const before = structuredClone(unsigned);
    const signed = signDocument(kind, unsigned, signers[who]);
    expect(unsigned).toEqual(before);
    const result = documents.verify(kind, signed.bytes, registry());
    expect(result.ok && result.verified).toMatchObject({
      kind,
      keyId: signers[who].keyId,
      principal: { type: who },
      protectedTime: signedAt,
      signingHash: signed.signingHash,
    });
    expect(signed.document.signature.createdAt).toBe(unsigned[signedDocumentProfiles[kind].protectedTimeField]);
  });

  it.each(documentKinds)(
    "makes the canonical bytes of a %s once, the same as canonicalising it whole (MWP-SDV-002)",
    (kind) => {
      const { who, unsigned } = samples[kind];
      const signed = signDocument(kind, unsigned, signers[who]);
      const whole = signed.document as unknown as JsonObject;
      expect(signed.bytes).toEqual(canonicalBytes(whole));
      expect(signed.signingBytes).toEqual(canonicalBytesWithout(whole, "signature"));
      expect(parseJson(signed.bytes)).toMatchObject({ ok: true, value: whole });
    },
  );

  it.each(documentKinds)("signs a %s of the caller's own in place, with the same outcome", (kind) => {
    const { who, unsigned } = samples[kind];
    const own = structuredClone(unsigned);
    const signed = signOwnDocument(kind, own, signers[who]);
    expect(signed.document).toBe(own);
    expect(signed).toEqual(signDocument(kind, unsigned, signers[who]));
  });

  it("splices the signature before whatever sorts after it (MWP-SDV-002)", () => {
    for (const more of [
      { workItemId: "urn:test:w" },
      { signatureX: { é: 1 }, workItemId: "東" },
      { sign: 1, zz: [] },
    ]) {
      const document = { ...samples.command.unsigned, ...more } as JsonObject;
      const { signature } = signDocument("command", samples.command.unsigned, signers.agent).document;
      const whole = { ...document, signature } as unknown as JsonObject;
      expect(bytesWithSignature(canonicalBytes(document), signature, document)).toEqual(canonicalBytes(whole));
      expect(bytesWithSignature(canonicalBytes(document), signature, whole)).toEqual(canonicalBytes(whole));
    }
  });

  it("refuses what JCS cannot hold (MWP-FND-006)", () => {
    for (const content of [Number.POSITIVE_INFINITY, "\ud800", { "\udfff": 1 }, undefined]) {
      const unsigned = { ...samples.command.unsigned, payload: { content } } as JsonObject;
      expect(() => signDocument("command", unsigned, signers.agent)).toThrow(CanonicalizationError);
    }
  });

  it.each([
    ["already-signed", { signature: {} }],
    ["protected-time", { issuedAt: "2026-05-01T12:00:00z" }],
    ["protected-time", { issuedAt: "2026-05-01T12:00:00+00:00" }],
    ["protected-time", { issuedAt: 5 }],
    ["schema", { kind: "no" }],
    ["schema", { sessionEpoch: 0.5 }],
  ])("refuses %s (MWP-SDV-002)", (code, change) => {
    const unsigned = { ...samples.command.unsigned, ...change } as JsonObject;
    const attempt = (): unknown => signDocument("command", unsigned, signers.agent);
    expect(attempt).toThrow(SigningError);
    expect(attempt).toThrow(expect.objectContaining({ code }));
  });

  it("refuses a signer that returns no signature", () => {
    const broken = { keyId: signers.agent.keyId, sign: () => new Uint8Array(63) };
    expect(() => signDocument("command", samples.command.unsigned, broken)).toThrow(SigningError);
  });
});
