import type { EmergencyOverride } from "../../../generated/types.ts";
import type { GroupAttempt, PolicyEffect } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { type Rejection, refuse } from "../refusal.ts";
import { ceilingFault, type Delegated, grantFault } from "./grants.ts";

/** How a payload says in what capacity its sender authorizes or offers work. */
export interface AuthoringPayload {
  readonly delegationGrantId?: string;
  readonly emergencyOverride?: EmergencyOverride;
}

type Authoring = GroupAttempt<AuthoringPayload>;

/** Who may authorize and offer work: these three and nobody else (MWP-MSN-019, P23). */
export const authors = ["coordinator", "mission_owner", "work_delegate"] as const;

/**
 * Check 12 of whoever authorizes or offers work. The MissionOwner states that it overrides, a delegate cites a Grant that
 * holds for this, and nobody uses what belongs to another capacity (MWP-MSN-003, MWP-MSN-019).
 */
export function authoringFault(attempt: Authoring, use: Delegated): string | undefined {
  const { authority, payload } = attempt;
  const { delegationGrantId, emergencyOverride } = payload;
  if (authority === "work_delegate") {
    if (emergencyOverride !== undefined) return "only the MissionOwner acts by emergencyOverride";
    return grantFault(attempt, delegationGrantId, use);
  }
  if (delegationGrantId !== undefined) return "only its grantee acts by a Delegation Grant";
  if (authority === "mission_owner") {
    return emergencyOverride === undefined
      ? "the MissionOwner acts for the Coordinator by emergencyOverride only"
      : undefined;
  }
  return emergencyOverride === undefined ? undefined : "only the MissionOwner acts by emergencyOverride";
}

/**
 * Check 17 of whoever authorizes or offers work: a replacement Coordinator has reconciled first (MWP-MSN-005), and a
 * delegate stays within the ceilings of its Grant.
 */
export function authorityFault(attempt: Authoring, use: Delegated): Rejection | undefined {
  if (attempt.authority === "coordinator" && missionOf(attempt).isReconciling === true) {
    return refuse("APPROVAL_REQUIRED", "the Coordinator has not reconciled yet");
  }
  return attempt.authority === "work_delegate"
    ? ceilingFault(attempt, attempt.payload.delegationGrantId, use)
    : undefined;
}

/** What the Policy Log holds of an emergency override: which work, and why (MWP-MSN-003). */
export function overrideLog(attempt: Authoring, decision: string, workItemId: string): readonly PolicyEffect[] {
  const reason = attempt.payload.emergencyOverride?.reason;
  return reason === undefined ? [] : [{ decision, details: { workItemId, reason } }];
}
