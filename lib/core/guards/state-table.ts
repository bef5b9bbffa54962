import type { Attempt, GroupAttempt } from "../kind-row.ts";
import { phaseOf } from "../mission.ts";
import { type Refusal, refuse } from "../refusal.ts";

/** Check 15 for a Group: the phase of its Mission, then the state of what is acted upon (MWP-MSN-002). */
export function groupStateTable(attempt: GroupAttempt): Refusal | undefined {
  const { state, row } = attempt;
  const phase = phaseOf(state);
  if (state.mission?.group.state === "archived") return illegal(`${row.kind} is not possible in an archived Group`);
  if (!row.from.includes(phase)) return illegal(`${row.kind} is not possible while the Mission is ${phase}`);
  const { bound } = attempt;
  const item = row.workFrom === undefined ? undefined : row.item?.(bound)?.document;
  if (item !== undefined && row.workFrom?.includes(item.state) === false) {
    return illegal(`${row.kind} is not possible while the WorkItem is ${item.state}`);
  }
  return aggregateState(attempt);
}

/** Check 15: the state of what is acted upon. */
export function aggregateState<S>(attempt: Attempt<S>): Refusal | undefined {
  const reason = attempt.row.stateFault?.(attempt, attempt.bound);
  return reason === undefined ? undefined : illegal(reason);
}

function illegal(message: string): Refusal {
  return refuse("INVALID_STATE_TRANSITION", message).refusal;
}
