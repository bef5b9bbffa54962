import type { Command } from "../../generated/types.ts";
import type { MissionFact } from "../../lib/core/mod.ts";
import type { Fence, MissionRow, Store } from "../store/port.ts";

/** What a Command rests on outside of its Group, as of the last durable Events there. */
export interface Elsewhere {
  readonly missions: readonly MissionFact[];
  /** For the append to check again: the parent's Coordinator may change until it commits (P25). */
  readonly parent?: Fence["parent"];
}

type Index = Pick<Store, "findMission" | "missionOfGroup" | "childMissions">;

const nothing: Elsewhere = { missions: [] };

/**
 * Kinds by which the owner of a child Mission decides on it: an Agent does as its parent's Coordinator (P25), and states
 * the epoch it does it under.
 */
const ownersKinds: ReadonlySet<string> = new Set(["mission.approve", "mission.request_changes", "mission.cancel"]);

/**
 * Looks up the Missions that a Command rests on: one that it names, the parent of what its owner decides, the children of
 * one that gets another Coordinator. Most Commands rest on none.
 */
export function lookElsewhere(command: Command, index: Index): Promise<Elsewhere> | Elsewhere {
  const { kind, payload, groupId } = command;
  const { followUpToMissionId } = payload;
  if (typeof followUpToMissionId === "string") return lookUp(followUpToMissionId, index);
  if (groupId === undefined) return nothing;
  if (kind === "mission.assign_coordinator") return lookUpChildren(groupId, index);
  return ownersKinds.has(kind) ? lookUpParent(command, groupId, index) : nothing;
}

async function lookUpChildren(groupId: string, index: Index): Promise<Elsewhere> {
  return { missions: (await index.childMissions(groupId)).map(factOf) };
}

async function lookUp(missionId: string, index: Index): Promise<Elsewhere> {
  const row = await index.findMission(missionId);
  return row === undefined ? nothing : { missions: [factOf(row)] };
}

async function lookUpParent({ payload }: Command, groupId: string, index: Index): Promise<Elsewhere> {
  const { parentMissionId, parentGroupId } = (await index.missionOfGroup(groupId)) ?? {};
  if (parentMissionId === undefined || parentGroupId === undefined) return nothing;
  const parent = await lookUp(parentMissionId, index);
  const { parentCoordinatorEpoch: coordinatorEpoch } = payload;
  if (typeof coordinatorEpoch !== "number") return parent;
  return { ...parent, parent: { groupId: parentGroupId, coordinatorEpoch } };
}

function factOf({ parentGroupId: _, state, ...row }: MissionRow): MissionFact {
  return { ...row, state: state as MissionFact["state"] };
}
