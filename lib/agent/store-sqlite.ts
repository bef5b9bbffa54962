import { encodeUtf8 } from "../format/utf8.ts";
import { parseJson } from "../json/parse.ts";
import type { Database } from "../sqlite/mod.ts";
import type { VerifiedEvent } from "./event.ts";
import type { OwnMembership } from "./membership.ts";
import type { AgentStore, GroupProgress } from "./store.ts";

const schema = `CREATE TABLE IF NOT EXISTS mwp_agent_progress (
  agent_id TEXT NOT NULL,
  group_id TEXT NOT NULL,
  cursor INTEGER NOT NULL,
  membership TEXT,
  PRIMARY KEY (agent_id, group_id)
) STRICT, WITHOUT ROWID`;

/**
 * Keeps progress in a table of the application's own database. `project` writes an Event's meaning into other tables
 * of it, inside the same transaction as the Cursor; it sees every Event exactly once, in order per Group.
 */
export function createSqliteStore(
  database: Database,
  project?: (database: Database, event: VerifiedEvent) => void,
): AgentStore {
  database.exec(schema);
  const select = database.prepare("SELECT group_id, cursor, membership FROM mwp_agent_progress WHERE agent_id = ?");
  const upsert = database.prepare(
    `INSERT INTO mwp_agent_progress (agent_id, group_id, cursor, membership) VALUES (?, ?, ?, ?)
     ON CONFLICT (agent_id, group_id) DO UPDATE SET cursor = excluded.cursor, membership = excluded.membership`,
  );
  return {
    load: async (agentId) => select.all(agentId).map(progressOf),
    async save(agentId, steps) {
      database.transaction(() => {
        for (const { groupId, cursor, membership, events } of steps) {
          if (project !== undefined) for (const event of events) project(database, event);
          upsert.run(agentId, groupId, cursor, membership === undefined ? null : JSON.stringify(membership));
        }
      });
    },
  };
}

function progressOf(row: Readonly<Record<string, unknown>>): GroupProgress {
  const { group_id: groupId, cursor, membership } = row;
  const progress = { groupId: String(groupId), cursor: Number(cursor) };
  return typeof membership === "string" ? { ...progress, membership: membershipIn(membership) } : progress;
}

function membershipIn(text: string): OwnMembership {
  const parsed = parseJson(encodeUtf8(text));
  if (!parsed.ok) throw new SyntaxError(`stored Membership is no strict JSON: ${parsed.fault}`);
  return parsed.value as unknown as OwnMembership;
}
