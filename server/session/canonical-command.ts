import { bytesWithSignature } from "../../lib/signed/sign.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";

/** The canonical bytes of a verified Command with its signature, spliced from the signing bytes that verification made. */
export function canonicalCommandBytes({ document, signingBytes }: VerifiedDocument<"command">): Uint8Array {
  return bytesWithSignature(signingBytes, document.signature, document);
}
