import { readConfig } from "../config.ts";
import { UsageError } from "./exit.ts";
import { formatLogLine } from "./log/line.ts";
import { storedLog, storedRegistry } from "./log/stored.ts";
import { withStore } from "./log/with-store.ts";

/** Options of `mwp export`. */
export interface ExportOptions {
  readonly config: string;
}

/**
 * `mwp export log GROUP`: a Group's log as JSON lines, each Event with its Command and the First-Admission Records of both
 * and of the documents inside: what `mwp verify --log` needs to prove the admissions too.
 */
export async function exportLog(groupId: string, { config: file }: ExportOptions): Promise<void> {
  await withStore(readConfig(file, process.env), async (store) => {
    let isEmpty = true;
    for await (const line of storedLog(store, groupId)) {
      isEmpty = false;
      process.stdout.write(`${formatLogLine(line)}\n`);
    }
    if (isEmpty) throw new UsageError(`the store holds no Group ${groupId}`);
  });
}

/** `mwp export registry`: all key bindings with their history, in the shape of the official fixtures. */
export async function exportRegistry({ config: file }: ExportOptions): Promise<void> {
  const config = readConfig(file, process.env);
  await withStore(config, async (store) => {
    const { organizationId, bindings } = await storedRegistry(store, config.organizationId);
    process.stdout.write(`${JSON.stringify({ organizationId, bindings }, undefined, 2)}\n`);
  });
}
