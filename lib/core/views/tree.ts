import type { ChildLink, MissionState } from "../../../generated/types.ts";
import type { GroupState } from "../state.ts";

/** A Mission and its children, as far as they can be read. */
export interface MissionTree {
  readonly missionId: string;
  readonly groupId: string;
  readonly state: MissionState;
  readonly children: readonly MissionTree[];
}

/** The child Missions that a Group's WorkItems link to, in the order of the WorkItems (MWP-MSN-024). */
export function childLinks({ workItems }: GroupState): readonly { workItemId: string; link: ChildLink }[] {
  return [...workItems.values()].flatMap(({ document: { workItemId }, child }) =>
    child === undefined ? [] : [{ workItemId, link: child }],
  );
}

/**
 * The tree below a Mission. `stateOf` gives the states of the Groups that may be read; a child beyond them is shown as its
 * parent knows it, without what is below. Undefined before the Mission is founded.
 */
export function missionTree(
  state: GroupState,
  stateOf: (groupId: string) => GroupState | undefined,
): MissionTree | undefined {
  if (state.mission === undefined) return undefined;
  const { missionId, groupId, state: phase } = state.mission.document;
  const children = childLinks(state).map(({ link }) => {
    const child = stateOf(link.groupId);
    return (child && missionTree(child, stateOf)) ?? leafOf(link);
  });
  return { missionId, groupId, state: phase, children };
}

function leafOf({ missionId, groupId, state }: ChildLink): MissionTree {
  return { missionId, groupId, state, children: [] };
}
