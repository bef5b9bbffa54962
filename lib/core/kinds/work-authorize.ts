import type {
  WorkAuthorizeCommandPayload,
  WorkAuthorizedEventPayload,
  WorkProposal,
} from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import { notAvailable } from "../committed-message.ts";
import type { Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { invalid, type Rejection } from "../refusal.ts";
import { authoringFault, authorityFault, authors, overrideLog } from "../work/authoring.ts";
import { contractFault } from "../work/contract.ts";
import { areWorkItems } from "../work/dependencies.ts";
import { stated, workEffect } from "../work/effect.ts";
import { hasRunningChild } from "../work/ending.ts";
import { foundWorkConversation, foundWorkItem } from "../work/founding.ts";
import type { Delegated } from "../work/grants.ts";
import { permissionFault } from "../work/permissions.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { terminalWork } from "../work/table.ts";

type Authorize = GroupAttempt<WorkAuthorizeCommandPayload>;

interface Bound {
  readonly workItemId: string;
  readonly conversationId: string;
  readonly proposal: WorkProposal | undefined;
  readonly parent: WorkItemAggregate | undefined;
}

/**
 * Row W2: a WorkItem comes into being with its whole Work Contract and a Conversation of its own, from an open proposal
 * or without one (MWP-WRK-001). The Coordinator authorizes, a delegate within its Grant, or the MissionOwner by emergency
 * override, which the Policy Log holds (MWP-MSN-019).
 */
export const workAuthorize: GroupKind<WorkAuthorizeCommandPayload, Bound> = {
  kind: "work.authorize",
  emits: ["work.authorized"],
  aggregate: "work-item",
  authorities: authors,
  from: ["active"],
  claims: claimWorkItem,
  resolve: resolveAuthorize,
  forbidden: (attempt, bound) =>
    authoringFault(attempt, delegated(attempt, bound)) ??
    permissionFault(attempt.payload.contract, missionOf(attempt), bound.parent),
  revision: () => 0,
  stateFault(_, { proposal, parent }) {
    if (proposal !== undefined && proposal.state !== "open") return `the Work Proposal is ${proposal.state}`;
    if (parent === undefined) return undefined;
    // What a child Mission may use has all been given to it.
    if (hasRunningChild(parent)) return "a child Mission does the work that it would be part of";
    const { state } = parent.document;
    return terminalWork.includes(state) ? `the WorkItem that it would be part of is ${state}` : undefined;
  },
  handle(attempt, bound) {
    const { state, payload, now } = attempt;
    const { workItemId } = bound;
    const { contract, parentWorkItemId, delegationGrantId, emergencyOverride } = payload;
    const fault =
      authorityFault(attempt, delegated(attempt, bound)) ??
      contractFault(state, { contract, workItemId, parentWorkItemId }, now);
    if (fault !== undefined) return fault;
    const parts = stated({ parentWorkItemId, proposal: authorized(bound), delegationGrantId, emergencyOverride });
    return {
      ok: true,
      events: [workEffect("work.authorized", { ...found(attempt, bound), ...parts })],
      policyLog: overrideLog(attempt, "WorkItem authorized by emergency override", workItemId),
    };
  },
};

function claimWorkItem({ workItemId, conversationId }: JsonObject, signingHash: string): readonly Identifier[] {
  return [
    ...claim("work-item", workItemId ?? objectIdOf("work-item", signingHash)),
    ...claim("conversation", conversationId ?? objectIdOf("conversation", signingHash)),
  ];
}

function resolveAuthorize(attempt: Authorize): Resolved<Bound> | Rejection {
  const { state, command, facts, payload, signingHash } = attempt;
  const { proposalId, parentWorkItemId, contract } = payload;
  const taken = takenIdentifier(facts, claimWorkItem(command.payload, signingHash));
  if (taken !== undefined) return taken;
  const workItemId = payload.workItemId ?? objectIdOf("work-item", signingHash);
  const conversationId = payload.conversationId ?? objectIdOf("conversation", signingHash);
  if ((command.workItemId ?? workItemId) !== workItemId) return notAvailable("WorkItem");
  if ((command.conversationId ?? conversationId) !== conversationId) return notAvailable("Conversation");
  const proposal = proposalId === undefined ? undefined : state.proposals.get(proposalId);
  if (proposalId !== undefined && proposal === undefined) return invalid("the Work Proposal is not available");
  const parent = parentWorkItemId === undefined ? undefined : state.workItems.get(parentWorkItemId);
  if (parentWorkItemId !== undefined && parent === undefined) return notAvailable("WorkItem");
  if (!areWorkItems(state, contract.dependencyWorkItemIds)) return notAvailable("WorkItem");
  return resolved({ workItemId, conversationId, proposal, parent });
}

function delegated({ payload }: Authorize, { workItemId }: Bound): Delegated {
  return { workItemId, contract: payload.contract, under: payload.parentWorkItemId, levels: 1 };
}

function found(
  attempt: Authorize,
  { workItemId, conversationId, proposal }: Bound,
): Pick<WorkAuthorizedEventPayload, "workItem" | "conversation"> {
  const { command, payload, now } = attempt;
  const { missionId, groupId } = missionOf(attempt).document;
  const founding = {
    missionId,
    groupId,
    workItemId,
    conversationId,
    contract: payload.contract,
    exclusive: payload.exclusive ?? true,
    createdBy: proposal?.proposedBy ?? command.actor,
    authorizedBy: command.actor,
    now,
  };
  return { workItem: foundWorkItem(founding), conversation: foundWorkConversation(founding) };
}

function authorized({ proposal }: Bound): WorkProposal | undefined {
  return proposal && { ...proposal, state: "authorized", revision: proposal.revision + 1 };
}
