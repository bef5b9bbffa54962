import type {
  ContextPackage,
  MembershipChangeCommandPayload,
  MembershipEndCommandPayload,
} from "../../../generated/types.ts";
import { UsageError } from "../exit.ts";
import { findMembership, findMissionDetail, principalOf } from "../find.ts";
import { readJsonFile } from "../json-file.ts";
import { printReceipt } from "../receipt.ts";
import { type SeatOptions, sendIn, takeSeat } from "../seat.ts";
import { parseTime } from "../times.ts";

/** Options of `mwp membership change`. */
export interface GrantOptions {
  readonly role: string;
  readonly scope?: readonly string[];
  readonly provisionalUntil?: string;
  readonly contextPackage?: string;
  readonly visibleFrom?: number;
}

const roles = ["worker", "reviewer", "observer", "work_delegate"] as const;
const scopeOfRole: Readonly<Record<(typeof roles)[number], string>> = {
  worker: "work",
  reviewer: "review",
  observer: "read",
  work_delegate: "work",
};

/** `mwp membership change MISSION MEMBER`, also `invite`: grants a Membership, or changes one under a new epoch (P34, P35). */
export async function changeMembership(
  text: string,
  member: string,
  options: SeatOptions & GrantOptions,
): Promise<void> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const principal = principalOf(seat.organization, member);
  const payload = { member: principal, ...grantOf(options, Date.now()) } as MembershipChangeCommandPayload;
  const receipt = await sendIn(seat, detail, { kind: "membership.change", payload });
  printReceipt(options.json, "membership.changed", { receipt, facts: { member: principal.id, role: payload.role } });
}

/** The grant as it was typed; a provisional one needs its end and a Context Package (MWP-MSN-018). */
export function grantOf(options: GrantOptions, nowMs: number): Omit<MembershipChangeCommandPayload, "member"> {
  const { scope, provisionalUntil, contextPackage, visibleFrom } = options;
  const role = roles.find((known) => known === options.role);
  if (role === undefined) throw new UsageError(`${options.role} is no role to grant: say ${roles.join(", ")}`);
  if ((provisionalUntil === undefined) !== (contextPackage === undefined))
    throw new UsageError("a provisional Membership takes both --provisional-until and --context-package");
  const [first = scopeOfRole[role], ...more] = scope ?? [];
  const granted = {
    role,
    scopes: [first, ...more] as [string, ...string[]],
    ...(visibleFrom !== undefined && { visibilityStartSequence: visibleFrom }),
  };
  if (provisionalUntil === undefined || contextPackage === undefined) return { ...granted, state: "active" };
  return {
    ...granted,
    state: "provisional",
    provisionalExpiresAt: parseTime(provisionalUntil, nowMs),
    contextPackage: readJsonFile(contextPackage) as object as ContextPackage,
  };
}

/** `mwp membership end MISSION MEMBER`: the member reads and does nothing more from there on. */
export async function endMembership(
  text: string,
  member: string,
  options: SeatOptions & { readonly reason?: string },
): Promise<void> {
  const seat = takeSeat(options);
  const detail = await findMissionDetail(seat.reader, text);
  const { member: principal } = findMembership(detail.memberships, member, seat.organization);
  const payload = { member: principal, ...(options.reason !== undefined && { reason: options.reason }) };
  const receipt = await sendIn(seat, detail, {
    kind: "membership.end",
    payload: payload as MembershipEndCommandPayload,
  });
  printReceipt(options.json, "membership.ended", { receipt, facts: { member: principal.id } });
}
