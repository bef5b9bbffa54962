import type { Actor, FirstAdmissionRecord } from "../../generated/types.ts";
import { validateEvent } from "../../generated/validators/event.js";
import { validateFirstAdmissionRecord } from "../../generated/validators/first-admission-record.js";
import { parseInstant } from "../format/timestamp.ts";
import { canonicalBytes } from "../json/canonical.ts";
import { parseJson } from "../json/parse.ts";
import type { JsonObject } from "../json/value.ts";
import { type AdmissionLog, type AuthenticatedRecord, logFailureReason } from "./admission-log.ts";
import { type AuditReason, VerificationFailure } from "./audit.ts";
import { intervalFault } from "./interval.ts";
import { isSamePrincipal } from "./registry-evidence.ts";
import type { VerifiedDocument } from "./verify.ts";

/** What the Organization itself says about an acceptance: its id, its own instant (as text, kept as written), its service. */
export interface TrustedContext {
  readonly admissionRecordId: string;
  readonly trustedAcceptedAt: string;
  readonly acceptedBy: Actor;
}

/** A refusal at the layer `admission`. */
export interface AdmissionRefused {
  readonly ok: false;
  readonly failure: VerificationFailure;
}

/** A record that passed every rule, with its exact bytes. */
export interface AdmissionRecord {
  readonly ok: true;
  readonly record: FirstAdmissionRecord;
  readonly bytes: Uint8Array;
}

/** A completed admission: `found` before, `committed` now, or `existing` from a writer that was faster (MWP-ADM-007). */
export interface Admitted extends AdmissionRecord {
  readonly outcome: "found" | "committed" | "existing";
}

/**
 * First admission of a verified document (MWP-ADM-006): lookup; only on authoritative absence the trusted context, a
 * candidate and append-or-return-existing. Complete once the record that the log returned was validated itself. A log
 * that throws gave no answer, so the document is refused. Evidence must have been current.
 */
export async function admitFirst(
  verified: VerifiedDocument,
  log: AdmissionLog,
  trustedContext: () => TrustedContext | Promise<TrustedContext>,
): Promise<Admitted | AdmissionRefused> {
  if (verified.applicability !== "current") return refused("evidence-not-current");
  const found = await answer(() => log.lookup(verified.organizationId, verified.signingHash));
  if (found.status === "found") return completed("found", found, verified);
  if (found.status !== "absent") return refused(logFailureReason(found.status));
  const context = await answer(async () => ({ status: "given" as const, context: await trustedContext() }));
  if (context.status !== "given") return refused("trusted-context-unavailable");
  const candidate = prepareAdmissionRecord(verified, context.context);
  if (!candidate.ok) return candidate;
  const appended = await answer(() => log.appendOrReturn(candidate.record, candidate.bytes));
  if (appended.status === "committed" || appended.status === "existing")
    return completed(appended.status, appended, verified);
  return refused(logFailureReason(appended.status));
}

/**
 * Historical replay of a document verified with authoritative evidence (MWP-ADM-008): its First-Admission Record must be
 * found and is validated. Never appends, never asks for a trusted time.
 */
export async function replayHistorical(
  verified: VerifiedDocument,
  log: Pick<AdmissionLog, "lookup">,
): Promise<Admitted | AdmissionRefused> {
  const found = await answer(() => log.lookup(verified.organizationId, verified.signingHash));
  if (found.status === "found") return completed("found", found, verified);
  return refused(found.status === "absent" ? "record-missing" : logFailureReason(found.status));
}

/**
 * The candidate record for a document, checked before any append: a well-formed trusted time inside the key's interval,
 * a service that accepts (MWP-ADM-001, MWP-ADM-010). Preparing one admits nothing (MWP-ADM-007). Pure.
 */
export function prepareAdmissionRecord(
  verified: VerifiedDocument,
  context: TrustedContext,
): AdmissionRecord | AdmissionRefused {
  const record = candidateOf(verified, context);
  const fault = candidateFault(record, verified);
  return fault ?? { ok: true, record, bytes: canonicalBytes(record as unknown as JsonObject) };
}

/** Why {@link prepareAdmissionRecord} would refuse, without the bytes: for who keeps the facts of a record and renders it later. */
export function admissionFault(verified: VerifiedDocument, context: TrustedContext): AdmissionRefused | undefined {
  return candidateFault(candidateOf(verified, context), verified);
}

function candidateOf(verified: VerifiedDocument, context: TrustedContext): FirstAdmissionRecord {
  return {
    protocolVersion: "0.1",
    admissionRecordId: context.admissionRecordId,
    organizationId: verified.organizationId,
    documentKind: verified.kind,
    signingHash: verified.signingHash,
    keyId: verified.keyId,
    principal: { type: verified.principal.type, id: verified.principal.id },
    trustedAcceptedAt: context.trustedAcceptedAt,
    // Whatever its type is, for the schema to judge.
    acceptedBy: { type: context.acceptedBy.type as "service", id: context.acceptedBy.id },
  };
}

function candidateFault(record: FirstAdmissionRecord, verified: VerifiedDocument): AdmissionRefused | undefined {
  const timeFault = trustedTimeFault(record, verified);
  if (timeFault !== undefined) return refused(timeFault);
  return validateFirstAdmissionRecord(record) ? undefined : refused("record-schema-invalid");
}

/**
 * Validates the exact bytes of a record that the log authenticated (MWP-ADM-009): strict JSON, schema, the five facts of
 * the verification, the accepting service, the interval at the trusted time (MWP-ADM-010). A Signed Event is no record
 * of anything (MWP-ADM-011). Pure.
 */
export function validateAdmissionRecord(
  bytes: Uint8Array,
  verified: VerifiedDocument,
  authenticatedService: Actor,
): AdmissionRecord | AdmissionRefused {
  const parsed = parseJson(bytes);
  if (!parsed.ok) return refused("record-schema-invalid", parsed.fault);
  const record: unknown = parsed.value;
  if (validateEvent(record)) return refused("event-self-anchoring");
  if (!validateFirstAdmissionRecord(record)) return refused("record-schema-invalid");
  const unequal = unequalFact(record, verified);
  if (unequal !== undefined) return refused("record-binding-mismatch", unequal);
  if (!isSamePrincipal(record.acceptedBy, authenticatedService)) return refused("log-authentication-failed");
  const timeFault = trustedTimeFault(record, verified);
  return timeFault === undefined ? { ok: true, record, bytes } : refused(timeFault);
}

/** The first of the five bound facts that differs from the verification. */
function unequalFact(record: FirstAdmissionRecord, verified: VerifiedDocument): string | undefined {
  if (record.organizationId !== verified.organizationId) return "organizationId";
  if (record.documentKind !== verified.kind) return "documentKind";
  if (record.signingHash !== verified.signingHash) return "signingHash";
  if (record.keyId !== verified.keyId) return "keyId";
  return isSamePrincipal(record.principal, verified.principal) ? undefined : "principal";
}

function trustedTimeFault(record: FirstAdmissionRecord, verified: VerifiedDocument): AuditReason | undefined {
  const acceptedAt = parseInstant(record.trustedAcceptedAt);
  if (acceptedAt === undefined) return "malformed-trusted-time";
  return intervalFault(verified.interval, acceptedAt) && "trusted-time-outside-key-interval";
}

function completed(
  outcome: Admitted["outcome"],
  returned: AuthenticatedRecord,
  verified: VerifiedDocument,
): Admitted | AdmissionRefused {
  const result = validateAdmissionRecord(returned.record, verified, returned.authenticatedService);
  return result.ok ? { ...result, outcome } : result;
}

async function answer<T extends { readonly status: string }>(
  ask: () => Promise<T>,
): Promise<T | { readonly status: "indeterminate" }> {
  try {
    return await ask();
  } catch {
    return { status: "indeterminate" };
  }
}

function refused(reason: AuditReason, detail?: string): AdmissionRefused {
  return { ok: false, failure: new VerificationFailure(reason, detail) };
}
