#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { exitCodes } from "./exit.ts";
import { exitCodeOf, failureJson, failureText } from "./failure.ts";
import { addMembershipVerbs } from "./program/membership.ts";
import { addMissionVerbs } from "./program/mission.ts";
import { addProofVerbs, addReadingVerbs } from "./program/proof.ts";
import { addServingVerbs, addTalkingVerbs } from "./program/talk.ts";
import { addWorkVerbs } from "./program/work.ts";
import { version } from "./version.ts";

const program: Command = new Command("mwp")
  .description("MissionWeaveProtocol 0.1: Group Authority and tools. An independent implementation.")
  .version(version())
  .showHelpAfterError("(--help shows how it is used)")
  .configureHelp({ sortSubcommands: false })
  // So that `mwp mission show --json` gives the option to `show`, not to `mission`.
  .enablePositionalOptions()
  .exitOverride();

addServingVerbs(program);
addMissionVerbs(program);
addWorkVerbs(program);
addReadingVerbs(program);
addMembershipVerbs(program);
addTalkingVerbs(program);
addProofVerbs(program);

// A reader that stops reading, as `| head` does, is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said what is wrong; help and version are no failure.
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.unusable;
  } else {
    const isJson = process.argv.includes("--json");
    process.stderr.write(`${isJson ? JSON.stringify(failureJson(error)) : failureText(error)}\n`);
    process.exitCode = exitCodeOf(error);
  }
}
