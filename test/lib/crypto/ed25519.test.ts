import { verify as nobleVerify, Point } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkSignatureEncoding,
  createVerifier,
  type PreparedKey,
  PublicKeyError,
  verifyExact,
} from "../../../lib/crypto/ed25519.ts";
import { decodePublicKey, verifyUnderPoint } from "../../../lib/crypto/exact.ts";
import { type KeyPair, keyPairFromSeed } from "../../../lib/crypto/keypair.ts";
import { littleEndian, subgroupOrder } from "../../../lib/crypto/point.ts";
import { detectProvider, loadSodiumProvider } from "../../../lib/crypto/providers.ts";
import { decodeHex } from "../../../lib/format/digest.ts";

const runs = process.env.MWP_LONG === "1" ? 100_000 : 10_000;
const provider = detectProvider();
const sodium = await loadSodiumProvider();
const verifier = createVerifier(provider);
const message = Uint8Array.of(1, 2, 3);
const keyPairs = Array.from({ length: 8 }, (_, index) => keyPairFromSeed(new Uint8Array(32).fill(index + 1)));
const prepared = keyPairs.map(({ publicKey }) => verifier.prepare(publicKey));
const points = keyPairs.map(({ publicKey }) => decodePublicKey(publicKey));
const natives = keyPairs.map(({ publicKey }) => {
  return [provider, sodium].flatMap((one) => (one === undefined ? [] : [one.verifierFor(publicKey)]));
});
const order8 = Point.fromBytes(hex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"));

describe("createVerifier", () => {
  const [key, other] = prepared as [PreparedKey, PreparedKey];
  const signature = provider.sign(message, keyPairs[0]!.seed);

  it("accepts an honest signature and nothing near it (MWP-SDV-006)", () => {
    expect(verifier.verify(key, signature, message)).toBe("valid");
    expect(verifier.verify(other, signature, message)).toBe("mismatch");
    expect(verifier.verify(key, signature, Uint8Array.of(1, 2))).toBe("mismatch");
  });

  it("refuses every other length at stage 3, and never throws (MWP-SDV-003)", () => {
    for (const length of [0, 1, 32, 63, 65, 128, 10_000]) {
      expect(verifier.verify(key, new Uint8Array(length), message)).toBe("bad-encoding");
      expect(checkSignatureEncoding(new Uint8Array(length))).toBe(false);
    }
  });

  it("admits the identity R whether or not the primitive does (MWP-SDV-003)", () => {
    const identity = identityR(keyPairs[0]!, message);
    for (const answer of [true, false]) {
      const picky = createVerifier({ ...provider, verifierFor: () => () => answer });
      expect(picky.verify(picky.prepare(key.publicKey), identity, message)).toBe("valid");
    }
    expect(verifier.verify(key, identity, message)).toBe("valid");
    expect(verifier.verify(key, identity, Uint8Array.of(9))).toBe("mismatch");
  });

  it("takes only true for a yes, and a throw for a no", () => {
    const odd = (answer: () => boolean) => createVerifier({ ...provider, verifierFor: () => answer });
    for (const answer of [
      () => 1 as unknown as boolean,
      () => {
        throw new Error("broken");
      },
    ]) {
      const broken = odd(answer);
      expect(broken.verify(broken.prepare(key.publicKey), signature, Uint8Array.of(7))).toBe("mismatch");
      expect(broken.verify(broken.prepare(key.publicKey), signature, message)).toBe("valid");
    }
  });

  it("prepares no key outside the prime-order subgroup (MWP-SDV-005)", () => {
    const mixed = Point.fromBytes(key.publicKey).add(order8).toBytes();
    for (const bad of [
      Point.ZERO.toBytes(),
      order8.toBytes(),
      mixed,
      new Uint8Array(31),
      new Uint8Array(32).fill(255),
    ]) {
      expect(() => verifier.prepare(bad)).toThrow(PublicKeyError);
      expect(() => verifyExact(bad, signature, message)).toThrow(PublicKeyError);
    }
  });

  it("keeps its own copy of the key", () => {
    const bytes = Uint8Array.from(key.publicKey);
    const own = verifier.prepare(bytes);
    bytes.fill(0);
    expect(verifier.verify(own, signature, message)).toBe("valid");
  });

  it("judges a bad R before a bad key (MWP-SDV-003)", () => {
    const badR = Uint8Array.from([...order8.toBytes(), ...new Uint8Array(32)]);
    expect(verifyExact(new Uint8Array(32), badR, message)).toBe("bad-encoding");
  });
});

describe("native verification against exact arithmetic", () => {
  /** Ways to make a signature: honest, crafted with the private scalar, or damaged. */
  const craft: Record<string, (pair: KeyPair, at: number) => Uint8Array> = {
    honest: ({ seed }) => provider.sign(message, seed),
    "another message": ({ seed }) => provider.sign(Uint8Array.of(4), seed),
    "flipped bit": ({ seed }, at) => flip(provider.sign(message, seed), at % 512),
    "two flipped bits": ({ seed }, at) => flip(flip(provider.sign(message, seed), at % 512), (at * 7) % 512),
    "S + L": ({ seed }) => {
      const honest = provider.sign(message, seed);
      return join(honest.subarray(0, 32), littleEndian(honest.subarray(32)) + subgroupOrder);
    },
    "identity R": (pair) => identityR(pair, message),
    "small-order R": (pair, at) => withR(pair, times(order8, at % 8), 0n),
    "mixed-order R": (pair, at) => {
      const r = BigInt(at) + 1n;
      return withR(pair, Point.BASE.multiply(r).add(times(order8, 1 + (at % 7))), r);
    },
    random: (_, at) => sha512(Uint8Array.of(at, at >> 8, at >> 16)),
  };

  it("gives one verdict for every sort of signature (MWP-SDV-003, MWP-SDV-006)", () => {
    const seen = new Map<string, number>();
    const damaged = ["flipped bit", "two flipped bits", "random"];
    const kind = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...damaged) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(craft)) },
    );
    fc.assert(
      fc.property(kind, fc.nat(7), fc.nat(2 ** 20), (name, index, at) => {
        const pair = keyPairs[index]!;
        const key = prepared[index]!;
        const signature = craft[name]!(pair, at);
        const exact = verifyUnderPoint(points[index]!, key.publicKey, signature, message);
        seen.set(exact, (seen.get(exact) ?? 0) + 1);
        for (const native of natives[index]!) expect(native(signature, message) && exact !== "valid").toBe(false);
        if (exact === "valid") expect(verifier.verify(key, signature, message)).toBe("valid");
        if (exact !== "bad-encoding") {
          expect(nobleVerify(signature, message, key.publicKey, { zip215: false })).toBe(exact === "valid");
        }
      }),
      { numRuns: runs },
    );
    for (const verdict of ["valid", "bad-encoding", "mismatch"]) expect(seen.get(verdict)).toBeGreaterThan(runs / 50);
  }, 3_600_000);
});

function times(point: Point, count: number): Point {
  return Array.from({ length: count }).reduce<Point>((sum) => sum.add(point), Point.ZERO);
}

function identityR(pair: KeyPair, signed: Uint8Array): Uint8Array {
  return withR(pair, Point.ZERO, 0n, signed);
}

/** The signature with this R whose equation holds, if need be after multiplying by the cofactor; r is R's scalar. */
function withR({ seed, publicKey }: KeyPair, point: Point, r: bigint, signed: Uint8Array = message): Uint8Array {
  const encoded = point.toBytes();
  const k = littleEndian(sha512(Uint8Array.from([...encoded, ...publicKey, ...signed]))) % subgroupOrder;
  return join(encoded, (r + k * privateScalar(seed)) % subgroupOrder);
}

function privateScalar(seed: Uint8Array): bigint {
  const head = sha512(seed).slice(0, 32);
  head[0]! &= 0xf8;
  head[31]! = (head[31]! & 0x7f) | 0x40;
  return littleEndian(head) % subgroupOrder;
}

function join(r: Uint8Array, s: bigint): Uint8Array {
  return Uint8Array.from([...r, ...hex(s.toString(16).padStart(64, "0")).reverse()]);
}

function flip(signature: Uint8Array, bit: number): Uint8Array {
  signature[bit >> 3]! ^= 1 << (bit & 7);
  return signature;
}

function hex(text: string): Uint8Array {
  return decodeHex(text) ?? new Uint8Array();
}
