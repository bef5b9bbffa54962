import { foundsGroup } from "../../lib/core/mod.ts";
import { formatInstantMs } from "../../lib/format/timestamp.ts";
import { isDeeperThan } from "../../lib/json/depth.ts";
import { commandBytesMax, commandDepthMax } from "../limits.ts";
import { admissionFault, earlyAnswer } from "./checks.ts";
import type { Lane } from "./lane.ts";
import type { Lanes } from "./lanes.ts";
import type { MembershipIndex } from "./membership-index.ts";
import { prepare } from "./prepare.ts";
import type { LaneServices } from "./services.ts";
import { type CommandTask, refusal } from "./task.ts";

/** The door from a verified Command to the lane that decides it. */
export interface Intake {
  /** Settles the task exactly once, now or later. Commands of one actor in one Group keep their order. */
  submit(task: CommandTask): void;
  /** Takes nothing more: whoever comes now is told to try again. */
  stop(): void;
}

/**
 * Who may reach a lane is settled before any lane is touched (P30): a Principal that never was a member learns the same,
 * with the same work, whether the Group exists or not.
 */
export function createIntake(lanes: Lanes, index: MembershipIndex, services: LaneServices): Intake {
  /** Commands whose Membership the store is being asked for, by actor and Group. */
  const asking = new Map<string, Promise<void>>();
  let isStopped = false;

  function offer(lane: Lane<unknown>, task: CommandTask): void {
    if (!lane.offer(task))
      task.settle(
        refusal("BACKPRESSURE", "the Group cannot take more Commands at present", {
          retryAfterMs: services.retryAfterMs(),
        }),
      );
  }

  async function ask(groupId: string, task: CommandTask): Promise<void> {
    const { actor } = task.command;
    const row = await index.find(groupId, actor.type, actor.id);
    if (row !== undefined) return offer(lanes.group(groupId), task);
    const prepared = await prepare(task, services);
    const nowMs = services.clock.nowMs();
    const early = earlyAnswer(prepared, services, nowMs);
    if (early !== undefined) return task.settle(early);
    const unadmitted = admissionFault(prepared.task, formatInstantMs(nowMs), services);
    task.settle(unadmitted ?? refusal("GROUP_NOT_FOUND", "there is no such Group for this actor"));
  }

  return {
    stop() {
      isStopped = true;
    },
    submit(task) {
      const { groupId, actor, kind } = task.command;
      if (isStopped) {
        const retryAfterMs = services.retryAfterMs();
        return task.settle(refusal("BACKPRESSURE", "the authority is stopping", { retryAfterMs }));
      }
      if (task.verified.signingBytes.length > commandBytesMax)
        return task.settle(refusal("PROTOCOL_VIOLATION", `the Command has more than ${commandBytesMax} bytes`));
      if (isDeeperThan(task.command, commandDepthMax))
        return task.settle(
          refusal("PROTOCOL_VIOLATION", `the Command is nested deeper than ${commandDepthMax} levels`),
        );
      if (groupId === undefined) return offer(lanes.organization, task);
      const key = `${actor.type} ${actor.id} ${groupId}`;
      const before = asking.get(key);
      const isOpen = (): boolean =>
        foundsGroup(kind) || actor.type === "service" || index.known(groupId, actor.type, actor.id) !== undefined;
      if (before === undefined && isOpen()) return offer(lanes.group(groupId), task);
      const mine = (before ?? Promise.resolve())
        .then(() => (isOpen() ? offer(lanes.group(groupId), task) : ask(groupId, task)))
        .catch((error: unknown) => {
          services.fault(error, groupId);
          task.settle(
            refusal("INTERNAL_ERROR", "the authority could not complete this; it may be sent again unchanged"),
          );
        })
        .finally(() => {
          if (asking.get(key) === mine) asking.delete(key);
        });
      asking.set(key, mine);
    },
  };
}
