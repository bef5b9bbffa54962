import { encodeHex } from "../../../lib/format/digest.ts";
import type { Place, Writer } from "../append.ts";
import type { ActiveWorkRow, StoredCommand, StoredEvent } from "../port.ts";
import { decodeRegistryEntry, encodeRegistryEntry } from "../records.ts";
import { key, type MemoryLog, type Tables } from "./tables.ts";

/** How to take back what was written, newest last. */
export type Undo = (() => void)[];

/** Writes to the tables; each write leaves its opposite in `undo`. */
export function memoryWriter(tables: Tables, undo: Undo): Writer<MemoryLog> {
  const put = <K, V>(map: Map<K, V>, name: K, value: V): void => {
    const had = map.has(name);
    const before = map.get(name) as V;
    undo.push(() => (had ? map.set(name, before) : map.delete(name)));
    map.set(name, value);
  };
  const claim = <K, V>(map: Map<K, V>, name: K, value: V): boolean => {
    if (map.has(name)) return false;
    put(map, name, value);
    return true;
  };
  const remove = <K, V>(map: Map<K, V>, name: K): void => {
    const before = map.get(name);
    if (before !== undefined) undo.push(() => map.set(name, before));
    map.delete(name);
  };
  const push = <V>(list: V[], value: V): void => {
    undo.push(() => list.pop());
    list.push(value);
  };

  return {
    sessionEpoch: (agentId) => tables.epochs.get(agentId) ?? 0,
    registryRevision: () => tables.registry.length,
    head: (groupId) => tables.logs.get(groupId)?.length ?? 0,
    openLog(groupId) {
      const log = tables.logs.get(groupId) ?? [];
      if (!tables.logs.has(groupId)) put(tables.logs, groupId, log);
      return log;
    },
    setHead: () => {}, // the length of the log
    hasReceipt: (command) => tables.commands.has(commandKey(command)),
    insertCommand: (command, { log, number }) =>
      claim(tables.commands, commandKey(command), {
        command: { ...command, bytes: command.bytes.slice() },
        log,
        number,
      }),
    insertEvent(event, { log, number }) {
      const stored = storedEvent(event, number);
      if (!claim(tables.events, event.eventId, stored)) return false;
      push(log, stored);
      return true;
    },
    replaceEvent(rendition, { log, number }) {
      const original = log[number - 1];
      if (original?.eventId !== rendition.eventId) return false;
      const stored = storedEvent(rendition, number);
      undo.push(() => log.splice(number - 1, 1, original));
      log[number - 1] = stored;
      put(tables.events, rendition.eventId, stored);
      forgetCommand({ log, number });
      return true;
    },
    claimIdentifier: ({ kind, id }) => claim(tables.identifiers, key(kind, id), true),
    insertAdmission: (row) => claim(tables.admissions, row.signingHash, { ...row, bytes: row.bytes.slice() }),
    insertPolicy: (entry) =>
      push(tables.policyLog, { ...entry, bytes: entry.bytes.slice(), position: tables.policyLog.length + 1 }),
    insertAudit: (record) => push(tables.audit, record.slice()),
    insertRegistry: (entry) => push(tables.registry, decodeRegistryEntry(encodeRegistryEntry(entry))),
    openSession(session) {
      put(tables.epochs, session.agentId, session.epoch);
      if (session.tokenHash !== undefined) put(tables.tokens, encodeHex(session.tokenHash), session);
    },
    putMembership: (row) => put(tables.memberships, key(row.principalType, row.principalId, row.groupId), row),
    coordinatorEpoch: (groupId) => tables.missions.get(groupId)?.coordinatorEpoch ?? 0,
    putMission: (row) => put(tables.missions, row.groupId, row),
    setActiveWork: (row) => put(tables.activeWork, workKey(row), row),
    clearActiveWork: (row) => remove(tables.activeWork, workKey(row)),
    groupsWorkedIn: (agentId) =>
      [
        ...new Set([...tables.activeWork.values()].flatMap((row) => (row.agentId === agentId ? [row.groupId] : []))),
      ].sort(),
    insertIntent: (row) => claim(tables.intents, row.intentId, { ...row, bytes: row.bytes.slice() }),
    removeIntent(intentId, groupId) {
      if (groupId === undefined || tables.intents.get(intentId)?.groupId !== groupId) return false;
      restoringOrder(tables.intents);
      tables.intents.delete(intentId);
      return true;
    },
    setDeadline: (row) => put(tables.deadlines, key(row.groupId, row.kind, row.subjectId), row),
    clearDeadline: (row) => remove(tables.deadlines, key(row.groupId, row.kind, row.subjectId)),
  };

  /** A Map puts what it is given back at its end; intents have an order. */
  function restoringOrder<K, V>(map: Map<K, V>): void {
    const before = [...map];
    undo.push(() => {
      map.clear();
      for (const [name, value] of before) map.set(name, value);
    });
  }

  function forgetCommand({ log, number }: Place<MemoryLog>): void {
    for (const [name, answered] of tables.commands) {
      if (answered.log !== log || answered.number !== number) continue;
      put(tables.commands, name, { ...answered, command: { ...answered.command, bytes: new Uint8Array() } });
    }
  }
}

function commandKey({ actorType, actorId, actionId }: StoredCommand): string {
  return key(actorType, actorId, actionId);
}

function workKey({ agentId, groupId, workItemId }: ActiveWorkRow): string {
  return key(agentId, groupId, workItemId);
}

function storedEvent(event: StoredEvent, number: number): StoredEvent {
  const position = event.groupId === undefined ? { position: number } : {};
  return { ...event, ...position, bytes: event.bytes.slice() };
}
