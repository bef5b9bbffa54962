import type { GroupState } from "../state.ts";
import { isBefore } from "../time.ts";
import type { WorkItemAggregate } from "../work/state.ts";
import { terminalWork } from "../work/table.ts";

/** Whether a WorkItem still stands between the Mission and its end: neither verified nor cancelled. */
export function isOutstanding({ document }: WorkItemAggregate): boolean {
  return !terminalWork.includes(document.state);
}

/** The longest chain that ends with one WorkItem, as the step before it. */
interface Chain {
  readonly length: number;
  readonly item: WorkItemAggregate;
  readonly before: Chain | undefined;
}

/**
 * WorkItem IDs of the longest chain of outstanding work, each a dependency of the next: what the Mission cannot be done
 * sooner than (MWP-MSN-007). Of several the one whose last deadline is earliest, then the one whose last ID is lowest.
 * Linear in WorkItems and dependencies.
 */
export function criticalPath({ workItems }: GroupState): readonly string[] {
  const outstanding = new Map([...workItems].filter(([, item]) => isOutstanding(item)));
  const chains = new Map<string, Chain>();
  for (const item of inDependencyOrder(outstanding)) {
    const before = dependencies(item, outstanding)
      .flatMap(({ document }) => chains.get(document.workItemId) ?? [])
      .reduce<Chain | undefined>(longer, undefined);
    chains.set(item.document.workItemId, { length: (before?.length ?? 0) + 1, item, before });
  }
  const path: string[] = [];
  let step = [...chains.values()].reduce<Chain | undefined>(longer, undefined);
  for (; step !== undefined; step = step.before) path.push(step.item.document.workItemId);
  return path.reverse();
}

type Items = ReadonlyMap<string, WorkItemAggregate>;

function dependencies({ document }: WorkItemAggregate, items: Items): readonly WorkItemAggregate[] {
  return document.contract.dependencyWorkItemIds.flatMap((id) => items.get(id) ?? []);
}

/** Every item after its dependencies. Without recursion: a chain may be as long as the Mission has WorkItems. */
function inDependencyOrder(items: Items): readonly WorkItemAggregate[] {
  const waitsFor = new Map<string, number>();
  const dependents = new Map<string, WorkItemAggregate[]>();
  for (const [id, item] of items) {
    const before = dependencies(item, items);
    waitsFor.set(id, before.length);
    for (const { document } of before) {
      const known = dependents.get(document.workItemId);
      if (known === undefined) dependents.set(document.workItemId, [item]);
      else known.push(item);
    }
  }
  const ordered = [...items.values()].filter(({ document }) => waitsFor.get(document.workItemId) === 0);
  // The list grows while it is walked.
  for (const { document } of ordered) {
    for (const dependent of dependents.get(document.workItemId) ?? []) {
      const left = (waitsFor.get(dependent.document.workItemId) ?? 0) - 1;
      waitsFor.set(dependent.document.workItemId, left);
      if (left === 0) ordered.push(dependent);
    }
  }
  return ordered;
}

function longer(best: Chain | undefined, chain: Chain): Chain {
  if (best === undefined || chain.length > best.length) return chain;
  return chain.length === best.length && precedes(chain.item, best.item) ? chain : best;
}

function precedes({ document: a }: WorkItemAggregate, { document: b }: WorkItemAggregate): boolean {
  if (isBefore(a.contract.deadline, b.contract.deadline)) return true;
  if (isBefore(b.contract.deadline, a.contract.deadline)) return false;
  return a.workItemId < b.workItemId;
}
