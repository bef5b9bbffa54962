import type { GroupState } from "../state.ts";

/**
 * Whether a WorkItem that came to depend on these would depend on itself, directly or through others (MWP-WRK-007). Every
 * dependency is followed once, so the cost is that of the edges, and no depth of the graph overflows.
 */
export function closesCycle({ workItems }: GroupState, workItemId: string, added: readonly string[]): boolean {
  const seen = new Set(added);
  // The set grows while it is walked: what is added to it comes up later.
  for (const id of seen) {
    if (id === workItemId) return true;
    for (const next of workItems.get(id)?.document.contract.dependencyWorkItemIds ?? []) seen.add(next);
  }
  return false;
}

/** Whether every one of these is a WorkItem of the Group. */
export function areWorkItems({ workItems }: GroupState, ids: readonly string[]): boolean {
  return ids.every((id) => workItems.has(id));
}
