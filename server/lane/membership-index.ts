import type { MembershipRow, Store } from "../store/port.ts";

/** The Organization-wide index `(principal, Group) → Membership`, as far as this process has seen it; the store confirms the rest (P30). */
export interface MembershipIndex {
  /** What is known without asking the store. */
  known(groupId: string, principalType: string, principalId: string): MembershipRow | undefined;
  /** What the store says: one query, the same for a Group that is foreign and one that does not exist. */
  find(groupId: string, principalType: string, principalId: string): Promise<MembershipRow | undefined>;
  /** Follows a durable append. */
  follow(rows: readonly MembershipRow[]): void;
}

/** What the index rests on. */
export interface MembershipIndexOptions {
  readonly store: Pick<Store, "findMembership">;
  /** Most rows that are kept; the oldest leave first. */
  readonly rowsMax: number;
  /** Resolves once the Group has applied the intents it was told of: one of them may found it, or give it a member. */
  caughtUp(groupId: string): Promise<void> | undefined;
}

/** A cache over the store. Only rows that exist are kept, absence never. */
export function createMembershipIndex({ store, rowsMax, caughtUp }: MembershipIndexOptions): MembershipIndex {
  const rows = new Map<string, MembershipRow>();
  const keep = (row: MembershipRow): void => {
    const key = rowKey(row.groupId, row.principalType, row.principalId);
    rows.delete(key);
    rows.set(key, row);
    for (const oldest of rows.keys()) {
      if (rows.size <= rowsMax) break;
      rows.delete(oldest);
    }
  };
  return {
    known: (groupId, principalType, principalId) => rows.get(rowKey(groupId, principalType, principalId)),
    async find(groupId, principalType, principalId) {
      await caughtUp(groupId);
      const row = await store.findMembership(groupId, principalType, principalId);
      const newer = rows.get(rowKey(groupId, principalType, principalId));
      if (newer !== undefined) return newer;
      if (row !== undefined) keep(row);
      return row;
    },
    follow(changed) {
      for (const row of changed) keep(row);
    },
  };
}

function rowKey(groupId: string, principalType: string, principalId: string): string {
  return `${groupId} ${principalType} ${principalId}`;
}
