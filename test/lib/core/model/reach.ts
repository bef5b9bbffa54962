import type { Command } from "../../../../generated/types.ts";
import { type EventDraft, type GroupState, type Intent, missionTable } from "../../../../lib/core/mod.ts";
import { workTable } from "../../../../lib/core/work/table.ts";
import { count, type Tally } from "./tally.ts";

/** Each row of both tables with each state that it starts from, by the names that a tally counts. */
export function rowNames(): readonly string[] {
  const mission = missionTable.flatMap(({ row, from }) => from.map((state) => `${row} ${state}`));
  const work = workTable.flatMap(({ row, from }) => from.map((state) => `${row} ${state}`));
  return [...mission, ...work];
}

/** Counts the rows that an accepted Command follows in the state as it was. */
export function reachedByCommand(
  { rows }: Tally,
  state: GroupState,
  command: Command,
  events: readonly EventDraft[],
): void {
  const { kind } = command;
  const phase = state.mission?.document.state ?? "none";
  const mission = missionTable.find(({ trigger }) => trigger === kind);
  // A child Mission has no state before it either.
  if (mission !== undefined) count(rows, `${mission.row} ${mission.row === "M3" ? "none" : phase}`);
  const work = workTable.find(({ trigger }) => trigger === kind);
  if (work !== undefined) count(rows, `${work.row} ${startOf(state, command, work.row)}`);
  const ends = kind === "mission.cancel" || kind === "mission.terminate";
  for (const event of ends ? events : []) {
    const item = state.workItems.get(event.workItemId ?? "");
    if (item !== undefined) count(rows, `W18 ${item.document.state}`);
  }
}

/** Counts the rows that an intent follows. */
export function reachedByIntent(
  { rows }: Tally,
  before: GroupState["workItems"],
  intent: Intent,
  events: readonly EventDraft[],
): void {
  for (const { kind, workItemId = "" } of events) {
    const from = before.get(workItemId)?.document.state;
    if (intent.kind === "session_replaced" && from !== undefined) count(rows, `X1 ${from}`);
    if (intent.kind === "cancel_child" && from !== undefined) count(rows, `W18 ${from}`);
    if (intent.kind !== "child_ended" || workItemId !== intent.payload.workItemId) continue;
    count(rows, `${kind === "work.result.accepted" ? "W16" : "W17"} ${from}`);
  }
}

function startOf({ workItems }: GroupState, { payload, workItemId }: Command, row: string): string {
  if (row === "W1") return "none";
  if (row === "W2") return payload.proposalId === undefined ? "none" : "proposal";
  const { artifact, approval } = payload as {
    artifact?: { workItemId: string };
    approval?: { workItemId: string };
  };
  const id = payload.workItemId ?? workItemId ?? artifact?.workItemId ?? approval?.workItemId;
  return workItems.get(id as string)?.document.state ?? "none";
}
