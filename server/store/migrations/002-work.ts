import type { Migration } from "./migration.ts";

/**
 * What spans Groups: the index of Missions, who is at work where, and the intents on their way. The Missions there are
 * come from the latest Event of each Group that holds its Mission whole.
 */
export const work: Migration = {
  version: 2,
  sql: `
    -- One row per founded Group; the Mission is the Group's.
    CREATE TABLE missions (
      log INTEGER PRIMARY KEY,
      mission TEXT NOT NULL UNIQUE,
      state TEXT NOT NULL,
      owner_type TEXT NOT NULL,
      owner TEXT NOT NULL,
      coordinator TEXT NOT NULL,
      coordinator_epoch INTEGER NOT NULL,
      parent_mission TEXT,
      parent_group TEXT,
      approval TEXT
    ) STRICT;
    CREATE INDEX missions_by_parent ON missions (parent_group) WHERE parent_group IS NOT NULL;

    -- A WorkItem under an active Execution Lease of the Agent.
    CREATE TABLE active_work (
      agent TEXT NOT NULL,
      log INTEGER NOT NULL,
      work_item TEXT NOT NULL,
      PRIMARY KEY (agent, log, work_item)
    ) STRICT, WITHOUT ROWID;

    -- Not applied yet; the Group may have no log. id is the order among those that wait.
    CREATE TABLE intents (
      id INTEGER PRIMARY KEY,
      intent_id TEXT NOT NULL UNIQUE,
      group_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      cause TEXT NOT NULL,
      body BLOB NOT NULL
    ) STRICT;
    CREATE INDEX intents_by_group ON intents (group_id);

    INSERT INTO missions
    SELECT
      log,
      mission ->> 'missionId',
      mission ->> 'state',
      mission ->> '$.missionOwner.type',
      mission ->> '$.missionOwner.id',
      mission ->> '$.coordinator.agentId',
      mission ->> '$.coordinator.coordinatorEpoch',
      NULL,
      NULL,
      NULL
    FROM (
      SELECT log, max(sequence), CAST(body AS TEXT) -> '$.payload.mission' AS mission
      FROM events
      WHERE kind IN (SELECT id FROM names WHERE text IN ('mission.created', 'mission.cancelled'))
      GROUP BY log
    );
  `,
};
