import { Point } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { describe, expect, it } from "vitest";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { keyPairFromSeed } from "../../../lib/crypto/keypair.ts";
import { subgroupOrder } from "../../../lib/crypto/point.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { decodeHex } from "../../../lib/format/digest.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";

const verifier = createVerifier(detectProvider());
const message = encodeUtf8("abc");
const { seed, publicKey } = keyPairFromSeed(new Uint8Array(32).fill(7));
const key = verifier.prepare(publicKey);

describe("the variant of Ed25519", () => {
  it("is the pure one of RFC 8032: its vector verifies (SUP-05)", () => {
    // Section 7.1, TEST 1.
    const pair = keyPairFromSeed(hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
    const signature = hex(
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    );
    expect(verifier.verify(verifier.prepare(pair.publicKey), signature, new Uint8Array())).toBe("valid");
    expect(verifier.verify(key, signed(new Uint8Array(), message), message)).toBe("valid");
  });

  it.each([
    ["Ed25519ph", signed(domain(1, ""), sha512(message))],
    ["Ed25519ctx", signed(domain(0, "context"), message)],
    ["prehashed content without a domain", signed(new Uint8Array(), sha512(message))],
  ])("is not that of %s, whose signature over the same bytes is refused (SUP-05)", (_, signature) => {
    expect(verifier.verify(key, signature, message)).toBe("mismatch");
  });
});

/** RFC 8032 section 5.1.6 with the domain of section 5.1 in front of both hashes; none of it for the pure variant. */
function signed(domain: Uint8Array, content: Uint8Array): Uint8Array {
  const hashed = sha512(seed);
  const scalar = hashed.slice(0, 32);
  scalar[0]! &= 248;
  scalar[31] = (scalar[31]! & 127) | 64;
  const r = number(sha512(joined(domain, hashed.subarray(32), content))) % subgroupOrder;
  const R = Point.BASE.multiply(r).toBytes();
  const k = number(sha512(joined(domain, R, publicKey, content))) % subgroupOrder;
  return joined(R, bytes((r + k * number(scalar)) % subgroupOrder));
}

function domain(prehash: 0 | 1, context: string): Uint8Array {
  const text = encodeUtf8(context);
  return joined(encodeUtf8("SigEd25519 no Ed25519 collisions"), Uint8Array.of(prehash, text.length), text);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function number(littleEndian: Uint8Array): bigint {
  return littleEndian.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function bytes(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 255n));
}

function hex(text: string): Uint8Array {
  return decodeHex(text) ?? expect.unreachable("no hex");
}
