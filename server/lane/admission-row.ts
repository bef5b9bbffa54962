import { prepareAdmissionRecord } from "../../lib/signed/admission.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";
import type { AdmissionRow } from "../store/port.ts";
import { admissionRecordIdOf } from "../store/records.ts";
import type { LaneServices } from "./services.ts";
import { type Refused, refusedBy } from "./task.ts";

/** A new record of first admission, or why the Organization's time does not fit the key (MWP-ADM-010). */
export function admissionRow(
  verified: VerifiedDocument,
  trustedAcceptedAt: string,
  services: Pick<LaneServices, "authority">,
): AdmissionRow | Refused {
  const { authority } = services;
  const admissionRecordId = admissionRecordIdOf(verified.signingHash);
  const prepared = prepareAdmissionRecord(verified, { admissionRecordId, trustedAcceptedAt, acceptedBy: authority });
  if (!prepared.ok) return refusedBy(prepared.failure, "");
  return {
    signingHash: verified.signingHash,
    admissionRecordId,
    documentKind: verified.kind,
    bytes: prepared.bytes,
    authenticatedService: authority,
  };
}
