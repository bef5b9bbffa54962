import type { Command } from "commander";
import { conformance } from "../conformance.ts";
import { documentKinds, sign } from "../documents.ts";
import { exportLog, exportRegistry } from "../export.ts";
import { inbox } from "../inbox.ts";
import { keygen } from "../keygen.ts";
import { organizationDefault } from "../organization.ts";
import { tail } from "../tail.ts";
import { verify } from "../verify.ts";
import { asHuman, examples } from "./options.ts";

/** `mwp inbox` and `mwp tail`: what waits, and what happens. */
export function addReadingVerbs(program: Command): void {
  examples(
    asHuman(program.command("inbox"))
      .option("--actionable", "only what you can act on")
      .description("list what waits for you in all your Missions, or what you should know of")
      .action(inbox),
    "mwp inbox --actionable",
  );
  examples(
    asHuman(program.command("tail"))
      .argument("[missions...]", "Mission or Group IDs, or unique parts; all of yours when none is named")
      .option("--from <place>", "now or start", "now")
      .option("--no-follow", "print what is there, from the start, and end")
      .option("--jsonl", "print each Event as it was signed, one a line: a log for `mwp verify --log`")
      .option("--registry <file>", "Registry evidence; the Organization file's key bindings by default")
      .description("print live Events, each verified in six stages; exits with 1 where one did not verify")
      .action(tail),
    "mwp tail",
    "mwp tail 3f6c0a1e --no-follow --jsonl > log.jsonl && mwp verify --log log.jsonl",
  );
}

/** `mwp keygen`, `sign`, `verify`, `export` and `conformance`: documents, logs and what proves them. */
export function addProofVerbs(program: Command): void {
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
  addVerify(program);
  addExport(program);
  program
    .command("conformance")
    .description("run the three official bundles")
    .option("--root <folder>", "directory of the official artifacts (or MWP_PROTOCOL_DIR)")
    .option("--json", "print the summary as JSON")
    .action(conformance);
}

function addVerify(program: Command): void {
  examples(
    program
      .command("verify")
      .argument("[kind]", documentKinds.join(", "))
      .argument("[file]", "the signed document")
      .option("--organization <file>", "Organization file with the key bindings", organizationDefault)
      .option("--registry <file>", "Registry evidence instead, in the shape of the official fixtures")
      .option("--historical", "judge a decision of the past: retained key history and a First-Admission Record")
      .option("--record <file>", "the First-Admission Record of the document")
      .option("--service <id>", "service that the Admission Log proved to have accepted it (default: the authority)")
      .option("--log <file|mission>", "judge a Group's whole log: a file, or what a running authority serves")
      .option("--store <config>", "with --log GROUP: read the store of this configuration, admissions included")
      .option("--admissions", "with --log: refuse a log without First-Admission Records")
      .option("--as <name>", "with --log of a running authority: the human who reads", "human")
      .option("--json", "print the verdict as JSON")
      .description(
        "verify a document in six stages, or a whole log; exits with 0 verified, 1 refused, 2 nothing judged",
      )
      .action(verify),
    "mwp verify agent-card .mwp/cards/worker.json",
    "mwp verify approval approval.json --historical --registry registry.json --record record.json --service urn:…",
    "mwp verify --log log.jsonl --registry registry.json",
    "mwp verify --log urn:uuid:… --store .mwp/config.json",
  );
}

function addExport(program: Command): void {
  const exporting = program
    .command("export")
    .description("write what proves a log, from the store of a stopped authority");
  examples(
    exporting
      .command("log")
      .argument("<groupId>")
      .requiredOption("--config <file>", "configuration that names the store")
      .description("write a Group's log with Commands and First-Admission Records, one JSON object a line")
      .action(exportLog),
    "mwp export log urn:uuid:… --config .mwp/config.json > log.jsonl",
  );
  examples(
    exporting
      .command("registry")
      .requiredOption("--config <file>", "configuration that names the store")
      .description("write all key bindings with their history, in the shape of the official fixtures")
      .action(exportRegistry),
    "mwp export registry --config .mwp/config.json > registry.json",
  );
}
