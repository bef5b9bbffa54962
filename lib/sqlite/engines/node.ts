import type { Engine, EngineDatabase } from "../engine.ts";

interface NodeSqlite {
  readonly DatabaseSync?: new (path: string) => EngineDatabase;
}

/** `node:sqlite`: Node 22.13 and later, and Deno. */
export async function loadNodeEngine(): Promise<Engine | undefined> {
  const builtin: NodeSqlite | undefined = globalThis.process?.getBuiltinModule?.("node:sqlite");
  const DatabaseSync = builtin?.DatabaseSync;
  if (DatabaseSync === undefined) return undefined;
  return { name: "node:sqlite", open: (path) => new DatabaseSync(path) };
}
