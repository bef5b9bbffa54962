import type { Actor } from "../../generated/types.ts";
import { createVerifier } from "../crypto/ed25519.ts";
import type { Ed25519Provider } from "../crypto/providers.ts";
import { canonicalBytes } from "../json/canonical.ts";
import type { JsonObject, JsonValue } from "../json/value.ts";
import {
  type AdmissionRefused,
  type Admitted,
  admitFirst,
  replayHistorical,
  type TrustedContext,
} from "../signed/admission.ts";
import type { AdmissionLog, AppendResult, LookupResult } from "../signed/admission-log.ts";
import { createDocumentVerifier } from "../signed/verify.ts";
import { assertCount, type Bundle, type CaseResult, object, objects, openBundle, text } from "./bundle.ts";
import { fixtureEvidence, isSameBytes, profileKind } from "./cryptography.ts";
import { BundleError, type ConformanceFiles, readBytes, readObject } from "./files.ts";
import { readRegistryFixture } from "./fixtures.ts";

/** Stated number of admission evaluations (SUP-18). */
export const admissionCount = 30;

/** Checks the digests of the admission bundle and that it builds on exactly this cryptography bundle. Throws `BundleError`. */
export function openAdmission(files: ConformanceFiles, cryptography: Bundle): Bundle {
  const bundle = openBundle(files, "admission/manifest.json", cryptography);
  const pinned = text(object(bundle.manifest.cryptography).artifactDigest);
  if (pinned !== cryptography.digest) throw new BundleError(`the cryptography bundle is not the pinned ${pinned}`);
  return bundle;
}

/** The evaluations of the opened bundle: first admissions and historical replays against the declared log answers. */
export async function evaluateAdmission(
  files: ConformanceFiles,
  bundle: Bundle,
  provider: Ed25519Provider,
): Promise<readonly CaseResult[]> {
  const evaluations = objects(bundle.manifest.cases).flatMap((group) => objects(group.evaluations));
  assertCount(evaluations.length, admissionCount);
  for (const evaluation of evaluations) readRegistryFixture(files, text(evaluation.registry), "historical");
  const results: CaseResult[] = [];
  for (const evaluation of evaluations) results.push(await evaluate(files, evaluation, provider));
  return results;
}

async function evaluate(
  files: ConformanceFiles,
  evaluation: JsonObject,
  provider: Ed25519Provider,
): Promise<CaseResult> {
  const id = text(evaluation.id);
  const expect = object(evaluation.expect);
  const expected = describe(expect.stage, expect.wireCode, expect.reason);
  const verifier = createVerifier(provider);
  const isFirst = evaluation.mode === "first-admission";
  const evidence = fixtureEvidence(files, text(evaluation.registry), isFirst ? "current" : "historical", verifier);
  const bytes = readBytes(files, text(evaluation.document));
  const verification = createDocumentVerifier(verifier).verify(profileKind(evaluation), bytes, evidence);
  if (!verification.ok)
    return { id, passed: false, expected, actual: `six stages failed (${verification.failure.reason})` };
  const log = declaredLog(files, evaluation);
  const outcome = isFirst
    ? await admitFirst(verification.verified, log, () => trustedContext(evaluation))
    : await replayHistorical(verification.verified, log);
  const actual = actualOf(outcome);
  const isRecord = !outcome.ok || isExpectedRecord(files, outcome, expect);
  return {
    id,
    passed: actual === expected && isRecord,
    expected,
    actual: isRecord ? actual : `${actual}, another record`,
  };
}

function actualOf(outcome: Admitted | AdmissionRefused): string {
  if (outcome.ok) return describe("complete", null, undefined);
  const { stage, wireCode, reason } = outcome.failure;
  return describe(String(stage), wireCode, reason);
}

function isExpectedRecord(files: ConformanceFiles, outcome: Admitted, expect: JsonObject): boolean {
  if (expect.record === undefined) return true;
  const record = readObject(files, text(expect.record));
  return isSameBytes(canonicalBytes(outcome.record as unknown as JsonObject), canonicalBytes(record));
}

/** A log that gives exactly the answers that the evaluation declares; one that it does not declare must not be asked for. */
function declaredLog(files: ConformanceFiles, evaluation: JsonObject): AdmissionLog {
  const answer = <T>(declared: JsonValue | undefined): T => {
    const { status, record, authenticatedService } = object(declared);
    const plain = { status: status === "authoritative-absence" ? "absent" : status };
    return (
      record === undefined ? plain : { status, record: readBytes(files, text(record)), authenticatedService }
    ) as T;
  };
  return {
    lookup: async () => answer<LookupResult>(evaluation.lookup),
    appendOrReturn: async () => answer<AppendResult>(evaluation.append),
  };
}

function trustedContext(evaluation: JsonObject): TrustedContext {
  const context = object(evaluation.trustedContext);
  return {
    admissionRecordId: text(context.admissionRecordId),
    trustedAcceptedAt: text(context.trustedAcceptedAt),
    acceptedBy: object(context.acceptedBy) as unknown as Actor,
  };
}

function describe(
  stage: JsonValue | undefined,
  wireCode: JsonValue | undefined,
  reason: JsonValue | undefined,
): string {
  return [stage, wireCode, reason].filter((part) => typeof part === "string").join(" ");
}
