import type { AcceptanceCriterion } from "../../../generated/types.ts";
import type { MissionDetail, MissionProgress, MissionSummary } from "../../../lib/wire/http.ts";
import { budgetText } from "./budget.ts";
import { type CardLine, card, table } from "./table.ts";
import { count, cut, instant, plain, relative, type Style, shortId, who } from "./text.ts";

/** How and when something is shown. */
export interface View {
  readonly style: Style;
  readonly nowMs: number;
}

const objectiveLengthMax = 60;

/** The caller's Missions, one a line. */
export function missionTable(missions: readonly MissionSummary[], { style, nowMs }: View): string {
  return table(
    missions,
    [
      { title: "MISSION", cell: ({ mission }) => shortId(mission.missionId) },
      { title: "STATE", cell: ({ mission }) => stateText(mission.state, style) },
      { title: "WORK", cell: ({ progress }) => workText(progress) },
      { title: "DUE", cell: ({ mission }) => relative(mission.deadline, nowMs) },
      { title: "YOU", cell: ({ membership }) => membership.role },
      { title: "OBJECTIVE", cell: ({ mission }) => cut(mission.objective, objectiveLengthMax) },
    ],
    { style, none: "You are a member of no Mission." },
  );
}

/** One Mission whole. */
export function missionCard(detail: MissionDetail, view: View): string {
  const { mission, membership, group, priorityClass } = detail;
  const { style, nowMs } = view;
  const lines: readonly CardLine[] = [
    ["Mission", mission.missionId],
    ["Group", `${mission.groupId} (${group.state})`],
    ["state", `${stateText(mission.state, style)}, revision ${mission.revision}`],
    ["owner", `${mission.missionOwner.type} ${mission.missionOwner.id}`],
    ["Coordinator", coordinatorText(detail, view)],
    ["deadline", instant(mission.deadline, nowMs)],
    ["budget", budgetText(mission.budget)],
    ["priority", priorityClass],
    ["you", `${membership.role}, Membership Epoch ${membership.membershipEpoch}`],
    ["parent", mission.parent && `${mission.parent.missionId}, WorkItem ${mission.parent.workItemId}`],
    ["follows", mission.followUpToMissionId],
    ["done when", mission.definitionOfDone.map(criterionText)],
    ["work", workText(detail.progress)],
    ...progressLines(detail.progress, view),
    ["children", detail.children.map(({ link }) => `${link.missionId} (${link.state})`)],
    ...submissionLines(detail, view),
    ["approvals", detail.approvals.map(({ approvalId, kind, decision }) => `${approvalId} (${kind}, ${decision})`)],
    ["members", count(detail.memberships.filter(({ state }) => state !== "ended").length, "member")],
  ];
  return card(cut(mission.objective, objectiveLengthMax * 2), lines, style);
}

/** A criterion and what proves it. */
export function criterionText({ criterionId, description, evidenceRequired }: AcceptanceCriterion): string {
  return `${plain(criterionId)}: ${plain(description)} [${evidenceRequired.map(plain).join(", ")}]`;
}

/** What was submitted, where something was. */
export function submissionLines({ submission }: MissionDetail, { nowMs }: View): readonly CardLine[] {
  if (submission === undefined) return [];
  const { missionRevision, submittedAt, submittedBy, artifactHashes, summary } = submission;
  return [
    ["submitted", `revision ${missionRevision}, ${instant(submittedAt, nowMs)} by ${who(submittedBy)}`],
    ["summary", summary === undefined ? undefined : plain(summary)],
    ["Artifacts", artifactHashes],
  ];
}

/** WorkItems by state: `2 verified, 1 active`. */
export function workText({ workItems }: MissionProgress): string {
  const counts = Object.entries(workItems).filter(([, number]) => number > 0);
  return counts.map(([state, number]) => `${number} ${state}`).join(", ") || "none";
}

/** What follows from the graph of work: the critical path and what stands in its way. */
export function progressLines(
  { criticalPath, blockers }: MissionProgress,
  { nowMs, style }: View,
): readonly CardLine[] {
  return [
    ["critical path", criticalPath.length === 0 ? undefined : criticalPath.map(shortId).join(" → ")],
    [
      "blockers",
      blockers.map(({ reason, workItemId, since, text }) => {
        const subject = workItemId === undefined ? "the Mission" : shortId(workItemId);
        const said = text === undefined ? "" : `: ${plain(text)}`;
        return `${style.warn(reason.replaceAll("_", " "))} of ${subject}, since ${relative(since, nowMs)}${said}`;
      }),
    ],
  ];
}

function coordinatorText({ mission, lease }: MissionDetail, { nowMs, style }: View): string {
  const { agentId, coordinatorEpoch } = mission.coordinator;
  const isOver = lease.state !== "active" || Date.parse(lease.expiresAt) <= nowMs;
  const held = isOver ? style.bad("lease over") : `lease ends ${relative(lease.expiresAt, nowMs)}`;
  return `agent ${agentId}, Coordinator Epoch ${coordinatorEpoch}, ${held}`;
}

const states: Readonly<Record<string, keyof Style>> = {
  approved: "good",
  verified: "good",
  awaiting_approval: "warn",
  submitted: "warn",
  blocked: "bad",
  failed: "bad",
  cancelled: "dim",
};

/** A state in its colour. */
export function stateText(state: string, style: Style): string {
  return style[states[state] ?? "bold"](state);
}
