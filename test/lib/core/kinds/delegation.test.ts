import { describe, expect, it } from "vitest";
import type { Actor, MembershipDelegationGrantedEventPayload } from "../../../../generated/types.ts";
import { isRebuilt, itemIn } from "../support/run.ts";
import {
  addAgent,
  authorize,
  authorizing,
  candidate,
  contract,
  createOpen,
  inSeconds,
  offering,
  provisional,
  refuses,
  wait,
  workItemId,
} from "../support/work.ts";
import {
  accepted,
  advance,
  coordinator,
  createMission,
  grant,
  groupId,
  missionId,
  observer,
  owner,
  policyService,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const grantId = "urn:example:grant:one";
const day = 86_400;

const ceilings = {
  currency: "EUR",
  financialLimit: 30,
  modelTokenLimit: 0,
  toolCallLimit: 0,
  computeSecondsLimit: 0,
  wallClockSecondsLimit: 0,
  externalSideEffectLimit: 0,
} as const;

interface Team {
  readonly world: World;
  readonly delegate: Actor;
}

/** A target WorkItem, and a work delegate without a Grant. */
function createDelegate(): Team {
  const world = createOpen({ budget: { currency: "EUR", financialLimit: 50 } });
  return { world, delegate: addAgent(world, "delegate", { role: "work_delegate", scopes: ["work.delegate"] }) };
}

function granting({ world, delegate }: Team, payload: object = {}, envelope: Partial<Sending> = {}): Sending {
  const all = {
    grantId,
    granteeAgentId: delegate.id,
    targetWorkItemId: workItemId,
    allowedCapabilities: [{ id: "example.build", version: "1.0.0" }],
    budget: ceilings,
    maxDescendantDepth: 2,
    granteeMembershipEpoch: 1,
    expiresAt: inSeconds(world, day),
    ...payload,
  };
  return { kind: "membership.grant_delegation", actor: coordinator, payload: all, ...envelope };
}

/** A work delegate with a Grant over the tests' WorkItem. */
function createGranted(payload: object = {}): Team {
  const team = createDelegate();
  accepted(send(team.world, granting(team, payload)));
  return team;
}

const part = (index: number): string => `urn:example:work-item:part-${index}`;

/** A delegated `work.authorize` of one part. */
function delegating(
  { delegate }: Team,
  index: number,
  { contract: over = {}, ...members }: { readonly contract?: object; readonly [member: string]: unknown } = {},
): Sending {
  const payload = {
    workItemId: part(index),
    conversationId: `${part(index)}:conversation`,
    parentWorkItemId: workItemId,
    delegationGrantId: grantId,
    contract: contract(over),
    ...members,
  };
  return authorizing({ payload, envelope: { actor: delegate } });
}

/** A delegated `work.offer`, of the target unless another is named. */
function delegatedOffer({ world, delegate }: Team, payload: object = {}): Sending {
  return offering(world, { payload: { delegationGrantId: grantId, ...payload }, envelope: { actor: delegate } });
}

const costing = (financialLimit: number): object => ({ budget: { currency: "EUR", financialLimit } });

describe("membership.grant_delegation (MWP-MSN-020)", () => {
  it("stores the whole Grant, in the grantee's Membership too, and leaves its epoch", () => {
    const team = createDelegate();
    const { events, identifiers } = accepted(send(team.world, granting(team)));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: "membership.delegation.granted", aggregateRevision: 2 });
    const stored = events[0].payload as unknown as MembershipDelegationGrantedEventPayload;
    expect(stored.grant).toEqual({
      grantId,
      granteeAgentId: team.delegate.id,
      missionId,
      groupId,
      targetWorkItemId: workItemId,
      allowedCapabilities: [{ id: "example.build", version: "1.0.0" }],
      budget: ceilings,
      maxDescendantDepth: 2,
      granteeMembershipEpoch: 1,
      coordinatorEpoch: 1,
      grantedBy: coordinator,
      grantedAt: events[0].occurredAt,
      expiresAt: inSeconds(team.world, day),
    });
    expect(stored.membership).toMatchObject({ membershipEpoch: 1, delegationGrants: [stored.grant] });
    expect(identifiers).toEqual([{ kind: "grant", id: grantId }]);
    expect(isRebuilt(team.world)).toBe(true);
  });

  it("is refused for each member that is missing, each ceiling, and the currency", () => {
    const team = createDelegate();
    const members = [
      "granteeAgentId",
      "targetWorkItemId",
      "allowedCapabilities",
      "budget",
      "maxDescendantDepth",
      "granteeMembershipEpoch",
      "expiresAt",
    ];
    for (const member of members) {
      expect(refuses(team.world, granting(team, { [member]: undefined })).code, member).toBe("INVALID_COMMAND");
    }
    for (const member of Object.keys(ceilings)) {
      const budget = { ...ceilings, [member]: undefined };
      expect(refuses(team.world, granting(team, { budget })).code, member).toBe("INVALID_COMMAND");
    }
    expect(refuses(team.world, granting(team, { allowedCapabilities: [] })).code).toBe("INVALID_COMMAND");
    // What the authority states, nobody else does.
    for (const member of ["coordinatorEpoch", "grantedBy", "grantedAt", "missionId", "groupId"]) {
      expect(refuses(team.world, granting(team, { [member]: 1 })).code, member).toBe("INVALID_COMMAND");
    }
  });

  it("is the current Coordinator's alone", () => {
    const team = createDelegate();
    for (const actor of [owner, worker, observer, team.delegate, policyService]) {
      expect(refuses(team.world, granting(team, {}, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refuses(team.world, granting(team, {}, { coordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    advance(team.world, 901);
    expect(refuses(team.world, granting(team)).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is for an active work delegate in its present epoch, for work that is not over, for a time", () => {
    const team = createDelegate();
    const { world } = team;
    expect(refuses(world, granting(team, { granteeAgentId: worker.id })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, granting(team, { granteeAgentId: stranger.id })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, granting(team, { granteeMembershipEpoch: 2 })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, granting(team, { targetWorkItemId: part(1) })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, granting(team, { expiresAt: inSeconds(world, 0) })).code).toBe("INVALID_COMMAND");
    const late = addAgent(world, "late", { role: "work_delegate", ...provisional(world) });
    expect(refuses(world, granting(team, { granteeAgentId: late.id })).code).toBe("INVALID_COMMAND");
    expect(refuses(world, granting(team, {}, { expectedRevision: 2 })).code).toBe("REVISION_CONFLICT");
    accepted(send(world, { kind: "work.cancel", actor: coordinator, payload: { workItemId, reason: "No." } }));
    expect(refuses(world, granting(team)).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("keeps Grants that are of use in the Membership, and drops those that are over", () => {
    const team = createGranted({ expiresAt: "2026-01-01T00:10:00Z" });
    const ids = (): readonly string[] =>
      team.world.state.memberships
        .get(`agent ${team.delegate.id}`)
        ?.document.delegationGrants?.map((one) => one.grantId) ?? [];
    accepted(send(team.world, granting(team, { grantId: "urn:example:grant:two" })));
    expect(ids()).toEqual([grantId, "urn:example:grant:two"]);
    wait(team.world, 600);
    accepted(send(team.world, granting(team, { grantId: "urn:example:grant:three" })));
    expect(ids()).toEqual(["urn:example:grant:two", "urn:example:grant:three"]);
    expect(refuses(team.world, granting(team))).toMatchObject({ message: "identifier not available" });
    expect(isRebuilt(team.world)).toBe(true);
  });

  it("keeps so few Grants, and lets each allow so few Capabilities, that any Event of the Membership can be carried", () => {
    const team = createDelegate();
    const { world } = team;
    const next = (index: number, payload: object = {}) =>
      granting(team, { grantId: `urn:example:grant:${index}`, ...payload });
    const many = Array.from({ length: 65 }, (_, index) => ({ id: `example.c${index}`, version: "1.0.0" }));
    expect(refuses(world, next(0, { allowedCapabilities: many }))).toMatchObject({
      code: "INVALID_COMMAND",
      message: "a Delegation Grant allows at most 64 Capabilities",
    });
    accepted(send(world, next(0, { allowedCapabilities: many.slice(1), expiresAt: inSeconds(world, 60) })));
    for (let index = 1; index < 32; index += 1) accepted(send(world, next(index)));
    expect(refuses(world, next(32))).toMatchObject({
      code: "INVALID_COMMAND",
      message: "the grantee holds 32 Delegation Grants already",
    });
    wait(world, 60);
    accepted(send(world, next(32)));
  });
});

describe("a delegate (MWP-MSN-019)", () => {
  it("has no authority by its role, by an unknown Grant, or by naming none", () => {
    const team = createDelegate();
    expect(refuses(team.world, delegating(team, 1)).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(team.world, delegating(team, 1, { delegationGrantId: undefined })).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(team.world, delegatedOffer(team)).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(team.world, delegatedOffer(team, { delegationGrantId: undefined })).code).toBe("AUTH_FORBIDDEN");
  });

  it("authorizes and offers within its Grant, which the Events name (MWP-MSN-021)", () => {
    const team = createGranted();
    const { world } = team;
    const { events } = accepted(send(world, delegating(team, 1)));
    expect(events[0].payload).toMatchObject({ parentWorkItemId: workItemId, delegationGrantId: grantId });
    accepted(send(world, delegatedOffer(team, { workItemId: part(1), candidates: [candidate(worker)] })));
    expect(world.log.at(-1)?.payload).toMatchObject({ delegationGrantId: grantId });
    expect(world.state.grants.get(grantId)?.workItemIds).toEqual([part(1)]);
    expect(itemIn(world, part(1)).document).toMatchObject({ state: "offered", authorizedBy: team.delegate });
    expect(isRebuilt(world)).toBe(true);
  });

  it("does not override, and lends its Grant to nobody (MWP-MSN-022)", () => {
    const team = createGranted();
    const override = { emergencyOverride: { reason: "Hurry." } };
    expect(refuses(team.world, delegating(team, 1, override)).code).toBe("AUTH_FORBIDDEN");
    const other = addAgent(team.world, "other-delegate", { role: "work_delegate" });
    for (const actor of [other, coordinator, owner, worker]) {
      const delegate = { world: team.world, delegate: actor };
      expect(refuses(team.world, delegating(delegate, 1)).code).toBe("AUTH_FORBIDDEN");
      expect(refuses(team.world, delegatedOffer(delegate)).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("does nothing else that is the Coordinator's", () => {
    const team = createGranted();
    const actor = team.delegate;
    const cited = { delegationGrantId: grantId };
    const cancel = { kind: "work.cancel", actor, payload: { workItemId, reason: "No." } };
    expect(refuses(team.world, cancel).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(team.world, granting(team, { grantId: "urn:example:grant:two" }, { actor })).code).toBe(
      "AUTH_FORBIDDEN",
    );
    expect(refuses(team.world, { ...cancel, payload: { ...cancel.payload, ...cited } }).code).toBe("INVALID_COMMAND");
  });
});

describe("the scope of a Grant (MWP-MSN-021)", () => {
  it("is the target and what joins its subtree explicitly", () => {
    const team = createGranted();
    const { world } = team;
    const outside = "urn:example:work-item:outside";
    authorize(world, outside, costing(1));
    expect(refuses(world, delegating(team, 1, { parentWorkItemId: undefined })).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(world, delegating(team, 1, { parentWorkItemId: outside })).code).toBe("AUTH_FORBIDDEN");
    expect(refuses(world, delegatedOffer(team, { workItemId: outside })).code).toBe("AUTH_FORBIDDEN");
    // A proposal that speaks of the subtree joins nothing.
    const proposalId = "urn:example:proposal:one";
    const proposal = { proposalId, goal: "Lay it.", parentWorkItemId: workItemId };
    accepted(send(world, { kind: "work.propose", actor: team.delegate, payload: proposal }));
    expect(refuses(world, delegating(team, 1, { proposalId, parentWorkItemId: undefined })).code).toBe(
      "AUTH_FORBIDDEN",
    );
    accepted(send(world, delegating(team, 1, { proposalId, contract: costing(1) })));
  });

  it("is as deep as the Grant says", () => {
    const team = createGranted();
    const { world } = team;
    accepted(send(world, delegating(team, 1, { contract: costing(1) })));
    accepted(send(world, delegating(team, 2, { parentWorkItemId: part(1), contract: costing(1) })));
    expect(refuses(world, delegating(team, 3, { parentWorkItemId: part(2), contract: costing(1) })).code).toBe(
      "AUTH_FORBIDDEN",
    );
    authorize(world, part(3), costing(1), { parentWorkItemId: part(2) });
    expect(refuses(world, delegatedOffer(team, { workItemId: part(3) })).code).toBe("AUTH_FORBIDDEN");
    accepted(send(world, delegatedOffer(team, { workItemId: part(2) })));
  });

  it("is no deeper than the Organization lets pass", () => {
    const team = createGranted({ maxDescendantDepth: 9 });
    const { world } = team;
    world.policy = { ...world.policy, delegationDepthMax: 1 };
    accepted(send(world, delegating(team, 1, { contract: costing(1) })));
    expect(refuses(world, delegating(team, 2, { parentWorkItemId: part(1), contract: costing(1) })).code).toBe(
      "RATE_LIMITED",
    );
  });

  it("holds Capabilities at or above their least version", () => {
    const required = [{ id: "example.build", version: "1.0.0" }];
    const team = createGranted({ allowedCapabilities: [{ id: "example.build", version: "1.0.1" }] });
    expect(refuses(team.world, delegating(team, 1, { contract: { requiredCapabilities: required } })).code).toBe(
      "AUTH_FORBIDDEN",
    );
    expect(refuses(team.world, delegatedOffer(team)).code).toBe("AUTH_FORBIDDEN");
    const higher = [{ id: "example.build", version: "1.2.0" }];
    accepted(send(team.world, delegating(team, 1, { contract: { requiredCapabilities: higher } })));
    const unlisted = createGranted({ allowedCapabilities: [{ id: "example.paint", version: "0.1.0" }] });
    expect(refuses(unlisted.world, delegating(unlisted, 1)).code).toBe("AUTH_FORBIDDEN");
  });

  it("holds what is created or offered by it to its ceilings, all together", () => {
    const team = createGranted();
    const { world } = team;
    accepted(send(world, delegating(team, 1, { contract: costing(20) })));
    expect(refuses(world, delegating(team, 2, { contract: costing(10.01) })).code).toBe("BUDGET_EXCEEDED");
    // Offering the target would count with its 50.
    expect(refuses(world, delegatedOffer(team)).code).toBe("BUDGET_EXCEEDED");
    // What it created counts once, also when it is offered.
    accepted(send(world, delegatedOffer(team, { workItemId: part(1) })));
    accepted(send(world, delegating(team, 2, { contract: costing(10) })));
    authorize(world, part(3), costing(1), { parentWorkItemId: workItemId });
    expect(refuses(world, delegatedOffer(team, { workItemId: part(3) })).code).toBe("BUDGET_EXCEEDED");
    const corrected = contract({ contractVersion: 2, ...costing(21) });
    expect(refuses(world, delegatedOffer(team, { workItemId: part(1), contract: corrected })).code).toBe(
      "BUDGET_EXCEEDED",
    );
    expect(isRebuilt(world)).toBe(true);
  });

  it("allows nothing in a dimension with a ceiling of 0", () => {
    const world = createMission();
    const rich = { currency: "EUR", financialLimit: 50, toolCallLimit: 5 };
    const { mission } = world.state;
    if (mission !== undefined) world.state.mission = { ...mission, document: { ...mission.document, budget: rich } };
    accepted(send(world, authorizing({ payload: { contract: contract({ budget: rich }) } })));
    const team = { world, delegate: addAgent(world, "delegate", { role: "work_delegate" }) };
    accepted(send(world, granting(team)));
    const over = { budget: { currency: "EUR", financialLimit: 1, toolCallLimit: 1 } };
    expect(refuses(world, delegating(team, 1, { contract: over })).code).toBe("BUDGET_EXCEEDED");
  });
});

describe("a Grant is over at once (MWP-MSN-022)", () => {
  const causes: Readonly<Record<string, (team: Team) => void>> = {
    "the Coordinator is replaced": ({ world }) => {
      const { mission } = world.state;
      if (mission === undefined) return;
      const replaced = { ...mission.document.coordinator, agentId: stranger.id, coordinatorEpoch: 2 };
      world.state.mission = { ...mission, document: { ...mission.document, coordinator: replaced } };
    },
    "the Membership changes": ({ world, delegate }) => {
      const changed = grant(delegate, { role: "work_delegate", scopes: ["work.delegate", "review"] });
      accepted(send(world, { kind: "membership.change", actor: owner, payload: changed }));
    },
    "the Membership ends": ({ world, delegate }) => {
      accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: delegate } }));
    },
    "it expires": ({ world }) => {
      wait(world, day);
    },
    "the target is missing": ({ world }) => {
      world.state.workItems.delete(workItemId);
    },
    "the target failed": (team) => settle(team, "failed"),
    "the target is cancelled": (team) => settle(team, "cancelled"),
    "the target is verified": (team) => settle(team, "verified"),
  };

  function settle({ world }: Team, state: "failed" | "cancelled" | "verified"): void {
    const item = itemIn(world);
    world.state.workItems.set(workItemId, { ...item, document: { ...item.document, state } });
  }

  it.each(Object.keys(causes))("when %s", (cause) => {
    const team = createGranted();
    const { world } = team;
    accepted(send(world, delegating(team, 1, { contract: costing(1) })));
    causes[cause]?.(team);
    const under = { parentWorkItemId: part(1), contract: costing(1) };
    const code = cause === "the Membership ends" ? "MEMBERSHIP_REQUIRED" : "AUTH_FORBIDDEN";
    expect(refuses(world, delegating(team, 2, under)).code).toBe(code);
    expect(refuses(world, delegatedOffer(team, { workItemId: part(1) })).code).toBe(code);
    if (cause === "the Membership ends") return;
    accepted(send(world, { kind: "work.propose", actor: team.delegate, payload: { goal: "Lay it all the same." } }));
  });

  it("and not a moment before it expires", () => {
    const team = createGranted();
    wait(team.world, day - 1);
    accepted(send(team.world, delegating(team, 1, { contract: costing(1) })));
  });

  it("but not by a change that leaves the Membership its epoch", () => {
    const team = createGranted();
    const { world, delegate } = team;
    const { scopes, role } = world.state.memberships.get(`agent ${delegate.id}`)!.document;
    const { contextPackage } = provisional(world) as { readonly contextPackage: object };
    const handed = { member: delegate, role, scopes, state: "active", contextPackage };
    accepted(send(world, { kind: "membership.change", actor: owner, payload: handed }));
    expect(world.state.memberships.get(`agent ${delegate.id}`)?.document.delegationGrants).toHaveLength(1);
    accepted(send(world, delegating(team, 1, { contract: costing(1) })));
  });

  it("and its grantee comes back without it", () => {
    const team = createGranted();
    const { world, delegate } = team;
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: delegate } }));
    const again = grant(delegate, { role: "work_delegate", scopes: ["work.delegate"] });
    accepted(send(world, { kind: "membership.change", actor: owner, payload: again }));
    expect(refuses(world, delegating(team, 1)).code).toBe("AUTH_FORBIDDEN");
  });
});
