import type { PresenceRecord } from "../../generated/types.ts";
import { instantToMs, parseInstant } from "../../lib/format/timestamp.ts";
import type { Clock } from "../clock.ts";

/** What may be done with an open Session from outside: nothing but ending it. */
export interface OpenSession {
  readonly agentId: string;
  readonly epoch: number;
  /** The key it was opened with. */
  readonly keyId: string;
  /** Ends the connection at once; nothing more is delivered to it. */
  fence(reason: string): void;
}

/** The Sessions and the presence of this process: one Session per Agent, the one of the highest epoch (P31, MWP-IDN-008). */
export interface Sessions {
  add(session: OpenSession): void;
  remove(session: OpenSession): void;
  /** Whether the Agent's Session of this epoch is open here. */
  isOpen(agentId: string, epoch: number): boolean;
  /** The Agent's Session that is open here. */
  current(agentId: string): OpenSession | undefined;
  /** A Session of this epoch is durable: every earlier one of the Agent is over. */
  fenceBefore(agentId: string, epoch: number): void;
  /** Ends those whose key or Card does not hold any more (P31). */
  endUnless(holds: (session: OpenSession) => boolean): void;
  /** Keeps a Presence Record of the Agent's own Session until it expires (MWP-IDN-005, MWP-IDN-006). */
  notePresence(session: OpenSession, record: PresenceRecord): void;
  presence(agentId: string): PresenceRecord | undefined;
  readonly count: number;
}

/** What a Session is told that a newer one of its Agent ends. */
export const fencedByNewer = "a newer Session of this Agent was opened";

/** Sessions kept in memory: they are gone with the process, as their connections are. */
export function createSessions(clock: Clock): Sessions {
  const open = new Map<string, OpenSession>();
  const presences = new Map<string, PresenceRecord>();
  return {
    add: (session) => void open.set(session.agentId, session),
    remove(session) {
      if (open.get(session.agentId) !== session) return;
      open.delete(session.agentId);
      presences.delete(session.agentId);
    },
    isOpen: (agentId, epoch) => open.get(agentId)?.epoch === epoch,
    current: (agentId) => open.get(agentId),
    fenceBefore(agentId, epoch) {
      const session = open.get(agentId);
      if (session !== undefined && session.epoch < epoch) session.fence(fencedByNewer);
    },
    endUnless(holds) {
      for (const session of [...open.values()])
        if (!holds(session)) session.fence("the key or the Card of this Session is over");
    },
    notePresence(session, record) {
      if (record.agentId === session.agentId && record.sessionEpoch === session.epoch)
        presences.set(session.agentId, record);
    },
    presence(agentId) {
      const record = presences.get(agentId);
      const expiresAt = record === undefined ? undefined : parseInstant(record.expiresAt);
      return expiresAt !== undefined && instantToMs(expiresAt) > clock.nowMs() ? record : undefined;
    },
    get count() {
      return open.size;
    },
  };
}
