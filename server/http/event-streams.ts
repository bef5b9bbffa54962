import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Hub } from "../delivery/hub.ts";
import { eventStreamGroupsMax, eventStreamsPerPrincipalMax, housekeepingMs, retryAfterMs } from "../limits.ts";
import type { ReadGate } from "../session/read-gate.ts";
import type { HttpRequest, HttpResponse } from "../socket/port.ts";
import type { MembershipRow, Store } from "../store/port.ts";
import { malformed } from "./bodies.ts";
import type { Caller } from "./callers.ts";
import { EventStream, type Followed } from "./event-stream.ts";
import type { MembershipWatch } from "./membership-watch.ts";
import type { QueryServices } from "./missions.ts";
import { apiHeaders, problemOf } from "./problem.ts";
import { queryOf } from "./query.ts";
import type { Handler } from "./router.ts";
import { decodePosition, type StreamPosition } from "./stream-position.ts";

/** What Event streams need. */
export interface EventStreamServices extends QueryServices {
  readonly hub: Hub;
  readonly readGate: ReadGate;
  readonly store: Pick<Store, "missionOfGroup">;
  readonly watch: MembershipWatch["watch"];
  fault(error: unknown): void;
}

/** The Event streams of the process. */
export interface EventStreams {
  readonly endpoint: Handler;
  readonly count: number;
  /** Ends every stream and begins no other. */
  stop(): void;
}

/** A stream of this process; `early` holds what its caller became a member of before it flows. */
interface Opened {
  readonly caller: Caller;
  readonly wish: Wish;
  early: MembershipRow[] | undefined;
}

/** What a request asks to follow. */
interface Wish {
  /** Empty: all Groups that the caller may read, and those to come. */
  readonly groupIds: readonly string[];
  readonly position: StreamPosition | undefined;
  readonly fromStart: boolean;
}

/**
 * `GET /v0.1/events`: live Events of all Groups the caller may read, in one response; a Group joined meanwhile comes in
 * with its first Event. `Last-Event-ID` resumes; without it the stream begins now, or with `from=start` at the start.
 * It ends with the token, and Group by Group with the Membership.
 */
export function createEventStreams(services: EventStreamServices): EventStreams {
  const { clock, callers, hub, readGate, watch, fault } = services;
  const open = new Map<EventStream, Opened>();
  /** Negative: the hub tells connections by number, and those of the sockets count upwards. */
  let lastId = 0;
  let isStopped = false;
  const timer = setInterval(() => {
    for (const stream of open.keys()) stream.sweep();
  }, housekeepingMs);
  const unwatch = watch((row) => {
    for (const [stream, { caller, wish, early }] of open) {
      if (!concerns(row, caller, wish)) continue;
      if (early === undefined) void joined(stream, caller, row);
      else early.push(row);
    }
  });

  function started(stream: EventStream): void {
    const opened = open.get(stream);
    const { early = [] } = opened ?? {};
    if (opened !== undefined) opened.early = undefined;
    for (const row of early) if (opened !== undefined) void joined(stream, opened.caller, row);
  }

  async function joined(stream: EventStream, caller: Caller, { groupId, state }: MembershipRow): Promise<void> {
    if (state === "ended") return stream.forget(groupId);
    if (stream.isFollowing(groupId) || stream.groupCount >= eventStreamGroupsMax) return;
    try {
      const grant = await readGate(caller.principal, groupId);
      if (grant.ok && stream.isOpen && !stream.isFollowing(groupId))
        stream.follow({ groupId, grant, afterSequence: stream.positionOf(groupId) });
    } catch (error) {
      fault(error);
      stream.brokenOff();
    }
  }

  async function follow(caller: Caller, wish: Wish): Promise<readonly Followed[] | HttpResponse> {
    const isNamed = wish.groupIds.length > 0;
    const groupIds = isNamed ? wish.groupIds : await groupsOf(services, caller);
    const groups: Followed[] = [];
    for (const groupId of groupIds) {
      const grant = await readGate(caller.principal, groupId);
      if (grant.ok) {
        const fresh = wish.position !== undefined || wish.fromStart ? 0 : grant.sequence;
        groups.push({ groupId, grant, afterSequence: wish.position?.of(groupId) ?? fresh });
      } else if (isNamed) {
        const { code, ...facts } = grant.refusal;
        return problemOf(protocolError(code, { nowMs: clock.nowMs(), ...facts }));
      }
    }
    return groups;
  }

  function hasTooMany(caller: Caller): boolean {
    const { type, id } = caller.principal;
    const mine = [...open.keys()].filter(({ principal }) => principal.type === type && principal.id === id);
    return mine.length >= eventStreamsPerPrincipalMax;
  }

  const endpoint = callers.required(async (request, _, caller) => {
    if (hasTooMany(caller)) return problemOf(protocolError("RATE_LIMITED", { nowMs: clock.nowMs(), retryAfterMs }));
    if (isStopped) return problemOf(protocolError("BACKPRESSURE", { nowMs: clock.nowMs(), retryAfterMs }));
    const wish = wishOf(request);
    if (wish === undefined) return malformed(clock, "the query or Last-Event-ID is none of an Event stream");
    lastId -= 1;
    const closed = (over: EventStream): void => void open.delete(over);
    const stream = new EventStream({ connectionId: lastId, caller, hub, started, closed });
    // Known from now on: a Group that is joined while the others are looked up must not be missed.
    open.set(stream, { caller, wish, early: [] });
    const groups = await follow(caller, wish).catch((error: unknown) => {
      closed(stream);
      throw error;
    });
    if (!isList(groups)) {
      closed(stream);
      return groups;
    }
    if (isStopped) {
      closed(stream);
      return problemOf(protocolError("BACKPRESSURE", { nowMs: clock.nowMs(), retryAfterMs }));
    }
    stream.prepare(groups);
    return { status: 200, headers: { ...apiHeaders, "content-type": "text/event-stream" }, body: stream };
  });

  return {
    endpoint,
    get count() {
      return open.size;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      unwatch();
      for (const stream of [...open.keys()]) stream.end();
    },
  };
}

/** Groups the caller is a member of; where they are too many for one stream, those of running Missions first. */
async function groupsOf({ reading, store }: EventStreamServices, caller: Caller): Promise<readonly string[]> {
  const groupIds = (await reading.memberships(caller)).map(({ groupId }) => groupId);
  if (groupIds.length <= eventStreamGroupsMax) return groupIds;
  const running: string[] = [];
  const over: string[] = [];
  for (const groupId of groupIds) {
    const { state = "" } = (await store.missionOfGroup(groupId)) ?? {};
    (["approved", "failed", "cancelled"].includes(state) ? over : running).push(groupId);
  }
  return [...running, ...over].slice(0, eventStreamGroupsMax);
}

function wishOf(request: HttpRequest): Wish | undefined {
  const query = queryOf(request);
  const groupIds = [...new Set(query.getAll("groupId"))];
  const from = query.get("from") ?? "now";
  const resumed = request.headers.get("last-event-id");
  const position = resumed === undefined || resumed === "" ? undefined : decodePosition(resumed);
  const isResumable = resumed === undefined || resumed === "" || position !== undefined;
  if (!isResumable || (from !== "now" && from !== "start") || groupIds.length > eventStreamGroupsMax) return undefined;
  return { groupIds, position, fromStart: from === "start" };
}

function concerns(row: MembershipRow, { principal }: Caller, { groupIds }: Wish): boolean {
  const isMine = row.principalType === principal.type && row.principalId === principal.id;
  return isMine && (groupIds.length === 0 || groupIds.includes(row.groupId));
}

function isList(value: readonly Followed[] | HttpResponse): value is readonly Followed[] {
  return Array.isArray(value);
}
