import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSqliteFile } from "../../../server/store/sqlite/check.ts";
import { openSqliteStore } from "../../../server/store/sqlite.ts";
import { organizationId } from "../../contract/store-entries.ts";

const rounds = Number(process.env.MWP_CRASH_ROUNDS ?? 5);
const script = join(import.meta.dirname, "append-loop.ts");
const group = "urn:test:group:0";

/** Runs the append loop until about `batches` are acknowledged, kills it, and returns the last acknowledged line. */
async function killedAfter(batches: number, path: string, run: number): Promise<{ head: number; actionId: string }> {
  const loader = process.versions.bun === undefined && !("Deno" in globalThis) ? ["--import", "tsx"] : [];
  const flags = "Deno" in globalThis ? ["run", "-A"] : [];
  const child = spawn(process.execPath, [...flags, ...loader, script, path, String(run)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
    if (output.split("\n").length > batches) child.kill("SIGKILL");
  });
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`the child ended by itself: ${code}`);
  const [head, actionId = ""] = output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1)?.split(" ") ?? [];
  return { head: Number(head), actionId };
}

describe("SQLite store under kill -9", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mwp-crash-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(`keeps every acknowledged append, whole and without holes, ${rounds} times over`, {
    timeout: 30_000 * rounds,
  }, async () => {
    const path = join(folder, "crash.sqlite");
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await killedAfter(3 + ((round * 37) % 50), path, round);
      expect(await checkSqliteFile(path)).toEqual([]);
      const store = await openSqliteStore({ path, organizationId });
      const head = await store.groupHead(group);
      expect(head).toBeGreaterThanOrEqual(acknowledged.head);
      expect(await store.findReceipt("agent", "urn:test:agent:a", acknowledged.actionId)).toMatchObject({
        groupId: group,
        sequence: acknowledged.head,
      });
      const events = await store.readGroupEvents(group, 0, head + 10);
      expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: head }, (_, index) => index + 1));
      for (const index of [1, 2, 3, 4]) expect(await store.groupHead(`urn:test:group:${index}`)).toBe(head);
      await store.close();
    }
  });
});
