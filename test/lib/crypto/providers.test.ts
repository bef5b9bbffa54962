import { verify as nobleVerify } from "@noble/ed25519";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keyPairFromSeed } from "../../../lib/crypto/keypair.ts";
import {
  createNativeProvider,
  createNobleProvider,
  detectProvider,
  type Ed25519Provider,
  loadSodiumProvider,
  ProviderError,
} from "../../../lib/crypto/providers.ts";
import { proveProvider } from "../../../lib/crypto/self-test.ts";

const native = createNativeProvider();
const sodium = await loadSodiumProvider();
const providers = [native, sodium, createNobleProvider()].filter((provider) => provider !== undefined);

describe.each(providers)("provider $name", (provider) => {
  it("passes the self-test", () => {
    expect(proveProvider(provider)).toBe(provider);
  });

  it("signs like the others and verifies what it signs", () => {
    const { seed, publicKey } = keyPairFromSeed(new Uint8Array(32).fill(7));
    for (const length of [0, 1, 100, 5000]) {
      const message = new Uint8Array(length).fill(length);
      const signature = provider.sign(message, seed);
      expect(signature.constructor).toBe(Uint8Array);
      expect(signature).toEqual(createNobleProvider().sign(message, seed));
      expect(provider.verify(signature, message, publicKey)).toBe(true);
      expect(provider.verify(signature, Uint8Array.of(1, 2), publicKey)).toBe(false);
      expect(provider.signerFor(seed)(message)).toEqual(signature);
    }
  });
});

describe("the self-test", () => {
  const honest = createNobleProvider();
  const liar = (verify: Ed25519Provider["verify"]): Ed25519Provider => ({
    ...honest,
    name: "liar",
    verifierFor: (publicKey) => (signature, message) => verify(signature, message, publicKey),
  });

  it.each([
    ["says yes to all", liar(() => true), /S \+ L/],
    ["says no to all", liar(() => false), /honest/],
    [
      "is cofactored, like ZIP 215",
      liar((signature, message, publicKey) => nobleVerify(signature, message, publicKey, { zip215: true })),
      /mixed-order R/,
    ],
    [
      "checks encodings but not the subgroup",
      liar((signature, message, publicKey) => nobleVerify(signature, message, publicKey, { zip215: false })),
      /mixed-order R/,
    ],
    [
      "does not look at the message",
      liar(
        (signature, _, publicKey) =>
          honest.verify(signature, new TextEncoder().encode("mwp provider self-test"), publicKey) || signature[0] === 1,
      ),
      /identity R/,
    ],
    ["signs wrongly", { ...honest, sign: () => new Uint8Array(64) }, /signs/],
    [
      "throws",
      liar(() => {
        throw new Error("no such algorithm");
      }),
      /no such algorithm/,
    ],
  ])("refuses a provider that %s (MWP-SDV-003)", (_, provider, reason) => {
    expect(() => proveProvider(provider)).toThrow(ProviderError);
    expect(() => proveProvider(provider)).toThrow(reason);
  });

  it("leaves the identity R to the exact path: either answer passes", () => {
    const picky = liar(
      (signature, message, publicKey) => signature[0] !== 1 && honest.verify(signature, message, publicKey),
    );
    expect(proveProvider(picky)).toBe(picky);
  });
});

describe("detectProvider", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("takes the primitive of the runtime", () => {
    expect(detectProvider().name).toBe("node:crypto");
  });

  it("takes the portable one where there is none, or where it fails the self-test", () => {
    vi.stubGlobal("process", undefined);
    expect(detectProvider().name).toBe("@noble/ed25519");
    vi.stubGlobal("process", { getBuiltinModule: () => ({ createPublicKey: () => ({}), verify: () => true }) });
    expect(detectProvider().name).toBe("@noble/ed25519");
  });

  it("hashes alike where there is no native SHA-256", async () => {
    const native = await import("../../../lib/format/digest.ts");
    vi.stubGlobal("process", undefined);
    vi.resetModules();
    const portable = await import("../../../lib/format/digest.ts");
    expect(portable).not.toBe(native);
    for (const length of [0, 1, 63, 64, 1000]) {
      const bytes = new Uint8Array(length).fill(length);
      expect(portable.sha256(bytes)).toEqual(native.sha256(bytes));
      expect(portable.sha256Text(bytes)).toBe(native.sha256Text(bytes));
    }
  });
});
