import type { Actor, ChildLink, Conversation, Membership } from "../../../generated/types.ts";
import { isLive, membershipOf } from "../membership.ts";
import type { GroupState, Lineage, MissionAggregate } from "../state.ts";
import { isConversationOpen } from "../visibility.ts";
import type { ApprovalRecord } from "../work/state.ts";
import { type MissionProgress, missionProgress } from "./progress.ts";
import { childLinks } from "./tree.ts";

/** What a member sees of where its Mission hangs in a tree. */
export type LineageView = Pick<
  Lineage,
  "parentGroupId" | "rootMissionOwner" | "rootApprovalRequired" | "failurePolicy"
>;

/** A Mission as one member sees it. */
export interface MissionView
  extends Pick<MissionAggregate, "group" | "lease" | "renewalPolicy" | "priorityClass" | "submission"> {
  readonly mission: MissionAggregate["document"];
  readonly lineage?: LineageView;
  readonly memberships: readonly Membership[];
  /** Those that the member has access to (MWP-MSN-015). */
  readonly conversations: readonly Conversation[];
  readonly approvals: readonly ApprovalRecord[];
  readonly children: readonly { readonly workItemId: string; readonly link: ChildLink }[];
  readonly progress: MissionProgress;
  /** The member's own. */
  readonly membership: Membership;
}

/** The Mission of a Group as a member sees it at `now`; undefined for whoever has no live Membership in it. */
export function missionView(state: GroupState, principal: Actor, now: string): MissionView | undefined {
  const member = membershipOf(state, principal);
  const progress = missionProgress(state, now);
  if (state.mission === undefined || progress === undefined) return undefined;
  if (member === undefined || !isLive(member, now)) return undefined;
  const { document: mission, group, lease, renewalPolicy, priorityClass, submission, lineage } = state.mission;
  return {
    mission,
    group,
    lease,
    renewalPolicy,
    priorityClass,
    ...(submission === undefined ? {} : { submission }),
    ...(lineage === undefined ? {} : { lineage: lineageView(lineage) }),
    memberships: [...state.memberships.values()].map(({ document }) => document),
    conversations: [...state.conversations.values()].filter(({ conversationId }) =>
      isConversationOpen(state, principal, conversationId),
    ),
    approvals: [...state.approvals.values()],
    children: childLinks(state),
    progress,
    membership: member.document,
  };
}

function lineageView({ parentGroupId, rootMissionOwner, rootApprovalRequired, failurePolicy }: Lineage): LineageView {
  return { parentGroupId, rootMissionOwner, rootApprovalRequired, failurePolicy };
}
