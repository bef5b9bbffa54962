import type { Actor, Conversation, WorkContract, WorkItem } from "../../../generated/types.ts";

/** What a new WorkItem is made of. */
export interface WorkFounding {
  readonly missionId: string;
  readonly groupId: string;
  readonly workItemId: string;
  readonly conversationId: string;
  readonly contract: WorkContract;
  readonly exclusive: boolean;
  readonly createdBy: Actor;
  readonly authorizedBy: Actor;
  readonly now: string;
}

/** A new WorkItem, open to be offered, at revision 1 (W2). */
export function foundWorkItem({ now: createdAt, ...parts }: WorkFounding): WorkItem {
  return { ...parts, revision: 1, state: "open", createdAt };
}

/** The WorkItem's own Conversation, open to every member, where what is unclear in the contract is raised (MWP-WRK-002). */
export function foundWorkConversation(founding: WorkFounding): Conversation {
  const { missionId, groupId, workItemId, conversationId, contract, authorizedBy, now } = founding;
  return {
    conversationId,
    missionId,
    groupId,
    type: "work_item",
    primaryWorkItemId: workItemId,
    // Of the goal, as many whole characters as a title may have.
    title: [...contract.goal].slice(0, 200).join(""),
    access: { mode: "group" },
    createdBy: authorizedBy,
    createdAt: now,
    state: "active",
    revision: 1,
  };
}
