import type { Actor, Event } from "../../generated/types.ts";
import { maySee } from "../../lib/core/mod.ts";
import { parseStoredEvent } from "../lane/stored-event.ts";
import { backfillEventsMax, eventsPageBytesMax, eventsPageMax, eventsScannedMax } from "../limits.ts";
import type { HttpResponse } from "../socket/port.ts";
import type { Store, StoredEvent } from "../store/port.ts";
import { nextTurn } from "../turn.ts";
import { malformed } from "./bodies.ts";
import type { Caller } from "./callers.ts";
import type { QueryServices } from "./missions.ts";
import { apiHeaders } from "./problem.ts";
import { integerOf, queryOf } from "./query.ts";
import type { Read } from "./reading.ts";
import type { Handler } from "./router.ts";

/** What the page of Events needs. */
export interface EventServices extends QueryServices {
  readonly store: Pick<Store, "readGroupEvents">;
}

interface Page {
  readonly shown: readonly StoredEvent[];
  readonly next: number | undefined;
}

/**
 * `GET /v0.1/missions/{missionId}/events?after=&limit=`: the Group's Events after a sequence as far as the caller may see
 * them now (MWP-MSN-012), each in its exact bytes.
 */
export function eventsEndpoint(services: EventServices): Handler {
  const { clock, callers, reading } = services;
  return callers.required(async (request, { missionId = "" }, caller) => {
    const query = queryOf(request);
    const limit = integerOf(query, "limit", { min: 1, max: eventsPageMax, fallback: 100 });
    const after = integerOf(query, "after", { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 });
    if (limit === undefined || after === undefined)
      return malformed(clock, `after must be a sequence, limit an integer from 1 to ${eventsPageMax}`);
    const access = await reading.mission(caller, missionId, ({ sequence }) => sequence);
    if (!access.ok) return access.answer;
    const page = await readPage(services, caller, { groupId: access.groupId, head: access.value, after, limit });
    return page.ok ? pageAnswer(page.value) : page.answer;
  });
}

/** Reads on until the page is full, the head is reached or enough was looked at. */
async function readPage(
  { store, reading }: EventServices,
  caller: Caller,
  wish: { readonly groupId: string; readonly head: number; readonly after: number; readonly limit: number },
): Promise<Read<Page>> {
  const { groupId, head, limit } = wish;
  const shown: StoredEvent[] = [];
  let position = wish.after;
  let bytes = 0;
  const isFull = (): boolean => shown.length >= limit || bytes >= eventsPageBytesMax;
  while (position < head && !isFull() && position - wish.after < eventsScannedMax) {
    const stored = (await store.readGroupEvents(groupId, position, backfillEventsMax)).filter(
      ({ sequence = 0 }) => sequence <= head,
    );
    if (stored.length === 0) break;
    // The Membership may have ended meanwhile: asked again for every piece.
    const read = await seen(reading, caller, groupId, stored.map(parseStoredEvent));
    if (!read.ok) return read;
    for (const event of stored) {
      if (isFull()) break;
      position = event.sequence ?? position;
      if (!read.value.has(event.eventId)) continue;
      shown.push(event);
      bytes += event.bytes.length;
    }
    await nextTurn();
  }
  return { ok: true, groupId, value: { shown, next: position < head ? position : undefined } };
}

function seen(
  reading: EventServices["reading"],
  caller: Caller,
  groupId: string,
  events: readonly Event[],
): Promise<Read<ReadonlySet<string>>> {
  const principal: Actor = caller.principal;
  return reading.group(
    caller,
    groupId,
    (state) => new Set(events.filter((event) => maySee(state, principal, event)).map(({ eventId }) => eventId)),
  );
}

function pageAnswer({ shown, next }: Page): HttpResponse {
  const pieces: Uint8Array[] = [];
  const text = new TextEncoder();
  pieces.push(text.encode('{"events":['));
  shown.forEach(({ bytes }, index) => {
    if (index > 0) pieces.push(text.encode(","));
    pieces.push(bytes);
  });
  pieces.push(text.encode(next === undefined ? "]}" : `],"next":${next}}`));
  return {
    status: 200,
    headers: { ...apiHeaders, "content-type": "application/json" },
    body: new Uint8Array(Buffer.concat(pieces)),
  };
}
