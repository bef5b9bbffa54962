import { describe, expect, it } from "vitest";
import type { VerifiedEvent } from "../../../lib/agent/event.ts";
import type { AgentStore, GroupStep } from "../../../lib/agent/store.ts";
import { createMemoryStore } from "../../../lib/agent/store-memory.ts";
import { createSqliteStore } from "../../../lib/agent/store-sqlite.ts";
import { type Database, openDatabase } from "../../../lib/sqlite/mod.ts";

const membership = { membershipEpoch: 2, role: "worker", state: "active", visibilityStartSequence: 1 } as const;
const events = [
  { document: { eventId: "urn:e:1" } },
  { document: { eventId: "urn:e:2" } },
] as unknown as VerifiedEvent[];
const step: GroupStep = { groupId: "urn:g:1", after: 0, cursor: 2, membership, events };

interface Bench {
  readonly store: AgentStore;
  readonly projected: () => string[];
}

/** One bench per adapter; `fails` makes the projection of the second Event throw. */
const adapters: Record<string, (fails: () => boolean) => Promise<Bench>> = {
  memory: async (fails) => {
    const seen: string[] = [];
    const store = createMemoryStore((event) => {
      if (fails() && event === events[1]) throw new Error("no");
      seen.push(event.document.eventId);
    });
    return { store, projected: () => seen };
  },
  sqlite: async (fails) => {
    const database: Database = await openDatabase(":memory:");
    database.exec("CREATE TABLE seen (event_id TEXT)");
    const insert = database.prepare("INSERT INTO seen VALUES (?)");
    const store = createSqliteStore(database, (_same, event) => {
      if (fails() && event === events[1]) throw new Error("no");
      insert.run(event.document.eventId);
    });
    return {
      store,
      projected: () =>
        database
          .prepare("SELECT event_id FROM seen")
          .all()
          .map(({ event_id }) => String(event_id)),
    };
  },
};

describe.each(Object.entries(adapters))("AgentStore in %s", (name, create) => {
  it("keeps the progress of each Agent and Group (MWP-WRK-030)", async () => {
    const { store, projected } = await create(() => false);
    expect(await store.load("urn:a")).toEqual([]);
    await store.save("urn:a", [step, { groupId: "urn:g:2", after: 0, cursor: 9, events: [] }]);
    await store.save("urn:a", [{ groupId: "urn:g:2", after: 9, cursor: 10, events: [] }]);
    expect(await store.load("urn:a")).toEqual([
      { groupId: "urn:g:1", cursor: 2, membership },
      { groupId: "urn:g:2", cursor: 10 },
    ]);
    expect(await store.load("urn:b")).toEqual([]);
    expect(projected()).toEqual(["urn:e:1", "urn:e:2"]);
  });

  it("saves no Cursor when the projection fails", async () => {
    let fails = true;
    const { store, projected } = await create(() => fails);
    await expect(store.save("urn:a", [step])).rejects.toThrow("no");
    expect(await store.load("urn:a")).toEqual([]);
    if (name === "sqlite") expect(projected()).toEqual([]);
    fails = false;
    await store.save("urn:a", [step]);
    expect(projected().slice(-2)).toEqual(["urn:e:1", "urn:e:2"]);
  });
});

describe("AgentStore in sqlite: what is stored", () => {
  const stored = async (text: string): Promise<AgentStore> => {
    const database = await openDatabase(":memory:");
    const store = createSqliteStore(database);
    database.prepare("INSERT INTO mwp_agent_progress VALUES ('urn:a', 'urn:g:1', 2, ?)").run(text);
    return store;
  };

  it("is read as strict JSON, escaped member names too", async () => {
    const text = JSON.stringify(membership).replace('"role"', '"\\u0072ole"');
    expect(await (await stored(text)).load("urn:a")).toEqual([{ groupId: "urn:g:1", cursor: 2, membership }]);
  });

  it.each(["{", '{"role":"worker","\\u0072ole":"coordinator"}'])("is refused when it is %j", async (text) => {
    const store = await stored(text);
    await expect(store.load("urn:a")).rejects.toThrow(SyntaxError);
  });
});
