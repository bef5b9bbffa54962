import { describe, expect, it } from "vitest";
import type { Actor } from "../../../../generated/types.ts";
import { isRebuilt } from "../support/run.ts";
import { contract, createOpen, refuses, workConversationId, workItemId } from "../support/work.ts";
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
  owner,
  policyService,
  registryService,
  type Sending,
  send,
  stranger,
  type World,
  worker,
} from "../support/world.ts";

const proposalId = "urn:example:proposal:one";

function proposing(actor: Actor, payload: object = {}, envelope: Partial<Sending> = {}): Sending {
  return { kind: "work.propose", actor, payload: { goal: "Lay a second stone.", ...payload }, ...envelope };
}

function join(world: World, member: Actor, over: object): void {
  accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(member, over) }));
}

describe("work.propose (W1, MWP-MSN-018)", () => {
  it("keeps an open Work Proposal, and nothing that could be executed", () => {
    const world = createTeam();
    const parts = { proposalId, rationale: "One is not enough.", contract: contract() };
    const { events } = accepted(send(world, proposing(worker, parts)));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ kind: "work.proposed", aggregateRevision: 1, conversationId });
    expect(world.state.proposals.get(proposalId)).toEqual({
      ...parts,
      missionId,
      groupId,
      goal: "Lay a second stone.",
      proposedBy: worker,
      proposedAt: events[0].occurredAt,
      state: "open",
      revision: 1,
    });
    expect(world.state.workItems.size).toBe(0);
    expect(isRebuilt(world)).toBe(true);
  });

  it("is open to every role, to a provisional member, and to policy", () => {
    for (const role of ["worker", "reviewer", "observer", "work_delegate"]) {
      const world = createMission();
      join(world, worker, { role });
      accepted(send(world, proposing(worker)));
    }
    const world = createMission();
    for (const actor of [owner, coordinator, policyService]) accepted(send(world, proposing(actor)));
  });

  it("is closed to everybody else (MWP-MSN-018)", () => {
    const world = createTeam();
    expect(refuses(world, proposing(stranger, {}, { membershipEpoch: 1 })).code).toBe("GROUP_NOT_FOUND");
    expect(refuses(world, proposing(registryService)).code).toBe("GROUP_NOT_FOUND");
    accepted(send(world, { kind: "membership.end", actor: owner, payload: { member: worker } }));
    expect(refuses(world, proposing(worker, {}, { membershipEpoch: 1 })).code).toBe("MEMBERSHIP_REQUIRED");
  });

  it("is filed under the Conversation of the WorkItem that it would be part of, or the one it is made in", () => {
    const world = createOpen();
    const [sub] = accepted(send(world, proposing(worker, { parentWorkItemId: workItemId }))).events;
    expect(sub).toMatchObject({ conversationId: workConversationId });
    const [made] = accepted(send(world, proposing(worker, {}, { conversationId: workConversationId }))).events;
    expect(made).toMatchObject({ conversationId: workConversationId });
  });

  it("names a WorkItem and a Conversation of the Group, and an ID that is free", () => {
    const world = createOpen();
    const nowhere = "urn:example:nowhere";
    for (const sending of [
      proposing(worker, { parentWorkItemId: nowhere }),
      proposing(worker, { parentWorkItemId: workItemId }, { workItemId: nowhere }),
      proposing(worker, {}, { workItemId }),
      proposing(worker, {}, { conversationId: nowhere }),
      proposing(worker, { goal: "" }),
      proposing(worker, { contract: { goal: "Not whole." } }),
    ]) {
      expect(["INVALID_COMMAND", "WORK_CONTRACT_INCOMPLETE"]).toContain(refuses(world, sending).code);
    }
    accepted(send(world, proposing(worker, { proposalId })));
    expect(refuses(world, proposing(coordinator, { proposalId }))).toMatchObject({
      code: "INVALID_COMMAND",
      message: "identifier not available",
    });
  });

  it("ends with the Mission", () => {
    const world = createTeam();
    accepted(send(world, { kind: "mission.cancel", actor: owner, payload: { reason: "Over." } }));
    advance(world, 1);
    expect(refuses(world, proposing(worker)).code).toBe("INVALID_STATE_TRANSITION");
  });
});
