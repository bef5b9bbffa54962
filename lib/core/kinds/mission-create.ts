import type { MissionCreateCommandPayload } from "../../../generated/types.ts";
import type { GroupKind } from "../kind-row.ts";
import { missionRow } from "../mission-table.ts";
import { claimFounding } from "../mission-terms.ts";
import { foundRoot, type RootBound, resolveRoot } from "../root-mission.ts";

const row = missionRow("mission.create");

/**
 * Row M1: a human founds a Mission with its one Group, its planning Conversation, the first Coordinator lease and the
 * Memberships of MissionOwner and Coordinator (MWP-MSN-001, P09, P15).
 */
export const missionCreate: GroupKind<MissionCreateCommandPayload, RootBound> = {
  kind: row.trigger,
  emits: [row.emits, "membership.changed"],
  aggregate: "mission",
  authorities: ["founder"],
  from: row.from,
  claims: claimFounding,
  resolve: resolveRoot,
  revision: () => 0,
  handle(attempt, bound) {
    const { created, memberships } = foundRoot(attempt, bound);
    const { conversationId } = bound;
    const first = { kind: row.emits, aggregateRevision: 1, payload: created, conversationId };
    return { ok: true, events: [first, ...memberships] };
  },
};
