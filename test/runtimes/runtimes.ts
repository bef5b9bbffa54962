import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/source-graph.ts";
import { runChild } from "../support/steps.ts";

const folder = join(projectRoot, "test/runtimes");
const modules = join(folder, "node_modules");

/** A runtime other than the one that runs the tier. */
export interface Runtime {
  readonly name: "Bun" | "Deno" | "Node 22" | "Node 24";
  /** Command and leading arguments that run a script. */
  readonly run: readonly [command: string, ...args: string[]];
}

/** The runtimes, from npm, exact versions; this folder's manifest names them. */
export const runtimes: Readonly<Record<"bun" | "deno" | "node22" | "node24", Runtime>> = {
  bun: { name: "Bun", run: [join(modules, "bun/bin/bun.exe"), "--bun"] },
  deno: { name: "Deno", run: [join(modules, "deno/deno"), "run", "--allow-all"] },
  node22: { name: "Node 22", run: [join(modules, "node22/bin/node")] },
  node24: { name: "Node 24", run: [join(modules, "node24/bin/node")] },
};

/** Installs the runtimes unless all of them are there. Rejects when npm fails. */
export async function installRuntimes(): Promise<void> {
  if (Object.values(runtimes).every(({ run: [command] }) => existsSync(command))) return;
  console.log("installing Bun, Deno, Node 22 and Node 24 into test/runtimes (about 500 MB) …");
  const code = await runChild({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  if (code !== 0) throw new Error(`npm ci in test/runtimes ended with ${code}`);
}
