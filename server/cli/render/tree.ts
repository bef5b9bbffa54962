import type { MissionTree } from "../../../lib/wire/http.ts";
import { stateText } from "./mission.ts";
import { type Style, shortId } from "./text.ts";

/** A Mission with those under it, each level further in. */
export function treeText(tree: MissionTree, style: Style, depth: number = 0): string {
  const line = `${"  ".repeat(depth)}${shortId(tree.missionId)}  ${stateText(tree.state, style)}  (Group ${shortId(tree.groupId)})`;
  return [line, ...tree.children.map((child) => treeText(child, style, depth + 1))].join("\n");
}
