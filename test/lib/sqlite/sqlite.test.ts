import { describe, expect, it } from "vitest";
import { availableEngines, openDatabase, SqliteError, toSqliteError } from "../../../lib/sqlite/mod.ts";
import { sqliteContract } from "../../contract/sqlite.ts";

const engines = await availableEngines();

describe("lib/sqlite", () => {
  it("finds an engine in this runtime and opens with the first", async () => {
    const database = await openDatabase(":memory:");
    expect(database.engine).toBe(engines[0]?.name);
    database.close();
  });

  it("reads the error codes of every engine, and the message where there is no code", () => {
    const code = (error: object): string => toSqliteError(error).code;
    expect(code({ code: "SQLITE_BUSY_SNAPSHOT", message: "x" })).toBe("busy");
    expect(code({ code: "ERR_SQLITE_ERROR", errcode: 2067, message: "x" })).toBe("constraint");
    expect(code({ errno: 13, message: "x" })).toBe("full");
    expect(code(new Error("attempt to write a readonly database"))).toBe("readonly");
    expect(code(new Error("database disk image is malformed"))).toBe("corrupt");
    expect(code(new Error("no such table: t"))).toBe("other");
    const own = new SqliteError("full", "mine");
    expect(toSqliteError(own)).toBe(own);
  });
});

for (const engine of engines) sqliteContract(engine);
