import { type Command, InvalidArgumentError } from "commander";
import { organizationDefault } from "../organization.ts";

/** The options of every verb that a human speaks over HTTPS. */
export function asHuman(command: Command): Command {
  return command
    .option("--organization <file>", "Organization file", organizationDefault)
    .option("--as <name>", "the human, by the Organization file's name", "human")
    .option("--json", "print one JSON object; failures too, to standard error");
}

/** Gathers an option that may be given several times. */
export function several(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** A whole number from `least` on, or the error that commander shows. */
export function whole(what: string, least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`${what} is an integer ${bounds}`);
  };
}

/** Examples under a verb's help. */
export function examples(command: Command, ...lines: readonly string[]): Command {
  const title = lines.length === 1 ? "Example:" : "Examples:";
  return command.addHelpText("after", ["", title, ...lines.map((line) => `  $ ${line}`)].join("\n"));
}
