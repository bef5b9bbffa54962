import { describe, expect, it } from "vitest";
import type { WorkOfferCreatedEventPayload } from "../../../../generated/types.ts";
import { workPhases } from "../../../../lib/core/work/table.ts";
import { blocked, cancelled, failed, isRebuilt, itemIn, run, started, submitted, verified } from "../support/run.ts";
import {
  accepting,
  addAgent,
  authorize,
  authorizing,
  candidate,
  contract,
  createOffered,
  createOpen,
  createQueued,
  inSeconds,
  offering,
  provisional,
  refuses,
  wait,
  workConversationId,
  workItemId,
} from "../support/work.ts";
import {
  accepted,
  agentCard,
  coordinator,
  createTeam,
  groupId,
  observer,
  owner,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const override = { emergencyOverride: { reason: "The Coordinator is ill." } };
const day = 86_400;

function offerTo(world: World, payload: object): ReturnType<typeof refuses> {
  return refuses(world, offering(world, { payload }));
}

describe("work.offer (W3, MWP-WRK-004)", () => {
  it("makes a durable offer that reserves nothing, with why this Agent and on what terms (MWP-WRK-006, MWP-FND-022)", () => {
    const world = createOpen();
    const { events, deadlines, identifiers } = accepted(send(world, offering(world)));
    expect(events).toHaveLength(1);
    const { workItem, candidates, ...rest } = events[0].payload as unknown as WorkOfferCreatedEventPayload;
    expect(events[0]).toMatchObject({
      kind: "work.offer.created",
      aggregateRevision: 2,
      workItemId,
      conversationId: workConversationId,
    });
    const [offer] = workItem.offers ?? [];
    const expiresAt = inSeconds(world, day);
    expect(workItem).toMatchObject({ state: "offered", revision: 2 });
    expect(workItem.owner).toBeUndefined();
    expect(offer).toEqual({
      offerId: offer?.offerId,
      agentId: worker.id,
      agentCardVersion: 1,
      expiresAt,
      status: "pending",
    });
    expect(candidates).toEqual([{ offerId: offer?.offerId, ...candidate(worker) }]);
    expect(rest).toEqual({ leaseTerms: world.policy.workLeaseTerms, priorityClass: "normal" });
    expect(deadlines).toEqual([{ change: "set", deadline: { type: "offer", subjectId: workItemId, at: expiresAt } }]);
    expect(identifiers).toEqual([{ kind: "offer", id: offer?.offerId }]);
    expect(itemIn(world).ownershipEpoch).toBe(0);
    expect(isRebuilt(world)).toBe(true);
  });

  it("makes several at once to a bounded set", () => {
    const world = createOpen();
    const others = ["a", "b", "c", "d", "e"].map((name) => addAgent(world, name));
    const candidates = [worker, ...others].map((actor) => candidate(actor));
    expect(offerTo(world, { candidates }).code).toBe("INVALID_COMMAND");
    accepted(send(world, offering(world, { payload: { candidates: candidates.slice(1) } })));
    const { offers = [] } = itemIn(world).document;
    expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(5);
    expect(offers.every(({ status }) => status === "pending")).toBe(true);
  });

  it("replaces the offers there were: an unaccepted offer stops no other", () => {
    const world = createOffered();
    const other = addAgent(world, "other");
    accepted(send(world, offering(world, { payload: { candidates: [candidate(other)] } })));
    expect(itemIn(world).document.offers?.map(({ agentId, status }) => [agentId, status])).toEqual([
      [worker.id, "withdrawn"],
      [other.id, "pending"],
    ]);
    const [earlier] = itemIn(world).document.offers ?? [];
    expect(refuses(world, accepting(world, { payload: { offerId: earlier?.offerId } })).code).toBe(
      "WORK_OFFER_EXPIRED",
    );
    wait(world, day);
    accepted(send(world, offering(world)));
    expect(itemIn(world).document.offers?.map(({ status }) => status)).toEqual(["withdrawn", "expired", "pending"]);
    expect(isRebuilt(world)).toBe(true);
  });

  it("keeps the latest offers that are over and no more, so that no Event grows by the rounds before it", () => {
    const world = createOpen();
    for (let round = 0; round < 70; round += 1) accepted(send(world, offering(world)));
    const { offers = [] } = itemIn(world).document;
    expect(offers).toHaveLength(65);
    expect(offers.filter(({ status }) => status === "pending")).toEqual([offers.at(-1)]);
    const ids = world.log.flatMap(({ kind, payload }) =>
      kind === "work.offer.created" ? (payload as unknown as WorkOfferCreatedEventPayload).candidates : [],
    );
    const acceptingOf = (index: number) => accepting(world, { payload: { offerId: ids[index]?.offerId } });
    expect(refuses(world, acceptingOf(4))).toMatchObject({
      code: "INVALID_COMMAND",
      message: "the offer is not available",
    });
    expect(refuses(world, acceptingOf(5)).code).toBe("WORK_OFFER_EXPIRED");
    accepted(send(world, acceptingOf(69)));
    expect(isRebuilt(world)).toBe(true);
  });

  it("states its own terms for the leases that follow", () => {
    const world = createOpen();
    const leaseTerms = { startWithinSeconds: 60, ownershipSeconds: 120, executionSeconds: 30, blockedSeconds: 90 };
    accepted(send(world, offering(world, { payload: { leaseTerms } })));
    expect(itemIn(world).leaseTerms).toEqual(leaseTerms);
  });

  it("stands for some time, at most until the deadline of the contract", () => {
    const world = createOpen();
    expect(offerTo(world, { expiresAt: inSeconds(world, 0) }).code).toBe("INVALID_COMMAND");
    expect(offerTo(world, { expiresAt: "2026-01-20T00:00:00.001Z" }).code).toBe("INVALID_COMMAND");
    accepted(send(world, offering(world, { payload: { expiresAt: "2026-01-20T00:00:00Z" } })));
  });

  it("names a WorkItem of the Group and free IDs", () => {
    const world = createOpen();
    expect(offerTo(world, { workItemId: "urn:example:nowhere" }).code).toBe("INVALID_COMMAND");
    const offerId = "urn:example:offer:one";
    const other = addAgent(world, "other");
    const twice = [worker, other].map((actor) => ({ offerId, ...candidate(actor) }));
    expect(offerTo(world, { candidates: twice }).code).toBe("INVALID_COMMAND");
    const chosen = offering(world, { payload: { candidates: [{ offerId, ...candidate(worker) }] } });
    accepted(send(world, chosen));
    expect(refuses(world, chosen)).toMatchObject({ code: "INVALID_COMMAND", message: "identifier not available" });
  });
});

describe("a candidate", () => {
  it("is a live member whose Membership is for work, named once", () => {
    const world = createOpen();
    expect(offerTo(world, { candidates: [candidate(stranger)] }).code).toBe("INVALID_COMMAND");
    expect(offerTo(world, { candidates: [candidate(worker), candidate(worker)] }).code).toBe("INVALID_COMMAND");
    expect(offerTo(world, { candidates: [] }).code).toBe("INVALID_COMMAND");
    const reviewer = addAgent(world, "reviewer", { role: "reviewer", scopes: ["review"] });
    expect(offerTo(world, { candidates: [candidate(reviewer)] }).code).toBe("INVALID_COMMAND");
    const both = addAgent(world, "both", { role: "reviewer", scopes: ["review", "work"] });
    accepted(send(world, offering(world, { payload: { candidates: [candidate(both), candidate(coordinator)] } })));
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: worker } }));
    expect(offerTo(world, {}).code).toBe("INVALID_COMMAND");
  });

  it("may be provisional, with the Context Package that this takes, until its expiry (MWP-MSN-011)", () => {
    const world = createOpen();
    const bare = {
      member: stranger,
      role: "worker",
      scopes: ["work"],
      ...provisional(world),
      contextPackage: undefined,
    };
    expect(refuses(world, { kind: "membership.change", actor: owner, payload: bare }).code).toBe("INVALID_COMMAND");
    const late = addAgent(world, "late", provisional(world));
    accepted(send(world, offering(world, { payload: { candidates: [candidate(late)] } })));
    wait(world, 3600);
    expect(offerTo(world, { candidates: [candidate(late)] }).code).toBe("INVALID_COMMAND");
  });

  it("has a Card that counts and covers what the contract requires (MWP-MSN-003)", () => {
    const world = createOpen();
    const card = agentCard(worker.id);
    for (const status of ["deprecated", "revoked"] as const) {
      world.agents.set(worker.id, { card, cardVersion: 1, status });
      expect(offerTo(world, {}).code).toBe("INVALID_COMMAND");
    }
    world.agents.delete(worker.id);
    expect(offerTo(world, {}).code).toBe("INVALID_COMMAND");
    const [capability] = card.capabilities;
    for (const [id, version] of [
      ["example.paint", "1.0.0"],
      ["example.build", "0.9.0"],
    ]) {
      const other = agentCard(worker.id, { capabilities: [{ ...capability, id, version }] });
      world.agents.set(worker.id, { card: other, cardVersion: 2, status: "active" });
      const payload = { candidates: [candidate(worker, { verifiedMatches: [{ id, version }] })] };
      expect(offerTo(world, payload).code).toBe("INVALID_COMMAND");
      // The override of the MissionOwner passes over the Coordinator, and over nothing else.
      const overriding = offering(world, { payload: { ...payload, ...override }, envelope: { actor: owner } });
      expect(refuses(world, overriding).code).toBe("INVALID_COMMAND");
    }
  });

  it("is chosen on a basis that holds, and that is whole (MWP-WRK-006)", () => {
    const world = createOpen();
    for (const over of [
      { requiredCapabilities: [{ id: "example.build", version: "0.1.0" }] },
      { verifiedMatches: [{ id: "example.build", version: "1.1.0" }] },
      { authorizationEligible: false },
      { verifiedMatches: [] },
      { reasoning: "I like it." },
      ...Object.keys(candidate(worker).selectionBasis).map((member) => ({ [member]: undefined })),
    ]) {
      const payload = { candidates: [candidate(worker, over)] };
      expect(offerTo(world, payload).code, JSON.stringify(over)).toBe("INVALID_COMMAND");
    }
    expect(offerTo(world, { candidates: [{ agentId: worker.id }] }).code).toBe("INVALID_COMMAND");
  });
});

describe("who offers work (MWP-MSN-019)", () => {
  it("is the Coordinator, or the MissionOwner by an override that is audited (MWP-MSN-003)", () => {
    const world = createOpen();
    expect(refuses(world, offering(world, { envelope: { actor: owner } })).code).toBe("AUTH_FORBIDDEN");
    expect(offerTo(world, override).code).toBe("AUTH_FORBIDDEN");
    const overriding = offering(world, { payload: override, envelope: { actor: owner } });
    const { events, policyLog } = accepted(send(world, overriding));
    expect(events[0].payload).toMatchObject(override);
    expect(policyLog).toMatchObject([{ actor: owner, details: { workItemId, reason: "The Coordinator is ill." } }]);
    // The Worker's own acceptance is still its own.
    expect(itemIn(world).document.owner).toBeUndefined();
    accepted(send(world, accepting(world)));
  });

  it("is nobody else", () => {
    const world = createOpen();
    for (const actor of [worker, observer]) {
      expect(refuses(world, offering(world, { envelope: { actor } })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refuses(world, offering(world, { envelope: { coordinatorEpoch: 2 } })).code).toBe("AUTH_STALE_COORDINATOR");
  });

  it("is no replacement Coordinator before it has reconciled (MWP-MSN-005)", () => {
    const world = createOpen();
    const { mission } = world.state;
    if (mission !== undefined) world.state.mission = { ...mission, isReconciling: true };
    expect(offerTo(world, {}).code).toBe("APPROVAL_REQUIRED");
  });

  it("sees the revision it expects (MWP-WRK-003)", () => {
    const world = createOpen();
    expect(refuses(world, offering(world, { envelope: { expectedRevision: 2 } }))).toMatchObject({
      code: "REVISION_CONFLICT",
      currentRevision: 1,
    });
    accepted(send(world, offering(world, { envelope: { expectedRevision: 1 } })));
  });
});

describe("work that has an owner (MWP-WRK-019)", () => {
  it("is not offered while a lease of the owner lives", () => {
    for (const world of [createQueued(), started(createQueued()), blocked(createQueued())]) {
      expect(offerTo(world, {}).code).toBe("WORK_ALREADY_OWNED");
    }
    const world = createQueued();
    wait(world, day - 1);
    expect(offerTo(world, {}).code).toBe("WORK_ALREADY_OWNED");
    wait(world, 1);
    accepted(send(world, offering(world)));
  });

  it("goes to another from its last Checkpoint, under a higher Ownership Epoch, once the owner lapsed", () => {
    const world = run(started(createQueued()), "work.block");
    const late = addAgent(world, "late");
    wait(world, day);
    const { events } = accepted(send(world, offering(world, { payload: { candidates: [candidate(late)] } })));
    const created = events[0].payload as unknown as WorkOfferCreatedEventPayload;
    expect(created.checkpoint).toMatchObject({ agentId: worker.id, ownershipEpoch: 1 });
    expect(created.closedLeases?.map(({ leaseType, state }) => [leaseType, state])).toEqual([
      ["ownership", "expired"],
      ["blocked", "expired"],
    ]);
    expect(created.workItem).not.toHaveProperty("owner");
    expect(created.workItem).not.toHaveProperty("selectionBasis");
    accepted(send(world, accepting(world, { envelope: { actor: late } })));
    expect(itemIn(world).document.owner).toMatchObject({ agentId: late.id, ownershipEpoch: 2 });
    expect(world.log.at(-1)?.payload).toMatchObject({ checkpoint: { agentId: worker.id } });
    expect(refuses(world, { kind: "work.start", actor: worker, payload: { workItemId, ownershipEpoch: 1 } }).code).toBe(
      "WORK_STALE_OWNERSHIP",
    );
    expect(isRebuilt(world)).toBe(true);
  });

  it("is offered again by nobody who counts on a running execution: it expires with its ownership", () => {
    const world = started(createQueued());
    wait(world, 900);
    const { events } = accepted(send(world, offering(world)));
    expect((events[0].payload as unknown as WorkOfferCreatedEventPayload).closedLeases).toMatchObject([
      { leaseType: "ownership", state: "expired" },
      { leaseType: "execution", state: "expired" },
    ]);
  });

  it("is not offered while a child Mission does it (P25)", () => {
    const world = blocked(createQueued());
    const item = itemIn(world);
    const child = {
      missionId: "urn:example:mission:child",
      groupId,
      coordinatorAgentId: stranger.id,
      depth: 1,
      state: "active",
    } as const;
    world.state.workItems.set(workItemId, { ...item, child });
    expect(offerTo(world, {}).code).toBe("INVALID_STATE_TRANSITION");
    world.state.workItems.set(workItemId, { ...item, child: { ...child, state: "failed" } });
    expect(offerTo(world, {}).code).toBe("WORK_ALREADY_OWNED");
  });
});

describe("an offer by the state of the WorkItem (MWP-WRK-003)", () => {
  const worlds: Readonly<Record<string, () => World>> = {
    open: createOpen,
    offered: createOffered,
    queued: () => wait(createQueued(), day),
    active: () => wait(started(createQueued()), 900),
    blocked: () => wait(blocked(createQueued()), day),
    submitted: () => submitted(createQueued()),
    verified: () => verified(createQueued()),
    failed: () => failed(createQueued()),
    cancelled: () => cancelled(createQueued()),
  };

  it.each(workPhases)("is as the table says for %s", (phase) => {
    const world = worlds[phase]?.() ?? createTeam();
    expect(itemIn(world).document.state).toBe(phase);
    if (["submitted", "verified", "cancelled"].includes(phase)) {
      expect(offerTo(world, {}).code).toBe("INVALID_STATE_TRANSITION");
    } else {
      accepted(send(world, offering(world)));
      expect(itemIn(world).document.state).toBe("offered");
      expect(isRebuilt(world)).toBe(true);
    }
  });
});

describe("a corrected contract (MWP-WRK-002)", () => {
  const corrected = (over: object = {}): object => ({
    contract: contract({ contractVersion: 2, goal: "Lay it flat.", ...over }),
  });

  it("is the next version, told by a second Event", () => {
    const world = createOffered();
    const { events } = accepted(send(world, offering(world, { payload: corrected() })));
    expect(events.map(({ kind, aggregateRevision }) => [kind, aggregateRevision])).toEqual([
      ["work.offer.created", 3],
      ["work.contract.revised", 4],
    ]);
    expect(events[1]).toMatchObject({
      workItemId,
      cause: { type: "event", id: events[0].eventId },
      payload: { previousContractVersion: 1 },
    });
    expect(itemIn(world).document).toMatchObject({
      revision: 4,
      contract: { contractVersion: 2, goal: "Lay it flat." },
    });
    expect(refuses(world, accepting(world, { payload: { contractVersion: 1 } })).code).toBe("INVALID_COMMAND");
    accepted(send(world, accepting(world)));
    expect(itemIn(world).acceptedContractVersion).toBe(2);
    expect(isRebuilt(world)).toBe(true);
  });

  it("is not the same version, nor one further on", () => {
    const world = createOffered();
    for (const contractVersion of [1, 3]) {
      expect(offerTo(world, corrected({ contractVersion })).code).toBe("INVALID_COMMAND");
    }
  });

  it("is judged like the first, and closes no cycle (MWP-WRK-007)", () => {
    const world = createOpen();
    authorize(world, "urn:example:work-item:next", { dependencyWorkItemIds: [workItemId] });
    for (const over of [
      { dependencyWorkItemIds: [workItemId] },
      { dependencyWorkItemIds: ["urn:example:work-item:next"] },
      { dependencyWorkItemIds: ["urn:example:nowhere"] },
      { deadline: "2026-03-01T00:00:00Z" },
      { sideEffectRisk: "destructive" },
    ]) {
      expect(offerTo(world, corrected(over)).code, JSON.stringify(over)).toBe("INVALID_COMMAND");
    }
    expect(offerTo(world, corrected({ goal: undefined })).code).toBe("WORK_CONTRACT_INCOMPLETE");
    const most = { budget: { currency: "EUR", financialLimit: 91 } };
    expect(offerTo(world, corrected(most)).code).toBe("BUDGET_EXCEEDED");
    accepted(send(world, offering(world, { payload: corrected({ budget: { currency: "EUR", financialLimit: 90 } }) })));
  });

  it("is asked of the candidates: they cover what it requires now", () => {
    const world = createOpen();
    const requiredCapabilities = [{ id: "example.build", version: "1.1.0" }];
    expect(offerTo(world, corrected({ requiredCapabilities })).code).toBe("INVALID_COMMAND");
  });

  it("of a part stays within the whole (MWP-FND-020)", () => {
    const world = createTeam();
    authorize(world, "urn:example:work-item:whole", { allowedResources: [] });
    const parentWorkItemId = "urn:example:work-item:whole";
    const first = { parentWorkItemId, contract: contract({ allowedResources: [] }) };
    accepted(send(world, authorizing({ payload: first })));
    expect(offerTo(world, corrected()).code).toBe("AUTH_FORBIDDEN");
    const more = { allowedResources: [], budget: { currency: "EUR", financialLimit: 11 } };
    expect(offerTo(world, corrected(more)).code).toBe("BUDGET_EXCEEDED");
  });
});

describe("the retry budget of failed work (MWP-WRK-018)", () => {
  it("bounds how often it is offered again under one contract version", () => {
    const world = failed(createQueued());
    expect(itemIn(world).failedAttempts).toBe(1);
    accepted(send(world, offering(world)));
    accepted(send(world, accepting(world)));
    failed(world);
    expect(offerTo(world, {})).toMatchObject({ code: "INVALID_COMMAND", message: "the retry budget is exhausted" });
    accepted(send(world, offering(world, { payload: { contract: contract({ contractVersion: 2 }) } })));
    expect(itemIn(world).failedAttempts).toBe(0);
    expect(isRebuilt(world)).toBe(true);
  });
});

describe("a Worker that an offer passes over (MWP-MSN-011)", () => {
  it("leaves the Group with the Event, where an acceptance had brought it in and nothing is left", () => {
    const world = createOpen();
    const guest = addAgent(world, "guest", provisional(world));
    accepted(send(world, offering(world, { payload: { candidates: [candidate(guest)] } })));
    accepted(send(world, accepting(world, { envelope: { actor: guest } })));
    wait(world, day);
    const { events } = accepted(send(world, offering(world)));
    expect(events.map(({ kind }) => kind)).toEqual(["work.offer.created", "membership.ended"]);
    expect(isRebuilt(world)).toBe(true);
  });
});
