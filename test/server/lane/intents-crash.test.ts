import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types.ts";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { validateAdmissionRecord } from "../../../lib/signed/admission.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { parseStoredEvent } from "../../../server/lane/stored-event.ts";
import { loadRegistry } from "../../../server/registry/registry.ts";
import { intentOfRow } from "../../../server/store/intents.ts";
import type { Store } from "../../../server/store/port.ts";
import { checkSqliteFile } from "../../../server/store/sqlite/check.ts";
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import { startBench } from "../../support/authority.ts";
import type { TestOrganization } from "../../support/organization.ts";
import { intentSteps } from "./support/intent-steps.ts";
import { restoreOrganization } from "./support/kept-organization.ts";

const script = join(import.meta.dirname, "support/intent-crash.ts");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mwp-intent-crash-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, "store.sqlite");

/** Plays a step in a process of its own until that kills itself. */
async function die(step: string): Promise<void> {
  const loader = process.versions.bun === undefined && !("Deno" in globalThis) ? ["--import", "tsx"] : [];
  const flags = "Deno" in globalThis ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...flags, ...loader, script, folder, step], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`the process ended by itself: ${code}`);
}

/** Runs an authority on the file for as long as `look` takes. */
async function withAuthority<T>(organization: TestOrganization, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path: path(), organizationId: organization.id });
  const bench = await startBench({ organization, cards: [], wrap: () => store });
  try {
    return await look(store);
  } finally {
    await bench.stop();
  }
}

async function withStore<T>(organization: TestOrganization, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openSqliteStore({ path: path(), organizationId: organization.id });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const readGroup = async (store: Store, groupId: string): Promise<Event[]> =>
  (await store.readGroupEvents(groupId, 0, 1_000)).map(parseStoredEvent);

/** Faults of a Group's log: each Event must verify under the Registry and have its record of admission. */
async function faultsOf(store: Store, organizationId: string, groupId: string): Promise<string[]> {
  const verifier = createVerifier(detectProvider());
  const registry = await loadRegistry(store, organizationId, verifier);
  const documents = createDocumentVerifier(verifier);
  const faults: string[] = [];
  for (const [index, stored] of (await store.readGroupEvents(groupId, 0, 1_000)).entries()) {
    const result = documents.verify("event", stored.bytes, registry.evidence);
    if (!result.ok) {
      faults.push(`${stored.kind}: ${result.failure.reason}`);
      continue;
    }
    if (result.verified.document.sequence !== index + 1) faults.push(`${stored.kind}: sequence`);
    const admission = await store.findEventAdmission(stored.eventId);
    const valid =
      admission && validateAdmissionRecord(admission.bytes, result.verified, admission.authenticatedService);
    if (valid?.ok !== true) faults.push(`${stored.kind}: admission`);
  }
  return faults;
}

describe("SIGKILL between the two Groups of an intent (P14)", () => {
  it.each(Object.keys(intentSteps))(
    "%s: the second Group follows once after a restart",
    { timeout: 60_000 },
    async (step) => {
      await die(step);
      const organization = restoreOrganization(readFileSync(join(folder, "organization.json"), "utf8"));
      const { groupId, heads, cause } = await withStore(organization, async (store) => {
        const [waiting, ...others] = await store.groupsWithIntents();
        expect(others).toEqual([]);
        const rows = await store.pendingIntents(waiting ?? "");
        expect(rows).toHaveLength(1);
        const intent = intentOfRow(rows[0]!);
        expect(step.startsWith(intent.kind)).toBe(true);
        // The cause is durable, and nothing of it is in the second Group.
        expect(await store.findEvent(intent.cause.eventId)).toBeDefined();
        return { groupId: intent.groupId, heads: await store.groupHead(intent.groupId), cause: intent.cause };
      });
      expect(await checkSqliteFile(path())).toEqual([]);
      const followed = (events: readonly Event[]): readonly Event[] => events.slice(heads);
      const first = await withAuthority(organization, async (store) => {
        // Before it serves anybody, and in whatever Group it led to.
        expect(await store.groupsWithIntents()).toEqual([]);
        expect(await store.missionOfGroup(groupId)).toBeDefined();
        return followed(await readGroup(store, groupId));
      });
      expect(first.map(({ kind }) => kind)).toEqual(intentSteps[step]?.kinds);
      for (const event of first)
        expect(event).toMatchObject({ actor: cause.actor, cause: { type: "event", id: cause.eventId } });
      await withAuthority(organization, async (store) => {
        expect(followed(await readGroup(store, groupId))).toEqual(first);
        expect(await faultsOf(store, organization.id, groupId)).toEqual([]);
      });
      expect(await checkSqliteFile(path())).toEqual([]);
    },
  );
});
