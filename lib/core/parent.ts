import type { Evidence, MissionParent } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import { claim, takenIdentifier } from "./claims.ts";
import type { Identifier } from "./facts.ts";
import type { IntentDraft, IntentPayloads } from "./intent.ts";
import type { GroupAttempt } from "./kind-row.ts";
import { missionOf } from "./mission.ts";
import { samePrincipal } from "./principal.ts";
import { invalid, type Refusal, type Rejection, refuse } from "./refusal.ts";
import type { Lineage, MissionAggregate } from "./state.ts";
import { isBefore, laterOf } from "./time.ts";

/** Where a child Mission hangs in its tree. */
export interface Parentage {
  readonly parent: MissionParent;
  readonly lineage: Lineage;
}

/** The parentage of a child Mission; undefined of a root. */
export function parentageOf({ document, lineage }: MissionAggregate): Parentage | undefined {
  const { parent } = document;
  return parent === undefined || lineage === undefined ? undefined : { parent, lineage };
}

/**
 * Check 13 of what an Agent decides as MissionOwner (P25): it must be the parent's Coordinator, of the Coordinator Epoch
 * it states. It is so also in the moment between its replacement there and the news of it here, which the append fences.
 */
export function ownerEpochFault(
  attempt: GroupAttempt<{ readonly parentCoordinatorEpoch?: number }>,
): Refusal | undefined {
  const { command, payload, facts } = attempt;
  const parentage = parentageOf(missionOf(attempt));
  if (command.actor.type !== "agent" || parentage === undefined) return undefined;
  if (payload.parentCoordinatorEpoch === undefined) return invalid("parentCoordinatorEpoch is missing").refusal;
  const parent = facts.mission(parentage.parent.missionId);
  const isCurrent =
    parent?.coordinatorAgentId === command.actor.id && parent.coordinatorEpoch === payload.parentCoordinatorEpoch;
  if (isCurrent) return undefined;
  return refuse("AUTH_STALE_COORDINATOR", "the parent's Coordinator Epoch is not the current one").refusal;
}

/** What the parent WorkItem is told of the end of its child (W16, W17); nothing of a root Mission. */
export function childEnded(
  mission: MissionAggregate,
  end: Omit<IntentPayloads["child_ended"], "workItemId" | "missionId">,
): readonly IntentDraft[] {
  const parentage = parentageOf(mission);
  if (parentage === undefined) return [];
  const { missionId } = mission.document;
  const { workItemId } = parentage.parent;
  const payload = { workItemId, missionId, ...end };
  return [{ kind: "child_ended", groupId: parentage.lineage.parentGroupId, subjectId: missionId, payload }];
}

/** The claims on the IDs of Evidence that a payload carries under a name. */
export function claimEvidenceIn(value: JsonObject[string] | undefined): readonly Identifier[] {
  return [value ?? []].flat().flatMap((document) => claim("evidence", (document as JsonObject | null)?.evidenceId));
}

/** What Evidence for a parent WorkItem may speak of. */
export interface EvidenceScope {
  /** Artifacts of the child that it may refer to. */
  readonly artifactHashes: ReadonlySet<string>;
  /** What else must hold of each document. */
  readonly fault: (document: Evidence) => string | undefined;
}

/**
 * Why Evidence for the parent WorkItem does not belong there: it is of the parent's Mission, Group and WorkItem, about
 * it or the child, names criteria of the parent's contract and Artifacts of the child, is signed by the actor, no younger
 * than the Command, and used once (P03).
 */
export function parentEvidenceFault(
  attempt: GroupAttempt,
  documents: readonly Evidence[],
  scope: EvidenceScope,
): Rejection | undefined {
  const { facts, command, now } = attempt;
  const mission = missionOf(attempt);
  const parentage = parentageOf(mission);
  if (parentage === undefined) return invalid("a root Mission has no parent WorkItem");
  const ids = documents.map(({ evidenceId: id }) => ({ kind: "evidence", id }) as const);
  if (new Set(ids.map(({ id }) => id)).size < ids.length) return invalid("an Evidence ID occurs twice");
  const latest = laterOf(now, command.issuedAt);
  for (const document of documents) {
    const reason =
      bindingFault(document, parentage, mission.document.missionId) ??
      (samePrincipal(document.generatedBy, command.actor) ? undefined : "producer") ??
      (isBefore(latest, document.createdAt) ? "time" : undefined) ??
      (document.artifactHashes.every((hash) => scope.artifactHashes.has(hash)) ? undefined : "Artifact") ??
      scope.fault(document);
    if (reason !== undefined) return invalid(`the Evidence for the parent WorkItem does not fit: ${reason}`);
  }
  return takenIdentifier(facts, ids);
}

function bindingFault(document: Evidence, { parent, lineage }: Parentage, childId: string): string | undefined {
  const { missionId, groupId, workItemId, subject, criterionIds, artifactHashes } = document;
  if (missionId !== parent.missionId || groupId !== lineage.parentGroupId) return "Mission or Group";
  if (workItemId !== parent.workItemId) return "WorkItem";
  const subjects = { work_item: [workItemId], mission: [missionId, childId], artifact: artifactHashes };
  if (!(subjects[subject.type] as readonly string[]).includes(subject.id)) return "subject";
  const known = new Set<string>(lineage.parentContract.acceptanceCriteria.map(({ criterionId }) => criterionId));
  return criterionIds.every((id) => known.has(id)) ? undefined : "criterion";
}
