import { parseJson } from "../../../lib/json/parse.ts";
import { isJsonObject, type JsonValue } from "../../../lib/json/value.ts";
import { validateAdmissionRecord } from "../../../lib/signed/admission.ts";
import type { AuthenticatedRecord } from "../../../lib/signed/admission-log.ts";
import type { FailureStage, VerificationFailure } from "../../../lib/signed/audit.ts";
import type { DocumentKind } from "../../../lib/signed/profiles.ts";
import type { DocumentVerifier, KeyEvidence, VerifiedDocument } from "../../../lib/signed/verify.ts";

/** What was checked when a log proved bad. */
export type LogCheck = "document" | "admission" | "command" | "order" | "state" | "invariant";

/** The first thing that is wrong with a log. */
export interface LogFault {
  readonly check: LogCheck;
  /** Where: `Event 7, /payload/approval`. */
  readonly at: string;
  readonly text: string;
  /** Of a document or its admission: the stage that failed, and the exact reason. */
  readonly stage?: FailureStage;
  readonly reason?: string;
}

/** Thrown inside a replay and caught at its end: carries the one fault. */
export class LogRefused extends Error {
  override readonly name = "LogRefused";
  readonly fault: LogFault;

  constructor(fault: LogFault) {
    super(fault.text);
    this.fault = fault;
  }
}

/** What has been proved so far. */
export interface LogTally {
  /** Verified documents by kind. */
  readonly documents: Map<DocumentKind, number>;
  /** First-Admission Records validated. */
  admissions: number;
}

/** Judges the documents of one line after another. */
export interface LogJudge {
  readonly tally: LogTally;
  /** Six stages, and historical replay of the admission where records are given. Throws {@link LogRefused}. */
  judge<K extends DocumentKind>(kind: K, value: JsonValue, from: JudgedFrom): VerifiedDocument<K>;
}

/** Where a document stands, and the records that came with its line. */
export interface JudgedFrom {
  readonly at: string;
  readonly records: LineRecords | undefined;
}

/** The First-Admission Records of one line by signing hash. */
export type LineRecords = ReadonlyMap<string, AuthenticatedRecord>;

/** Files records under the signing hash that they state. */
export function fileRecords(records: readonly AuthenticatedRecord[]): LineRecords {
  return new Map(
    records.map((entry) => {
      const parsed = parseJson(entry.record);
      const stated = parsed.ok && isJsonObject(parsed.value) ? parsed.value.signingHash : undefined;
      return [String(stated), entry];
    }),
  );
}

/** A judge over one Registry revision, which must be one for past decisions (MWP-ADM-008). */
export function createJudge(verifier: DocumentVerifier, evidence: KeyEvidence): LogJudge {
  const tally: LogTally = { documents: new Map(), admissions: 0 };
  return {
    tally,
    judge(kind, value, { at, records }) {
      const result = verifier.verifyValue(kind, value, evidence);
      if (!result.ok) throw refused("document", at, result.failure);
      const { verified } = result;
      tally.documents.set(kind, (tally.documents.get(kind) ?? 0) + 1);
      if (records === undefined) return verified;
      const record = records.get(verified.signingHash);
      if (record === undefined) throw missing(at, verified.signingHash);
      const admission = validateAdmissionRecord(record.record, verified, record.authenticatedService);
      if (!admission.ok) throw refused("admission", at, admission.failure);
      tally.admissions += 1;
      return verified;
    },
  };
}

function refused(check: LogCheck, at: string, { stage, reason, detail }: VerificationFailure): LogRefused {
  const text = detail === undefined ? reason : `${reason}: ${detail}`;
  return new LogRefused({ check, at, text, stage, reason });
}

function missing(at: string, signingHash: string): LogRefused {
  const text = `there is no First-Admission Record for ${signingHash}`;
  return new LogRefused({ check: "admission", at, text, stage: "admission", reason: "record-missing" });
}
