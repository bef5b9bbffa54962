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

/** A cache of at most `rowsMax` rows; the oldest leave first. Only rows that exist are kept, absence never. */
export function createMembershipIndex(store: Pick<Store, "findMembership">, rowsMax: number): MembershipIndex {
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
