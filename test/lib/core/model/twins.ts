import { decideGroup } from "../../../../lib/core/mod.ts";
import { sha256Text } from "../../../../lib/format/digest.ts";
import { canonicalBytes } from "../../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { commandOf, factsOf, type Sending, stranger, type World } from "../support/world.ts";
import { Broken } from "./follow.ts";
import { byOwnership } from "./oracle.ts";
import { type Organization, placeOf } from "./organization.ts";
import { count } from "./tally.ts";

/** A Command that would be accepted, and what one wrong thing about it is refused for, whatever else there is. */
export function tryTwins(organization: Organization, groupId: string, sending: Sending): void {
  const { world } = placeOf(organization, groupId);
  if (codeOf(world, groupId, sending) !== "accepted") return;
  const founds = world.state.mission === undefined;
  for (const [name, twin, code] of founds ? [] : twinsOf(sending)) {
    const found = codeOf(world, groupId, twin);
    count(organization.tally.twins, name);
    if (found !== code) throw new Broken(`${sending.kind} with ${name} is ${found}, not ${code}`);
  }
}

type Twin = readonly [name: string, sending: Sending, code: string];

function twinsOf(sending: Sending): readonly Twin[] {
  const far = 1_000_000;
  const extensions = { "https://example.com/unknown": { version: "1.0.0", critical: true, data: {} } };
  const twins: Twin[] = [
    ["a revision to come", { ...sending, expectedRevision: far }, "REVISION_CONFLICT"],
    ["a critical extension", { ...sending, extensions }, "UNKNOWN_CRITICAL_EXTENSION"],
    ["a payload of nothing", { ...sending, payload: { surplus: 1 } }, "INVALID_COMMAND"],
  ];
  if (sending.actor.type === "service") return twins;
  twins.push(["a Membership Epoch to come", { ...sending, membershipEpoch: far }, "MEMBERSHIP_STALE"]);
  if (sending.actor.type === "agent") {
    twins.push(["a Coordinator Epoch to come", { ...sending, coordinatorEpoch: far }, "AUTH_STALE_COORDINATOR"]);
  }
  if (byOwnership.includes(sending.kind)) {
    const payload = { ...sending.payload, ownershipEpoch: far };
    twins.push(["an Ownership Epoch to come", { ...sending, payload }, "WORK_STALE_OWNERSHIP"]);
  }
  const outsider = { type: "agent", id: `${stranger.id}:outside` } as const;
  twins.push(["another's name", { ...sending, actor: outsider }, "GROUP_NOT_FOUND"]);
  return twins;
}

function codeOf(world: World, groupId: string, sending: Sending): string {
  const { serial } = world;
  const command = commandOf(world, { groupId, ...sending });
  const input = { command, signingHash: sha256Text(canonicalBytes(command as unknown as JsonObject)) };
  const decision = decideGroup(world.state, input, factsOf(world, command));
  world.serial = serial;
  return decision.ok ? "accepted" : decision.refusal.code;
}
