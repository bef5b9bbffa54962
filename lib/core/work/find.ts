import { notAvailable } from "../committed-message.ts";
import { type GroupAttempt, type Resolved, resolved } from "../kind-row.ts";
import type { Rejection } from "../refusal.ts";
import type { WorkItemAggregate } from "./state.ts";

/**
 * The WorkItem that a Command names, in its payload or its envelope; one of them must, and where both do they agree. The
 * Conversation of the envelope, where stated, is the WorkItem's (check 11).
 */
export function findWorkItem(
  { state, command }: GroupAttempt,
  stated: string | undefined,
): Resolved<WorkItemAggregate> | Rejection {
  const workItemId = stated ?? command.workItemId;
  const item = workItemId === undefined ? undefined : state.workItems.get(workItemId);
  if (item === undefined || (command.workItemId ?? workItemId) !== workItemId) return notAvailable("WorkItem");
  const { conversationId } = item.document;
  return (command.conversationId ?? conversationId) === conversationId ? resolved(item) : notAvailable("Conversation");
}
