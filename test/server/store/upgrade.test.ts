import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Event, Mission } from "../../../generated/types.ts";
import { openDatabase } from "../../../lib/sqlite/mod.ts";
import { parseStoredEvent } from "../../../server/lane/stored-event.ts";
import { initial } from "../../../server/store/migrations/001-initial.ts";
import type { Store, StoredEvent } from "../../../server/store/port.ts";
import { checkSqliteFile } from "../../../server/store/sqlite/check.ts";
import { migrate } from "../../../server/store/sqlite/migrate.ts";
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import { sessionOf } from "../../contract/store-entries.ts";

const dump = readFileSync(join(import.meta.dirname, "fixtures/001.sql"), "utf8");

describe("a database of the first release", () => {
  let folder: string;
  const path = (): string => join(folder, "store.sqlite");
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "mwp-upgrade-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes the file, and answers what it held before anybody upgraded it. */
  async function restore(): Promise<{ organizationId: string; groupIds: readonly string[]; bodies: unknown }> {
    const database = await openDatabase(path());
    database.exec(dump);
    database.exec("PRAGMA user_version = 1; PRAGMA application_id = 0x4d575073");
    const value = database.prepare("SELECT value FROM meta WHERE name = 'organizationId'").get()?.value;
    const groups = database.prepare("SELECT group_id FROM logs WHERE id > 0 ORDER BY id").all();
    const bodies = database.prepare("SELECT body FROM events ORDER BY log, sequence").all();
    database.close();
    return { organizationId: String(value), groupIds: groups.map((row) => String(row.group_id)), bodies };
  }

  const all = async (store: Store, groupIds: readonly string[]): Promise<readonly StoredEvent[]> => [
    ...(await store.readOrganizationEvents(0, 100)),
    ...(await Promise.all(groupIds.map((id) => store.readGroupEvents(id, 0, 100)))).flat(),
  ];

  it("is of the schema that was released", async () => {
    await restore();
    const schema = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name";
    const [old, made] = [await openDatabase(path()), await openDatabase(":memory:")];
    migrate(made, [initial]);
    expect(old.prepare(schema).all()).toEqual(made.prepare(schema).all());
    old.close();
    made.close();
  });

  it("keeps every Event byte for byte, and gets the index of its Missions", async () => {
    const { organizationId, groupIds, bodies } = await restore();
    const store = await openSqliteStore({ path: path(), organizationId });
    const events = await all(store, groupIds);
    expect(events.map(({ bytes }) => ({ body: bytes }))).toEqual(bodies);
    const missions = groupIds.map((groupId): Mission => {
      const held = events.filter((event) => event.groupId === groupId).map((event): Event => parseStoredEvent(event));
      return held.flatMap(({ payload }) => (payload as { mission?: Mission }).mission ?? []).at(-1) as Mission;
    });
    expect(missions.map(({ state }) => state)).toEqual(["active", "cancelled"]);
    for (const { missionId, groupId, state, missionOwner, coordinator } of missions) {
      const { agentId: coordinatorAgentId, coordinatorEpoch } = coordinator;
      const row = { missionId, groupId, state, missionOwner, coordinatorAgentId, coordinatorEpoch };
      expect(await store.missionOfGroup(groupId)).toStrictEqual(row);
      expect(await store.findMission(missionId)).toStrictEqual(row);
    }
    expect(await store.groupsWithIntents()).toEqual([]);
    await store.close();
    expect(await checkSqliteFile(path())).toEqual([]);
  });

  it("takes new appends after it", async () => {
    const { organizationId, groupIds } = await restore();
    const store = await openSqliteStore({ path: path(), organizationId });
    const [groupId = ""] = groupIds;
    const worker = (await store.readOrganizationEvents(0, 100)).map(parseStoredEvent).at(-1)?.payload;
    const { agentId, sessionEpoch } = worker as { agentId: string; sessionEpoch: number };
    const registryRevision = await store.registryRevision();
    const entry = { fence: { registryRevision }, events: [] };
    const expectedHead = await store.groupHead(groupId);
    const activeWork = { set: [{ agentId, groupId, workItemId: "urn:test:work" }] };
    const session = sessionOf(sessionEpoch + 1, { agentId });
    expect(
      await store.append([
        { ...entry, groupId, expectedHead, activeWork },
        { ...entry, expectedHead: await store.organizationHead(), session },
      ]),
    ).toEqual([{ status: "committed" }, { status: "committed", intentGroups: [groupId] }]);
    await store.close();
  });
});
