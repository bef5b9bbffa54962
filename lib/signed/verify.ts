import type { Actor, Signature } from "../../generated/types.ts";
import { checkSignatureEncoding, type Verifier } from "../crypto/ed25519.ts";
import { decodeBase64url } from "../format/base64url.ts";
import { sha256Text } from "../format/digest.ts";
import { type Instant, parseInstant } from "../format/timestamp.ts";
import { type CanonicalHints, CanonicalizationError, canonicalBytesWithout } from "../json/canonical.ts";
import { parseJson } from "../json/parse.ts";
import type { JsonObject, JsonValue } from "../json/value.ts";
import { type AuditReason, VerificationFailure } from "./audit.ts";
import { intervalFault, type KeyInterval } from "./interval.ts";
import {
  type DocumentKind,
  type DocumentOf,
  describeFault,
  isExpectedSigner,
  signedDocumentProfiles,
} from "./profiles.ts";
import type { RegistryFault, ResolvedKey, ValidatedRegistry } from "./registry-evidence.ts";
import { schemaView } from "./schema-view.ts";

declare const verified: unique symbol;

/**
 * A document that passed all six stages, with the facts that the layers above need (MWP-ADM-005). Only this module makes
 * one. It says whose key signed, and gives that Principal no authority (MWP-ADM-014).
 */
export interface VerifiedDocument<K extends DocumentKind = DocumentKind> {
  readonly [verified]: true;
  readonly kind: K;
  readonly document: DocumentOf<K>;
  readonly organizationId: string;
  /** Whether the Registry evidence was that of a new decision or of a past one (MWP-ADM-006, MWP-ADM-008). */
  readonly applicability: "current" | "historical";
  readonly signingBytes: Uint8Array;
  /** `sha256:` and the hex digest of `signingBytes` (MWP-SDV-017). */
  readonly signingHash: string;
  readonly keyId: string;
  readonly principal: Actor;
  readonly interval: KeyInterval;
  /** The protected signed time as written. */
  readonly protectedTime: string;
}

/** Outcome of a verification: the verified document, or the protected reason of the first failing stage. */
export type VerifyResult<K extends DocumentKind> =
  | { readonly ok: true; readonly verified: VerifiedDocument<K> }
  | { readonly ok: false; readonly failure: VerificationFailure };

/** The key evidence of one verification. A fault, or nothing at all, fails stage 4 once the stages before it passed. */
export type KeyEvidence = ValidatedRegistry | RegistryFault | undefined;

/** The six stages for all nine kinds. */
export interface DocumentVerifier {
  /** All six stages over the bytes as received (MWP-SDV-015). */
  verify<K extends DocumentKind>(kind: K, bytes: Uint8Array, evidence: KeyEvidence): VerifyResult<K>;
  /** Stages 2 to 6 over a value that `parseJson` made. */
  verifyValue<K extends DocumentKind>(
    kind: K,
    value: JsonValue,
    evidence: KeyEvidence,
    known?: KnownOfValue,
  ): VerifyResult<K>;
}

/** What was found out about a value where it was parsed; never assumed. */
export interface KnownOfValue extends CanonicalHints {
  /** Stage 2 passed already: the document came inside a frame that was validated with it. */
  readonly schemaChecked?: boolean;
}

/**
 * A verifier of Signed Documents. The first failing stage decides and nothing is repaired (MWP-SDV-002, MWP-SDV-015).
 *
 * The exact check of R and S belongs to stage 3 and is the dearest step. A native yes under a strictly checked key proves
 * it, so it is made only when something fails: a bad R or S then outranks whatever failed at stages 4 to 6.
 */
export function createDocumentVerifier(verifier: Verifier): DocumentVerifier {
  return {
    verify(kind, bytes, evidence) {
      const parsed = parseJson(bytes);
      if (!parsed.ok) return failed("not-strict-json", `${parsed.fault} at byte ${parsed.offset}`);
      const fault = schemaFault(kind, schemaView(bytes, parsed.value));
      return fault ?? verifyEnvelope(verifier, kind, parsed.value as JsonObject, evidence, parsed);
    },
    verifyValue(kind, value, evidence, known) {
      const fault = known?.schemaChecked === true ? undefined : schemaFault(kind, value);
      return fault ?? verifyEnvelope(verifier, kind, value as JsonObject, evidence, known);
    },
  };
}

interface Failed {
  readonly ok: false;
  readonly failure: VerificationFailure;
}

function failed(reason: AuditReason, detail?: string): Failed {
  return { ok: false, failure: new VerificationFailure(reason, detail) };
}

/** Stage 2. */
function schemaFault(kind: DocumentKind, value: JsonValue): Failed | undefined {
  const { validate } = signedDocumentProfiles[kind];
  return validate(value) ? undefined : failed("schema-violation", describeFault(validate));
}

/** Stages 3 to 6 over a schema-valid document. */
function verifyEnvelope<K extends DocumentKind>(
  verifier: Verifier,
  kind: K,
  document: JsonObject,
  evidence: KeyEvidence,
  hints: CanonicalHints | undefined,
): VerifyResult<K> {
  const envelope = readEnvelope(kind, document);
  if ("failure" in envelope) return envelope;
  const { signature, protectedTime } = envelope;
  const key = selectKey(kind, document, envelope, evidence);
  if (typeof key === "string") return unlessBadEncoding(signature, failed(key));
  const signingBytes = signingBytesOf(document, hints);
  if ("failure" in signingBytes) return unlessBadEncoding(signature, signingBytes);
  const verdict = verifier.verify(key.prepared, signature, signingBytes);
  if (verdict === "bad-encoding") return failed("signature-point-or-scalar");
  if (verdict === "mismatch") return failed("signature-mismatch");
  const { organizationId, applicability } = evidence as ValidatedRegistry;
  const { keyId, principal, interval } = key;
  const facts: Omit<VerifiedDocument<K>, typeof verified> = {
    kind,
    document: document as unknown as DocumentOf<K>,
    organizationId,
    applicability,
    signingBytes,
    signingHash: sha256Text(signingBytes),
    keyId,
    principal,
    interval,
    protectedTime,
  };
  return { ok: true, verified: facts as VerifiedDocument<K> };
}

interface Envelope {
  readonly keyId: string;
  readonly signature: Uint8Array;
  readonly protectedTime: string;
  readonly at: Instant;
}

/** Stage 3 but for R and S: the two times, untouched, and 64 canonically encoded bytes. */
function readEnvelope(kind: DocumentKind, document: JsonObject): Envelope | Failed {
  const { keyId, createdAt, value } = document.signature as unknown as Signature;
  const protectedTime = document[signedDocumentProfiles[kind].protectedTimeField] as string;
  if (protectedTime !== createdAt) return failed("created-at-mismatch");
  const at = protectedTime.endsWith("Z") ? parseInstant(protectedTime) : undefined;
  if (at === undefined) return failed("protected-time-not-utc");
  const signature = decodeBase64url(value);
  if (signature === undefined) return failed("signature-not-canonical-base64url");
  return signature.length === 64 ? { keyId, signature, protectedTime, at } : failed("signature-length");
}

/** A fault of stage 4 or 5, unless R or S is unsound: that was stage 3. */
function unlessBadEncoding(signature: Uint8Array, later: Failed): Failed {
  return checkSignatureEncoding(signature) ? later : failed("signature-point-or-scalar");
}

/** Stage 4: the evidence as a whole, then the key, whose it is, and whether it was good (MWP-SDV-008, MWP-SDV-013, MWP-SDV-014). */
function selectKey(
  kind: DocumentKind,
  document: JsonObject,
  { keyId, at }: Envelope,
  evidence: KeyEvidence,
): ResolvedKey | AuditReason {
  if (evidence === undefined) return "evidence-unavailable";
  if ("reason" in evidence) return evidence.reason;
  const key = evidence.resolve(keyId);
  if (key === undefined) return "key-unknown";
  if (!isExpectedSigner(signedDocumentProfiles[kind].signer, document, key.principal)) return "signer-mismatch";
  return intervalFault(key.interval, at) ?? key;
}

/** Stage 5. */
function signingBytesOf(document: JsonObject, hints: CanonicalHints | undefined): Uint8Array | Failed {
  try {
    return canonicalBytesWithout(document, "signature", hints);
  } catch (error) {
    if (error instanceof CanonicalizationError)
      return failed("outside-jcs-data-model", `${error.code} at ${error.pointer}`);
    throw error;
  }
}
