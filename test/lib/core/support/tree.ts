import type { Actor, Command, Evidence } from "../../../../generated/types.ts";
import {
  type Acceptance,
  type AutomaticOutcome,
  createGroupState,
  type Decision,
  decideIntent,
  type EventDraft,
  evolveGroup,
  type Facts,
  type GroupState,
  groupInvariants,
  type Intent,
  intentOf,
  stateDocument,
} from "../../../../lib/core/mod.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";
import { accepted, coordinator, createWorld, factsOf, owner, type Sending, send, take, type World } from "./world.ts";

/** Several Groups of one Organization: one clock, one Registry, one set of used IDs, and the intents between them. */
export interface Tree {
  readonly worlds: Map<string, World>;
  readonly root: World;
  /** Intents that are durable and not applied, in the order they were made. */
  pending: Intent[];
  /** Every intent that was ever made. */
  readonly made: Intent[];
}

/** A Group at its beginning, in the same Organization as another. */
function sibling(world: World, groupId: string): World {
  const { agents, sessions, taken, missions, policy, nowMs } = world;
  return { ...createWorld(), agents, sessions, taken, missions, policy, nowMs, state: createGroupState(groupId) };
}

export function createTree(root: World): Tree {
  const tree: Tree = { worlds: new Map([[root.state.groupId, root]]), root, pending: [], made: [] };
  index(root);
  return tree;
}

export function worldOf(tree: Tree, groupId: string): World {
  const known = tree.worlds.get(groupId);
  if (known !== undefined) return known;
  const world = sibling(tree.root, groupId);
  tree.worlds.set(groupId, world);
  return world;
}

/** Decides a Command in one Group and keeps what it means for others. The state is as it was where it is refused. */
export function sendTo(tree: Tree, groupId: string, sending: Sending, over: Partial<Facts> = {}): Decision {
  const world = worldOf(tree, groupId);
  const before = canonicalText(stateDocument(world.state));
  world.serial = Math.max(...[...tree.worlds.values()].map(({ serial }) => serial));
  const decision = send(world, { groupId, ...sending }, over);
  if (decision.ok) follow(tree, world, decision);
  else if (canonicalText(stateDocument(world.state)) !== before) throw new Error("a refusal changed the state");
  return decision;
}

/** Applies one intent, as often as it is called: to come once is the store's promise, to mean it once is the core's. */
export function apply(tree: Tree, intent: Intent): AutomaticOutcome {
  const world = worldOf(tree, intent.groupId);
  const outcome = decideIntent(world.state, intent, intentFacts(world));
  for (const event of outcome.events) take(world, { events: [sealed(event)], identifiers: [] });
  follow(tree, world, outcome);
  return outcome;
}

/** Applies the oldest pending intent of a kind, or the oldest at all. */
export function deliver(tree: Tree, kind?: Intent["kind"]): AutomaticOutcome {
  const intent = tree.pending.find((one) => kind === undefined || one.kind === kind);
  if (intent === undefined) throw new Error(`no ${kind ?? "intent"} is pending`);
  tree.pending = tree.pending.filter((one) => one !== intent);
  return apply(tree, intent);
}

/** Applies intents until none is pending. */
export function settle(tree: Tree): Tree {
  while (tree.pending.length > 0) deliver(tree);
  return tree;
}

export function wait(tree: Tree, seconds: number): void {
  for (const world of tree.worlds.values()) world.nowMs += seconds * 1000;
}

/** What is wrong anywhere: a broken invariant, or a live state that is not the one its log leads to. */
export function faults(tree: Tree): readonly string[] {
  return [...tree.worlds.values()].flatMap((world) => {
    const replayed = world.log.reduce<GroupState>(evolveGroup, createGroupState(world.state.groupId));
    const same = canonicalText(stateDocument(replayed)) === canonicalText(stateDocument(world.state));
    return [...groupInvariants(world.state), ...(same ? [] : ["the rebuilt state is another"])];
  });
}

function follow(
  tree: Tree,
  world: World,
  { events, intents }: Pick<Acceptance | AutomaticOutcome, "events" | "intents">,
) {
  const [cause] = events;
  index(world);
  if (cause === undefined) return;
  const made = intents.map((draft) => intentOf(draft, cause));
  tree.pending.push(...made);
  tree.made.push(...made);
}

/** The row that the Organization's index of Missions has of a Group. */
export function index({ state, missions, log }: World): void {
  if (state.mission === undefined) return;
  const { missionId, groupId, state: phase, missionOwner, coordinator, parent } = state.mission.document;
  const approved = log.find(({ kind }) => kind === "mission.approved")?.payload as {
    approval?: { approvalId: string };
  };
  missions.set(missionId, {
    missionId,
    groupId,
    state: phase,
    missionOwner,
    coordinatorAgentId: coordinator.agentId,
    coordinatorEpoch: coordinator.coordinatorEpoch,
    ...(parent === undefined ? {} : { parentMissionId: parent.missionId }),
    ...(approved?.approval === undefined ? {} : { approvalId: approved.approval.approvalId }),
  });
}

function intentFacts(world: World): Facts {
  return factsOf(world, { kind: "none", payload: {} } as Command);
}

/** As the sealer leaves a draft: Evidence that nobody signed is signed by the authority (P03). */
function sealed({ hasUnsignedEvidence, ...draft }: EventDraft): EventDraft {
  if (hasUnsignedEvidence === undefined) return draft;
  const evidence = (draft.payload.evidence as unknown as Evidence[]).map((document) => {
    return { ...document, signature: signatureAt(document.createdAt) };
  });
  return { ...draft, payload: { ...draft.payload, evidence } as object as JsonObject };
}

export function signatureAt(createdAt: string): Command["signature"] {
  return { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt, value: "AAAA" };
}

export const childCoordinator: Actor = { type: "agent", id: "urn:example:agent:child-coordinator" };
export const grandchildCoordinator: Actor = { type: "agent", id: "urn:example:agent:grandchild-coordinator" };
export const replacement: Actor = { type: "agent", id: "urn:example:agent:replacement" };
export const childMissionId = "urn:example:mission:child";
export const childGroupId = "urn:example:group:child";

/** Registers Agents like those that are there, each with a Session. */
export function register(world: World, ...agents: readonly Actor[]): void {
  const known = world.agents.get(coordinator.id);
  for (const { id } of agents) {
    if (known !== undefined) world.agents.set(id, { ...known, card: { ...known.card, agentId: id } });
    world.sessions.set(id, 1);
  }
}

export function childTerms(over: object = {}): object {
  return {
    workItemId: "urn:example:work-item:one",
    missionId: childMissionId,
    groupId: childGroupId,
    conversationId: "urn:example:conversation:child",
    coordinatorAgentId: childCoordinator.id,
    objective: "Lay the stone, by many hands.",
    definitionOfDone: [{ criterionId: "done", description: "It is done.", evidenceRequired: ["human_review"] }],
    budget: { currency: "EUR", financialLimit: 10 },
    deadline: "2026-01-19T00:00:00Z",
    approvalPolicy: { finalHumanApproval: false, highRiskExecutionApproval: true },
    selectionBasis: selectionBasis(),
    ...over,
  };
}

export function selectionBasis(over: object = {}): object {
  return {
    requiredCapabilities: [{ id: "example.build", version: "1.0.0" }],
    verifiedMatches: [{ id: "example.build", version: "1.0.0" }],
    authorizationEligible: true,
    availabilityEstimate: "2026-01-01T00:00:00Z",
    expectedCost: 0,
    reliabilityEvidence: [],
    policyRulesApplied: ["example.rule"],
    ...over,
  };
}

export function createChild(tree: Tree, over: object = {}, sending: Partial<Sending> & { in?: string } = {}): Decision {
  const { in: groupId = tree.root.state.groupId, ...rest } = sending;
  return sendTo(tree, groupId, {
    kind: "mission.create_child",
    actor: coordinator,
    payload: childTerms(over),
    ...rest,
  });
}

/** A child Mission whose Group exists: the child's world. */
export function foundedChild(tree: Tree, over: object = {}, sending: Partial<Sending> & { in?: string } = {}): World {
  const { events } = accepted(createChild(tree, over, sending));
  settle(tree);
  const { groupId } = (events[0].payload as { child: { groupId: string } } & JsonObject).child;
  return worldOf(tree, groupId);
}

export { owner };
