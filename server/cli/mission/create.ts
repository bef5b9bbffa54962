import type { MissionCreateCommandPayload } from "../../../generated/types.ts";
import type { CommandReceipt } from "../../../lib/human/mod.ts";
import { signRevocation } from "../../../lib/human/mod.ts";
import type { MissionDetail } from "../../../lib/wire/http.ts";
import { confirm } from "../confirm.ts";
import { UsageError } from "../exit.ts";
import { findMissionDetail } from "../find.ts";
import { organizationDefault } from "../organization.ts";
import { print } from "../output.ts";
import { printReceipt } from "../receipt.ts";
import { type Seat, type SeatOptions, takeSeat } from "../seat.ts";
import { withIntroduction } from "./introduction.ts";
import { missionTerms, type TermsOptions } from "./terms.ts";

/** Options of `mwp mission create`. */
export interface CreateOptions extends SeatOptions, TermsOptions {}

/** `mwp mission create [OBJECTIVE]`, and `mwp mission OBJECTIVE`: the human founds a Mission (MWP-MSN-001). */
export async function createMission(objective: string | undefined, options: CreateOptions): Promise<void> {
  const seat = takeSeat(options);
  const payload = missionTerms(objective, options, { organization: seat.organization, nowMs: Date.now() });
  const { missionId, groupId } = payload;
  const receipt = await withIntroduction(seat.organization, payload.coordinatorAgentId, () =>
    seat.client.sendCommand("mission.create", { groupId, payload }),
  );
  const text = createdText(receipt, payload, options.organization);
  print(options.json, { text, value: { ...receipt, missionId, groupId } });
}

function createdText(
  receipt: CommandReceipt,
  { missionId, groupId }: MissionCreateCommandPayload,
  organization: string,
): string {
  const option = organization === organizationDefault ? "" : ` --organization ${organization}`;
  return [
    `mission.created as Event ${receipt.sequence} of the Group`,
    `  mission  ${missionId}`,
    `  group    ${groupId}`,
    `  event    ${receipt.eventId}`,
    "",
    "Try next, each in a terminal of its own:",
    `  npx mwp watch${option} ${groupId}`,
    `  npx mwp say${option} ${groupId} "Good morning"`,
    `  npx mwp crew${option} ${groupId}`,
  ].join("\n");
}

/** Options of `mwp mission follow-up`. */
export interface FollowUpOptions extends CreateOptions {
  readonly revoke?: string;
  readonly comments?: string;
  readonly yes?: boolean;
}

/**
 * `mwp mission follow-up MISSION [OBJECTIVE]`: a new Mission after an approved one, which stays as it is; `--revoke` takes
 * its Approval back by a signed decision beside it (MWP-MSN-002).
 */
export async function followUp(text: string, objective: string | undefined, options: FollowUpOptions): Promise<void> {
  const seat = takeSeat(options);
  const approved = await findMissionDetail(seat.reader, text);
  const coordinator = options.coordinator ?? approved.mission.coordinator.agentId;
  const terms = missionTerms(
    objective,
    { ...options, coordinator },
    { organization: seat.organization, nowMs: Date.now() },
  );
  const revocation = await revocationOf(seat, approved, options);
  const payload = {
    ...terms,
    followUpToMissionId: approved.mission.missionId,
    ...(revocation !== undefined && { revocation }),
  };
  const { missionId, groupId } = payload;
  const receipt = await withIntroduction(seat.organization, payload.coordinatorAgentId, () =>
    seat.client.sendCommand("mission.create_follow_up", { groupId, payload }),
  );
  const facts = { missionId, groupId, ...(revocation !== undefined && { revocationId: revocation.approvalId }) };
  printReceipt(options.json, "mission.follow_up.created", { receipt, facts });
}

async function revocationOf(
  seat: Seat,
  { mission, approvals, submission }: MissionDetail,
  { revoke, comments = "", yes = false }: FollowUpOptions,
): Promise<ReturnType<typeof signRevocation> | undefined> {
  if (revoke === undefined) return undefined;
  const revoked = approvals.find(({ approvalId }) => approvalId === revoke);
  if (revoked === undefined)
    throw new UsageError(`the Mission has no Approval ${revoke}; \`mwp mission show\` names them`);
  await confirm(`Revoke Approval ${revoke} of revision ${revoked.missionRevision}?`, { yes });
  const { missionId, groupId } = mission;
  const artifactHashes = [...(submission?.artifactHashes ?? [])];
  const { approvalId, missionRevision } = revoked;
  return signRevocation({ approvalId, missionId, groupId, missionRevision, artifactHashes }, comments, seat.approver());
}
