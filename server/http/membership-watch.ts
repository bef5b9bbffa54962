import type { MembershipRow, Store } from "../store/port.ts";

/** Tells of every Membership that a commit of this process changed. */
export interface MembershipWatch {
  readonly store: Store;
  /** Calls the listener after each durable change; the function returned ends that. */
  watch(listener: (row: MembershipRow) => void): () => void;
}

/** A store that tells. The rows are durable when a listener hears of them. */
export function watchMemberships(store: Store): MembershipWatch {
  const listeners = new Set<(row: MembershipRow) => void>();
  return {
    store: {
      ...store,
      async append(batch) {
        const outcomes = await store.append(batch);
        outcomes.forEach(({ status }, index) => {
          if (status !== "committed") return;
          for (const row of batch[index]?.memberships ?? []) for (const listener of listeners) listener(row);
        });
        return outcomes;
      },
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
