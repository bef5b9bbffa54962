import { encodeBase64url } from "../format/base64url.ts";
import { decodePublicKey, verifyUnderPoint } from "./exact.ts";
import { noble } from "./noble.ts";
import { encodePkcs8Pem } from "./pkcs8.ts";
import type { Ed25519Provider } from "./port.ts";
import { ProviderError, proveProvider } from "./self-test.ts";

export type { Ed25519Provider, SignWithKey, VerifyUnderKey } from "./port.ts";
export { ProviderError } from "./self-test.ts";

/** The runtime's own primitive where it passes the self-test, else the portable one. Takes milliseconds: call it once. */
export function detectProvider(): Ed25519Provider {
  const native = createNativeProvider();
  if (native !== undefined && isProven(native)) return native;
  return proveProvider(createNobleProvider());
}

/**
 * libsodium through the optional package `sodium-native`, about twice as fast as `node:crypto`; undefined where it is not
 * installed or does not load. Throws {@link ProviderError} when it loads and then fails the self-test.
 */
export async function loadSodiumProvider(): Promise<Ed25519Provider | undefined> {
  const sodium = await importSodium();
  return sodium === undefined ? undefined : proveProvider(createSodiumProvider(sodium));
}

/** `node:crypto` as Node, Bun and Deno offer it, not yet proven; undefined elsewhere. */
export function createNativeProvider(): Ed25519Provider | undefined {
  const crypto = globalThis.process?.getBuiltinModule?.("node:crypto");
  if (crypto === undefined) return undefined;
  return providerOf("node:crypto", {
    verifierFor(publicKey) {
      const jwk = { kty: "OKP", crv: "Ed25519", x: encodeBase64url(publicKey) };
      const key = crypto.createPublicKey({ key: jwk, format: "jwk" });
      return (signature, message) => crypto.verify(null, message, key, signature);
    },
    signerFor(seed) {
      const key = crypto.createPrivateKey(encodePkcs8Pem(seed));
      return (message) => new Uint8Array(crypto.sign(null, message, key));
    },
  });
}

/** The portable provider: exact verification, slow, the same everywhere. */
export function createNobleProvider(): Ed25519Provider {
  const { sign } = noble();
  return providerOf("@noble/ed25519", {
    verifierFor(publicKey) {
      const point = decodePublicKey(publicKey);
      return (signature, message) => verifyUnderPoint(point, publicKey, signature, message) === "valid";
    },
    signerFor: (seed) => (message) => sign(message, seed),
  });
}

/** The functions of `sodium-native` in use here. */
interface Sodium {
  crypto_sign_verify_detached(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean;
  crypto_sign_detached(signature: Uint8Array, message: Uint8Array, secretKey: Uint8Array): void;
  crypto_sign_seed_keypair(publicKey: Uint8Array, secretKey: Uint8Array, seed: Uint8Array): void;
}

function createSodiumProvider(sodium: Sodium): Ed25519Provider {
  return providerOf("sodium-native", {
    verifierFor: (publicKey) => (signature, message) =>
      sodium.crypto_sign_verify_detached(signature, message, publicKey),
    signerFor(seed) {
      const secretKey = new Uint8Array(64);
      sodium.crypto_sign_seed_keypair(new Uint8Array(32), secretKey, seed);
      return (message) => {
        const signature = new Uint8Array(64);
        sodium.crypto_sign_detached(signature, message, secretKey);
        return signature;
      };
    },
  });
}

async function importSodium(): Promise<Sodium | undefined> {
  // A name in a variable keeps compilers and bundlers from asking for an optional package.
  const name: string = "sodium-native";
  try {
    const module = (await import(name)) as { readonly default: Sodium };
    return module.default;
  } catch {
    return undefined;
  }
}

function providerOf(name: string, keyed: Pick<Ed25519Provider, "verifierFor" | "signerFor">): Ed25519Provider {
  return {
    name,
    ...keyed,
    verify: (signature, message, publicKey) => keyed.verifierFor(publicKey)(signature, message),
    sign: (message, seed) => keyed.signerFor(seed)(message),
  };
}

function isProven(provider: Ed25519Provider): boolean {
  try {
    proveProvider(provider);
    return true;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
