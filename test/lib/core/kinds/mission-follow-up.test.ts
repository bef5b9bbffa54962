import { describe, expect, it } from "vitest";
import type { MissionFact } from "../../../../lib/core/mod.ts";
import { createTree, faults } from "../support/tree.ts";
import {
  accepted,
  approval,
  coordinator,
  createWorld,
  missionTerms,
  observer,
  owner,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";

const followed = "urn:example:mission:approved";
const approvedGroup = "urn:example:group:approved";

function world(over: Partial<MissionFact> = {}): World {
  const one = createWorld();
  const fact: MissionFact = {
    missionId: followed,
    groupId: approvedGroup,
    state: "approved",
    missionOwner: owner,
    coordinatorAgentId: coordinator.id,
    coordinatorEpoch: 1,
    approvalId: "urn:example:approval:given",
    ...over,
  };
  one.missions.set(followed, fact);
  return one;
}

const revocation = (over: object = {}) =>
  approval({
    decision: "revoked",
    missionId: followed,
    groupId: approvedGroup,
    revokesApprovalId: "urn:example:approval:given",
    ...over,
  });

const followUp = (one: World, payload: object = {}, over: Partial<Sending> = {}) =>
  send(one, {
    kind: "mission.create_follow_up",
    actor: owner,
    payload: missionTerms({ followUpToMissionId: followed, ...payload }),
    ...over,
  });

describe("mission.create_follow_up (M2)", () => {
  it("founds a Mission like any other, linked to the approved one (MWP-MSN-002, P09)", () => {
    const one = world();
    const { events, policyLog } = accepted(followUp(one));
    expect(events.map(({ kind }) => kind)).toEqual([
      "mission.follow_up.created",
      "membership.changed",
      "membership.changed",
    ]);
    expect(one.state.mission!.document).toMatchObject({ followUpToMissionId: followed, state: "active", revision: 1 });
    expect(policyLog).toEqual([]);
    expect(faults(createTree(one))).toEqual([]);
  });

  it("records a revocation beside the Approval that it revokes, and touches nothing else (P17, MWP-MSN-002)", () => {
    const one = world();
    const { events, policyLog, identifiers } = accepted(followUp(one, { revocation: revocation() }));
    expect(events[0].payload.revocation).toEqual(revocation());
    expect(policyLog).toMatchObject([
      { details: { revokesApprovalId: "urn:example:approval:given", missionId: followed } },
    ]);
    expect(identifiers).toContainEqual({ kind: "approval", id: "urn:example:approval:one" });
    expect(one.state.approvals.get("urn:example:approval:one")).toMatchObject({ decision: "revoked" });
    expect(faults(createTree(one))).toEqual([]);
  });

  it.each([
    ["another Approval", { revokesApprovalId: "urn:example:approval:other" }],
    ["another Mission", { missionId: "urn:example:mission:two" }],
    ["another Group", { groupId: "urn:example:group:two" }],
    ["another human", { approver: observer }],
    ["another decision", { decision: "denied" }],
    ["another kind", { kind: "child_mission" }],
  ])("refuses a revocation of %s", (_, over) => {
    expect(refused(followUp(world(), { revocation: revocation(over) })).code).toBe("INVALID_COMMAND");
  });

  it("follows approved Missions only (M2)", () => {
    for (const state of ["active", "awaiting_approval", "failed", "cancelled"] as const) {
      expect(refused(followUp(world({ state }))).code).toBe("INVALID_STATE_TRANSITION");
    }
  });

  it("tells whoever does not own the Mission what it tells of one that is not there (P30)", () => {
    const texts = [
      refused(followUp(world(), { followUpToMissionId: "urn:example:mission:none" })),
      refused(followUp(world({ missionOwner: observer }))),
      refused(followUp(world({ missionOwner: observer, state: "active" }))),
    ];
    expect(new Set(texts.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(["INVALID_COMMAND the Mission is not available"]),
    );
  });

  it("is a human's, with IDs of its own (MWP-MSN-001, MWP-FND-008)", () => {
    const one = world();
    one.taken.add("group urn:example:group:one");
    expect(refused(followUp(one)).message).toBe("identifier not available");
    expect(refused(followUp(world({ missionOwner: worker }), {}, { actor: worker })).code).toBe("AUTH_FORBIDDEN");
  });
});
