import type { Actor, Event } from "../../generated/types.ts";
import type { EventDraft } from "../../lib/core/decision.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { type DocumentSigner, signOwnDocument } from "../../lib/signed/sign.ts";
import type { StoredEvent } from "../store/port.ts";

/** An Event as the authority signed it: the document for the state, the bytes for the log and the wire. */
export interface SealedEvent {
  readonly event: Event;
  readonly stored: StoredEvent;
}

/** Turns a draft into the signed fact that is stored, hashed and sent as it is. */
export type Sealer = (draft: EventDraft) => SealedEvent;

/** A sealer that signs where it is called, as the given service Principal (MWP-ADM-014: one that may accept Events). */
export function createSealer(signer: DocumentSigner, acceptedBy: Actor): Sealer {
  return (draft) => {
    // Assigned, not spread: V8 takes microseconds to add members to what a spread has made.
    const unsigned = Object.assign({ protocolVersion: "0.1", acceptedBy: { ...acceptedBy } }, draft);
    const { document, bytes, signingHash } = signOwnDocument("event", unsigned as unknown as JsonObject, signer);
    const { eventId, groupId, sequence, kind, occurredAt } = draft;
    const row = { eventId, kind, bytes, signingHash, keyId: signer.keyId, acceptedBy, acceptedAt: occurredAt };
    const isPlaced = groupId !== undefined && sequence !== undefined;
    return { event: document, stored: isPlaced ? Object.assign(row, { groupId, sequence }) : row };
  };
}
