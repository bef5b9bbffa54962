import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor, WorkOfferAcceptedEventPayload } from "../../../../generated/types.ts";
import { blocked, cancelled, failed, isRebuilt, itemIn, started, submitted, verified } from "../support/run.ts";
import {
  accepting,
  addAgent,
  candidate,
  contract,
  createOffered,
  createOpen,
  createQueued,
  inSeconds,
  offering,
  provisional,
  refuses,
  selectionBasis,
  wait,
  workConversationId,
  workItemId,
} from "../support/work.ts";
import {
  accepted,
  agentCard,
  coordinator,
  grant,
  groupId,
  missionId,
  owner,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const day = 86_400;
const pin = { id: "example.build", version: "1.0.0" };

function acceptWith(world: World, payload: object): ReturnType<typeof refuses> {
  return refuses(world, accepting(world, { payload }));
}

/** A WorkItem offered to some Agents at once. */
function createRace(names: readonly string[]): { readonly world: World; readonly agents: readonly Actor[] } {
  const world = createOpen();
  world.policy = { ...world.policy, offerCandidatesMax: 16 };
  const agents = names.map((name) => addAgent(world, name));
  accepted(send(world, offering(world, { payload: { candidates: agents.map((agent) => candidate(agent)) } })));
  return { world, agents };
}

describe("work.accept_offer (W4)", () => {
  it("queues the work with its owner, pins what it is done with, and gives an ownership lease (MWP-WRK-005, MWP-WRK-013)", () => {
    const world = createOffered();
    const scheduleEstimate = {
      estimatedStart: inSeconds(world, 60),
      estimatedCompletion: inSeconds(world, 600),
      confidence: 0.5,
      capacityStatus: "queued",
      lastCalculatedAt: inSeconds(world, 0),
    };
    const { events, deadlines } = accepted(send(world, accepting(world, { payload: { scheduleEstimate } })));
    expect(events).toHaveLength(1);
    const [event] = events;
    const { workItem, lease, offerId, leaseTerms } = event.payload as unknown as WorkOfferAcceptedEventPayload;
    expect(event).toMatchObject({
      kind: "work.offer.accepted",
      aggregateRevision: 3,
      workItemId,
      conversationId: workConversationId,
    });
    expect(workItem).toMatchObject({
      state: "queued",
      offers: [{ offerId, status: "accepted" }],
      owner: {
        agentId: worker.id,
        agentCardVersion: 1,
        capabilityPins: [pin],
        ownershipEpoch: 1,
        ownershipLeaseId: lease.leaseId,
        acceptedAt: event.occurredAt,
      },
      selectionBasis: selectionBasis(),
      scheduleEstimate,
    });
    expect(lease).toEqual({
      leaseId: lease.leaseId,
      leaseType: "ownership",
      missionId,
      groupId,
      workItemId,
      holderAgentId: worker.id,
      sessionEpoch: 1,
      ownershipEpoch: 1,
      startBy: inSeconds(world, day),
      issuedAt: event.occurredAt,
      startsAt: event.occurredAt,
      expiresAt: inSeconds(world, day),
      state: "active",
      renewalCount: 0,
    });
    expect(leaseTerms).toEqual(world.policy.workLeaseTerms);
    expect(deadlines).toEqual([
      { change: "set", deadline: { type: "ownership_lease", subjectId: workItemId, at: lease.expiresAt } },
      { change: "clear", type: "offer", subjectId: workItemId },
    ]);
    expect(itemIn(world)).toMatchObject({ ownershipEpoch: 1, acceptedContractVersion: 1, candidates: [] });
    expect(isRebuilt(world)).toBe(true);
  });

  it("is whole: offer, Card, pins and contract version are stated", () => {
    const world = createOffered();
    for (const member of ["offerId", "agentCardVersion", "capabilityPins", "contractVersion"]) {
      expect(acceptWith(world, { [member]: undefined }).code, member).toBe("INVALID_COMMAND");
    }
    expect(acceptWith(world, { capabilityPins: [] }).code).toBe("INVALID_COMMAND");
    // An estimate that is not whole is none (MWP-WRK-012).
    expect(acceptWith(world, { scheduleEstimate: { confidence: 1 } }).code).toBe("INVALID_COMMAND");
    expect(acceptWith(world, { offerId: "urn:example:offer:none" }).code).toBe("INVALID_COMMAND");
    expect(acceptWith(world, { workItemId: "urn:example:nowhere" }).code).toBe("INVALID_COMMAND");
  });

  it("gives no lease beyond the deadline of the contract", () => {
    const deadline = "2026-01-01T01:00:00Z";
    const world = createQueued({ deadline });
    expect(itemIn(world).ownershipLease).toMatchObject({ startBy: deadline, expiresAt: deadline });
  });

  it("is the candidate's own, and nobody's in its place (MWP-MSN-003)", () => {
    const world = createOffered();
    const { offers = [] } = itemIn(world).document;
    const payload = { offerId: offers[0]?.offerId };
    for (const actor of [coordinator, owner]) {
      expect(refuses(world, accepting(world, { payload, envelope: { actor } })).code).toBe("AUTH_FORBIDDEN");
    }
    const foreign = accepting(world, { payload, envelope: { actor: stranger, membershipEpoch: 1 } });
    expect(refuses(world, foreign).code).toBe("GROUP_NOT_FOUND");
  });

  it("needs a Membership that is for work still, whatever the Card says (MWP-IDN-002)", () => {
    const world = createOffered();
    const demoted = grant(worker, { role: "observer", scopes: ["look"] });
    accepted(send(world, { kind: "membership.change", actor: owner, payload: demoted }));
    expect(refuses(world, accepting(world)).code).toBe("AUTH_FORBIDDEN");
  });

  it("pins the present Card, the one that was offered, and Capabilities that stand on it (MWP-IDN-003)", () => {
    const world = createOffered();
    expect(acceptWith(world, { agentCardVersion: 2 }).code).toBe("INVALID_COMMAND");
    expect(acceptWith(world, { capabilityPins: [{ id: "example.build", version: "1.1.0" }] }).code).toBe(
      "INVALID_COMMAND",
    );
    expect(acceptWith(world, { capabilityPins: [{ id: "example.paint", version: "1.0.0" }] }).code).toBe(
      "INVALID_COMMAND",
    );
    const card = agentCard(worker.id, { cardVersion: 2 });
    world.agents.set(worker.id, { card, cardVersion: 2, status: "active" });
    expect(acceptWith(world, { agentCardVersion: 1 }).code).toBe("INVALID_COMMAND");
    expect(acceptWith(world, { agentCardVersion: 2 }).code).toBe("INVALID_COMMAND");
    world.agents.set(worker.id, { card: agentCard(worker.id), cardVersion: 1, status: "revoked" });
    expect(refuses(world, accepting(world)).code).toBe("INVALID_COMMAND");
    world.agents.set(worker.id, { card: agentCard(worker.id), cardVersion: 1, status: "active" });
    accepted(send(world, accepting(world)));
  });

  it("is of the present contract version (MWP-WRK-002)", () => {
    const world = createOffered();
    expect(acceptWith(world, { contractVersion: 2 }).code).toBe("INVALID_COMMAND");
  });

  it("holds half-open in time: not at the instant of expiry (W5, P29)", () => {
    const early = createOffered();
    wait(early, day - 1);
    accepted(send(early, accepting(early)));
    const late = createOffered();
    wait(late, day);
    expect(refuses(late, accepting(late)).code).toBe("WORK_OFFER_EXPIRED");
    expect(itemIn(late).document.state).toBe("offered");
    accepted(send(late, offering(late)));
    accepted(send(late, accepting(late)));
  });
});

describe("the first of several acceptances (MWP-WRK-004)", () => {
  it("owns the work, whoever it is, and every other is told so (MWP-FND-012, MWP-EVT-007)", () => {
    const names = Array.from({ length: 10 }, (_, index) => `candidate-${index}`);
    const order = fc.shuffledSubarray(names, { minLength: names.length });
    fc.assert(
      fc.property(order, (arriving) => {
        const { world, agents } = createRace(names);
        const byName = new Map(names.map((name, index) => [name, agents[index]!]));
        const [first, ...rest] = arriving.map((name) => byName.get(name)!);
        accepted(send(world, accepting(world, { envelope: { actor: first! } })));
        for (const actor of rest) {
          expect(refuses(world, accepting(world, { envelope: { actor } })).code).toBe("WORK_ALREADY_OWNED");
          const start = { kind: "work.start", actor, payload: { workItemId, ownershipEpoch: 1 } } as const;
          expect(refuses(world, start).code).toBe("AUTH_FORBIDDEN");
        }
        const { owner: winner, offers = [] } = itemIn(world).document;
        expect(winner).toMatchObject({ agentId: first?.id, ownershipEpoch: 1 });
        expect(offers.filter(({ status }) => status === "lost_race")).toHaveLength(9);
        expect(isRebuilt(world)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it("is told apart from an offer that had expired", () => {
    const { world, agents } = createRace(["a", "b"]);
    const [a, b] = agents as [Actor, Actor];
    wait(world, day);
    accepted(send(world, offering(world, { payload: { candidates: [candidate(b)] } })));
    expect(refuses(world, accepting(world, { envelope: { actor: a } })).code).toBe("WORK_OFFER_EXPIRED");
    accepted(send(world, accepting(world, { envelope: { actor: b } })));
    expect(refuses(world, accepting(world, { envelope: { actor: a } })).code).toBe("WORK_OFFER_EXPIRED");
    expect(refuses(world, accepting(world, { envelope: { actor: b } })).code).toBe("WORK_ALREADY_OWNED");
  });
});

describe("a provisional member (MWP-MSN-011)", () => {
  it("becomes active by its acceptance, in the epoch it had, and starts only then", () => {
    const world = createOpen();
    const guest = addAgent(world, "guest", provisional(world));
    const start = { kind: "work.start", actor: guest, payload: { workItemId, ownershipEpoch: 1 } } as const;
    accepted(send(world, offering(world, { payload: { candidates: [candidate(guest)] } })));
    expect(refuses(world, start).code).toBe("WORK_STALE_OWNERSHIP");
    const { events } = accepted(send(world, accepting(world, { envelope: { actor: guest } })));
    expect(events.map(({ kind, aggregateRevision }) => [kind, aggregateRevision])).toEqual([
      ["work.offer.accepted", 3],
      ["membership.changed", 2],
    ]);
    expect(world.state.memberships.get(`agent ${guest.id}`)?.document).toMatchObject({
      state: "active",
      membershipEpoch: 1,
      activatedAt: events[0].occurredAt,
    });
    accepted(send(world, start));
    expect(isRebuilt(world)).toBe(true);
  });

  it("cannot accept beyond its expiry", () => {
    const world = createOpen();
    const guest = addAgent(world, "guest", provisional(world));
    accepted(send(world, offering(world, { payload: { candidates: [candidate(guest)] } })));
    wait(world, 3600);
    expect(refuses(world, accepting(world, { envelope: { actor: guest } })).code).toBe("MEMBERSHIP_REQUIRED");
  });

  it("that an acceptance had brought in leaves with the race it loses, where nothing else is left", () => {
    const world = createOpen();
    const guest = addAgent(world, "guest", provisional(world));
    accepted(send(world, offering(world, { payload: { candidates: [candidate(guest)] } })));
    accepted(send(world, accepting(world, { envelope: { actor: guest } })));
    wait(world, day);
    accepted(send(world, offering(world, { payload: { candidates: [candidate(worker), candidate(guest)] } })));
    const { events } = accepted(send(world, accepting(world)));
    expect(events.map(({ kind }) => kind)).toEqual(["work.offer.accepted", "membership.ended"]);
  });
});

describe("an acceptance by the state of the WorkItem (MWP-WRK-003)", () => {
  it.each([
    ["queued", () => createQueued(), "WORK_ALREADY_OWNED"],
    ["active", () => started(createQueued()), "WORK_ALREADY_OWNED"],
    ["blocked", () => blocked(createQueued()), "WORK_ALREADY_OWNED"],
    ["submitted", () => submitted(createQueued()), "WORK_ALREADY_OWNED"],
    ["verified", () => verified(createQueued()), "WORK_ALREADY_OWNED"],
    ["failed", () => failed(createQueued()), "WORK_ALREADY_OWNED"],
    ["cancelled", () => cancelled(createOffered()), "WORK_OFFER_EXPIRED"],
  ] as const)("finds no offer that stands when it is %s", (phase, create, code) => {
    const world = create();
    expect(itemIn(world).document.state).toBe(phase);
    expect(refuses(world, accepting(world)).code).toBe(code);
  });

  it("is refused while it is open, where a pending offer stands by no way known", () => {
    const world = createOffered();
    const item = itemIn(world);
    world.state.workItems.set(workItemId, { ...item, document: { ...item.document, state: "open" } });
    expect(refuses(world, accepting(world)).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("sees the revision it expects", () => {
    const world = createOffered();
    expect(refuses(world, accepting(world, { envelope: { expectedRevision: 1 } })).code).toBe("REVISION_CONFLICT");
    accepted(send(world, accepting(world, { envelope: { expectedRevision: 2 } })));
  });

  it("asks again after a question: the Worker takes no contract that is unclear (MWP-WRK-002)", () => {
    const world = createOffered();
    const question = { content: "Which end up?", conversationId: workConversationId };
    accepted(send(world, { kind: "message.post", actor: worker, payload: question }));
    const clear = contract({ contractVersion: 2, goal: "Lay the first stone, the flat side up." });
    accepted(send(world, offering(world, { payload: { contract: clear } })));
    accepted(send(world, accepting(world)));
    accepted(send(world, { kind: "work.start", actor: worker, payload: { workItemId, ownershipEpoch: 1 } }));
  });
});
