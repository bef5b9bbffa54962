import type { Actor } from "../../../generated/types.ts";
import type { Database } from "../../../lib/sqlite/mod.ts";
import type { SyncStore } from "../sync.ts";
import { numberOf, textOf } from "./columns.ts";

/** The read tokens of the HTTPS API. */
export function readTokens(database: Database): Pick<SyncStore, "putReadToken" | "findReadToken" | "purgeReadTokens"> {
  const insert = database.prepare("INSERT INTO read_tokens VALUES (?, ?, ?, ?, ?, ?)");
  const find = database.prepare("SELECT * FROM read_tokens WHERE hash = ?");
  const purge = database.prepare("DELETE FROM read_tokens WHERE expires_ms <= ?");
  return {
    putReadToken({ tokenHash, principal, keyId, sessionEpoch = null, expiresAtMs }) {
      insert.run(tokenHash, principal.type, principal.id, keyId, sessionEpoch, expiresAtMs);
    },
    findReadToken(tokenHash) {
      const row = find.get(tokenHash);
      if (row === undefined) return undefined;
      const principal = { type: textOf(row.principal_type), id: textOf(row.principal) } as Actor;
      const session = row.session_epoch === null ? {} : { sessionEpoch: numberOf(row.session_epoch) };
      return { tokenHash, principal, keyId: textOf(row.key_id), ...session, expiresAtMs: numberOf(row.expires_ms) };
    },
    purgeReadTokens(nowMs) {
      purge.run(nowMs);
    },
  };
}
