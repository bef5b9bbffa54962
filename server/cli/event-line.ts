import type { VerifiedEvent } from "../../lib/agent/mod.ts";
import { eventText } from "./render/event.ts";

/** One verified Event on one line: place, kind, who, and its words. */
export function eventLine({ document }: VerifiedEvent): string {
  return eventText(document);
}
