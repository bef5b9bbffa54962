import { findMission, findMissionDetail } from "../find.ts";
import { print } from "../output.ts";
import { missionCard, missionTable } from "../render/mission.ts";
import { treeText } from "../render/tree.ts";
import { type SeatOptions, takeSeat } from "../seat.ts";

/** `mwp mission list`: the Missions the human is a member of. */
export async function listMissions(options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const missions = await seat.reader.missions();
  print(options.json, { text: missionTable(missions, seat.view()), value: missions });
}

/** `mwp mission show MISSION`: one Mission whole. */
export async function showMission(text: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  print(options.json, { text: missionCard(detail, seat.view()), value: detail });
}

/** `mwp mission tree MISSION`: a Mission with its child Missions, as far as the human may read them (SUP-08). */
export async function showTree(text: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const { mission } = await findMission(seat.reader, text);
  const tree = await seat.reader.tree(mission.missionId);
  print(options.json, { text: treeText(tree, seat.view().style), value: tree });
}
