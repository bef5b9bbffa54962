import { SqliteError } from "../../lib/sqlite/mod.ts";
import { type Store, StoreError } from "./port.ts";

type Synchronous<Method> = Method extends (...parameters: infer P) => Promise<infer R>
  ? (...parameters: P) => R
  : never;

/** The store as an adapter in this thread writes it: every method at once, errors thrown. */
export type SyncStore = { readonly [Name in keyof Store]: Synchronous<Store[Name]> };

type Method = (...parameters: unknown[]) => unknown;

/** The port over a synchronous adapter: promises, one class of error, and nothing after `close` but a second `close`. */
export function asStore(inner: SyncStore): Store {
  let open = true;
  const wrap =
    (name: string, method: Method): Method =>
    async (...parameters) => {
      if (!open && name === "close") return undefined;
      if (!open) throw new StoreError("closed", "the store is closed");
      if (name === "close") open = false;
      try {
        return method(...parameters);
      } catch (error) {
        throw toStoreError(error);
      }
    };
  const entries = Object.entries(inner) as [string, Method][];
  return Object.fromEntries(entries.map(([name, method]) => [name, wrap(name, method)])) as unknown as Store;
}

/** A database's error under the code of the port; whatever else was thrown stays itself. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof SqliteError)) return error;
  return new StoreError(error.code === "constraint" ? "other" : error.code, error.message, { cause: error });
}
