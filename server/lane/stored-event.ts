import type { Event } from "../../generated/types.ts";
import type { StoredEvent } from "../store/port.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The document of an Event that this authority wrote. Its bytes are canonical, so the plain parser reads them right. */
export function parseStoredEvent(stored: StoredEvent): Event {
  return JSON.parse(decoder.decode(stored.bytes)) as Event;
}
