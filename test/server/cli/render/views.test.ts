import { describe, expect, it } from "vitest";
import type { Event, Membership } from "../../../../generated/types.ts";
import { VerificationFailure } from "../../../../lib/signed/audit.ts";
import type { MissionDetail, MissionProgress, WorkItemView } from "../../../../lib/wire/http.ts";
import { submissionCard } from "../../../../server/cli/render/approval.ts";
import { budgetText } from "../../../../server/cli/render/budget.ts";
import { eventText, tailText } from "../../../../server/cli/render/event.ts";
import { inboxTable } from "../../../../server/cli/render/inbox.ts";
import { membershipCard, membershipTable } from "../../../../server/cli/render/membership.ts";
import { missionCard, missionTable } from "../../../../server/cli/render/mission.ts";
import { scopeText } from "../../../../server/cli/render/scope.ts";
import { plainStyle } from "../../../../server/cli/render/text.ts";
import { treeText } from "../../../../server/cli/render/tree.ts";
import { workCard, workTable } from "../../../../server/cli/render/work.ts";
import { contract } from "../../../lib/core/support/work.ts";

const view = { style: plainStyle, nowMs: Date.parse("2026-01-02T00:00:00Z") };
const uuid = (letter: string): string => `urn:uuid:${letter.repeat(8)}-0000-4000-8000-000000000000`;
const hash = `sha256:${"c".repeat(64)}`;
const owner = { type: "human", id: "urn:example:human:owner" } as const;

const progress: MissionProgress = {
  missionId: uuid("a"),
  state: "awaiting_approval",
  workItems: { verified: 2, blocked: 1 },
  dependencies: [],
  criticalPath: [uuid("d"), uuid("e")],
  blockers: [{ reason: "lease_over", workItemId: uuid("d"), since: "2026-01-01T23:00:00Z", text: "The\u001b crane" }],
  approval: { isAwaited: true, approvals: [], executionApprovalsWanted: [] },
  deadlines: [],
};

const membership = {
  membershipId: "urn:example:membership:one",
  member: owner,
  role: "mission_owner",
  state: "active",
  membershipEpoch: 1,
  scopes: ["mission.own"],
  visibilityStartSequence: 0,
  grantedAt: "2026-01-01T00:00:00Z",
} as Membership;

const lease = (leaseType: string, over: object = {}): object => ({
  leaseType,
  leaseId: `urn:example:lease:${leaseType}`,
  state: "active",
  expiresAt: "2026-01-02T00:10:00Z",
  ...over,
});

const detail = {
  mission: {
    missionId: uuid("a"),
    groupId: uuid("b"),
    revision: 4,
    objective: "Build the\nbridge.",
    definitionOfDone: [{ criterionId: "stands", description: "It stands.", evidenceRequired: ["human_review"] }],
    missionOwner: owner,
    coordinator: { agentId: "urn:example:agent:c", coordinatorEpoch: 2, leaseId: "urn:example:lease:c" },
    state: "awaiting_approval",
    budget: { currency: "EUR", financialLimit: 10 },
    deadline: "2026-01-03T00:00:00Z",
    approvalPolicy: { finalHumanApproval: true, highRiskExecutionApproval: true },
    createdAt: "2026-01-01T00:00:00Z",
  },
  group: { state: "active" },
  lease: lease("coordinator", { expiresAt: "2026-01-01T23:59:00Z" }),
  priorityClass: "normal",
  submission: {
    missionRevision: 4,
    artifactHashes: [hash],
    submittedAt: "2026-01-01T23:59:30Z",
    submittedBy: { type: "agent", id: "urn:example:agent:c" },
  },
  memberships: [membership],
  conversations: [],
  approvals: [{ approvalId: "urn:example:approval:one", kind: "mission_final", decision: "changes_requested" }],
  children: [],
  progress,
  membership,
} as object as MissionDetail;

const item = {
  workItem: {
    workItemId: uuid("d"),
    missionId: uuid("a"),
    groupId: uuid("b"),
    state: "active",
    revision: 5,
    contract: contract({ sideEffectRisk: "high_risk", executionApproval: "human_required" }),
    offers: [{ agentId: "urn:example:agent:w", status: "accepted", expiresAt: "2026-01-02T00:00:00Z" }],
    owner: {
      agentId: "urn:example:agent:w",
      agentCardVersion: 1,
      capabilityPins: [{ id: "example.build", version: "1.0.0" }],
      ownershipEpoch: 2,
    },
    progress: { currentPhase: "digging", blockers: ["rock"] },
    submission: {
      artifactHashes: [hash],
      evidenceIds: ["urn:example:evidence:one"],
      submittedAt: "2026-01-01T00:00:00Z",
    },
  },
  ownershipEpoch: 2,
  ownershipLease: lease("ownership"),
  executionLease: lease("execution", { expiresAt: "2026-01-01T23:58:00Z" }),
  failedAttempts: 1,
  gate: "closed",
  evidence: [
    {
      evidenceId: "urn:example:evidence:one",
      type: "deterministic_test",
      criterionIds: ["laid"],
      result: "passed",
      generatedBy: owner,
    },
  ],
  eligible: false,
} as object as WorkItemView;

describe("what a human is shown", () => {
  it("is each Mission on a line, and one whole with what stands in its way (MWP-MSN-007)", () => {
    const row = { mission: detail.mission, groupId: uuid("b"), membership, progress };
    expect(missionTable([row], view).split("\n")[1]).toBe(
      "aaaaaaaa  awaiting_approval  2 verified, 1 blocked  in 1 d  mission_owner  Build the·bridge.",
    );
    expect(missionTable([], view)).toBe("You are a member of no Mission.");
    const text = missionCard(detail, view);
    expect(text).toContain("Coordinator Epoch 2, lease over");
    expect(text).toContain("critical path  dddddddd → eeeeeeee");
    expect(text).toContain("lease over of dddddddd, since 1 h ago: The· crane");
    expect(text).toContain("stands: It stands. [human_review]");
    expect(text).not.toContain("\u001b");
  });

  it("is exactly what a final decision is about (MWP-MSN-008)", () => {
    const text = submissionCard(detail, { workItems: [item], proposals: [] }, view);
    expect(text).toContain("revision 4, 2026-01-01T23:59:30Z (30 s ago) by agent c");
    expect(text).toContain(hash);
    expect(text).toContain("cccccccc  Lay the first stone. (active)");
    expect(text).toContain("dddddddd  deterministic_test passed for laid by human owner (one)");
    expect(submissionCard(detail, { workItems: [], proposals: [] }, view)).toContain("no WorkItem's result");
  });

  it("is work with its owner, its leases in time and its gate (MWP-AUT-003)", () => {
    const proposal = { proposalId: uuid("f"), state: "open", proposedBy: owner, goal: "Paint it." } as never;
    const list = workTable({ workItems: [item], proposals: [proposal] }, view);
    expect(list.split("\n")[1]).toMatch(
      /^dddddddd {2}active {2}w +execution over, 2 min ago +closed {2}high_risk {2}in 18 d/,
    );
    expect(list).toContain("ffffffff  human owner: Paint it.");
    expect(workTable({ workItems: [], proposals: [] }, view)).toBe("The Mission has no WorkItems.");
    const text = workCard(item, view);
    expect(text).toContain("ownership: ends in 10 min (ownership)");
    expect(text).toContain("execution: over, 2 min ago (execution)");
    expect(text).toContain("closed: an Execution Approval is wanted (human_required)");
    expect(text).toMatch(/failed attempts +1 of 2/);
    expect(text).toMatch(/blockers +rock/);
    const scope = {
      ownershipEpoch: 2,
      operations: ["build"],
      resources: [],
      budget: {},
      expiresAt: "2026-01-02T01:00:00Z",
    };
    expect(scopeText(scope as never, view)).toMatch(/until +2026-01-02T01:00:00Z \(in 1 h\)/);
  });

  it("is a notice with a mark where it can act (MWP-MSN-013)", () => {
    const notice = {
      kind: "approval_awaited",
      missionId: uuid("a"),
      groupId: uuid("b"),
      since: "2026-01-01T00:00:00Z",
    };
    const rows = [
      { ...notice, text: "The Mission awaits approval.", actionable: true },
      { ...notice, workItemId: uuid("d"), text: "It failed.", actionable: false },
    ];
    const [, first, second] = inboxTable(rows, view).split("\n");
    expect(first).toBe("!  1 d ago  aaaaaaaa  -         The Mission awaits approval.");
    expect(second).toBe("   1 d ago  aaaaaaaa  dddddddd  It failed.");
    expect(inboxTable([], view)).toBe("Nothing waits for you.");
  });

  it("is who is in a Group, and as what", () => {
    expect(membershipTable([membership], view).split("\n")[1]).toBe(
      "human owner  mission_owner  active  1      mission.own  1 d ago",
    );
    expect(membershipCard(membership, view)).toMatch(/state +active, Membership Epoch 1/);
  });

  it("is an Event with its place, its words and whether it verified (MWP-SDV-015)", () => {
    const event = {
      groupId: uuid("b"),
      sequence: 7,
      kind: "message.posted",
      actor: owner,
      payload: { content: [{ type: "text", text: "Good\u0007 morning" }] },
    } as object as Event;
    expect(eventText(event)).toBe("   7  message.posted                owner           Good· morning");
    expect(tailText(event, undefined, plainStyle)).toMatch(/^ok {2}bbbbbbbb {4}7 {2}message\.posted/);
    expect(tailText(event, new VerificationFailure("signature-mismatch"), plainStyle)).toMatch(
      /^BAD bbbbbbbb.*refused at stage 6: signature-mismatch$/,
    );
    const say = (payload: object): string => eventText({ ...event, payload: payload as never });
    expect(say({ workItem: item.workItem })).toMatch(/active: Lay the first stone\.$/);
    expect(say({ mission: detail.mission })).toMatch(/awaiting_approval: Build the·bridge\.$/);
    expect(say({ membership })).toMatch(/owner is mission_owner, active$/);
    expect(say({ messageId: "urn:x:m", redacted: {} })).toMatch(/\(redacted\)$/);
  });

  it("is the tree of a Mission", () => {
    const leaf = { missionId: uuid("c"), groupId: uuid("d"), state: "failed", children: [] } as const;
    const root = { missionId: uuid("a"), groupId: uuid("b"), state: "active", children: [leaf] } as const;
    expect(treeText(root, plainStyle)).toBe("aaaaaaaa  active  (Group bbbbbbbb)\n  cccccccc  failed  (Group dddddddd)");
  });

  it("is a budget in words, where what is not named is not allowed", () => {
    expect(budgetText({ currency: "EUR", financialLimit: 10, toolCallLimit: 3 })).toBe("10 EUR, 3 tool calls");
    expect(budgetText({})).toBe("nothing");
  });
});
