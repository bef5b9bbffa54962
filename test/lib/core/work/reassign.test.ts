import { describe, expect, it } from "vitest";
import type { WorkFailedEventPayload, WorkStartedEventPayload } from "../../../../generated/types.ts";
import { decideTimer } from "../../../../lib/core/mod.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import {
  checkpointContent,
  failed,
  isRebuilt,
  itemIn,
  queued,
  refusal,
  run,
  started,
  submitted,
  type Turn,
} from "../support/run.ts";
import { accepting, authorizing, candidate, contract, createOffered, offering, workItemId } from "../support/work.ts";
import {
  accepted,
  advance,
  authority,
  contextPackage,
  coordinator,
  createMission,
  grant,
  owner,
  refused,
  stranger as second,
  send,
  take,
  type World,
  worker,
} from "../support/world.ts";

const byOwner = ["work.start", "work.checkpoint", "work.block", "work.submit", "work.fail"];
const renew = "ext.missionweaveprotocol.core.work_execution_lease_renew";

/** A second Worker in the Group, and the Coordinator's lease as good as new. */
function joined(world: World): World {
  accepted(send(world, { kind: "membership.change", actor: owner, payload: grant(second) }));
  return world;
}

function offerTo(world: World, agent = second, payload: object = {}): World {
  accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
  accepted(send(world, offering(world, { payload: { candidates: [candidate(agent)], ...payload } })));
  return world;
}

function takenBy(world: World, agent = second): World {
  accepted(send(world, accepting(world, { envelope: { actor: agent } })));
  return world;
}

/** What the first owner states of its Ownership Epoch and its lease. */
function formerly(kind: string, leaseId: string): Turn {
  if (kind === "work.start") return { payload: { ownershipEpoch: 1 } };
  if (kind === "artifact.publish") return { payload: { executionLeaseId: leaseId } };
  return { payload: { ownershipEpoch: 1, [kind === renew ? "leaseId" : "executionLeaseId"]: leaseId } };
}

/** Work that was saved once, started again and then let run out; its alarm has rung. */
function lapsed(): World {
  const world = joined(run(run(started(queued()), "artifact.publish"), "work.checkpoint"));
  started(world);
  advance(world, 900);
  const facts = { now: formatInstantMs(world.nowMs), authority };
  const { events } = decideTimer(world.state, { kind: "execution_lease", subjectId: workItemId }, facts);
  take(world, { events: [events[0]!], identifiers: [] });
  return world;
}

describe("reassignment (MWP-WRK-019)", () => {
  it("goes to another Worker under a higher Ownership Epoch, with the last checkpoint (MWP-FND-017)", () => {
    const world = offerTo(lapsed());
    expect(world.log.at(-1)?.payload).toMatchObject({ checkpoint: checkpointContent });
    takenBy(world);
    expect(world.log.at(-1)?.payload).toMatchObject({
      workItem: { owner: { agentId: second.id, ownershipEpoch: 2 } },
      checkpoint: checkpointContent,
    });
    started(world, { actor: second });
    expect(world.log.at(-1)?.payload).toMatchObject({ checkpoint: checkpointContent, attempt: 1 });
    expect(isRebuilt(world)).toBe(true);
  });

  it("is refused while the owner's lease lives, to the millisecond, and does not wait for the alarm", () => {
    const world = advance(joined(started(queued())), 899.999);
    accepted(send(world, { kind: "mission.renew_coordinator", actor: coordinator, payload: {} }));
    const to = { payload: { candidates: [candidate(second)] } };
    expect(refused(send(world, offering(world, to))).code).toBe("WORK_ALREADY_OWNED");
    takenBy(offerTo(advance(world, 0.001)));
    expect(itemIn(world).executionLease).toMatchObject({ state: "expired" });
  });

  it.each([...byOwner, renew, "artifact.publish"])(
    "refuses %s of the old owner, whose result never counts (MWP-FND-017)",
    (kind) => {
      const world = lapsed();
      const turn = formerly(kind, itemIn(world).executionLease!.leaseId);
      const late = (): string => refusal(world, kind, turn).code;
      offerTo(world);
      expect(late()).toBe("WORK_STALE_OWNERSHIP");
      takenBy(world);
      expect(late()).toBe("WORK_STALE_OWNERSHIP");
      started(world, { actor: second });
      // An Artifact names no Ownership Epoch: its lease is not the current one any more.
      expect(late()).toBe(kind === "artifact.publish" ? "WORK_LEASE_EXPIRED" : "WORK_STALE_OWNERSHIP");
    },
  );

  it("drops the Execution Approval with the owner that it was for (MWP-AUT-003)", () => {
    const world = joined(run(queued({ executionApproval: "human_required" }), "approval.grant_execution"));
    started(world);
    takenBy(offerTo(advance(world, 900)));
    expect(refusal(world, "work.start", { actor: second }).code).toBe("APPROVAL_REQUIRED");
    started(run(world, "approval.grant_execution"), { actor: second });
  });
});

describe("the retry budget (MWP-WRK-018)", () => {
  const attempt = (world: World): number => (world.log.at(-1)!.payload as unknown as WorkStartedEventPayload).attempt;
  const outcome = (world: World): Partial<WorkFailedEventPayload> => world.log.at(-1)!.payload;

  it("allows attempts up to maxAttempts, and no more", () => {
    const world = failed(queued());
    expect(outcome(world)).toMatchObject({ attempt: 1, retryable: true });
    takenBy(offerTo(world, worker), worker);
    expect(attempt(started(world))).toBe(2);
    run(world, "work.fail");
    expect(outcome(world)).toMatchObject({ attempt: 2, retryable: false });
    const again = refused(send(world, offering(world)));
    expect(again).toMatchObject({ code: "INVALID_COMMAND", message: expect.stringContaining("retry budget") });
    expect(isRebuilt(world)).toBe(true);
  });

  it("begins afresh with a corrected contract, which is to be accepted anew (MWP-WRK-002)", () => {
    const world = failed(queued());
    takenBy(offerTo(world, worker), worker);
    run(started(world), "work.fail");
    offerTo(world, worker, { contract: contract({ contractVersion: 2 }) });
    const stale = accepting(world, { payload: { contractVersion: 1 } });
    expect(refused(send(world, stale)).code).toBe("INVALID_COMMAND");
    expect(attempt(started(takenBy(world, worker)))).toBe(1);
  });

  it("is not touched by a lapse, a pause or a block: those are no failures", () => {
    const world = takenBy(offerTo(lapsed()));
    expect(attempt(started(world, { actor: second }))).toBe(1);
  });
});

describe("what is unclear in a contract (MWP-WRK-002)", () => {
  it("is asked in the WorkItem's Conversation, settled by a corrected offer, accepted anew and started", () => {
    const world = createOffered();
    const { conversationId } = itemIn(world).document;
    const content = "Which stone?";
    accepted(send(world, { kind: "message.post", actor: worker, payload: { conversationId, content } }));
    offerTo(world, worker, { contract: contract({ contractVersion: 2, goal: "Lay the grey stone." }) });
    started(takenBy(world, worker));
    expect(itemIn(world).document.contract).toMatchObject({ contractVersion: 2, goal: "Lay the grey stone." });
  });

  it("is asked before acceptance by a provisional member, and not told in prose in place of the contract's fields", () => {
    const world = createMission();
    const provisionalExpiresAt = "2026-01-01T00:10:00.000Z";
    const member = grant(worker, { state: "provisional", provisionalExpiresAt, contextPackage: contextPackage() });
    accepted(send(world, { kind: "membership.change", actor: owner, payload: member }));
    accepted(send(world, authorizing()));
    offerTo(world, worker);
    const { conversationId } = itemIn(world).document;
    const question = { kind: "message.post", actor: worker, payload: { conversationId, content: "Which stone?" } };
    const { events } = accepted(send(world, question));
    expect(events).toMatchObject([{ kind: "message.posted", conversationId }]);
    expect(world.state.memberships.get(`agent ${worker.id}`)!.document.state).toBe("provisional");

    const prose = contract({ contractVersion: 2, goal: "Lay the grey stone until it holds.", acceptanceCriteria: [] });
    const vague = offering(world, { payload: { contract: prose } });
    const message = expect.stringContaining("acceptanceCriteria");
    expect(refused(send(world, vague))).toMatchObject({ code: "INVALID_COMMAND", message });

    offerTo(world, worker, { contract: contract({ contractVersion: 2, goal: "Lay the grey stone." }) });
    started(takenBy(world, worker));
    expect(world.state.memberships.get(`agent ${worker.id}`)!.document.state).toBe("active");
    expect(isRebuilt(world)).toBe(true);
  });
});

describe("a Worker that came for one WorkItem (MWP-MSN-011)", () => {
  function invited(): World {
    const world = createMission();
    const provisionalExpiresAt = "2026-01-01T00:10:00.000Z";
    const payload = grant(worker, { state: "provisional", provisionalExpiresAt, contextPackage: contextPackage() });
    accepted(send(world, { kind: "membership.change", actor: owner, payload }));
    accepted(send(world, authorizing()));
    return takenBy(offerTo(world, worker), worker);
  }

  const membership = (world: World): string => world.state.memberships.get(`agent ${worker.id}`)!.document.state;

  it.each([
    ["its result is accepted", "work.result.accepted", (world: World) => run(submitted(world), "work.accept_result")],
    ["it failed", "work.failed", (world: World) => failed(world)],
    ["its work is cancelled", "work.cancelled", (world: World) => run(world, "work.cancel")],
  ])("leaves by itself once %s", (_, kind, end) => {
    const world = invited();
    expect(membership(world)).toBe("active");
    end(world);
    expect(membership(world)).toBe("ended");
    expect(world.log.slice(-2).map((event) => event.kind)).toEqual([kind, "membership.ended"]);
    expect(world.log.at(-1)!.cause).toEqual({ type: "event", id: world.log.at(-2)!.eventId });
    expect(isRebuilt(world)).toBe(true);
  });

  it("stays where it was granted its Membership outright", () => {
    const world = failed(queued());
    expect(membership(world)).toBe("active");
  });
});
