import type { ContextPackage } from "../../generated/types.ts";
import type { JsonObject } from "../json/value.ts";
import { claim } from "./claims.ts";
import type { Identifier } from "./facts.ts";
import type { GroupState } from "./state.ts";

/** The claim on the ID of a Context Package that a payload publishes. */
export function claimContextPackage(value: JsonObject[string] | undefined): readonly Identifier[] {
  return claim("context-package", (value as JsonObject | undefined)?.contextPackageId);
}

/** The Context Packages of the Group's Agents, but for one Agent's own, the latest last. */
export function packagesOfOthers({ contextPackages }: GroupState, agentId: string): readonly ContextPackage[] {
  return [...contextPackages.values()]
    .filter(({ document }) => document.generatedBy.id !== agentId)
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ document }) => document);
}
