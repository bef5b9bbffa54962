import { isJsonObject, type JsonObject, type JsonValue } from "../json/value.ts";
import type { VerifiedEvent } from "./event.ts";

/** What an Agent knows of its own Membership in a Group, from the `membership.changed` and `membership.ended` Events it was sent. */
export interface OwnMembership {
  readonly membershipEpoch: number;
  readonly role: string;
  readonly state: "provisional" | "active" | "ended";
  /** Events before this sequence are not shown to the member. */
  readonly visibilityStartSequence: number;
}

/** Roles that see every Event of their Group from `visibilityStartSequence` on; to others a Conversation can be closed. */
const fullVisibilityRoles: ReadonlySet<string> = new Set(["mission_owner", "coordinator"]);

/** The Agent's own Membership as this Event leaves it; undefined when the Event says nothing about it. */
export function ownMembershipIn(event: VerifiedEvent, agentId: string): OwnMembership | undefined {
  const { kind, payload } = event.document;
  if (kind !== "membership.changed" && kind !== "membership.ended") return undefined;
  const membership = (payload as JsonObject).membership;
  if (!isJsonObject(membership) || !isAgent(membership.member, agentId)) return undefined;
  const { membershipEpoch, role, state, visibilityStartSequence } = membership;
  if (typeof membershipEpoch !== "number" || typeof visibilityStartSequence !== "number") return undefined;
  if (typeof role !== "string" || (state !== "provisional" && state !== "active" && state !== "ended"))
    return undefined;
  return { membershipEpoch, role, state, visibilityStartSequence };
}

/** First sequence from which this member is owed every Event, or undefined when there is none. */
export function fullVisibilityFrom(membership: OwnMembership | undefined): number | undefined {
  if (membership === undefined || membership.state === "ended") return undefined;
  return fullVisibilityRoles.has(membership.role) ? membership.visibilityStartSequence : undefined;
}

function isAgent(member: JsonValue | undefined, agentId: string): boolean {
  return isJsonObject(member) && member.type === "agent" && member.id === agentId;
}
