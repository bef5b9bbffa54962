import type { Mission } from "../../../generated/types.ts";
import { objectIdOf } from "../ids.ts";
import { isCoordinator, isOver } from "../mission.ts";
import { officeLeft, officeTaken } from "../office.ts";
import { samePrincipal } from "../principal.ts";
import { type Applying, type Meaning, nothing } from "./meaning.ts";

/**
 * The parent has another Coordinator, who is the MissionOwner of the child from now on (P25). What is told of an earlier
 * Coordinator Epoch than the owner's comes too late. The former owner's Membership ends, unless it holds another office
 * here or has work of its own to finish.
 */
export function changeOwner({ state, payload, intent, now }: Applying<"child_owner">): Meaning {
  const { mission } = state;
  if (mission?.lineage === undefined || isOver(state)) return nothing;
  const { coordinatorAgentId: id, parentCoordinatorEpoch } = payload;
  if (parentCoordinatorEpoch <= mission.lineage.parentCoordinatorEpoch) return nothing;
  const owner = { type: "agent", id } as const;
  const { missionOwner: former, revision } = mission.document;
  const document: Mission = { ...mission.document, missionOwner: owner, revision: revision + 1 };
  const keeps = isCoordinator(state, former) ? "coordinator" : undefined;
  const left = samePrincipal(former, owner) ? [] : officeLeft(state, former, { now, keeps, mayWork: true });
  const membershipId = objectIdOf("membership", intent.intentId);
  const taken = officeTaken(state, owner, "mission_owner", { mission: document, membershipId, now });
  const membershipTaken = { ...taken, payload: { ...taken.payload, mission: document, parentCoordinatorEpoch } };
  return { events: [...left, membershipTaken] };
}
