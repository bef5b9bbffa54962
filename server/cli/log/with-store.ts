import type { Config } from "../../config.ts";
import { type Store, StoreError } from "../../store/port.ts";
import { openSqliteStore } from "../../store/sqlite.ts";
import { UsageError } from "../exit.ts";

/** Opens the store of a configuration for one purpose and closes it. Throws where an authority has it open. */
export async function withStore<T>(config: Config, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path: config.store.file, organizationId: config.organizationId }).catch(
    (error: unknown): never => {
      if (!(error instanceof StoreError) || error.code !== "held") throw error;
      throw new UsageError(`${error.message}; or ask the authority itself, with --log GROUP and no --store`);
    },
  );
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
