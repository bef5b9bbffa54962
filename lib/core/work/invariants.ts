import type { Lease } from "../../../generated/types.ts";
import type { Check } from "../invariant.ts";
import { membershipOf } from "../membership.ts";
import { isCoordinator, isOver, phaseOf } from "../mission.ts";
import type { GroupState } from "../state.ts";
import { budgetFault } from "./budget.ts";
import { hasRunningChild } from "./ending.ts";
import { openLeases } from "./leases.ts";
import type { WorkItemAggregate } from "./state.ts";
import { terminalWork, unfinishedWork, type WorkPhase } from "./table.ts";

const ownedStates: readonly WorkPhase[] = ["queued", "active", "blocked", "submitted", "verified"];
const leasedStates = {
  ownership: ["queued", "active", "blocked", "submitted"],
  execution: ["active"],
  blocked: ["blocked"],
} as const satisfies Partial<Record<Lease["leaseType"], readonly WorkPhase[]>>;

/** What holds of the WorkItems of a Group, each and together. */
export function workChecks(state: GroupState): readonly Check[] {
  const items = [...state.workItems.values()];
  const conversations = new Set(items.map(({ document }) => document.conversationId));
  return [
    [conversations.size === items.length, "two WorkItems share a Conversation"],
    [isAcyclic(state), "the dependencies of WorkItems run in a circle"],
    ...items.flatMap((item) => [
      ...documentChecks(state, item),
      ...ownerChecks(state, item),
      ...openLeases(item).flatMap((lease) => leaseChecks(item, lease)),
      ...childChecks(state, item),
    ]),
    ...budgetChecks(state),
  ];
}

/** Each WorkItem is of this Group, has a Conversation of its own, and is over when its Mission is (MWP-MSN-015, W18). */
function documentChecks(state: GroupState, { document, compensatesWorkItemId }: WorkItemAggregate): readonly Check[] {
  const { workItemId, conversationId, groupId, missionId, contract, submission } = document;
  const conversation = state.conversations.get(conversationId);
  const of = `WorkItem ${workItemId} (${document.state})`;
  const unfinished = unfinishedWork.includes(document.state);
  const mayBeUnfinished = phaseOf(state) === "active" || (isOver(state) && compensatesWorkItemId !== undefined);
  return [
    [state.workItems.get(workItemId)?.document === document, `${of} is filed under another ID`],
    [groupId === state.groupId && missionId === state.mission?.document.missionId, `${of} is of another Group`],
    [conversation?.primaryWorkItemId === workItemId, `${of} has no Conversation of its own`],
    [contract.dependencyWorkItemIds.every((id) => state.workItems.has(id)), `${of} depends on what is not there`],
    [!unfinished || mayBeUnfinished, `${of} is unfinished in a Mission that is ${phaseOf(state)}`],
    [submission !== undefined || !["submitted", "verified"].includes(document.state), `${of} has no submission`],
  ];
}

/** At most one owner, of the highest Ownership Epoch there was; whoever holds work is a member (MWP-FND-017, MWP-WRK-008). */
function ownerChecks(
  state: GroupState,
  { document, ownershipEpoch, ownershipLease }: WorkItemAggregate,
): readonly Check[] {
  const { owner, selectionBasis, offers = [] } = document;
  const of = `WorkItem ${document.workItemId} (${document.state})`;
  const isOwned = ownedStates.includes(document.state);
  const holds = ownershipLease?.state === "active" && document.state !== "submitted";
  const member = owner === undefined ? undefined : membershipOf(state, { type: "agent", id: owner.agentId });
  const pending = offers.filter(({ status }) => status === "pending");
  return [
    [!isOwned || (owner !== undefined && selectionBasis !== undefined), `${of} has no owner`],
    [isOwned || !["open", "offered"].includes(document.state) || owner === undefined, `${of} has an owner already`],
    [!isOwned || owner?.ownershipEpoch === ownershipEpoch, `${of} has an owner of an earlier epoch`],
    [!holds || (member !== undefined && member.document.state === "active"), `${of} is held by no member`],
    [document.state === "offered" || pending.length === 0, `${of} has pending offers`],
    [
      offers.filter(({ status }) => status === "accepted").length <= ownershipEpoch,
      `${of} was accepted more often than it had owners`,
    ],
  ];
}

/** A lease that nobody closed is the present owner's, and goes with the state of its WorkItem (MWP-WRK-013, MWP-WRK-014). */
function leaseChecks({ document, ownershipEpoch }: WorkItemAggregate, lease: Lease): readonly Check[] {
  const { leaseType, workItemId, holderAgentId, leaseId } = lease;
  const of = `the ${leaseType} lease of WorkItem ${document.workItemId} (${document.state})`;
  const states: readonly WorkPhase[] = leaseType === "coordinator" ? [] : leasedStates[leaseType];
  const isNamed = leaseType !== "ownership" || document.owner?.ownershipLeaseId === leaseId;
  return [
    [workItemId === document.workItemId, `${of} is of another WorkItem`],
    [states.includes(document.state), `${of} is open`],
    [holderAgentId === document.owner?.agentId, `${of} is not the owner's`],
    [lease.ownershipEpoch === ownershipEpoch, `${of} is of another Ownership Epoch`],
    [isNamed, `${of} is not the one its owner holds`],
  ];
}

/** While a child Mission runs its parent WorkItem is blocked and the Coordinator's (P03, P25). */
function childChecks(state: GroupState, item: WorkItemAggregate): readonly Check[] {
  const { child, document, blockedLease } = item;
  if (child === undefined) return [];
  const of = `WorkItem ${document.workItemId} (${document.state})`;
  const depth = (state.mission?.document.parent?.depth ?? 0) + 1;
  const owned = document.owner !== undefined && isCoordinator(state, { type: "agent", id: document.owner.agentId });
  const runs = hasRunningChild(item);
  return [
    [child.depth === depth, `${of} has a child of the wrong depth`],
    [child.groupId !== state.groupId, `${of} has a child in its own Group`],
    [!runs || (document.state === "blocked" && !isOver(state)), `${of} has a running child`],
    [!runs || owned, `${of} with a running child is not the Coordinator's`],
    [!runs || blockedLease?.state !== "active", `${of} with a running child has a blocked lease`],
    [child.state !== "approved" || document.state === "verified", `${of} has an approved child`],
  ];
}

/** What WorkItems have set aside is no more than there is, at each level (MWP-FND-020); cleaning up is beyond that. */
function budgetChecks(state: GroupState): readonly Check[] {
  const regular = [...state.workItems].filter(([, item]) => item.compensatesWorkItemId === undefined);
  const workItems = new Map(regular);
  return regular
    .filter(([, { document }]) => !terminalWork.includes(document.state))
    .map(([workItemId, { document, parentWorkItemId }]): Check => {
      const placed = { contract: document.contract, workItemId, parentWorkItemId };
      const fault = budgetFault({ ...state, workItems }, placed);
      return [fault === undefined, `WorkItem ${workItemId}: ${fault?.refusal.message}`];
    });
}

/** No WorkItem depends on itself, at any distance (MWP-WRK-007). */
function isAcyclic({ workItems }: GroupState): boolean {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (id: string): boolean => {
    if (done.has(id)) return true;
    if (open.has(id)) return false;
    open.add(id);
    const rest = workItems.get(id)?.document.contract.dependencyWorkItemIds ?? [];
    const ends = rest.every(visit);
    open.delete(id);
    done.add(id);
    return ends;
  };
  return [...workItems.keys()].every(visit);
}
