import { describe, expect, it } from "vitest";
import type { Actor, Command } from "../../../../generated/types.ts";
import {
  createOrganizationState,
  type Decision,
  decideOrganization,
  evolveOrganization,
  newKeyBindings,
  type OrganizationState,
  organizationDocument,
} from "../../../../lib/core/mod.ts";
import {
  accepted,
  agentCard,
  assertValid,
  commandOf,
  createWorld,
  factsOf,
  identityService,
  organizationId,
  policyService,
  refused,
  registryService,
  type Sending,
  worker,
} from "../support/world.ts";

const world = createWorld();

function offer(state: OrganizationState, sending: Sending): Decision {
  const command: Command = commandOf(world, { ...sending, groupId: undefined });
  const signingHash = `sha256:${String(world.serial).padStart(64, "0")}`;
  const decision = decideOrganization(state, { command, signingHash }, factsOf(world, command));
  if (decision.ok) {
    assertValid(decision.events[0]);
    evolveOrganization(state, decision.events[0]);
  }
  return decision;
}

const register = (state: OrganizationState, over: object = {}, actor: Actor = registryService, more: object = {}) =>
  offer(state, {
    kind: "ext.missionweaveprotocol.registry.agent_card_register",
    actor,
    payload: { agentCard: agentCard(worker.id, over) },
    ...more,
  });
const open = (state: OrganizationState, payload: object = {}, actor: Actor = identityService, more: object = {}) =>
  offer(state, {
    kind: "ext.missionweaveprotocol.identity.session_open",
    actor,
    payload: { agentId: worker.id, ...payload },
    ...more,
  });
const registered = (over: object = {}) => {
  const state = createOrganizationState(organizationId);
  accepted(register(state, over));
  return state;
};

describe("ext.missionweaveprotocol.registry.agent_card_register", () => {
  it("records the whole Card in an Event without Group, sequence or revision (MWP-IDN-001, MWP-EVT-005)", () => {
    const state = createOrganizationState(organizationId);
    const [event] = accepted(register(state)).events;
    expect(event.payload).toEqual({ agentCard: agentCard(worker.id) });
    for (const member of ["groupId", "sequence", "aggregateRevision"]) expect(event).not.toHaveProperty(member);
    expect(state.agents.get(worker.id)).toMatchObject({ card: { cardVersion: 1 }, sessionEpoch: 0 });
  });

  it("takes versions that rise, by any step, and no others", () => {
    const state = registered({ cardVersion: 4 });
    accepted(register(state, { cardVersion: 9 }));
    for (const cardVersion of [9, 8, 1]) {
      expect(refused(register(state, { cardVersion }))).toMatchObject({
        code: "REVISION_CONFLICT",
        currentRevision: 9,
      });
    }
  });

  it.each([
    ["a Card of another Organization", { organizationId: "urn:example:organization:two" }],
    ["a Card that has expired", { validUntil: "2026-01-01T00:00:00Z" }],
    ["a Card without verified Evidence", { capabilities: [] }],
    ["a Card with permissions", { permissions: ["all"] }],
    ["a key ID named twice", { publicKeys: [...agentCard(worker.id).publicKeys, ...agentCard(worker.id).publicKeys] }],
  ])("refuses %s", (_, over) => {
    expect(refused(register(createOrganizationState(organizationId), over)).code).toBe("INVALID_COMMAND");
  });

  it("is for the registry service alone", () => {
    for (const actor of [identityService, policyService]) {
      expect(refused(register(createOrganizationState(organizationId), {}, actor)).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("takes expectedRevision for the Card version, 0 before the first, and refuses another (MWP-EVT-007)", () => {
    const state = createOrganizationState(organizationId);
    expect(refused(register(state, {}, registryService, { expectedRevision: 1 })).code).toBe("REVISION_CONFLICT");
    accepted(register(state, {}, registryService, { expectedRevision: 0 }));
  });

  it("refuses critical extensions of the Command and of the Card (MWP-EXT-002)", () => {
    const extensions = { "urn:example:profile:x": { version: "1.0.0", critical: true, data: 1 } };
    const state = createOrganizationState(organizationId);
    expect(refused(register(state, {}, registryService, { extensions })).code).toBe("UNKNOWN_CRITICAL_EXTENSION");
    expect(refused(register(state, { extensions })).code).toBe("UNKNOWN_CRITICAL_EXTENSION");
  });
});

describe("ext.missionweaveprotocol.identity.session_open", () => {
  it("raises the Session Epoch by one, from 1 on (MWP-IDN-007, MWP-IDN-008)", () => {
    const state = registered();
    expect(accepted(open(state)).events[0].payload).toEqual({ agentId: worker.id, sessionEpoch: 1 });
    expect(accepted(open(state, { sessionEpoch: 2 })).events[0].payload).toMatchObject({ sessionEpoch: 2 });
    expect(refused(open(state, { sessionEpoch: 2 }))).toMatchObject({ code: "REVISION_CONFLICT", currentRevision: 2 });
  });

  it("keeps the epoch over a new Card, and opens for a deprecated one but not for a revoked one (P33)", () => {
    const state = registered();
    accepted(open(state));
    accepted(register(state, { cardVersion: 2, status: "deprecated" }));
    accepted(open(state, { sessionEpoch: 2 }));
    accepted(register(state, { cardVersion: 3, status: "revoked" }));
    expect(refused(open(state)).code).toBe("INVALID_COMMAND");
  });

  it("needs a registered Agent and the identity service", () => {
    expect(refused(open(createOrganizationState(organizationId))).code).toBe("INVALID_COMMAND");
    expect(refused(open(registered(), {}, registryService)).code).toBe("AUTH_FORBIDDEN");
  });
});

describe("the Organization's state", () => {
  it("is refused kinds it has no row for", () => {
    const kind = "ext.example.profile.something";
    const sending = { kind, actor: policyService, payload: {} };
    expect(refused(offer(createOrganizationState(organizationId), sending)).code).toBe("INVALID_COMMAND");
  });

  it("counts its Events and is one JSON object", () => {
    const state = registered();
    accepted(open(state));
    expect(organizationDocument(state)).toMatchObject({ organizationId, position: 2 });
    expect(() => evolveOrganization(state, { ...fact(), kind: "mission.created" })).toThrow(RangeError);
  });

  it("names the keys a Card binds newly: the same binding again is none (MWP-SDV-004)", () => {
    const [key] = agentCard(worker.id).publicKeys;
    const second = { ...key!, keyId: "urn:example:key:second", publicKey: "BBBB" };
    const first = agentCard(worker.id);
    const next = agentCard(worker.id, { publicKeys: [key, second] });
    expect(newKeyBindings(undefined, first)).toEqual([key]);
    expect(newKeyBindings(first, next)).toEqual([second]);
    expect(newKeyBindings(first, agentCard(worker.id, { publicKeys: [{ ...key!, publicKey: "CCCC" }] }))).toHaveLength(
      1,
    );
  });
});

function fact() {
  return { kind: "", actor: registryService, occurredAt: "2026-01-01T00:00:00.000Z", payload: {} };
}
