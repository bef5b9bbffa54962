import type { MissionDetail, WorkItemView, WorkList } from "../../../lib/wire/http.ts";
import { criterionText, progressLines, stateText, submissionLines, type View, workText } from "./mission.ts";
import { type CardLine, card } from "./table.ts";
import { cut, shortId } from "./text.ts";
import { evidenceText } from "./work.ts";

const goalLengthMax = 60;

/** Everything that a final decision is about: the exact revision and Artifacts, the criteria, the Evidence, the progress (MWP-MSN-008). */
export function submissionCard(detail: MissionDetail, { workItems }: WorkList, view: View): string {
  const { mission, progress } = detail;
  const lines: readonly CardLine[] = [
    ["Mission", mission.missionId],
    ["state", stateText(mission.state, view.style)],
    ...submissionLines(detail, view),
    ["made by", detail.submission?.artifactHashes.map((hash) => `${shortId(hash)}  ${makersOf(hash, workItems)}`)],
    ["criteria", mission.definitionOfDone.map(criterionText)],
    [
      "Evidence",
      workItems.flatMap(({ workItem, evidence }) =>
        evidence.map((one) => `${shortId(workItem.workItemId)}  ${evidenceText(one, view)}`),
      ),
    ],
    ["work", workText(progress)],
    ...progressLines(progress, view),
  ];
  return card(cut(mission.objective, goalLengthMax * 2), lines, view.style);
}

function makersOf(hash: string, workItems: readonly WorkItemView[]): string {
  const makers = workItems.filter(({ workItem }) => workItem.submission?.artifactHashes.some((one) => one === hash));
  const names = makers.map(({ workItem }) => `${cut(workItem.contract.goal, goalLengthMax)} (${workItem.state})`);
  return names.join("; ") || "no WorkItem's result";
}
