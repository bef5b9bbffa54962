import { describe, expect, it } from "vitest";
import {
  groupInvariants,
  groupKinds,
  type MissionPhase,
  missionTable,
  stateDocument,
} from "../../../../lib/core/mod.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { artifactHash } from "../support/run.ts";
import { createQueued, workItemId } from "../support/work.ts";
import { accepted, coordinator, createMission, refused, type Sending, send, type World } from "../support/world.ts";
import { rightful } from "./commands.ts";
import { missionIn } from "./states.ts";

const phases: readonly MissionPhase[] = ["none", "active", "awaiting_approval", "approved", "failed", "cancelled"];

const T = "INVALID_STATE_TRANSITION";
// What is not there yet answers as to a stranger; an ID in use and an accepted offer answer before the state does.
const G = "GROUP_NOT_FOUND";
const I = "INVALID_COMMAND";
const O = "WORK_ALREADY_OWNED";

const over = [T, T, T] as const;
const open = [G, "active", "awaiting_approval", ...over] as const;
const always = [G, "active", "awaiting_approval", "approved", "failed", "cancelled"] as const;
const founds = ["active", I, I, I, I, I] as const;
/** Of work that is verified, in a Mission that is active or was. */
const never = [G, T, T, ...over] as const;

/** Table 7.1 once more, by hand, with every other kind beside it: the phase that follows, or why it is refused. */
const expected: Readonly<Record<string, readonly string[]>> = {
  "mission.create": founds,
  "mission.create_follow_up": founds,
  "mission.create_child": never,
  "mission.submit_for_approval": [G, "awaiting_approval", T, ...over],
  "mission.request_changes": [G, T, "active", ...over],
  "mission.approve": [G, T, "approved", ...over],
  "mission.cancel": [G, "cancelled", "cancelled", ...over],
  "mission.terminate": [G, "failed", "failed", ...over],
  "mission.assign_coordinator": [G, "active", "awaiting_approval", ...over],
  "mission.renew_coordinator": open,
  "membership.change": open,
  "membership.end": always,
  "membership.grant_delegation": never,
  "message.post": open,
  "message.correct": open,
  "message.retract": open,
  "message.redact": always,
  "ext.mwp.toolkit.conversation_open": open,
  "ext.mwp.toolkit.conversation_change": open,
  "work.propose": open,
  "work.authorize": [G, "active", T, ...over],
  "work.offer": never,
  "work.accept_offer": [G, O, O, O, O, O],
  "ext.missionweaveprotocol.core.work_dependency_add": never,
  "work.start": never,
  "work.checkpoint": never,
  "work.block": never,
  "work.unblock": never,
  "ext.missionweaveprotocol.core.work_execution_lease_renew": never,
  "work.submit": never,
  "work.accept_result": never,
  "work.fail": never,
  "work.cancel": never,
  "artifact.publish": never,
  "approval.grant_execution": never,
};

/** The Events of each kind that moves a Mission, in order: a new Group has two Memberships at once. */
const events: Readonly<Record<string, readonly string[]>> = {
  "mission.create": ["mission.created", "membership.changed", "membership.changed"],
  "mission.create_follow_up": ["mission.follow_up.created", "membership.changed", "membership.changed"],
  "mission.submit_for_approval": ["mission.submitted_for_approval"],
  "mission.request_changes": ["mission.changes_requested"],
  "mission.approve": ["mission.approved"],
  "mission.cancel": ["mission.cancelled"],
  "mission.terminate": ["mission.terminated"],
};

const pairs = Object.entries(expected).flatMap(([kind, row]) => {
  return phases.map((from, index) => ({ kind, from, outcome: row[index]! }));
});
const allowed = pairs.filter(({ outcome }) => phases.includes(outcome as MissionPhase));
const illegal = pairs.filter(({ outcome }) => !phases.includes(outcome as MissionPhase));

describe("the Mission table, row by row (MWP-MSN-002)", () => {
  it("has rows M1 to M8, and each kind of Command of a Group is walked", () => {
    expect(missionTable.map(({ row }) => row)).toEqual(Array.from({ length: 8 }, (_, index) => `M${index + 1}`));
    expect(Object.keys(expected).sort()).toEqual([...groupKinds.keys()].sort());
  });

  it("states of every Command the same from-phases and first Event as here", () => {
    for (const [kind, [first]] of Object.entries(events)) {
      const row = missionTable.find(({ trigger }) => trigger === kind);
      expect(row?.emits).toBe(first);
      const froms = allowed.filter((one) => one.kind === kind).map(({ from }) => from);
      expect(froms.sort()).toEqual([...(row?.from ?? [])].sort());
    }
  });

  it.each(allowed)("$kind takes a Mission from $from to $outcome (MWP-MSN-002)", ({ kind, from, outcome }) => {
    const { world, sending } = prepared(kind, from);
    const { events: appended } = accepted(send(world, sending));
    if (events[kind] !== undefined) expect(appended.map((event) => event.kind)).toEqual(events[kind]);
    else expect(groupKinds.get(kind)?.emits).toContain(appended[0].kind);
    expect(world.state.mission?.document.state).toBe(outcome);
    expect(groupInvariants(world.state)).toEqual([]);
  });

  it.each(illegal)(
    "refuses $kind while the Mission is $from, and moves nothing (MWP-MSN-002)",
    ({ kind, from, outcome }) => {
      const { world, sending } = prepared(kind, from);
      expectRefused(world, sending, outcome);
    },
  );

  const moving = allowed.filter(({ kind, from }) => events[kind] !== undefined && from !== "none");
  it.each(moving)(
    "refuses $kind of a Mission that is $from at another revision (MWP-MSN-002, MWP-EVT-007)",
    ({ kind, from }) => {
      const { world, sending } = prepared(kind, from);
      const { revision } = world.state.mission!.document;
      for (const expectedRevision of [revision - 1, revision + 1].filter((one) => one > 0)) {
        expectRefused(world, { ...sending, expectedRevision }, "REVISION_CONFLICT");
      }
      accepted(send(world, { ...sending, expectedRevision: revision }));
    },
  );

  it.each([
    ["mission.cancel", "cancelled", "work.cancelled"],
    ["mission.terminate", "failed", "work.failed"],
  ] as const)("%s takes unfinished work with it (row W18, MWP-MSN-002, MWP-WRK-003)", (kind, outcome, event) => {
    const world = createQueued();
    const { events: appended } = accepted(send(world, rightful[kind]!(world)));
    expect(appended.map((one) => one.kind)).toEqual([
      missionTable.find(({ trigger }) => trigger === kind)!.emits,
      event,
    ]);
    expect(world.state.workItems.get(workItemId)!.document.state).toBe(outcome);
  });

  it("refuses to submit a Mission with work that is not over, and one that is empty-handed (MWP-MSN-002)", () => {
    const payload = { artifactHashes: [artifactHash] };
    for (const world of [createQueued(), createMission()]) {
      expectRefused(world, { kind: "mission.submit_for_approval", actor: coordinator, payload }, I);
    }
  });
});

function prepared(kind: string, from: MissionPhase): { readonly world: World; readonly sending: Sending } {
  const world = missionIn(from);
  // Made where there is work to be about; a Group without a Mission knows neither.
  const made = from === "none" && !kind.startsWith("mission.create") ? missionIn("active") : world;
  if (kind === "ext.missionweaveprotocol.core.work_dependency_add") {
    const payload = { workItemId, dependencyWorkItemIds: [workItemId] };
    return { world, sending: { kind, actor: coordinator, payload } };
  }
  if (kind === "mission.assign_coordinator" && from !== "none") {
    const { id } = coordinator;
    const { card, cardVersion } = world.agents.get(id)!;
    world.agents.set(id, { card, cardVersion, status: "revoked" });
  }
  const sending = rightful[kind]!(made);
  const isChecked = ["work.submit", "mission.submit_for_approval"].includes(kind);
  if (isChecked && !world.state.artifacts.has(artifactHash)) {
    const manifest = {
      artifactId: "urn:example:artifact:early",
      workItemId,
      producerAgentId: "urn:example:agent:worker",
    };
    const manifests = [{ ...manifest, sourceArtifactHashes: [] }];
    if (from !== "none")
      world.state.artifacts.set(artifactHash, { contentHash: artifactHash, sizeBytes: 3, manifests });
  }
  return { world, sending };
}

function expectRefused(world: World, sending: Sending, code: string): void {
  const before = canonicalText(stateDocument(world.state));
  const { length } = world.log;
  expect(refused(send(world, sending)).code).toBe(code);
  expect(canonicalText(stateDocument(world.state))).toBe(before);
  expect(world.log).toHaveLength(length);
}
