import type { Actor } from "../generated/types.ts";
import { formatInstantMs } from "../lib/format/timestamp.ts";
import type { JsonObject } from "../lib/json/value.ts";
import { type DocumentSigner, type SignedDocument, signDocument } from "../lib/signed/sign.ts";
import { newId } from "./session/ids.ts";

/** A Command of one of the authority's own service Principals: signed like everybody's, without Group or epochs (SUP-10). */
export function signServiceCommand(
  kind: string,
  payload: JsonObject,
  sender: { readonly actor: Actor; readonly signer: DocumentSigner; readonly nowMs: number },
): SignedDocument<"command"> {
  const unsigned = {
    protocolVersion: "0.1",
    actionId: newId(),
    actor: { type: sender.actor.type, id: sender.actor.id },
    correlationId: newId(),
    issuedAt: formatInstantMs(sender.nowMs),
    kind,
    payload,
  };
  return signDocument("command", unsigned, sender.signer);
}
