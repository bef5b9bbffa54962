import type { ContextPackage } from "../../../generated/types.ts";
import { confirm } from "../confirm.ts";
import { UsageError } from "../exit.ts";
import { agentIdOf, findMissionDetail } from "../find.ts";
import { readJsonFile } from "../json-file.ts";
import { printReceipt } from "../receipt.ts";
import { type SeatOptions, sendIn, takeSeat } from "../seat.ts";
import { withIntroduction } from "./introduction.ts";

/** `mwp mission cancel MISSION REASON`: ends the Mission and everything under it, for good. */
export async function cancel(
  text: string,
  reason: string,
  options: SeatOptions & { readonly yes?: boolean },
): Promise<void> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  await confirm(`Cancel "${detail.mission.objective}" and all its work?`, options);
  const receipt = await sendIn(seat, detail, { kind: "mission.cancel", payload: { reason } });
  printReceipt(options.json, "mission.cancelled", { receipt });
}

/** Options of `mwp mission replace-coordinator`. */
export interface ReplaceOptions extends SeatOptions {
  readonly agent: string;
  readonly reason?: string;
  readonly contextPackage?: string;
  readonly contextPackageId?: string;
}

/**
 * `mwp mission replace-coordinator MISSION --agent AGENT`: another Agent coordinates from now on, under the next Coordinator
 * Epoch; the former one is fenced (MWP-MSN-005, MWP-MSN-006).
 */
export async function replaceCoordinator(text: string, options: ReplaceOptions): Promise<void> {
  const { agent, reason, contextPackage: file, contextPackageId } = options;
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const coordinatorAgentId = agentIdOf(seat.organization, agent);
  const coordinatorEpoch = detail.mission.coordinator.coordinatorEpoch + 1;
  const payload = {
    coordinatorAgentId,
    coordinatorEpoch,
    ...(reason !== undefined && { reason }),
    ...(file !== undefined && { contextPackage: readJsonFile(file) as object as ContextPackage }),
    ...(contextPackageId !== undefined && { contextPackageId }),
  };
  const receipt = await withIntroduction(seat.organization, coordinatorAgentId, () =>
    sendIn(seat, detail, { kind: "mission.assign_coordinator", payload }),
  );
  const facts = { coordinator: coordinatorAgentId, coordinatorEpoch: String(coordinatorEpoch) };
  printReceipt(options.json, "mission.coordinator.assigned", { receipt, facts });
}

/**
 * `mwp mission direct MISSION TEXT`: a directive of the MissionOwner to the Coordinator, as a Message in the planning
 * Conversation. A Message authorizes nothing (MWP-FND-014): the Coordinator acts on it by Commands of its own.
 */
export async function direct(text: string, words: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const planning = detail.conversations.find(({ type }) => type === "group");
  if (planning === undefined) throw new UsageError("you have no access to the planning Conversation of this Mission");
  const { conversationId } = planning;
  const mentions = [{ type: "agent" as const, id: detail.mission.coordinator.agentId }];
  const payload = { conversationId, content: words, mentions };
  const receipt = await sendIn(seat, detail, { kind: "message.post", payload, fields: { conversationId } });
  printReceipt(options.json, "message.posted to the Coordinator; it authorizes nothing", { receipt });
}
