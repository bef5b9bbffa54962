import type { Evidence, MissionTerminateCommandPayload } from "../../../generated/types.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { missionOf } from "../mission.ts";
import { endedMission, endWork } from "../mission-end.ts";
import { missionRow } from "../mission-table.ts";
import { childEnded, claimEvidenceIn, parentageOf, parentEvidenceFault } from "../parent.ts";
import { invalid, type Rejection } from "../refusal.ts";

const row = missionRow("mission.terminate");

/**
 * Row M8: the Coordinator or Organization policy gives the Mission up, and its unfinished work fails with it (W18). That
 * of a child brings failure Evidence for the parent WorkItem, signed by its actor (SUP-09, P03).
 */
export const missionTerminate: GroupKind<MissionTerminateCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits, "work.failed", "work.authorized"],
  aggregate: "mission",
  authorities: ["coordinator", "policy"],
  from: row.from,
  documents: { failureEvidence: "evidence" },
  claims: ({ failureEvidence }) => claimEvidenceIn(failureEvidence),
  resolve: (attempt) => failureFault(attempt) ?? resolved(undefined),
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { state, command, payload, signingHash, now } = attempt;
    const { reason, failureEvidence } = payload;
    const aggregate = missionOf(attempt);
    const ended = endedMission(aggregate, row.to, now);
    const work = endWork(state, { outcome: "failed", reason, now, actor: command.actor, seed: signingHash });
    const evidence = failureEvidence === undefined ? {} : { failureEvidence };
    const first = {
      kind: row.emits,
      aggregateRevision: ended.mission.revision,
      payload: { ...ended, reason, ...evidence },
    };
    const byPolicy = attempt.authority === "policy";
    const told = { outcome: "failed", reason, evidence: Object.values(evidence) } as const;
    return {
      ok: true,
      events: [first, ...work.events],
      policyLog: byPolicy ? [{ decision: "Mission terminated by policy", details: { reason } }] : [],
      intents: [...childEnded(aggregate, told), ...work.intents],
    };
  },
};

function failureFault(attempt: GroupAttempt<MissionTerminateCommandPayload>): Rejection | undefined {
  const { failureEvidence } = attempt.payload;
  const isChild = parentageOf(missionOf(attempt)) !== undefined;
  if (failureEvidence === undefined) return isChild ? invalid("failureEvidence is missing") : undefined;
  const artifactHashes = new Set(attempt.state.artifacts.keys());
  return parentEvidenceFault(attempt, [failureEvidence], { artifactHashes, fault: notAReport });
}

function notAReport({ type, result }: Evidence): string | undefined {
  if (type !== "failure_report") return "type";
  return result === "passed" ? "result" : undefined;
}
