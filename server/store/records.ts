import { canonicalBytes } from "../../lib/json/canonical.ts";
import { parseJson } from "../../lib/json/parse.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type AdmissionRow, type RegistryEntry, type StoredEvent, StoreError } from "./port.ts";

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

/** The First-Admission Record of an Event, from the columns kept with it; never the Event itself (MWP-ADM-011). */
export function eventAdmission(
  organizationId: string,
  event: Pick<StoredEvent, "signingHash" | "keyId" | "acceptedBy" | "acceptedAt">,
): AdmissionRow {
  const admissionRecordId = admissionRecordIdOf(event.signingHash);
  const service = { type: event.acceptedBy.type, id: event.acceptedBy.id };
  const bytes = canonicalBytes({
    protocolVersion: "0.1",
    admissionRecordId,
    organizationId,
    documentKind: "event",
    signingHash: event.signingHash,
    keyId: event.keyId,
    principal: service, // an Event is signed by the service that accepts it (MWP-SDV-001)
    trustedAcceptedAt: event.acceptedAt,
    acceptedBy: service,
  });
  return {
    signingHash: event.signingHash,
    admissionRecordId,
    documentKind: "event",
    bytes,
    authenticatedService: event.acceptedBy,
  };
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
