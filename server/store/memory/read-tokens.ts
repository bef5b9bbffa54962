import { encodeHex } from "../../../lib/format/digest.ts";
import type { SyncStore } from "../sync.ts";
import type { Tables } from "./tables.ts";

/** The read tokens of the HTTPS API. */
export function readTokens(tables: Tables): Pick<SyncStore, "putReadToken" | "findReadToken" | "purgeReadTokens"> {
  return {
    putReadToken(row) {
      tables.readTokens.set(encodeHex(row.tokenHash), { ...row, tokenHash: row.tokenHash.slice() });
    },
    findReadToken: (tokenHash) => tables.readTokens.get(encodeHex(tokenHash)),
    purgeReadTokens(nowMs) {
      for (const [hash, { expiresAtMs }] of tables.readTokens) if (expiresAtMs <= nowMs) tables.readTokens.delete(hash);
    },
  };
}
