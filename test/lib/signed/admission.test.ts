import { describe, expect, it } from "vitest";
import type { FirstAdmissionRecord } from "../../../generated/types.ts";
import { encodeUtf8 } from "../../../lib/format/utf8.ts";
import { canonicalBytes } from "../../../lib/json/canonical.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import {
  admitFirst,
  prepareAdmissionRecord,
  replayHistorical,
  type TrustedContext,
  validateAdmissionRecord,
} from "../../../lib/signed/admission.ts";
import type { AdmissionLog, AppendResult, LookupResult } from "../../../lib/signed/admission-log.ts";
import { type DocumentKind, documentKinds } from "../../../lib/signed/profiles.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier, type VerifiedDocument } from "../../../lib/signed/verify.ts";
import { binding, principals, registry, samples, signers, verifier } from "./samples.ts";

const service = { type: "service", id: "urn:example:service:admission" } as const;
const context: TrustedContext = {
  admissionRecordId: "urn:example:admission-record:1",
  trustedAcceptedAt: "2026-05-01T14:00:01+02:00",
  acceptedBy: service,
};

function verifiedSample(kind: DocumentKind = "command", evidence = registry()): VerifiedDocument {
  const signed = signDocument(kind, samples[kind].unsigned, signers[samples[kind].who]);
  const result = createDocumentVerifier(verifier).verify(kind, signed.bytes, evidence);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.verified;
}

/** An append-only log in memory that counts what it is asked. */
function memoryLog(planted?: Uint8Array) {
  const records = new Map<string, Uint8Array>();
  const asked = { lookup: 0, append: 0 };
  const log: AdmissionLog = {
    async lookup(organizationId, signingHash): Promise<LookupResult> {
      asked.lookup++;
      const record = planted ?? records.get(`${organizationId} ${signingHash}`);
      return record === undefined ? { status: "absent" } : { status: "found", record, authenticatedService: service };
    },
    async appendOrReturn(record, bytes): Promise<AppendResult> {
      asked.append++;
      const key = `${record.organizationId} ${record.signingHash}`;
      const existing = records.get(key);
      if (existing === undefined) records.set(key, bytes);
      return { status: existing ? "existing" : "committed", record: existing ?? bytes, authenticatedService: service };
    },
  };
  return { log, asked, records };
}

const reasonOf = (outcome: { ok: boolean; failure?: { reason: string; stage: unknown; wireCode: string } }): string =>
  outcome.failure === undefined
    ? "admitted"
    : `${outcome.failure.stage} ${outcome.failure.wireCode} ${outcome.failure.reason}`;
const refusal = (reason: string): string => `admission AUTH_INVALID_SIGNATURE ${reason}`;

function candidate(verified = verifiedSample(), change: Partial<FirstAdmissionRecord> = {}): Uint8Array {
  const prepared = prepareAdmissionRecord(verified, context);
  if (!prepared.ok) throw new Error(prepared.failure.reason);
  return canonicalBytes({ ...prepared.record, ...change } as unknown as JsonObject);
}

describe("first admission", () => {
  it.each(documentKinds)("admits a %s once and finds it again (MWP-ADM-004, MWP-ADM-006)", async (kind) => {
    const { log, asked, records } = memoryLog();
    const verified = verifiedSample(kind);
    expect(await admitFirst(verified, log, () => context)).toMatchObject({ ok: true, outcome: "committed" });
    const again = await admitFirst(verified, log, () => expect.unreachable("no context on retry"));
    expect(again).toMatchObject({
      ok: true,
      outcome: "found",
      record: { documentKind: kind, trustedAcceptedAt: context.trustedAcceptedAt },
    });
    expect(asked.append).toBe(1);
    expect(records.size).toBe(1);
  });

  it.each(documentKinds)("is told of a %s six facts, which it leaves as they are (MWP-ADM-005)", async (kind) => {
    const { log } = memoryLog(encodeUtf8("no record"));
    const verified = verifiedSample(kind);
    const facts = (): object => {
      const { organizationId, kind: documentKind, signingHash, keyId, principal, interval } = verified;
      return structuredClone({ organizationId, documentKind, signingHash, keyId, principal, interval });
    };
    const before = facts();
    const who = samples[kind].who;
    expect(before).toMatchObject({ documentKind: kind, keyId: signers[who].keyId, principal: { type: who } });
    for (const fact of Object.values(before)) expect(fact).toBeDefined();
    expect(reasonOf(await admitFirst(verified, log, () => context))).toBe(refusal("record-schema-invalid"));
    expect(facts()).toEqual(before);
  });

  it("has nothing to begin with where a stage failed (MWP-ADM-005)", () => {
    const { bytes } = signDocument("command", samples.command.unsigned, signers.agent);
    const late = new TextDecoder().decode(bytes).replace(/"createdAt":"[^"]*"/, '"createdAt":"2026-05-01T12:00:00Z"');
    const result = createDocumentVerifier(verifier).verify("command", encodeUtf8(late), registry());
    expect(result).toMatchObject({ ok: false, failure: { stage: 3 } });
    expect(result).not.toHaveProperty("verified");
  });

  it("gives two racing writers one record (MWP-ADM-003, MWP-ADM-007)", async () => {
    const { log, records } = memoryLog();
    const verified = verifiedSample();
    const outcomes = await Promise.all(
      ["urn:example:admission-record:a", "urn:example:admission-record:b"].map((admissionRecordId) =>
        admitFirst(verified, log, () => ({ ...context, admissionRecordId })),
      ),
    );
    expect(outcomes.map((outcome) => outcome.ok && outcome.outcome).sort()).toEqual(["committed", "existing"]);
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.record.admissionRecordId)).size).toBe(1);
    expect(records.size).toBe(1);
  });

  it.each([
    ["unavailable", "log-unavailable"],
    ["indeterminate", "log-indeterminate"],
    ["unauthenticated", "log-authentication-failed"],
    ["integrity-failed", "append-integrity-not-established"],
    ["trusted", "log-indeterminate"],
  ])("fails closed when the lookup is %s and never appends (MWP-ADM-003, MWP-ADM-012)", async (status, reason) => {
    const { log, asked } = memoryLog();
    const broken = { ...log, lookup: async () => ({ status, trusted: true }) as never };
    expect(reasonOf(await admitFirst(verifiedSample(), broken, () => context))).toBe(refusal(reason));
    expect(asked.append).toBe(0);
  });

  it.each([
    ["conflict", "record-conflict"],
    ["commit-failed", "commit-failed"],
    ["unavailable", "log-unavailable"],
    ["indeterminate", "log-indeterminate"],
    ["unauthenticated", "log-authentication-failed"],
    ["integrity-failed", "append-integrity-not-established"],
  ])("fails closed when the append is %s (MWP-ADM-003)", async (status, reason) => {
    const broken = { ...memoryLog().log, appendOrReturn: async () => ({ status }) as never };
    expect(reasonOf(await admitFirst(verifiedSample(), broken, () => context))).toBe(refusal(reason));
  });

  it("takes a log or a context that throws as no answer (MWP-ADM-003)", async () => {
    const { log } = memoryLog();
    const boom = (): never => {
      throw new Error("boom");
    };
    expect(reasonOf(await admitFirst(verifiedSample(), { ...log, lookup: boom }, () => context))).toBe(
      refusal("log-indeterminate"),
    );
    expect(reasonOf(await admitFirst(verifiedSample(), { ...log, appendOrReturn: boom }, () => context))).toBe(
      refusal("log-indeterminate"),
    );
    expect(reasonOf(await admitFirst(verifiedSample(), log, boom))).toBe(refusal("trusted-context-unavailable"));
  });

  it("validates the record that came back, not only the candidate (MWP-ADM-006)", async () => {
    const { log } = memoryLog();
    const late = candidate(undefined, { trustedAcceptedAt: "2025-01-01T00:00:00Z" });
    const lying = {
      ...log,
      appendOrReturn: async () => ({ status: "committed", record: late, authenticatedService: service }) as const,
    };
    expect(reasonOf(await admitFirst(verifiedSample(), lying, () => context))).toBe(
      refusal("trusted-time-outside-key-interval"),
    );
  });

  it("asks for current evidence (MWP-ADM-006)", async () => {
    const { log, asked } = memoryLog();
    const verified = verifiedSample("command", registry({ applicability: "historical" }));
    expect(reasonOf(await admitFirst(verified, log, () => context))).toBe(refusal("evidence-not-current"));
    expect(asked.lookup).toBe(0);
  });
});

describe("the trusted time", () => {
  const end = { sequence: 1, recordedAt: "2026-06-01T00:00:00Z" };
  const expiring = (interval: object): VerifiedDocument =>
    verifiedSample(
      "command",
      registry({
        bindings: [binding("agent", { validFrom: "2026-05-01T12:00:00Z", validityHistory: [{ ...end, ...interval }] })],
      }),
    );

  it.each([
    ["2026-05-01T11:59:59.999999Z", "trusted-time-outside-key-interval"],
    ["2026-05-01T12:00:00Z", "admitted"],
    ["2026-05-01T12:59:59.9999999Z", "admitted"],
    ["2026-05-01T15:00:00+02:00", "trusted-time-outside-key-interval"],
    ["2026-05-01T13:00:01Z", "trusted-time-outside-key-interval"],
    ["2026-05-01", "malformed-trusted-time"],
    ["2026-05-01T12:00:60Z", "malformed-trusted-time"],
  ])("%s is judged before any append: %s (MWP-ADM-010)", (trustedAcceptedAt, expected) => {
    for (const interval of [{ validUntil: "2026-05-01T13:00:00Z" }, { revokedAt: "2026-05-01T13:00:00Z" }]) {
      const prepared = prepareAdmissionRecord(expiring(interval), { ...context, trustedAcceptedAt });
      expect(reasonOf(prepared)).toBe(expected === "admitted" ? expected : refusal(expected));
    }
  });

  it("keeps its text as written, an offset never turned into Z (MWP-ADM-002)", () => {
    expect(validateAdmissionRecord(candidate(), verifiedSample(), service)).toMatchObject({
      ok: true,
      record: { trustedAcceptedAt: "2026-05-01T14:00:01+02:00" },
    });
  });

  it("is given by a service alone (MWP-ADM-001)", () => {
    const prepared = prepareAdmissionRecord(verifiedSample(), { ...context, acceptedBy: principals.human });
    expect(reasonOf(prepared)).toBe(refusal("record-schema-invalid"));
  });
});

describe("a record", () => {
  it.each<[string, Partial<FirstAdmissionRecord>]>([
    ["organizationId", { organizationId: "urn:example:other" }],
    ["documentKind", { documentKind: "event" }],
    ["signingHash", { signingHash: `sha256:${"0".repeat(64)}` }],
    ["keyId", { keyId: signers.human.keyId }],
    ["principal id", { principal: { type: "agent", id: "urn:example:agent:eve" } }],
    ["principal type", { principal: { type: "service", id: principals.agent.id } }],
  ])("of another %s is refused and left in place (MWP-ADM-004, MWP-ADM-009)", async (_, change) => {
    const planted = candidate(undefined, change);
    const { log, asked } = memoryLog(planted);
    expect(reasonOf(await replayHistorical(verifiedSample(), log))).toBe(refusal("record-binding-mismatch"));
    expect(reasonOf(await admitFirst(verifiedSample(), log, () => context))).toBe(refusal("record-binding-mismatch"));
    expect(asked.append).toBe(0);
  });

  it.each([
    ["a duplicate member", (json: string) => json.replace("{", '{"keyId":"urn:example:key:agent",')],
    ["trailing data", (json: string) => `${json}{}`],
    ["a signature", (json: string) => json.replace("{", '{"signature":{},')],
    ["a missing field", (json: string) => json.replace('"protocolVersion":"0.1",', "")],
    ["no JSON at all", () => "record"],
  ])("with %s is refused (MWP-ADM-001, MWP-ADM-009)", (_, change) => {
    const bytes = encodeUtf8(change(new TextDecoder().decode(candidate())));
    expect(reasonOf(validateAdmissionRecord(bytes, verifiedSample(), service))).toBe(refusal("record-schema-invalid"));
  });

  it("accepted by another service than the log authenticated is refused (MWP-ADM-009)", () => {
    const other = { type: "service", id: "urn:example:service:other" } as const;
    expect(reasonOf(validateAdmissionRecord(candidate(), verifiedSample(), other))).toBe(
      refusal("log-authentication-failed"),
    );
  });

  it("is never a Signed Event, its own or another's (MWP-ADM-011)", () => {
    const event = signDocument("event", samples.event.unsigned, signers.service);
    for (const kind of ["event", "command"] as const)
      expect(reasonOf(validateAdmissionRecord(event.bytes, verifiedSample(kind), service))).toBe(
        refusal("event-self-anchoring"),
      );
  });
});

describe("historical replay", () => {
  it("completes after later revocation and appends nothing (MWP-ADM-008)", async () => {
    const { log, asked } = memoryLog(candidate());
    const revoked = { sequence: 1, recordedAt: "2026-06-01T00:00:00Z", revokedAt: "2026-05-02T00:00:00Z" };
    const evidence = registry({
      applicability: "historical",
      bindings: [binding("agent", { validityHistory: [revoked] })],
    });
    expect(await replayHistorical(verifiedSample("command", evidence), log)).toMatchObject({
      ok: true,
      outcome: "found",
    });
    expect(asked).toEqual({ lookup: 1, append: 0 });
  });

  it("refuses a document without record (MWP-ADM-008)", async () => {
    const { log, asked } = memoryLog();
    expect(reasonOf(await replayHistorical(verifiedSample(), log))).toBe(refusal("record-missing"));
    expect(asked.append).toBe(0);
  });

  it("refuses a backdated document accepted after revocation (MWP-ADM-010)", async () => {
    const revoked = { sequence: 1, recordedAt: "2026-06-01T00:00:00Z", revokedAt: "2026-05-01T12:00:00.75Z" };
    const evidence = registry({ bindings: [binding("agent", { validityHistory: [revoked] })] });
    const { log } = memoryLog();
    expect(reasonOf(await admitFirst(verifiedSample("command", evidence), log, () => context))).toBe(
      refusal("trusted-time-outside-key-interval"),
    );
  });
});
