import type { MissionCreateCommandPayload } from "../../generated/types.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { agentOf, humanOf, knownPrincipal } from "./clients.ts";
import { type Organization, organizationDefault, readOrganization } from "./organization.ts";

const weekMs = 7 * 24 * 3_600_000;

/** The payload of a Mission with everything it must declare (MWP-MSN-001), on modest terms. */
export function missionPayload(
  objective: string,
  coordinatorAgentId: string,
  nowMs: number,
): MissionCreateCommandPayload {
  const id = crypto.randomUUID();
  return {
    missionId: `urn:uuid:${id}`,
    groupId: `urn:uuid:${crypto.randomUUID()}`,
    coordinatorAgentId,
    objective,
    definitionOfDone: [
      {
        criterionId: "accepted",
        description: "The MissionOwner accepts the result.",
        evidenceRequired: ["human_review"],
      },
    ],
    budget: { modelTokenLimit: 100_000, toolCallLimit: 100 },
    deadline: formatInstantMs(nowMs + weekMs),
    approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
  };
}

/** `mwp mission OBJECTIVE`: the human creates a Mission for the Coordinator of the development Organization. */
export async function mission(
  objective: string,
  {
    organization: file,
    as,
    coordinator,
  }: { readonly organization: string; readonly as: string; readonly coordinator: string },
): Promise<void> {
  const organization = readOrganization(file);
  // A Coordinator must have opened a Session once before it can be given a Mission (P15); here its key is at hand.
  await introduce(organization, coordinator);
  const payload = missionPayload(objective, knownPrincipal(organization, coordinator).principal.id, Date.now());
  const receipt = await humanOf(organization, as).sendCommand("mission.create", { groupId: payload.groupId, payload });
  const { missionId, groupId } = payload;
  const option = file === organizationDefault ? "" : ` --organization ${file}`;
  const lines = [
    `mission.created as Event ${receipt.sequence} of the Group`,
    `  mission  ${missionId}`,
    `  group    ${groupId}`,
    `  event    ${receipt.eventId}`,
    "",
    "Try next, each in a terminal of its own:",
    `  npx mwp watch${option} ${groupId}`,
    `  npx mwp say${option} ${groupId} "Good morning"`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Lets an Agent open a Session and leave again. */
export async function introduce(organization: Organization, name: string): Promise<void> {
  const agent = await agentOf(organization, name);
  await agent.ping();
  await agent.close();
}
