import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MwpError } from "../../../lib/human/mod.ts";
import { errorFromProtocol } from "../../../lib/wire/mwp-error.ts";
import { protocolError } from "../../../lib/wire/wire-error.ts";
import { parseBudget } from "../../../server/cli/budget.ts";
import { UsageError } from "../../../server/cli/exit.ts";
import { exitCodeOf, failureJson, failureText } from "../../../server/cli/failure.ts";
import { agentIdOf, pick, principalOf } from "../../../server/cli/find.ts";
import { readJsonFile } from "../../../server/cli/json-file.ts";
import { grantOf } from "../../../server/cli/membership/change.ts";
import type { Organization } from "../../../server/cli/organization.ts";
import { readRegistryEvidence } from "../../../server/cli/registry-file.ts";
import { parseTime } from "../../../server/cli/times.ts";
import { scopeOf } from "../../../server/cli/work/approve.ts";
import { contract } from "../../lib/core/support/work.ts";

const nowMs = Date.parse("2026-01-02T00:00:00Z");
const worker = { type: "agent", id: "urn:example:agent:worker" } as const;
const organization = {
  principals: new Map([["worker", { principal: worker, keyId: "urn:x:key", keyFile: "none" }]]),
} as object as Organization;

describe("what is typed", () => {
  it("is a time, absolute or from now on", () => {
    expect(parseTime("2026-12-31T00:00:00Z", nowMs)).toBe("2026-12-31T00:00:00Z");
    expect(parseTime("90min", nowMs)).toBe("2026-01-02T01:30:00.000Z");
    expect(parseTime("7d", nowMs)).toBe("2026-01-09T00:00:00.000Z");
    for (const text of ["", "soon", "-1h", "1 year", "h"]) expect(() => parseTime(text, nowMs)).toThrow(UsageError);
  });

  it("is a budget", () => {
    expect(parseBudget(["currency=EUR", "financialLimit=1.5", "toolCallLimit=3"])).toEqual({
      currency: "EUR",
      financialLimit: 1.5,
      toolCallLimit: 3,
    });
    for (const text of ["toolCallLimit", "toolCallLimit=-1", "gold=3", "__proto__=1"])
      expect(() => parseBudget([text])).toThrow(UsageError);
  });

  it("is a part of an ID that is in one only", () => {
    const rows = ["urn:uuid:aaaa-1111", "urn:uuid:aaaa-2222"];
    const by = { what: "Mission", idsOf: (id: string) => [id] };
    expect(pick(rows, "2222", by)).toBe(rows[1]);
    expect(pick(rows, "urn:uuid:aaaa-1111", by)).toBe(rows[0]);
    expect(() => pick(rows, "aaaa", by)).toThrow(/part of 2 IDs/);
    expect(() => pick(rows, "222", by)).toThrow(/you see no Mission 222/);
  });

  it("is a Principal by name or by type and ID", () => {
    expect(principalOf(organization, "worker")).toEqual(worker);
    expect(principalOf(organization, "human:urn:x:h")).toEqual({ type: "human", id: "urn:x:h" });
    expect(() => principalOf(organization, "urn:x:h")).toThrow(UsageError);
    expect(agentIdOf(organization, "worker")).toBe(worker.id);
    expect(agentIdOf(organization, "urn:x:other")).toBe("urn:x:other");
  });

  it("is a grant, whole where it is provisional (MWP-MSN-018)", () => {
    expect(grantOf({ role: "observer" }, nowMs)).toEqual({ role: "observer", scopes: ["read"], state: "active" });
    expect(() => grantOf({ role: "worker", provisionalUntil: "1h" }, nowMs)).toThrow(/takes both/);
    expect(() => grantOf({ role: "mission_owner" }, nowMs)).toThrow(/no role to grant/);
  });

  it("narrows the scope of an execution, and never outlives the contract (MWP-AUT-003)", () => {
    const owned = { workItem: { owner: { ownershipEpoch: 3 }, contract: contract() } } as never;
    expect(scopeOf(owned, { expires: "1h" }, nowMs)).toEqual({
      ownershipEpoch: 3,
      operations: ["build"],
      resources: ["urn:example:resource:site"],
      budget: { currency: "EUR", financialLimit: 10 },
      expiresAt: "2026-01-02T01:00:00.000Z",
    });
    const narrow = scopeOf(owned, { expires: "90d", operation: ["look"], resource: [], budget: [] }, nowMs);
    expect(narrow).toMatchObject({ operations: ["look"], resources: [], budget: {}, expiresAt: contract().deadline });
    expect(() => scopeOf({ workItem: { contract: contract() } } as never, { expires: "1h" }, nowMs)).toThrow(
      /no owner/,
    );
  });

  it("is a file that holds what it should", () => {
    const folder = mkdtempSync(join(tmpdir(), "mwp-typed-"));
    const file = (text: string): string => {
      writeFileSync(join(folder, "file.json"), text);
      return join(folder, "file.json");
    };
    expect(readJsonFile(file('{"a":1}'))).toEqual({ a: 1 });
    expect(() => readJsonFile(file('{"a":1,"a":2}'))).toThrow(/not strict JSON/);
    expect(() => readJsonFile(file("[]"))).toThrow(/no JSON object/);
    const evidence = (text: string, applicability: "current" | "historical"): object =>
      readRegistryEvidence({ registry: file(text), organization: "" }, applicability);
    expect(evidence('{"organizationId":"urn:x:o","bindings":[]}', "historical")).toMatchObject({
      applicability: "historical",
      completeness: "complete",
      coverage: "full-history",
    });
    expect(evidence('{"bindings":[],"applicability":"superseded"}', "current")).toMatchObject({
      applicability: "superseded",
    });
    for (const text of ["[]", "{}", '{"bindings":[1]}', '{"bindings":[{"principal":{}}]}'])
      expect(() => evidence(text, "current"), text).toThrow(/is no Registry/);
    rmSync(folder, { recursive: true });
  });
});

describe("what went wrong", () => {
  const refused = errorFromProtocol(
    protocolError("REVISION_CONFLICT", { nowMs, message: "too late", currentRevision: 4 }),
  );

  it("is told with the protocol's code and what to do (MWP-EXT-004)", () => {
    expect(failureText(refused)).toBe(
      "mwp: REVISION_CONFLICT: too late\n     something has changed meanwhile: look at it again, then decide again",
    );
    expect(failureJson(refused)).toMatchObject({
      error: { code: "REVISION_CONFLICT", retryable: false, currentRevision: 4, hint: expect.any(String) },
    });
    expect(failureText(new MwpError("INVALID_COMMAND", "no"))).toBe("mwp: INVALID_COMMAND: no");
    expect(failureJson(new UsageError("say more"))).toEqual({
      error: { code: "USAGE", message: "say more", retryable: false },
    });
  });

  it("decides how the run ends", () => {
    expect(exitCodeOf(refused)).toBe(1);
    expect(exitCodeOf(new Error("broken"))).toBe(1);
    expect(exitCodeOf(new UsageError("what?"))).toBe(2);
    expect(exitCodeOf(Object.assign(new Error("x"), { code: "ENOENT", path: "f" }))).toBe(2);
  });
});
