import type { Mission, MissionCancelCommandPayload } from "../../../generated/types.ts";
import { revokeLease } from "../coordinator-lease.ts";
import { type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { missionRow } from "../mission-table.ts";

const row = missionRow("mission.cancel");

/**
 * Row M7: the MissionOwner or Organization policy cancels the Mission, which closes the Coordinator lease. The
 * Coordinator may only recommend it (MWP-MSN-003). The Group stays, to be read and archived.
 */
export const missionCancel: GroupKind<MissionCancelCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits],
  aggregate: "mission",
  authorities: ["mission_owner", "policy"],
  from: row.from,
  resolve: () => resolved(undefined),
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { document, lease } = missionOf(attempt);
    const { reason } = attempt.payload;
    const mission: Mission = { ...document, state: row.to, revision: document.revision + 1 };
    const payload = { mission, lease: revokeLease(lease, attempt.now, "Mission cancelled"), reason };
    const byPolicy = attempt.authority === "policy";
    return {
      ok: true,
      events: [{ kind: row.emits, aggregateRevision: mission.revision, payload }],
      policyLog: byPolicy ? [{ decision: "Mission cancelled by policy", details: { reason } }] : [],
    };
  },
};
