import type { MissionCreateCommandPayload } from "../../generated/types.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";

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
