import type { Event } from "../../generated/types.ts";
import { parseJson } from "../../lib/json/parse.ts";
import type { StoredEvent } from "../store/port.ts";

/** The document of an Event that this authority wrote. Throws for bytes that are no strict JSON: the log is damaged. */
export function parseStoredEvent(stored: StoredEvent): Event {
  const parsed = parseJson(stored.bytes);
  if (!parsed.ok) throw new Error(`Event ${stored.eventId} is not readable: ${parsed.fault}`);
  return parsed.value as unknown as Event;
}
