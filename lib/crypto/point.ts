/**
 * Edwards25519, the parts the protocol is strict about (RFC 8032 section 5.1, MWP-SDV-003, MWP-SDV-005).
 *
 * A point is sound when its 32 bytes are its only encoding (y < p, no sign on x = 0), it lies on the curve, and
 * [L] times it is the identity. Lists of bad encodings are not enough: mixed-order points look like any other.
 */
import { Point } from "@noble/ed25519";
import { encodeHex } from "../format/digest.ts";

/** Order of the prime-order subgroup. */
export const subgroupOrder: bigint = Point.CURVE().n;

const pointLength = 32;

/** The point of a canonical encoding in the prime-order subgroup, the identity included, or undefined. */
export function decodePoint(bytes: Uint8Array): Point | undefined {
  if (bytes.length !== pointLength) return undefined;
  const point = decodeCurvePoint(bytes);
  return point?.isTorsionFree() ? point : undefined;
}

/** Whether 32 bytes may be registered as a public key: a sound point other than the identity (MWP-SDV-005). */
export function isValidPublicKey(bytes: Uint8Array): boolean {
  const point = decodePoint(bytes);
  return point !== undefined && !point.is0();
}

/** Whether 32 bytes may be the R of a signature: a sound point, possibly the identity (MWP-SDV-003). */
export function isValidR(bytes: Uint8Array): boolean {
  return decodePoint(bytes) !== undefined;
}

/** Whether 32 bytes may be the S of a signature: a little-endian integer below L, never reduced (MWP-SDV-003). */
export function isValidS(bytes: Uint8Array): boolean {
  return bytes.length === pointLength && littleEndian(bytes) < subgroupOrder;
}

/** The unsigned integer whose least significant byte comes first (RFC 8032 section 2). */
export function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${encodeHex(Uint8Array.from(bytes).reverse())}`);
}

function decodeCurvePoint(bytes: Uint8Array): Point | undefined {
  try {
    const zip215 = false;
    return Point.fromBytes(bytes, zip215);
  } catch {
    return undefined;
  }
}
