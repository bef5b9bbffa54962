import { findMission, findWorkItem } from "../find.ts";
import { print } from "../output.ts";
import { workCard, workTable } from "../render/work.ts";
import { type SeatOptions, takeSeat } from "../seat.ts";

/** `mwp work list MISSION`: the WorkItems of a Mission and what is proposed. */
export async function listWork(text: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const { mission } = await findMission(seat.reader, text);
  const work = await seat.reader.work(mission.missionId);
  print(options.json, { text: workTable(work, seat.view()), value: work });
}

/** `mwp work show MISSION WORKITEM`: contract, owner, leases, Evidence, blockers, gate. */
export async function showWork(text: string, item: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const { mission } = await findMission(seat.reader, text);
  const view = findWorkItem(await seat.reader.work(mission.missionId), item);
  print(options.json, { text: workCard(view, seat.view()), value: view });
}
