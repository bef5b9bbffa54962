import type { GroupState, OrganizationState } from "../../lib/core/mod.ts";
import type { Clock } from "../clock.ts";
import { laneIdleMsMax } from "../limits.ts";
import type { Lane } from "./lane.ts";

/** The lanes of this process: the Organization's, always there, and one per Group in use. */
export interface Lanes {
  readonly organization: Lane<OrganizationState>;
  /** The lane of a Group, opened when first asked for. */
  group(groupId: string): Lane<GroupState>;
  /** Resolves once the Group has applied the intents that it was told of; at once where there are none. */
  caughtUp(groupId: string): Promise<void> | undefined;
  /** Lets go of the lanes nobody used for a while, of those that hold nothing at once. `isWatched` Groups stay. */
  evict(isWatched: (groupId: string) => boolean): void;
  readonly areIdle: boolean;
}

/** Lanes made by the two factories. */
export function createLanes(
  clock: Clock,
  organization: Lane<OrganizationState>,
  open: (groupId: string) => Lane<GroupState>,
): Lanes {
  const groups = new Map<string, Lane<GroupState>>();
  return {
    organization,
    group(groupId) {
      const known = groups.get(groupId);
      if (known !== undefined) return known;
      const lane = open(groupId);
      groups.set(groupId, lane);
      return lane;
    },
    caughtUp: (groupId) => groups.get(groupId)?.catchingUp,
    evict(isWatched) {
      const before = clock.nowMs() - laneIdleMsMax;
      for (const [groupId, lane] of groups) {
        const isOver = lane.isEmpty || lane.usedAtMs < before;
        if (lane.isIdle && isOver && !isWatched(groupId)) groups.delete(groupId);
      }
    },
    get areIdle() {
      return organization.isIdle && [...groups.values()].every((lane) => lane.isIdle);
    },
  };
}
