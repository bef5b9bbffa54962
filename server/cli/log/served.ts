import type { Event } from "../../../generated/types.ts";
import type { HttpClient } from "../../../lib/human/api.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import type { EventPage } from "../../../lib/wire/http.ts";
import { findMission } from "../find.ts";
import type { LogLine } from "./line.ts";

const pageSize = 500;

/** All Events of a Mission that the authority serves to the caller, first to last. */
export async function* servedEvents(reader: Pick<HttpClient, "events">, missionId: string): AsyncGenerator<Event> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: EventPage = await reader.events(missionId, { after, limit: pageSize });
    yield* page.events;
    after = page.next;
  }
}

/** A Group's log as a running authority serves it to a member, by Mission or Group ID or a unique part of one. */
export async function* servedLog(
  reader: Pick<HttpClient, "events" | "missions">,
  text: string,
): AsyncGenerator<LogLine> {
  const { mission } = await findMission(reader, text);
  for await (const event of servedEvents(reader, mission.missionId)) yield { event: event as object as JsonObject };
}
