import { findMembership, findMissionDetail } from "../find.ts";
import { print } from "../output.ts";
import { membershipCard, membershipTable } from "../render/membership.ts";
import { type SeatOptions, takeSeat } from "../seat.ts";

/** `mwp membership list MISSION`. */
export async function listMemberships(text: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const { memberships } = await findMissionDetail(seat.reader, text);
  print(options.json, { text: membershipTable(memberships, seat.view()), value: memberships });
}

/** `mwp membership show MISSION MEMBER`. */
export async function showMembership(text: string, member: string, options: SeatOptions): Promise<void> {
  const seat = takeSeat(options);
  const { memberships } = await findMissionDetail(seat.reader, text);
  const found = findMembership(memberships, member, seat.organization);
  print(options.json, { text: membershipCard(found, seat.view()), value: found });
}
