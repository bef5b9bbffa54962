import type { Authority } from "../authority.ts";
import type { Log } from "../observe/log.ts";

/** Serves until SIGTERM or SIGINT, then stops gracefully; a second signal ends the process at once. */
export async function runUntilSignal(authority: Authority, log: Log): Promise<void> {
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, resolve);
  });
  log.info({ signal }, "stopping: finishing commits, closing connections");
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => process.exit(130));
  await authority.stop();
  log.info("stopped");
}
