import type { Attempt, GroupAttempt, OrganizationAttempt } from "../kind-row.ts";
import type { Refusal } from "../refusal.ts";
import { coordinatorEpoch } from "./coordinator-epoch.ts";
import { extensions } from "./extensions.ts";
import { lease } from "./lease.ts";
import { groupAndMembership } from "./membership.ts";
import { ownership } from "./ownership.ts";
import { payload } from "./payload.ts";
import { revision } from "./revision.ts";
import { groupRole, organizationRole } from "./role.ts";
import { aggregateState, groupStateTable } from "./state-table.ts";

/** The one order of checks on a Group's state, from 8 on; 17 is the handler's. The first failure answers. */
export const groupGuards: readonly ((attempt: GroupAttempt) => Refusal | undefined)[] = [
  groupAndMembership,
  coordinatorEpoch,
  extensions,
  payload,
  groupRole,
  ownership,
  revision,
  groupStateTable,
  lease,
];

/** The same order for Organization-scoped kinds, which know no Group, Membership, Coordinator or lease. */
export const organizationGuards: readonly ((attempt: OrganizationAttempt) => Refusal | undefined)[] = [
  extensions,
  payload,
  organizationRole,
  revision,
  aggregateState,
];

/** The refusal of the first guard that objects. */
export function firstRefusal<A extends Attempt<unknown>>(
  attempt: A,
  guards: readonly ((attempt: A) => Refusal | undefined)[],
): Refusal | undefined {
  for (const guard of guards) {
    const refusal = guard(attempt);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
