import type { WorkContract } from "../../../generated/types.ts";

/**
 * The contract of the work that cleans up after a cancellation, where the clean-up policy asks for it. The schema of the
 * payload that brought the contract saw to it that it is whole.
 */
export function compensationIn({ constraints }: WorkContract): WorkContract | undefined {
  return constraints?.cleanup === "compensate" ? (constraints.compensation as object as WorkContract) : undefined;
}
