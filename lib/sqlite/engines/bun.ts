import type { Engine, EngineDatabase } from "../engine.ts";

interface BunSqlite {
  readonly Database: new (path: string, options: { create: true; readwrite: true; strict: true }) => EngineDatabase;
}

/** `bun:sqlite`, there in Bun only. */
export async function loadBunEngine(): Promise<Engine | undefined> {
  if (!("Bun" in globalThis)) return undefined;
  const specifier: string = "bun:sqlite"; // a variable, for the compilers and bundlers that do not know the module
  const { Database } = (await import(specifier)) as BunSqlite;
  return {
    name: "bun:sqlite",
    open: (path) => new Database(path, { create: true, readwrite: true, strict: true }),
  };
}
