import type { GroupAttempt } from "../kind-row.ts";
import { isCoordinator } from "../mission.ts";
import { type Refusal, refuse } from "../refusal.ts";

/**
 * Check 9, Coordinator Epoch by P08: it must be there where the actor's authority is the Coordinator lease, and
 * wherever it is stated it must be the current one.
 */
export function coordinatorEpoch({ state, command, row }: GroupAttempt): Refusal | undefined {
  const current = state.mission?.document.coordinator.coordinatorEpoch;
  if (current === undefined) return undefined;
  if (command.coordinatorEpoch === undefined) {
    const needed = row.authorities.includes("coordinator") && isCoordinator(state, command.actor);
    return needed ? refuse("INVALID_COMMAND", "coordinatorEpoch is missing").refusal : undefined;
  }
  if (command.coordinatorEpoch === current) return undefined;
  return refuse("AUTH_STALE_COORDINATOR", "the Coordinator Epoch is not the current one").refusal;
}
