/**
 * The other runtimes: library tests, corpora and official bundles in Bun, Deno, Node 22 and Node 24, and the packed
 * package as a stranger uses it. `npm run test:runtimes`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthorityProcess } from "../support/authority-process.ts";
import { protocolDir } from "../support/material.ts";
import { projectRoot } from "../support/source-graph.ts";
import { type ChildStep, runChild, runSteps, type Step } from "../support/steps.ts";
import { installPacked, subpaths } from "./packed.ts";
import { installRuntimes, type Runtime, runtimes } from "./runtimes.ts";

const folder = mkdtempSync(join(tmpdir(), "mwp-runtimes-"));
const packed = join(folder, "packed");
const packageName = "missionweave-toolkit";
const binary = join(packed, "node_modules", packageName, "dist/server/cli/main.js");
const needsProtocol = protocolDir === undefined ? "needs MWP_PROTOCOL_DIR" : undefined;

/** Everything that does not need a database addon or a server: what runs in every runtime. */
const librarySuites = ["test/runtimes", "test/lib", "test/conformance"];
const serverSuites = ["test/server"];

try {
  await runSteps("runtimes", [
    { name: "Bun, Deno, Node 22 and Node 24 are there", action: installRuntimes },
    { name: "npm pack, and npm install of the tarball", action: async () => installPacked(packed) },
    ...[runtimes.bun, runtimes.deno, runtimes.node22, runtimes.node24].flatMap(strangerSteps),
    ...denoSourceSteps(),
    { name: "Node 24: mwp demo", ...mwp(runtimes.node24, ["demo"]) },
    suites(runtimes.bun, librarySuites),
    suites(runtimes.deno, librarySuites),
    suites(runtimes.node22, [...librarySuites, ...serverSuites]),
    suites(runtimes.node24, [...librarySuites, ...serverSuites]),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The packed package in one runtime: smoke test, binary, official bundles, an Agent against an authority in Node. */
function strangerSteps(runtime: Runtime): Step[] {
  const { name, run } = runtime;
  const [command, ...args] = run;
  // Node 22 and 24 start an authority themselves; the others talk to one in this Node.
  const server = name.startsWith("Node") ? { runtime: [...run, binary] as const } : {};
  return [
    { name: `${name}: packed package`, command, args: [...args, "smoke.mjs", packageName, ...subpaths()], cwd: packed },
    { name: `${name}: mwp --version`, ...mwp(runtime, ["--version"]) },
    { name: `${name}: mwp conformance`, skip: needsProtocol, ...mwp(runtime, ["conformance", "--json"]) },
    {
      name: `${name}: Agent over wss${name.startsWith("Node") ? ` against mwp dev in ${name}` : ""}`,
      action: () => withAuthority(server, (file) => child([command, ...args, "agent.mjs", packageName, file], packed)),
    },
  ];
}

/** The sources as Deno reads them, through `deno.json`. */
function denoSourceSteps(): Step[] {
  const { run } = runtimes.deno;
  // The scripts have a manifest of their own beside them; `--config` says whose sources are meant.
  const [deno, ...args] = [...run, "--config", join(projectRoot, "deno.json")] as const;
  const script = (name: string): string => join("test/runtimes", name);
  const self = "@missionweave/toolkit";
  return [
    { name: "Deno: type-check", command: deno, args: ["check", "lib/mod.ts", "server/mod.ts", "server/cli/main.ts"] },
    { name: "Deno: sources", command: deno, args: [...args, script("smoke.mjs"), self, ...subpaths()] },
    {
      name: "Deno: Agent from sources over wss",
      action: () => withAuthority({}, (file) => child([deno, ...args, script("agent.mjs"), self, file], projectRoot)),
    },
  ];
}

/** One vitest run; its own report counts the tests. */
function suites({ name, run }: Runtime, paths: readonly string[]): Step {
  const [command, ...args] = run;
  const vitest = join(projectRoot, "node_modules/vitest/vitest.mjs");
  return {
    name: `${name}: ${paths.join(", ")}`,
    command,
    args: [...args, vitest, "run", ...paths],
    env: { MWP_TEST_RUNTIME: name },
  };
}

/** The binary of the packed package. */
function mwp({ run: [command, ...args] }: Runtime, verb: readonly string[]): ChildStep {
  return { command, args: [...args, binary, ...verb], cwd: packed };
}

async function child([command, ...args]: [string, ...string[]], cwd: string): Promise<void> {
  const code = await runChild({ command, args, cwd });
  if (code !== 0) throw new Error(`exit ${code}`);
}

/** Runs `use` with the Organization file of a fresh authority, which is ended gracefully. */
async function withAuthority(
  options: { readonly runtime?: readonly [string, ...string[]] },
  use: (organizationFile: string) => Promise<void>,
): Promise<void> {
  const authority = await createAuthorityProcess({ folder: mkdtempSync(join(folder, "organization-")), ...options });
  await authority.start();
  try {
    await use(join(authority.folder, "organization.json"));
  } finally {
    await authority.stop();
  }
}
