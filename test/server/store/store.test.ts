import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createMemoryStore } from "../../../server/store/memory.ts";
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import { storeContract } from "../../contract/store.ts";
import { organizationId } from "../../contract/store-entries.ts";

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mwp-store-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeContract("memory", async () => createMemoryStore({ organizationId }));
storeContract("sqlite", () => {
  files += 1;
  return openSqliteStore({ path: join(folder, `${files}.sqlite`), organizationId });
});
storeContract("sqlite in memory", () => openSqliteStore({ path: ":memory:", organizationId }));
