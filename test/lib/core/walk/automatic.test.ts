import { describe, expect, it } from "vitest";
import {
  decideIntent,
  decideTimer,
  groupInvariants,
  type Intent,
  intentOf,
  stateDocument,
} from "../../../../lib/core/mod.ts";
import { canonicalText } from "../../../../lib/json/canonical.ts";
import { approve, parentItem, submit, terminate, tree } from "../support/child.ts";
import { queued, run, started } from "../support/run.ts";
import { childGroupId, faults, foundedChild, settle, type Tree, worldOf } from "../support/tree.ts";
import { accepting, authorizing, contract, createOffered, inSeconds, refuses, workItemId } from "../support/work.ts";
import { accepted, advance, authority, createTeam, factsOf, send, take, type World, worker } from "../support/world.ts";

const revoked = "ext.missionweaveprotocol.core.work_execution_lease_revoked";

describe("rows of the tables that no Command of the Group takes (MWP-WRK-003, MWP-MSN-002)", () => {
  it("W1 and W2: what was proposed becomes open work once, and not again", () => {
    const world = createTeam();
    const proposalId = "urn:example:proposal:one";
    accepted(send(world, { kind: "work.propose", actor: worker, payload: { proposalId, goal: "Lay a stone." } }));
    expect(world.state.proposals.get(proposalId)?.state).toBe("open");
    expect(world.state.workItems.size).toBe(0);
    const { events } = accepted(send(world, authorizing({ payload: { proposalId } })));
    expect(events.map(({ kind }) => kind)).toEqual(["work.authorized"]);
    expect(stateOf(world)).toBe("open");
    expect(world.state.proposals.get(proposalId)?.state).toBe("authorized");
    const ids = { workItemId: "urn:example:work-item:two", conversationId: "urn:example:conversation:two" };
    const again = authorizing({ payload: { ...ids, contract: contract(), proposalId } });
    expect(refuses(world, again).code).toBe("INVALID_STATE_TRANSITION");
  });

  it("W5: an offer that expires moves nothing, appends nothing and is never accepted again", () => {
    const world = createOffered();
    const before = canonicalText(stateDocument(world.state));
    advance(world, 86_400);
    const facts = { now: inSeconds(world, 0), authority };
    const { events, policyLog } = decideTimer(world.state, { kind: "offer", subjectId: workItemId }, facts);
    expect([events.length, policyLog.length]).toEqual([0, 1]);
    expect(canonicalText(stateDocument(world.state))).toBe(before);
    expect(refuses(world, accepting(world)).code).toBe("WORK_OFFER_EXPIRED");
    expect(stateOf(world)).toBe("offered");
  });

  it("M3 and W15: a child Mission begins in a Group of its own, active, and its parent WorkItem is blocked", () => {
    const one = tree();
    const child = foundedChild(one);
    expect(child.log.map(({ kind }) => kind)).toEqual([
      "mission.created",
      "membership.changed",
      "membership.changed",
      "membership.changed",
    ]);
    expect(child.state.mission!.document.state).toBe("active");
    expect(parentItem(one).document.state).toBe("blocked");
    expect(faults(one)).toEqual([]);
  });

  it("W16: the approval of the child verifies the parent WorkItem", () => {
    const one = tree();
    foundedChild(one);
    accepted(approve(one));
    expect(came(one)).toEqual(["work.result.accepted"]);
    expect(parentItem(one).document.state).toBe("verified");
  });

  it.each([
    ["block", ["work.blocked"], "blocked", "active"],
    ["fail", ["work.failed"], "failed", "active"],
    ["fail_mission", ["work.failed", "mission.terminated"], "failed", "failed"],
  ] as const)("W17: the failure of the child under policy %s", (childFailure, kinds, state, mission) => {
    const one = tree({ childFailure });
    foundedChild(one);
    accepted(terminate(one));
    expect([...came(one)].sort()).toEqual([...kinds].sort());
    expect(parentItem(one).document.state).toBe(state);
    expect(one.root.state.mission!.document.state).toBe(mission);
  });

  it("W17: what the parent gave up is not moved by the late news of its child", () => {
    const one = tree({ childFailure: "fail" });
    foundedChild(one);
    accepted(terminate(one));
    const item = parentItem(one).document.workItemId;
    accepted(
      send(one.root, {
        kind: "work.cancel",
        actor: { type: "agent", id: one.root.state.mission!.document.coordinator.agentId },
        payload: { workItemId: item, reason: "No." },
      }),
    );
    expect(came(one)).toEqual([]);
    expect(parentItem(one).document.state).toBe("cancelled");
  });

  it("M7 by propagation: the child of a cancelled parent is cancelled, once", () => {
    const one = tree();
    const child = foundedChild(one);
    const { missionOwner } = one.root.state.mission!.document;
    const sent = send(one.root, { kind: "mission.cancel", actor: missionOwner, payload: { reason: "Enough." } });
    const { events, intents } = accepted(sent);
    const [intent] = intents.map((draft) => intentOf(draft, events[0]));
    expect(intent?.kind).toBe("cancel_child");
    const outcome = applied(child, intent!);
    expect(outcome).toEqual(["mission.cancelled"]);
    expect(child.state.mission!.document.state).toBe("cancelled");
    expect(applied(child, intent!)).toEqual([]);
  });

  it.each(["active", "awaiting_approval"])("M7 by propagation reaches a child that is %s", (phase) => {
    const one = tree();
    const child = foundedChild(one);
    if (phase === "awaiting_approval") submit(one);
    expect(child.state.mission!.document.state).toBe(phase);
    const draft = { kind: "cancel_child", groupId: childGroupId, subjectId: "x", payload: { reason: "No." } } as const;
    expect(applied(worldOf(one, childGroupId), intentOf(draft, one.root.log.at(-1)!))[0]).toBe("mission.cancelled");
    expect(groupInvariants(child.state)).toEqual([]);
  });

  it("X1: a newer Session of the owner returns its active work to the queue, and nothing else", () => {
    const world = started(queued());
    const intent = sessionReplaced(world, 2);
    expect(applied(world, intent)).toEqual([revoked]);
    expect(stateOf(world)).toBe("queued");
    expect(world.state.workItems.get(workItemId)!.executionLease?.state).toBe("revoked");
    expect(applied(world, intent)).toEqual([]);
    world.sessions.set(worker.id, 2);
    run(world, "work.start");
    expect(applied(world, intent)).toEqual([]);
    expect(stateOf(world)).toBe("active");
  });

  it("X1: work that is not active is not moved by a newer Session", () => {
    const world = queued();
    expect(applied(world, sessionReplaced(world, 2))).toEqual([]);
    expect(stateOf(world)).toBe("queued");
  });
});

function sessionReplaced(world: World, sessionEpoch: number): Intent {
  const { groupId } = world.state;
  const payload = { agentId: worker.id, sessionEpoch };
  return intentOf({ kind: "session_replaced", groupId, subjectId: worker.id, payload }, world.log.at(-1)!);
}

/** Applies an intent and answers the kinds of the Events that it made. */
function applied(world: World, intent: Intent): readonly string[] {
  const { events } = decideIntent(world.state, intent, factsOf(world, { kind: "none", payload: {} } as never));
  for (const event of events) take(world, { events: [event], identifiers: [] });
  return events.map(({ kind }) => kind);
}

/** The kinds of the Events in the root's Group that the news of its child made. */
function came(one: Tree): readonly string[] {
  const { length } = one.root.log;
  settle(one);
  expect(faults(one)).toEqual([]);
  return one.root.log.slice(length).map(({ kind }) => kind);
}

function stateOf({ state }: World): string | undefined {
  return state.workItems.get(workItemId)?.document.state;
}
