import type { Actor, Evidence, EvidenceType, WorkContract } from "../../../generated/types.ts";
import { samePrincipal } from "../principal.ts";
import { isBefore } from "../time.ts";
import type { EvidenceRecord } from "./state.ts";

/** The step of a review that a type of Evidence is made in (MWP-WRK-025); the weighing is last. */
const stepOf: Readonly<Record<EvidenceType, number>> = {
  artifact_integrity: 1,
  schema_validation: 1,
  deterministic_test: 2,
  business_rule: 2,
  reviewer_assessment: 3,
  human_review: 3,
  policy_check: 4,
  failure_report: 0,
};

const judgements: readonly EvidenceType[] = ["reviewer_assessment", "human_review"];

/** A whole review: what was handed in with the result, what the review added, and who owns the work. */
export interface Review {
  readonly contract: WorkContract;
  readonly owner: Actor;
  readonly submitted: readonly EvidenceRecord[];
  readonly added: readonly Evidence[];
}

/**
 * Why a result cannot be accepted: the review went against its order, a criterion lacks passed Evidence of a type that it
 * needs, a failure stands, or the owner would judge itself (MWP-WRK-025, MWP-MSN-006).
 */
export function reviewFault({ contract, owner, submitted, added }: Review): string | undefined {
  const inTime = [...added].sort(byTime);
  if (inTime.some(({ type }) => stepOf[type] === 0)) return "a failure report reviews nothing";
  if (inTime.some((later, index) => stepOf[later.type] < stepOf[(inTime[index - 1] ?? later).type])) {
    return "the review went against its order";
  }
  const all = [...submitted, ...inTime].filter((record) => !judgesItself(record, owner));
  return missingEvidence(contract, all) ?? standingFailure(all);
}

/** Whether somebody else than the owner found the work good: what a Coordinator needs for work of its own. */
export function isJudgedByAnother(owner: Actor, records: readonly EvidenceRecord[]): boolean {
  return records.some(
    ({ type, result, generatedBy }) =>
      judgements.includes(type) && result === "passed" && !samePrincipal(generatedBy, owner),
  );
}

/** An owner's own judgement is its word that it is done, which is not enough. */
function judgesItself({ type, generatedBy }: EvidenceRecord, owner: Actor): boolean {
  return judgements.includes(type) && samePrincipal(generatedBy, owner);
}

function missingEvidence({ acceptanceCriteria }: WorkContract, records: readonly EvidenceRecord[]): string | undefined {
  const passed = new Set(records.filter(({ result }) => result === "passed").flatMap(pairsOf));
  for (const { criterionId, evidenceRequired } of acceptanceCriteria) {
    const missing = evidenceRequired.find((type) => !passed.has(`${criterionId} ${type}`));
    if (missing !== undefined) return `the criterion ${criterionId} lacks passed Evidence of type ${missing}`;
  }
  return undefined;
}

/** A failure stands until later Evidence of the same type for the same criterion passes. */
function standingFailure(records: readonly EvidenceRecord[]): string | undefined {
  const failed = new Set<string>();
  for (const record of records) {
    for (const pair of pairsOf(record)) {
      if (record.result === "failed") failed.add(pair);
      if (record.result === "passed") failed.delete(pair);
    }
  }
  const [first] = failed;
  return first && `failed Evidence stands: ${first}`;
}

function pairsOf({ type, criterionIds }: EvidenceRecord): readonly string[] {
  return criterionIds.map((criterionId) => `${criterionId} ${type}`);
}

function byTime(a: Evidence, b: Evidence): number {
  if (isBefore(a.createdAt, b.createdAt)) return -1;
  return isBefore(b.createdAt, a.createdAt) ? 1 : stepOf[a.type] - stepOf[b.type];
}
