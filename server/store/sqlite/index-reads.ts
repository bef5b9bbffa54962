import type { Actor } from "../../../generated/types.ts";
import type { Database, Row } from "../../../lib/sqlite/mod.ts";
import type { DeadlineRow, IntentRow, MembershipRow, MissionRow } from "../port.ts";
import type { SyncStore } from "../sync.ts";
import { bytesOf, numberOf, textOf, totalOf } from "./columns.ts";
import { shortKey } from "./keys.ts";
import { actorName } from "./names.ts";

type IndexReads = Pick<
  SyncStore,
  | "findMembership"
  | "membershipsOf"
  | "identifierTaken"
  | "findMission"
  | "missionOfGroup"
  | "childMissions"
  | "pendingIntents"
  | "groupsWithIntents"
  | "sessionEpoch"
  | "findSessionToken"
  | "dueDeadlines"
  | "nextDeadlineMs"
>;

/** Reads of the Organization-wide indexes. */
export function indexReads(database: Database): IndexReads {
  const membership =
    "SELECT memberships.*, group_id FROM memberships JOIN logs ON logs.id = memberships.log " +
    "WHERE principal = (SELECT id FROM names WHERE text = ?)";
  const oneMembership = database.prepare(`${membership} AND log = (SELECT id FROM logs WHERE group_id = ?)`);
  const allMemberships = database.prepare(`${membership} ORDER BY group_id`);
  const identifier = database.prepare("SELECT 1 FROM identifiers WHERE key = ?");
  const mission = "SELECT missions.*, group_id FROM missions JOIN logs ON logs.id = log WHERE";
  const missionById = database.prepare(`${mission} mission = ?`);
  const missionByGroup = database.prepare(`${mission} group_id = ?`);
  const childMissions = database.prepare(`${mission} parent_group = ? ORDER BY group_id`);
  const intents = database.prepare("SELECT * FROM intents WHERE group_id = ? ORDER BY id");
  const intentGroups = database.prepare("SELECT DISTINCT group_id FROM intents ORDER BY group_id");
  const epoch = database.prepare("SELECT max(epoch) AS value FROM sessions WHERE agent = ?");
  const token = database.prepare("SELECT agent, epoch, expires_at FROM sessions WHERE token_hash = ?");
  const due = database.prepare(
    "SELECT * FROM deadlines WHERE due_ms <= ? ORDER BY due_ms, group_id, kind, subject LIMIT ?",
  );
  const next = database.prepare("SELECT min(due_ms) AS value FROM deadlines");

  return {
    findMembership(groupId, type, id) {
      const row = oneMembership.get(actorName(type, id), groupId);
      return row && membershipOf(row, type, id);
    },
    membershipsOf: (type, id) => allMemberships.all(actorName(type, id)).map((row) => membershipOf(row, type, id)),
    identifierTaken: (kind, id) => identifier.get(shortKey(kind, id)) !== undefined,
    findMission: (missionId) => optional(missionById.get(missionId), missionOf),
    missionOfGroup: (groupId) => optional(missionByGroup.get(groupId), missionOf),
    childMissions: (parentGroupId) => childMissions.all(parentGroupId).map(missionOf),
    pendingIntents: (groupId) => intents.all(groupId).map(intentOf),
    groupsWithIntents: () => intentGroups.all().map((row) => textOf(row.group_id)),
    sessionEpoch: (agentId) => totalOf(epoch.get(agentId)),
    findSessionToken(tokenHash) {
      const row = token.get(tokenHash);
      return row && { agentId: textOf(row.agent), epoch: numberOf(row.epoch), expiresAt: textOf(row.expires_at) };
    },
    dueDeadlines: (nowMs, limit) => due.all(nowMs, limit).map(deadlineOf),
    nextDeadlineMs() {
      const value = next.get()?.value ?? null;
      return value === null ? undefined : numberOf(value);
    },
  };
}

function membershipOf(row: Row, principalType: string, principalId: string): MembershipRow {
  return {
    groupId: textOf(row.group_id),
    principalType,
    principalId,
    membershipEpoch: numberOf(row.epoch),
    state: textOf(row.state),
    role: textOf(row.role),
    visibilityStartSequence: numberOf(row.visible_from),
  };
}

function optional<T>(row: Row | undefined, of: (row: Row) => T): T | undefined {
  return row && of(row);
}

function missionOf(row: Row): MissionRow {
  const { parent_mission, parent_group, approval } = row;
  return {
    missionId: textOf(row.mission),
    groupId: textOf(row.group_id),
    state: textOf(row.state),
    missionOwner: { type: textOf(row.owner_type) as Actor["type"], id: textOf(row.owner) },
    coordinatorAgentId: textOf(row.coordinator),
    coordinatorEpoch: numberOf(row.coordinator_epoch),
    ...(parent_mission === null ? {} : { parentMissionId: textOf(parent_mission) }),
    ...(parent_group === null ? {} : { parentGroupId: textOf(parent_group) }),
    ...(approval === null ? {} : { approvalId: textOf(approval) }),
  };
}

function intentOf(row: Row): IntentRow {
  return {
    intentId: textOf(row.intent_id),
    groupId: textOf(row.group_id),
    kind: textOf(row.kind),
    subjectId: textOf(row.subject),
    causeEventId: textOf(row.cause),
    bytes: bytesOf(row.body),
  };
}

function deadlineOf(row: Row): DeadlineRow {
  return {
    groupId: textOf(row.group_id),
    kind: textOf(row.kind),
    subjectId: textOf(row.subject),
    dueAtMs: numberOf(row.due_ms),
  };
}
