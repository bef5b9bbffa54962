import type { Extensions } from "../../../generated/types.ts";
import type { PayloadFault } from "../facts.ts";
import type { Attempt } from "../kind-row.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { unknownCritical } from "./extensions.ts";

/**
 * Check 11: the payload against the schema of its kind, the Signed Documents in it, and the objects it names. No Grant
 * exists that a Command could cite, so one that cites one names an absent object.
 */
export function payload<S>(attempt: Attempt<S>): Refusal | undefined {
  const { command, facts, row } = attempt;
  if (facts.payloadFault !== undefined) return schemaRefusal(facts.payloadFault);
  const refusal = facts.documentFault ?? documentExtensions(attempt);
  if (refusal !== undefined) return refusal;
  if (command.cooperationOverrideGrantId !== undefined) {
    return refuse("INVALID_COMMAND", "the Cooperation Override Grant is not available").refusal;
  }
  const resolution = row.resolve(attempt);
  if (!resolution.ok) return resolution.refusal;
  attempt.bound = resolution.bound;
  return undefined;
}

/** A contract that lacks a member has a code of its own (MWP-WRK-001). */
function schemaRefusal({ pointer, message, missing }: PayloadFault): Refusal {
  if (missing !== undefined && /^\/contract(\/|$)/.test(pointer)) {
    return refuse("WORK_CONTRACT_INCOMPLETE", `the Work Contract lacks ${missing}`).refusal;
  }
  return refuse("INVALID_COMMAND", `payload${pointer}: ${message}`).refusal;
}

function documentExtensions<S>({ row, command }: Attempt<S>): Refusal | undefined {
  for (const member of Object.keys(row.documents ?? {})) {
    for (const document of [command.payload[member]].flat()) {
      const refusal = unknownCritical((document as { extensions?: Extensions } | undefined)?.extensions);
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}
