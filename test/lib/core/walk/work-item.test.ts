import { describe, expect, it } from "vitest";
import type { WorkItemState } from "../../../../generated/types.ts";
import { groupInvariants, groupKinds, stateDocument } from "../../../../lib/core/mod.ts";
import { workTable } from "../../../../lib/core/work/table.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { artifactHash, commands, failure, signedEvidence } from "../support/run.ts";
import { authorize, workItemId } from "../support/work.ts";
import {
  accepted,
  coordinator,
  grant,
  owner,
  refused,
  type Sending,
  send,
  type World,
  worker,
} from "../support/world.ts";
import { rightful } from "./commands.ts";
import { itemIn } from "./states.ts";

const states: readonly WorkItemState[] = [
  "open",
  "offered",
  "queued",
  "active",
  "blocked",
  "submitted",
  "verified",
  "failed",
  "cancelled",
];

const T = "INVALID_STATE_TRANSITION";
// In the one order these answer before the state does: who owns (13), and what is named (11).
const S = "WORK_STALE_OWNERSHIP";
const O = "WORK_ALREADY_OWNED";
const I = "INVALID_COMMAND";

const core = "ext.missionweaveprotocol.core";
const renew = `${core}.work_execution_lease_renew`;
const depend = `${core}.work_dependency_add`;

/** Table 10.2 once more, by hand: what each kind of Command makes of a WorkItem in each state, or why it is refused. */
const expected: Readonly<Record<string, readonly string[]>> = {
  //                          open         offered      queued       active       blocked      submitted    verified    failed     cancelled
  "work.offer": ["offered", "offered", "offered", "offered", "offered", T, T, "offered", T],
  "work.accept_offer": [I, "queued", O, O, O, O, O, O, O],
  "approval.grant_execution": [S, S, "queued", T, T, T, T, T, T],
  "work.start": [S, S, "active", T, T, T, T, T, T],
  "work.checkpoint": [S, S, T, "queued", T, T, T, T, T],
  "work.block": [S, S, T, "blocked", T, T, T, T, T],
  "work.unblock": [T, T, T, T, "queued", T, T, T, T],
  "work.submit": [S, S, T, "submitted", T, T, T, T, T],
  "work.accept_result": [T, T, T, T, T, "verified", T, T, T],
  "work.fail": ["failed", "failed", "failed", "failed", "failed", "failed", T, T, T],
  "work.cancel": ["cancelled", "cancelled", "cancelled", "cancelled", "cancelled", "cancelled", T, T, T],
  "mission.create_child": ["blocked", "blocked", "blocked", "blocked", "blocked", T, T, T, T],
  [renew]: [S, S, "queued", "active", "blocked", T, T, T, T],
  [depend]: ["open", "offered", "queued", T, T, T, T, T, T],
  "artifact.publish": [T, T, T, "active", T, T, T, T, T],
};

/** The Events of each kind where it is accepted, in order. */
const events: Readonly<Record<string, readonly string[]>> = {
  "work.offer": ["work.offer.created"],
  "work.accept_offer": ["work.offer.accepted"],
  "approval.grant_execution": ["approval.execution.granted"],
  "work.start": ["work.started"],
  "work.checkpoint": ["work.checkpointed"],
  "work.block": ["work.blocked"],
  "work.unblock": ["work.unblocked"],
  "work.submit": ["work.submitted"],
  "work.accept_result": ["work.result.accepted"],
  "work.fail": ["work.failed"],
  "work.cancel": ["work.cancelled"],
  "mission.create_child": ["mission.child.created", "work.blocked"],
  [renew]: ["work.progressed"],
  [depend]: ["work.contract.revised"],
  "artifact.publish": ["artifact.published"],
};

const pairs = Object.entries(expected).flatMap(([kind, row]) => {
  return states.map((from, index) => ({ kind, from, outcome: row[index]! }));
});
const allowed = pairs.filter(({ outcome }) => states.includes(outcome as WorkItemState));
const illegal = pairs.filter(({ outcome }) => !states.includes(outcome as WorkItemState));

describe("the WorkItem table, row by row (MWP-WRK-003)", () => {
  it("has rows W1 to W18 and X1 to X4, and each kind of Command that moves a WorkItem is walked", () => {
    const numbered = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
    expect(workTable.map(({ row }) => row)).toEqual([...numbered("W", 18), ...numbered("X", 4)]);
    const kinds = [...groupKinds.values()].filter(({ workFrom }) => workFrom !== undefined).map(({ kind }) => kind);
    expect(Object.keys(expected).sort()).toEqual(kinds.sort());
  });

  it("states of every Command the same from-states and first Event as here", () => {
    for (const [kind, [first]] of Object.entries(events)) {
      const row = workTable.find(({ trigger }) => trigger === kind);
      expect(row?.emits).toBe(first);
      expect(
        allowed
          .filter((one) => one.kind === kind)
          .map(({ from }) => from)
          .sort(),
      ).toEqual([...(row?.from ?? [])].sort());
    }
  });

  it.each(allowed)("$kind takes a WorkItem from $from to $outcome (MWP-WRK-003)", ({ kind, from, outcome }) => {
    const { world, sending } = prepared(kind, from);
    const { events: appended } = accepted(send(world, sending));
    expect(appended.map((event) => event.kind)).toEqual(events[kind]);
    expect(stateOf(world)).toBe(outcome);
    expect(groupInvariants(world.state)).toEqual([]);
  });

  it.each(illegal)(
    "refuses $kind of a WorkItem that is $from, and moves nothing (MWP-WRK-003)",
    ({ kind, from, outcome }) => {
      const { world, sending } = prepared(kind, from);
      expectRefused(world, sending, outcome);
      expect(stateOf(world)).toBe(from);
    },
  );

  it.each(allowed)(
    "refuses $kind of a WorkItem that is $from at another revision (MWP-WRK-003, MWP-EVT-007)",
    ({ kind, from }) => {
      const { world, sending } = prepared(kind, from);
      const { revision } =
        kind === "mission.create_child"
          ? world.state.mission!.document
          : world.state.workItems.get(workItemId)!.document;
      for (const expectedRevision of [revision - 1, revision + 1].filter((one) => one > 0)) {
        expectRefused(world, { ...sending, expectedRevision }, "REVISION_CONFLICT");
      }
      accepted(send(world, { ...sending, expectedRevision: revision }));
    },
  );
});

function prepared(kind: string, from: WorkItemState): { readonly world: World; readonly sending: Sending } {
  const world = itemIn(from);
  if (kind === depend) authorize(world, "urn:example:work-item:other");
  // Work that somebody owns is offered again only when that owner is fenced.
  if (kind === "work.offer" && ["queued", "active", "blocked"].includes(from)) {
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: worker } }));
    accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(worker) }));
  }
  if (kind === "work.start" && from === "queued") accepted(send(world, commands["approval.grant_execution"]!(world)));
  if (kind === "work.submit") published(world, from);
  if (kind === "work.fail") return { world, sending: givenUp(world) };
  const sending = rightful[kind]!(world);
  if (kind !== "approval.grant_execution" || !["open", "offered"].includes(from)) return { world, sending };
  // An epoch that nobody has: a scope of none is no scope.
  return { world, sending: commands[kind]!(world, { payload: firstEpoch(world) }) };
}

function firstEpoch(world: World): object {
  const item = world.state.workItems.get(workItemId)!;
  world.state.workItems.set(workItemId, { ...item, ownershipEpoch: 1 });
  const { payload } = commands["approval.grant_execution"]!(world);
  world.state.workItems.set(workItemId, item);
  return payload;
}

/** The Artifact that a submission names, published while there was a lease, or as if it had been. */
function published(world: World, from: WorkItemState): void {
  if (from === "active") {
    accepted(send(world, commands["artifact.publish"]!(world)));
    return;
  }
  const manifest = { artifactId: "urn:example:artifact:early", workItemId, producerAgentId: worker.id };
  const manifests = [{ ...manifest, sourceArtifactHashes: [] }];
  world.state.artifacts.set(artifactHash, { contentHash: artifactHash, sizeBytes: 3, manifests });
}

/** `work.fail` by the Coordinator, who needs no Execution Lease. */
function givenUp(world: World): Sending {
  const report = signedEvidence(world, { type: "failure_report", result: "failed", generatedBy: coordinator });
  return { kind: "work.fail", actor: coordinator, payload: { workItemId, ...failure, evidence: [report] } };
}

function expectRefused(world: World, sending: Sending, code: string): void {
  const before = canonicalText(stateDocument(world.state));
  const { length } = world.log;
  expect(refused(send(world, sending)).code).toBe(code);
  expect(canonicalText(stateDocument(world.state))).toBe(before);
  expect(world.log).toHaveLength(length);
}

function stateOf({ state }: World): string | undefined {
  return state.workItems.get(workItemId)?.document.state;
}
