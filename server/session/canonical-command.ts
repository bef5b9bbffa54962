import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { canonicalText } from "../../lib/json/canonical.ts";
import type { VerifiedDocument } from "../../lib/signed/verify.ts";

/**
 * The canonical bytes of a verified Command with its signature, spliced from the signing bytes that verification made:
 * of all members only `workItemId` sorts after `signature`, and an ID needs no escape.
 */
export function canonicalCommandBytes({ document, signingBytes }: VerifiedDocument<"command">): Uint8Array {
  const { signature, workItemId } = document;
  const tail = encodeUtf8(workItemId === undefined ? "}" : `,"workItemId":"${workItemId}"}`);
  const member = encodeUtf8(`,"signature":${canonicalText({ ...signature })}`);
  const head = signingBytes.length - tail.length;
  const bytes = new Uint8Array(signingBytes.length + member.length);
  bytes.set(signingBytes.subarray(0, head));
  bytes.set(member, head);
  bytes.set(tail, head + member.length);
  return bytes;
}
