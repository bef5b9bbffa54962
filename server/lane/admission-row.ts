import { prepareAdmissionRecord, type TrustedContext } from "../../lib/signed/admission.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";
import type { AdmissionRow } from "../store/port.ts";
import { admissionRecordIdOf } from "../store/records.ts";
import type { LaneServices } from "./services.ts";
import { type Refused, refusedBy } from "./task.ts";

type Accepting = Pick<LaneServices, "authority">;

/** What the Organization says about an acceptance at a time of its own. */
export function trustedContext(
  { signingHash }: VerifiedDocument,
  trustedAcceptedAt: string,
  { authority }: Accepting,
): TrustedContext {
  return { admissionRecordId: admissionRecordIdOf(signingHash), trustedAcceptedAt, acceptedBy: authority };
}

/** A new record of first admission, or why the Organization's time does not fit the key (MWP-ADM-010). */
export function admissionRow(
  verified: VerifiedDocument,
  trustedAcceptedAt: string,
  services: Accepting,
): AdmissionRow | Refused {
  const context = trustedContext(verified, trustedAcceptedAt, services);
  const prepared = prepareAdmissionRecord(verified, context);
  if (!prepared.ok) return refusedBy(prepared.failure, "");
  return {
    signingHash: verified.signingHash,
    admissionRecordId: context.admissionRecordId,
    documentKind: verified.kind,
    bytes: prepared.bytes,
    authenticatedService: context.acceptedBy,
  };
}
