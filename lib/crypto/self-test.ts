import { decodeHex, encodeHex } from "../format/digest.ts";
import { encodeUtf8 } from "../format/utf8.ts";
import type { Ed25519Provider } from "./port.ts";

/** Thrown when a primitive fails the start-up self-test, or when a runtime has none that passes. */
export class ProviderError extends Error {
  constructor(provider: string, failure: string) {
    super(`Ed25519 provider ${provider} refused: ${failure}`);
    this.name = "ProviderError";
  }
}

interface Vector {
  readonly name: string;
  readonly answer: "yes" | "no" | "either";
  readonly signature: string;
}

const message = encodeUtf8("mwp provider self-test");
// RFC 8032 section 7.1, TEST 1.
const seed = fromHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");
const publicKey = fromHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
const honest =
  "227cd6a9ec20cc0f2ff6a9e726120be18a50e7a19bb6353bd4109b78813b15ad" +
  "c2207318ea877947499ec179c72dd936a699334427cf7dd6518a2ee334fc5b06";

/**
 * Signatures under one honest key. A lenient verifier (cofactored, or lax about encodings) says yes to every "no" but
 * the last two. The identity R is admitted by the protocol and refused by some primitives: the exact path settles it.
 */
const vectors: readonly Vector[] = [
  { name: "honest signature", answer: "yes", signature: honest },
  {
    name: "identity R",
    answer: "either",
    signature:
      "0100000000000000000000000000000000000000000000000000000000000000" +
      "608ba07ecdb942c8a412e6695dad50a43350aa50f448b20b66b9e84a3fd75a0e",
  },
  {
    name: "S + L",
    answer: "no",
    signature:
      "227cd6a9ec20cc0f2ff6a9e726120be18a50e7a19bb6353bd4109b78813b15ad" +
      "aff4687504eb8b9f1f3bb91ca627b84ba699334427cf7dd6518a2ee334fc5b16",
  },
  {
    name: "mixed-order R",
    answer: "no",
    signature:
      "6a84d583f06569edb3f5ed77df65544b27d6948b4f0b2cb76f33dd8413b20719" +
      "3301c09111111d0c1d432f1e326771f725aefdfaa23989e9400ae910d67bfa02",
  },
  {
    name: "small-order R",
    answer: "no",
    signature:
      "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a" +
      "252ac9047154de8ecdb0ca9046ba02334ea05ca2a654a657c9fdcc3ce8ab8b0d",
  },
  {
    name: "identity R spelt y = p + 1",
    answer: "no",
    signature:
      "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f" +
      "9fd11eab97b5cffa4cf903345270767d1ec3862b85d3c73df0b64ba93bd6240d",
  },
  {
    name: "identity R with a sign bit",
    answer: "no",
    signature:
      "0100000000000000000000000000000000000000000000000000000000000080" +
      "89d04b945d601b976c8c143947f1ef43b776fefd5669bc6ebda3225f2c09fb0a",
  },
  {
    name: "identity R over another message",
    answer: "no",
    signature:
      "0100000000000000000000000000000000000000000000000000000000000000" +
      "55d4e524de9cc9468fd6f00194289c9e33256f53d84e70f19a990d41828cc709",
  },
  { name: "honest signature with one bit of R flipped", answer: "no", signature: `23${honest.slice(2)}` },
];

/** Returns the provider when it signs and judges all vectors as it must. Throws {@link ProviderError} naming the first failure. */
export function proveProvider(provider: Ed25519Provider): Ed25519Provider {
  const failure = findFailure(provider);
  if (failure !== undefined) throw new ProviderError(provider.name, failure);
  return provider;
}

function findFailure(provider: Ed25519Provider): string | undefined {
  try {
    if (encodeHex(provider.sign(message, seed)) !== honest) return "signs wrongly";
    const verify = provider.verifierFor(publicKey);
    const wrong = vectors.find(
      ({ answer, signature }) => answer !== "either" && verify(fromHex(signature), message) !== (answer === "yes"),
    );
    return wrong === undefined ? undefined : `answers wrongly to: ${wrong.name}`;
  } catch (error) {
    return error instanceof Error ? error.message : "throws";
  }
}

function fromHex(hex: string): Uint8Array {
  const bytes = decodeHex(hex);
  if (bytes === undefined) throw new TypeError("not hex");
  return bytes;
}
