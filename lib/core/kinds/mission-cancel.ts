import type { MissionCancelCommandPayload } from "../../../generated/types.ts";
import { type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { endedMission, endWork } from "../mission-end.ts";
import { missionRow } from "../mission-table.ts";
import { childEnded, ownerEpochFault } from "../parent.ts";

const row = missionRow("mission.cancel");

/**
 * Row M7: the MissionOwner or Organization policy cancels the Mission, which closes the Coordinator lease and cancels its
 * unfinished work and child Missions (W18, MWP-AUT-006). The Coordinator may only recommend it (MWP-MSN-003). The Group
 * stays, to be read and archived.
 */
export const missionCancel: GroupKind<MissionCancelCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits, "work.cancelled", "work.authorized"],
  aggregate: "mission",
  authorities: ["mission_owner", "policy"],
  from: row.from,
  resolve: () => resolved(undefined),
  ownershipFault: ownerEpochFault,
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { state, command, payload, signingHash, now } = attempt;
    const { reason } = payload;
    const aggregate = missionOf(attempt);
    const ended = endedMission(aggregate, row.to, now);
    const { actor } = command;
    const work = endWork(state, { outcome: "cancelled", reason, now, actor, seed: signingHash });
    const first = { kind: row.emits, aggregateRevision: ended.mission.revision, payload: { ...ended, reason } };
    const byPolicy = attempt.authority === "policy";
    return {
      ok: true,
      events: [first, ...work.events],
      policyLog: byPolicy ? [{ decision: "Mission cancelled by policy", details: { reason } }] : [],
      intents: [...childEnded(aggregate, { outcome: "cancelled", reason, evidence: [] }), ...work.intents],
    };
  },
};
