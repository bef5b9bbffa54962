import type { Actor } from "../../../generated/types.ts";
import { isLive, membershipOf } from "../membership.ts";
import { isCoordinator, isMissionOwner, isOver } from "../mission.ts";
import { samePrincipal } from "../principal.ts";
import type { GroupState, MissionAggregate } from "../state.ts";
import { addSeconds, isBefore } from "../time.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { type BlockerReason, blockersOf } from "./blockers.ts";
import { isOutstanding } from "./critical-path.ts";
import { isApprovalWanted } from "./progress.ts";

/** What a notice is about. */
export type NoticeKind =
  | "approval_awaited"
  | "execution_approval_wanted"
  | "mission_ended"
  | "deadline_near"
  | "deadline_passed"
  | "coordinator_lease_expiring"
  | "coordinator_lease_over"
  | "reconciliation_pending"
  | "work_blocked"
  | "work_failed"
  | "child_ended"
  | "lease_over"
  | "offers_over"
  | "offer_pending"
  | "result_submitted"
  | "proposal_open";

/** What waits for a member, or what it should know of (MWP-MSN-013). */
export interface Notice {
  readonly kind: NoticeKind;
  readonly missionId: string;
  readonly groupId: string;
  readonly workItemId?: string;
  /** When it came to be so; of what is to come, when it came near. */
  readonly since: string;
  /** One sentence for people. */
  readonly text: string;
  /** Whether the member itself can act on it. */
  readonly actionable: boolean;
}

/** Seconds before a deadline from which it is near. */
export const nearDeadlineSeconds = 86_400;

/** In what capacity a member reads its inbox. */
interface Reader {
  readonly principal: Actor;
  readonly isOwner: boolean;
  readonly isCoordinator: boolean;
  /** The human at the root of the tree, in a child's Group (P26). */
  readonly isRoot: boolean;
  readonly approvesExecution: boolean;
}

/** A notice before it is given its Mission. */
type Note = Omit<Notice, "missionId" | "groupId">;

/**
 * Summary notices of one Group for one member at `now`, oldest first (MWP-MSN-013): MissionOwner, Coordinator and root
 * human hear of everything that waits or went wrong, any other member of what waits for itself. None without a live
 * Membership. They follow from state and time alone, so nothing has to happen for a lapsed lease to be told.
 */
export function inboxNotices(state: GroupState, principal: Actor, now: string): readonly Notice[] {
  const { mission } = state;
  const reader = readerOf(state, principal, now);
  if (mission === undefined || reader === undefined) return [];
  const { missionId, groupId } = mission.document;
  const watches = reader.isOwner || reader.isCoordinator || reader.isRoot;
  const notes = isOver(state)
    ? endNotes(state, watches)
    : [...executionNotes(state, reader, now), ...offerNotes(state, reader, now)].concat(
        watches ? [...missionNotes(mission, reader, now), ...workNotes(state, reader, now)] : [],
      );
  return notes
    .map((note) => ({ ...note, missionId, groupId }))
    .sort((a, b) => (isBefore(a.since, b.since) ? -1 : isBefore(b.since, a.since) ? 1 : 0));
}

/** Scope of a Membership by which a human other than the MissionOwner approves executions. */
const approverScope = "approve_execution";

function readerOf(state: GroupState, principal: Actor, now: string): Reader | undefined {
  const member = membershipOf(state, principal);
  if (member === undefined || !isLive(member, now)) return undefined;
  const root = state.mission?.lineage?.rootMissionOwner;
  const isRoot = root !== undefined && samePrincipal(root, principal);
  const isOwner = isMissionOwner(state, principal);
  const mayApprove = isOwner || isRoot || member.document.scopes.includes(approverScope);
  return {
    principal,
    isOwner,
    isCoordinator: isCoordinator(state, principal),
    isRoot,
    approvesExecution: mayApprove && principal.type === "human",
  };
}

function endNotes({ mission, lastOccurredAt }: GroupState, watches: boolean): readonly Note[] {
  if (!watches || mission === undefined || mission.group.state === "archived") return [];
  const since = mission.lease.closedAt ?? lastOccurredAt ?? mission.document.createdAt;
  return [{ kind: "mission_ended", since, text: `The Mission is ${mission.document.state}.`, actionable: false }];
}

function missionNotes(
  { document, submission, lineage, ...rest }: MissionAggregate,
  reader: Reader,
  now: string,
): Note[] {
  const notes: Note[] = [];
  if (document.state === "awaiting_approval") {
    const actionable = reader.isOwner || (reader.isRoot && lineage?.rootApprovalRequired === true);
    const since = submission?.submittedAt ?? document.createdAt;
    notes.push({ kind: "approval_awaited", since, text: "The Mission awaits approval.", actionable });
  }
  const { lease, renewalPolicy } = rest;
  const renewFrom = addSeconds(lease.expiresAt, -renewalPolicy.renewBeforeSeconds);
  if (!isBefore(now, lease.expiresAt)) {
    const text = "The Coordinator lease is over: the Mission has no Coordinator who may act.";
    notes.push({ kind: "coordinator_lease_over", since: lease.expiresAt, text, actionable: reader.isOwner });
  } else if (!isBefore(now, renewFrom)) {
    const text = `The Coordinator lease ends at ${lease.expiresAt}.`;
    notes.push({ kind: "coordinator_lease_expiring", since: renewFrom, text, actionable: reader.isCoordinator });
  }
  if (rest.isReconciling === true) {
    const text = "The new Coordinator has not reconciled yet.";
    notes.push({ kind: "reconciliation_pending", since: lease.issuedAt, text, actionable: reader.isCoordinator });
  }
  return notes.concat(deadlineNotes("The Mission", document.deadline, reader.isOwner || reader.isCoordinator, now));
}

function deadlineNotes(what: string, deadline: string, actionable: boolean, now: string): readonly Note[] {
  const nearFrom = addSeconds(deadline, -nearDeadlineSeconds);
  if (isBefore(now, nearFrom)) return [];
  const isPassed = !isBefore(now, deadline);
  const text = isPassed ? `${what} was due at ${deadline}.` : `${what} is due at ${deadline}.`;
  return [
    { kind: isPassed ? "deadline_passed" : "deadline_near", since: isPassed ? deadline : nearFrom, text, actionable },
  ];
}

/** What a blocker is told as; those left out have a notice of their own, or mend themselves. */
const blockerNotes: { readonly [reason in BlockerReason]?: { readonly kind: NoticeKind; readonly text: string } } = {
  blocked: { kind: "work_blocked", text: "is blocked" },
  child_ended: { kind: "child_ended", text: "is blocked: its child Mission ended" },
  failed: { kind: "work_failed", text: "failed" },
  lease_over: { kind: "lease_over", text: "has a lease that is over" },
  offers_over: { kind: "offers_over", text: "has no offer left that can be accepted" },
};

function workNotes(state: GroupState, reader: Reader, now: string): Note[] {
  const actionable = reader.isCoordinator;
  const blocked = blockersOf(state, now).flatMap(({ reason, workItemId, since }): Note[] => {
    const told = blockerNotes[reason];
    if (told === undefined || workItemId === undefined) return [];
    return [{ kind: told.kind, workItemId, since, text: `${nameOf(state, workItemId)} ${told.text}.`, actionable }];
  });
  const outstanding = [...state.workItems.values()].filter(isOutstanding);
  const due = outstanding.flatMap((item) => {
    const { workItemId, contract } = item.document;
    const notes = deadlineNotes(nameOf(state, workItemId), contract.deadline, actionable, now);
    return notes.map((note) => ({ ...note, workItemId }));
  });
  const submitted = outstanding.flatMap(({ document: { state: phase, workItemId, submission, createdAt } }): Note[] => {
    if (phase !== "submitted") return [];
    const text = `${nameOf(state, workItemId)} has a result to be reviewed.`;
    return [{ kind: "result_submitted", workItemId, since: submission?.submittedAt ?? createdAt, text, actionable }];
  });
  const proposed = [...state.proposals.values()].flatMap(({ state: phase, proposedAt, goal }): Note[] => {
    if (phase !== "open") return [];
    return [{ kind: "proposal_open", since: proposedAt, text: `Work is proposed: ${inShort(goal)}.`, actionable }];
  });
  return [...blocked, ...due, ...submitted, ...proposed];
}

function executionNotes(state: GroupState, reader: Reader, now: string): Note[] {
  if (!reader.approvesExecution && !reader.isOwner && !reader.isCoordinator) return [];
  return [...state.workItems.values()].flatMap((item): Note[] => {
    if (!isApprovalWanted(item, now)) return [];
    const { workItemId, owner, createdAt } = item.document;
    const text = `${nameOf(state, workItemId)} waits for an Execution Approval.`;
    const since = owner?.acceptedAt ?? createdAt;
    return [{ kind: "execution_approval_wanted", workItemId, since, text, actionable: reader.approvesExecution }];
  });
}

function offerNotes(state: GroupState, { principal }: Reader, now: string): Note[] {
  if (principal.type !== "agent") return [];
  return [...state.workItems.values()].flatMap((item) => offersTo(state, item, principal.id, now));
}

function offersTo(state: GroupState, { document }: WorkItemAggregate, agentId: string, now: string): readonly Note[] {
  const { workItemId, offers = [], updatedAt, createdAt } = document;
  const open = offers.filter((offer) => offer.agentId === agentId && offer.status === "pending");
  return open.flatMap(({ expiresAt }): Note[] => {
    if (!isBefore(now, expiresAt)) return [];
    const text = `${nameOf(state, workItemId)} is offered until ${expiresAt}.`;
    return [{ kind: "offer_pending", workItemId, since: updatedAt ?? createdAt, text, actionable: true }];
  });
}

function nameOf({ workItems }: GroupState, workItemId: string): string {
  const goal = workItems.get(workItemId)?.document.contract.goal;
  return goal === undefined ? workItemId : `"${inShort(goal)}"`;
}

/** The beginning of a text that people wrote, on one line. */
function inShort(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= 80 ? line : `${characters.slice(0, 79).join("")}…`;
}
