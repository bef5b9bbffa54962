import type { InboxNotice } from "../../../lib/wire/http.ts";
import type { View } from "./mission.ts";
import { table } from "./table.ts";
import { cut, relative, shortId } from "./text.ts";

const textLengthMax = 90;

/** What waits for the caller, what it can act on marked. */
export function inboxTable(notices: readonly InboxNotice[], { style, nowMs }: View): string {
  return table(
    notices,
    [
      { title: "", cell: ({ actionable }) => (actionable ? style.warn("!") : " ") },
      { title: "SINCE", cell: ({ since }) => relative(since, nowMs) },
      { title: "MISSION", cell: ({ missionId }) => shortId(missionId) },
      { title: "WORKITEM", cell: ({ workItemId }) => (workItemId === undefined ? "-" : shortId(workItemId)) },
      { title: "NOTICE", cell: ({ text }) => cut(text, textLengthMax) },
    ],
    { style, none: "Nothing waits for you." },
  );
}
