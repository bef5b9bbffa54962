import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./source-graph.ts";

/** One named step of a test tier: a child process, or something done in this one. */
export type Step = {
  readonly name: string;
  /** Why the step cannot run here; it is then reported as skipped, by name. */
  readonly skip?: string | undefined;
} & (ChildStep | { readonly action: () => Promise<void> });

/** A child process. */
export interface ChildStep {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** What ran and how it ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A child that takes longer is ended: no tier waits for ever. */
const stepMsMax = 900_000;

/** Runs the steps one after the other, prints what each did, leaves a report, and sets the exit code to 1 when one failed. */
export async function runSteps(tier: string, steps: readonly Step[]): Promise<void> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    if (step.skip !== undefined) {
      tally.skipped += 1;
      console.log(`skipped  ${step.name}: ${step.skip}`);
      continue;
    }
    console.log(`running  ${step.name}`);
    const started = Date.now();
    const fault = await perform(step);
    tally[fault === undefined ? "passed" : "failed"] += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      fault === undefined ? `passed   ${step.name} (${seconds} s)` : `FAILED   ${step.name} (${seconds} s): ${fault}`,
    );
  }
  closeTier(tier, tally);
}

/** Leaves the report of a tier for `test/summary.mjs`, prints its last line and sets the exit code. */
export function closeTier(tier: string, tally: Tally): void {
  const reports = process.env.MWP_TEST_REPORTS;
  if (reports !== undefined) writeFileSync(join(reports, `${tier}-${process.pid}.json`), JSON.stringify(tally));
  console.log(`${tier}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
}

/** Runs one child to its end with our standard output and error. Resolves with its exit code, 1 when a signal ended it. */
export function runChild({ command, args, cwd, env }: ChildStep): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: cwd ?? projectRoot,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
      timeout: stepMsMax,
      killSignal: "SIGKILL",
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

async function perform(step: Step): Promise<string | undefined> {
  try {
    if ("action" in step) {
      await step.action();
      return undefined;
    }
    const code = await runChild(step);
    return code === 0 ? undefined : `exit ${code}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
