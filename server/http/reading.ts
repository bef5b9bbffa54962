import { type GroupState, groupNotFound, type Refusal, readAccess } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { protocolError } from "../../lib/wire/wire-error.ts";
import type { Clock } from "../clock.ts";
import type { MembershipIndex } from "../lane/membership-index.ts";
import type { Inspect } from "../session/read-gate.ts";
import type { HttpResponse } from "../socket/port.ts";
import type { MembershipRow, Store } from "../store/port.ts";
import type { Caller } from "./callers.ts";
import { problemOf } from "./problem.ts";

/** What was read, or the answer that refuses it. */
export type Read<T> =
  | { readonly ok: true; readonly groupId: string; readonly value: T }
  | { readonly ok: false; readonly answer: HttpResponse };

/** Sees a Group that the caller may read, at `now`; synchronous, and keeps nothing of the state that could move. */
export type Look<T> = (state: GroupState, now: string) => T;

/** Reads by live Membership, in the order of P30: the index before any lane, one answer for absent and foreign. */
export interface Reading {
  group<T>(caller: Caller, groupId: string, look: Look<T>): Promise<Read<T>>;
  mission<T>(caller: Caller, missionId: string, look: Look<T>): Promise<Read<T>>;
  /** Memberships of the caller that have not ended, by Group ID. */
  memberships(caller: Caller): Promise<readonly MembershipRow[]>;
}

/** What {@link createReading} needs. */
export interface ReadingServices {
  readonly clock: Clock;
  readonly index: MembershipIndex;
  readonly inspect: Inspect;
  readonly store: Pick<Store, "findMission" | "membershipsOf">;
}

/** Reading over the Organization-wide index and the Groups' states. */
export function createReading({ clock, index, inspect, store }: ReadingServices): Reading {
  const refused = ({ code, ...facts }: Refusal): { readonly ok: false; readonly answer: HttpResponse } => ({
    ok: false,
    answer: problemOf(protocolError(code, { nowMs: clock.nowMs(), ...facts })),
  });

  async function group<T>({ principal }: Caller, groupId: string, look: Look<T>): Promise<Read<T>> {
    const { type, id } = principal;
    const row = index.known(groupId, type, id) ?? (await index.find(groupId, type, id));
    if (row === undefined) return refused(groupNotFound.refusal);
    return inspect(groupId, (state): Read<T> => {
      const now = formatInstantMs(clock.nowMs());
      const refusal = readAccess(state, principal, now);
      return refusal === undefined ? { ok: true, groupId, value: look(state, now) } : refused(refusal);
    });
  }

  return {
    group,
    async mission(caller, missionId, look) {
      // Where there is no such Mission its ID stands for a Group that does not exist: the look-ups that follow are the same.
      const row = await store.findMission(missionId);
      return group(caller, row?.groupId ?? missionId, look);
    },
    async memberships({ principal }) {
      const rows = await store.membershipsOf(principal.type, principal.id);
      return rows
        .filter(({ state }) => state !== "ended")
        .sort((a, b) => (a.groupId < b.groupId ? -1 : a.groupId > b.groupId ? 1 : 0));
    },
  };
}
