import { describe, expect, it } from "vitest";
import { groupKinds, type MissionPhase, missionTable, stateDocument } from "../../../lib/core/mod.ts";
import {
  accepted,
  approval,
  artifactHash,
  coordinator,
  createTeam,
  createWorld,
  grant,
  groupId,
  missionTerms,
  owner,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "./support/world.ts";

const phases: readonly MissionPhase[] = ["none", "active", "awaiting_approval", "approved", "failed", "cancelled"];
const target = "urn:example:message:target";

/** A Command of each kind that nothing but the phase of the Mission can refuse. */
const sendings: Readonly<Record<string, Sending>> = {
  "mission.create": { kind: "mission.create", actor: owner, payload: missionTerms() },
  "mission.renew_coordinator": { kind: "mission.renew_coordinator", actor: coordinator, payload: {} },
  "mission.submit_for_approval": {
    kind: "mission.submit_for_approval",
    actor: coordinator,
    payload: { artifactHashes: [artifactHash] },
  },
  "mission.approve": { kind: "mission.approve", actor: owner, payload: { approval: approval() } },
  "mission.request_changes": {
    kind: "mission.request_changes",
    actor: owner,
    payload: { approval: approval({ decision: "changes_requested" }) },
  },
  "mission.cancel": { kind: "mission.cancel", actor: owner, payload: { reason: "Enough." } },
  "mission.terminate": { kind: "mission.terminate", actor: coordinator, payload: { reason: "No way." } },
  "membership.change": { kind: "membership.change", actor: owner, payload: grant(worker, { role: "reviewer" }) },
  "membership.end": { kind: "membership.end", actor: owner, payload: { member: worker } },
  "message.post": { kind: "message.post", actor: worker, payload: { content: "Hello" } },
  "message.correct": {
    kind: "message.correct",
    actor: worker,
    payload: { targetMessageId: target, reason: "Typo.", content: "Hi" },
  },
  "message.retract": { kind: "message.retract", actor: worker, payload: { targetMessageId: target, reason: "No." } },
  "message.redact": { kind: "message.redact", actor: owner, payload: { targetMessageId: target, reason: "Secret." } },
};

/** What the protocol's table and our own list of non-moving kinds say; written here a second time, by hand. */
const allowed: Readonly<Record<string, readonly MissionPhase[]>> = {
  "mission.create": ["none"],
  "mission.renew_coordinator": ["active", "awaiting_approval"],
  "mission.submit_for_approval": ["active"],
  "mission.approve": ["awaiting_approval"],
  "mission.request_changes": ["awaiting_approval"],
  "mission.cancel": ["active", "awaiting_approval"],
  "mission.terminate": ["active", "awaiting_approval"],
  "membership.change": ["active", "awaiting_approval"],
  "membership.end": ["active", "awaiting_approval", "approved", "failed", "cancelled"],
  "message.post": ["active", "awaiting_approval"],
  "message.correct": ["active", "awaiting_approval"],
  "message.retract": ["active", "awaiting_approval"],
  "message.redact": ["active", "awaiting_approval", "approved", "failed", "cancelled"],
};

const matrix = Object.keys(sendings).flatMap((kind) => phases.map((phase) => ({ kind, phase })));

describe("the Mission table (MWP-MSN-002)", () => {
  it("holds rows M1 to M8", () => {
    expect(missionTable.map(({ row }) => row)).toEqual(["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"]);
  });

  // Those that need a second Mission beside this one are walked in their own tests.
  const elsewhere = ["mission.create_follow_up", "mission.create_child", "mission.assign_coordinator"];

  it("covers every kind that a Mission, its Memberships and its Messages have in the matrix", () => {
    const kinds = [...groupKinds.keys()].filter((kind) => /^(mission|membership|message)\./.test(kind));
    const covered = [...Object.keys(sendings), ...elsewhere, "membership.grant_delegation"];
    expect(kinds.filter((kind) => !covered.includes(kind))).toEqual([]);
  });

  it.each(matrix)("$kind while the Mission is $phase", ({ kind, phase }) => {
    const world = worldIn(phase);
    const before = JSON.stringify(stateDocument(world.state));
    const decision = send(world, sendings[kind]!);
    if (allowed[kind]?.includes(phase)) {
      expect(accepted(decision).events[0].kind).toBe(groupKinds.get(kind)?.emits[0]);
      const row = missionTable.find(({ trigger }) => trigger === kind);
      expect(world.state.mission?.document.state).toBe(row?.to ?? phase);
      return;
    }
    const { code } = refused(decision);
    if (phase === "none") expect(code).toBe("GROUP_NOT_FOUND");
    else expect(code).toBe(kind === "mission.create" ? "INVALID_COMMAND" : "INVALID_STATE_TRANSITION");
    expect(JSON.stringify(stateDocument(world.state))).toBe(before);
  });

  it.each(Object.keys(sendings).filter((kind) => kind !== "mission.create"))("%s in an archived Group", (kind) => {
    const world = worldIn("cancelled");
    const mission = world.state.mission!;
    const archived = {
      state: "archived",
      archivedAt: mission.document.createdAt,
      archiveSnapshotId: "urn:x:1",
    } as const;
    world.state.mission = { ...mission, group: { ...mission.group, ...archived } };
    expect(refused(send(world, sendings[kind]!)).code).toBe("INVALID_STATE_TRANSITION");
  });
});

function worldIn(phase: MissionPhase): World {
  if (phase === "none") return createWorld();
  const world = createTeam();
  const payload = { messageId: target, content: "Hello" };
  accepted(send(world, { kind: "message.post", actor: worker, payload, groupId }));
  const mission = world.state.mission!;
  const submission = {
    missionRevision: mission.document.revision,
    artifactHashes: [artifactHash],
    submittedAt: mission.document.createdAt,
    submittedBy: coordinator,
  };
  world.state.artifacts.set(artifactHash, { contentHash: artifactHash, sizeBytes: 1, manifests: [] });
  world.state.mission = { ...mission, submission, document: { ...mission.document, state: phase } };
  return world;
}
