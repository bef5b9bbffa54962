import { describe, expect, it } from "vitest";
import type { Lease } from "../../../generated/types.ts";
import {
  type AutomaticOutcome,
  type Deadline,
  type DeadlineChange,
  deadlineChanges,
  deadlineOf,
  decideTimer,
  nextDeadlines,
} from "../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import {
  blocked,
  byPolicy,
  cancelled,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  started,
  verified,
} from "./support/run.ts";
import { authorizing, offering, workConversationId, workItemId } from "./support/work.ts";
import {
  accepted,
  advance,
  authority,
  contextPackage,
  coordinator,
  createMission,
  grant,
  missionId,
  owner,
  refused,
  send,
  take,
  type World,
  worker,
} from "./support/world.ts";

const fire = (world: World, kind: string, subjectId: string): AutomaticOutcome =>
  decideTimer(world.state, { kind, subjectId }, { now: formatInstantMs(world.nowMs), authority });
const nothing = { events: [], policyLog: [], deadlines: [], intents: [] };

function invited(): { world: World; member: string } {
  const world = createMission();
  const provisionalExpiresAt = "2026-01-01T00:10:00.000Z";
  const payload = grant(worker, { state: "provisional", provisionalExpiresAt, contextPackage: contextPackage() });
  accepted(send(world, { kind: "membership.change", actor: owner, payload }));
  return { world, member: `agent ${worker.id}` };
}

describe("the timer of a provisional Membership (P29, MWP-MSN-011)", () => {
  it("appends membership.ended with cause timer, from the very instant on (MWP-EVT-006)", () => {
    const { world, member } = invited();
    advance(world, 599.999);
    expect(fire(world, "provisional_membership", member)).toEqual(nothing);
    advance(world, 0.001);
    const outcome = fire(world, "provisional_membership", member);
    const [event] = outcome.events;
    expect(event).toMatchObject({ kind: "membership.ended", sequence: 5, aggregateRevision: 2, actor: authority });
    expect(event?.cause.type).toBe("timer");
    expect(outcome.deadlines).toMatchObject([{ change: "clear" }]);
    take(world, { events: [event!], identifiers: [] });
    expect(fire(world, "provisional_membership", member)).toEqual(nothing);
  });

  it("refuses the member's Commands from that instant on, timer or not", () => {
    const { world } = invited();
    const post = { kind: "message.post", actor: worker, payload: { content: "Hello" } };
    accepted(send(world, post));
    advance(world, 600);
    expect(refused(send(world, post)).code).toBe("MEMBERSHIP_REQUIRED");
  });

  it("withdraws the offers that wait for the member (MWP-WRK-004)", () => {
    const { world, member } = invited();
    accepted(send(world, authorizing()));
    accepted(send(world, offering(world)));
    advance(world, 600);
    const { events, deadlines } = fire(world, "provisional_membership", member);
    expect(events).toMatchObject([
      { kind: "membership.ended", sequence: 7 },
      { kind: "work.progressed", sequence: 8, cause: { type: "event", id: events[0]?.eventId } },
    ]);
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(2);
    expect(deadlines).toContainEqual({ change: "clear", type: "offer", subjectId: workItemId });
    take(world, { events: [events[0]!, ...events.slice(1)], identifiers: [] });
    expect(itemIn(world).document.offers).toMatchObject([{ agentId: worker.id, status: "withdrawn" }]);
    expect(isRebuilt(world)).toBe(true);
  });

  it("gives the same Event ID whoever fires it (P29b)", () => {
    const { world, member } = invited();
    advance(world, 600);
    const first = fire(world, "provisional_membership", member).events[0];
    const second = fire(advance(world, 5), "provisional_membership", member).events[0];
    expect(second?.eventId).toBe(first?.eventId);
    expect(second?.occurredAt).not.toBe(first?.occurredAt);
  });

  it("means nothing once the Membership is active or has a later expiry", () => {
    const { world, member } = invited();
    const payload = grant(worker, {
      state: "provisional",
      provisionalExpiresAt: "2026-01-01T00:20:00Z",
      contextPackage: contextPackage(),
    });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    advance(world, 600);
    expect(fire(world, "provisional_membership", member)).toEqual(nothing);
    accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(worker) }));
    advance(world, 6000);
    expect(fire(world, "provisional_membership", member)).toEqual(nothing);
  });
});

describe("the other deadlines (P29)", () => {
  it("are entered in the Policy Log and append no Event", () => {
    const world = createMission();
    const { leaseId } = world.state.mission!.lease;
    expect(fire(world, "coordinator_lease", leaseId)).toEqual(nothing);
    advance(world, 900);
    expect(fire(world, "coordinator_lease", leaseId)).toMatchObject({
      events: [],
      policyLog: [{ decision: "Coordinator lease expired", actor: authority, details: { subjectId: leaseId } }],
    });
    advance(world, 31 * 86_400);
    expect(fire(world, "mission_deadline", missionId).policyLog).toHaveLength(1);
  });

  it("mean nothing after a renewal, nor once the Mission is over", () => {
    const world = createMission();
    const { leaseId } = world.state.mission!.lease;
    advance(world, 600);
    accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
    advance(world, 300);
    expect(fire(world, "coordinator_lease", leaseId)).toEqual(nothing);
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } }));
    advance(world, 40 * 86_400);
    expect(fire(world, "coordinator_lease", leaseId)).toEqual(nothing);
    expect(fire(world, "mission_deadline", missionId)).toEqual(nothing);
    expect(nextDeadlines(world.state)).toEqual([]);
  });

  it("of the former Coordinator lease are cleared when another takes its place (MWP-MSN-005)", () => {
    const { mission, lease } = createMission().state.mission! as unknown as { mission: never; lease: Lease };
    const payload = { mission, lease: { ...lease, leaseId: "urn:example:lease:next" }, previousLease: lease };
    expect(deadlineChanges({ kind: "mission.coordinator.assigned", payload })).toEqual([
      { change: "clear", type: "coordinator_lease", subjectId: lease.leaseId },
      {
        change: "set",
        deadline: { type: "coordinator_lease", subjectId: "urn:example:lease:next", at: lease.expiresAt },
      },
    ]);
  });

  it("know nothing of subjects and kinds that do not exist", () => {
    expect(fire(createMission(), "mission_deadline", "urn:example:mission:none")).toEqual(nothing);
    expect(fire(createMission(), "tea_time", missionId)).toEqual(nothing);
  });
});

describe("the timer of an Execution Lease (P29, MWP-WRK-019)", () => {
  it("tells, from the very instant on, that execution and ownership are over", () => {
    const world = advance(started(queued()), 899.999);
    expect(fire(world, "execution_lease", workItemId)).toEqual(nothing);
    advance(world, 0.001);
    const { events, policyLog, deadlines } = fire(world, "execution_lease", workItemId);
    expect(policyLog).toEqual([]);
    expect(events).toMatchObject([
      {
        kind: "ext.missionweaveprotocol.core.work_execution_lease_revoked",
        actor: authority,
        cause: { type: "timer" },
        workItemId,
        conversationId: workConversationId,
        payload: {
          workItem: { state: "active" },
          executionLease: { state: "expired" },
          ownershipLease: { state: "expired" },
        },
      },
    ]);
    expect(deadlines).toEqual([
      { change: "clear", type: "ownership_lease", subjectId: workItemId },
      { change: "clear", type: "execution_lease", subjectId: workItemId },
    ]);
    take(world, { events: [events[0]!], identifiers: [] });
    expect(itemIn(world).document).toMatchObject({ state: "active", owner: { agentId: worker.id } });
    expect(fire(world, "execution_lease", workItemId)).toEqual(nothing);
    expect(isRebuilt(world)).toBe(true);
  });

  it("changes nothing about what the owner may: not fired, its Commands are refused all the same", () => {
    const world = advance(started(queued()), 900);
    expect(refusal(world, "work.checkpoint").code).toBe("WORK_LEASE_EXPIRED");
  });

  it("makes the same Event whoever fires it (P29b)", () => {
    const world = advance(started(queued()), 900);
    const first = fire(world, "execution_lease", workItemId).events[0];
    const second = fire(advance(world, 7), "execution_lease", workItemId).events[0];
    expect(second?.eventId).toBe(first?.eventId);
  });

  it("means nothing after a renewal, and once execution is over", () => {
    const world = advance(started(queued()), 600);
    run(world, "ext.missionweaveprotocol.core.work_execution_lease_renew");
    expect(fire(advance(world, 300), "execution_lease", workItemId)).toEqual(nothing);
    const paused = run(started(queued()), "work.checkpoint");
    expect(fire(advance(paused, 900), "execution_lease", workItemId)).toEqual(nothing);
  });
});

describe("the other deadlines of work (P29)", () => {
  it.each([
    ["ownership_lease", "Ownership lease expired", () => queued()],
    ["blocked_lease", "Blocked lease expired", () => blocked(queued())],
  ] as const)("%s is entered in the Policy Log, to the millisecond, and moves nothing", (kind, decision, make) => {
    const world = advance(make(), 86_399.999);
    expect(fire(world, kind, workItemId)).toEqual(nothing);
    const { events, policyLog } = fire(advance(world, 0.001), kind, workItemId);
    expect(events).toEqual([]);
    expect(policyLog).toMatchObject([{ decision, actor: authority, details: { subjectId: workItemId } }]);
  });

  it("follow every Event, so that the rows are those of the state (P29b)", () => {
    const renew = "ext.missionweaveprotocol.core.work_execution_lease_renew";
    const steps = ["work.start", renew, "work.checkpoint", "work.start", "work.block", "work.unblock", "work.start"];
    for (const last of ["work.fail", "work.cancel"]) {
      const world = queued();
      for (const kind of [...steps, last]) {
        run(world, kind);
        expectSameDeadlines(world);
      }
      expect(nextDeadlines(world.state).filter(({ subjectId }) => subjectId === workItemId)).toEqual([]);
    }
    expectSameDeadlines(verified(queued()));
    expectSameDeadlines(cancelled(blocked(queued()), byPolicy));
  });

  it("of an offer are its earliest pending expiry, and over with the offer (W5)", () => {
    const world = queued();
    const offered = world.log.find(({ kind }) => kind === "work.offer.created")!;
    const { offers } = (offered.payload as { workItem: { offers: { expiresAt: string }[] } }).workItem;
    const at = offers[0]!.expiresAt;
    const later = { ...offers[0], expiresAt: "2026-01-19T00:00:00Z" };
    const { workItem } = offered.payload as { workItem: object };
    const both = { ...offered, payload: { workItem: { ...workItem, offers: [later, ...offers] } } };
    const offer = (changes: readonly DeadlineChange[]): readonly DeadlineChange[] =>
      changes.filter((change) => (change.change === "set" ? change.deadline : change).type === "offer");
    const set = { change: "set", deadline: { type: "offer", subjectId: workItemId, at } };
    expect(offer(deadlineChanges(offered))).toEqual([set]);
    expect(offer(deadlineChanges(both))).toEqual([set]);
    const accepting = world.log.find(({ kind }) => kind === "work.offer.accepted")!;
    expect(offer(deadlineChanges(accepting))).toEqual([{ change: "clear", type: "offer", subjectId: workItemId }]);
    expect(deadlineOf(world.state, "offer", workItemId)).toBeUndefined();
  });
});

/** What the log set and cleared is what the state has, and each of it is found by type and subject. */
function expectSameDeadlines({ log, state }: World): void {
  const rows = new Map<string, Deadline>();
  for (const change of log.flatMap(deadlineChanges)) {
    const { type, subjectId } = change.change === "set" ? change.deadline : change;
    if (change.change === "set") rows.set(`${type} ${subjectId}`, change.deadline);
    else rows.delete(`${type} ${subjectId}`);
  }
  const byKey = (a: Deadline, b: Deadline): number =>
    `${a.type} ${a.subjectId}` < `${b.type} ${b.subjectId}` ? -1 : 1;
  const expected = [...nextDeadlines(state)].sort(byKey);
  expect([...rows.values()].sort(byKey)).toEqual(expected);
  for (const deadline of expected) expect(deadlineOf(state, deadline.type, deadline.subjectId)).toEqual(deadline);
}
