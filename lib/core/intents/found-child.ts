import { startLease } from "../coordinator-lease.ts";
import { membershipFounded } from "../founding.ts";
import { type Applying, type Meaning, nothing } from "./meaning.ts";

/**
 * The Group of a child Mission begins: with the Mission as its parent named it, and with its MissionOwner, Coordinator and
 * root observer (P14, P26). The Coordinator lease starts now, for the Session its holder has now.
 */
export function foundChild({ state, payload, facts, now }: Applying<"found_child">): Meaning {
  if (state.mission !== undefined) return nothing;
  const { created, memberships } = payload;
  const { lease, renewalPolicy, conversation } = created;
  const sessionEpoch = Math.max(facts.sessionEpoch(lease.holderAgentId), lease.sessionEpoch);
  const started = { ...created, lease: startLease(lease, sessionEpoch, now, renewalPolicy) };
  const { conversationId } = conversation;
  return {
    events: [
      { kind: "mission.created", aggregateRevision: 1, payload: started, conversationId },
      ...memberships.map(membershipFounded),
    ],
  };
}
