import { describe, expect, it } from "vitest";
import { type AutomaticOutcome, decideTimer, nextDeadlines } from "../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
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
  it("appends membership.ended with cause timer, from the very instant on", () => {
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

  it("know nothing of subjects and kinds that do not exist", () => {
    expect(fire(createMission(), "mission_deadline", "urn:example:mission:none")).toEqual(nothing);
    expect(fire(createMission(), "tea_time", missionId)).toEqual(nothing);
  });
});
