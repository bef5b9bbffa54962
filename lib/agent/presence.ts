import type { PresenceRecord } from "../../generated/types.ts";
import { formatInstantMs } from "../format/timestamp.ts";

/** How available the Agent is (MWP-IDN-005). Who, when and until when is filled in. */
export interface Presence extends Pick<PresenceRecord, "status" | "capacity" | "capabilityAvailability"> {
  readonly estimatedResponseMs?: number;
  /** How long the record is worth something, milliseconds; 30 s by default. */
  readonly ttlMs?: number;
}

const ttlMsDefault = 30_000;

/** The Presence Record of one Agent in one session, as of now (Unix ms). */
export function presenceRecord(
  presence: Presence,
  session: { readonly agentId: string; readonly sessionEpoch: number; readonly nowMs: number },
): PresenceRecord {
  const { ttlMs = ttlMsDefault, ...stated } = presence;
  const { agentId, sessionEpoch, nowMs } = session;
  return {
    ...stated,
    agentId,
    sessionEpoch,
    lastHeartbeat: formatInstantMs(nowMs),
    expiresAt: formatInstantMs(nowMs + ttlMs),
  };
}
