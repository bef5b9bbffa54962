import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { scopeCondition } from "../../../lib/json/scope-condition.ts";

describe("the condition of an Execution Approval", () => {
  it("is the hash of the scope's canonical text, however that is written (MWP-AUT-003)", () => {
    const text = '{"expiresAt":"2026-03-01T10:00:00Z","operations":["deploy"],"ownershipEpoch":1}';
    const hash = createHash("sha256").update(text).digest("hex");
    const scope = { ownershipEpoch: 1, operations: ["deploy"], expiresAt: "2026-03-01T10:00:00Z" };
    expect(scopeCondition(scope)).toBe(`scope=sha256:${hash}`);
    expect(scopeCondition({ ...scope, operations: ["destroy"] })).not.toBe(`scope=sha256:${hash}`);
  });
});
