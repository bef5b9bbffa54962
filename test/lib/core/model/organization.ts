import type { Actor } from "../../../../generated/types.ts";
import type { Deadline } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { createTree, register, type Tree, worldOf } from "../support/tree.ts";
import {
  coordinator,
  createWorld,
  missionTerms,
  observer,
  owner,
  policyService,
  type Sending,
  stranger,
  type World,
  worker,
} from "../support/world.ts";
import { createOracle, type Oracle } from "./oracle.ts";
import type { Random } from "./random.ts";
import type { Tally } from "./tally.ts";
import { createWatch, remember, type Watch } from "./watch.ts";

const agent = (name: string): Actor => ({ type: "agent", id: `urn:example:agent:${name}` });

export const helper: Actor = agent("helper");
export const reviewer: Actor = agent("reviewer");
export const delegate: Actor = agent("delegate");
/** Agents that may become Coordinators of child Missions and replacements. */
export const chiefs: readonly Actor[] = ["chief-a", "chief-b", "chief-c", "chief-d"].map(agent);
/** Agents that may own work. */
export const workers: readonly Actor[] = [worker, helper];
export const agents: readonly Actor[] = [coordinator, worker, helper, reviewer, delegate, stranger, ...chiefs];
/** Everybody who may be found to send something. */
export const everybody: readonly Actor[] = [owner, observer, ...agents, policyService];

/** One Group with what watches over it. */
export interface Place {
  readonly world: World;
  readonly watch: Watch;
  readonly oracle: Oracle;
  /** The deadline rows that the decisions set and cleared, by type and subject. */
  readonly rows: Map<string, Deadline>;
}

/** An Organization under test: its Groups, and everything that was sent to them. */
export interface Organization {
  readonly random: Random;
  readonly tree: Tree;
  readonly places: Map<string, Place>;
  /** What was sent before, with the epochs of its time. */
  readonly sent: { readonly groupId: string; readonly sending: Sending }[];
  readonly tally: Tally;
  serial: number;
}

export function createOrganization(random: Random, tally: Tally): Organization {
  const world = createWorld();
  const { workLeaseTerms } = world.policy;
  const short = { startWithinSeconds: 3600, ownershipSeconds: 1800, executionSeconds: 600, blockedSeconds: 900 };
  world.policy = { ...world.policy, workLeaseTerms: random.chance(0.4) ? short : workLeaseTerms };
  register(world, ...agents);
  return { random, tree: createTree(world), places: new Map(), sent: [], tally, serial: 0 };
}

export function placeOf(organization: Organization, groupId: string): Place {
  const known = organization.places.get(groupId);
  if (known !== undefined) return known;
  const world = worldOf(organization.tree, groupId);
  const place = { world, watch: createWatch(), oracle: createOracle(), rows: new Map() };
  remember(place.watch, world.state);
  organization.places.set(groupId, place);
  return place;
}

/** An ID that is not in use. */
export function fresh(organization: Organization, kind: string): string {
  organization.serial += 1;
  return `urn:example:${kind}:${organization.serial}`;
}

/** The Command that founds the first Mission, or, under other IDs, one more. */
export function founding({ tree, random }: Organization, name?: string): Sending {
  const ttlSeconds = random.pick([900, 7200, 86_400]);
  const renewalPolicy = { ttlSeconds, renewBeforeSeconds: 300, graceSeconds: 300 };
  const deadline = formatInstantMs(tree.root.nowMs + 40 * 86_400_000);
  const ids =
    name === undefined
      ? {}
      : { missionId: `${name}:mission`, groupId: `${name}:group`, conversationId: `${name}:conversation` };
  const budget = { currency: "EUR", financialLimit: 400 };
  const payload = missionTerms({ budget, renewalPolicy, deadline, ...ids });
  const groupId = (ids as { groupId?: string }).groupId ?? tree.root.state.groupId;
  return { kind: "mission.create", actor: owner, payload, groupId };
}
