import type { Actor } from "../../../generated/types.ts";
import type { GroupAttempt, GroupKind } from "../kind-row.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { findWorkItem } from "./find.ts";
import { isLeaseLive } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";

/** What every Command of an owner names (MWP-WRK-013). */
export interface OwnerPayload {
  readonly workItemId?: string;
  readonly ownershipEpoch: number;
}

/** What the kinds of an owner share: who owns is judged by Ownership Epoch, not by role. */
export type OwnersKind<P> = Omit<GroupKind<P, WorkItemAggregate>, "kind" | "emits" | "workFrom" | "handle">;

/**
 * The Commands of an owner. A member that states the current Ownership Epoch without owning is forbidden; whoever states
 * another one is told that it is fenced (checks 12 and 13).
 */
export function ownersKind<P extends OwnerPayload>(): OwnersKind<P> {
  return {
    aggregate: "work-item",
    authorities: ["member"],
    from: ["active"],
    resolve: (attempt) => findWorkItem(attempt, attempt.payload.workItemId),
    item: (item) => item,
    forbidden: ({ command, payload }, item) => notOwner(command.actor, item, payload.ownershipEpoch),
    ownershipFault: ({ payload }, item) => fenced(item, payload.ownershipEpoch),
    revision: (_, { document }) => document.revision,
  };
}

/** Whether an Agent owns a WorkItem. */
export function isOwner(actor: Actor, { document }: WorkItemAggregate): boolean {
  return actor.type === "agent" && document.owner?.agentId === actor.id;
}

/** Why an actor that states the current Ownership Epoch may not use it: it is somebody else's. */
export function notOwner(actor: Actor, item: WorkItemAggregate, ownershipEpoch: number): string | undefined {
  const isCurrent = item.document.owner !== undefined && ownershipEpoch === item.ownershipEpoch;
  return isCurrent && !isOwner(actor, item) ? "another Agent owns the WorkItem" : undefined;
}

/** The refusal of an Ownership Epoch that is not the current one, or that nobody holds any more (MWP-WRK-019). */
export function fenced(item: WorkItemAggregate, ownershipEpoch: number): Refusal | undefined {
  if (item.document.owner !== undefined && ownershipEpoch === item.ownershipEpoch) return undefined;
  return refuse("WORK_STALE_OWNERSHIP", "the Ownership Epoch is not the current one").refusal;
}

/**
 * Check 16: why a Lease ID gives no right to execute: it is not that of the current Execution Lease, or that lease is over
 * or was given to an earlier Session (MWP-WRK-013, MWP-WRK-014).
 */
export function executionLeaseFault(
  { command, now }: GroupAttempt,
  { executionLease }: WorkItemAggregate,
  leaseId: string | undefined,
): string | undefined {
  if (executionLease === undefined || executionLease.leaseId !== leaseId) {
    return "executionLeaseId is not the current Execution Lease";
  }
  if (!isLeaseLive(executionLease, now)) return "the Execution Lease is over";
  return executionLease.sessionEpoch === command.sessionEpoch ? undefined : "the Execution Lease is of another Session";
}
