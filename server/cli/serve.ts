import { readConfig } from "../config.ts";
import { createLog } from "../observe/log.ts";
import { launchAuthority } from "./launch.ts";
import { runUntilSignal } from "./run-until-signal.ts";

/** `mwp serve --config FILE`: the authority as configured, nothing generated, until a signal comes. */
export async function serve({ config: file }: { readonly config: string }): Promise<void> {
  const config = readConfig(file, process.env);
  const log = createLog(config.logLevel);
  await runUntilSignal(await launchAuthority(config, log), log);
}
