/** Listeners by the name of what they listen for. */
export interface Notices<T> {
  on<N extends keyof T>(name: N, listener: (notice: T[N]) => void): () => void;
  /** Tells every listener; what one throws goes to `onThrow` and spares the others. */
  tell<N extends keyof T>(name: N, notice: T[N]): void;
}

/** Notices without listeners. */
export function createNotices<T>(onThrow: (error: unknown) => void): Notices<T> {
  const listeners = new Map<keyof T, Set<(notice: never) => void>>();
  return {
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener);
      return () => void set.delete(listener);
    },
    tell(name, notice) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          (listener as (value: typeof notice) => void)(notice);
        } catch (error) {
          onThrow(error);
        }
      }
    },
  };
}
