import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  exportJwk,
  exportPrivateKeyPem,
  exportPublicJwk,
  generateKeyPair,
  importJwk,
  importPrivateKeyPem,
  importPublicJwk,
  KeyFormatError,
  keyPairFromSeed,
} from "../../../lib/crypto/keypair.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import { decodeHex, encodeHex } from "../../../lib/format/digest.ts";

// RFC 8037 appendix A.
const rfcJwk = {
  kty: "OKP",
  crv: "Ed25519",
  d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
  x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
};
const secret = "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A";

describe("key pairs", () => {
  it("derives the public key of RFC 8032 section 7.1 (MWP-FND-003)", () => {
    const seed = decodeHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")!;
    expect(encodeHex(keyPairFromSeed(seed).publicKey)).toBe(
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
    );
  });

  it("generates a new pair every time", () => {
    const seeds = new Set(Array.from({ length: 20 }, () => encodeHex(generateKeyPair().seed)));
    expect(seeds.size).toBe(20);
  });

  it("copies the seed and refuses another length", () => {
    const seed = new Uint8Array(32).fill(3);
    const pair = keyPairFromSeed(seed);
    seed.fill(0);
    expect(pair.seed[0]).toBe(3);
    for (const length of [0, 31, 33, 64]) expect(() => keyPairFromSeed(new Uint8Array(length))).toThrow(KeyFormatError);
  });
});

describe("PKCS#8 PEM", () => {
  it("is what Node and OpenSSL write and read (RFC 8410)", () => {
    for (let round = 0; round < 20; round++) {
      const { privateKey } = generateKeyPairSync("ed25519");
      const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
      const pair = importPrivateKeyPem(pem);
      expect(exportPrivateKeyPem(pair)).toBe(pem);
      expect(createPrivateKey(exportPrivateKeyPem(pair)).export({ format: "jwk" })).toEqual(exportJwk(pair));
    }
  });

  const pem = exportPrivateKeyPem(generateKeyPair());
  it("takes either line ending", () => {
    expect(importPrivateKeyPem(pem.replaceAll("\n", "\r\n"))).toEqual(importPrivateKeyPem(pem));
    expect(importPrivateKeyPem(pem.trimEnd())).toEqual(importPrivateKeyPem(pem));
  });

  it.each([
    ["nothing", ""],
    ["text around it", `note\n${pem}`],
    ["text after it", `${pem}note`],
    ["another label", pem.replaceAll("PRIVATE", "ENCRYPTED PRIVATE")],
    ["a short body", pem.replace(/.\n-----END/, "\n-----END")],
    ["another algorithm", pem.replace("MC4CAQAwBQYDK2VwBCIEI", "MC4CAQAwBQYDK2VxBCIEI")],
    ["X25519", generateKeyPairSync("x25519").privateKey.export({ type: "pkcs8", format: "pem" }) as string],
    ["a public key", generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }) as string],
  ])("refuses %s", (_, text) => {
    expect(() => importPrivateKeyPem(text)).toThrow(KeyFormatError);
  });
});

describe("JWK", () => {
  it("reads and writes the key of RFC 8037 appendix A", () => {
    expect(exportJwk(importJwk(rfcJwk))).toEqual(rfcJwk);
    expect(exportPublicJwk(importPublicJwk(rfcJwk))).toEqual({ kty: "OKP", crv: "Ed25519", x: rfcJwk.x });
    expect(importJwk({ ...rfcJwk, alg: "EdDSA", kid: "urn:example:key" }).publicKey).toEqual(importPublicJwk(rfcJwk));
  });

  it.each([
    ["null", null],
    ["text", JSON.stringify(rfcJwk)],
    ["another type", { ...rfcJwk, kty: "EC" }],
    ["another curve", { ...rfcJwk, crv: "X25519" }],
    ["another algorithm", { ...rfcJwk, alg: "ES256" }],
    ["no private part", { ...rfcJwk, d: undefined }],
    ["padding", { ...rfcJwk, d: `${rfcJwk.d}=` }],
    ["pad bits", { ...rfcJwk, d: rfcJwk.d.replace(/A$/, "B") }],
    ["a short private part", { ...rfcJwk, d: rfcJwk.d.slice(4) }],
    ["a foreign public part", { ...rfcJwk, x: exportPublicJwk(generateKeyPair().publicKey).x }],
    ["no public part", { ...rfcJwk, x: undefined }],
  ])("refuses %s, and says nothing of the key", (_, jwk) => {
    const error = thrown(() => importJwk(jwk));
    expect(error).toBeInstanceOf(KeyFormatError);
    expect(String(error)).not.toContain(secret.slice(0, 8));
  });

  it("refuses public keys that no binding may hold (MWP-SDV-005)", () => {
    const identity = Uint8Array.of(1, ...new Uint8Array(31));
    for (const bytes of [identity, new Uint8Array(32), new Uint8Array(32).fill(255), new Uint8Array(31).fill(1)]) {
      expect(() => importPublicJwk({ ...rfcJwk, x: encodeBase64url(bytes) })).toThrow(KeyFormatError);
    }
  });
});

function thrown(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
