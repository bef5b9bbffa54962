import { missionTree } from "../../lib/core/mod.ts";
import type { MissionTree } from "../../lib/wire/http.ts";
import { treeMissionsMax } from "../limits.ts";
import type { Caller } from "./callers.ts";
import { answered, type QueryServices } from "./missions.ts";
import type { Reading } from "./reading.ts";
import type { Handler } from "./router.ts";

/**
 * `GET /v0.1/missions/{missionId}/tree`: the Mission and what descends from it, as far as the caller is a member: the root
 * human is one of every descendant Group, a Parent Coordinator owns the children (P26, MWP-MSN-026).
 */
export function treeEndpoint({ callers, reading }: QueryServices): Handler {
  return callers.required(async (_, { missionId = "" }, caller) => {
    const read = await reading.mission(caller, missionId, (state) => missionTree(state, () => undefined));
    if (!read.ok || read.value === undefined) return answered(read, "Mission");
    const seen = new Set([read.groupId]);
    const children = await below(reading, caller, read.value.children, seen);
    return answered({ ...read, value: { ...read.value, children } }, "Mission");
  });
}

/** Children as they are themselves where the caller may read them, else as their parent knows them. */
async function below(
  reading: Reading,
  caller: Caller,
  leaves: readonly MissionTree[],
  seen: Set<string>,
): Promise<readonly MissionTree[]> {
  const trees: MissionTree[] = [];
  for (const leaf of leaves) {
    const isNew = seen.size < treeMissionsMax && !seen.has(leaf.groupId);
    seen.add(leaf.groupId);
    const read = isNew
      ? await reading.group(caller, leaf.groupId, (state) => missionTree(state, () => undefined))
      : undefined;
    if (read?.ok !== true || read.value === undefined) trees.push(leaf);
    else trees.push({ ...read.value, children: await below(reading, caller, read.value.children, seen) });
  }
  return trees;
}
