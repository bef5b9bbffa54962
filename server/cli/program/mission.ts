import type { Command } from "commander";
import { createMission, followUp } from "../mission/create.ts";
import { approve, requestChanges } from "../mission/decide.ts";
import { listMissions, showMission, showTree } from "../mission/read.ts";
import { cancel, direct, replaceCoordinator } from "../mission/steer.ts";
import { asHuman, examples, several } from "./options.ts";

const missionArgument = "Mission or Group ID, or a unique part of one";

/** `mwp mission …`: founding, reading and steering Missions. */
export function addMissionVerbs(program: Command): void {
  const mission = withTerms(asHuman(program.command("mission")))
    .argument("[objective]", "short for `mission create`")
    .description("found, read and steer Missions as a human of the Organization")
    .action(createMission);

  examples(
    withTerms(asHuman(mission.command("create")))
      .argument("[objective]", "what the Mission is to achieve")
      .option("--file <file>", "terms as JSON: any member of the mission.create payload")
      .description("found a Mission for a Coordinator")
      .action(createMission),
    'mwp mission create "Write a haiku about leases" --deadline 7d --budget modelTokenLimit=100000',
    'mwp mission create "Build the bridge" --done "stands: It carries 40 t [test_report, human_review]"',
    "mwp mission create --file mission.json",
  );
  examples(
    asHuman(mission.command("list")).description("list the Missions you are a member of").action(listMissions),
    "mwp mission list",
  );
  examples(
    asHuman(mission.command("show"))
      .argument("<mission>", missionArgument)
      .description("show one Mission: state, Coordinator, criteria, progress, submission, Approvals")
      .action(showMission),
    "mwp mission show 3f6c0a1e",
  );
  examples(
    asHuman(mission.command("tree"))
      .argument("<mission>", missionArgument)
      .description("show a Mission with its child Missions")
      .action(showTree),
    "mwp mission tree 3f6c0a1e",
  );
  addDecisions(mission);
  addSteering(mission);
}

function addDecisions(mission: Command): void {
  examples(
    asHuman(mission.command("approve"))
      .argument("<mission>", missionArgument)
      .option("--yes", "decide without being asked")
      .option("--comments <text>", "said in the Approval")
      .option(
        "--sign-only",
        "print the signed Approval and send nothing: for the Parent Coordinator of a child Mission",
      )
      .description("approve what was submitted: signs exactly that Mission revision and Artifact set")
      .action(approve),
    "mwp mission approve 3f6c0a1e",
    'mwp mission approve 3f6c0a1e --yes --comments "Well done" --json',
  );
  examples(
    asHuman(mission.command("request-changes"))
      .argument("<mission>", missionArgument)
      .argument("<comments>", "what is to change")
      .option("--yes", "decide without being asked")
      .description("send what was submitted back, by a signed decision; the same Mission goes on")
      .action(requestChanges),
    'mwp mission request-changes 3f6c0a1e "The second line has eight syllables" --yes',
  );
}

function addSteering(mission: Command): void {
  examples(
    withTerms(asHuman(mission.command("follow-up")))
      .argument("<mission>", "the approved Mission")
      .argument("[objective]", "what the new one is to achieve")
      .option("--file <file>", "terms as JSON: any member of the mission.create payload")
      .option("--revoke <approvalId>", "take the Approval of the approved Mission back, by a signed decision")
      .option("--comments <text>", "why it is taken back")
      .option("--yes", "revoke without being asked")
      .description("found a Mission that follows an approved one, which stays as it is")
      .action(followUp),
    'mwp mission follow-up 3f6c0a1e "Translate the haiku"',
    'mwp mission follow-up 3f6c0a1e "Repair the bridge" --revoke urn:uuid:… --comments "It fell"',
  );
  examples(
    asHuman(mission.command("cancel"))
      .argument("<mission>", missionArgument)
      .argument("<reason>")
      .option("--yes", "cancel without being asked")
      .description("end a Mission and everything under it, for good")
      .action(cancel),
    'mwp mission cancel 3f6c0a1e "Not needed any more" --yes',
  );
  examples(
    asHuman(mission.command("replace-coordinator"))
      .argument("<mission>", missionArgument)
      .requiredOption("--agent <agent>", "the new Coordinator: name in the Organization file, or Agent ID")
      .option("--reason <text>", "why")
      .option(
        "--context-package <file>",
        "signed Context Package that is handed over; the latest published one by default",
      )
      .option("--context-package-id <id>", "published Context Package that is handed over")
      .description("let another Agent coordinate once the Coordinator lease is over; the former one is fenced")
      .action(replaceCoordinator),
    "mwp mission replace-coordinator 3f6c0a1e --agent worker",
  );
  examples(
    asHuman(mission.command("direct"))
      .argument("<mission>", missionArgument)
      .argument("<text>", "the directive")
      .description(
        "direct the Coordinator by a Message in the planning Conversation. A Message never authorizes anything: " +
          "what follows from it are Commands of the Coordinator, or your own decisions",
      )
      .action(direct),
    'mwp mission direct 3f6c0a1e "Please take the metre of Bashō"',
  );
}

/** The terms of a new Mission as options. */
function withTerms(command: Command): Command {
  return command
    .option("--coordinator <agent>", "name in the Organization file, or Agent ID (default: coordinator)")
    .option("--done <criterion>", 'criterion "id: what must hold [evidence, …]"; several times', several)
    .option("--budget <name=number>", "a limit of the budget, or currency=EUR; several times", several)
    .option("--deadline <time>", "RFC 3339, or from now on: 45min, 2h, 7d (default: 7d)")
    .option("--priority <class>", "routine, normal, high or critical");
}
