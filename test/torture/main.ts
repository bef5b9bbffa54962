/** Endless torture of a real authority, or a bounded piece of it. `npm run torture -- --help`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AuthorityProcess, createAuthorityProcess } from "../support/authority-process.ts";
import { closeTier } from "../support/steps.ts";
import { help, readOptions, type TortureOptions } from "./options.ts";
import { createRandom } from "./random.ts";
import { createSeason } from "./season.ts";

/** Rounds in one Organization; then a new one begins, so that an endless run needs bounded memory and disk. */
const seasonRounds = 10;
/** Every so many rounds SQLite checks its pages. */
const deepEvery = 5;

const options = readOptions(process.argv.slice(2));
if (options === undefined) process.stdout.write(help);
else await torture(options);

async function torture({ rounds = Number.POSITIVE_INFINITY, seconds, seed, clients }: TortureOptions): Promise<void> {
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), `mwp-torture-${seed}-`));
  const endMs = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1_000;
  let isStopped = false;
  let current: AuthorityProcess | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (isStopped) {
        await current?.kill();
        process.exit(130);
      }
      isStopped = true;
      console.log("stopping after this round; again to stop at once");
    });
  console.log(`torture: seed ${seed}, ${clients} Agents, ${folder}`);

  const tally = { passed: 0, failed: 0, skipped: 0 };
  const goesOn = (): boolean => tally.failed === 0 && tally.passed < rounds && performance.now() < endMs && !isStopped;
  for (let number = 1; goesOn(); number += 1) {
    const home = join(folder, `season-${number}`);
    mkdirSync(home);
    const authority = await createAuthorityProcess({ folder: home });
    current = authority;
    try {
      const season = await createSeason(authority, clients, random);
      for (let round = 0; round < seasonRounds && goesOn(); round += 1) {
        const started = performance.now();
        const isLast = tally.passed + 1 >= rounds;
        const told = await season.round({ deep: isLast || (tally.passed + 1) % deepEvery === 0 });
        tally.passed += 1;
        console.log(`round ${tally.passed} (${((performance.now() - started) / 1_000).toFixed(1)} s): ${told}`);
      }
      await season.close();
      rmSync(home, { recursive: true });
    } catch (error) {
      tally.failed += 1;
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      writeFileSync(join(folder, "failure.txt"), `seed ${seed}, round ${tally.passed + 1}\n${text}\n`);
      console.log(`FAILED in round ${tally.passed + 1}, seed ${seed}\n${text}\nkept: ${folder}`);
    } finally {
      await authority.kill();
    }
  }
  if (tally.failed === 0) rmSync(folder, { recursive: true, force: true });
  closeTier("torture", tally);
  // Agents of a season that failed are still trying to reach an authority that is gone.
  process.exit();
}
