import type { ResourceGrant, WorkContract } from "../../../generated/types.ts";
import { canonicalText } from "../../json/canonical.ts";
import type { MissionAggregate } from "../state.ts";
import { isAllowed } from "./capabilities.ts";
import { compensationIn } from "./constraints.ts";
import type { WorkItemAggregate } from "./state.ts";

type Permissions = Pick<WorkContract, "requiredCapabilities" | "allowedResources">;

/**
 * Why a contract may not be given what it asks for: it goes beyond the WorkItem that it is part of, or, in a child Mission,
 * beyond the contract that the child fulfils, in a Capability, a resource or an operation (MWP-FND-020, MWP-MSN-025). The
 * same goes for its compensation.
 */
export function permissionFault(
  contract: WorkContract,
  { lineage }: MissionAggregate,
  parent: WorkItemAggregate | undefined,
): string | undefined {
  const compensation = compensationIn(contract);
  const asked = compensation === undefined ? [contract] : [contract, compensation];
  const bounds = [parent?.document.contract, lineage?.parentContract];
  return bounds
    .flatMap((bound) => (bound === undefined ? [] : asked.map((one) => excessOver(bound, one))))
    .find((excess) => excess !== undefined);
}

function excessOver(bound: Permissions, { requiredCapabilities, allowedResources }: Permissions): string | undefined {
  const capability = requiredCapabilities.find((wanted) => !isAllowed(bound.requiredCapabilities, wanted));
  if (capability !== undefined) return `the contract requires a Capability that its parent does not: ${capability.id}`;
  const resource = allowedResources.find((wanted) => !isGranted(bound.allowedResources, wanted));
  return resource && `the contract allows more on a resource than its parent does: ${resource.resource}`;
}

/** Each operation must be granted by one of the bounding grants, under all that this grant is constrained by. */
function isGranted(bounds: readonly ResourceGrant[], wanted: ResourceGrant): boolean {
  const fitting = bounds.filter((bound) => bound.resource === wanted.resource && isAsConstrained(bound, wanted));
  return wanted.operations.every((operation) => fitting.some(({ operations }) => operations.includes(operation)));
}

function isAsConstrained({ constraints = {} }: ResourceGrant, { constraints: kept = {} }: ResourceGrant): boolean {
  return Object.entries(constraints).every(([name, value]) => {
    const own = kept[name];
    return own !== undefined && canonicalText(own) === canonicalText(value);
  });
}
