import { formatInstantMs } from "../../lib/format/timestamp.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import { agentOf, humanOf, knownPrincipal } from "./clients.ts";
import { type Organization, readOrganization } from "./organization.ts";

const weekMs = 7 * 24 * 3_600_000;

/** The payload of a Mission with everything it must declare (MWP-MSN-001), on modest terms. */
export function missionPayload(
  objective: string,
  coordinatorAgentId: string,
  nowMs: number,
): JsonObject & { readonly missionId: string; readonly groupId: string } {
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
  process.stdout.write(
    `mission.created as Event ${receipt.sequence} of the Group\n  mission  ${payload.missionId}\n  group    ${payload.groupId}\n  event    ${receipt.eventId}\n\nTry next:\n  npx mwp watch ${payload.groupId}\n  npx mwp say ${payload.groupId} "Good morning"\n`,
  );
}

/** Lets an Agent open a Session and leave again. */
export async function introduce(organization: Organization, name: string): Promise<void> {
  const agent = await agentOf(organization, name);
  await agent.ping();
  await agent.close();
}
