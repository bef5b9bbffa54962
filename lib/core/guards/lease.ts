import type { GroupAttempt } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { isBefore } from "../time.ts";

/** Check 16: the lease that the actor's authority rests on. A kind that judges its lease itself replaces the default. */
export function lease(attempt: GroupAttempt): Refusal | undefined {
  const { row, authority } = attempt;
  const ofKind = row.leaseFault?.(attempt, attempt.bound);
  const reason = row.leaseFault !== undefined || authority !== "coordinator" ? ofKind : coordinatorLeaseFault(attempt);
  return reason === undefined ? undefined : refuse("WORK_LEASE_EXPIRED", reason).refusal;
}

/** Why the Coordinator may not act. It acts by a lease that is neither closed nor run out (P29) and is bound to its present Session (P29a). */
export function coordinatorLeaseFault(attempt: GroupAttempt): string | undefined {
  const { lease: held } = missionOf(attempt);
  if (held.state !== "active") return `the Coordinator lease is ${held.state}`;
  if (!isBefore(attempt.now, held.expiresAt)) return "the Coordinator lease has expired";
  if (held.sessionEpoch === attempt.command.sessionEpoch) return undefined;
  return "the Coordinator lease is of an earlier Session: renew it first";
}
