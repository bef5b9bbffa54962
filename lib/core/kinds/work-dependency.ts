import type { WorkDependencyAddCommandPayload } from "../../../generated/types.ts";
import { notAvailable } from "../committed-message.ts";
import { type GroupKind, resolved } from "../kind-row.ts";
import { invalid } from "../refusal.ts";
import { areWorkItems, closesCycle } from "../work/dependencies.ts";
import { nextDocument, stated, workEffect } from "../work/effect.ts";
import { findWorkItem } from "../work/find.ts";
import type { WorkItemAggregate } from "../work/state.ts";

/**
 * Row X3: the Coordinator inserts dependencies into the graph of WorkItems, which stays without cycle (MWP-WRK-007). The
 * contract goes into its next version; whoever has the work in its queue keeps it.
 */
export const workDependencyAdd: GroupKind<WorkDependencyAddCommandPayload, WorkItemAggregate> = {
  kind: "ext.missionweaveprotocol.core.work_dependency_add",
  emits: ["work.contract.revised"],
  aggregate: "work-item",
  authorities: ["coordinator", "policy"],
  from: ["active"],
  workFrom: ["open", "offered", "queued"],
  resolve(attempt) {
    const { state, payload } = attempt;
    const found = findWorkItem(attempt, payload.workItemId);
    if (!found.ok) return found;
    return areWorkItems(state, payload.dependencyWorkItemIds) ? resolved(found.bound) : notAvailable("WorkItem");
  },
  item: (item) => item,
  revision: (_, { document }) => document.revision,
  handle({ state, payload, now }, item) {
    const { workItemId, contract } = item.document;
    const { contractVersion: previousContractVersion, dependencyWorkItemIds: known } = contract;
    const added = payload.dependencyWorkItemIds.filter((id) => !known.includes(id));
    if (added.length === 0) return invalid("the WorkItem depends on them already");
    if (closesCycle(state, workItemId, added)) return invalid("the WorkItem would depend on itself");
    const contractVersion = previousContractVersion + 1;
    const revised = { ...contract, contractVersion, dependencyWorkItemIds: [...known, ...added] };
    const workItem = nextDocument(item, now, { contract: revised });
    const parts = { workItem, previousContractVersion, ...stated({ reason: payload.reason }) };
    return { ok: true, events: [workEffect("work.contract.revised", parts)] };
  },
};
