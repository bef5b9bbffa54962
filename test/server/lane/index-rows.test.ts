import { describe, expect, it } from "vitest";
import type { Event, Lease } from "../../../generated/types.ts";
import { createGroupState } from "../../../lib/core/mod.ts";
import { activeWork, deadlineRows, missionRow } from "../../../server/lane/index-rows.ts";

const groupId = "urn:test:group:1";
const state = createGroupState(groupId);

const event = (payload: object): Event => ({ groupId, payload }) as unknown as Event;
const lease = (state: Lease["state"], more: object = {}): object => ({
  leaseType: "execution",
  holderAgentId: "urn:test:agent:a",
  groupId,
  workItemId: "urn:test:work:1",
  state,
  ...more,
});
const row = { agentId: "urn:test:agent:a", groupId, workItemId: "urn:test:work:1" };

describe("the index of active work", () => {
  it("follows the Execution Leases that Events open and close, under whatever name", () => {
    expect(activeWork([event({ executionLease: lease("active") })])).toEqual({ set: [row], clear: [] });
    for (const closed of ["released", "revoked", "expired"] as const) {
      expect(activeWork([event({ closedLeases: [lease(closed)] })])).toEqual({ set: [], clear: [row] });
      expect(activeWork([event({ lease: lease(closed) })])).toEqual({ set: [], clear: [row] });
    }
  });

  it("keeps what the last Event of an entry says of one lease after another", () => {
    const again = event({ closedLeases: [lease("expired")], executionLease: lease("active") });
    expect(activeWork([again])).toEqual({ set: [row], clear: [] });
    expect(activeWork([again, event({ executionLease: lease("revoked") })])).toEqual({ set: [], clear: [row] });
    const other = { ...row, agentId: "urn:test:agent:b" };
    const taken = event({
      closedLeases: [lease("revoked")],
      executionLease: lease("active", { holderAgentId: other.agentId }),
    });
    expect(activeWork([taken])).toEqual({ set: [other], clear: [row] });
  });

  it("knows no other lease, and nothing of most Events", () => {
    const leases = {
      ownershipLease: lease("active", { leaseType: "ownership" }),
      lease: lease("active", { leaseType: "coordinator" }),
    };
    expect(activeWork([event(leases), event({ content: [] })])).toEqual({ set: [], clear: [] });
  });
});

describe("the index of Missions", () => {
  const mission = {
    missionId: "urn:test:mission",
    groupId,
    state: "active",
    missionOwner: { type: "human", id: "urn:test:human" },
    coordinator: { agentId: "urn:test:agent:c", coordinatorEpoch: 3 },
  };

  it("follows every Event that holds the Mission of its Group whole", () => {
    const [found] = missionRow(state, event({ mission }));
    expect(found).toEqual({
      missionId: "urn:test:mission",
      groupId,
      state: "active",
      missionOwner: mission.missionOwner,
      coordinatorAgentId: "urn:test:agent:c",
      coordinatorEpoch: 3,
    });
    const parent = { missionId: "urn:test:mission:parent", workItemId: "urn:test:work", depth: 1 };
    const child = event({ mission: { ...mission, parent }, parentGroupId: "urn:test:group:parent" });
    expect(missionRow(state, child)).toMatchObject([
      { parentMissionId: parent.missionId, parentGroupId: "urn:test:group:parent" },
    ]);
  });

  it("takes the Approval that ended the Mission, not the one that asked for changes", () => {
    const approval = { approvalId: "urn:test:approval" };
    expect(missionRow(state, event({ mission, approval }))[0]).not.toHaveProperty("approvalId");
    const approved = event({ mission: { ...mission, state: "approved" }, approval });
    expect(missionRow(state, approved)).toMatchObject([{ state: "approved", approvalId: "urn:test:approval" }]);
  });

  it("leaves a child's Mission, of which its parent is told, to the child's own Events", () => {
    expect(missionRow(state, event({ mission: { ...mission, groupId: "urn:test:group:child" } }))).toEqual([]);
    expect(missionRow(state, event({ content: [] }))).toEqual([]);
  });
});

describe("rows of deadlines", () => {
  it("are those of the last change of each", () => {
    const set = {
      change: "set",
      deadline: { type: "mission_deadline", subjectId: "a", at: "1970-01-01T00:00:00.0001Z" },
    } as const;
    const clear = { change: "clear", type: "mission_deadline", subjectId: "a" } as const;
    expect(deadlineRows(groupId, [clear, set])).toEqual({
      set: [{ groupId, kind: "mission_deadline", subjectId: "a", dueAtMs: 1 }],
      clear: [],
    });
    expect(deadlineRows(groupId, [set, clear])).toEqual({
      set: [],
      clear: [{ groupId, kind: "mission_deadline", subjectId: "a" }],
    });
  });
});
