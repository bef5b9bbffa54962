import { isOver } from "../mission.ts";
import { endedMission, endWork } from "../mission-end.ts";
import { missionRow } from "../mission-table.ts";
import { type Applying, type Meaning, nothing } from "./meaning.ts";

/** Row M7 by propagation: the parent gave the child up or ended itself, and so do the child's work and its own children (W18, P25). */
export function cancelMission({ state, payload, intent, now }: Applying<"cancel_child">): Meaning {
  const { mission } = state;
  if (mission === undefined || isOver(state)) return nothing;
  const row = missionRow("mission.cancel");
  const { reason } = payload;
  const ended = endedMission(mission, row.to, now);
  const { actor } = intent.cause;
  const { events, intents } = endWork(state, { outcome: "cancelled", reason, now, actor, seed: intent.intentId });
  const first = { kind: row.emits, aggregateRevision: ended.mission.revision, payload: { ...ended, reason } };
  return { events: [first, ...events], intents };
}
