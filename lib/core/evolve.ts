import type { AgentCardRegisteredEventPayload, SessionOpenedEventPayload } from "../../generated/types.ts";
import type { Fact, Folds } from "./folds/fold.ts";
import { messageFolds } from "./folds/message.ts";
import { missionFolds } from "./folds/mission.ts";
import { workFolds } from "./folds/work.ts";
import type { GroupState, OrganizationState } from "./state.ts";

export type { Fact } from "./folds/fold.ts";

/**
 * Moves a Group's state by its next Event, in place, and returns it. The cost does not depend on the history. Throws
 * RangeError for an Event that is not the next of this Group, or of a kind this version cannot fold: a state that missed
 * something must not decide.
 */
export function evolveGroup(state: GroupState, event: Fact): GroupState {
  if (event.groupId !== state.groupId || event.sequence !== state.sequence + 1) {
    throw new RangeError(`expected Event ${state.sequence + 1} of the Group, got ${event.sequence}`);
  }
  const fold = groupFolds[event.kind];
  if (fold === undefined) throw new RangeError(`no fold for Event kind ${event.kind}`);
  fold(state, event);
  state.sequence = event.sequence;
  state.lastOccurredAt = event.occurredAt;
  return state;
}

/** Moves the Organization's state by its next Event, in place, and returns it. Throws RangeError for an unknown kind. */
export function evolveOrganization(state: OrganizationState, event: Fact): OrganizationState {
  const fold = organizationFolds[event.kind];
  if (fold === undefined) throw new RangeError(`no fold for Event kind ${event.kind}`);
  fold(state, event);
  state.position += 1;
  state.lastOccurredAt = event.occurredAt;
  return state;
}

const groupFolds: Folds = { ...missionFolds, ...messageFolds, ...workFolds };

const organizationFolds: Folds<OrganizationState> = {
  "ext.missionweaveprotocol.registry.agent_card_registered": (state, event) => {
    const { agentCard: card } = event.payload as AgentCardRegisteredEventPayload;
    state.agents.set(card.agentId, { card, sessionEpoch: state.agents.get(card.agentId)?.sessionEpoch ?? 0 });
  },
  "ext.missionweaveprotocol.identity.session_opened": (state, event) => {
    const { agentId, sessionEpoch } = event.payload as SessionOpenedEventPayload;
    const agent = state.agents.get(agentId);
    if (agent === undefined) throw new RangeError("a Session of an Agent without Card");
    state.agents.set(agentId, { ...agent, sessionEpoch });
  },
};
