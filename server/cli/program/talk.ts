import type { Command } from "commander";
import { crew } from "../crew/play.ts";
import { demo } from "../demo.ts";
import { dev } from "../dev.ts";
import { developmentFolder, organizationDefault } from "../organization.ts";
import { serve } from "../serve.ts";
import { invite, say, watch } from "../talk.ts";
import { whole } from "./options.ts";

/** `mwp dev` and `serve`: authorities. */
export function addServingVerbs(program: Command): void {
  program
    .command("dev")
    .description("make a development Organization on first use and serve it on loopback")
    .option("--dir <folder>", "where the Organization lives", developmentFolder)
    .option(
      "--port <number>",
      "port for wss and https of a new Organization (default 8443)",
      whole("a port", 1, 65_535),
    )
    .action(dev);
  program
    .command("serve")
    .description("serve an authority as configured; nothing is generated")
    .requiredOption("--config <file>", "configuration, as `mwp dev` writes it")
    .action(serve);
}

/** `mwp invite`, `say`, `watch`, `crew` and `demo`: a Group in talk, with the keys of a development Organization. */
export function addTalkingVerbs(program: Command): void {
  program
    .command("invite")
    .argument("<groupId>")
    .argument("[name]", "the Agent to invite", "worker")
    .description("let the Coordinator make an Agent a member of a Group")
    .option("--organization <file>", "Organization file", organizationDefault)
    .option("--as <name>", "the Coordinator of the Group", "coordinator")
    .action(invite);
  program
    .command("say")
    .argument("<groupId>")
    .argument("<text>")
    .description("post a Message in a Group; write -- before a text that begins with a dash")
    .option("--organization <file>", "Organization file", organizationDefault)
    .option("--as <name>", "human, or an Agent, whose other Session ends by this", "human")
    .option("--membership-epoch <n>", "the human's Membership Epoch", whole("an epoch", 1), 1)
    .action(say);
  program
    .command("watch")
    .argument("<groupId>")
    .description("print the verified Events of a Group, old and new, as an Agent")
    .option("--organization <file>", "Organization file", organizationDefault)
    .option("--as <name>", "the Agent that reads", "coordinator")
    .action(watch);
  program
    .command("crew")
    .argument("<groupId>")
    .description("let coordinator and worker work on a Mission until it ends, so that there is something to steer")
    .option("--organization <file>", "Organization file", organizationDefault)
    .action(crew);
  program
    .command("demo")
    .description("a human, a Coordinator and a Worker talk while the authority is killed and restarted")
    .option("--attach <file>", "use the running authority of this Organization file, which is not killed")
    .option("--keep <folder>", "keep the demonstration's Organization in this folder")
    .action(demo);
}
