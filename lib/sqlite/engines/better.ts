import type { Engine, EngineDatabase } from "../engine.ts";

interface BetterSqlite {
  readonly default: new (path: string) => EngineDatabase;
}

// An optional peer that is not installed, or was built for another Node.
const absent: ReadonlySet<unknown> = new Set(["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND", "ERR_DLOPEN_FAILED"]);

/** better-sqlite3 12.x, an optional peer: Node without `node:sqlite`. */
export async function loadBetterEngine(): Promise<Engine | undefined> {
  // Version 12 is a V8 addon: other runtimes refuse it, some of them by ending the process.
  if ("Bun" in globalThis || "Deno" in globalThis) return undefined;
  const specifier: string = "better-sqlite3"; // a variable: bundlers must not take it in
  try {
    const { default: Database } = (await import(specifier)) as BetterSqlite;
    new Database(":memory:").close(); // the addon is loaded by the first database, not by the import
    return { name: "better-sqlite3", open: (path) => new Database(path) };
  } catch (error) {
    if (absent.has((error as { code?: unknown }).code)) return undefined;
    throw error;
  }
}
