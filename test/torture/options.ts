import { parseArgs } from "node:util";

/** How long and how hard. Absent bounds mean endless. */
export interface TortureOptions {
  readonly rounds: number | undefined;
  readonly seconds: number | undefined;
  readonly seed: number;
  /** Agents; a human plays too. */
  readonly clients: number;
}

/** What `--help` prints. */
export const help: string = `npm run torture -- [--rounds N] [--seconds S] [--seed K] [--clients C]

Agents and a human post in several Groups while a real authority is killed with SIGKILL, also while it starts, and
started again; then the log in its file is compared with what everybody was told. Without --rounds or --seconds it runs
until Ctrl-C. Exits 1 when an invariant broke, and names the folder it kept.

  --rounds N    stop after N rounds
  --seconds S   start no round after S seconds
  --seed K      the choices of an earlier run (its timing is the machine's)
  --clients C   Agents, at least 2 (default 4)
`;

const clientsDefault = 4;

/** The options of a command line; undefined when help was asked for. Throws for what it does not understand. */
export function readOptions(args: readonly string[]): TortureOptions | undefined {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: text, seconds: text, seed: text, clients: text, help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) return undefined;
  return {
    rounds: count("rounds", values.rounds, 1),
    seconds: count("seconds", values.seconds, 1),
    seed: count("seed", values.seed, 0) ?? Math.floor(Math.random() * 2 ** 32),
    clients: count("clients", values.clients, 2) ?? clientsDefault,
  };
}

function count(name: string, value: string | undefined, min: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < min)
    throw new Error(`--${name} takes an integer from ${min} on, not ${value}`);
  return number;
}
