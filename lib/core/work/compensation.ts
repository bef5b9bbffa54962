import type { Actor, Conversation, WorkContract, WorkItem } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import type { Effect } from "../kind-row.ts";
import { workEffect } from "./effect.ts";
import type { WorkItemAggregate } from "./state.ts";

/** By what and whom a WorkItem was cancelled. */
export interface Cancellation {
  /** What the IDs are derived from: with the index, unique to this one cancelled WorkItem. */
  readonly signingHash: string;
  readonly index?: number;
  readonly authorizedBy: Actor;
  readonly now: string;
}

/**
 * The WorkItem that cleans up after a cancelled one, if its contract says so and it had ever been started (MWP-AUT-006):
 * open, on the contract that `constraints.compensation` holds.
 */
export function compensationOf(item: WorkItemAggregate, cancellation: Cancellation): readonly Effect[] {
  const { constraints } = item.document.contract;
  if (constraints?.cleanup !== "compensate" || item.executionLease === undefined) return [];
  const { signingHash, index = 0, authorizedBy, now } = cancellation;
  const { missionId, groupId, workItemId: compensatesWorkItemId } = item.document;
  // Authorization checked that a whole Work Contract stands there.
  const contract = constraints.compensation as object as WorkContract;
  const common = { missionId, groupId, createdBy: authorizedBy, createdAt: now, revision: 1 };
  const conversationId = objectIdOf("conversation", signingHash, index);
  const workItemId = objectIdOf("work-item", signingHash, index);
  const conversation: Conversation = {
    ...common,
    conversationId,
    type: "work_item",
    primaryWorkItemId: workItemId,
    title: [...contract.goal].slice(0, 200).join(""),
    access: { mode: "group" },
    state: "active",
  };
  const state = "open";
  const workItem: WorkItem = { ...common, workItemId, conversationId, state, exclusive: true, contract, authorizedBy };
  return [workEffect("work.authorized", { workItem, conversation, compensatesWorkItemId })];
}
