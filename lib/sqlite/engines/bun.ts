import type { Engine, EngineDatabase, EngineStatement } from "../engine.ts";

interface BunStatement extends EngineStatement {
  finalize(): void;
}

interface BunDatabase extends EngineDatabase {
  prepare(sql: string): BunStatement;
}

interface BunSqlite {
  readonly Database: new (path: string, options: { create: true; readwrite: true; strict: true }) => BunDatabase;
}

/** `bun:sqlite`, there in Bun only. */
export async function loadBunEngine(): Promise<Engine | undefined> {
  if (!("Bun" in globalThis)) return undefined;
  const specifier: string = "bun:sqlite"; // a variable, for the compilers and bundlers that do not know the module
  const { Database } = (await import(specifier)) as BunSqlite;
  return {
    name: "bun:sqlite",
    open: (path) => finalizing(new Database(path, { create: true, readwrite: true, strict: true })),
  };
}

// In Bun a database with live statements stays open, locks and all, until they are collected as garbage.
function finalizing(database: BunDatabase): EngineDatabase {
  const statements: BunStatement[] = [];
  return {
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      statements.push(statement);
      return statement;
    },
    close() {
      for (const statement of statements) statement.finalize();
      database.close();
    },
  };
}
