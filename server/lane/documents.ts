import { type EmbeddedDocument, embeddedDocuments, type Refusal } from "../../lib/core/mod.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import { validateAdmissionRecord } from "../../lib/signed/admission.ts";
import { VerificationFailure } from "../../lib/signed/audit.ts";
import type { DocumentKind } from "../../lib/signed/profiles.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";
import type { AdmissionRow } from "../store/port.ts";
import { admissionRow } from "./admission-row.ts";
import type { LaneServices } from "./services.ts";
import type { CommandTask } from "./task.ts";

/** Why a Signed Document inside a payload is refused, and with it the Command. */
export interface DocumentFault {
  readonly refusal: Refusal;
  /** Protected. */
  readonly failure?: VerificationFailure;
}

/** Outcome of the six stages of every Signed Document inside a payload, and of the admission of those admitted before. */
export interface DocumentCheck {
  /** Verified, and not in the Admission Log yet. */
  readonly unadmitted: readonly VerifiedDocument[];
  readonly fault?: DocumentFault;
}

/** What a Command without documents has. */
export const noDocuments: DocumentCheck = { unadmitted: [] };

/**
 * Roles of which a service needs one to sign a kind (MWP-ADM-014). People and Agents are bound to what they sign by the
 * core, and so is what a service's Evidence and Approvals are good for.
 */
const serviceRoles: { readonly [kind in DocumentKind]?: readonly string[] } = {
  "agent-card": ["registry"],
  "group-snapshot": ["archival"],
  "extension-profile": ["policy"],
  approval: ["policy"],
  evidence: ["policy", "event-authority"],
};

/**
 * Verifies the documents a Command carries, as the Command itself is (MWP-SDV-015). The first one that fails answers;
 * those that were admitted before are held against their records, all look-ups at once (MWP-ADM-006).
 */
export async function checkDocuments({ command }: CommandTask, services: LaneServices): Promise<DocumentCheck> {
  const embedded = embeddedDocuments(command);
  if (embedded.length === 0) return noDocuments;
  const documents: VerifiedDocument[] = [];
  for (const one of embedded) {
    const { verified, fault } = verify(one, services);
    if (verified === undefined) return { unadmitted: [], fault };
    documents.push(verified);
  }
  return admittedBefore(documents, services);
}

type Verdict =
  | { readonly verified: VerifiedDocument; readonly fault?: undefined }
  | { readonly verified?: undefined; readonly fault: DocumentFault };

function verify(embedded: EmbeddedDocument, { documents, registry }: LaneServices): Verdict {
  const { kind, document } = embedded;
  const result = documents.verifyValue(kind, document as JsonValue, registry.evidence);
  if (!result.ok)
    return { fault: { ...refused(embedded, result.failure.wireCode, "does not verify"), failure: result.failure } };
  const { verified } = result;
  const roles = serviceRoles[kind];
  if (verified.principal.type !== "service" || roles === undefined) return { verified };
  const held = registry.roles(verified.principal.id);
  if (roles.some((role) => held.includes(role))) return { verified };
  return { fault: refused(embedded, "AUTH_FORBIDDEN", `is of a service without the role ${roles.join(" or ")}`) };
}

async function admittedBefore(documents: readonly VerifiedDocument[], { store }: LaneServices): Promise<DocumentCheck> {
  const known = await Promise.all(documents.map(({ signingHash }) => store.findAdmission(signingHash)));
  const unadmitted: VerifiedDocument[] = [];
  for (const [index, verified] of documents.entries()) {
    const record = known[index];
    if (record === undefined) {
      unadmitted.push(verified);
      continue;
    }
    const valid = validateAdmissionRecord(record.bytes, verified, record.authenticatedService);
    if (!valid.ok) return { unadmitted: [], fault: notAdmitted(valid.failure) };
  }
  return { unadmitted };
}

/** Key IDs by signing hash, of documents that are about to be admitted. */
export type Admitted = ReadonlyMap<string, string>;

/** Outcome of {@link admitDocuments}. */
export interface Admission {
  readonly rows: readonly AdmissionRow[];
  readonly admitted: Admitted;
  readonly fault?: DocumentFault;
}

// Most Commands carry no documents; they all share this.
const nothing: Admission = { rows: [], admitted: new Map() };

/**
 * Admits the documents that passed, at the time of the batch. `before` are those that Commands ahead of this one admit;
 * a document that is there twice is admitted once, and by one key (MWP-ADM-009).
 */
export function admitDocuments(
  { unadmitted, fault }: DocumentCheck,
  before: Admitted,
  { now, services }: { readonly now: string; readonly services: LaneServices },
): Admission {
  if (fault !== undefined) return { ...nothing, fault };
  if (unadmitted.length === 0) return nothing;
  const admitted = new Map<string, string>();
  const rows: AdmissionRow[] = [];
  for (const verified of unadmitted) {
    const { signingHash, keyId } = verified;
    const firstKeyId = admitted.get(signingHash) ?? before.get(signingHash);
    if (firstKeyId !== undefined && firstKeyId !== keyId)
      return { ...nothing, fault: notAdmitted(new VerificationFailure("record-binding-mismatch", "keyId")) };
    if (firstKeyId !== undefined) continue;
    const row = admissionRow(verified, now, services);
    if ("status" in row) return { ...nothing, fault: row };
    admitted.set(signingHash, keyId);
    rows.push(row);
  }
  return { rows, admitted };
}

function notAdmitted(failure: VerificationFailure): DocumentFault {
  return { refusal: { code: failure.wireCode, message: "" }, failure };
}

function refused({ kind, pointer }: EmbeddedDocument, code: Refusal["code"], why: string): DocumentFault {
  return { refusal: { code, message: `the ${kind} at payload${pointer} ${why}` } };
}
