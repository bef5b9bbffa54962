import type { Actor } from "../../generated/types.ts";
import { type GroupState, isConversationOpen, type WorkItemAggregate, workItemView } from "../../lib/core/mod.ts";
import type { WorkItemView, WorkList } from "../../lib/wire/http.ts";
import { answered, type QueryServices } from "./missions.ts";
import type { Handler } from "./router.ts";

/** `GET /v0.1/missions/{missionId}/work`: WorkItems whose Conversation is open to the caller, and proposals. */
export function workEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_, { missionId = "" }, caller) => {
    const read = await reading.mission(
      caller,
      missionId,
      (state, now): WorkList => ({
        workItems: [...state.workItems.values()]
          .filter((item) => isShown(state, caller.principal, item))
          .map((item) => workItemView(state, item, now)),
        proposals: [...state.proposals.values()],
      }),
    );
    return answered(read, "Mission");
  });
}

/** `GET /v0.1/missions/{missionId}/work/{workItemId}`. */
export function workItemEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_, { missionId = "", workItemId = "" }, caller) => {
    const read = await reading.mission(caller, missionId, (state, now): WorkItemView | undefined => {
      const item = state.workItems.get(workItemId);
      const isSeen = item !== undefined && isShown(state, caller.principal, item);
      return isSeen ? workItemView(state, item, now) : undefined;
    });
    return answered(read, "WorkItem");
  });
}

function isShown(state: GroupState, principal: Actor, { document }: WorkItemAggregate): boolean {
  return isConversationOpen(state, principal, document.conversationId);
}
