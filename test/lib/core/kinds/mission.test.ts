import { describe, expect, it } from "vitest";
import {
  accepted,
  advance,
  contextPackage,
  coordinator,
  createMission,
  createTeam,
  owner,
  policyService,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";

const renew = (world: World, payload: object = {}, over: Partial<Sending> = {}) =>
  send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload, ...over });
const cancel = (world: World, over: Partial<Sending> = {}) =>
  send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." }, ...over });

describe("mission.renew_coordinator", () => {
  it("moves the expiry, counts, and raises the Mission's revision (MWP-MSN-004, P34)", () => {
    const world = advance(createMission(), 60);
    const { events, deadlines } = accepted(renew(world));
    expect(events).toMatchObject([{ kind: "mission.coordinator.renewed", aggregateRevision: 2 }]);
    expect(world.state.mission).toMatchObject({
      document: { revision: 2, coordinator: { coordinatorEpoch: 1 } },
      lease: { renewalCount: 1, lastRenewedAt: "2026-01-01T00:01:00.000Z", expiresAt: "2026-01-01T00:16:00.000Z" },
    });
    expect(deadlines).toMatchObject([{ change: "set", deadline: { at: "2026-01-01T00:16:00.000Z" } }]);
  });

  it("binds the lease to a new Session and keeps the Coordinator Epoch (P29a)", () => {
    const world = createMission();
    world.sessions.set(coordinator.id, 9);
    accepted(renew(world));
    expect(world.state.mission?.lease).toMatchObject({ sessionEpoch: 9, coordinatorEpoch: 1 });
  });

  it("is possible through the grace after expiry, and not at its end (P29)", () => {
    accepted(renew(advance(createMission(), 1199.999)));
    expect(refused(renew(advance(createMission(), 1200))).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("refuses an old Lease ID, a stale epoch, and anybody else (P20, MWP-MSN-004)", () => {
    expect(refused(renew(createTeam(), { leaseId: "urn:example:lease:old" })).code).toBe("WORK_LEASE_EXPIRED");
    expect(refused(renew(createTeam(), {}, { coordinatorEpoch: 2 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(renew(createTeam(), {}, { actor: worker, coordinatorEpoch: 1 })).code).toBe("AUTH_FORBIDDEN");
    const world = createTeam();
    accepted(renew(world, { leaseId: world.state.mission!.lease.leaseId }));
  });

  it("carries the Coordinator's own Context Package, of this Group and no other (MWP-WRK-027)", () => {
    const world = createTeam();
    const { events } = accepted(renew(world, { contextPackage: contextPackage() }));
    expect(events[0].payload.contextPackage).toEqual(contextPackage());
    for (const over of [{ generatedBy: worker }, { groupId: "urn:example:group:two" }]) {
      expect(refused(renew(createTeam(), { contextPackage: contextPackage(over) })).code).toBe("INVALID_COMMAND");
    }
  });
});

describe("mission.cancel", () => {
  it("ends the Mission and revokes the Coordinator lease; the Group stays (M7, MWP-AUT-006)", () => {
    const world = createTeam();
    const { events, deadlines, policyLog } = accepted(cancel(world));
    expect(events).toMatchObject([{ kind: "mission.cancelled", aggregateRevision: 2 }]);
    expect(world.state.mission).toMatchObject({
      document: { state: "cancelled", revision: 2 },
      group: { state: "active" },
      lease: { state: "revoked", closedAt: expect.any(String), closureReason: "Mission cancelled" },
    });
    expect(deadlines.map(({ change }) => change)).toEqual(["clear", "clear"]);
    expect(policyLog).toEqual([]);
  });

  it("is for the MissionOwner and policy, which is logged; the Coordinator may not (MWP-MSN-003)", () => {
    expect(accepted(cancel(createTeam(), { actor: policyService })).policyLog).toHaveLength(1);
    for (const actor of [coordinator, worker]) {
      expect(refused(cancel(createTeam(), { actor })).code).toBe("AUTH_FORBIDDEN");
    }
  });

  it("needs a reason, and the current revision where one is stated (MWP-EVT-007)", () => {
    expect(refused(cancel(createTeam(), { payload: {} })).code).toBe("INVALID_COMMAND");
    const conflict = refused(cancel(createTeam(), { expectedRevision: 7 }));
    expect(conflict).toMatchObject({ code: "REVISION_CONFLICT", expectedRevision: 7, currentRevision: 1 });
    accepted(cancel(createTeam(), { expectedRevision: 1 }));
  });
});
