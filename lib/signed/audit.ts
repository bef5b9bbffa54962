import type { Actor, ProtocolError } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import type { JsonObject } from "../json/value.ts";
import type { DocumentKind } from "./profiles.ts";
import { wireText } from "./wire-text.ts";

/** Where verification ended: one of the six stages, or one of the two layers above them (MWP-SDV-015, MWP-ADM-005). */
export type FailureStage = 1 | 2 | 3 | 4 | 5 | 6 | "admission" | "freshness";

/** The only codes that a failed verification may show on the wire (MWP-SDV-018). */
export type VerificationCode = "PROTOCOL_VIOLATION" | "SCHEMA_VALIDATION_FAILED" | "AUTH_INVALID_SIGNATURE";

/** Every protected reason with the stage it belongs to. Reasons are for auditors, never for the wire (MWP-SDV-018, MWP-ADM-012). */
export const auditReasons = {
  "not-strict-json": 1,
  "schema-violation": 2,
  "protected-time-not-utc": 3,
  "created-at-mismatch": 3,
  "signature-not-canonical-base64url": 3,
  "signature-length": 3,
  "signature-point-or-scalar": 3,
  "challenge-not-answered": 3,
  "evidence-unavailable": 4,
  "evidence-malformed": 4,
  "evidence-incomplete": 4,
  "evidence-superseded": 4,
  "organization-id-malformed": 4,
  "key-id-malformed": 4,
  "principal-malformed": 4,
  "algorithm-unsupported": 4,
  "public-key-malformed": 4,
  "validity-time-malformed": 4,
  "validity-history-broken": 4,
  "key-id-rebound": 4,
  "public-key-reused": 4,
  "key-id-alias": 4,
  "key-unknown": 4,
  "signer-mismatch": 4,
  "key-not-yet-valid": 4,
  "key-expired": 4,
  "key-revoked": 4,
  "outside-jcs-data-model": 5,
  "signature-mismatch": 6,
  "record-missing": "admission",
  "record-schema-invalid": "admission",
  "record-binding-mismatch": "admission",
  "record-conflict": "admission",
  "event-self-anchoring": "admission",
  "malformed-trusted-time": "admission",
  "trusted-time-outside-key-interval": "admission",
  "trusted-context-unavailable": "admission",
  "evidence-not-current": "admission",
  "log-authentication-failed": "admission",
  "log-unavailable": "admission",
  "log-indeterminate": "admission",
  "append-integrity-not-established": "admission",
  "commit-failed": "admission",
  "issued-too-early": "freshness",
  "issued-in-the-future": "freshness",
} as const;

/** A stable name for the exact check that failed. */
export type AuditReason = keyof typeof auditReasons;

/**
 * Why a document was refused. Protected: its facts are private to the class, so that no frame type takes it, and JSON,
 * structured clone and console output of it are empty. What the caller may learn is {@link toWireError}. Between threads
 * send `reason` and `detail`, and make it anew from them.
 */
export class VerificationFailure {
  readonly #reason: AuditReason;
  readonly #detail: string | undefined;

  constructor(reason: AuditReason, detail?: string) {
    this.#reason = reason;
    this.#detail = detail;
  }

  /** The stage that failed first. */
  get stage(): FailureStage {
    return auditReasons[this.#reason];
  }

  /** The code that the wire may show. */
  get wireCode(): VerificationCode {
    return codeOfStage(this.stage);
  }

  /** The exact check. Protected. */
  get reason(): AuditReason {
    return this.#reason;
  }

  /** Place or cause inside the document, where one is known. Protected. */
  get detail(): string | undefined {
    return this.#detail;
  }
}

/** What the Organization knows about a refused document beside the failure itself; times in Unix ms. */
export interface AuditContext {
  readonly auditId: string;
  readonly occurredAtMs: number;
  /** Absent where no document was judged: a HELLO. */
  readonly documentKind?: DocumentKind;
  readonly organizationId?: string;
  readonly groupId?: string;
  readonly keyId?: string;
  readonly signingHash?: string;
  readonly presentedBy?: Actor;
  readonly relatedFrameId?: string;
  readonly relatedActionId?: string;
}

/**
 * The protected record of one refusal (MWP-SDV-018). A Policy Log refers to it by `auditId` alone; its content leaves
 * only through {@link AuditRecord.reveal}, towards the access-controlled audit store.
 */
export class AuditRecord {
  readonly #failure: VerificationFailure;
  readonly #context: AuditContext;

  constructor(failure: VerificationFailure, context: AuditContext) {
    this.#failure = failure;
    this.#context = context;
  }

  /** The reference under which auditors find the record. */
  get auditId(): string {
    return this.#context.auditId;
  }

  /** The whole record as JSON. For the protected audit store only. */
  reveal(): JsonObject {
    const { occurredAtMs, presentedBy, ...context } = this.#context;
    return {
      ...context,
      ...(presentedBy === undefined ? {} : { presentedBy: { type: presentedBy.type, id: presentedBy.id } }),
      occurredAt: formatInstantMs(occurredAtMs),
      stage: this.#failure.stage,
      wireCode: this.#failure.wireCode,
      reason: this.#failure.reason,
      ...(this.#failure.detail === undefined ? {} : { detail: this.#failure.detail }),
    };
  }
}

/** The one text of `AUTH_INVALID_SIGNATURE`, whichever check of stages 3, 4, 6, admission or freshness failed (MWP-SDV-018). */
export const authInvalidSignatureText = "The document could not be authenticated.";

/** What the caller of a failed verification may know beside the code; time in Unix ms. */
export interface WireErrorContext {
  readonly nowMs: number;
  readonly relatedFrameId?: string;
  readonly relatedActionId?: string;
  readonly groupId?: string;
}

/**
 * The protocol error a caller may see for a failure. Only faults that the caller can read off its own bytes (stages 1,
 * 2 and 5) name their place; every other failure is the same object but for ids and time (MWP-SDV-011, MWP-SDV-018).
 */
export function toWireError(failure: VerificationFailure, context: WireErrorContext): ProtocolError {
  const { nowMs, ...related } = context;
  return {
    code: failure.wireCode,
    message: refusalText(failure),
    retryable: false,
    ...related,
    occurredAt: formatInstantMs(nowMs),
  };
}

function refusalText(failure: VerificationFailure): string {
  if (failure.wireCode === "AUTH_INVALID_SIGNATURE") return authInvalidSignatureText;
  const place = failure.detail === undefined ? "" : ` (${wireText(failure.detail, wireDetailLengthMax)})`;
  return failure.stage === 2
    ? `The document does not match its schema${place}.`
    : `The document is not one strict JSON value within the I-JSON data model${place}.`;
}

const wireDetailLengthMax = 500;

function codeOfStage(stage: FailureStage): VerificationCode {
  if (stage === 2) return "SCHEMA_VALIDATION_FAILED";
  return stage === 1 || stage === 5 ? "PROTOCOL_VIOLATION" : "AUTH_INVALID_SIGNATURE";
}
