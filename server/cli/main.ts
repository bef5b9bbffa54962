#!/usr/bin/env node
import { Command, InvalidArgumentError } from "commander";
import { conformance } from "./conformance.ts";
import { demo } from "./demo.ts";
import { describe } from "./describe.ts";
import { dev } from "./dev.ts";
import { documentKinds, sign, verify } from "./documents.ts";
import { keygen } from "./keygen.ts";
import { mission } from "./mission.ts";
import { developmentFolder, organizationDefault } from "./organization.ts";
import { serve } from "./serve.ts";
import { invite, say, watch } from "./talk.ts";
import { version } from "./version.ts";

function port(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535)
    throw new InvalidArgumentError("a port is an integer from 1 to 65535");
  return value;
}

function epoch(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError("an epoch is an integer from 1 on");
  return value;
}

const program: Command = new Command("mwp")
  .description("MissionWeaveProtocol 0.1: Group Authority and tools. An independent implementation.")
  .version(version())
  .showHelpAfterError()
  .configureHelp({ sortSubcommands: false });

program
  .command("dev")
  .description("make a development Organization on first use and serve it on loopback")
  .option("--dir <folder>", "where the Organization lives", developmentFolder)
  .option("--port <number>", "port for wss and https of a new Organization (default 8443)", port)
  .action(dev);

program
  .command("serve")
  .description("serve an authority as configured; nothing is generated")
  .requiredOption("--config <file>", "configuration, as `mwp dev` writes it")
  .action(serve);

program
  .command("mission")
  .argument("<objective>", "what the Mission is to achieve")
  .description("create a Mission as a human of the Organization")
  .option("--organization <file>", "Organization file", organizationDefault)
  .option("--as <name>", "the human", "human")
  .option("--coordinator <name>", "the Agent that coordinates", "coordinator")
  .action(mission);

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
  .option("--membership-epoch <n>", "the human's Membership Epoch", epoch, 1)
  .action(say);

program
  .command("watch")
  .argument("<groupId>")
  .description("print the verified Events of a Group, old and new")
  .option("--organization <file>", "Organization file", organizationDefault)
  .option("--as <name>", "the Agent that reads", "coordinator")
  .action(watch);

program
  .command("demo")
  .description("a human, a Coordinator and a Worker talk while the authority is killed and restarted")
  .option("--attach <file>", "use the running authority of this Organization file, which is not killed")
  .option("--keep <folder>", "keep the demonstration's Organization in this folder")
  .action(demo);

program
  .command("keygen")
  .description("make an Ed25519 key pair; prints the public key")
  .requiredOption("--out <file>", "file for the private key, made with mode 0600")
  .option("--jwk", "write a JSON Web Key instead of PKCS#8 PEM")
  .action(keygen);

program
  .command("sign")
  .argument("<kind>", documentKinds.join(", "))
  .argument("<file>", "the document without its signature")
  .description("sign a document; prints its canonical bytes")
  .requiredOption("--key <file>", "private key, PKCS#8 PEM")
  .requiredOption("--key-id <id>", "ID of the key")
  .action(sign);

program
  .command("verify")
  .argument("<kind>", documentKinds.join(", "))
  .argument("<file>", "the signed document")
  .description("verify a signed document in six stages")
  .option("--organization <file>", "Organization file with the key bindings", organizationDefault)
  .action(verify);

program
  .command("conformance")
  .description("run the three official bundles")
  .option("--root <folder>", "directory of the official artifacts (or MWP_PROTOCOL_DIR)")
  .option("--json", "print the summary as JSON")
  .action(conformance);

// A reader that stops reading, as `| head` does, is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`mwp: ${describe(error)}\n`);
  process.exitCode = 1;
}
