import type { Approval, MissionCreateFollowUpCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import type { Identifier, MissionFact } from "../facts.ts";
import { type GroupAttempt, type GroupKind, type PolicyEffect, resolved } from "../kind-row.ts";
import { missionRow } from "../mission-table.ts";
import { claimFounding } from "../mission-terms.ts";
import { samePrincipal } from "../principal.ts";
import { invalid, type Rejection } from "../refusal.ts";
import { foundRoot, type RootBound, resolveRoot } from "../root-mission.ts";

type FollowUp = GroupAttempt<MissionCreateFollowUpCommandPayload>;

interface Bound extends RootBound {
  readonly approved: MissionFact;
}

const row = missionRow("mission.create_follow_up");

/**
 * Row M2: the human who owned an approved Mission founds one that follows it, and may revoke the Approval by a decision
 * that stands beside it. The approved Mission stays as it was, and nothing is written to its Group (MWP-MSN-002, P17).
 */
export const missionCreateFollowUp: GroupKind<MissionCreateFollowUpCommandPayload, Bound> = {
  kind: row.trigger,
  emits: [row.emits, "membership.changed"],
  aggregate: "mission",
  authorities: ["founder"],
  from: row.from,
  documents: { revocation: "approval" },
  claims: (payload, signingHash) => [...claimFounding(payload, signingHash), ...claimRevocation(payload)],
  resolve(attempt) {
    const root = resolveRoot(attempt);
    if (!root.ok) return root;
    const approved = attempt.facts.mission(attempt.payload.followUpToMissionId);
    // Whoever does not own the Mission is told no more than of one that does not exist (P30).
    if (approved === undefined || !samePrincipal(approved.missionOwner, attempt.command.actor)) {
      return invalid("the Mission is not available");
    }
    return revocationFault(attempt, approved) ?? resolved({ ...root.bound, approved });
  },
  revision: () => 0,
  stateFault: (_, { approved }) =>
    approved.state === "approved" ? undefined : "the Mission to follow is not approved",
  handle(attempt, bound) {
    const { revocation } = attempt.payload;
    const { created, memberships } = foundRoot(attempt, bound);
    const payload = revocation === undefined ? created : { ...created, revocation };
    const { conversationId } = bound;
    return {
      ok: true,
      events: [{ kind: row.emits, aggregateRevision: 1, payload, conversationId }, ...memberships],
      policyLog: revocation === undefined ? [] : [revoked(revocation)],
    };
  },
};

function claimRevocation({ revocation }: JsonObject): readonly Identifier[] {
  return claim("approval", (revocation as JsonObject | undefined)?.approvalId);
}

/** A revocation names the very Approval that ended the Mission, and comes from who gave it. */
function revocationFault({ facts, payload, command }: FollowUp, approved: MissionFact): Rejection | undefined {
  const { revocation } = payload;
  if (revocation === undefined) return undefined;
  const { missionId, groupId, approvalId } = approved;
  const fits =
    revocation.kind === "mission_final" &&
    revocation.decision === "revoked" &&
    revocation.missionId === missionId &&
    revocation.groupId === groupId &&
    revocation.revokesApprovalId === approvalId &&
    samePrincipal(revocation.approver, command.actor);
  if (!fits) return invalid("the revocation does not fit the Approval of the followed Mission");
  return takenIdentifier(facts, [{ kind: "approval", id: revocation.approvalId }]);
}

function revoked({ approvalId, revokesApprovalId = "", missionId }: Approval): PolicyEffect {
  return { decision: "Approval revoked", details: { approvalId, revokesApprovalId, missionId } };
}
