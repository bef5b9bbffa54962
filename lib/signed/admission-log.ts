import type { Actor, FirstAdmissionRecord } from "../../generated/types.ts";
import type { AuditReason } from "./audit.ts";

/** A record as the log authenticated it: exact bytes, and the service that the log proved to have accepted (MWP-ADM-009). */
export interface AuthenticatedRecord {
  readonly record: Uint8Array;
  readonly authenticatedService: Actor;
}

/** Ways in which a log cannot answer; every one fails closed (MWP-ADM-003). */
export type LogFailureStatus = "unavailable" | "indeterminate" | "unauthenticated" | "integrity-failed";

/** Answer to a lookup: found, authoritatively absent, or no answer at all. */
export type LookupResult =
  | ({ readonly status: "found" } & AuthenticatedRecord)
  | { readonly status: "absent" }
  | { readonly status: LogFailureStatus };

/** Answer to append-or-return-existing. */
export type AppendResult =
  | ({ readonly status: "committed" | "existing" } & AuthenticatedRecord)
  | { readonly status: "conflict" | "commit-failed" | LogFailureStatus };

/**
 * The Admission Log of one Organization: append-only, keyed by `(organizationId, signingHash)`, written by authorized
 * services alone. Its typed answers are the only proof of integrity and authentication there is (MWP-ADM-003).
 */
export interface AdmissionLog {
  lookup(organizationId: string, signingHash: string): Promise<LookupResult>;
  /** Atomic per key: appends the record, or returns the one that is there (MWP-ADM-003, MWP-ADM-004). */
  appendOrReturn(record: FirstAdmissionRecord, bytes: Uint8Array): Promise<AppendResult>;
}

const reasonByStatus: ReadonlyMap<string, AuditReason> = new Map([
  ["unavailable", "log-unavailable"],
  ["indeterminate", "log-indeterminate"],
  ["unauthenticated", "log-authentication-failed"],
  ["integrity-failed", "append-integrity-not-established"],
  ["conflict", "record-conflict"],
  ["commit-failed", "commit-failed"],
]);

/** The protected reason of an answer without a record. An answer the port does not know is no answer (MWP-ADM-003). */
export function logFailureReason(status: string): AuditReason {
  return reasonByStatus.get(status) ?? "log-indeterminate";
}
