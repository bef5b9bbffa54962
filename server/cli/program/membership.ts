import type { Command } from "commander";
import { changeMembership, endMembership } from "../membership/change.ts";
import { listMemberships, showMembership } from "../membership/read.ts";
import { asHuman, examples, several, whole } from "./options.ts";

const memberArgument = "name in the Organization file, or the member's ID or a part of it";

/** `mwp membership …`: who is in a Group, and as what. */
export function addMembershipVerbs(program: Command): void {
  const membership = program.command("membership").description("read, grant and end Memberships");
  const verb = (name: string): Command =>
    asHuman(membership.command(name)).argument("<mission>", "Mission or Group ID, or a unique part of one");
  examples(
    verb("list").description("list the members of a Mission's Group").action(listMemberships),
    "mwp membership list 3f6c0a1e",
  );
  examples(
    verb("show").argument("<member>", memberArgument).description("show one Membership").action(showMembership),
    "mwp membership show 3f6c0a1e worker",
  );
  examples(
    verb("change")
      .alias("invite")
      .argument("<member>", "name in the Organization file, or agent:ID or human:ID")
      .option("--role <role>", "worker, reviewer, observer or work_delegate", "worker")
      .option("--scope <scope>", "what it may do; several times (default: that of the role)", several)
      .option("--visible-from <sequence>", "the first Event it may see", whole("a sequence", 0))
      .option("--provisional-until <time>", "provisional: RFC 3339, or from now on: 45min, 2h, 7d")
      .option("--context-package <file>", "signed Context Package, for a provisional one")
      .description("grant a Membership, or change a live one, which gives it a new epoch")
      .action(changeMembership),
    "mwp membership invite 3f6c0a1e worker",
    "mwp membership change 3f6c0a1e human:urn:example:human:auditor --role observer --scope read",
  );
  examples(
    verb("end")
      .argument("<member>", memberArgument)
      .option("--reason <text>", "why")
      .description("end a Membership: its work is fenced, it reads nothing more")
      .action(endMembership),
    'mwp membership end 3f6c0a1e worker --reason "Not needed any more"',
  );
}
