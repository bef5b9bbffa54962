import type { AgentCard, AgentCardRegisterCommandPayload } from "../../../generated/types.ts";
import { isExpired } from "../agent-card.ts";
import { type OrganizationKind, resolved } from "../kind-row.ts";
import { invalid } from "../refusal.ts";

/**
 * Records the next version of an Agent's Card (MWP-IDN-001). Versions rise, in steps of any size; the first may be any.
 * A Card may follow a revoked one: who belongs to the Organization is the Organization's to say.
 */
export const agentCardRegister: OrganizationKind<AgentCardRegisterCommandPayload, AgentCard> = {
  kind: "ext.missionweaveprotocol.registry.agent_card_register",
  emits: ["ext.missionweaveprotocol.registry.agent_card_registered"],
  aggregate: "agent-card",
  authorities: ["registry"],
  from: [],
  documents: { agentCard: "agent-card" },
  resolve({ state, payload, now }) {
    const card = payload.agentCard;
    const keyIds = new Set(card.publicKeys.map((key) => key.keyId));
    if (card.organizationId !== state.organizationId) return invalid("the Agent Card is of another Organization");
    if (isExpired(card, now)) return invalid("the Agent Card has expired");
    if (keyIds.size < card.publicKeys.length) return invalid("the Agent Card names a key ID twice");
    return resolved(card);
  },
  revision: ({ state }, { agentId }) => state.agents.get(agentId)?.card.cardVersion ?? 0,
  handle({ state }, card) {
    const currentRevision = state.agents.get(card.agentId)?.card.cardVersion ?? 0;
    if (card.cardVersion <= currentRevision) {
      const message = "the Agent Card is not newer than the current one";
      return { ok: false, refusal: { code: "REVISION_CONFLICT", message, currentRevision } };
    }
    const kind = "ext.missionweaveprotocol.registry.agent_card_registered";
    return { ok: true, events: [{ kind, payload: { agentCard: card } }] };
  },
};
