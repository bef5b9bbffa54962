import type { Actor } from "../../generated/types.ts";
import { type GroupState, inboxNotices, membershipOf, missionProgress, missionView } from "../../lib/core/mod.ts";
import type {
  AgentEntry,
  AgentList,
  Inbox,
  InboxNotice,
  MissionDetail,
  MissionList,
  MissionProgress,
  MissionSummary,
} from "../../lib/wire/http.ts";
import type { Clock } from "../clock.ts";
import type { Lanes } from "../lane/lanes.ts";
import { missionsPageMax } from "../limits.ts";
import type { Sessions } from "../session/sessions.ts";
import type { HttpResponse } from "../socket/port.ts";
import { malformed } from "./bodies.ts";
import type { Callers } from "./callers.ts";
import { jsonAnswer, plainProblem } from "./problem.ts";
import { integerOf, queryOf } from "./query.ts";
import type { Read, Reading } from "./reading.ts";
import type { Handler } from "./router.ts";

/** What the queries of whole Missions need. */
export interface QueryServices {
  readonly clock: Clock;
  readonly callers: Callers;
  readonly reading: Reading;
}

/** The answer to a question about one thing that was found, was not found in its Group, or is not to be seen. */
export function answered<T extends object>(read: Read<T | undefined>, what: string): HttpResponse {
  if (!read.ok) return read.answer;
  return read.value === undefined ? plainProblem(404, `No such ${what}`) : jsonAnswer(200, read.value);
}

/** `GET /v0.1/missions`: the caller's own, by live Membership (MWP-MSN-010). */
export function missionsEndpoint({ clock, callers, reading }: QueryServices): Handler {
  return callers.required(async (request, _, caller) => {
    const query = queryOf(request);
    const limit = integerOf(query, "limit", { min: 1, max: missionsPageMax, fallback: missionsPageMax });
    if (limit === undefined) return malformed(clock, `limit must be an integer from 1 to ${missionsPageMax}`);
    const after = query.get("after") ?? "";
    const rows = (await reading.memberships(caller)).filter(({ groupId }) => groupId > after);
    const missions: MissionSummary[] = [];
    for (const { groupId } of rows.slice(0, limit)) {
      const read = await reading.group(caller, groupId, (state, now) => summaryOf(state, caller.principal, now));
      if (read.ok && read.value !== undefined) missions.push(read.value);
    }
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const list: MissionList = { missions, ...(last === undefined ? {} : { next: last.groupId }) };
    return jsonAnswer(200, list);
  });
}

function summaryOf(state: GroupState, principal: Actor, now: string): MissionSummary | undefined {
  const member = membershipOf(state, principal)?.document;
  const progress = missionProgress(state, now);
  if (state.mission === undefined || member === undefined || progress === undefined) return undefined;
  const { role, membershipEpoch, state: membershipState } = member;
  return {
    mission: state.mission.document,
    groupId: state.groupId,
    membership: { role, membershipEpoch, state: membershipState },
    progress,
  };
}

/** `GET /v0.1/missions/{missionId}`. */
export function missionEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_, { missionId = "" }, caller) => {
    const read = await reading.mission(caller, missionId, (state, now): MissionDetail | undefined =>
      missionView(state, caller.principal, now),
    );
    return answered(read, "Mission");
  });
}

/** `GET /v0.1/missions/{missionId}/progress` (MWP-MSN-007). */
export function progressEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_, { missionId = "" }, caller) => {
    const read = await reading.mission(caller, missionId, (state, now): MissionProgress | undefined =>
      missionProgress(state, now),
    );
    return answered(read, "Mission");
  });
}

/** `GET /v0.1/inbox`: what waits for the caller in all its Groups, oldest first. */
export function inboxEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_request, _path, caller) => {
    const notices: InboxNotice[] = [];
    for (const { groupId } of await reading.memberships(caller)) {
      const read = await reading.group(caller, groupId, (state, now) => inboxNotices(state, caller.principal, now));
      if (read.ok) notices.push(...read.value);
    }
    const inbox: Inbox = { notices: notices.sort((a, b) => Date.parse(a.since) - Date.parse(b.since)) };
    return jsonAnswer(200, inbox);
  });
}

/** `GET /v0.1/agents`: Cards and fresh Presence, for any Principal of the Organization; nothing of any Group (MWP-IDN-006). */
export function agentsEndpoint({
  callers,
  organization,
  sessions,
}: {
  readonly callers: Callers;
  readonly organization: Lanes["organization"];
  readonly sessions: Pick<Sessions, "presence">;
}): Handler {
  return callers.required(async () => {
    const cards = await organization.inspect(({ agents }) => [...agents.values()].map(({ card }) => card));
    const agents = cards
      .sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
      .map((card): AgentEntry => {
        const presence = sessions.presence(card.agentId);
        return { card, ...(presence === undefined ? {} : { presence }) };
      });
    const list: AgentList = { agents };
    return jsonAnswer(200, list);
  });
}
