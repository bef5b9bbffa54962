import type { Actor, Evidence, EvidenceSubject, WorkContract } from "../../../generated/types.ts";
import type { JsonObject } from "../../json/value.ts";
import { claim, takenIdentifier } from "../claims.ts";
import type { Identifier } from "../facts.ts";
import type { GroupAttempt, Resolved } from "../kind-row.ts";
import { isLive, membershipOf } from "../membership.ts";
import { invalid, type Rejection } from "../refusal.ts";
import type { GroupState } from "../state.ts";
import { isBefore, laterOf } from "../time.ts";
import { unpublished } from "./checkpoint.ts";
import { findWorkItem } from "./find.ts";
import type { WorkItemAggregate } from "./state.ts";

/** A payload that carries signed Evidence for one WorkItem. */
export interface EvidencePayload {
  readonly workItemId?: string;
  readonly evidence: readonly Evidence[];
}

/** The Evidence IDs that a payload brings into use. */
export function claimEvidence({ evidence }: JsonObject): readonly Identifier[] {
  if (!Array.isArray(evidence)) return [];
  return evidence.flatMap((document) => claim("evidence", (document as JsonObject | null)?.evidenceId));
}

/** Check 11 of a Command with Evidence: the WorkItem, and that every document belongs to it (MWP-WRK-026). */
export function resolveEvidence(attempt: GroupAttempt<EvidencePayload>): Resolved<WorkItemAggregate> | Rejection {
  const found = findWorkItem(attempt, attempt.payload.workItemId);
  return found.ok ? (evidenceFault(attempt, found.bound) ?? found) : found;
}

/**
 * Why a piece of Evidence does not belong where it is used: it must be of this Mission, Group and WorkItem, about
 * something of it, name criteria of its contract and published Artifacts only, come from somebody of the Group or from a
 * service, be no younger than the Command that carries it, and be used once.
 */
function evidenceFault(attempt: GroupAttempt<EvidencePayload>, item: WorkItemAggregate): Rejection | undefined {
  const { payload, facts, state, command, now } = attempt;
  const claims = payload.evidence.map(({ evidenceId: id }) => ({ kind: "evidence", id }) as const);
  if (new Set(claims.map(({ id }) => id)).size < claims.length) return invalid("an Evidence ID occurs twice");
  const latest = laterOf(now, command.issuedAt);
  for (const document of payload.evidence) {
    const reason = misfit(state, document, item) ?? (isBefore(latest, document.createdAt) ? "time" : undefined);
    if (reason !== undefined) return invalid(`the Evidence does not fit: ${reason}`);
    if (!isOfGroup(state, document.generatedBy, now)) return invalid("the Evidence does not fit: producer");
  }
  const hashes = payload.evidence.flatMap(({ artifactHashes }) => artifactHashes);
  return unpublished(state, hashes) ?? takenIdentifier(facts, claims);
}

function misfit(state: GroupState, document: Evidence, { document: item }: WorkItemAggregate): string | undefined {
  if (document.missionId !== item.missionId || document.groupId !== item.groupId) return "Mission or Group";
  if (document.workItemId !== item.workItemId) return "WorkItem";
  if (!fitsSubject(state, document.subject, document)) return "subject";
  const known = criteriaOf(item.contract);
  return document.criterionIds.every((id) => known.has(id)) ? undefined : "criterion";
}

function fitsSubject({ artifacts }: GroupState, { type, id }: EvidenceSubject, evidence: Evidence): boolean {
  if (type === "artifact") return artifacts.has(id);
  return id === (type === "mission" ? evidence.missionId : evidence.workItemId);
}

function isOfGroup(state: GroupState, producer: Actor, now: string): boolean {
  if (producer.type === "service") return true;
  const member = membershipOf(state, producer);
  return member !== undefined && isLive(member, now);
}

/** The IDs of a contract's acceptance criteria. */
function criteriaOf({ acceptanceCriteria }: WorkContract): ReadonlySet<string> {
  return new Set(acceptanceCriteria.map(({ criterionId }) => criterionId));
}

/** The refusal of a submission whose Evidence leaves an acceptance criterion out (MWP-WRK-025). */
export function uncovered(contract: WorkContract, evidence: readonly Evidence[]): Rejection | undefined {
  const covered = new Set<string>(evidence.flatMap(({ criterionIds }) => criterionIds));
  const missing = contract.acceptanceCriteria.find(({ criterionId }) => !covered.has(criterionId));
  return missing && invalid(`no Evidence is mapped to the criterion ${missing.criterionId}`);
}
