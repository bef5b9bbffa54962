import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { inboxNotices, missionView, type Notice, type NoticeKind, workItemView } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { blocked, failed, itemIn, queued, run, submitted, verified } from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import {
  accepted,
  advance,
  conversationId,
  coordinator,
  createMission,
  createTeam,
  grant,
  groupId,
  missionId,
  observer,
  owner,
  policyService,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const now = ({ nowMs }: World): string => formatInstantMs(nowMs);
const inbox = (world: World, principal: Actor): readonly Notice[] => inboxNotices(world.state, principal, now(world));
const kinds = (world: World, principal: Actor): NoticeKind[] => inbox(world, principal).map(({ kind }) => kind);

describe("inboxNotices (MWP-MSN-013)", () => {
  it("is empty where nothing waits, and for whoever is no live member", () => {
    for (const principal of [owner, coordinator, worker]) expect(inbox(createTeam(), principal)).toEqual([]);
    const world = blocked(queued());
    expect(inbox(world, owner)).not.toEqual([]);
    for (const outsider of [stranger, policyService]) expect(inbox(world, outsider)).toEqual([]);
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: observer } }));
    expect(inbox(world, observer)).toEqual([]);
  });

  it("tells MissionOwner and Coordinator what went wrong, and the Coordinator that it can act", () => {
    for (const [world, kind] of [
      [blocked(queued()), "work_blocked"],
      [failed(queued()), "work_failed"],
      [submitted(queued()), "result_submitted"],
    ] as const) {
      expect(inbox(world, owner)).toMatchObject([{ kind, missionId, groupId, workItemId, actionable: false }]);
      expect(inbox(world, coordinator)).toMatchObject([{ kind, actionable: true }]);
      expect(inbox(world, observer)).toEqual([]);
    }
    expect(inbox(verified(queued()), owner)).toEqual([]);
  });

  it("asks humans who may for an Execution Approval (MWP-AUT-003)", () => {
    const world = queued({ executionApproval: "human_required" });
    expect(inbox(world, owner)).toMatchObject([{ kind: "execution_approval_wanted", actionable: true }]);
    expect(inbox(world, coordinator)).toMatchObject([{ kind: "execution_approval_wanted", actionable: false }]);
    expect(inbox(world, observer)).toEqual([]);
    const payload = grant(observer, { role: "observer", scopes: ["approve_execution"] });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    expect(inbox(world, observer)).toMatchObject([{ kind: "execution_approval_wanted", actionable: true }]);
    run(world, "approval.grant_execution");
    for (const principal of [owner, observer]) expect(inbox(world, principal)).toEqual([]);
  });

  it("tells of the Coordinator lease before it ends and after, though nothing happened (MWP-MSN-004)", () => {
    const world = createMission();
    advance(world, 600);
    expect(inbox(world, coordinator)).toMatchObject([{ kind: "coordinator_lease_expiring", actionable: true }]);
    advance(world, 299);
    expect(kinds(world, owner)).toEqual(["coordinator_lease_expiring"]);
    advance(world, 1);
    const since = world.state.mission?.lease.expiresAt;
    expect(inbox(world, owner)).toMatchObject([{ kind: "coordinator_lease_over", since, actionable: true }]);
  });

  it("tells of deadlines a day before and when they passed, and of leases that are over, oldest first", () => {
    const world = queued();
    expect(kinds(world, owner)).toEqual([]);
    world.nowMs = Date.parse("2026-01-19T00:00:00Z");
    expect(kinds(world, owner)).toEqual(["coordinator_lease_over", "lease_over", "deadline_near"]);
    world.nowMs = Date.parse("2026-02-01T00:00:00Z");
    const passed = inbox(world, owner).filter(({ kind }) => kind === "deadline_passed");
    expect(passed.map((notice) => [notice.workItemId, notice.since])).toEqual([
      [workItemId, "2026-01-20T00:00:00Z"],
      [undefined, "2026-02-01T00:00:00Z"],
    ]);
  });

  it("asks the MissionOwner for the approval, tells of reconciliation, and at the end of the end", () => {
    const world = createMission();
    const mission = world.state.mission!;
    const document = { ...mission.document, state: "awaiting_approval" } as const;
    world.state.mission = { ...mission, document, isReconciling: true };
    expect(kinds(world, owner).sort()).toEqual(["approval_awaited", "reconciliation_pending"]);
    expect(inbox(world, owner).find(({ kind }) => kind === "approval_awaited")?.actionable).toBe(true);
    expect(inbox(world, coordinator).find(({ kind }) => kind === "approval_awaited")?.actionable).toBe(false);
    const over = createMission();
    accepted(send(over, { kind: "mission.cancel", actor: owner, payload: { reason: "No money." } }));
    expect(inbox(over, owner)).toMatchObject([{ kind: "mission_ended", actionable: false }]);
  });

  it("tells a candidate of its offer, until it expires, and the Coordinator that none is left", () => {
    const world = queued();
    const item = itemIn(world);
    const expiresAt = "2026-01-01T00:10:00Z";
    const offers = [{ ...item.document.offers![0]!, status: "pending" as const, expiresAt }];
    const { owner: _, ...document } = item.document;
    const { ownershipLease: __, ...rest } = item;
    world.state.workItems.set(workItemId, { ...rest, document: { ...document, state: "offered", offers } });
    expect(inbox(world, worker)).toMatchObject([{ kind: "offer_pending", workItemId, actionable: true }]);
    expect(kinds(world, owner)).toEqual([]);
    advance(world, 600);
    expect(inbox(world, worker)).toEqual([]);
    expect(kinds(world, owner)).toContain("offers_over");
  });

  it("tells of a child Mission that ended (MWP-MSN-024)", () => {
    const world = blocked(queued());
    const item = itemIn(world);
    const child = { missionId: "urn:x:m", groupId: "urn:x:g", coordinatorAgentId: worker.id, depth: 1 };
    const show = (state: "active" | "failed"): NoticeKind[] => {
      world.state.workItems.set(workItemId, { ...item, child: { ...child, state } });
      return kinds(world, coordinator);
    };
    expect(show("active")).toEqual([]);
    expect(show("failed")).toEqual(["child_ended"]);
  });
});

describe("missionView", () => {
  it("is what a live member sees: its own Membership, and the Conversations it has access to (MWP-MSN-015)", () => {
    const world = createTeam();
    const payload = { conversationId: "urn:x:c", type: "restricted", title: "Salaries", members: [worker] };
    accepted(send(world, { kind: "ext.mwp.toolkit.conversation_open", actor: owner, payload }));
    const ids = (principal: Actor): string[] | undefined =>
      missionView(world.state, principal, now(world))?.conversations.map((one) => one.conversationId);
    expect(ids(worker)).toEqual([conversationId, "urn:x:c"]);
    expect(ids(observer)).toEqual([conversationId]);
    expect(missionView(world.state, observer, now(world))?.membership.member).toEqual(observer);
    expect(missionView(world.state, stranger, now(world))).toBeUndefined();
  });
});

describe("workItemView", () => {
  it("shows the gate, and whether the owner could start it now (MWP-AUT-003, MWP-WRK-007)", () => {
    const view = (world: World) => workItemView(world.state, itemIn(world), now(world));
    expect(view(queued())).toMatchObject({ gate: "open", eligible: true, ownershipEpoch: 1, failedAttempts: 0 });
    const world = queued({ executionApproval: "human_required" });
    expect(view(world)).toMatchObject({ gate: "closed", eligible: false });
    run(world, "approval.grant_execution");
    expect(view(world)).toMatchObject({ gate: "open", eligible: true, executionApproval: { approver: owner } });
    expect(view(advance(world, 86_401))).toMatchObject({ gate: "closed", eligible: false });
  });
});
