/** Whether a 64-byte signature over a message holds under the one key this was made for. */
export type VerifyUnderKey = (signature: Uint8Array, message: Uint8Array) => boolean;

/** The 64-byte signature of a message by the one key this was made for. */
export type SignWithKey = (message: Uint8Array) => Uint8Array;

/**
 * An Ed25519 primitive. Its yes under a key of the prime-order subgroup must be a yes of the protocol too, which the
 * self-test proves; its no need not be a no. The `…For` forms pay for a key once and are for hot paths.
 */
export interface Ed25519Provider {
  readonly name: string;
  verifierFor(publicKey: Uint8Array): VerifyUnderKey;
  signerFor(seed: Uint8Array): SignWithKey;
  verify(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean;
  sign(message: Uint8Array, seed: Uint8Array): Uint8Array;
}
