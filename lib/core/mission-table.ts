/** States of a Mission, and `none` where there is no Mission yet. */
export type MissionPhase = "none" | "active" | "awaiting_approval" | "approved" | "failed" | "cancelled";

/** One legal transition of a Mission: a row of table 7.1. */
export interface MissionRow {
  readonly row: string;
  readonly from: readonly MissionPhase[];
  readonly trigger: string;
  readonly to: Exclude<MissionPhase, "none">;
  readonly emits: string;
}

/** Phases in which a Mission still moves. */
export const openPhases: readonly MissionPhase[] = ["active", "awaiting_approval"];

/** Phases that end a Mission (MWP-MSN-002). */
const terminalPhases: readonly MissionPhase[] = ["approved", "failed", "cancelled"];

/** Every phase of a Mission that exists. */
export const phases: readonly MissionPhase[] = [...openPhases, ...terminalPhases];

/** The eight legal transitions, in table order (MWP-MSN-002); what is not here is `INVALID_STATE_TRANSITION`. */
export const missionTable: readonly MissionRow[] = [
  { row: "M1", from: ["none"], trigger: "mission.create", to: "active", emits: "mission.created" },
  { row: "M2", from: ["none"], trigger: "mission.create_follow_up", to: "active", emits: "mission.follow_up.created" },
  { row: "M3", from: ["none"], trigger: "mission.create_child", to: "active", emits: "mission.child.created" },
  {
    row: "M4",
    from: ["active"],
    trigger: "mission.submit_for_approval",
    to: "awaiting_approval",
    emits: "mission.submitted_for_approval",
  },
  {
    row: "M5",
    from: ["awaiting_approval"],
    trigger: "mission.request_changes",
    to: "active",
    emits: "mission.changes_requested",
  },
  { row: "M6", from: ["awaiting_approval"], trigger: "mission.approve", to: "approved", emits: "mission.approved" },
  { row: "M7", from: openPhases, trigger: "mission.cancel", to: "cancelled", emits: "mission.cancelled" },
  { row: "M8", from: openPhases, trigger: "mission.terminate", to: "failed", emits: "mission.terminated" },
];

/** The row that a trigger follows. Throws for a trigger that moves no Mission. */
export function missionRow(trigger: string): MissionRow {
  const row = missionTable.find((candidate) => candidate.trigger === trigger);
  if (row === undefined) throw new Error(`${trigger} is no trigger of the Mission table`);
  return row;
}

/** Whether a Mission in this phase is over (MWP-MSN-002). */
export function isTerminal(phase: MissionPhase): boolean {
  return terminalPhases.includes(phase);
}
