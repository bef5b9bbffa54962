import type { Actor } from "../../../../generated/types.ts";
import {
  createGroupState,
  evolveGroup,
  type GroupState,
  type Intent,
  intentOf,
  nextDeadlines,
  stateDocument,
} from "../../../../lib/core/mod.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { disagreements, sightFaults } from "./end.ts";
import { deliverIntent, dispatch, expectNone, fire } from "./follow.ts";
import { anything, helpful, hostile } from "./moves/choose.ts";
import type { Scene } from "./moves/scene.ts";
import { agents, createOrganization, founding, fresh, type Organization, type Place, placeOf } from "./organization.ts";
import { createRandom } from "./random.ts";
import type { Tally } from "./tally.ts";
import { tryTwins } from "./twins.ts";

/** Runs one sequence from its seed. Throws at the first thing that is wrong. */
export function runSequence(seed: number, steps: number, tally: Tally): Organization {
  const random = createRandom(seed);
  const organization = createOrganization(random, tally);
  const { groupId } = organization.tree.root.state;
  placeOf(organization, groupId);
  if (random.chance(0.97)) dispatch(organization, groupId, founding(organization));
  for (let step = 0; step < steps; step += 1) {
    try {
      takeStep(organization);
      if (random.chance(0.01)) for (const place of organization.places.values()) expectRebuilt(place);
    } catch (error) {
      throw new Error(`step ${step}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  try {
    while (organization.tree.pending.length > 0) deliverOne(organization);
    for (const place of organization.places.values()) {
      expectRebuilt(place);
      expectNone(sightFaults(place), "what is shown");
    }
    expectNone(disagreements(organization.tree), "once every intent has come");
  } catch (error) {
    throw new Error(`at the end: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return organization;
}

function takeStep(organization: Organization): void {
  const { random, tree } = organization;
  const way = random.weighted({
    helpful: 100,
    hostile: 34,
    anything: 4,
    time: 12,
    timer: 5,
    intent: 5 + Math.min(tree.pending.length * 6, 30),
    repeat: 2,
    session: 2,
    card: 0.6,
    unfounded: 1,
  });
  switch (way) {
    case "time":
      return passTime(organization);
    case "timer":
      return fireOne(organization);
    case "intent":
      return deliverOne(organization);
    case "repeat":
      return repeatOne(organization);
    case "session":
      return replaceSession(organization, busyAgent(organization));
    case "card":
      return turnCard(organization, random.pick(agents));
    case "unfounded":
      return sendBefore(organization);
    default:
      return sendOne(organization, { helpful, hostile, anything }[way]);
  }
}

function sceneIn(organization: Organization): Scene | undefined {
  const founded = [...organization.places.values()].filter(({ world }) => world.state.mission !== undefined);
  const open = founded.filter(({ world }) => {
    return ["active", "awaiting_approval"].includes(world.state.mission!.document.state);
  });
  const { random } = organization;
  const places = open.length > 0 && random.chance(0.9) ? open : founded;
  if (places.length === 0) return undefined;
  // Mostly the youngest goes on, so that children of children come to their end too.
  const { world } = random.chance(0.6) ? places.at(-1)! : random.pick(places);
  return { organization, world, mission: world.state.mission! };
}

function sendOne(organization: Organization, choose: typeof helpful): void {
  const scene = sceneIn(organization);
  const isOver = scene !== undefined && !["active", "awaiting_approval"].includes(scene.mission.document.state);
  if (scene === undefined || (isOver && organization.random.chance(0.25))) {
    const sending = founding(organization, scene === undefined ? undefined : fresh(organization, "again"));
    dispatch(organization, sending.groupId!, sending);
    return;
  }
  const sending = choose(scene);
  if (sending === undefined) return;
  const groupId = sending.groupId ?? scene.world.state.groupId;
  if (organization.random.chance(0.08)) tryTwins(organization, groupId, sending);
  dispatch(organization, groupId, sending);
}

/** Anything in a Group that was never founded, and a second founding of one that was. */
function sendBefore(organization: Organization): void {
  const scene = sceneIn(organization);
  if (scene === undefined) return;
  const sending = anything(scene);
  if (sending === undefined) return;
  const { random } = organization;
  if (random.chance(0.3)) dispatch(organization, organization.tree.root.state.groupId, founding(organization));
  const decision = dispatch(organization, "urn:example:group:never", {
    ...sending,
    groupId: "urn:example:group:never",
  });
  expectNone(decision.ok ? [`${sending.kind} is accepted`] : [], "a Group without Mission");
}

/** The clock moves for all: a little, a lot, or to just before, at or just after a deadline. */
function passTime(organization: Organization): void {
  const { random, places } = organization;
  const now = organization.tree.root.nowMs;
  const ends = [...places.values()].flatMap(({ rows }) => [...rows.values()].map(({ at }) => Date.parse(at)));
  const coming = ends.filter((end) => end > now && end - now < 100_000_000);
  const step = random.weighted({ little: 20, lease: 3, day: 0.3, deadline: coming.length === 0 ? 0 : 4 });
  const to =
    step === "deadline"
      ? random.pick(coming) + random.pick([-1, 0, 1])
      : now + { little: 1000 + random.below(40_000), lease: random.pick([300_000, 900_000]), day: 86_400_000 }[step];
  for (const { world } of places.values()) world.nowMs = to;
  organization.tree.root.nowMs = to;
  if (random.chance(0.4)) for (const place of places.values()) fireDue(organization, place, to);
}

/** Fires what is due, now and then twice; the second time says nothing more. */
function fireDue(organization: Organization, place: Place, now: number): void {
  for (const deadline of [...place.rows.values()].filter(({ at }) => Date.parse(at) <= now)) {
    fire(organization, place, deadline);
    if (!organization.random.chance(0.2)) continue;
    const { events } = fire(organization, place, deadline);
    expectNone(
      events.map(({ kind }) => kind),
      `the timer ${deadline.type} fired twice`,
    );
  }
}

/** Fires one timer of somewhere, due or not, or one of something that is not there. */
function fireOne(organization: Organization): void {
  const { random, places } = organization;
  const place = random.pick([...places.values()]);
  const rows = [...place.rows.values()];
  if (rows.length === 0) return;
  const deadline = random.pick(rows);
  const subjectId = random.chance(0.1) ? "urn:example:work-item:none" : deadline.subjectId;
  fire(organization, place, { ...deadline, subjectId });
}

/** Intents for one Group come in their order; those for different Groups overtake each other. */
export function deliverOne(organization: Organization): void {
  const { tree, random } = organization;
  if (tree.pending.length === 0) return;
  const target = random.pick([...new Set(tree.pending.map(({ groupId }) => groupId))]);
  const intent = tree.pending.find(({ groupId }) => groupId === target)!;
  tree.pending = tree.pending.filter((one) => one !== intent);
  deliverIntent(organization, intent);
  if (random.chance(0.2)) deliverAgain(organization, intent);
}

/** Some intent that came before comes again. */
function repeatOne(organization: Organization): void {
  const { tree, random } = organization;
  const pending = new Set(tree.pending);
  const applied = tree.made.filter((intent) => !pending.has(intent));
  if (applied.length > 0) deliverAgain(organization, random.pick(applied));
}

/** An intent that came before means nothing the second time. */
function deliverAgain(organization: Organization, intent: Intent): void {
  const { events } = deliverIntent(organization, intent);
  expectNone(
    events.map(({ kind }) => kind),
    `${intent.kind} came twice`,
  );
}

/** Mostly one that is at work. */
function busyAgent({ places, random }: Organization): Actor {
  const items = [...places.values()].flatMap(({ world }) => [...world.state.workItems.values()]);
  const busy = items.flatMap(({ document }) => (document.state === "active" ? (document.owner?.agentId ?? []) : []));
  return busy.length > 0 && random.chance(0.8) ? { type: "agent", id: random.pick(busy) } : random.pick(agents);
}

/** A newer Session of an Agent: each Group is told by intent, sooner or later (X1). */
function replaceSession(organization: Organization, { id }: Actor): void {
  const { sessions } = organization.tree.root;
  const sessionEpoch = (sessions.get(id) ?? 0) + 1;
  sessions.set(id, sessionEpoch);
  const eventId = `urn:example:event:session:${id}:${sessionEpoch}`;
  const actor: Actor = { type: "service", id: "urn:example:service:identity" };
  for (const { world } of organization.places.values()) {
    const { groupId } = world.state;
    const draft = { kind: "session_replaced", groupId, subjectId: id, payload: { agentId: id, sessionEpoch } } as const;
    const intent = intentOf(draft, { eventId, actor, correlationId: eventId });
    organization.tree.pending.push(intent);
    organization.tree.made.push(intent);
  }
}

/** A Card gets its next version, or is revoked, or comes back. */
function turnCard({ tree, random }: Organization, { id }: Actor): void {
  const known = tree.root.agents.get(id)!;
  const status = known.status === "active" ? random.pick(["active", "revoked", "deprecated"] as const) : "active";
  const cardVersion = known.cardVersion + 1;
  tree.root.agents.set(id, { card: { ...known.card, cardVersion }, cardVersion, status });
}

/** The live state is the one that the log leads to, read back as from the wire, and the deadline rows are those of that state (I11, P29b). */
export function expectRebuilt({ world, rows }: Place): void {
  const log = JSON.parse(JSON.stringify(world.log)) as typeof world.log;
  const rebuilt = log.reduce<GroupState>(evolveGroup, createGroupState(world.state.groupId));
  const isSame = canonicalText(stateDocument(rebuilt)) === canonicalText(stateDocument(world.state));
  const sorted = (list: Iterable<object>): string =>
    [...list]
      .map((one) => JSON.stringify(one))
      .sort()
      .join();
  const isKept = sorted(rows.values()) === sorted(nextDeadlines(world.state));
  expectNone(
    [...(isSame ? [] : ["the rebuilt state is another"]), ...(isKept ? [] : ["the deadline rows are not the state's"])],
    world.state.groupId,
  );
}
