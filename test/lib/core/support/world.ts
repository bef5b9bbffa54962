import { createPayloadValidators, type PayloadValidators, payloadKinds } from "../../../../generated/payloads.ts";
import type { Actor, AgentCard, Approval, Command, ContextPackage, Event } from "../../../../generated/types.ts";
import { validateEvent } from "../../../../generated/validators/event.js";
import {
  type Acceptance,
  type AgentFact,
  createGroupState,
  type Decision,
  decideGroup,
  defaultPolicy,
  type EventDraft,
  evolveGroup,
  type Facts,
  type GroupState,
  groupKinds,
  type MissionFact,
  organizationKinds,
  type Policy,
  type Refusal,
} from "../../../../lib/core/mod.ts";
import { sha256Text } from "../../../../lib/format/digest.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { canonicalBytes } from "../../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../../lib/json/value.ts";

export const owner: Actor = { type: "human", id: "urn:example:human:owner" };
export const coordinator: Actor = { type: "agent", id: "urn:example:agent:coordinator" };
export const worker: Actor = { type: "agent", id: "urn:example:agent:worker" };
export const observer: Actor = { type: "human", id: "urn:example:human:observer" };
export const stranger: Actor = { type: "agent", id: "urn:example:agent:stranger" };
export const policyService: Actor = { type: "service", id: "urn:example:service:policy" };
export const archivalService: Actor = { type: "service", id: "urn:example:service:archival" };
export const registryService: Actor = { type: "service", id: "urn:example:service:registry" };
export const identityService: Actor = { type: "service", id: "urn:example:service:identity" };
export const authority: Actor = { type: "service", id: "urn:example:service:authority" };

export const organizationId = "urn:example:organization:one";
export const groupId = "urn:example:group:one";
export const missionId = "urn:example:mission:one";
export const conversationId = "urn:example:conversation:planning";
export const startMs: number = Date.parse("2026-01-01T00:00:00.000Z");

const roles: Readonly<Record<string, readonly string[]>> = {
  [policyService.id]: ["policy"],
  [archivalService.id]: ["archival"],
  [registryService.id]: ["registry"],
  [identityService.id]: ["identity"],
};

/** Payload validators with every kind of Command of the core loaded, and every Event. */
export async function loadValidators(): Promise<PayloadValidators> {
  const validators = createPayloadValidators();
  for (const kind of [...groupKinds.keys(), ...organizationKinds.keys()]) await validators.load("command", kind);
  for (const kind of payloadKinds("event")) await validators.load("event", kind);
  return validators;
}

const validators: PayloadValidators = await loadValidators();

/** What a sender writes; the rest of the envelope is filled in. */
export interface Sending {
  readonly kind: string;
  readonly actor: Actor;
  readonly payload: object;
  readonly groupId?: string | undefined;
  readonly sessionEpoch?: number;
  readonly membershipEpoch?: number | undefined;
  readonly coordinatorEpoch?: number | undefined;
  readonly expectedRevision?: number;
  readonly conversationId?: string;
  readonly workItemId?: string;
  readonly cooperationOverrideGrantId?: string;
  readonly extensions?: Command["extensions"];
  readonly actionId?: string;
}

/** A Group with everything around it that a test may turn: the clock, the Registry, the ids in use, policy. */
export interface World {
  state: GroupState;
  nowMs: number;
  readonly log: EventDraft[];
  readonly agents: Map<string, AgentFact>;
  readonly sessions: Map<string, number>;
  readonly taken: Set<string>;
  /** What the Organization knows of other Missions. */
  readonly missions: Map<string, MissionFact>;
  policy: Policy;
  serial: number;
}

export function createWorld(): World {
  const agents = [coordinator, worker, stranger].map(({ id }) => [id, agentFact(id)] as const);
  return {
    state: createGroupState(groupId),
    nowMs: startMs,
    log: [],
    agents: new Map(agents),
    sessions: new Map([
      [coordinator.id, 3],
      [worker.id, 1],
      [stranger.id, 1],
    ]),
    taken: new Set(),
    missions: new Map(),
    policy: defaultPolicy,
    serial: 0,
  };
}

/** A world whose Mission is founded, with `worker` an active member that sees everything from its grant on. */
export function createMission(): World {
  const world = createWorld();
  accepted(send(world, { kind: "mission.create", actor: owner, payload: missionTerms() }));
  return world;
}

export function createTeam(): World {
  const world = createMission();
  accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(worker) }));
  accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(observer, { role: "observer" }) }));
  return world;
}

export function missionTerms(over: object = {}): object {
  return {
    missionId,
    groupId,
    conversationId,
    coordinatorAgentId: coordinator.id,
    objective: "Build the bridge.",
    definitionOfDone: [{ criterionId: "stands", description: "It stands.", evidenceRequired: ["human_review"] }],
    budget: { currency: "EUR", financialLimit: 100 },
    deadline: "2026-02-01T00:00:00Z",
    approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
    ...over,
  };
}

export function grant(member: Actor, over: object = {}): object {
  return { member, role: "worker", scopes: ["work"], state: "active", ...over };
}

export function contextPackage(over: object = {}): ContextPackage {
  return {
    contextPackageId: "urn:example:context-package:one",
    version: 1,
    missionId,
    groupId,
    sourceEventRange: { fromSequence: 1, toSequence: 1, eventIds: ["urn:example:event:one"] },
    artifactHashes: [],
    summary: "What matters.",
    decisions: [],
    constraints: [],
    unresolvedQuestions: [],
    generatedBy: { type: "agent", id: coordinator.id },
    generatedAt: "2026-01-01T00:00:00Z",
    signature: signature("2026-01-01T00:00:00Z"),
    ...over,
  };
}

/** Content that a Mission submits where a test states no other. */
export const artifactHash: string = `sha256:${"c".repeat(64)}`;

/** The MissionOwner's Approval of what a new Mission submitted. */
export function approval(over: object = {}): Approval {
  return {
    approvalId: "urn:example:approval:one",
    kind: "mission_final",
    decision: "approved",
    missionId,
    groupId,
    missionRevision: 1,
    artifactHashes: [artifactHash],
    acceptancePolicyVersion: "1.0.0",
    approver: owner,
    comments: "Good.",
    conditions: [],
    occurredAt: "2026-01-01T00:00:00Z",
    signature: signature("2026-01-01T00:00:00Z"),
    ...over,
  };
}

export function agentCard(agentId: string, over: object = {}): AgentCard {
  return {
    agentId,
    organizationId,
    cardVersion: 1,
    displayName: "Agent",
    owner,
    status: "active",
    protocolVersions: ["0.1"],
    endpoints: [{ transport: "wss", uri: "wss://agents.example/one" }],
    publicKeys: [
      {
        keyId: `${agentId}:key`,
        algorithm: "Ed25519",
        publicKey: "AAAA",
        validFrom: "2026-01-01T00:00:00Z",
      },
    ],
    capabilities: [
      {
        id: "example.build",
        version: "1.0.0",
        inputSchema: "https://schemas.example/in.json",
        inputSchemaHash: `sha256:${"a".repeat(64)}`,
        outputSchema: "https://schemas.example/out.json",
        outputSchemaHash: `sha256:${"b".repeat(64)}`,
        constraints: {},
        verifiedEvidence: ["urn:example:evidence:one"],
      },
    ],
    maxConcurrency: 1,
    issuedAt: "2026-01-01T00:00:00Z",
    signature: signature("2026-01-01T00:00:00Z"),
    ...over,
  };
}

/** The Command as it would be signed; epochs are the current ones unless stated. */
export function commandOf(world: World, sending: Sending): Command {
  const issuedAt = formatInstantMs(world.nowMs);
  world.serial += 1;
  // As on the wire: a member that is undefined is absent.
  return onWire({
    protocolVersion: "0.1",
    actionId: `urn:example:action:${world.serial}`,
    correlationId: "urn:example:correlation:one",
    issuedAt,
    signature: signature(issuedAt),
    ...(sending.actor.type === "agent" ? { sessionEpoch: world.sessions.get(sending.actor.id) ?? 1 } : {}),
    ...("groupId" in sending ? {} : { groupId }),
    ...currentEpochs(world, sending),
    ...sending,
    payload: sending.payload as JsonObject,
  } as Command);
}

function onWire<T>(document: T): T {
  return JSON.parse(JSON.stringify(document)) as T;
}

export function factsOf(world: World, command: Command, over: Partial<Facts> = {}): Facts {
  const hasSchema = validators.isLoaded("command", command.kind);
  return {
    now: formatInstantMs(world.nowMs),
    authority,
    policy: world.policy,
    agent: (id) => world.agents.get(id),
    sessionEpoch: (id) => world.sessions.get(id) ?? 0,
    serviceRoles: (id) => roles[id] ?? [],
    identifierTaken: (kind, id) => world.taken.has(`${kind} ${id}`),
    mission: (missionId) => world.missions.get(missionId),
    payloadFault: hasSchema ? validators.check("command", command.kind, command.payload) : undefined,
    ...over,
  };
}

/** Decides a Command and, if it is accepted, moves the world by its Events after checking that they validate. */
export function send(world: World, sending: Sending, over: Partial<Facts> = {}): Decision {
  const command = commandOf(world, sending);
  const input = { command, signingHash: sha256Text(canonicalBytes(command as unknown as JsonObject)) };
  const decision = decideGroup(world.state, input, factsOf(world, command, over));
  if (!decision.ok) return decision;
  assertEmitted(command.kind, decision.events);
  take(world, decision);
  return decision;
}

/** Throws unless a kind appends what its row says: first the Event that answers, then such as may follow. */
export function assertEmitted(kind: string, [first, ...rest]: Acceptance["events"]): void {
  const emits = groupKinds.get(kind)?.emits ?? [];
  const fits = first.kind === emits[0] && rest.every((event) => emits.includes(event.kind));
  if (!fits) throw new Error(`${kind} appends ${[first, ...rest].map((event) => event.kind)}, not ${emits}`);
}

export function take(world: World, { events, identifiers }: Pick<Acceptance, "events" | "identifiers">): void {
  for (const event of events) {
    assertValid(event);
    evolveGroup(world.state, event);
    world.log.push(event);
  }
  for (const { kind, id } of identifiers) world.taken.add(`${kind} ${id}`);
}

export function accepted(decision: Decision): Acceptance {
  if (!decision.ok) throw new Error(`refused: ${decision.refusal.code} ${decision.refusal.message}`);
  return decision;
}

export function refused(decision: Decision): Refusal {
  if (decision.ok) throw new Error(`accepted: ${decision.events[0].kind}`);
  return decision.refusal;
}

/** The state that a log leads to. */
export function replay(log: readonly EventDraft[]): GroupState {
  return log.reduce<GroupState>(evolveGroup, createGroupState(groupId));
}

/** Throws unless a draft, once sealed, is a valid Event with a valid payload of its kind. */
export function assertValid(draft: EventDraft): void {
  const sealed = { protocolVersion: "0.1", acceptedBy: authority, signature: signature(draft.occurredAt), ...draft };
  if (!validateEvent(sealed as unknown as Event)) throw new Error(JSON.stringify(validateEvent.errors));
  const fault = validators.check("event", draft.kind, draft.payload);
  if (fault !== undefined) throw new Error(`${draft.kind}${fault.pointer}: ${fault.message}`);
}

export function advance(world: World, seconds: number): World {
  world.nowMs += seconds * 1000;
  return world;
}

function currentEpochs({ state }: World, { actor, kind }: Sending): object {
  if (actor.type === "service" || state.mission === undefined) return {};
  const membership = state.memberships.get(`${actor.type} ${actor.id}`);
  const { agentId, coordinatorEpoch } = state.mission.document.coordinator;
  const coordinates = actor.id === agentId && (groupKinds.get(kind)?.authorities.includes("coordinator") ?? false);
  return {
    membershipEpoch: membership?.document.membershipEpoch ?? 1,
    ...(coordinates ? { coordinatorEpoch } : {}),
  };
}

function agentFact(agentId: string): AgentFact {
  return { card: agentCard(agentId), cardVersion: 1, status: "active" };
}

function signature(createdAt: string): Command["signature"] {
  return { algorithm: "Ed25519", keyId: "urn:example:key:one", createdAt, value: "AAAA" };
}
