import { describe, expect, it } from "vitest";
import type { Evidence, WorkContract } from "../../../../generated/types.ts";
import { isJudgedByAnother, type Review, reviewFault } from "../../../../lib/core/work/review.ts";

const owner = { type: "agent", id: "urn:example:agent:owner" } as const;
const reviewer = { type: "agent", id: "urn:example:agent:reviewer" } as const;

function one(type: Evidence["type"], over: Partial<Evidence> = {}): Evidence {
  return {
    evidenceId: `urn:example:evidence:${type}`,
    type,
    criterionIds: ["works"],
    result: "passed",
    generatedBy: reviewer,
    createdAt: "2026-01-01T00:00:00Z",
    ...over,
  } as Evidence;
}

function fault(added: readonly Evidence[], over: Partial<Review> = {}, required = ["deterministic_test"]): string {
  const acceptanceCriteria = [{ criterionId: "works", description: "It works.", evidenceRequired: required }];
  const contract = { acceptanceCriteria } as unknown as WorkContract;
  return reviewFault({ contract, owner, submitted: [], added, ...over }) ?? "";
}

const at = (second: number): string => `2026-01-01T00:00:0${second}Z`;

describe("a review (MWP-WRK-025)", () => {
  it("accepts its steps in order, by the times of the Evidence and not by their place in the list", () => {
    const inOrder = [
      one("artifact_integrity", { createdAt: at(1) }),
      one("schema_validation", { createdAt: at(2) }),
      one("deterministic_test", { createdAt: at(3) }),
      one("business_rule", { createdAt: at(4) }),
      one("reviewer_assessment", { createdAt: at(5) }),
      one("policy_check", { createdAt: at(6) }),
    ];
    expect(fault(inOrder)).toBe("");
    expect(fault([...inOrder].reverse())).toBe("");
  });

  it.each([
    ["reviewer_assessment", "artifact_integrity"],
    ["reviewer_assessment", "deterministic_test"],
    ["deterministic_test", "schema_validation"],
    ["policy_check", "human_review"],
  ] as const)("refuses %s before %s", (first, second) => {
    const added = [one(first, { createdAt: at(1) }), one(second, { createdAt: at(2) })];
    expect(fault(added, {}, [])).toMatch(/order/);
  });

  it("takes Evidence of one instant in the right order", () => {
    expect(fault([one("policy_check"), one("artifact_integrity")], {}, [])).toBe("");
  });

  it("needs passed Evidence of every type that a criterion asks for, handed in or added", () => {
    const required = ["deterministic_test", "reviewer_assessment"];
    expect(fault([one("deterministic_test")], {}, required)).toMatch(/lacks passed Evidence.*reviewer_assessment/);
    const submitted = [one("deterministic_test", { generatedBy: owner })];
    expect(fault([one("reviewer_assessment")], { submitted }, required)).toBe("");
    expect(fault([one("deterministic_test", { result: "inconclusive" })])).toMatch(/lacks/);
    expect(fault([one("deterministic_test", { criterionIds: ["other"] })])).toMatch(/lacks/);
  });

  it("does not take an owner's own judgement for one", () => {
    expect(fault([one("reviewer_assessment", { generatedBy: owner })], {}, ["reviewer_assessment"])).toMatch(/lacks/);
  });

  it("lets no failure stand, unless the same type passed later", () => {
    const failed = one("deterministic_test", { result: "failed", createdAt: at(1) });
    const passed = one("deterministic_test", { createdAt: at(2) });
    expect(fault([failed, passed])).toBe("");
    expect(fault([{ ...failed, createdAt: at(3) }, passed])).toMatch(/failed Evidence stands/);
    expect(fault([passed], { submitted: [failed] })).toBe("");
    expect(fault([failed, one("business_rule", { createdAt: at(3) })], {}, [])).toMatch(/stands/);
  });

  it("takes no failure report for a review", () => {
    expect(fault([one("failure_report")], {}, [])).toMatch(/failure report/);
  });
});

describe("the judgement of another (MWP-MSN-006)", () => {
  it("is passed and somebody else's", () => {
    expect(isJudgedByAnother(owner, [one("reviewer_assessment")])).toBe(true);
    expect(isJudgedByAnother(owner, [one("human_review")])).toBe(true);
  });

  it("is neither the owner's own, nor a failed one, nor a test", () => {
    expect(isJudgedByAnother(owner, [one("reviewer_assessment", { generatedBy: owner })])).toBe(false);
    expect(isJudgedByAnother(owner, [one("reviewer_assessment", { result: "failed" })])).toBe(false);
    expect(isJudgedByAnother(owner, [one("deterministic_test")])).toBe(false);
  });
});
