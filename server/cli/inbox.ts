import { print } from "./output.ts";
import { inboxTable } from "./render/inbox.ts";
import { type SeatOptions, takeSeat } from "./seat.ts";

/** `mwp inbox`: what waits for the human in all its Missions, or what it should know of (MWP-MSN-013). */
export async function inbox(options: SeatOptions & { readonly actionable?: boolean }): Promise<void> {
  const seat = takeSeat(options);
  const all = await seat.reader.inbox();
  const notices = options.actionable === true ? all.filter(({ actionable }) => actionable) : all;
  print(options.json, { text: inboxTable(notices, seat.view()), value: notices });
}
