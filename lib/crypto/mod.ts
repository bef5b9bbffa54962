/**
 * Strict Ed25519 for the protocol: public keys checked once as points of the prime-order subgroup, signatures judged by
 * the fastest primitive of the runtime and, where that says no, by exact arithmetic.
 */
export {
  checkSignatureEncoding,
  createVerifier,
  type PreparedKey,
  PublicKeyError,
  type SignatureVerdict,
  type Verifier,
  verifyExact,
} from "./ed25519.ts";
export {
  exportJwk,
  exportPrivateKeyPem,
  exportPublicJwk,
  generateKeyPair,
  importJwk,
  importPrivateKeyPem,
  importPublicJwk,
  KeyFormatError,
  type KeyPair,
  keyPairFromSeed,
  type PrivateJwk,
  type PublicJwk,
} from "./keypair.ts";
export { isValidPublicKey, isValidR, isValidS } from "./point.ts";
export {
  detectProvider,
  type Ed25519Provider,
  loadSodiumProvider,
  ProviderError,
  type SignWithKey,
  type VerifyUnderKey,
} from "./providers.ts";
export { proveProvider } from "./self-test.ts";
