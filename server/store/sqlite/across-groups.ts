import type { Database } from "../../../lib/sqlite/mod.ts";
import type { Writer } from "../append.ts";
import { numberOf, textOf } from "./columns.ts";

type AcrossGroups = Pick<
  Writer<number>,
  | "coordinatorEpoch"
  | "putMission"
  | "setActiveWork"
  | "clearActiveWork"
  | "groupsWorkedIn"
  | "insertIntent"
  | "removeIntent"
>;

/** The writes of what spans Groups: Missions, active work and intents. `openLog` gives the number of a Group's log. */
export function acrossGroups(database: Database, openLog: (groupId: string) => number): AcrossGroups {
  const epoch = database.prepare(
    "SELECT coordinator_epoch FROM missions WHERE log = (SELECT id FROM logs WHERE group_id = ?)",
  );
  const putMission = database.prepare("INSERT OR REPLACE INTO missions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const setWork = database.prepare("INSERT OR IGNORE INTO active_work VALUES (?, ?, ?)");
  const clearWork = database.prepare("DELETE FROM active_work WHERE agent = ? AND log = ? AND work_item = ?");
  const workedIn = database.prepare(
    "SELECT DISTINCT group_id FROM active_work JOIN logs ON logs.id = log WHERE agent = ? ORDER BY group_id",
  );
  const insertIntent = database.prepare(
    "INSERT OR IGNORE INTO intents (intent_id, group_id, kind, subject, cause, body) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const removeIntent = database.prepare("DELETE FROM intents WHERE intent_id = ? AND group_id IS ?");
  return {
    coordinatorEpoch: (groupId) => numberOf(epoch.get(groupId)?.coordinator_epoch ?? 0),
    putMission(row) {
      const { missionId, groupId, state, missionOwner, coordinatorAgentId, coordinatorEpoch } = row;
      const { parentMissionId = null, parentGroupId = null, approvalId = null } = row;
      const owner: [string, string] = [missionOwner.type, missionOwner.id];
      const coordinator: [string, number] = [coordinatorAgentId, coordinatorEpoch];
      const lineage = [parentMissionId, parentGroupId, approvalId];
      putMission.run(openLog(groupId), missionId, state, ...owner, ...coordinator, ...lineage);
    },
    setActiveWork: ({ agentId, groupId, workItemId }) => void setWork.run(agentId, openLog(groupId), workItemId),
    clearActiveWork: ({ agentId, groupId, workItemId }) => void clearWork.run(agentId, openLog(groupId), workItemId),
    groupsWorkedIn: (agentId) => workedIn.all(agentId).map((row) => textOf(row.group_id)),
    insertIntent: ({ intentId, groupId, kind, subjectId, causeEventId, bytes }) =>
      insertIntent.run(intentId, groupId, kind, subjectId, causeEventId, bytes).changes > 0,
    removeIntent: (intentId, groupId) => removeIntent.run(intentId, groupId ?? null).changes > 0,
  };
}
