import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import { dependenciesMet, isGateOpen } from "../work/gate.ts";
import { openLeases } from "../work/leases.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { isOutstanding } from "./critical-path.ts";

/** What keeps a WorkItem, or the whole Mission, from going on. */
export type BlockerReason =
  | "coordinator_lease"
  | "reconciliation"
  | "blocked"
  | "child_running"
  | "child_ended"
  | "failed"
  | "dependency"
  | "execution_approval"
  | "lease_over"
  | "offers_over"
  | "reported";

/** One blocker. Without WorkItem it is the Mission's. */
export interface Blocker {
  readonly reason: BlockerReason;
  readonly workItemId?: string;
  readonly since: string;
  /** The Worker's own words, for `reported` (MWP-WRK-016). */
  readonly text?: string;
}

/** Everything that keeps the Mission from going on at `now` (MWP-MSN-007). Needs no Event: a lease that ran out counts. */
export function blockersOf(state: GroupState, now: string): readonly Blocker[] {
  const { mission } = state;
  if (mission === undefined) return [];
  const { lease, isReconciling } = mission;
  const isLapsed = lease.state === "active" && !isBefore(now, lease.expiresAt);
  return [
    ...(isLapsed ? [{ reason: "coordinator_lease", since: lease.expiresAt } as const] : []),
    ...(isReconciling === true ? [{ reason: "reconciliation", since: lease.issuedAt } as const] : []),
    ...[...state.workItems.values()].filter(isOutstanding).flatMap((item) => blockersOfItem(state, item, now)),
  ];
}

/** What keeps one outstanding WorkItem from going on at `now`. */
function blockersOfItem(state: GroupState, item: WorkItemAggregate, now: string): readonly Blocker[] {
  const { document } = item;
  const { workItemId } = document;
  const changed = document.updatedAt ?? document.createdAt;
  const found: Blocker[] = stateBlockers(state, item, now).map((reason) => ({ reason, workItemId, since: changed }));
  for (const { expiresAt } of openLeases(item)) {
    if (!isBefore(now, expiresAt)) found.push({ reason: "lease_over", workItemId, since: expiresAt });
  }
  for (const text of document.progress?.blockers ?? []) {
    found.push({ reason: "reported", workItemId, since: changed, text });
  }
  return found;
}

function stateBlockers(state: GroupState, item: WorkItemAggregate, now: string): readonly BlockerReason[] {
  const { document, child } = item;
  switch (document.state) {
    case "failed":
      return ["failed"];
    case "blocked":
      if (child === undefined) return ["blocked"];
      return [child.state === "active" ? "child_running" : "child_ended"];
    case "offered":
      return document.offers?.some(({ status, expiresAt }) => status === "pending" && isBefore(now, expiresAt))
        ? []
        : ["offers_over"];
    case "queued":
      return [
        ...(dependenciesMet(state, item) ? [] : (["dependency"] as const)),
        ...(isGateOpen(item, now) ? [] : (["execution_approval"] as const)),
      ];
    default:
      return [];
  }
}
