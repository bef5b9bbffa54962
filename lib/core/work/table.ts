import type { WorkItemState } from "../../../generated/types.ts";

/** States of a WorkItem, `none` where there is none yet, `proposal` where there is only an open Work Proposal. */
export type WorkPhase = "none" | "proposal" | WorkItemState;

/** One legal transition of a WorkItem: a row of table 10.2, or one that the text requires beside it (X1 to X4). */
export interface WorkRow {
  readonly row: string;
  readonly from: readonly WorkPhase[];
  /** Kind of Command, or the name of the automatic cause. */
  readonly trigger: string;
  readonly to: readonly WorkPhase[];
  /** The first Event kind; undefined where none is appended. */
  readonly emits?: string;
}

/** States in which a WorkItem still moves by itself; `failed` moves by a new offer only. */
export const unfinishedWork: readonly WorkPhase[] = ["open", "offered", "queued", "active", "blocked", "submitted"];

/** States that end a revision of a WorkItem (MWP-WRK-003). */
export const terminalWork: readonly WorkPhase[] = ["verified", "cancelled"];

/** Every state of a WorkItem that exists. */
export const workPhases: readonly WorkPhase[] = [...unfinishedWork, "verified", "failed", "cancelled"];

const core = "ext.missionweaveprotocol.core";
const reofferable: readonly WorkPhase[] = ["open", "offered", "queued", "active", "blocked", "failed"];
const beforeSubmission: readonly WorkPhase[] = ["open", "offered", "queued", "active", "blocked"];
const unsettled: readonly WorkPhase[] = ["open", "offered", "queued"];

/** The legal transitions, in table order (MWP-WRK-003); what is not here is `INVALID_STATE_TRANSITION`. */
export const workTable: readonly WorkRow[] = [
  { row: "W1", from: ["none"], trigger: "work.propose", to: ["proposal"], emits: "work.proposed" },
  { row: "W2", from: ["none", "proposal"], trigger: "work.authorize", to: ["open"], emits: "work.authorized" },
  { row: "W3", from: reofferable, trigger: "work.offer", to: ["offered"], emits: "work.offer.created" },
  { row: "W4", from: ["offered"], trigger: "work.accept_offer", to: ["queued"], emits: "work.offer.accepted" },
  { row: "W5", from: ["offered"], trigger: "offer expiry", to: ["offered"] },
  {
    row: "W6",
    from: ["queued"],
    trigger: "approval.grant_execution",
    to: ["queued"],
    emits: "approval.execution.granted",
  },
  { row: "W7", from: ["queued"], trigger: "work.start", to: ["active"], emits: "work.started" },
  { row: "W8", from: ["active"], trigger: "work.checkpoint", to: ["queued"], emits: "work.checkpointed" },
  { row: "W9", from: ["active"], trigger: "work.block", to: ["blocked"], emits: "work.blocked" },
  { row: "W10", from: ["blocked"], trigger: "work.unblock", to: ["queued", "open"], emits: "work.unblocked" },
  { row: "W11", from: ["active"], trigger: "work.submit", to: ["submitted"], emits: "work.submitted" },
  { row: "W12", from: ["submitted"], trigger: "work.accept_result", to: ["verified"], emits: "work.result.accepted" },
  { row: "W13", from: unfinishedWork, trigger: "work.fail", to: ["failed"], emits: "work.failed" },
  { row: "W14", from: unfinishedWork, trigger: "work.cancel", to: ["cancelled"], emits: "work.cancelled" },
  {
    row: "W15",
    from: beforeSubmission,
    trigger: "mission.create_child",
    to: ["blocked"],
    emits: "mission.child.created",
  },
  { row: "W16", from: ["blocked"], trigger: "child approved", to: ["verified"], emits: "work.result.accepted" },
  { row: "W17", from: ["blocked"], trigger: "child failed", to: ["blocked", "failed"], emits: "work.blocked" },
  {
    row: "W18",
    from: unfinishedWork,
    trigger: "mission failed or cancelled",
    to: ["failed", "cancelled"],
    emits: "work.failed",
  },
  {
    row: "X1",
    from: ["active"],
    trigger: "session replaced",
    to: ["queued"],
    emits: `${core}.work_execution_lease_revoked`,
  },
  {
    row: "X2",
    from: ["queued", "active", "blocked"],
    trigger: `${core}.work_execution_lease_renew`,
    to: ["queued", "active", "blocked"],
    emits: "work.progressed",
  },
  { row: "X3", from: unsettled, trigger: `${core}.work_dependency_add`, to: unsettled, emits: "work.contract.revised" },
  { row: "X4", from: ["active"], trigger: "artifact.publish", to: ["active"], emits: "artifact.published" },
];

/** The row that a trigger follows. Throws for a trigger that moves no WorkItem. */
export function workRow(trigger: string): WorkRow {
  const row = workTable.find((candidate) => candidate.trigger === trigger);
  if (row === undefined) throw new Error(`${trigger} is no trigger of the WorkItem table`);
  return row;
}
