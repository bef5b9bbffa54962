import type { Command } from "commander";
import { approveExecution } from "../work/approve.ts";
import { listWork, showWork } from "../work/read.ts";
import { asHuman, examples, several } from "./options.ts";

/** `mwp work …`: WorkItems and their gates. */
export function addWorkVerbs(program: Command): void {
  const work = program.command("work").description("read WorkItems and decide on their execution");
  examples(
    asHuman(work.command("list"))
      .argument("<mission>", "Mission or Group ID, or a unique part of one")
      .description("list the WorkItems of a Mission and what is proposed")
      .action(listWork),
    "mwp work list 3f6c0a1e",
  );
  examples(
    asHuman(work.command("show"))
      .argument("<mission>", "Mission or Group ID, or a unique part of one")
      .argument("<workItem>", "WorkItem ID, or a unique part of it")
      .description("show one WorkItem: contract, owner, leases with the time left, Evidence, blockers, gate")
      .action(showWork),
    "mwp work show 3f6c0a1e 9b2d",
  );
  examples(
    asHuman(work.command("approve-execution"))
      .argument("<mission>", "Mission or Group ID, or a unique part of one")
      .argument("<workItem>", "WorkItem ID, or a unique part of it")
      .option("--operation <name>", "allow this operation only; several times (default: all of the contract)", several)
      .option("--resource <name>", "allow this resource only; several times (default: all of the contract)", several)
      .option("--budget <name=number>", "a limit; several times (default: the contract's)", several)
      .option("--expires <time>", "RFC 3339, or from now on: 45min, 2h, 7d; never after the contract's deadline", "1h")
      .option("--comments <text>", "said in the Approval")
      .option("--yes", "decide without being asked")
      .description("allow the present owner to execute, within a scope that is signed by its hash")
      .action(approveExecution),
    "mwp work approve-execution 3f6c0a1e 9b2d --operation deploy --expires 2h",
  );
}
