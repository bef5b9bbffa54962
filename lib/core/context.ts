import type { ContextPackage } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import { claim, takenIdentifier } from "./claims.ts";
import { contextPackageFault } from "./documents.ts";
import type { Identifier } from "./facts.ts";
import type { GroupAttempt } from "./kind-row.ts";
import type { Rejection } from "./refusal.ts";
import type { GroupState } from "./state.ts";

/** The claim on the ID of a Context Package that a payload publishes. */
export function claimContextPackage(value: JsonObject[string] | undefined): readonly Identifier[] {
  return claim("context-package", (value as JsonObject | undefined)?.contextPackageId);
}

/** Why a Context Package is not published by a Command: it does not fit there, or its ID is in use (MWP-FND-008). */
export function publicationFault(attempt: GroupAttempt, document: ContextPackage): Rejection | undefined {
  const { contextPackageId: id } = document;
  return contextPackageFault(attempt, document) ?? takenIdentifier(attempt.facts, [{ kind: "context-package", id }]);
}

/** The Context Packages of the Group's Agents, but for one Agent's own, the latest last. */
export function packagesOfOthers({ contextPackages }: GroupState, agentId: string): readonly ContextPackage[] {
  return [...contextPackages.values()]
    .filter(({ document }) => document.generatedBy.id !== agentId)
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ document }) => document);
}
