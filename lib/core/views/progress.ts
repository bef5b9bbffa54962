import type { MissionState, MissionSubmission, WorkItemState } from "../../../generated/types.ts";
import type { Deadline } from "../deadline.ts";
import { nextDeadlines } from "../deadlines.ts";
import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import { dependenciesMet, isGateOpen } from "../work/gate.ts";
import type { ApprovalRecord, EvidenceRecord, WorkItemAggregate } from "../work/state.ts";
import { type Blocker, blockersOf } from "./blockers.ts";
import { criticalPath, isOutstanding } from "./critical-path.ts";

/** One node of the graph of dependencies. */
export interface ProgressNode {
  readonly workItemId: string;
  readonly state: WorkItemState;
  readonly dependsOn: readonly string[];
  /** Whether its dependencies let it start, by its contract's own policy (MWP-WRK-007). */
  readonly isReady: boolean;
  readonly deadline: string;
  /** Evidence that its result was accepted on; empty before that. */
  readonly acceptedEvidence: readonly EvidenceRecord[];
}

/** A deadline that stands, and whether it has passed. */
export interface ProgressDeadline extends Omit<Deadline, "type"> {
  readonly type: Deadline["type"] | "contract";
  readonly isPassed: boolean;
}

/** Where the approvals stand. */
export interface ProgressApproval {
  /** Whether the MissionOwner is to decide. */
  readonly isAwaited: boolean;
  readonly submission?: MissionSubmission;
  readonly approvals: readonly ApprovalRecord[];
  /** WorkItems whose start waits for an Execution Approval. */
  readonly executionApprovalsWanted: readonly string[];
}

/** The authoritative progress of a Mission: the six inputs of MWP-MSN-007 and what follows from them, never a percentage. */
export interface MissionProgress {
  readonly missionId: string;
  readonly state: MissionState;
  /** Number of WorkItems by state; a state without any is left out. */
  readonly workItems: { readonly [state in WorkItemState]?: number };
  readonly dependencies: readonly ProgressNode[];
  /** WorkItem IDs of the longest chain of outstanding work, first to last. */
  readonly criticalPath: readonly string[];
  readonly blockers: readonly Blocker[];
  readonly approval: ProgressApproval;
  /** Earliest first. */
  readonly deadlines: readonly ProgressDeadline[];
}

/**
 * The progress of the Group's Mission at `now`, computed from state alone: no Message and no report of a Worker's feeling
 * changes it (MWP-MSN-007). Undefined before the Mission is founded.
 */
export function missionProgress(state: GroupState, now: string): MissionProgress | undefined {
  const { mission } = state;
  if (mission === undefined) return undefined;
  const items = [...state.workItems.values()];
  return {
    missionId: mission.document.missionId,
    state: mission.document.state,
    workItems: countByState(items),
    dependencies: items.map((item) => nodeOf(state, item)),
    criticalPath: criticalPath(state),
    blockers: blockersOf(state, now),
    approval: {
      isAwaited: mission.document.state === "awaiting_approval",
      ...(mission.submission === undefined ? {} : { submission: mission.submission }),
      approvals: [...state.approvals.values()],
      executionApprovalsWanted: items.flatMap((item) =>
        isApprovalWanted(item, now) ? [item.document.workItemId] : [],
      ),
    },
    deadlines: deadlinesOf(state, items, now),
  };
}

/** Whether a queued WorkItem cannot start for want of an Execution Approval (MWP-AUT-003). */
export function isApprovalWanted(item: WorkItemAggregate, now: string): boolean {
  return item.document.state === "queued" && !isGateOpen(item, now);
}

function countByState(items: readonly WorkItemAggregate[]): MissionProgress["workItems"] {
  const counts: { [state in WorkItemState]?: number } = {};
  for (const { document } of items) counts[document.state] = (counts[document.state] ?? 0) + 1;
  return counts;
}

function nodeOf(state: GroupState, item: WorkItemAggregate): ProgressNode {
  const { workItemId, state: phase, contract } = item.document;
  return {
    workItemId,
    state: phase,
    dependsOn: contract.dependencyWorkItemIds,
    isReady: dependenciesMet(state, item),
    deadline: contract.deadline,
    acceptedEvidence: phase === "verified" ? item.evidence.filter(({ result }) => result === "passed") : [],
  };
}

function deadlinesOf(state: GroupState, items: readonly WorkItemAggregate[], now: string): ProgressDeadline[] {
  const contracts = items.filter(isOutstanding).map(({ document: { workItemId, contract } }) => {
    return { type: "contract", subjectId: workItemId, at: contract.deadline } as const;
  });
  return [...nextDeadlines(state), ...contracts]
    .map((deadline) => ({ ...deadline, isPassed: !isBefore(now, deadline.at) }))
    .sort((a, b) => (isBefore(a.at, b.at) ? -1 : isBefore(b.at, a.at) ? 1 : 0));
}
