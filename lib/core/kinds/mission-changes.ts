import type { Mission, MissionRequestChangesCommandPayload } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim } from "../claims.ts";
import { type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { approvalFault, submissionFault } from "../mission-approval.ts";
import { missionRow } from "../mission-table.ts";
import { ownerEpochFault } from "../parent.ts";

const row = missionRow("mission.request_changes");

/** Row M5: the MissionOwner asks for changes under signature; the same Mission is open again, its submissions stay (MWP-MSN-008). */
export const missionRequestChanges: GroupKind<MissionRequestChangesCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits],
  aggregate: "mission",
  authorities: ["mission_owner"],
  from: row.from,
  documents: { approval: "approval" },
  claims: ({ approval }) => claim("approval", (approval as JsonObject | undefined)?.approvalId),
  resolve(attempt) {
    const expectation = { decision: "changes_requested", approver: attempt.command.actor } as const;
    return approvalFault(attempt, attempt.payload.approval, expectation) ?? resolved(undefined);
  },
  ownershipFault: ownerEpochFault,
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { approval } = attempt.payload;
    const aggregate = missionOf(attempt);
    const fault = submissionFault(aggregate, approval);
    if (fault !== undefined) return fault;
    const { document } = aggregate;
    const mission: Mission = { ...document, state: row.to, revision: document.revision + 1 };
    return {
      ok: true,
      events: [{ kind: row.emits, aggregateRevision: mission.revision, payload: { mission, approval } }],
    };
  },
};
