import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { addMembershipVerbs } from "../../../server/cli/program/membership.ts";
import { addMissionVerbs } from "../../../server/cli/program/mission.ts";
import { addReadingVerbs } from "../../../server/cli/program/proof.ts";
import { addWorkVerbs } from "../../../server/cli/program/work.ts";

const program = new Command("mwp").enablePositionalOptions();
for (const add of [addMissionVerbs, addWorkVerbs, addMembershipVerbs, addReadingVerbs]) add(program);

/** Every verb that has none under it, with the words that lead to it. */
function leaves(command: Command, path: readonly string[] = []): (readonly [string, Command])[] {
  return command.commands.flatMap((child) => {
    const words = [...path, child.name()];
    return child.commands.length === 0 ? [[words.join(" "), child] as const] : leaves(child, words);
  });
}

function helpOf(command: Command): string {
  const parts: string[] = [];
  command.configureOutput({ writeOut: (part) => void parts.push(part) }).outputHelp();
  return parts.join("");
}

describe("the verbs of a human", () => {
  it("are these", () => {
    expect(leaves(program).map(([name]) => name)).toEqual([
      ...["create", "list", "show", "tree", "approve", "request-changes"].map((verb) => `mission ${verb}`),
      ...["follow-up", "cancel", "replace-coordinator", "direct"].map((verb) => `mission ${verb}`),
      ...["list", "show", "approve-execution"].map((verb) => `work ${verb}`),
      ...["list", "show", "change", "end"].map((verb) => `membership ${verb}`),
      "inbox",
      "tail",
    ]);
  });

  it.each(leaves(program))("%s says what it does, with an example of itself and --json", (name, command) => {
    const help = helpOf(command);
    expect(command.description()).not.toBe("");
    expect(help).toMatch(new RegExp(`\\nExamples?:\\n  \\$ mwp ${name === "membership change" ? "membership" : name}`));
    for (const option of ["--json", "--organization", "--as"]) expect(help).toContain(option);
  });
});
