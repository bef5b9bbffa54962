import type { Actor, Membership } from "../../generated/types.ts";
import type { HttpClient } from "../../lib/human/api.ts";
import type { MissionDetail, MissionSummary, WorkItemView, WorkList } from "../../lib/wire/http.ts";
import { UsageError } from "./exit.ts";
import type { Organization } from "./organization.ts";

/** Letters of a part of an ID, at least: fewer name nothing on purpose. */
const partLengthMin = 4;

/**
 * The one among `known` whose ID is `text`, else the one whose ID contains it, so that a part may be typed as the tables
 * show it. Throws {@link UsageError} for none and for several.
 */
export function pick<T>(
  known: readonly T[],
  text: string,
  { what, idsOf }: { readonly what: string; readonly idsOf: (one: T) => readonly string[] },
): T {
  const exact = known.find((one) => idsOf(one).includes(text));
  if (exact !== undefined) return exact;
  const partly = text.length < partLengthMin ? [] : known.filter((one) => idsOf(one).some((id) => id.includes(text)));
  const [one, ...more] = partly;
  if (one === undefined) throw new UsageError(`you see no ${what} ${text}`);
  if (more.length > 0) throw new UsageError(`${text} is part of ${partly.length} IDs: name the ${what} by more of it`);
  return one;
}

/** A Mission of the caller by Mission ID, Group ID or a part of one. */
export async function findMission(reader: Pick<HttpClient, "missions">, text: string): Promise<MissionSummary> {
  return pick(await reader.missions(), text, {
    what: "Mission",
    idsOf: ({ mission, groupId }) => [mission.missionId, groupId],
  });
}

/** The whole of a Mission by Mission ID, Group ID or a part of one. */
export async function findMissionDetail(
  reader: Pick<HttpClient, "missions" | "mission">,
  text: string,
): Promise<MissionDetail> {
  const { mission } = await findMission(reader, text);
  return reader.mission(mission.missionId);
}

/** A WorkItem of a list by its ID or a part of it. */
export function findWorkItem({ workItems }: WorkList, text: string): WorkItemView {
  return pick(workItems, text, { what: "WorkItem", idsOf: ({ workItem }) => [workItem.workItemId] });
}

/** A Membership of a Mission by the short name of the Organization file, by the Principal's ID or a part of it. */
export function findMembership(
  memberships: readonly Membership[],
  text: string,
  organization: Organization,
): Membership {
  const name = organization.principals.get(text)?.principal.id ?? text;
  return pick(memberships, name, { what: "member", idsOf: ({ member }) => [member.id] });
}

/** A Principal by the short name of the Organization file; an Agent or a human by `agent:ID` or `human:ID`. */
export function principalOf(organization: Organization, text: string): Actor {
  const known = organization.principals.get(text);
  if (known !== undefined) return known.principal;
  const [, type, id] = /^(agent|human):(.+)$/.exec(text) ?? [];
  if (type !== undefined && id !== undefined) return { type: type as Actor["type"], id };
  const names = [...organization.principals.keys()].join(", ");
  throw new UsageError(`${text} is no Principal: say ${names}, or agent:ID or human:ID`);
}

/** The ID of an Agent by the short name of the Organization file, else as it was typed. */
export function agentIdOf(organization: Organization, text: string): string {
  const known = organization.principals.get(text)?.principal;
  if (known === undefined) return text.replace(/^agent:/, "");
  if (known.type !== "agent") throw new UsageError(`${text} is no Agent`);
  return known.id;
}
