import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sha256Text } from "../../../lib/format/digest.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { openDatabase } from "../../../lib/sqlite/mod.ts";
import { intentRow } from "../../../server/store/intents.ts";
import { migrations } from "../../../server/store/migrations/list.ts";
import type { Store } from "../../../server/store/port.ts";
import { checkSqliteFile } from "../../../server/store/sqlite/check.ts";
import { createCheckpointer, walBytesMax } from "../../../server/store/sqlite/checkpoint.ts";
import { migrate } from "../../../server/store/sqlite/migrate.ts";
import { createSqliteStore, openSqliteStore } from "../../../server/store/sqlite.ts";
import {
  answer,
  authority,
  command,
  documentIn,
  entry,
  organizationId,
  sessionOf,
} from "../../contract/store-entries.ts";

const group = "urn:test:group:1";

describe("SQLite store", () => {
  let folder: string;
  const path = (): string => join(folder, "store.sqlite");
  const open = (): Promise<Store> => openSqliteStore({ path: path(), organizationId });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "mwp-sqlite-store-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("has everything again after a restart (MWP-FND-023)", async () => {
    const cause = command("urn:test:action:1");
    const session = sessionOf(1, { tokenHash: new Uint8Array(32) });
    const made = answer(group, 0, cause, { session, identifiers: [{ kind: "message", id: "urn:test:message:1" }] });
    let store = await open();
    await store.append([made]);
    await store.writeCursors([{ agentId: "urn:test:agent:a", groupId: group, sequence: 1 }]);
    await store.appendAudit([encodeUtf8("audit")]);
    await store.close();
    store = await open();
    expect(await store.readGroupEvents(group, 0, 10)).toStrictEqual(made.events);
    expect(await store.findCommand("agent", cause.actorId, cause.actionId)).toStrictEqual(cause);
    expect(await store.findAdmission(documentIn(cause).signingHash)).toStrictEqual(made.admissions?.[0]);
    expect(await store.sessionEpoch("urn:test:agent:a")).toBe(1);
    expect(await store.findSessionToken(new Uint8Array(32))).toMatchObject({ epoch: 1 });
    expect(await store.identifierTaken("message", "urn:test:message:1")).toBe(true);
    expect(await store.readCursor("urn:test:agent:a", group)).toBe(1);
    expect(await store.readAudit(0, 10)).toHaveLength(1);
    expect(await store.append([answer(group, 1, cause)])).toEqual([{ status: "stale", fact: "receipt" }]);
    await store.close();
  });

  it("keeps its files from other users of the machine", async () => {
    const store = await open();
    await store.append([entry(group, 0)]);
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    await store.close();
  });

  it("says which file it cannot open", async () => {
    const nowhere = join(folder, "no", "store.sqlite");
    await expect(openSqliteStore({ path: nowhere, organizationId })).rejects.toMatchObject({
      name: "StoreError",
      message: expect.stringContaining(nowhere),
    });
  });

  describe("one process per file", () => {
    it("refuses a second holder and names the first, until it closes", async () => {
      const store = await open();
      await expect(open()).rejects.toMatchObject({
        code: "held",
        message: expect.stringContaining(`in use by process ${process.pid}`),
      });
      await store.append([entry(group, 0)]);
      await store.close();
      await (await open()).close();
    });

    it("takes over from a process that is dead, whatever its pid", async () => {
      await (await open()).close();
      const lock = await openDatabase(`${path()}.lock`, { journal: "delete" });
      lock.exec(`UPDATE holder SET pid = ${process.pid}, id = 'left behind'`);
      lock.close();
      await (await open()).close();
    });

    it("lets one of many simultaneous starters win", async () => {
      const starts = await Promise.allSettled([open(), open(), open()]);
      const won = starts.filter((start) => start.status === "fulfilled");
      expect(won).toHaveLength(1);
      for (const start of starts) {
        if (start.status === "rejected") expect(start.reason).toMatchObject({ code: "held" });
      }
      await won[0]?.value.close();
    });

    it("refuses a process that starts while another holds the file", async () => {
      const store = await open();
      const child = fork(join(import.meta.dirname, "append-loop.ts"), [path(), "0"], {
        execArgv: "Bun" in globalThis || "Deno" in globalThis ? [] : ["--import", "tsx"],
        silent: true,
      });
      let complaint = "";
      child.stderr?.on("data", (chunk: Buffer) => {
        complaint += chunk.toString();
      });
      const code = await new Promise((resolve) => child.once("close", resolve));
      expect(code).not.toBe(0);
      expect(complaint).toContain(`in use by process ${process.pid}`);
      await store.close();
    });
  });

  describe("schema", () => {
    it("records its version and is not migrated twice", async () => {
      await (await open()).close();
      await (await open()).close();
      const database = await openDatabase(path());
      expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: migrations.length });
      database.close();
    });

    it("numbers its migrations without a hole", () => {
      expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
    });

    it("refuses a database from a newer version, clearly", async () => {
      await (await open()).close();
      const database = await openDatabase(path());
      database.exec("PRAGMA user_version = 99");
      database.close();
      await expect(open()).rejects.toMatchObject({ code: "newer", message: expect.stringContaining("99") });
    });

    it("refuses another program's database and another Organization's", async () => {
      const foreign = await openDatabase(path());
      foreign.exec("CREATE TABLE theirs (a)");
      foreign.close();
      await expect(open()).rejects.toMatchObject({ code: "foreign" });
      rmSync(path());
      await (await open()).close();
      await expect(openSqliteStore({ path: path(), organizationId: "urn:test:other" })).rejects.toMatchObject({
        code: "foreign",
        message: expect.stringContaining(organizationId),
      });
    });

    it("applies a migration whole or not at all", async () => {
      const database = await openDatabase(path());
      const version = migrations.length + 1;
      const next = { version, sql: "CREATE TABLE half (a); INSERT INTO nowhere VALUES (1)" };
      expect(() => migrate(database, [...migrations, next])).toThrow();
      expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: version - 1 });
      expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'half'").get()).toBeUndefined();
      migrate(database, [...migrations, { version, sql: "CREATE TABLE whole (a)" }]);
      expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: version });
      database.close();
    });
  });

  it("leaves no byte of a redacted text in any file, with the log truncated at once", async () => {
    const store = await open();
    const secret = "planted-secret-text";
    const cause = command("urn:test:action:1", "urn:test:agent:a", secret);
    const original = answer(group, 0, cause);
    const planted = { ...original.events[0]!, bytes: encodeUtf8(`{"text":"${secret}"}`) };
    await store.append([{ ...original, events: [planted] }, entry(group, 1)]);
    const found = (): string[] =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(secret));
    expect(found()).not.toEqual([]);
    const bytes = encodeUtf8("rendition");
    await store.append([
      entry(group, 2, { redactions: [{ rendition: { ...planted, bytes, signingHash: sha256Text(bytes) } }] }),
    ]);
    expect(found()).toEqual([]);
    await store.close();
  });

  describe("full disk and checkpoints", () => {
    it("rejects the batch with nothing written when the disk is full, and goes on when there is room", async () => {
      const database = await openDatabase(path());
      const store = createSqliteStore(database, organizationId, () => {});
      await store.append([entry(group, 0)]);
      const large = (head: number) => {
        const made = entry(group, head);
        return { ...made, events: [{ ...made.events[0]!, kind: "message.retracted", bytes: new Uint8Array(100_000) }] };
      };
      const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
      database.exec(`PRAGMA max_page_count = ${pages + 5}`);
      await expect(store.append([entry(group, 1), large(2)])).rejects.toMatchObject({
        name: "StoreError",
        code: "full",
      });
      expect(await store.groupHead(group)).toBe(1);
      expect(await store.readGroupEvents(group, 1, 10)).toEqual([]);
      database.exec("PRAGMA max_page_count = 1000000");
      const retried = [entry(group, 1), large(2)];
      expect(await store.append(retried)).toEqual([{ status: "committed" }, { status: "committed" }]);
      expect(await store.readGroupEvents(group, 1, 10)).toStrictEqual(retried.flatMap(({ events }) => events));
      await store.close();
    });

    it("puts SQLite's own checkpoint off and truncates the log past its limit", async () => {
      const database = await openDatabase(path());
      const checkpointer = createCheckpointer(database);
      expect(Number(database.prepare("PRAGMA wal_autocheckpoint").get()?.wal_autocheckpoint)).toBe(
        (2 * walBytesMax) / 4096,
      );
      database.exec("CREATE TABLE t (a BLOB)");
      const insert = database.prepare("INSERT INTO t VALUES (?)");
      const walBytes = (): number => readFileSync(`${path()}-wal`).length;
      insert.run(new Uint8Array(1_000_000));
      checkpointer.run();
      expect(walBytes()).toBeGreaterThan(1_000_000);
      for (let index = 0; index < 7; index += 1) insert.run(new Uint8Array(10_000_000));
      checkpointer.run();
      expect(walBytes()).toBe(0);
      database.close();
    });
  });

  describe("check", () => {
    it("finds a sound file sound, also beside a running store", async () => {
      const store = await open();
      await store.append([answer(group, 0, command("urn:test:action:1"))]);
      expect(await checkSqliteFile(path())).toEqual([]);
      await store.close();
      await expect(checkSqliteFile(join(folder, "none.sqlite"))).rejects.toMatchObject({ name: "StoreError" });
    });

    it("names an intent whose cause is not in the log", async () => {
      const store = await open();
      const [causing] = entry(group, 0).events;
      const cause = { eventId: causing!.eventId, actor: authority, correlationId: "urn:test:correlation" };
      const draft = { kind: "cancel_child", groupId: "urn:test:group:2", subjectId: "urn:test:x" } as const;
      await store.append([entry(group, 0, { intents: [intentRow({ ...draft, payload: { reason: "over" } }, cause)] })]);
      await store.close();
      expect(await checkSqliteFile(path())).toEqual([]);
      const database = await openDatabase(path());
      database.exec("UPDATE intents SET cause = 'urn:test:none'");
      database.close();
      expect((await checkSqliteFile(path())).join("\n")).toContain("an intent has no Event as its cause");
    });

    it.each([
      ["DELETE FROM events WHERE sequence = 1", "a log has holes"],
      ["UPDATE logs SET head = 9", "a log has holes"],
      ["DELETE FROM receipts", "no receipt"],
      ["DELETE FROM commands", "a receipt has no Command"],
      ["DELETE FROM admitted", "not in the Admission Log"],
      ["DELETE FROM logs WHERE id > 0", "in no log"],
    ])("names what is broken: %s", async (sql, fault) => {
      const store = await open();
      await store.append([answer(group, 0, command("urn:test:action:1")), entry(group, 1)]);
      await store.close();
      const database = await openDatabase(path());
      database.exec(sql);
      database.close();
      expect((await checkSqliteFile(path())).join("\n")).toContain(fault);
    });
  });
});
