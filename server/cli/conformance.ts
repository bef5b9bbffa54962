import { existsSync } from "node:fs";
import { join } from "node:path";
import { reportSummary, reportTable, runConformance } from "../../lib/conformance/mod.ts";
import { directoryFiles } from "../../lib/conformance/node-files.ts";

/** `mwp conformance`: runs the three official bundles of a directory; the exit code is 1 when one case fails. */
export async function conformance({ root, json }: { readonly root?: string; readonly json?: boolean }): Promise<void> {
  const directory = root ?? process.env.MWP_PROTOCOL_DIR;
  if (directory === undefined)
    throw new Error("name the directory of the official bundles with --root DIR or MWP_PROTOCOL_DIR");
  if (!existsSync(join(directory, "conformance", "manifest.json")))
    throw new Error(`${directory} holds no conformance/manifest.json`);
  const report = await runConformance(directoryFiles(directory));
  process.stdout.write(`${json === true ? reportSummary(report) : reportTable(report)}\n`);
  if (report.failed > 0) process.exitCode = 1;
}
