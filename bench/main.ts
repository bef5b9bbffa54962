/** Runs the benchmark suites one after the other, each in a process of its own: `npm run bench -- [suite…] [--rounds N]`. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";

const suites: Readonly<Record<string, string>> = {
  "hot-path": "strict parse, JCS and Ed25519 of one document, beside JSON.parse, canonicalize and the bare primitive",
  pipeline: "the whole authority in one process on SQLite FULL, beside its crypto bound",
};

const list = Object.entries(suites).map(([name, about]) => `  ${name.padEnd(10)} ${about}`);

await new Command("bench")
  .description(
    "Prints our figures beside their baselines, measured interleaved in the same run. Compare ratios, not times.",
  )
  .argument("[suite...]", "suites to run; all of them when none is named")
  .option("--rounds <number>", "rounds of each suite, more for a busy machine", wholeNumber)
  .addHelpText("after", `\nSuites:\n${list.join("\n")}`)
  .action(async (names: readonly string[], { rounds }: { readonly rounds?: string }, command: Command) => {
    const unknown = names.find((name) => !Object.hasOwn(suites, name));
    if (unknown !== undefined) command.error(`error: no suite ${unknown}; there are ${Object.keys(suites).join(", ")}`);
    for (const name of names.length > 0 ? names : Object.keys(suites)) await run(name, rounds);
  })
  .parseAsync();

/** Inherits how this process runs TypeScript. */
async function run(name: string, rounds: string | undefined): Promise<void> {
  const child = fork(fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), rounds === undefined ? [] : [rounds]);
  const [code] = await once(child, "exit");
  if (code !== 0) process.exitCode = 1;
}

function wholeNumber(text: string): string {
  if (!/^[1-9][0-9]{0,3}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 to 9999.");
  return text;
}
