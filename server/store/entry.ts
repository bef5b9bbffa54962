import { isSha256Text } from "../../lib/format/digest.ts";
import { type AdmissionRow, type AppendEntry, type StoredEvent, StoreError } from "./port.ts";
import { admissionRecordIdOf, isDerivedAdmissionRecordId } from "./records.ts";

/** Throws `StoreError` `invalid` for an entry that contradicts itself: a fault of the caller, found before anything is written. */
export function assertEntry(entry: AppendEntry): void {
  const { expectedHead, events, command, admissions = [], redactions = [], appliedIntents = [] } = entry;
  must(Number.isSafeInteger(expectedHead) && expectedHead >= 0, "expectedHead is no sequence");
  must(command === undefined || events.length > 0, "a Command without an Event that answers it");
  must(command === undefined || isSha256Text(command.signingHash), "signing hash of the Command");
  must(appliedIntents.length === 0 || entry.groupId !== undefined, "intents of no Group");
  events.forEach((event, index) => {
    assertPlace(event, entry.groupId, expectedHead + 1 + index);
  });
  admissions.forEach(assertAdmission);
  for (const { rendition } of redactions) {
    must(entry.groupId !== undefined && (rendition.sequence ?? 0) <= expectedHead, "redaction of what is not appended");
    assertPlace(rendition, entry.groupId, rendition.sequence ?? 0);
  }
}

function assertPlace(event: StoredEvent, groupId: string | undefined, number: number): void {
  must(event.groupId === groupId, "an Event of another log");
  must(event.sequence === (groupId === undefined ? undefined : number), "sequence of an Event");
  must(event.position === undefined || (groupId === undefined && event.position === number), "position of an Event");
  must(number > 0, "sequence of an Event");
  must(isSha256Text(event.signingHash), "signing hash of an Event");
}

function assertAdmission(row: AdmissionRow): void {
  must(isSha256Text(row.signingHash), "signing hash of an admission record");
  must(
    !isDerivedAdmissionRecordId(row.admissionRecordId) ||
      row.admissionRecordId === admissionRecordIdOf(row.signingHash),
    "an admission record ID derived from another hash",
  );
}

function must(condition: boolean, fault: string): void {
  if (!condition) throw new StoreError("invalid", `append entry: ${fault}`);
}
