import { encodeHex } from "../../lib/format/digest.ts";
import { stale, staleFact, writeEntry } from "./append.ts";
import { assertEntry } from "./entry.ts";
import { readTokens } from "./memory/read-tokens.ts";
import { emptyTables, key, type Tables } from "./memory/tables.ts";
import { memoryWriter, type Undo } from "./memory/writer.ts";
import type { AppendEntry, AppendOutcome, CursorRow, DeadlineRow, IntentRow, MissionRow, Store } from "./port.ts";
import { commandAdmission, eventAdmission } from "./records.ts";
import { asStore, type SyncStore } from "./sync.ts";

/** Options of {@link createMemoryStore}. */
export interface MemoryStoreOptions {
  readonly organizationId: string;
}

/** A store that forgets everything with the process: for tests and simulations. Same rules as the durable ones. */
export function createMemoryStore({ organizationId }: MemoryStoreOptions): Store {
  const tables = emptyTables();
  return asStore({
    ...eventReads(tables, organizationId),
    ...indexReads(tables),
    ...logs(tables),
    ...readTokens(tables),
    append(batch) {
      batch.forEach(assertEntry);
      return batch.map((entry) => appendOne(tables, entry));
    },
    checkpoint: () => {},
    close: () => {},
  });
}

function appendOne(tables: Tables, entry: AppendEntry): AppendOutcome {
  const undo: Undo = [];
  const writer = memoryWriter(tables, undo);
  const fact = staleFact(writer, entry);
  const outcome = fact === undefined ? writeEntry(writer, entry) : stale(fact);
  if (outcome.status === "stale") for (const step of undo.reverse()) step();
  return outcome;
}

type EventReads = Pick<
  SyncStore,
  | "readGroupEvents"
  | "groupHead"
  | "readOrganizationEvents"
  | "organizationHead"
  | "findEvent"
  | "findReceipt"
  | "findCommand"
  | "findAdmission"
  | "findCommandAdmission"
  | "findEventAdmission"
>;

function eventReads(tables: Tables, organizationId: string): EventReads {
  const logOf = (groupId: string | undefined) => tables.logs.get(groupId) ?? [];
  const answered = (...actor: [string, string, string]) => tables.commands.get(key(...actor));
  return {
    readGroupEvents: (groupId, after, limit) => logOf(groupId).slice(after, after + limit),
    groupHead: (groupId) => logOf(groupId).length,
    readOrganizationEvents: (after, limit) => logOf(undefined).slice(after, after + limit),
    organizationHead: () => logOf(undefined).length,
    findEvent: (eventId) => tables.events.get(eventId),
    findReceipt(actorType, actorId, actionId) {
      const found = answered(actorType, actorId, actionId);
      const event = found?.log[found.number - 1];
      if (found === undefined || event === undefined) return undefined;
      const { eventId, groupId } = event;
      const place = groupId === undefined ? { position: found.number } : { groupId, sequence: found.number };
      return { actorType, actorId, actionId, signingHash: found.command.signingHash, eventId, ...place };
    },
    findCommand: (...actor) => answered(...actor)?.command,
    findAdmission: (signingHash) => tables.admissions.get(signingHash),
    findCommandAdmission(...actor) {
      const found = answered(...actor);
      return found && commandAdmission(organizationId, found.command);
    },
    findEventAdmission(eventId) {
      const event = tables.events.get(eventId);
      return event && eventAdmission(organizationId, event);
    },
  };
}

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

function indexReads(tables: Tables): IndexReads {
  const missions = (): MissionRow[] => [...tables.missions.values()];
  const intents = (): IntentRow[] => [...tables.intents.values()];
  const due = (): DeadlineRow[] => [...tables.deadlines.values()].sort(compareDeadlines);
  return {
    findMembership: (groupId, type, id) => tables.memberships.get(key(type, id, groupId)),
    membershipsOf: (type, id) =>
      [...tables.memberships.values()]
        .filter(({ principalType, principalId }) => principalType === type && principalId === id)
        .sort((a, b) => compareText(a.groupId, b.groupId)),
    identifierTaken: (kind, id) => tables.identifiers.has(key(kind, id)),
    findMission: (missionId) => missions().find((row) => row.missionId === missionId),
    missionOfGroup: (groupId) => tables.missions.get(groupId),
    childMissions: (parentGroupId) =>
      missions()
        .filter((row) => row.parentGroupId === parentGroupId)
        .sort((a, b) => compareText(a.groupId, b.groupId)),
    pendingIntents: (groupId) => intents().filter((row) => row.groupId === groupId),
    groupsWithIntents: () => [...new Set(intents().map(({ groupId }) => groupId))].sort(compareText),
    sessionEpoch: (agentId) => tables.epochs.get(agentId) ?? 0,
    findSessionToken(tokenHash) {
      const found = tables.tokens.get(encodeHex(tokenHash));
      return found && { agentId: found.agentId, epoch: found.epoch, expiresAt: found.expiresAt };
    },
    dueDeadlines: (nowMs, limit) =>
      due()
        .filter(({ dueAtMs }) => dueAtMs <= nowMs)
        .slice(0, limit),
    nextDeadlineMs: () => due()[0]?.dueAtMs,
  };
}

type Logs = Pick<
  SyncStore,
  | "readRegistryLog"
  | "registryRevision"
  | "readCursor"
  | "readCursors"
  | "writeCursors"
  | "readPolicyLog"
  | "appendAudit"
  | "readAudit"
>;

function logs(tables: Tables): Logs {
  const writeCursor = (cursor: CursorRow): void => {
    const name = key(cursor.agentId, cursor.groupId);
    if (cursor.sequence > (tables.cursors.get(name)?.sequence ?? 0)) tables.cursors.set(name, cursor);
  };
  return {
    readRegistryLog: (after) =>
      tables.registry.slice(after).map((entry, index) => ({ revision: after + index + 1, entry })),
    registryRevision: () => tables.registry.length,
    readCursor: (agentId, groupId) => tables.cursors.get(key(agentId, groupId))?.sequence ?? 0,
    readCursors: (agentId) =>
      [...tables.cursors.values()]
        .filter((cursor) => cursor.agentId === agentId)
        .sort((a, b) => compareText(a.groupId, b.groupId)),
    writeCursors: (cursors) => cursors.forEach(writeCursor),
    readPolicyLog: (groupId, after, limit) =>
      tables.policyLog
        .filter((row) => row.position > after && (groupId === undefined || row.groupId === groupId))
        .slice(0, limit),
    appendAudit: (records) => void tables.audit.push(...records.map((record) => record.slice())),
    readAudit: (after, limit) =>
      tables.audit.slice(after, after + limit).map((bytes, index) => ({ position: after + index + 1, bytes })),
  };
}

function compareDeadlines(a: DeadlineRow, b: DeadlineRow): number {
  return (
    a.dueAtMs - b.dueAtMs ||
    compareText(a.groupId, b.groupId) ||
    compareText(a.kind, b.kind) ||
    compareText(a.subjectId, b.subjectId)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
