import { embeddedDocuments, type Refusal } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import { validateAdmissionRecord } from "../../lib/signed/admission.ts";
import type { VerificationFailure } from "../../lib/signed/audit.ts";
import type { DocumentKind } from "../../lib/signed/profiles.ts";
import type { AdmissionRow } from "../store/port.ts";
import { admissionRow } from "./admission-row.ts";
import type { LaneServices } from "./services.ts";
import type { CommandTask } from "./task.ts";

/** Outcome of the six stages and admission of every Signed Document inside a payload. */
export interface DocumentCheck {
  readonly rows: readonly AdmissionRow[];
  readonly refusal?: Refusal;
  /** Protected. */
  readonly failure?: VerificationFailure;
}

/** Role that the signer of a kind needs beside its signature; kinds without one are bound to actors by the core (MWP-ADM-014). */
const signerRole: { readonly [kind in DocumentKind]?: string } = {
  "agent-card": "registry",
  "group-snapshot": "archival",
};

/** Verifies and admits the documents a Command carries, as the Command itself is (MWP-SDV-015, MWP-ADM-006). */
export async function checkDocuments({ command }: CommandTask, services: LaneServices): Promise<DocumentCheck> {
  const rows: AdmissionRow[] = [];
  for (const { kind, document } of embeddedDocuments(command)) {
    const result = services.documents.verifyValue(kind, document as JsonValue, services.registry.evidence);
    if (!result.ok)
      return {
        rows: [],
        refusal: { code: result.failure.wireCode, message: `the ${kind} in the payload does not verify` },
        failure: result.failure,
      };
    const { verified } = result;
    const known = await services.store.findAdmission(verified.signingHash);
    const admitted =
      known === undefined
        ? admissionRow(verified, formatInstantMs(services.clock.nowMs()), services)
        : validateAdmissionRecord(known.bytes, verified, known.authenticatedService);
    if ("status" in admitted)
      return {
        rows: [],
        refusal: admitted.refusal,
        ...(admitted.failure === undefined ? {} : { failure: admitted.failure }),
      };
    if ("ok" in admitted && !admitted.ok)
      return { rows: [], refusal: { code: admitted.failure.wireCode, message: "" }, failure: admitted.failure };
    const role = signerRole[kind];
    if (role !== undefined && !services.registry.roles(verified.principal.id).includes(role)) {
      return {
        rows: [],
        refusal: { code: "AUTH_FORBIDDEN", message: `the signer of the ${kind} does not hold the role ${role}` },
      };
    }
    if (!("ok" in admitted)) rows.push(admitted);
  }
  return { rows };
}
