import type { Actor, Event } from "../../generated/types.ts";
import type { EventDraft } from "../../lib/core/decision.ts";
import type { JsonObject, JsonValue } from "../../lib/json/value.ts";
import { type DocumentSigner, signDocument, signOwnDocument } from "../../lib/signed/sign.ts";
import type { AdmissionRow, StoredEvent } from "../store/port.ts";
import { documentAdmission } from "../store/records.ts";

/** An Event as the authority signed it: the document for the state, the bytes for the log and the wire. */
export interface SealedEvent {
  readonly event: Event;
  readonly stored: StoredEvent;
  /** Of Evidence that was signed with it. */
  readonly admissions?: readonly AdmissionRow[];
}

/** Turns a draft into the signed fact that is stored, hashed and sent as it is. */
export type Sealer = (draft: EventDraft) => SealedEvent;

/** Whose Events a sealer signs, and with what. */
export interface SealerOptions {
  readonly organizationId: string;
  /** MWP-ADM-014: a service that may accept Events. */
  readonly authority: Actor;
  readonly signer: DocumentSigner;
}

/** A sealer that signs where it is called. */
export function createSealer({ organizationId, authority, signer }: SealerOptions): Sealer {
  function seal(draft: EventDraft): SealedEvent {
    // Assigned, not spread: V8 takes microseconds to add members to what a spread has made.
    const unsigned = Object.assign({ protocolVersion: "0.1", acceptedBy: { ...authority } }, draft);
    const { document, bytes, signingHash } = signOwnDocument("event", unsigned as unknown as JsonObject, signer);
    const { eventId, groupId, sequence, kind, occurredAt } = draft;
    const row = {
      eventId,
      kind,
      bytes,
      signingHash,
      keyId: signer.keyId,
      acceptedBy: authority,
      acceptedAt: occurredAt,
    };
    const isPlaced = groupId !== undefined && sequence !== undefined;
    return { event: document, stored: isPlaced ? Object.assign(row, { groupId, sequence }) : row };
  }

  /** Signs the Evidence of an Event first, as the service that states it, and admits it at the time of the Event (P03). */
  function sealWithEvidence({ hasUnsignedEvidence: _, ...draft }: EventDraft): SealedEvent {
    const admissions: AdmissionRow[] = [];
    const { evidence } = draft.payload;
    const signed = (Array.isArray(evidence) ? evidence : []).map((one): JsonValue => {
      const { document, signingHash } = signDocument("evidence", one as JsonObject, signer);
      const columns = { signingHash, keyId: signer.keyId, acceptedBy: authority, acceptedAt: draft.occurredAt };
      admissions.push(documentAdmission(organizationId, "evidence", { ...columns, principal: document.generatedBy }));
      return document as unknown as JsonObject;
    });
    return { ...seal({ ...draft, payload: { ...draft.payload, evidence: signed } }), admissions };
  }

  return (draft) => (draft.hasUnsignedEvidence === true ? sealWithEvidence(draft) : seal(draft));
}
