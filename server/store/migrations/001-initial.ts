import type { Migration } from "./migration.ts";

/**
 * The compact layout: texts that recur are numbers of `names`; documents are BLOBs in rows that are only ever appended,
 * in the order of their commits, so that a batch writes few pages whatever Groups are in it; what must be unique at
 * random is looked up by 16 bytes of a hash and verified by the full values in the row. Each index over random keys
 * costs every append one more page: there are three (Event IDs, receipts and identifiers) and one for documents admitted
 * inside Commands.
 */
export const initial: Migration = {
  version: 1,
  sql: `
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

    -- Event kinds, key IDs, Principals ("type id"), document kinds.
    CREATE TABLE names (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;

    -- One row per Group; row 0, without Group, is the Organization's own log.
    CREATE TABLE logs (id INTEGER PRIMARY KEY, group_id TEXT UNIQUE, head INTEGER NOT NULL) STRICT;
    INSERT INTO logs VALUES (0, NULL, 0);

    -- key, service, accepted_at and hash are the Event's own First-Admission Record.
    CREATE TABLE events (
      id INTEGER PRIMARY KEY,
      log INTEGER NOT NULL,
      sequence INTEGER NOT NULL,
      event_id TEXT NOT NULL UNIQUE,
      kind INTEGER NOT NULL,
      key INTEGER NOT NULL,
      service INTEGER NOT NULL,
      accepted_at TEXT NOT NULL,
      hash BLOB NOT NULL,
      body BLOB NOT NULL,
      UNIQUE (log, sequence)
    ) STRICT;

    -- id = the Event that answers it. key, actor, service, accepted_at and hash are its own First-Admission Record.
    CREATE TABLE commands (
      id INTEGER PRIMARY KEY,
      actor INTEGER NOT NULL,
      action TEXT NOT NULL,
      key INTEGER NOT NULL,
      service INTEGER NOT NULL,
      accepted_at TEXT NOT NULL,
      hash BLOB NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE receipts (key BLOB PRIMARY KEY, command INTEGER NOT NULL) STRICT, WITHOUT ROWID;

    -- First-Admission Records of everything but Commands and Events. record_id is NULL where it follows from the hash.
    CREATE TABLE admissions (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      record_id TEXT,
      service INTEGER NOT NULL,
      hash BLOB NOT NULL,
      record BLOB NOT NULL
    ) STRICT;
    CREATE TABLE admitted (key BLOB PRIMARY KEY, admission INTEGER NOT NULL) STRICT, WITHOUT ROWID;

    CREATE TABLE memberships (
      principal INTEGER NOT NULL,
      log INTEGER NOT NULL,
      epoch INTEGER NOT NULL,
      state TEXT NOT NULL,
      role TEXT NOT NULL,
      visible_from INTEGER NOT NULL,
      PRIMARY KEY (principal, log)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE identifiers (key BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;

    CREATE TABLE registry (revision INTEGER PRIMARY KEY, entry BLOB NOT NULL) STRICT;
    CREATE TABLE sessions (
      agent TEXT NOT NULL,
      epoch INTEGER NOT NULL,
      token_hash BLOB UNIQUE,
      expires_at TEXT NOT NULL,
      PRIMARY KEY (agent, epoch)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE policy_log (
      position INTEGER PRIMARY KEY,
      log INTEGER,
      entry_id TEXT NOT NULL,
      entry BLOB NOT NULL
    ) STRICT;
    CREATE INDEX policy_log_by_log ON policy_log (log);
    CREATE TABLE audit (position INTEGER PRIMARY KEY, record BLOB NOT NULL) STRICT;

    CREATE TABLE cursors (
      agent TEXT NOT NULL,
      group_id TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      PRIMARY KEY (agent, group_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE deadlines (
      group_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      due_ms INTEGER NOT NULL,
      PRIMARY KEY (group_id, kind, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deadlines_by_due ON deadlines (due_ms);
  `,
};
