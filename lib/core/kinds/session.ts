import type { SessionOpenCommandPayload } from "../../../generated/types.ts";
import { type OrganizationKind, resolved } from "../kind-row.ts";
import { invalid } from "../refusal.ts";
import type { AgentAggregate } from "../state.ts";

/** Opens the next Session of an Agent, which fences every earlier one (MWP-IDN-008). A deprecated Agent may still connect. */
export const sessionOpen: OrganizationKind<SessionOpenCommandPayload, AgentAggregate> = {
  kind: "ext.missionweaveprotocol.identity.session_open",
  emits: ["ext.missionweaveprotocol.identity.session_opened"],
  aggregate: "session",
  authorities: ["identity"],
  from: [],
  resolve({ state, payload }) {
    const agent = state.agents.get(payload.agentId);
    if (agent === undefined) return invalid("the Agent is not registered");
    if (agent.card.status === "revoked") return invalid("the Agent Card is revoked");
    return resolved(agent);
  },
  revision: (_, { sessionEpoch }) => sessionEpoch,
  handle({ payload }, agent) {
    const sessionEpoch = agent.sessionEpoch + 1;
    if (payload.sessionEpoch !== undefined && payload.sessionEpoch !== sessionEpoch) {
      const message = "the Session Epoch is not the next one";
      return { ok: false, refusal: { code: "REVISION_CONFLICT", message, currentRevision: agent.sessionEpoch } };
    }
    const kind = "ext.missionweaveprotocol.identity.session_opened";
    return { ok: true, events: [{ kind, payload: { agentId: payload.agentId, sessionEpoch } }] };
  },
};
