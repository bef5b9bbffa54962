import type { WorkItem } from "../../../generated/types.ts";
import type { Effect } from "../kind-row.ts";
import type { WorkItemAggregate } from "./state.ts";

/** A WorkItem's document as the next Event leaves it: one revision on, changed now (P34). */
export function nextDocument({ document }: WorkItemAggregate, now: string, change: Partial<WorkItem>): WorkItem {
  return { ...document, ...change, revision: document.revision + 1, updatedAt: now };
}

/** What the payload of every Event of a WorkItem holds: the WorkItem as it is from then on. */
export interface WorkChange {
  readonly workItem: WorkItem;
}

/** An Event about a WorkItem. It is filed under the item's Conversation, so that who may read that may see it. */
export function workEffect<P extends WorkChange>(kind: string, payload: P): Effect & { readonly payload: P } {
  const { revision, conversationId, workItemId } = payload.workItem;
  return { kind, aggregateRevision: revision, conversationId, workItemId, payload };
}

type Stated<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Those members that are stated: an Event's payload never holds `undefined`. */
export function stated<T extends object>(members: T): Stated<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Stated<T>;
}
