const rememberedMax = 50_000;

/** Answers of the database, remembered: while this process holds the file nobody else changes them. */
export interface Memo<K, V> {
  get(key: K): V;
  /** To be called with every change. */
  set(key: K, value: V): void;
  /** Drops everything: after a rollback it may be wrong. */
  forget(): void;
}

/** A memo over one query, bounded. */
export function createMemo<K, V>(read: (key: K) => V): Memo<K, V> {
  const answers = new Map<K, V>();
  const set = (key: K, value: V): void => {
    if (answers.size >= rememberedMax && !answers.has(key)) answers.clear();
    answers.set(key, value);
  };
  return {
    get(key) {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const value = read(key);
      set(key, value);
      return value;
    },
    set,
    forget: () => answers.clear(),
  };
}
