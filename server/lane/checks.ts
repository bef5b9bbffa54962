import { admissionFault as recordFault, validateAdmissionRecord } from "../../lib/signed/admission.ts";
import { VerificationFailure } from "../../lib/signed/audit.ts";
import { checkFreshness } from "../../lib/signed/freshness.ts";
import { trustedContext } from "./admission-row.ts";
import type { Prepared } from "./prepare.ts";
import type { LaneServices } from "./services.ts";
import { type CommandOutcome, type CommandTask, type Refused, refusal, refusedBy } from "./task.ts";

// Checks 4 to 7 of the one order of checks; those before are the connection's, those after the core's.

/** Check 4, the same Action ID with other content (MWP-EVT-003). */
export const actionIdCollision: Refused = refusal(
  "ACTION_ID_COLLISION",
  "the Action ID was used before with different content",
);

/** Check 4, the same content signed with another key: its admission names the first one (MWP-ADM-009). */
export const otherKey: Refused = refusedBy(new VerificationFailure("record-binding-mismatch", "keyId"), "");

/** One receipt per `(actor, Action ID)` in the Organization. */
export function actionKey({ command }: CommandTask): string {
  return `${command.actor.type} ${command.actor.id} ${command.actionId}`;
}

/** Checks 2 to 6 as far as a lane makes them: an answer that needs no decision, or undefined. */
export function earlyAnswer(prepared: Prepared, services: LaneServices, nowMs: number): CommandOutcome | undefined {
  return (
    prepared.refused ??
    answerFromReceipt(prepared) ??
    sessionFault(prepared.task, services) ??
    freshnessFault(prepared.task, services, nowMs)
  );
}

/** Check 4. Another JSON spelling of the same content is the same Command; neither the clock nor its epochs matter now. */
function answerFromReceipt({ task, receipt, answer, admission }: Prepared): CommandOutcome | undefined {
  if (receipt === undefined) return undefined;
  if (receipt.signingHash !== task.verified.signingHash) return actionIdCollision;
  if (answer === undefined || admission === undefined)
    throw new Error(`receipt without Event or admission: ${receipt.eventId}`);
  const admitted = validateAdmissionRecord(admission.bytes, task.verified, admission.authenticatedService);
  if (!admitted.ok) return refusedBy(admitted.failure, "");
  return { status: "accepted", event: answer, inStream: false };
}

/** Check 5. A Card that was revoked ended the Session (P31). */
function sessionFault({ origin, command }: CommandTask, { sessionEpoch, agent }: LaneServices): Refused | undefined {
  if (origin.door !== "session") return undefined;
  if (agent(origin.agentId)?.status === "revoked") return refusal("AUTH_STALE_SESSION", "the Session is over");
  const current = sessionEpoch(origin.agentId);
  if (origin.epoch === current && command.sessionEpoch === current) return undefined;
  return refusal("AUTH_STALE_SESSION", "the Session Epoch is not the current one");
}

/** Check 6. */
function freshnessFault(
  { command, origin }: CommandTask,
  { freshness }: LaneServices,
  nowMs: number,
): Refused | undefined {
  if (origin.door === "authority") return undefined;
  const failure = checkFreshness(command.issuedAt, nowMs, freshness);
  return failure === undefined ? undefined : refusedBy(failure, "");
}

/**
 * Check 7. A Command without a receipt has no record of its admission: the one that goes with its receipt is checked as
 * it will be rendered, at the time of the batch. Appended only with the Events.
 */
export function admissionFault({ verified }: CommandTask, now: string, services: LaneServices): Refused | undefined {
  const fault = recordFault(verified, trustedContext(verified, now, services));
  return fault && refusedBy(fault.failure, "");
}
