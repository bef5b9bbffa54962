import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./source-graph.ts";

/** One named child process of a test tier. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Why the step cannot run here; it is then reported as skipped, by name. */
  readonly skip?: string | undefined;
}

/** Runs the steps one after the other, prints what each did, and sets the exit code to 1 when one failed. */
export async function runSteps(tier: string, steps: readonly Step[]): Promise<void> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    if (step.skip !== undefined) {
      total.skipped += 1;
      console.log(`skipped  ${step.name}: ${step.skip}`);
      continue;
    }
    console.log(`running  ${step.name}`);
    const started = Date.now();
    const code = await run(step);
    const ok = code === 0;
    total[ok ? "passed" : "failed"] += 1;
    console.log(`${ok ? "passed  " : "FAILED  "} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s${ok ? "" : `, exit ${code}`})`);
  }
  const reports = process.env.MWP_TEST_REPORTS;
  if (reports !== undefined) writeFileSync(join(reports, `${tier}-${process.pid}.json`), JSON.stringify(total));
  console.log(`${tier}: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Runs one child to its end with our standard output and error; resolves with its exit code (or 1 when a signal ended it). */
export function run(step: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(step.command, [...step.args], {
      cwd: step.cwd ?? projectRoot,
      env: { ...process.env, ...step.env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
