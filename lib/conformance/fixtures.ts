import { decodeBase64url } from "../format/base64url.ts";
import { isProtocolId } from "../format/uri.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../json/value.ts";
import type { RegistryEvidence } from "../signed/registry-evidence.ts";
import { BundleError, type ConformanceFiles, readObject } from "./files.ts";

/** Shape of one member: required unless `optional`, and judged by `is`. */
interface MemberRule {
  readonly is: (value: JsonValue) => boolean;
  readonly optional?: boolean;
}

type Shape = { readonly [member: string]: MemberRule };

// The two fixture schemas of the cryptography bundle, whose files the manifest pins by hash.
const principal: Shape = {
  type: { is: (value) => value === "agent" || value === "human" || value === "service" },
  id: { is: textUpTo(512) },
};
const validityRecord: Shape = {
  sequence: { is: (value) => Number.isSafeInteger(value) && Number(value) >= 1 },
  recordedAt: { is: textUpTo(128) },
  validUntil: { is: textUpTo(128), optional: true },
  revokedAt: { is: textUpTo(128), optional: true },
};
const binding: Shape = {
  keyId: { is: textUpTo(512) },
  principal: { is: shaped(principal) },
  algorithm: { is: textUpTo(64) },
  publicKey: { is: textUpTo(4096) },
  validFrom: { is: textUpTo(128) },
  validityHistory: { is: (value) => isListOf(validityRecord, value) && value.length <= 64 },
};
const registry: Shape = {
  organizationId: { is: textUpTo(512) },
  bindings: { is: (value) => isListOf(binding, value) && value.length >= 1 && value.length <= 64 },
};
const signingKey: Shape = {
  testOnly: { is: (value) => value === true },
  keyId: { is: (value) => typeof value === "string" && isProtocolId(value) },
  algorithm: { is: (value) => value === "Ed25519" },
  seed: { is: isKeyText },
  publicKey: { is: isKeyText },
};

/**
 * A Registry fixture as evidence. Fixtures state no claims, so they are claimed as complete, with full history, for the
 * given applicability. Throws {@link BundleError} unless the file matches its fixture schema (MWP-EXT-011).
 */
export function readRegistryFixture(
  files: ConformanceFiles,
  path: string,
  applicability: "current" | "historical",
): RegistryEvidence {
  const fixture = readShaped(files, path, registry) as unknown as Pick<RegistryEvidence, "organizationId" | "bindings">;
  return { ...fixture, revision: path, applicability, completeness: "complete", coverage: "full-history" };
}

/** A test-only signing key; seed and public key in base64url. Throws {@link BundleError} unless it matches its schema. */
export function readSigningKeyFixture(
  files: ConformanceFiles,
  path: string,
): { readonly keyId: string; readonly seed: string; readonly publicKey: string } {
  return readShaped(files, path, signingKey) as { keyId: string; seed: string; publicKey: string };
}

function readShaped(files: ConformanceFiles, path: string, shape: Shape): JsonObject {
  const fixture = readObject(files, path);
  if (!hasShape(shape, fixture)) throw new BundleError(`${path} does not match its fixture schema`);
  return fixture;
}

function hasShape(shape: Shape, value: JsonValue): boolean {
  if (!isJsonObject(value) || Object.keys(value).some((name) => !Object.hasOwn(shape, name))) return false;
  return Object.entries(shape).every(([name, rule]) => {
    const member = value[name];
    return member === undefined ? rule.optional === true : rule.is(member);
  });
}

function shaped(shape: Shape): (value: JsonValue) => boolean {
  return (value) => hasShape(shape, value);
}

function isListOf(shape: Shape, value: JsonValue): value is JsonValue[] {
  return Array.isArray(value) && value.every(shaped(shape));
}

function textUpTo(lengthMax: number): (value: JsonValue) => boolean {
  return (value) => typeof value === "string" && value.length >= 1 && value.length <= lengthMax;
}

function isKeyText(value: JsonValue): boolean {
  return typeof value === "string" && decodeBase64url(value)?.length === 32;
}
