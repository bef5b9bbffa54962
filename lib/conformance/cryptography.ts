import { createVerifier, type Verifier } from "../crypto/ed25519.ts";
import { keyPairFromSeed } from "../crypto/keypair.ts";
import type { Ed25519Provider } from "../crypto/providers.ts";
import { decodeBase64url, encodeBase64url } from "../format/base64url.ts";
import { sha256Text } from "../format/digest.ts";
import { canonicalBytes } from "../json/canonical.ts";
import type { JsonObject } from "../json/value.ts";
import { type DocumentKind, isDocumentKind, signedDocumentProfiles } from "../signed/profiles.ts";
import { validateRegistryEvidence } from "../signed/registry-evidence.ts";
import { keyPairSigner, signDocument } from "../signed/sign.ts";
import { createDocumentVerifier, type KeyEvidence, type VerifiedDocument } from "../signed/verify.ts";
import { assertCount, type Bundle, type CaseResult, object, objects, openBundle, text } from "./bundle.ts";
import { BundleError, type ConformanceFiles, readBytes, readJson, readObject } from "./files.ts";
import { readRegistryFixture, readSigningKeyFixture } from "./fixtures.ts";

/** Stated number of cryptography evaluations (SUP-18). */
export const cryptographyCount = 62;

const stageNames = [
  "parse",
  "schema",
  "signature-envelope",
  "key-resolution",
  "canonicalization",
  "signature",
] as const;

/** Checks the digests of the cryptography bundle and that it means the same nine profiles as we do. Throws `BundleError`. */
export function openCryptography(files: ConformanceFiles): Bundle {
  const bundle = openBundle(files, "cryptography/manifest.json");
  for (const profile of objects(bundle.manifest.profiles)) assertSameProfile(profile);
  return bundle;
}

/** The evaluations of the opened bundle over the six stages. Fixtures are checked first, all of them. */
export function evaluateCryptography(
  files: ConformanceFiles,
  bundle: Bundle,
  provider: Ed25519Provider,
): readonly CaseResult[] {
  const evaluations = objects(bundle.manifest.cases).flatMap((group) =>
    objects(group.evaluations).map((evaluation, index) => ({ group, evaluation, index })),
  );
  assertCount(evaluations.length, cryptographyCount);
  for (const path of bundle.artifacts) {
    if (/^cryptography\/keys\/registry-/.test(path)) readRegistryFixture(files, path, "current");
    if (/^cryptography\/keys\/signing-/.test(path)) readSigningKeyFixture(files, path);
  }
  const verifier = createVerifier(provider);
  return evaluations.map(({ group, evaluation, index }) => {
    const id = `${text(group.id)}#${index + 1}`;
    return group.kind === "canonicalization"
      ? evaluateCanonicalization(files, id, evaluation)
      : evaluateDocument(files, id, evaluation, verifier, provider);
  });
}

/** The evidence of a Registry fixture of the bundle. */
export function fixtureEvidence(
  files: ConformanceFiles,
  path: string,
  applicability: "current" | "historical",
  verifier: Verifier,
): KeyEvidence {
  const result = validateRegistryEvidence(readRegistryFixture(files, path, applicability), verifier);
  return result.ok ? result.registry : result;
}

/** A manifest's `profileId` as one of the nine kinds. Throws `BundleError`. */
export function profileKind(evaluation: JsonObject): DocumentKind {
  const kind = text(evaluation.profileId);
  if (!isDocumentKind(kind)) throw new BundleError(`no profile ${kind}`);
  return kind;
}

function assertSameProfile(profile: JsonObject): void {
  const kind = profileKind(profile);
  const ours = signedDocumentProfiles[kind];
  const { rule, pointer, idPointer } = object(profile.expectedSigner);
  const where = ours.signer.rule === "agent-id" ? idPointer : pointer;
  const ourWhere =
    ours.signer.rule === "agent-id"
      ? `/${ours.signer.path.join("/")}`
      : ours.signer.rule === "principal-object"
        ? `/${ours.signer.member}`
        : undefined;
  const isSame =
    profile.protectedTimePointer === `/${ours.protectedTimeField}` && rule === ours.signer.rule && where === ourWhere;
  if (!isSame) throw new BundleError(`the bundle means another profile ${kind}`);
}

function evaluateCanonicalization(files: ConformanceFiles, id: string, evaluation: JsonObject): CaseResult {
  const expected = text(evaluation.sha256);
  const bytes = canonicalBytes(readJson(files, text(evaluation.input)));
  const isSame = isSameBytes(bytes, readBytes(files, text(evaluation.expectedJcs)));
  const actual = sha256Text(bytes);
  return { id, passed: isSame && actual === expected, expected, actual };
}

function evaluateDocument(
  files: ConformanceFiles,
  id: string,
  evaluation: JsonObject,
  verifier: Verifier,
  provider: Ed25519Provider,
): CaseResult {
  const kind = profileKind(evaluation);
  const expect = object(evaluation.expect);
  const expected = outcome(text(expect.stage), expect.wireCode as string | null);
  const bytes = readBytes(files, text(evaluation.document));
  const evidence = fixtureEvidence(files, text(evaluation.registry), "current", verifier);
  const result = createDocumentVerifier(verifier).verify(kind, bytes, evidence);
  if (!result.ok) {
    const { stage, wireCode, reason } = result.failure;
    const actual = outcome(typeof stage === "number" ? (stageNames[stage - 1] ?? "") : stage, wireCode);
    return { id, passed: actual === expected, expected, actual: `${actual} (${reason})` };
  }
  const difference =
    expect.stage === "complete"
      ? (verifiedDifference(files, result.verified, object(expect.verified)) ??
        signingDifference(files, kind, evaluation, provider))
      : undefined;
  const actual = outcome("complete", null);
  return {
    id,
    passed: actual === expected && difference === undefined,
    expected,
    actual: difference === undefined ? actual : `${actual} with another ${difference}`,
  };
}

/** The first fact of a successful verification that is not as stated. */
function verifiedDifference(
  files: ConformanceFiles,
  verified: VerifiedDocument,
  stated: JsonObject,
): string | undefined {
  const facts: JsonObject = {
    keyId: verified.keyId,
    principal: { type: verified.principal.type, id: verified.principal.id },
    protectedTime: verified.protectedTime,
    signingHash: verified.signingHash,
    signature: verified.document.signature.value,
    signedDocumentHash: sha256Text(canonicalBytes(verified.document as unknown as JsonObject)),
  };
  const different = Object.keys(facts).find((name) => !isSameJson(facts[name], stated[name]));
  if (different !== undefined) return different;
  return isSameBytes(verified.signingBytes, readBytes(files, text(stated.signingBytes))) ? undefined : "signingBytes";
}

/** Whether our own signature with the published test key is the published one. */
function signingDifference(
  files: ConformanceFiles,
  kind: DocumentKind,
  evaluation: JsonObject,
  provider: Ed25519Provider,
): string | undefined {
  const fixture = readSigningKeyFixture(files, text(evaluation.signingKey));
  const keyPair = keyPairFromSeed(decodeBase64url(fixture.seed) ?? new Uint8Array());
  if (encodeBase64url(keyPair.publicKey) !== fixture.publicKey) return "public key of the seed";
  const published = readObject(files, text(evaluation.document));
  const { signature: _signature, ...unsigned } = published;
  const signed = signDocument(kind, unsigned, keyPairSigner(fixture.keyId, keyPair, provider));
  return isSameBytes(signed.bytes, canonicalBytes(published)) ? undefined : "own signature";
}

function outcome(stage: string, wireCode: string | null): string {
  return wireCode === null ? stage : `${stage} ${wireCode}`;
}

function isSameJson(a: JsonObject[string] | undefined, b: JsonObject[string] | undefined): boolean {
  return a !== undefined && b !== undefined && isSameBytes(canonicalBytes(a), canonicalBytes(b));
}

/** Whether two byte strings are equal. */
export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
