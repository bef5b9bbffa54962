import { describe, expect, it } from "vitest";
import { createGroupState, type GroupState, type MissionProgress, missionProgress } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { blocked, failed, itemIn, queued, run, started, submitted, verified } from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import {
  accepted,
  advance,
  coordinator,
  createMission,
  groupId,
  missionId,
  owner,
  replay,
  send,
  type World,
  worker,
} from "../support/world.ts";

const now = ({ nowMs }: World): string => formatInstantMs(nowMs);
const progress = (world: World): MissionProgress => missionProgress(world.state, now(world)) as MissionProgress;

/** The world's one WorkItem again under other IDs, each with what it depends on and by when it is due. */
function chained(items: Readonly<Record<string, { on: string[]; state?: string; deadline?: string }>>): GroupState {
  const { state } = queued();
  const item = itemIn({ state } as World);
  state.workItems.clear();
  for (const [id, { on, state: phase = "open", deadline = "2026-01-20T00:00:00Z" }] of Object.entries(items)) {
    const contract = { ...item.document.contract, dependencyWorkItemIds: on, deadline };
    const document = { ...item.document, workItemId: id, state: phase as "open", contract };
    state.workItems.set(id, { ...item, document });
  }
  return state;
}

describe("missionProgress (MWP-MSN-007)", () => {
  it("is a function of the log: the rebuilt state gives the same answer", () => {
    for (const world of [createMission(), queued(), blocked(queued()), verified(queued()), failed(queued())]) {
      expect(missionProgress(replay(world.log), now(world))).toEqual(progress(world));
    }
    expect(missionProgress(createGroupState(groupId), "2026-01-01T00:00:00Z")).toBeUndefined();
  });

  it("shows the six inputs: graph, accepted Evidence, critical path, blockers, approval state and deadlines", () => {
    const world = verified(queued());
    const { dependencies, ...rest } = progress(world);
    expect(rest).toMatchObject({
      missionId,
      state: "active",
      workItems: { verified: 1 },
      criticalPath: [],
      blockers: [],
      approval: { isAwaited: false, approvals: [], executionApprovalsWanted: [] },
    });
    expect(dependencies).toMatchObject([{ workItemId, state: "verified", dependsOn: [], isReady: true }]);
    expect(dependencies[0]?.acceptedEvidence).toMatchObject([{ type: "deterministic_test", result: "passed" }]);
    expect(rest.deadlines.map(({ type }) => type)).toEqual(["coordinator_lease", "mission_deadline"]);
  });

  it("counts Evidence only once a result was accepted on it", () => {
    expect(progress(submitted(queued())).dependencies[0]?.acceptedEvidence).toEqual([]);
  });

  it("does not move when somebody posts that it is 95 percent done", () => {
    const world = started(queued());
    const before = progress(world);
    const content = "95 percent done";
    accepted(send(world, { kind: "message.post", actor: coordinator, payload: { content } }));
    accepted(send(world, { kind: "message.post", actor: worker, payload: { content } }));
    expect(progress(world)).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/percent/i);
  });

  it("names what blocks, and since when, without an Event where time alone does it", () => {
    const world = run(started(queued()), "work.block");
    expect(progress(world).blockers).toMatchObject([{ reason: "blocked", workItemId }]);
    advance(world, 901);
    const lapsed = progress(world);
    expect(lapsed.blockers.map(({ reason }) => reason)).toEqual(["coordinator_lease", "blocked"]);
    expect(lapsed.blockers[0]?.since).toBe(world.state.mission?.lease.expiresAt);
    expect(lapsed.deadlines[0]).toMatchObject({ type: "coordinator_lease", isPassed: true });
    advance(world, 86_400);
    expect(progress(world).blockers.filter(({ reason }) => reason === "lease_over")).toHaveLength(2);
    expect(progress(failed(queued())).blockers).toMatchObject([{ reason: "failed", workItemId }]);
  });

  it("tells of a start that waits for an Execution Approval or a dependency (MWP-AUT-003, MWP-WRK-007)", () => {
    const world = queued({ executionApproval: "human_required" });
    expect(progress(world).approval.executionApprovalsWanted).toEqual([workItemId]);
    expect(progress(world).blockers).toMatchObject([{ reason: "execution_approval" }]);
    run(world, "approval.grant_execution");
    expect(progress(world).blockers).toEqual([]);
    const waiting = chained({ a: { on: [] }, b: { on: ["a"], state: "queued" } });
    expect(missionProgress(waiting, "2026-01-01T00:00:00Z")?.blockers).toMatchObject([
      { reason: "dependency", workItemId: "b" },
    ]);
  });

  it("tells whether the MissionOwner is to decide, about what", () => {
    const world = createMission();
    const payload = { artifactHashes: [] };
    const mission = world.state.mission!;
    world.state.mission = {
      ...mission,
      document: { ...mission.document, state: "awaiting_approval" },
      submission: { missionRevision: 2, ...payload, submittedAt: now(world), submittedBy: coordinator },
    };
    expect(progress(world).approval).toMatchObject({ isAwaited: true, submission: { missionRevision: 2 } });
    expect(owner.type).toBe("human");
  });
});

describe("the critical path (MWP-MSN-007)", () => {
  const path = (items: Parameters<typeof chained>[0]): readonly string[] | undefined =>
    missionProgress(chained(items), "2026-01-01T00:00:00Z")?.criticalPath;

  it("is the longest chain of outstanding work, first to last", () => {
    const items = { c: { on: ["b"] }, b: { on: ["a"] }, a: { on: [] }, d: { on: ["a"] }, e: { on: [] } };
    expect(path(items)).toEqual(["a", "b", "c"]);
    expect(path({ ...items, a: { on: [], state: "verified" }, b: { on: ["a"], state: "verified" } })).toEqual(["c"]);
    expect(path({ ...items, c: { on: ["b"], state: "cancelled" } })).toEqual(["a", "b"]);
    expect(path({})).toEqual([]);
  });

  it("is, of several, the one that is due first, then the one of the lowest ID", () => {
    const early = "2026-01-10T00:00:00Z";
    const items = { a: { on: [] }, b: { on: ["a"] }, c: { on: ["a"], deadline: early } };
    expect(path(items)).toEqual(["a", "c"]);
    expect(path({ ...items, c: { on: ["a"] } })).toEqual(["a", "b"]);
  });

  it("is found in a chain as long as a Mission may have WorkItems", () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => `w${index}`);
    const items = Object.fromEntries(ids.map((id, index) => [id, { on: index === 0 ? [] : [`w${index - 1}`] }]));
    expect(path(items)).toEqual(ids);
  });
});
