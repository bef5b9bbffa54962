import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
import { noble } from "./noble.ts";
import { decodePkcs8Pem, encodePkcs8Pem } from "./pkcs8.ts";
import { isValidPublicKey } from "./point.ts";

/** An Ed25519 key pair: the 32-byte private seed of RFC 8032 and the 32-byte public key it yields. */
export interface KeyPair {
  readonly seed: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** A public Ed25519 JSON Web Key (RFC 8037 section 2). */
export interface PublicJwk {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
}

/** A private Ed25519 JSON Web Key (RFC 8037 section 2). */
export interface PrivateJwk extends PublicJwk {
  readonly d: string;
}

/** Thrown for key text or bytes that are not in the one strict form. Says which form, never what was given. */
export class KeyFormatError extends Error {
  constructor(form: string) {
    super(`not ${form}`);
    this.name = "KeyFormatError";
  }
}

const keyLength = 32;
const algorithms: readonly unknown[] = [undefined, "EdDSA", "Ed25519"];

/** A fresh key pair from the runtime's cryptographic random source. */
export function generateKeyPair(): KeyPair {
  return keyPairFromSeed(globalThis.crypto.getRandomValues(new Uint8Array(keyLength)));
}

/** The key pair of a seed, which is copied. Throws {@link KeyFormatError} unless it has 32 bytes. */
export function keyPairFromSeed(seed: Uint8Array): KeyPair {
  if (seed.length !== keyLength) throw new KeyFormatError("a 32-byte seed");
  const own = Uint8Array.from(seed);
  return { seed: own, publicKey: noble().getPublicKey(own) };
}

/** The private key as PKCS#8 PEM (RFC 8410). */
export function exportPrivateKeyPem(keyPair: KeyPair): string {
  return encodePkcs8Pem(keyPair.seed);
}

/** The key pair of a PKCS#8 PEM text without encryption or attributes. Throws {@link KeyFormatError}. */
export function importPrivateKeyPem(text: string): KeyPair {
  const seed = decodePkcs8Pem(text);
  if (seed === undefined) throw new KeyFormatError("an Ed25519 private key in PKCS#8 PEM");
  return keyPairFromSeed(seed);
}

/** The key pair as a private JWK. */
export function exportJwk(keyPair: KeyPair): PrivateJwk {
  return { ...exportPublicJwk(keyPair.publicKey), d: encodeBase64url(keyPair.seed) };
}

/** The key pair of a private JWK whose `x` belongs to its `d`; members beyond RFC 8037 are ignored. Throws {@link KeyFormatError}. */
export function importJwk(jwk: unknown): KeyPair {
  const form = "a private Ed25519 JWK";
  const seed = isEd25519Jwk(jwk) ? decodeKey(jwk.d) : undefined;
  if (seed === undefined) throw new KeyFormatError(form);
  const keyPair = keyPairFromSeed(seed);
  if (exportPublicJwk(keyPair.publicKey).x !== (jwk as PrivateJwk).x) throw new KeyFormatError(form);
  return keyPair;
}

/** A public key as a public JWK. */
export function exportPublicJwk(publicKey: Uint8Array): PublicJwk {
  return { kty: "OKP", crv: "Ed25519", x: encodeBase64url(publicKey) };
}

/** The public key of a JWK, strictly checked as a point (MWP-SDV-005). Throws {@link KeyFormatError}. */
export function importPublicJwk(jwk: unknown): Uint8Array {
  const publicKey = isEd25519Jwk(jwk) ? decodeKey(jwk.x) : undefined;
  if (publicKey === undefined || !isValidPublicKey(publicKey)) throw new KeyFormatError("a public Ed25519 JWK");
  return publicKey;
}

type UncheckedJwk = { readonly [member in "kty" | "crv" | "alg" | "x" | "d"]?: unknown };

function isEd25519Jwk(jwk: unknown): jwk is UncheckedJwk {
  if (typeof jwk !== "object" || jwk === null) return false;
  const { kty, crv, alg } = jwk as UncheckedJwk;
  return kty === "OKP" && crv === "Ed25519" && algorithms.includes(alg);
}

function decodeKey(text: unknown): Uint8Array | undefined {
  const bytes = typeof text === "string" ? decodeBase64url(text) : undefined;
  return bytes?.length === keyLength ? bytes : undefined;
}
