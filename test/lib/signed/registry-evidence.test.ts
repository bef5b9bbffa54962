import { describe, expect, it } from "vitest";
import type { Verifier } from "../../../lib/crypto/ed25519.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import {
  type KeyBinding,
  type RegistryEvidence,
  type ValidityRecord,
  validateRegistryEvidence,
} from "../../../lib/signed/registry-evidence.ts";
import { binding, evidence, principals, registry, signers, verifier } from "./samples.ts";

function reason(change: Partial<RegistryEvidence>): string {
  const result = validateRegistryEvidence(evidence(change), verifier);
  return result.ok ? "valid" : result.reason;
}

/** The good three bindings and one more that nobody asks for. */
function beside(...unrelated: Partial<KeyBinding>[]): Partial<RegistryEvidence> {
  return { bindings: [binding("agent"), binding("human"), ...unrelated.map((change) => binding("service", change))] };
}

function history(
  ...records: (Omit<ValidityRecord, "sequence" | "recordedAt"> & Partial<ValidityRecord>)[]
): Partial<KeyBinding> {
  return {
    validityHistory: records.map((record, index) => ({
      sequence: index + 1,
      recordedAt: "2026-02-01T00:00:00Z",
      ...record,
    })),
  };
}

const identity = Uint8Array.from([1, ...new Array(31).fill(0)]);
const order2 = Uint8Array.from([0xec, ...new Array(30).fill(0xff), 0x7f]);
const yEqualsP = Uint8Array.from([0xed, ...new Array(30).fill(0xff), 0x7f]);

describe("the claims of Registry evidence", () => {
  it("needs scope, revision, applicability, completeness and coverage, and is refused without any of them (MWP-SDV-009, MWP-SDV-010)", () => {
    expect(reason({})).toBe("valid");
    expect(reason({ applicability: "historical" })).toBe("valid");
    expect(reason({ applicability: "superseded" })).toBe("evidence-superseded");
    expect(reason({ completeness: "incomplete" })).toBe("evidence-incomplete");
    expect(reason({ coverage: "partial" })).toBe("evidence-incomplete");
    for (const fact of ["revision", "applicability", "completeness", "coverage", "bindings"])
      expect(reason({ [fact]: undefined } as never)).toBe("evidence-malformed");
    for (const organizationId of [undefined, "organizations/acme", "urn:x y"])
      expect(reason({ organizationId } as never)).toBe("organization-id-malformed");
  });
});

describe("an unrelated broken binding", () => {
  it.each<[string, Partial<KeyBinding>]>([
    ["key-id-malformed", { keyId: "urn:example:key:x\n" }],
    ["key-id-malformed", { keyId: "relative" }],
    ["principal-malformed", { principal: { type: "service", id: "urn:example:%zz" } }],
    ["principal-malformed", { principal: { type: "robot" as never, id: "urn:example:r" } }],
    ["principal-malformed", { principal: undefined as never }],
    ["algorithm-unsupported", { algorithm: "ed25519" }],
    ["public-key-malformed", { publicKey: encodeBase64url(identity) }],
    ["public-key-malformed", { publicKey: encodeBase64url(order2) }],
    ["public-key-malformed", { publicKey: encodeBase64url(yEqualsP) }],
    ["public-key-malformed", { publicKey: encodeBase64url(new Uint8Array(31)) }],
    ["public-key-malformed", { publicKey: `${binding("service").publicKey}=` }],
    ["public-key-malformed", { publicKey: undefined as never }],
    ["validity-time-malformed", { validFrom: "2026-01-01T00:00:60Z" }],
    ["validity-time-malformed", { validFrom: "2026-02-30T00:00:00Z" }],
    ["validity-time-malformed", history({ revokedAt: "soon" })],
    ["validity-time-malformed", history({ recordedAt: "2026-01-01" })],
    ["validity-history-broken", { validityHistory: undefined as never }],
  ])("spoils the whole with %s (MWP-SDV-008)", (expected, change) => {
    expect(reason(beside(change))).toBe(expected);
  });

  it("is refused for its point before uniqueness is looked at (MWP-SDV-005)", () => {
    const weak = { publicKey: encodeBase64url(order2) };
    expect(reason(beside(weak, { ...weak, keyId: "urn:example:key:other" }))).toBe("public-key-malformed");
  });
});

describe("uniqueness in the Organization", () => {
  it("refuses rebinding, reuse and alias (MWP-SDV-004)", () => {
    const other = { publicKey: binding("human").publicKey };
    expect(reason({ bindings: [binding("agent"), binding("agent", other)] })).toBe("key-id-rebound");
    expect(reason({ bindings: [binding("agent"), binding("agent", { principal: principals.human })] })).toBe(
      "key-id-rebound",
    );
    expect(reason({ bindings: [binding("agent"), binding("agent", { keyId: "urn:example:key:alias" })] })).toBe(
      "key-id-alias",
    );
    expect(reason({ bindings: [binding("agent"), binding("human", { publicKey: binding("agent").publicKey })] })).toBe(
      "public-key-reused",
    );
  });

  it("tells Principals of different type with one id apart (MWP-SDV-013)", () => {
    const sameId = { principal: { type: "service", id: principals.agent.id } } as const;
    expect(reason({ bindings: [binding("agent"), binding("service", sameId)] })).toBe("valid");
  });

  it("takes an identical declaration as the same binding (MWP-SDV-004)", () => {
    expect(reason({ bindings: [binding("agent"), binding("agent")] })).toBe("valid");
    const ended = history({ validUntil: "2026-08-01T00:00:00Z" });
    for (const bindings of [
      [binding("agent"), binding("agent", ended)],
      [binding("agent", ended), binding("agent")],
    ])
      expect(registry({ bindings }).resolve(signers.agent.keyId)?.interval.validUntil).toBeDefined();
    expect(
      reason({
        bindings: [binding("agent", ended), binding("agent", history({ validUntil: "2026-07-01T00:00:00Z" }))],
      }),
    ).toBe("validity-history-broken");
    expect(reason({ bindings: [binding("agent"), binding("agent", { validFrom: "2026-01-02T00:00:00Z" })] })).toBe(
      "validity-history-broken",
    );
  });
});

describe("the history of a key", () => {
  it("lets ends appear and move earlier, and takes the earliest (MWP-SDV-012)", () => {
    const bindings = [
      binding(
        "agent",
        history(
          { validUntil: "2026-08-01T00:00:00Z" },
          { revokedAt: "2026-09-01T00:00:00Z" },
          { validUntil: "2026-07-01T00:00:00Z" },
          {},
        ),
      ),
    ];
    const interval = registry({ bindings }).resolve(signers.agent.keyId)?.interval;
    expect(interval?.validUntil?.seconds).toBe(Date.parse("2026-07-01T00:00:00Z") / 1000);
    expect(interval?.revokedAt?.seconds).toBe(Date.parse("2026-09-01T00:00:00Z") / 1000);
  });

  it.each<[string, Partial<KeyBinding>]>([
    [
      "an end moved later",
      history({ validUntil: "2026-07-01T00:00:00Z" }, { validUntil: "2026-07-01T00:00:00.0001Z" }),
    ],
    ["a revocation moved later", history({ revokedAt: "2026-07-01T00:00:00Z" }, { revokedAt: "2026-08-01T00:00:00Z" })],
    ["a record left out", history({}, { sequence: 3 })],
    ["the first record left out", history({ sequence: 2 })],
    ["records out of order", history({ sequence: 2 }, { sequence: 1 })],
    ["records out of time", history({ recordedAt: "2026-03-01T00:00:00Z" }, { recordedAt: "2026-02-01T00:00:00Z" })],
  ])("refuses %s (MWP-SDV-007, MWP-SDV-012)", (_, change) => {
    expect(reason(beside(change))).toBe("validity-history-broken");
  });
});

describe("the next revision", () => {
  it("reuses prepared keys and nothing else", () => {
    const prepared: Uint8Array[] = [];
    const counting: Verifier = {
      ...verifier,
      prepare(key) {
        prepared.push(key);
        return verifier.prepare(key);
      },
    };
    const first = validateRegistryEvidence(evidence({ bindings: [binding("agent")] }), counting);
    if (!first.ok) throw new Error(first.reason);
    const second = validateRegistryEvidence(evidence({ revision: "2" }), counting, first.registry);
    expect(prepared).toHaveLength(3);
    expect(second.ok && second.registry.resolve(signers.agent.keyId)?.prepared).toBe(
      first.registry.resolve(signers.agent.keyId)?.prepared,
    );
    const broken = evidence({ bindings: [binding("agent", { keyId: "bad" })] });
    expect(validateRegistryEvidence(broken, counting, first.registry)).toEqual({
      ok: false,
      reason: "key-id-malformed",
    });
  });

  it("does not follow later changes of the evidence object", () => {
    const bindings = [binding("agent")];
    const known = registry({ bindings });
    bindings.push(binding("human"));
    expect(known.resolve(signers.human.keyId)).toBeUndefined();
  });
});
