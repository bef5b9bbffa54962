import type { WorkProposal, WorkProposeCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import { notAvailable } from "../committed-message.ts";
import type { Identifier } from "../facts.ts";
import { objectIdOf } from "../ids.ts";
import { type GroupAttempt, type GroupKind, type Resolved, resolved } from "../kind-row.ts";
import { hasAccess, missionOf } from "../mission.ts";
import { openPhases } from "../mission-table.ts";
import type { Rejection } from "../refusal.ts";
import { stated } from "../work/effect.ts";

type Propose = GroupAttempt<WorkProposeCommandPayload>;

interface Bound {
  readonly proposalId: string;
  /** Conversation that the Event is filed under. */
  readonly conversationId: string;
}

/**
 * Row W1: any member proposes work, whatever its role. Nothing is executable by a proposal, and it obliges nobody
 * (MWP-MSN-018, MWP-MSN-022).
 */
export const workPropose: GroupKind<WorkProposeCommandPayload, Bound> = {
  kind: "work.propose",
  emits: ["work.proposed"],
  aggregate: "proposal",
  authorities: ["member", "policy"],
  from: openPhases,
  claims: claimProposal,
  resolve(attempt) {
    const { command, facts, signingHash } = attempt;
    const proposalId = attempt.payload.proposalId ?? objectIdOf("proposal", signingHash);
    const taken = takenIdentifier(facts, claimProposal(command.payload, signingHash));
    if (taken !== undefined) return taken;
    const place = placeOf(attempt);
    return place.ok ? resolved({ proposalId, conversationId: place.bound }) : place;
  },
  revision: () => 0,
  handle(attempt, { proposalId, conversationId }) {
    const { command, payload, now } = attempt;
    const { missionId, groupId } = missionOf(attempt).document;
    const { goal, rationale, parentWorkItemId, contract } = payload;
    const proposal: WorkProposal = {
      proposalId,
      missionId,
      groupId,
      goal,
      ...stated({ rationale, parentWorkItemId, contract }),
      proposedBy: command.actor,
      proposedAt: now,
      state: "open",
      revision: 1,
    };
    return {
      ok: true,
      events: [{ kind: "work.proposed", aggregateRevision: 1, payload: { proposal }, conversationId }],
    };
  },
};

function claimProposal(payload: JsonObject, signingHash: string): readonly Identifier[] {
  return claim("proposal", payload.proposalId ?? objectIdOf("proposal", signingHash));
}

/** The Conversation of the envelope, else that of the WorkItem it would be part of, else the planning Conversation. */
function placeOf(attempt: Propose): Resolved<string> | Rejection {
  const { state, command, payload } = attempt;
  const parentId = payload.parentWorkItemId;
  const parent = parentId === undefined ? undefined : state.workItems.get(parentId);
  if (parentId !== undefined && parent === undefined) return notAvailable("WorkItem");
  if ((command.workItemId ?? parentId) !== parentId) return notAvailable("WorkItem");
  const usual = parent?.document.conversationId ?? missionOf(attempt).mainConversationId;
  const conversation = state.conversations.get(command.conversationId ?? usual);
  return conversation !== undefined && hasAccess(state, command.actor, conversation)
    ? resolved(conversation.conversationId)
    : notAvailable("Conversation");
}
