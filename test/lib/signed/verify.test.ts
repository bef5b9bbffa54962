import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PreparedKey, Verifier } from "../../../lib/crypto/ed25519.ts";
import { decodeBase64url, encodeBase64url } from "../../../lib/format/base64url.ts";
import { decodeUtf8, encodeUtf8 } from "../../../lib/format/utf8.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { type FailureStage, toWireError } from "../../../lib/signed/audit.ts";
import { type DocumentKind, documentKinds } from "../../../lib/signed/profiles.ts";
import { validateRegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier, type KeyEvidence } from "../../../lib/signed/verify.ts";
import { runtimeReach } from "../../support/source-graph.ts";
import { binding, evidence, registry, samples, signers, verifier, type Who } from "./samples.ts";

const documents = createDocumentVerifier(verifier);
const good = signDocument("command", samples.command.unsigned, signers.agent);

type Draft = JsonObject & { signature: JsonObject; payload: JsonObject };

function changed(change: (draft: Draft) => void): Uint8Array {
  const draft = structuredClone(good.document) as unknown as Draft;
  change(draft);
  return encodeUtf8(JSON.stringify(draft));
}

function verdict(bytes: Uint8Array, evidence: KeyEvidence = registry(), kind: DocumentKind = "command") {
  const result = documents.verify(kind, bytes, evidence);
  return result.ok ? { stage: "complete" } : { stage: result.failure.stage, reason: result.failure.reason };
}

/** One way to be wrong at each stage; combined below. Each changes the text or the draft without touching the others' ground. */
const faults: {
  readonly stage: FailureStage;
  readonly name: string;
  readonly apply: (draft: Draft) => void;
  readonly text?: (json: string) => string;
}[] = [
  { stage: 1, name: "trailing data", apply: () => {}, text: (json) => `${json} 1` },
  {
    stage: 2,
    name: "unknown member",
    apply: (draft) => {
      draft.surplus = 1;
    },
  },
  {
    stage: 3,
    name: "createdAt differs",
    apply: (draft) => {
      draft.signature.createdAt = "2026-05-01T12:00:00.50Z";
    },
  },
  {
    stage: 4,
    name: "unknown key",
    apply: (draft) => {
      draft.signature.keyId = "urn:example:key:nobody";
    },
  },
  {
    stage: 5,
    name: "lone surrogate",
    apply: (draft) => {
      draft.payload.content = "\ud800";
    },
  },
  {
    stage: 6,
    name: "tampered",
    apply: (draft) => {
      draft.payload.messageId = "urn:example:message:2";
    },
  },
];

describe("the six stages", () => {
  it("completes for the untouched document (MWP-SDV-015)", () => {
    expect(verdict(good.bytes)).toEqual({ stage: "complete" });
  });

  it.each(faults)("reports $name at stage $stage (MWP-SDV-015)", (fault) => {
    const bytes = changed(fault.apply);
    expect(verdict(fault.text ? encodeUtf8(fault.text(decodeUtf8(bytes) ?? "")) : bytes)).toMatchObject({
      stage: fault.stage,
    });
  });

  const pairs = faults.flatMap((first, index) => faults.slice(index + 1).map((second) => ({ first, second })));
  it.each(pairs)("lets $first.name outrank $second.name (MWP-SDV-015, MWP-SDV-016)", ({ first, second }) => {
    const bytes = changed((draft) => {
      first.apply(draft);
      second.apply(draft);
    });
    const text = (first.text ?? ((json: string) => json))(decodeUtf8(bytes) ?? "");
    expect(verdict(encodeUtf8(text))).toMatchObject({ stage: first.stage });
  });

  const order2 = encodeBase64url(Uint8Array.from([0xec, ...new Array(30).fill(0xff), 0x7f, ...new Array(32).fill(0)]));
  it.each(faults.filter((fault) => Number(fault.stage) >= 4))(
    "lets an unsound R outrank $name (MWP-SDV-003)",
    (fault) => {
      const bytes = changed((draft) => {
        fault.apply(draft);
        draft.signature.value = order2;
      });
      expect(verdict(bytes)).toEqual({ stage: 3, reason: "signature-point-or-scalar" });
    },
  );

  it("lets an unsound R outrank broken evidence, an expired key and a foreign signer (MWP-SDV-015)", () => {
    const bytes = changed((draft) => {
      draft.signature.value = order2;
    });
    const expired = registry({ bindings: [binding("agent", { validFrom: "2027-01-01T00:00:00Z" })] });
    for (const evidence of [undefined, { ok: false, reason: "key-id-alias" } as const, expired])
      expect(verdict(bytes, evidence)).toMatchObject({ stage: 3 });
  });

  it.each([
    ["S + L", (s: bigint) => s + 2n ** 252n + 27742317777372353535851937790883648493n],
    ["S = L", () => 2n ** 252n + 27742317777372353535851937790883648493n],
  ])("refuses %s at stage 3 and never reduces it (MWP-SDV-003)", (_, change) => {
    const signature = decodeBase64url(good.document.signature.value) ?? new Uint8Array();
    let s = change(BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString("hex")}`));
    for (let index = 32; index < 64; index++, s >>= 8n) signature[index] = Number(s & 255n);
    expect(
      verdict(
        changed((draft) => {
          draft.signature.value = encodeBase64url(signature);
        }),
      ),
    ).toMatchObject({
      stage: 3,
    });
  });

  it.each([
    ["63 bytes", encodeBase64url(new Uint8Array(63)), "signature-length"],
    ["65 bytes", encodeBase64url(new Uint8Array(65)), "signature-length"],
    [
      "non-zero pad bits",
      `${good.document.signature.value.slice(0, -1)}${nextLetter(good.document.signature.value.at(-1) ?? "")}`,
      "signature-not-canonical-base64url",
    ],
  ])("refuses a signature of %s at stage 3 (MWP-SDV-003, MWP-FND-007)", (_, value, reason) => {
    expect(
      verdict(
        changed((draft) => {
          draft.signature.value = value;
        }),
      ),
    ).toEqual({ stage: 3, reason });
  });

  it("never repairs a time spelled otherwise (MWP-SDV-002)", () => {
    for (const time of ["2026-05-01T12:00:00.5z", "2026-05-01T12:00:00.5+00:00"]) {
      const bytes = changed((draft) => {
        draft.issuedAt = time;
        draft.signature.createdAt = time;
      });
      expect(verdict(bytes)).toEqual({ stage: 3, reason: "protected-time-not-utc" });
    }
  });

  it("hashes exactly the canonical bytes without signature, for every kind and without any admission (MWP-SDV-017)", () => {
    for (const kind of documentKinds) {
      const { document, bytes } = signDocument(kind, samples[kind].unsigned, signers[samples[kind].who]);
      const result = documents.verify(kind, bytes, registry());
      const { signature: _, ...signed } = document as unknown as JsonObject;
      const hex = createHash("sha256").update(canonicalBytes(signed)).digest("hex");
      expect(result.ok && result.verified.signingHash).toBe(`sha256:${hex}`);
    }
    const reached = [...runtimeReach("lib/signed/verify.ts").keys()];
    expect(reached).toContain("lib/signed/verify.ts");
    expect(reached.filter((path) => path.includes("/admission"))).toEqual([]);
  });

  it.each([
    ["document", 2, (draft: Draft) => Object.assign(draft, { issuedAt: "2026-05-01T12:00:60Z" })],
    ["protected", 3, (draft: Draft) => Object.assign(draft, { issuedAt: "2026-05-01T14:00:00.5+02:00" })],
  ])("judges a malformed %s time at stage %i and no other (SUP-06)", (_, stage, change) => {
    expect(verdict(changed(change))).toMatchObject({ stage });
  });

  it("judges a malformed time of the Registry at stage 4 (SUP-06)", () => {
    const broken = evidence({ bindings: [binding("agent", { validFrom: "2026-01-01T00:00:60Z" })] });
    const fault = validateRegistryEvidence(broken, verifier);
    expect(fault.ok).toBe(false);
    expect(verdict(good.bytes, fault.ok ? fault.registry : fault)).toMatchObject({ stage: 4 });
  });

  it("protects nested members named signature: refuses a change of one (SUP-04)", () => {
    expect(
      verdict(
        changed((draft) => {
          draft.payload.signature = "other";
        }),
      ),
    ).toMatchObject({ stage: 6 });
  });

  it("refuses a signature over content that still holds the envelope (MWP-SDV-019)", () => {
    const { value: _, ...envelope } = good.document.signature;
    const protectedEnvelope = canonicalBytes({ ...samples.command.unsigned, signature: envelope });
    const value = encodeBase64url(signers.agent.sign(protectedEnvelope));
    expect(
      verdict(
        changed((draft) => {
          draft.signature.value = value;
        }),
      ),
    ).toMatchObject({ stage: 6 });
  });

  it("keeps 1e400 for stage 5 and judges the stages before it first (MWP-SDV-016, MWP-FND-006)", () => {
    const withNumber = (bytes: Uint8Array): Uint8Array =>
      encodeUtf8((decodeUtf8(bytes) ?? "").replace('"grüße 😀"', "1e400"));
    expect(verdict(withNumber(good.bytes))).toEqual({ stage: 5, reason: "outside-jcs-data-model" });
    const late = changed((draft) => {
      draft.signature.createdAt = "2026-05-01T12:00:00Z";
    });
    expect(verdict(withNumber(late))).toMatchObject({ stage: 3 });
  });

  it("judges an integer on its exact decimal value (MWP-SDV-016)", () => {
    for (const number of ["1.00000000000000000001", "1e-400", "9007199254740991.00000000000001"])
      expect(
        verdict(encodeUtf8((decodeUtf8(good.bytes) ?? "").replace('"sessionEpoch":1', `"sessionEpoch":${number}`))),
      ).toMatchObject({ stage: 2 });
    for (const number of ["1.00000000000000000000", "1000000000000000000000e-21"])
      expect(
        verdict(encodeUtf8((decodeUtf8(good.bytes) ?? "").replace('"sessionEpoch":1', `"sessionEpoch":${number}`))),
      ).toEqual({ stage: "complete" });
  });

  it.each(documentKinds)("refuses a %s under another Principal's key at stage 4 (MWP-SDV-001, MWP-SDV-013)", (kind) => {
    const others = (["agent", "human", "service"] as Who[]).filter((who) => who !== samples[kind].who);
    for (const who of others) {
      const signed = signDocument(kind, samples[kind].unsigned, signers[who]);
      expect(verdict(signed.bytes, registry(), kind)).toEqual({ stage: 4, reason: "signer-mismatch" });
    }
  });

  it("refuses one kind presented as another (MWP-SDV-015)", () => {
    const approval = signDocument("approval", samples.approval.unsigned, signers.human);
    expect(verdict(approval.bytes, registry(), "evidence")).toMatchObject({ stage: 2 });
  });

  it("answers values and arrays that are no object at stage 2", () => {
    for (const value of [null, 1, "x", [], true] as JsonValue[])
      expect(documents.verifyValue("command", value, registry())).toMatchObject({ ok: false, failure: { stage: 2 } });
  });
});

describe("a document that does not match its schema", () => {
  it.each<[string, (draft: Draft) => void]>([
    ["/sessionEpoch must be absent", (draft) => Object.assign(draft.actor as JsonObject, { type: "human" })],
    ["missing kind", (draft) => delete draft.kind],
    [
      "must NOT have additional properties: secretName",
      (draft) => Object.assign(draft, { secretName: "secret value" }),
    ],
    ["/signature: missing keyId", (draft) => delete draft.signature.keyId],
  ])("is told %j in words for people (MWP-SDV-018)", (text, change) => {
    const result = documents.verify("command", changed(change), registry());
    const message = `The document does not match its schema (${text}).`;
    expect(result.ok || toWireError(result.failure, { nowMs: 0 })).toMatchObject({ message });
  });
});

describe("key validity at the protected time", () => {
  const at = (change: Parameters<typeof binding>[1]) =>
    verdict(good.bytes, registry({ bindings: [binding("agent", change)] }));
  const ended = (end: { validUntil?: string; revokedAt?: string }) =>
    at({ validityHistory: [{ sequence: 1, recordedAt: "2026-06-01T00:00:00Z", ...end }] });

  it("takes validFrom in and both ends out, by exact instant (MWP-SDV-014)", () => {
    expect(at({ validFrom: "2026-05-01T14:00:00.500+02:00" })).toEqual({ stage: "complete" });
    expect(at({ validFrom: "2026-05-01T12:00:00.50000001Z" })).toEqual({ stage: 4, reason: "key-not-yet-valid" });
    expect(ended({ validUntil: "2026-05-01T12:00:00.5Z" })).toEqual({ stage: 4, reason: "key-expired" });
    expect(ended({ validUntil: "2026-05-01t12:00:00.5000001z" })).toEqual({ stage: "complete" });
    expect(ended({ revokedAt: "2026-05-01T12:00:00.500Z" })).toEqual({ stage: 4, reason: "key-revoked" });
    expect(ended({ revokedAt: "2026-05-01T12:00:00.5000001Z" })).toEqual({ stage: "complete" });
  });
});

describe("the cost of a verification", () => {
  function counting(): { readonly calls: PreparedKey[]; readonly verifier: Verifier } {
    const calls: PreparedKey[] = [];
    const verify: Verifier["verify"] = (key, signature, message) => {
      calls.push(key);
      return verifier.verify(key, signature, message);
    };
    return { calls, verifier: { ...verifier, verify } };
  }

  it("asks the verifier once and hands it the key that the Registry prepared", () => {
    const { calls, verifier: spy } = counting();
    const known = registry();
    const result = createDocumentVerifier(spy).verifyValue("command", good.document as unknown as JsonValue, known, {
      schemaChecked: true,
    });
    expect(result.ok).toBe(true);
    expect(calls).toEqual([known.resolve(signers.agent.keyId)?.prepared]);
  });

  it("never asks it before stages 1 to 5 passed (MWP-SDV-015)", () => {
    const { calls, verifier: spy } = counting();
    for (const fault of faults.filter(({ stage }) => Number(stage) < 6 && stage !== 1))
      createDocumentVerifier(spy).verify("command", changed(fault.apply), registry());
    expect(calls).toEqual([]);
  });
});

function nextLetter(letter: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return alphabet.charAt(alphabet.indexOf(letter) + 1);
}
