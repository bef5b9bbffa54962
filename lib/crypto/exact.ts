import { Point } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { decodePoint, littleEndian, subgroupOrder } from "./point.ts";

/** Outcome of one signature: `bad-encoding` is a fault of R or S (stage 3), `mismatch` of the equation (stage 6). */
export type SignatureVerdict = "valid" | "bad-encoding" | "mismatch";

/** Thrown for 32 bytes (or another number) that no binding may hold: not canonical, off the curve, outside the subgroup. */
export class PublicKeyError extends Error {
  constructor() {
    super("not a public key of the prime-order subgroup in canonical encoding");
    this.name = "PublicKeyError";
  }
}

/** Bytes of an Ed25519 signature: R, then S. */
export const signatureLength = 64;

/** Whether 64 bytes are a signature in strict encoding: sound R, S below L. The exact stage 3 check (MWP-SDV-003). */
export function checkSignatureEncoding(signature: Uint8Array): boolean {
  return decodeSignature(signature) !== undefined;
}

/**
 * Judges a signature with exact arithmetic alone (MWP-SDV-003, MWP-SDV-006): the rule that providers are measured
 * against; slow. Throws {@link PublicKeyError} unless the key passes the strict checks, and only after the encoding of
 * the signature was judged, which comes first.
 */
export function verifyExact(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): SignatureVerdict {
  const decoded = decodeSignature(signature);
  if (decoded === undefined) return "bad-encoding";
  return judge(decoded, decodePublicKey(publicKey), challenge(publicKey, signature, message));
}

/** The point of a public key. Throws {@link PublicKeyError} unless it passes the strict checks (MWP-SDV-005). */
export function decodePublicKey(publicKey: Uint8Array): Point {
  const point = decodePoint(publicKey);
  if (point === undefined || point.is0()) throw new PublicKeyError();
  return point;
}

/** {@link verifyExact} for a key whose point `a` was decoded and checked before. */
export function verifyUnderPoint(
  a: Point,
  publicKey: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
): SignatureVerdict {
  const decoded = decodeSignature(signature);
  return decoded === undefined ? "bad-encoding" : judge(decoded, a, challenge(publicKey, signature, message));
}

interface DecodedSignature {
  readonly r: Point;
  readonly s: bigint;
}

function decodeSignature(signature: Uint8Array): DecodedSignature | undefined {
  if (signature.length !== signatureLength) return undefined;
  const s = littleEndian(signature.subarray(32));
  if (s >= subgroupOrder) return undefined;
  const r = decodePoint(signature.subarray(0, 32));
  return r === undefined ? undefined : { r, s };
}

/** k = SHA-512(R || A || M) mod L, over the bytes as they are (RFC 8032 section 5.1.7). */
function challenge(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): bigint {
  const hash = sha512.create().update(signature.subarray(0, 32)).update(publicKey).update(message).digest();
  return littleEndian(hash) % subgroupOrder;
}

/** Whether `[S]B = R + [k]A`. */
function judge({ r, s }: DecodedSignature, a: Point, k: bigint): SignatureVerdict {
  const constantTime = false; // All of it is public.
  const left = Point.BASE.multiply(s, constantTime);
  return left.equals(r.add(a.multiply(k, constantTime))) ? "valid" : "mismatch";
}
