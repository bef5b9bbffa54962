import type { Extensions } from "../../../generated/types.ts";
import type { Attempt } from "../kind-row.ts";
import { type Refusal, refuse } from "../refusal.ts";

/** Check 10: no extension that must be understood is unknown (MWP-EXT-002). Unknown others are kept and relayed. */
export function extensions({ command }: Attempt<unknown>): Refusal | undefined {
  return unknownCritical(command.extensions);
}

/** The refusal for the first critical extension; none is known yet, so every critical one is unknown. */
export function unknownCritical(carried: Extensions | undefined): Refusal | undefined {
  if (carried === undefined) return undefined;
  for (const [uri, extension] of Object.entries(carried)) {
    if (extension.critical) {
      return refuse("UNKNOWN_CRITICAL_EXTENSION", `the critical extension ${uri} is not known`).refusal;
    }
  }
  return undefined;
}
