import type { Membership } from "../../../generated/types.ts";
import type { View } from "./mission.ts";
import { type CardLine, card, table } from "./table.ts";
import { instant, plain, relative, who } from "./text.ts";

/** The Memberships of a Group, one a line. */
export function membershipTable(memberships: readonly Membership[], { style, nowMs }: View): string {
  return table(
    memberships,
    [
      { title: "MEMBER", cell: ({ member }) => who(member) },
      { title: "ROLE", cell: ({ role }) => role },
      { title: "STATE", cell: ({ state }) => (state === "ended" ? style.dim(state) : state) },
      { title: "EPOCH", cell: ({ membershipEpoch }) => String(membershipEpoch) },
      { title: "SCOPES", cell: ({ scopes }) => scopes.map(plain).join(", ") },
      { title: "SINCE", cell: ({ grantedAt }) => relative(grantedAt, nowMs) },
    ],
    { style, none: "The Group has no members." },
  );
}

/** One Membership whole. */
export function membershipCard(membership: Membership, { style, nowMs }: View): string {
  const { member, role, state, membershipEpoch, scopes, visibilityStartSequence, grantedAt } = membership;
  const { activatedAt, endedAt, provisionalExpiresAt, contextPackageId, delegationGrants } = membership;
  const at = (timestamp: string | undefined): string | undefined => timestamp && instant(timestamp, nowMs);
  const lines: readonly CardLine[] = [
    ["Membership", membership.membershipId],
    ["member", `${member.type} ${member.id}`],
    ["role", role],
    ["state", `${state}, Membership Epoch ${membershipEpoch}`],
    ["scopes", scopes.map(plain).join(", ")],
    ["sees from", `Event ${visibilityStartSequence}`],
    ["granted", at(grantedAt)],
    ["activated", at(activatedAt)],
    ["provisional", provisionalExpiresAt && `until ${instant(provisionalExpiresAt, nowMs)}`],
    ["Context Package", contextPackageId],
    ["grants", delegationGrants?.map(({ grantId }) => grantId)],
    ["ended", at(endedAt)],
  ];
  return card(who(member), lines, style);
}
