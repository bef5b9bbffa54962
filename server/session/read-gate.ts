import type { Actor } from "../../generated/types.ts";
import { type GroupState, membershipOf, type Refusal, readAccess } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { Clock } from "../clock.ts";
import type { MembershipIndex } from "../lane/membership-index.ts";

/** A Principal may read a Group, from `visibilityStartSequence` on. */
export interface ReadGrant {
  readonly ok: true;
  readonly visibilityStartSequence: number;
  /** Last sequence of the Group that the grant knows of: what comes after may end it. */
  readonly sequence: number;
}

/** Who may read which Group, decided in the order of P30: the index before any lane. */
export type ReadGate = (
  principal: Actor,
  groupId: string,
) => Promise<ReadGrant | { readonly ok: false; readonly refusal: Refusal }>;

/** What `look` makes of a Group as of its last durable Event. */
export type Inspect = <T>(groupId: string, look: (state: GroupState) => T) => Promise<T>;

const groupNotFound: Refusal = { code: "GROUP_NOT_FOUND", message: "there is no such Group for this actor" };

/** A gate over the Organization-wide index and the Groups' states. */
export function createReadGate(index: MembershipIndex, inspect: Inspect, clock: Clock): ReadGate {
  return async (principal, groupId) => {
    const row =
      index.known(groupId, principal.type, principal.id) ?? (await index.find(groupId, principal.type, principal.id));
    if (row === undefined) return { ok: false, refusal: groupNotFound };
    return inspect(groupId, (state) => {
      const refusal = readAccess(state, principal, formatInstantMs(clock.nowMs()));
      if (refusal !== undefined) return { ok: false, refusal };
      const { visibilityStartSequence = Number.POSITIVE_INFINITY } = membershipOf(state, principal)?.document ?? {};
      return { ok: true, visibilityStartSequence, sequence: state.sequence };
    });
  };
}
