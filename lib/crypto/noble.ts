import { getPublicKey, hashes, sign } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

/** The portable Ed25519 of this toolkit: works in every runtime. */
export interface Noble {
  readonly getPublicKey: (seed: Uint8Array) => Uint8Array;
  readonly sign: (message: Uint8Array, seed: Uint8Array) => Uint8Array;
}

/** @noble/ed25519 with its SHA-512 set, which it asks for; done here and not on import, so that imports stay free of effects. */
export function noble(): Noble {
  hashes.sha512 ??= sha512;
  return { getPublicKey, sign };
}
