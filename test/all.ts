/**
 * What `npm test` leaves out because it takes long or installs something: the generated code, the package as it would
 * be published, the official bundles, `*.long.test.ts`, the demonstration through the binary, the other runtimes.
 * `npm run test:all`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packTarball } from "./runtimes/packed.ts";
import { protocolDir } from "./support/material.ts";
import { runSteps } from "./support/steps.ts";
import { tarballFaults } from "./support/tarball.ts";

const mwp = "dist/server/cli/main.js";

await runSteps("all", [
  { name: "generated code is current", command: "npm", args: ["run", "--silent", "codegen:check"] },
  { name: "packed package holds what it should", action: checkTarball },
  {
    name: "mwp conformance",
    skip: protocolDir === undefined ? "needs MWP_PROTOCOL_DIR" : undefined,
    command: process.execPath,
    args: [mwp, "conformance", "--json"],
  },
  {
    name: "long tests",
    command: process.execPath,
    args: ["node_modules/vitest/vitest.mjs", "run"],
    env: { MWP_TEST_TIER: "long" },
  },
  {
    name: "model of the core, 2,000 sequences of 200 steps",
    command: process.execPath,
    args: ["node_modules/vitest/vitest.mjs", "run", "test/lib/core/model/model.test.ts"],
    env: { MWP_MODEL_SEQUENCES: "2000", MWP_MODEL_STEPS: "200" },
  },
  { name: "mwp demo", command: process.execPath, args: [mwp, "demo"] },
  { name: "runtimes", command: process.execPath, args: [...process.execArgv, "test/runtimes/main.ts"] },
]);

async function checkTarball(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mwp-tarball-"));
  try {
    const tarball = packTarball(folder);
    const faults = tarballFaults(tarball);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    console.log(`${tarball.paths.length} files, ${tarball.size} bytes packed, ${tarball.unpackedSize} unpacked`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
