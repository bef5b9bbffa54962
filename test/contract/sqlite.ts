import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, type Engine, openWith, type SqliteErrorCode, type SqlValue } from "../../lib/sqlite/mod.ts";

/** What every engine of `lib/sqlite` must do alike. */
export function sqliteContract(engine: Engine): void {
  describe(`lib/sqlite over ${engine.name}`, () => {
    let folder: string;
    let database: Database;
    const path = (): string => join(folder, "test.sqlite");

    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), "mwp-sqlite-"));
      database = openWith(engine, path());
    });
    afterEach(() => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const roundTrip = (value: SqlValue): SqlValue | undefined => database.prepare("SELECT ? AS v").get(value)?.v;
    const expectCode = (code: SqliteErrorCode, action: () => unknown): void =>
      expect(action).toThrowError(expect.objectContaining({ name: "SqliteError", code }));

    it("has every durability pragma in force", () => {
      const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
      expect(pragma("journal_mode")).toBe("wal");
      expect(pragma("synchronous")).toBe(2);
      expect(pragma("foreign_keys")).toBe(1);
      expect(pragma("secure_delete")).toBe(1);
      expect(pragma("busy_timeout")).toBe(5000);
      expect(database.engine).toBe(engine.name);
      expect(database.version).toMatch(/^3\.\d+\.\d+/);
    });

    it("opens :memory: and a rollback journal", () => {
      const memory = openWith(engine, ":memory:");
      memory.exec("CREATE TABLE t (a)");
      memory.close();
      const held = openWith(engine, join(folder, "other.sqlite"), { journal: "delete" });
      expect(held.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "delete" });
      held.close();
    });

    it("refuses a pragma that is not in force: a WAL that cannot be", () => {
      expectCode("other", () => openWith(engine, join(folder, "other.sqlite"), { journal: "nonsense" as "wal" }));
    });

    it("gives values back as they were bound", () => {
      const values = [null, 0, -1, 5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1.5, "", "grün 🙂", "a'b\"c"];
      for (const value of values) expect(roundTrip(value)).toBe(value);
      const bytes = Uint8Array.from({ length: 300 }, (_, index) => index);
      expect(roundTrip(bytes)).toStrictEqual(bytes);
      expect(roundTrip(bytes.subarray(7, 9))).toStrictEqual(new Uint8Array([7, 8]));
      expect(roundTrip(new Uint8Array())).toStrictEqual(new Uint8Array());
    });

    it("stores integers as INTEGER, text as TEXT, bytes as BLOB", () => {
      const type = (value: SqlValue): unknown => database.prepare("SELECT typeof(?) AS v").get(value)?.v;
      expect([5, 1.5, "5", new Uint8Array([5]), null].map(type)).toEqual(["integer", "real", "text", "blob", "null"]);
    });

    it("refuses what engines would change or misread", () => {
      const bad: unknown[] = [2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 1e300, "a\0b", "\ud800", "\udc00x"];
      for (const value of [...bad, true, undefined, new Date(), {}, 5n]) {
        expectCode("other", () => roundTrip(value as SqlValue));
      }
    });

    it("refuses to read an integer outside the safe range", () => {
      for (const literal of ["9007199254740993", "9007199254740992", "-9223372036854775808"]) {
        expectCode("other", () => database.prepare(`SELECT ${literal} AS v`).get());
      }
    });

    it("takes positional parameters only, exactly as many as there are", () => {
      expectCode("other", () => database.prepare("SELECT ?, ?").get(1));
      expectCode("other", () => database.prepare("SELECT ?").get(1, 2));
      for (const sql of ["SELECT ?1", "SELECT :a", "SELECT @a", "SELECT $a", "SELECT 1; SELECT 2"]) {
        expectCode("other", () => database.prepare(sql));
      }
      expect(database.prepare("SELECT '?:a;' AS v -- ? ; x").get()).toEqual({ v: "?:a;" });
    });

    it("answers undefined for no row, all rows in order, and the changes of a run", () => {
      database.exec("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2), (3)");
      expect(database.prepare("SELECT a FROM t WHERE a = 9").get()).toBeUndefined();
      expect(database.prepare("SELECT a FROM t WHERE a > ? ORDER BY a").all(1)).toEqual([{ a: 2 }, { a: 3 }]);
      expect(database.prepare("UPDATE t SET a = a + 10 WHERE a < ?").run(3)).toEqual({ changes: 2 });
    });

    it("commits a transaction and rolls back one that throws", () => {
      database.exec("CREATE TABLE t (a INTEGER)");
      const insert = database.prepare("INSERT INTO t VALUES (?)");
      expect(database.transaction(() => insert.run(1).changes)).toBe(1);
      expect(() =>
        database.transaction(() => {
          insert.run(2);
          throw new RangeError("mine");
        }),
      ).toThrow(RangeError);
      expectCode("other", () => database.transaction(() => Promise.resolve(insert.run(3))));
      expectCode("other", () => database.transaction(() => database.transaction(() => insert.run(4))));
      expect(database.prepare("SELECT a FROM t").all()).toEqual([{ a: 1 }]);
    });

    it("survives closing and opening", () => {
      database.exec("CREATE TABLE t (a BLOB)");
      database.prepare("INSERT INTO t VALUES (?)").run(new Uint8Array([1, 2]));
      database.close();
      database.close();
      database = openWith(engine, path());
      expect(database.prepare("SELECT a FROM t").get()).toStrictEqual({ a: new Uint8Array([1, 2]) });
    });

    it("lets go of its locks when it closes, prepared statements or not", () => {
      const second = openWith(engine, path(), { busyTimeoutMs: 0 });
      database.prepare("SELECT 1");
      database.exec("BEGIN IMMEDIATE");
      expectCode("busy", () => second.transaction(() => 1));
      database.close();
      expect(second.transaction(() => 1)).toBe(1);
      second.close();
    });

    it("names its errors alike: constraint, busy, corrupt, readonly, full, other", () => {
      database.exec("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT NOT NULL) STRICT; INSERT INTO t VALUES (1, 'x')");
      expectCode("constraint", () => database.prepare("INSERT INTO t VALUES (?, ?)").run(1, "y"));
      expectCode("constraint", () => database.prepare("INSERT INTO t VALUES (?, ?)").run(2, null));
      expectCode("constraint", () => database.prepare("INSERT INTO t VALUES (?, ?)").run("no number", "x"));
      expectCode("constraint", () => database.prepare("INSERT INTO t VALUES (?, ?)").run(3, new Uint8Array([1])));
      expectCode("other", () => database.prepare("SELECT nothing FROM nowhere"));
      expectCode("other", () => openWith(engine, join(folder, "no", "such", "folder.sqlite")));
      const second = openWith(engine, path(), { busyTimeoutMs: 0 });
      database.transaction(() => expectCode("busy", () => second.transaction(() => 1)));
      expect(second.transaction(() => 1)).toBe(1);
      second.exec("PRAGMA query_only = 1");
      expectCode("readonly", () => second.prepare("DELETE FROM t").run());
      second.close();
      database.exec(`PRAGMA max_page_count = ${Number(database.prepare("PRAGMA page_count").get()?.page_count)}`);
      expectCode("full", () => database.prepare("INSERT INTO t VALUES (?, ?)").run(7, "z".repeat(100_000)));
      expectCode("full", () =>
        database.transaction(() => database.prepare("INSERT INTO t VALUES (?, ?)").run(8, "z".repeat(100_000))),
      );
      expect(database.transaction(() => 1)).toBe(1);
    });

    it("names a damaged file corrupt", () => {
      writeFileSync(join(folder, "junk.sqlite"), "this is no database, whatever its name says ".repeat(50));
      expectCode("corrupt", () => openWith(engine, join(folder, "junk.sqlite")));
    });
  });
}
