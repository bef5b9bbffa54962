import type { JsonObject } from "../json/value.ts";
import type { GroupState, OrganizationState } from "./state.ts";

/**
 * A Group's whole state as one JSON object, whose JCS bytes are what a state hash is taken over: equal for live state
 * and state rebuilt from the log. Shares its parts with the state; it is to be read, not changed.
 */
export function stateDocument(state: GroupState): JsonObject {
  const { groupId, sequence, lastOccurredAt = null, mission = null } = state;
  const maps = {
    memberships: toObject(state.memberships),
    conversations: toObject(state.conversations),
    messages: toObject(state.messages),
    proposals: toObject(state.proposals),
    workItems: toObject(state.workItems),
    artifacts: toObject(state.artifacts),
    approvals: toObject(state.approvals),
    contextPackages: toObject(state.contextPackages),
    grants: toObject(state.grants),
  };
  return toJson({ groupId, sequence, lastOccurredAt, mission, ...maps });
}

/** The Organization's whole state as one JSON object, as {@link stateDocument}. */
export function organizationDocument(state: OrganizationState): JsonObject {
  const { organizationId, position, lastOccurredAt = null, agents } = state;
  return toJson({ organizationId, position, lastOccurredAt, agents: toObject(agents) });
}

function toObject(map: ReadonlyMap<string, object>): object {
  return Object.fromEntries(map);
}

// Every part is JSON already; interfaces only lack the index signature that would say so.
function toJson(value: object): JsonObject {
  return value as JsonObject;
}
