import type { Clock } from "../wire/clock.ts";
import { MwpError } from "../wire/mwp-error.ts";
import type { Groups } from "./groups.ts";
import type { OwnMembership } from "./membership.ts";
import type { Notices } from "./notices.ts";
import type { AgentNotices } from "./options.ts";

/**
 * The Membership a Command is sent under. Right after subscribing it may still be on its way, so a subscribed Group is
 * waited for; otherwise, and after `waitMs`, rejects with {@link MwpError} `MEMBERSHIP_UNKNOWN`.
 */
export function awaitMembership(
  groupId: string,
  options: {
    readonly groups: Pick<Groups, "membership" | "has">;
    readonly notices: Notices<AgentNotices>;
    readonly clock: Clock;
    readonly waitMs: number;
  },
): Promise<OwnMembership> {
  const { groups, notices, clock, waitMs } = options;
  const known = groups.membership(groupId);
  if (known !== undefined) return Promise.resolve(known);
  const unknown = new MwpError("MEMBERSHIP_UNKNOWN", "no Membership of this Agent in the Group is known");
  if (!groups.has(groupId)) return Promise.reject(unknown);
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      stopEvents();
      stopStates();
    };
    const fail = (): void => {
      stop();
      reject(unknown);
    };
    const cancel = clock.after(waitMs, fail);
    const stopEvents = notices.on("event", () => {
      const membership = groups.membership(groupId);
      if (membership === undefined) return;
      stop();
      resolve(membership);
    });
    const stopStates = notices.on("state", (state) => {
      if (state === "closed") fail();
    });
  });
}
