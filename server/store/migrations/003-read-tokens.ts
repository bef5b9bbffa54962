import type { Migration } from "./migration.ts";

/** Read tokens of the HTTPS API, by hash. Here, so that they hold in every process. */
export const readTokens: Migration = {
  version: 3,
  sql: `
    CREATE TABLE read_tokens (
      hash BLOB PRIMARY KEY,
      principal_type TEXT NOT NULL,
      principal TEXT NOT NULL,
      key_id TEXT NOT NULL,
      -- Of an Agent.
      session_epoch INTEGER,
      expires_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX read_tokens_by_end ON read_tokens (expires_ms);
  `,
};
