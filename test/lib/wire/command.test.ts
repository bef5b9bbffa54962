import { describe, expect, it } from "vitest";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { generateKeyPair } from "../../../lib/crypto/keypair.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import { validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { keyPairSigner, SigningError } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { buildCommand } from "../../../lib/wire/command.ts";
import { MwpError } from "../../../lib/wire/mwp-error.ts";

const provider = detectProvider();
const verifier = createVerifier(provider);
const keyPair = generateKeyPair();
const signer = keyPairSigner("urn:example:key:1", keyPair, provider);
const actor = { type: "human", id: "urn:example:human:h" } as const;
const nowMs = Date.parse("2026-01-01T00:00:00.123Z");

describe("buildCommand", () => {
  it("makes a Command that passes the six stages, with fresh ids (MWP-EVT-001)", () => {
    const fields = { groupId: "urn:example:group:1", membershipEpoch: 3, payload: { content: "x" } };
    const built = [1, 2].map(() => buildCommand("message.post", fields, { context: { actor, nowMs }, signer }));
    const registry = validateRegistryEvidence(
      {
        organizationId: "urn:example:organization",
        revision: "1",
        applicability: "current",
        completeness: "complete",
        coverage: "full-history",
        bindings: [
          {
            keyId: signer.keyId,
            principal: actor,
            algorithm: "Ed25519",
            publicKey: encodeBase64url(keyPair.publicKey),
            validFrom: "2020-01-01T00:00:00Z",
            validityHistory: [{ sequence: 1, recordedAt: "2020-01-01T00:00:00Z" }],
          },
        ],
      },
      verifier,
    );
    if (!registry.ok) throw new Error(registry.reason);
    for (const { bytes, signingHash, command } of built) {
      const result = createDocumentVerifier(verifier).verify("command", bytes, registry.registry);
      expect(result.ok && result.verified.signingHash).toBe(signingHash);
      expect(command).toMatchObject({ ...fields, actor, issuedAt: "2026-01-01T00:00:00.123Z" });
      expect(command).not.toHaveProperty("sessionEpoch");
    }
    expect(built[0]?.command.actionId).not.toBe(built[1]?.command.actionId);
  });

  it("refuses an envelope that does not fit its actor (MWP-IDN-008)", () => {
    const build = (): unknown =>
      buildCommand("message.post", { payload: {} }, { context: { actor, sessionEpoch: 1, nowMs }, signer });
    expect(build).toThrow(SigningError);
  });
});

describe("MwpError", () => {
  it("is recognised by its brand, also from another copy of the class", () => {
    const foreign = Object.defineProperty(new Error("x"), Symbol.for("missionweave-toolkit.MwpError"), { value: true });
    expect([
      foreign instanceof MwpError,
      new Error("x") instanceof MwpError,
      (null as unknown) instanceof MwpError,
    ]).toEqual([true, false, false]);
    expect(new MwpError("CLIENT_CLOSED", "closed", { cause: 1 })).toMatchObject({
      name: "MwpError",
      retryable: false,
      cause: 1,
    });
  });
});
