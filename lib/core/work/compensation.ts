import type { Actor } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import type { Effect } from "../kind-row.ts";
import { compensationIn } from "./constraints.ts";
import { stated, workEffect } from "./effect.ts";
import { foundWorkConversation, foundWorkItem, type WorkFounding } from "./founding.ts";
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
 * open, on the contract that `constraints.compensation` holds, and part of the same WorkItem as that one.
 */
export function compensationOf(item: WorkItemAggregate, cancellation: Cancellation): readonly Effect[] {
  const contract = compensationIn(item.document.contract);
  if (contract === undefined || item.executionLease === undefined) return [];
  const { signingHash, index = 0, authorizedBy, now } = cancellation;
  const { missionId, groupId, workItemId: compensatesWorkItemId } = item.document;
  const founding: WorkFounding = {
    missionId,
    groupId,
    workItemId: objectIdOf("work-item", signingHash, index),
    conversationId: objectIdOf("conversation", signingHash, index),
    contract,
    exclusive: true,
    createdBy: authorizedBy,
    authorizedBy,
    now,
  };
  const parts = { workItem: foundWorkItem(founding), conversation: foundWorkConversation(founding) };
  const { parentWorkItemId } = item;
  return [workEffect("work.authorized", { ...parts, compensatesWorkItemId, ...stated({ parentWorkItemId }) })];
}
