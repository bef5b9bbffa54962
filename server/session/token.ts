import { sha256 } from "../../lib/format/digest.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { randomText } from "./greeting.ts";

/** Prefix by which a leaked session token is recognised wherever it turns up. */
export const sessionTokenPrefix = "mwps_";

/** A fresh session token of 32 random bytes, and the hash that alone is stored (P31). */
export function createSessionToken(): { readonly token: string; readonly tokenHash: Uint8Array } {
  const token = `${sessionTokenPrefix}${randomText(32)}`;
  return { token, tokenHash: sha256(encodeUtf8(token)) };
}
