import type {
  Evidence,
  Mission,
  MissionSubmission,
  MissionSubmitForApprovalCommandPayload,
} from "../../../generated/types.ts";
import { takenIdentifier } from "../claims.ts";
import { type GroupAttempt, type GroupKind, resolved } from "../kind-row.ts";
import { isLive, membershipOf } from "../membership.ts";
import { missionOf } from "../mission.ts";
import { missionRow } from "../mission-table.ts";
import { claimEvidenceIn } from "../parent.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { isBefore, laterOf } from "../time.ts";
import { unfinishedWork } from "../work/table.ts";

type Submit = GroupAttempt<MissionSubmitForApprovalCommandPayload>;

const row = missionRow("mission.submit_for_approval");

/**
 * Row M4: the Coordinator hands in one exact revision, the one this Event makes, and one Artifact set. By then no result
 * is unreviewed: every WorkItem is verified, failed or cancelled (MWP-MSN-008).
 */
export const missionSubmit: GroupKind<MissionSubmitForApprovalCommandPayload, undefined> = {
  kind: row.trigger,
  emits: [row.emits],
  aggregate: "mission",
  authorities: ["coordinator"],
  from: row.from,
  documents: { evidence: "evidence[]" },
  claims: ({ evidence }) => claimEvidenceIn(evidence),
  resolve(attempt) {
    const { state, payload } = attempt;
    const { artifactHashes, evidence = [] } = payload;
    const hashes = [...artifactHashes, ...evidence.flatMap((document) => document.artifactHashes)];
    if (!hashes.every((hash) => state.artifacts.has(hash))) return invalid("an Artifact is not available");
    return evidenceFault(attempt, evidence) ?? resolved(undefined);
  },
  revision: (attempt) => missionOf(attempt).document.revision,
  handle(attempt) {
    const { state, command, payload, now } = attempt;
    const { document } = missionOf(attempt);
    const { missionRevision: seen = document.revision, artifactHashes, summary, evidence } = payload;
    if (seen !== document.revision) return conflict(seen, document.revision);
    const open = [...state.workItems.values()].some((item) => unfinishedWork.includes(item.document.state));
    if (open) return invalid("a WorkItem is neither verified nor failed nor cancelled");
    const mission: Mission = { ...document, state: row.to, revision: document.revision + 1 };
    const submission: MissionSubmission = {
      missionRevision: mission.revision,
      artifactHashes,
      ...(summary === undefined ? {} : { summary }),
      submittedAt: now,
      submittedBy: command.actor,
    };
    const effect = { mission, submission, ...(evidence === undefined ? {} : { evidence }) };
    return { ok: true, events: [{ kind: row.emits, aggregateRevision: mission.revision, payload: effect }] };
  },
};

/** Evidence for the definition of done: of this Mission, naming criteria of it and a WorkItem of its own. */
function evidenceFault(attempt: Submit, documents: readonly Evidence[]): Rejection | undefined {
  const { state, command, facts, now } = attempt;
  const { document: mission } = missionOf(attempt);
  const known = new Set<string>(mission.definitionOfDone.map(({ criterionId }) => criterionId));
  const latest = laterOf(now, command.issuedAt);
  const fits = (document: Evidence): boolean =>
    document.missionId === mission.missionId &&
    document.groupId === mission.groupId &&
    state.workItems.has(document.workItemId) &&
    document.criterionIds.every((id) => known.has(id)) &&
    !isBefore(latest, document.createdAt) &&
    isProducer(state, document, now);
  if (!documents.every(fits)) return invalid("the Evidence does not fit the Mission");
  const ids = documents.map(({ evidenceId: id }) => ({ kind: "evidence", id }) as const);
  if (new Set(ids.map(({ id }) => id)).size < ids.length) return invalid("an Evidence ID occurs twice");
  return takenIdentifier(facts, ids);
}

function isProducer(state: GroupState, { generatedBy }: Evidence, now: string): boolean {
  const member = membershipOf(state, generatedBy);
  return generatedBy.type === "service" || (member !== undefined && isLive(member, now));
}

function conflict(expectedRevision: number, currentRevision: number): Rejection {
  const message = "missionRevision is not the current revision";
  return { ok: false, refusal: { code: "REVISION_CONFLICT", message, expectedRevision, currentRevision } };
}
