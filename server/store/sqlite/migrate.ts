import type { Database } from "../../../lib/sqlite/mod.ts";
import type { Migration } from "../migrations/migration.ts";
import { StoreError } from "../port.ts";

// "MWPs" in the header of our files.
const applicationId = 0x4d575073;

/**
 * Brings a database to the newest version, each migration in a transaction of its own; `PRAGMA user_version` records
 * how far it is. Refuses a file of another program (`foreign`) or of a newer version of this one (`newer`).
 */
export function migrate(database: Database, migrations: readonly Migration[]): void {
  const pragma = (name: string): number => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
  const version = pragma("user_version");
  const owner = pragma("application_id");
  const empty = database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
  if (owner !== applicationId && !(empty && owner === 0)) {
    throw new StoreError("foreign", "the database was not made by this program");
  }
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new StoreError(
      "newer",
      `the database has schema version ${version}, this program knows ${newest}: use the newer program`,
    );
  }
  for (const migration of migrations.filter((each) => each.version > version)) {
    database.transaction(() => {
      database.exec(migration.sql);
      database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migration.version}`);
    });
  }
}

/** Writes whose Organization the database holds, or refuses another's with `foreign`. */
export function claimOrganization(database: Database, organizationId: string): void {
  database.transaction(() => {
    database.prepare("INSERT OR IGNORE INTO meta VALUES ('organizationId', ?)").run(organizationId);
    const owner = database.prepare("SELECT value FROM meta WHERE name = 'organizationId'").get()?.value;
    if (owner !== organizationId) throw new StoreError("foreign", `the database belongs to Organization ${owner}`);
  });
}
