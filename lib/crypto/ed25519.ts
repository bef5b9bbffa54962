import { decodePublicKey, type SignatureVerdict, signatureLength, verifyUnderPoint } from "./exact.ts";
import type { Ed25519Provider, VerifyUnderKey } from "./port.ts";

export { checkSignatureEncoding, PublicKeyError, type SignatureVerdict, verifyExact } from "./exact.ts";

/** A public key that passed the strict point checks, ready for many signatures. Made by {@link Verifier.prepare} only. */
export interface PreparedKey {
  readonly publicKey: Uint8Array;
  readonly judge: (signature: Uint8Array, message: Uint8Array) => SignatureVerdict;
}

/** Strict Ed25519 verification over one provider. */
export interface Verifier {
  readonly provider: string;
  /** Checks a public key once, strictly (MWP-SDV-005). Throws {@link PublicKeyError}; ask `isValidPublicKey` to find out. */
  prepare(publicKey: Uint8Array): PreparedKey;
  /** Judges one signature over exactly these bytes; never throws, whatever the bytes (MWP-SDV-003, MWP-SDV-006). */
  verify(key: PreparedKey, signature: Uint8Array, message: Uint8Array): SignatureVerdict;
}

/**
 * A verifier that lets the provider say yes and the exact path say no.
 *
 * Native verifiers recompute R and compare its bytes. Under a key of the prime-order subgroup their *yes* therefore
 * proves a canonical R of the subgroup, and it is final. Their *no* is not: some refuse the identity R that the
 * protocol admits, and none tells an encoding fault from a mismatch. So every no is decided by the exact path.
 */
export function createVerifier(provider: Ed25519Provider): Verifier {
  return {
    provider: provider.name,
    prepare: (publicKey) => prepareKey(provider, Uint8Array.from(publicKey)),
    verify: (key, signature, message) => key.judge(signature, message),
  };
}

function prepareKey(provider: Ed25519Provider, publicKey: Uint8Array): PreparedKey {
  const point = decodePublicKey(publicKey);
  const verifyNatively = provider.verifierFor(publicKey);
  return {
    publicKey,
    judge(signature, message) {
      if (signature.length !== signatureLength) return "bad-encoding";
      if (saysYes(verifyNatively, signature, message)) return "valid";
      return verifyUnderPoint(point, publicKey, signature, message);
    },
  };
}

/** A primitive that throws, or answers with anything but true, has not said yes. */
function saysYes(verify: VerifyUnderKey, signature: Uint8Array, message: Uint8Array): boolean {
  try {
    return verify(signature, message) === true;
  } catch {
    return false;
  }
}
