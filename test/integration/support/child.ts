import type { Event, Mission } from "../../../generated/types.ts";
import { signApproval } from "../../../lib/human/mod.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { randomUrn } from "../../../lib/wire/command.ts";
import { evidenceOf, selectionBasis } from "../../../server/cli/crew/papers.ts";
import type { Hand } from "./site.ts";
import { direct, type Office } from "./work.ts";

/** A child Mission and the WorkItem of its parent that it does. */
export interface Child {
  readonly missionId: string;
  readonly groupId: string;
  readonly workItemId: string;
}

/** Gives a WorkItem to a child Mission under another Coordinator. */
export async function foundChild(office: Office, workItemId: string, lead: Hand, deadline: string): Promise<Child> {
  const child = { missionId: randomUrn(), groupId: randomUrn() };
  await direct(office, "mission.create_child", {
    ...child,
    workItemId,
    coordinatorAgentId: lead.agent.agentId,
    objective: "Hang the cables",
    definitionOfDone: [{ criterionId: "hangs", description: "They hang.", evidenceRequired: ["reviewer_assessment"] }],
    budget: { modelTokenLimit: 900 },
    deadline,
    approvalPolicy: { finalHumanApproval: false, highRiskExecutionApproval: true },
    selectionBasis: selectionBasis(Date.now()),
  });
  return { ...child, workItemId };
}

/** The child's MissionOwner, an Agent by office, approves it and maps its result to the parent's contract. */
export async function approveChild(
  owner: Office,
  { parent, child, contentHash }: { readonly parent: Mission; readonly child: Child; readonly contentHash: string },
  missionRevision: number,
): Promise<Event> {
  const { hand, coordinatorEpoch } = owner;
  const { missionId, groupId, workItemId } = child;
  const approver = { type: "agent", id: hand.agent.agentId } as const;
  const approval = signApproval(
    {
      kind: "child_mission",
      decision: "approved",
      missionId,
      groupId,
      workItemId,
      missionRevision,
      artifactHashes: [contentHash],
    },
    { approver, signer: hand.author.signer, nowMs: Date.now() },
  );
  const place = { missionId: parent.missionId, groupId: parent.groupId, workItemId };
  const { signature: _, ...mapped } = evidenceOf("reviewer_assessment", place as never, {
    ...hand.author,
    artifactHashes: [contentHash],
  });
  const unsigned = { ...mapped, details: { approvalId: approval.approvalId } } as object as JsonObject;
  const parentEvidence = [signDocument("evidence", unsigned, hand.author.signer).document];
  return hand.send("mission.approve", groupId, { approval, parentEvidence, parentCoordinatorEpoch: coordinatorEpoch });
}
