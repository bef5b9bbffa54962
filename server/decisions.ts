import { setImmediate } from "node:timers";
import { createPayloadValidators, payloadKinds } from "../generated/payloads.ts";
import type { Actor, Event } from "../generated/types.ts";
import {
  createOrganizationState,
  defaultPolicy,
  evolveOrganization,
  type Facts,
  type GroupState,
  type OrganizationState,
} from "../lib/core/mod.ts";
import { freshnessWindow } from "../lib/signed/freshness.ts";
import type { DocumentSigner } from "../lib/signed/sign.ts";
import type { DocumentVerifier } from "../lib/signed/verify.ts";
import type { Clock } from "./clock.ts";
import { createHub, type Hub } from "./delivery/hub.ts";
import { createCommitter } from "./lane/committer.ts";
import { groupDomain } from "./lane/group-domain.ts";
import { createIntake, type Intake } from "./lane/intake.ts";
import { createLane, type Lane } from "./lane/lane.ts";
import { createLanes, type Lanes } from "./lane/lanes.ts";
import { createMembershipIndex, type MembershipIndex } from "./lane/membership-index.ts";
import { cardRegisteredKind, organizationDomain, sessionFacts, sessionOpenedKind } from "./lane/organization-domain.ts";
import type { LaneServices } from "./lane/services.ts";
import { parseStoredEvent } from "./lane/stored-event.ts";
import { membershipRowsMax, retryAfterMs } from "./limits.ts";
import type { Health } from "./observe/health.ts";
import type { AgentRegistry } from "./registry/registry.ts";
import type { Store, StoredEvent } from "./store/port.ts";
import type { AuditKey } from "./worker/audit-key.ts";
import { createSealer } from "./worker/seal.ts";

/** What decisions rest on. */
export interface DecisionOptions {
  readonly organizationId: string;
  readonly authority: Actor;
  readonly authoritySigner: DocumentSigner;
  readonly auditKey: AuditKey;
  readonly store: Store;
  readonly clock: Clock;
  readonly registry: AgentRegistry;
  readonly documents: DocumentVerifier;
  readonly freshness: { readonly pastMs: number; readonly futureMs: number };
  readonly health: Health;
  /** A newer Session of an Agent is durable. */
  sessionOpened(agentId: string, epoch: number): void;
  /** A Card is durable, and so are the keys and ends of keys that it brought. */
  cardRegistered(): void;
}

/** The part of the authority between a verified Command and the delivered Event, put together. */
export interface Decisions {
  readonly intake: Intake;
  readonly lanes: Lanes;
  readonly hub: Hub;
  readonly index: MembershipIndex;
  /** Has every Group apply the intents that wait for it (P14); resolves when each has tried. */
  applyIntents(): Promise<void>;
  sessionEpoch(agentId: string): number;
  /** The epoch that a `session_opened` Event opened. */
  epochOf(opened: StoredEvent): number;
  hasCard(agentId: string, cardVersion: number): boolean;
  isRevoked(agentId: string): boolean;
  /** What `look` makes of a Group as of its last durable Event. */
  inspect<T>(groupId: string, look: (state: GroupState) => T): Promise<T>;
  /** Resolves when no lane has anything to do and nothing waits for a commit. */
  idle(): Promise<void>;
}

/** Wires lanes, commits and delivery over one store. Loads the Organization's log before it resolves. */
export async function createDecisions(options: DecisionOptions): Promise<Decisions> {
  const { store, clock, registry, health, organizationId, authority } = options;
  const committer = createCommitter(store);
  const payloads = createPayloadValidators();
  // A server pays for every kind at its start, so that no Command waits for a file.
  await Promise.all(payloadKinds("command").map((kind) => payloads.load("command", kind)));
  const index = createMembershipIndex({
    store,
    rowsMax: membershipRowsMax,
    caughtUp: (groupId) => lanes.caughtUp(groupId),
  });
  /** The Organization as of the last durable Event; the lane's own state may be ahead of it. */
  let organization: OrganizationState = createOrganizationState(organizationId);

  const services: LaneServices = {
    authority,
    clock,
    store,
    committer: {
      async append(entries) {
        const outcomes = await committer.append(entries);
        health.committed();
        return outcomes;
      },
      idle: () => committer.idle(),
    },
    registry,
    documents: options.documents,
    payloads,
    seal: createSealer({ organizationId, authority, signer: options.authoritySigner }),
    auditKey: options.auditKey,
    policy: defaultPolicy,
    freshness: freshnessWindow(options.freshness),
    agent: (agentId): ReturnType<Facts["agent"]> => {
      const agent = organization.agents.get(agentId);
      return agent === undefined
        ? undefined
        : { card: agent.card, cardVersion: agent.card.cardVersion, status: agent.card.status };
    },
    sessionEpoch,
    intentsMade(groupIds) {
      for (const groupId of groupIds) void lanes.group(groupId).catchUp();
    },
    defer: (run) => void setImmediate(run),
    // Half of it is chance, so that those who wait do not come back together.
    retryAfterMs: () => Math.round(retryAfterMs * (0.5 + Math.random())),
    fault: (error, groupId) => health.fault(error, groupId),
  };

  function sessionEpoch(agentId: string): number {
    return organization.agents.get(agentId)?.sessionEpoch ?? 0;
  }

  function follow(event: Event): void {
    organization = evolveOrganization(organization, event);
    if (event.kind === cardRegisteredKind) options.cardRegistered();
    if (event.kind !== sessionOpenedKind) return;
    const { agentId, sessionEpoch: epoch } = sessionFacts(event);
    options.sessionOpened(agentId, epoch);
  }

  const hub = createHub({
    store,
    inspect: (groupId, look) => lanes.group(groupId).inspect(look),
    fault: health.fault,
  });
  const organizationLane = createLane(organizationDomain(organizationId, registry, follow), services);
  const lanes = createLanes(
    clock,
    organizationLane,
    (groupId): Lane<GroupState> => createLane(groupDomain(groupId, index, hub.publish), services),
  );
  const loaded = await organizationLane.read();
  organization = { ...loaded, agents: new Map(loaded.agents) };
  // What a crash left between two Groups is finished before anybody is served.
  const applyIntents = async (): Promise<void> => {
    await Promise.all((await store.groupsWithIntents()).map((groupId) => lanes.group(groupId).catchUp()));
  };
  for (let left = await store.groupsWithIntents(); left.length > 0; ) {
    await applyIntents();
    const next = await store.groupsWithIntents();
    // Intents make others; what does not move is left to the sweep.
    if (next.join() === left.join()) break;
    left = next;
  }
  return {
    intake: createIntake(lanes, index, services),
    lanes,
    hub,
    index,
    applyIntents,
    sessionEpoch,
    epochOf: (opened) => sessionFacts(parseStoredEvent(opened)).sessionEpoch,
    hasCard: (agentId, cardVersion) => (organization.agents.get(agentId)?.card.cardVersion ?? 0) >= cardVersion,
    isRevoked: (agentId) => organization.agents.get(agentId)?.card.status === "revoked",
    inspect: (groupId, look) => lanes.group(groupId).inspect(look),
    async idle() {
      while (!lanes.areIdle) await committer.idle().then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    },
  };
}
