import { readFileSync } from "node:fs";
import { parseJson } from "../../lib/json/parse.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../lib/json/value.ts";
import type { RegistryEvidence } from "../../lib/signed/registry-evidence.ts";
import { UsageError } from "./exit.ts";
import { readOrganization } from "./organization.ts";

/** Where Registry evidence comes from: a file of its own, else the key bindings of an Organization file. */
export interface RegistrySource {
  readonly registry?: string;
  readonly organization: string;
}

/**
 * The evidence for a decision of now (`current`) or of the past (`historical`). A file of the official fixture shape,
 * `{organizationId, bindings}`, states no claims and is taken as complete; one that states `completeness`, `coverage` or
 * `applicability` is taken at its word, so that evidence of another applicability proves nothing (MWP-SDV-008). Throws
 * for a file that is no Registry at all; everything else is judged by the verification.
 */
export function readRegistryEvidence(
  { registry: file, organization }: RegistrySource,
  applicability: "current" | "historical",
): RegistryEvidence {
  if (file === undefined) return { ...readOrganization(organization).registry, applicability };
  const parsed = parseJson(new Uint8Array(readFileSync(file)));
  if (!parsed.ok) throw new UsageError(`${file} is not strict JSON (${parsed.fault})`);
  const stated = parsed.value;
  if (!isJsonObject(stated) || !isBindingList(stated.bindings))
    throw new UsageError(`${file} is no Registry: it has no list of bindings with their validity history`);
  const claims = { revision: file, applicability, completeness: "complete", coverage: "full-history" };
  return { ...claims, ...stated } as JsonObject as object as RegistryEvidence;
}

function isBindingList(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.every(isBinding);
}

function isBinding(value: JsonValue): boolean {
  if (!isJsonObject(value) || !isJsonObject(value.principal)) return false;
  return Array.isArray(value.validityHistory) && value.validityHistory.every(isJsonObject);
}
