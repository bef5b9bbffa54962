import { groupKinds } from "../../../../../lib/core/mod.ts";
import type { Sending } from "../../support/world.ts";
import { delegate, everybody, type Organization, workers } from "../organization.ts";
import { grantTo, groupMoves, groupWeights } from "./group.ts";
import { missionMoves, missionWeights } from "./mission.ts";
import type { Move, Scene } from "./scene.ts";
import { workMoves, workWeights } from "./work.ts";

export const moves: Readonly<Record<string, Move>> = { ...missionMoves, ...groupMoves, ...workMoves };
const aboutItems = Object.keys(workMoves);

/** A Command that its sender could well send now: mostly one that takes a WorkItem or the Mission on. */
export function helpful(scene: Scene): Sending | undefined {
  const { random } = scene.organization;
  const weights = missionWeights(scene);
  const { state } = scene.mission.document;
  const hired = random.chance(0.4) ? hiring(scene) : undefined;
  if (hired !== undefined) return hired;
  if (state !== "active")
    return make(scene, random.chance(0.8) ? random.weighted(weights) : random.weighted(groupWeights));
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const items = [...scene.world.state.workItems.values()].filter(({ document, child }) => {
    if (child?.state === "active") return random.chance(0.1);
    return !["verified", "cancelled"].includes(document.state);
  });
  // A child has little to do, so that it comes to its end within a sequence.
  const { size } = scene.world.state.workItems;
  const isShort = scene.mission.document.parent === undefined ? items.length < 3 && size < 6 : size < 2;
  const area = random.weighted({
    mission: Math.max(4, total),
    group: 14,
    found: isShort ? 24 : 0.5,
    work: items.length === 0 ? 0 : 90,
  });
  if (area === "mission") return make(scene, random.weighted(weights));
  if (area === "group") return make(scene, random.weighted(groupWeights));
  if (area === "found") return make(scene, random.weighted({ "work.authorize": 5, "work.propose": 2 }));
  const item = random.pick(items);
  return make({ ...scene, item }, random.weighted(workWeights(scene, item)));
}

/** A grant to a Worker that the Group lacks, or to a delegate. */
function hiring(scene: Scene): Sending | undefined {
  const { world, mission } = scene;
  const missing = workers.filter((one) => {
    const { state = "ended", provisionalExpiresAt = "" } =
      world.state.memberships.get(`agent ${one.id}`)?.document ?? {};
    const lapsed = state === "provisional" && Date.parse(provisionalExpiresAt) <= world.nowMs;
    return (state === "ended" || lapsed) && world.agents.get(one.id)?.status === "active";
  });
  const [member] = missing;
  if (mission.document.state !== "active") return undefined;
  if (member !== undefined) return grantTo(scene, member, "worker");
  const { state = "ended" } = world.state.memberships.get(`agent ${delegate.id}`)?.document ?? {};
  return state === "ended" && scene.organization.random.chance(0.3)
    ? grantTo(scene, delegate, "work_delegate")
    : undefined;
}

/** A Command of any kind about anything, whether or not it could be accepted. */
export function anything(scene: Scene): Sending | undefined {
  const { random } = scene.organization;
  return make({ ...scene, item: anyItem(scene) }, random.pick(Object.keys(moves)));
}

/** A Command that somebody should not send: by another actor, of a former epoch, damaged, or said once before. */
export function hostile(scene: Scene): Sending | undefined {
  const { random } = scene.organization;
  const way = random.weighted({ actor: 5, epochs: 4, damage: 5, again: 5, state: 5, kind: 1, taken: 2, ownership: 2 });
  if (way === "again") return again(scene.organization);
  if (way === "state") return anything(scene);
  const usual = random.chance(0.5) ? helpful(scene) : anything(scene);
  if (usual === undefined) return undefined;
  switch (way) {
    case "actor":
      return { ...usual, actor: random.pick(everybody) };
    case "epochs":
      return { ...usual, ...fenced(scene, usual) };
    case "ownership":
      return { ...usual, payload: { ...usual.payload, ...formerOwnership(usual.payload) } };
    case "damage":
      return { ...usual, payload: damaged(scene.organization, usual.payload) };
    case "taken":
      return { ...usual, payload: { ...usual.payload, ...takenIds(scene.organization) } };
    default:
      return { ...usual, kind: random.pick([...groupKinds.keys(), "ext.example.unknown"]) };
  }
}

function make(scene: Scene, kind: string): Sending | undefined {
  const { random } = scene.organization;
  const needsItem = scene.item === undefined && (aboutItems.includes(kind) || kind === "mission.create_child");
  return (
    moves[kind]?.(needsItem ? { ...scene, item: anyItem(scene) } : scene) ??
    (random.chance(0.5) ? groupMoves["membership.change"]?.(scene) : undefined)
  );
}

function anyItem({ world, organization }: Scene): Scene["item"] {
  const items = [...world.state.workItems.values()];
  return items.length === 0 ? undefined : organization.random.pick(items);
}

function again({ sent, random }: Organization): Sending | undefined {
  if (sent.length === 0) return undefined;
  const { groupId, sending } = random.pick(sent);
  return { groupId, ...sending };
}

function fenced({ organization }: Scene, { actor }: Sending): Partial<Sending> {
  const { random } = organization;
  if (actor.type === "service") return { expectedRevision: random.pick([1, 2, 3]) };
  const member = { membershipEpoch: random.pick([1, 2, 3, 4]) };
  if (actor.type === "human") return member;
  return random.pick<Partial<Sending>>([
    member,
    { coordinatorEpoch: random.pick([1, 2, 3, 4]) },
    { expectedRevision: random.pick([1, 2, 3]) },
  ]);
}

/** The Ownership Epoch before, where one is stated. */
function formerOwnership(payload: { readonly ownershipEpoch?: number }): object {
  const { ownershipEpoch = 1 } = payload;
  return ownershipEpoch > 1 ? { ownershipEpoch: ownershipEpoch - 1 } : {};
}

/** A payload with one member gone or replaced, or one member of a member gone. */
function damaged({ random }: Organization, payload: object): object {
  const names = Object.keys(payload);
  if (names.length === 0) return { surplus: true };
  const name = random.pick(names);
  const part: unknown = Object.entries(payload).find(([one]) => one === name)?.[1];
  if (typeof part === "object" && part !== null && !Array.isArray(part) && random.chance(0.6)) {
    const gone = random.pick(Object.keys(part));
    return { ...payload, [name]: Object.fromEntries(Object.entries(part).filter(([one]) => one !== gone)) };
  }
  const value = random.pick<unknown>([
    undefined,
    null,
    "",
    "urn:example:work-item:none",
    0,
    -1,
    1e300,
    [],
    {},
    [{}],
    "2026-01-01T00:00:00Z",
  ]);
  return { ...payload, [name]: value };
}

/** IDs that are in use already. */
function takenIds({ tree, random }: Organization): object {
  const taken = [...tree.root.taken];
  if (taken.length === 0) return {};
  const [kind = "", id] = random.pick(taken).split(" ");
  const names: Readonly<Record<string, string>> = {
    "work-item": "workItemId",
    conversation: "conversationId",
    message: "messageId",
    proposal: "proposalId",
    grant: "grantId",
    mission: "missionId",
    group: "groupId",
  };
  return kind in names ? { [names[kind] as string]: id } : {};
}
