import { describe, expect, it } from "vitest";
import type { Actor, Evidence } from "../../../../generated/types.ts";
import { isRebuilt, itemIn, queued, refusal, run, signedEvidence, submitted, verified } from "../support/run.ts";
import { workItemId } from "../support/work.ts";
import { advance, coordinator, observer, owner, type World, worker } from "../support/world.ts";

function accepting(world: World, evidence: readonly Evidence[]): World {
  return run(world, "work.accept_result", { payload: { evidence } });
}

/** Submitted work that belongs to another owner, as if that one had done it. */
function ownedBy(agent: Actor, over: object = {}): World {
  const world = submitted(queued(over));
  const item = itemIn(world);
  const document = { ...item.document, owner: { ...item.document.owner!, agentId: agent.id } };
  world.state.workItems.set(workItemId, { ...item, document });
  return world;
}

const judged = { acceptanceCriteria: [criterion(["deterministic_test", "reviewer_assessment"])] };

function criterion(evidenceRequired: readonly string[]): object {
  return { criterionId: "laid", description: "It lies.", evidenceRequired };
}

describe("work.accept_result (W12, MWP-WRK-025)", () => {
  it("verifies the work, releases the ownership lease and keeps the Evidence", () => {
    const world = submitted(queued());
    const review = signedEvidence(world, { type: "artifact_integrity", generatedBy: coordinator });
    run(world, "work.accept_result", { payload: { evidence: [review], comments: "Well done." } });
    const { document, ownershipLease, evidence } = itemIn(world);
    expect(document.state).toBe("verified");
    expect(ownershipLease).toMatchObject({ state: "released", closureReason: "verified" });
    expect(evidence.map(({ evidenceId }) => evidenceId)).toContain(review.evidenceId);
    expect(world.log.at(-1)).toMatchObject({ kind: "work.result.accepted", payload: { comments: "Well done." } });
    expect(isRebuilt(world)).toBe(true);
  });

  it("passes a review of five steps whose order the Evidence shows", () => {
    const world = submitted(queued(judged));
    const steps = [
      "artifact_integrity",
      "schema_validation",
      "deterministic_test",
      "reviewer_assessment",
      "policy_check",
    ];
    const evidence = steps.map((type) => {
      advance(world, 1);
      return signedEvidence(world, { type: type as Evidence["type"], generatedBy: coordinator });
    });
    accepting(world, evidence);
  });

  it("refuses a review against its order", () => {
    const world = submitted(queued(judged));
    const first = signedEvidence(world, { type: "reviewer_assessment", generatedBy: coordinator });
    const second = signedEvidence(advance(world, 1), { type: "artifact_integrity", generatedBy: coordinator });
    const answer = refusal(world, "work.accept_result", { payload: { evidence: [second, first] } });
    expect(answer).toMatchObject({ code: "INVALID_COMMAND", message: expect.stringContaining("order") });
  });

  it("refuses while a criterion lacks a type of Evidence that it needs", () => {
    const world = submitted(queued(judged));
    expect(refusal(world, "work.accept_result").message).toContain("reviewer_assessment");
    accepting(world, [signedEvidence(world, { type: "reviewer_assessment", generatedBy: coordinator })]);
  });

  it("refuses while failed Evidence stands", () => {
    const world = submitted(queued());
    const failed = signedEvidence(world, { result: "failed", generatedBy: coordinator });
    expect(refusal(world, "work.accept_result", { payload: { evidence: [failed] } }).message).toContain("stands");
    const passed = signedEvidence(advance(world, 1), { generatedBy: coordinator });
    accepting(world, [failed, passed]);
  });

  it("is the Coordinator's alone, by its lease and epoch", () => {
    const world = submitted(queued());
    expect(refusal(world, "work.accept_result", { actor: worker }).code).toBe("AUTH_FORBIDDEN");
    expect(refusal(world, "work.accept_result", { actor: owner }).code).toBe("AUTH_FORBIDDEN");
    const stale = { envelope: { coordinatorEpoch: 2 } };
    expect(refusal(world, "work.accept_result", stale).code).toBe("AUTH_STALE_COORDINATOR");
    expect(refusal(advance(world, 900), "work.accept_result").code).toBe("WORK_LEASE_EXPIRED");
  });

  it("is for submitted work only, and final (MWP-WRK-003)", () => {
    expect(refusal(queued(), "work.accept_result").code).toBe("INVALID_STATE_TRANSITION");
    const world = verified(queued());
    for (const kind of ["work.accept_result", "work.cancel", "work.fail", "work.start", "work.unblock"]) {
      expect(refusal(world, kind).code).toBe("INVALID_STATE_TRANSITION");
    }
  });
});

describe("the Coordinator's own work (MWP-MSN-006)", () => {
  it("is never accepted on its own judgement alone", () => {
    const world = ownedBy(coordinator);
    expect(refusal(world, "work.accept_result").message).toContain("only reviewer");
    const own = signedEvidence(world, { type: "reviewer_assessment", generatedBy: coordinator });
    expect(refusal(world, "work.accept_result", { payload: { evidence: [own] } }).code).toBe("INVALID_COMMAND");
    const failed = signedEvidence(world, { type: "human_review", generatedBy: observer, result: "inconclusive" });
    expect(refusal(world, "work.accept_result", { payload: { evidence: [failed] } }).code).toBe("INVALID_COMMAND");
  });

  it.each([
    ["reviewer_assessment", worker],
    ["human_review", observer],
  ] as const)("is accepted on the %s of another", (type, generatedBy) => {
    const world = ownedBy(coordinator);
    accepting(world, [signedEvidence(world, { type, generatedBy })]);
    expect(itemIn(world).document.state).toBe("verified");
  });
});
