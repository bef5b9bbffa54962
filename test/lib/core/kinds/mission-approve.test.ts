import { describe, expect, it } from "vitest";
import type { Actor, WorkItemState } from "../../../../generated/types.ts";
import { groupInvariants } from "../../../../lib/core/mod.ts";
import { evidenceOf, publish, put } from "../support/put.ts";
import { createTree, faults } from "../support/tree.ts";
import {
  accepted,
  advance,
  approval,
  artifactHash,
  coordinator,
  createTeam,
  groupId,
  missionId,
  observer,
  owner,
  policyService,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";

const item = "urn:example:work-item:one";
const otherHash = `sha256:${"d".repeat(64)}`;

function verified(): World {
  const world = createTeam();
  put(world, { state: "verified" });
  publish(world, item);
  return world;
}

const submit = (world: World, payload: object = {}, over: Partial<Sending> = {}) =>
  send(world, {
    kind: "mission.submit_for_approval",
    actor: coordinator,
    payload: { artifactHashes: [artifactHash], ...payload },
    ...over,
  });

function submitted(): World {
  const world = verified();
  accepted(submit(world));
  return world;
}

const revisionOf = (world: World) => world.state.mission!.submission!.missionRevision;

const approve = (
  world: World,
  over: object = {},
  { actor = owner, ...rest }: { actor?: Actor; parentEvidence?: object[]; rootApproval?: object } = {},
) =>
  send(world, {
    kind: "mission.approve",
    actor,
    payload: { approval: approval({ missionRevision: revisionOf(world), ...over }), ...rest },
  });

const requestChanges = (world: World, over: object = {}, actor: Actor = owner) =>
  send(world, {
    kind: "mission.request_changes",
    actor,
    payload: { approval: approval({ missionRevision: revisionOf(world), decision: "changes_requested", ...over }) },
  });

const sound = (world: World) => expect(faults(createTree(world))).toEqual([]);

describe("mission.submit_for_approval (M4)", () => {
  it("names one exact revision, the one it makes, and one Artifact set (MWP-MSN-008)", () => {
    const world = verified();
    const { events } = accepted(submit(world, { summary: "It stands.", missionRevision: 1 }));
    expect(events).toMatchObject([{ kind: "mission.submitted_for_approval", aggregateRevision: 2 }]);
    expect(world.state.mission).toMatchObject({
      document: { state: "awaiting_approval", revision: 2 },
      submission: {
        missionRevision: 2,
        artifactHashes: [artifactHash],
        submittedBy: coordinator,
        summary: "It stands.",
      },
    });
    sound(world);
  });

  it.each(["open", "offered", "queued", "active", "blocked", "submitted"] satisfies WorkItemState[])(
    "is refused while a WorkItem is %s: every result is reviewed before (MWP-MSN-008)",
    (state) => {
      const world = verified();
      put(world, { workItemId: "urn:example:work-item:two", state });
      expect(refused(submit(world)).code).toBe("INVALID_COMMAND");
    },
  );

  it("takes published Artifacts only, the current revision, and the Coordinator (MWP-MSN-004)", () => {
    expect(refused(submit(verified(), { artifactHashes: [otherHash] })).code).toBe("INVALID_COMMAND");
    expect(refused(submit(verified(), { artifactHashes: [] })).code).toBe("INVALID_COMMAND");
    const conflict = refused(submit(verified(), { missionRevision: 9 }));
    expect(conflict).toMatchObject({ code: "REVISION_CONFLICT", expectedRevision: 9, currentRevision: 1 });
    for (const actor of [owner, worker]) {
      expect(refused(submit(verified(), {}, { actor })).code).toBe("AUTH_FORBIDDEN");
    }
    expect(refused(submit(verified(), {}, { coordinatorEpoch: 3 })).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refused(submit(advance(verified(), 900))).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("carries Evidence for the definition of done, of this Mission and of its members (MWP-WRK-026)", () => {
    const evidence = (over: object = {}) => [
      evidenceOf({ missionId, groupId, criterionIds: ["stands"], artifactHashes: [artifactHash], ...over }),
    ];
    const world = verified();
    expect(accepted(submit(world, { evidence: evidence() })).events[0].payload.evidence).toEqual(evidence());
    for (const over of [
      { criterionIds: ["laid"] },
      { groupId: "urn:example:group:two" },
      { workItemId: "urn:example:work-item:none" },
      { artifactHashes: [otherHash] },
      { createdAt: "2026-01-09T00:00:00Z" },
      { generatedBy: { type: "agent", id: "urn:example:agent:stranger" } },
    ]) {
      expect(refused(submit(verified(), { evidence: evidence(over) })).code).toBe("INVALID_COMMAND");
    }
  });
});

describe("mission.approve (M6)", () => {
  it("ends the Mission by the owner's signed Approval of what was submitted (MWP-MSN-008, MWP-FND-013)", () => {
    const world = submitted();
    accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
    const { events, deadlines, intents } = accepted(approve(world));
    expect(events).toMatchObject([{ kind: "mission.approved", aggregateRevision: 4 }]);
    expect(world.state.mission).toMatchObject({ document: { state: "approved" }, lease: { state: "released" } });
    expect(world.state.approvals.get("urn:example:approval:one")).toMatchObject({
      kind: "mission_final",
      missionRevision: 2,
    });
    expect(deadlines.every(({ change }) => change === "clear")).toBe(true);
    expect(intents).toEqual([]);
    sound(world);
  });

  it("is of exactly that revision and Artifact set (MWP-MSN-008)", () => {
    const wrong = refused(approve(submitted(), { missionRevision: 1 }));
    expect(wrong).toMatchObject({ code: "REVISION_CONFLICT", expectedRevision: 1, currentRevision: 2 });
    for (const artifactHashes of [[otherHash], [artifactHash, otherHash]]) {
      expect(refused(approve(submitted(), { artifactHashes })).code).toBe("INVALID_COMMAND");
    }
  });

  it.each([
    ["kind", { kind: "child_mission" }],
    ["decision", { decision: "denied" }],
    ["Mission", { missionId: "urn:example:mission:two" }],
    ["Group", { groupId: "urn:example:group:two" }],
    ["WorkItem", { workItemId: item }],
    ["approver", { approver: observer }],
  ])("is refused when the Approval does not fit: %s", (_, over) => {
    expect(refused(approve(submitted(), over)).code).toBe("INVALID_COMMAND");
  });

  it("takes an Approval by the version of the acceptance policy that the Mission names", () => {
    const world = submitted();
    const { mission } = world.state;
    const approvalPolicy = { ...mission!.document.approvalPolicy, policyVersion: "2.0.0" };
    world.state.mission = { ...mission!, document: { ...mission!.document, approvalPolicy } };
    expect(refused(approve(world)).code).toBe("INVALID_COMMAND");
    accepted(approve(world, { acceptancePolicyVersion: "2.0.0" }));
  });

  it("is the MissionOwner's: a Coordinator's review never stands in for it (MWP-FND-013, MWP-MSN-003)", () => {
    expect(refused(approve(submitted(), { approver: observer }, { actor: observer })).code).toBe("AUTH_FORBIDDEN");
    for (const actor of [coordinator, worker, policyService]) {
      // No schema lets another than a human sign a final Approval, and none hands in somebody else's.
      expect(refused(approve(submitted(), { approver: actor }, { actor })).code).toBe("INVALID_COMMAND");
      expect(refused(approve(submitted(), {}, { actor })).code).toBe("INVALID_COMMAND");
    }
  });

  it("needs nothing that only a child has, and takes none of it", () => {
    const evidence = evidenceOf({
      missionId,
      groupId,
      details: { approvalId: "urn:example:approval:one" },
      generatedBy: owner,
    });
    expect(refused(approve(submitted(), {}, { parentEvidence: [evidence] })).code).toBe("INVALID_COMMAND");
    const root = approval({ approvalId: "urn:example:approval:root", missionRevision: 2 });
    expect(refused(approve(submitted(), {}, { rootApproval: root })).code).toBe("INVALID_COMMAND");
  });

  it("uses an Approval ID once in the Organization (P05)", () => {
    const world = submitted();
    world.taken.add("approval urn:example:approval:one");
    expect(refused(approve(world)).message).toBe("identifier not available");
  });

  it("is final: nothing reopens an approved Mission (MWP-MSN-002)", () => {
    const world = submitted();
    accepted(approve(world));
    const again = { approvalId: "urn:example:approval:two" };
    expect(refused(approve(world, again)).code).toBe("INVALID_STATE_TRANSITION");
    expect(refused(requestChanges(world, again)).code).toBe("INVALID_STATE_TRANSITION");
    const cancel = { kind: "mission.cancel", actor: owner, payload: { reason: "No." } };
    expect(refused(send(world, cancel)).code).toBe("INVALID_STATE_TRANSITION");
  });
});

describe("mission.request_changes (M5)", () => {
  it("reopens the same Mission under signature and keeps what was submitted (MWP-MSN-008)", () => {
    const world = submitted();
    const { events } = accepted(requestChanges(world));
    expect(events).toMatchObject([{ kind: "mission.changes_requested", aggregateRevision: 3 }]);
    expect(world.state.mission).toMatchObject({ document: { state: "active" }, submission: { missionRevision: 2 } });
    accepted(submit(world));
    expect(revisionOf(world)).toBe(4);
    accepted(approve(world, { approvalId: "urn:example:approval:two" }));
    const kinds = world.log.map(({ kind }) => kind).filter((kind) => kind.startsWith("mission."));
    expect(kinds.slice(1)).toEqual([
      "mission.submitted_for_approval",
      "mission.changes_requested",
      "mission.submitted_for_approval",
      "mission.approved",
    ]);
    expect([...world.state.approvals.values()].map(({ decision }) => decision)).toEqual([
      "changes_requested",
      "approved",
    ]);
    sound(world);
  });

  it("is about what was submitted, and the MissionOwner's", () => {
    expect(refused(requestChanges(submitted(), { missionRevision: 1 })).code).toBe("REVISION_CONFLICT");
    expect(refused(requestChanges(submitted(), { artifactHashes: [otherHash] })).code).toBe("INVALID_COMMAND");
    expect(refused(requestChanges(submitted(), { decision: "approved" })).code).toBe("INVALID_COMMAND");
    expect(
      refused(requestChanges(submitted(), { approver: coordinator, kind: "child_mission" }, coordinator)).code,
    ).toBe("INVALID_COMMAND");
    expect(refused(requestChanges(submitted(), { approver: observer }, observer)).code).toBe("AUTH_FORBIDDEN");
  });

  it("and the Approval race: whichever comes second is refused, and the state is the first one's (MWP-EVT-007)", () => {
    const changed = submitted();
    accepted(requestChanges(changed));
    expect(refused(approve(changed, { approvalId: "urn:example:approval:two" })).code).toBe("INVALID_STATE_TRANSITION");
    const approved = submitted();
    accepted(approve(approved));
    expect(refused(requestChanges(approved, { approvalId: "urn:example:approval:two" })).code).toBe(
      "INVALID_STATE_TRANSITION",
    );
    for (const world of [changed, approved]) expect(groupInvariants(world.state)).toEqual([]);
  });
});
