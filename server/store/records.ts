import type { Actor } from "../../generated/types.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import { parseJson } from "../../lib/json/parse.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { DocumentKind } from "../../lib/signed/profiles.ts";
import { type AdmissionRow, type RegistryEntry, type StoredCommand, type StoredEvent, StoreError } from "./port.ts";

const admissionPrefix = "urn:mwp:admission:";

/**
 * The admission record ID that follows from a signing hash. Hashes are unique in the log, so these IDs are
 * (MWP-ADM-004), and neither the store nor a race needs a second index for them.
 */
export function admissionRecordIdOf(signingHash: string): string {
  return admissionPrefix + signingHash.slice("sha256:".length);
}

/** Whether an ID is one of {@link admissionRecordIdOf} for some hash. */
export function isDerivedAdmissionRecordId(id: string): boolean {
  return id.startsWith(admissionPrefix);
}

/** The columns that are the First-Admission Record of a Command or an Event. */
export type AdmissionColumns = Pick<StoredEvent, "signingHash" | "keyId" | "acceptedBy" | "acceptedAt">;

/** The First-Admission Record of an Event, from the columns kept with it; never the Event itself (MWP-ADM-011). */
export function eventAdmission(organizationId: string, event: AdmissionColumns): AdmissionRow {
  // An Event is signed by the service that accepts it (MWP-SDV-001).
  return documentAdmission(organizationId, "event", { ...event, principal: event.acceptedBy });
}

/** The First-Admission Record of a Command, from the columns kept with it. */
export function commandAdmission(
  organizationId: string,
  command: AdmissionColumns & Pick<StoredCommand, "actorType" | "actorId">,
): AdmissionRow {
  const principal = { type: command.actorType as Actor["type"], id: command.actorId };
  return documentAdmission(organizationId, "command", { ...command, principal });
}

interface Admitted extends AdmissionColumns {
  /** Who signed it. */
  readonly principal: Actor;
}

/** The First-Admission Record of a document that is known to verify, as its service states it. */
export function documentAdmission(
  organizationId: string,
  documentKind: DocumentKind,
  { signingHash, keyId, acceptedBy, acceptedAt, principal }: Admitted,
): AdmissionRow {
  const admissionRecordId = admissionRecordIdOf(signingHash);
  const bytes = canonicalBytes({
    protocolVersion: "0.1",
    admissionRecordId,
    organizationId,
    documentKind,
    signingHash,
    keyId,
    principal: { type: principal.type, id: principal.id },
    trustedAcceptedAt: acceptedAt,
    acceptedBy: { type: acceptedBy.type, id: acceptedBy.id },
  });
  return { signingHash, admissionRecordId, documentKind, bytes, authenticatedService: acceptedBy };
}

/** A Registry entry as the log keeps it. */
export function encodeRegistryEntry(entry: RegistryEntry): Uint8Array {
  return canonicalBytes(entry as unknown as JsonObject);
}

/** Throws `StoreError` `corrupt` for bytes that {@link encodeRegistryEntry} did not write. */
export function decodeRegistryEntry(bytes: Uint8Array): RegistryEntry {
  const parsed = parseJson(bytes);
  if (!parsed.ok) throw new StoreError("corrupt", "a Registry log entry is not JSON");
  return parsed.value as unknown as RegistryEntry;
}
