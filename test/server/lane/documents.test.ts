import { beforeEach, describe, expect, it } from "vitest";
import type { Command } from "../../../generated/types.ts";
import { createVerifier } from "../../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../../lib/crypto/providers.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { JsonObject } from "../../../lib/json/value.ts";
import { signDocument } from "../../../lib/signed/sign.ts";
import { createDocumentVerifier } from "../../../lib/signed/verify.ts";
import { admitDocuments, checkDocuments } from "../../../server/lane/documents.ts";
import type { LaneServices } from "../../../server/lane/services.ts";
import type { CommandTask } from "../../../server/lane/task.ts";
import { bootstrapRegistry } from "../../../server/registry/bootstrap.ts";
import { loadRegistry } from "../../../server/registry/registry.ts";
import { createMemoryStore } from "../../../server/store/memory.ts";
import type { AdmissionRow, Store } from "../../../server/store/port.ts";
import { contextPackageOf, grantOf, startBench, until } from "../../support/authority.ts";
import { createOrganization, startMs, type TestOrganization, type TestPrincipal } from "../../support/organization.ts";

const now = formatInstantMs(startMs);
const hash = `sha256:${"c".repeat(64)}`;

let organization: TestOrganization;
let store: Store;
let services: LaneServices;
let looks: number;

beforeEach(async () => {
  organization = createOrganization();
  const inner = createMemoryStore({ organizationId: organization.id });
  looks = 0;
  store = {
    ...inner,
    findAdmission(signingHash) {
      looks += 1;
      return inner.findAdmission(signingHash);
    },
  };
  const verifier = createVerifier(detectProvider());
  const registry = await loadRegistry(store, organization.id, verifier);
  const clock = { nowMs: () => startMs };
  await bootstrapRegistry(store, registry, organization.bootstrap, { who: organization.authority.actor, clock });
  const authority = organization.authority.actor;
  services = { store, registry, documents: createDocumentVerifier(verifier), authority } as unknown as LaneServices;
});

function approval(approver: TestPrincipal, over: JsonObject = {}): JsonObject {
  const unsigned = {
    approvalId: "urn:test:approval",
    kind: "mission_final",
    decision: "approved",
    missionId: "urn:test:mission",
    groupId: "urn:test:group",
    missionRevision: 2,
    artifactHashes: [hash],
    acceptancePolicyVersion: "1.0.0",
    approver: { ...approver.actor },
    comments: "Good.",
    conditions: [],
    occurredAt: now,
    ...over,
  };
  return signDocument("approval", unsigned, approver.signer).document as unknown as JsonObject;
}

function evidence(author: TestPrincipal, over: JsonObject = {}): JsonObject {
  const unsigned = {
    evidenceId: "urn:test:evidence",
    missionId: "urn:test:mission",
    groupId: "urn:test:group",
    workItemId: "urn:test:work",
    type: "human_review",
    subject: { type: "work_item", id: "urn:test:work" },
    criterionIds: ["stands"],
    method: "Looked at it.",
    result: "passed",
    artifactHashes: [hash],
    generatedBy: { ...author.actor },
    createdAt: now,
    ...over,
  };
  return signDocument("evidence", unsigned, author.signer).document as unknown as JsonObject;
}

const task = (payload: JsonObject, kind = "mission.approve"): CommandTask =>
  ({ command: { kind, payload } as unknown as Command }) as CommandTask;
const check = (payload: JsonObject, kind?: string) => checkDocuments(task(payload, kind), services);
const admit = (checked: Awaited<ReturnType<typeof check>>, before: ReadonlyMap<string, string> = new Map()) =>
  admitDocuments(checked, before, { now, services });

async function keep(rows: readonly AdmissionRow[]): Promise<void> {
  const fence = { registryRevision: services.registry.revision };
  const expectedHead = await store.organizationHead();
  expect(await store.append([{ fence, expectedHead, events: [], admissions: rows }])).toEqual([
    { status: "committed" },
  ]);
}

describe("documents inside a Command", () => {
  it("are verified and admitted one by one, lists too, at the time of the batch (MWP-SDV-015, MWP-ADM-006, MWP-IDN-009)", async () => {
    const { owner, guest } = organization;
    const checked = await check({
      approval: approval(owner),
      rootApproval: approval(guest, { approvalId: "urn:test:approval:root" }),
      parentEvidence: [evidence(owner), evidence(owner, { evidenceId: "urn:test:evidence:2" })],
    });
    expect(checked.fault).toBeUndefined();
    const { rows } = admit(checked);
    expect(rows.map(({ documentKind }) => documentKind)).toEqual(["approval", "approval", "evidence", "evidence"]);
    for (const { bytes } of rows)
      expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ trustedAcceptedAt: now });
    expect(looks).toBe(4);
  });

  it("cost nothing where there are none", async () => {
    const checked = await check({ text: "hello" }, "message.post");
    expect(checked).toEqual({ unadmitted: [] });
    expect(looks).toBe(0);
  });

  it("refuse the Command by the first that fails, with its place, code and stage (check 11, MWP-IDN-009)", async () => {
    const { owner } = organization;
    const forged = { ...evidence(owner), result: "failed" };
    const { fault } = await check({ approval: approval(owner), parentEvidence: [evidence(owner), forged] });
    expect(fault?.refusal.code).toBe("AUTH_INVALID_SIGNATURE");
    expect(fault?.refusal.message).toContain("/parentEvidence/1");
    expect(fault?.failure?.stage).toBe(6);
    const unfit = { ...approval(owner), decision: "perhaps" };
    const bad = await check({ approval: unfit });
    expect(bad.fault?.refusal.code).toBe("SCHEMA_VALIDATION_FAILED");
    expect(bad.fault?.failure?.stage).toBe(2);
    expect(admit(bad)).toMatchObject({ rows: [], fault: bad.fault });
  });

  it("refuse a signer who is not the one the document names (MWP-SDV-001)", async () => {
    const { owner, guest } = organization;
    const { signature: _, ...unsigned } = approval(owner);
    const stolen = signDocument("approval", unsigned, guest.signer).document as unknown as JsonObject;
    const { fault } = await check({ approval: stolen });
    expect(fault?.refusal.code).toBe("AUTH_INVALID_SIGNATURE");
    expect(fault?.failure).toBeDefined();
  });

  it.each([
    ["approval", "policy", "AUTH_FORBIDDEN"],
    ["evidence", "policy", "AUTH_FORBIDDEN"],
  ] as const)(
    "take an %s from a service that holds the role %s, from another not (MWP-ADM-014)",
    async (kind, _role, code) => {
      const { policy, registry } = organization;
      const payload = (service: TestPrincipal): JsonObject =>
        kind === "approval"
          ? { approval: approval(service, { kind: "work_execution", workItemId: "urn:test:work" }) }
          : { parentEvidence: [evidence(service)] };
      expect((await check(payload(policy))).fault).toBeUndefined();
      const { fault } = await check(payload(registry));
      expect(fault?.refusal.code).toBe(code);
      expect(fault?.refusal.message).toContain("without the role policy");
    },
  );

  it("are admitted once when they are there twice, and by one key (MWP-ADM-004, MWP-ADM-009)", async () => {
    const { owner } = organization;
    const one = evidence(owner);
    const checked = await check({ parentEvidence: [one, one] });
    const { rows, admitted } = admit(checked);
    expect(rows).toHaveLength(1);
    expect(admit(checked, admitted).rows).toEqual([]);
    const [signingHash = ""] = [...admitted.keys()];
    const otherKey = admit(checked, new Map([[signingHash, "urn:test:key:other"]]));
    expect(otherKey.fault?.failure).toMatchObject({ stage: "admission", reason: "record-binding-mismatch" });
  });

  it("are held against their records when they come again (MWP-ADM-009)", async () => {
    const { owner } = organization;
    const payload = { approval: approval(owner) };
    const [row] = admit(await check(payload)).rows;
    await keep(row === undefined ? [] : [row]);
    const again = await check(payload);
    expect(again.fault).toBeUndefined();
    expect(admit(again).rows).toEqual([]);
    const other = { approval: approval(owner, { approvalId: "urn:test:approval:2" }) };
    const [record] = admit(await check(other)).rows;
    const foreign = { ...record!, bytes: row!.bytes };
    await keep([foreign]);
    const { fault } = await check(other);
    expect(fault?.failure).toMatchObject({ stage: "admission", reason: "record-binding-mismatch" });
  });

  it("are refused at a time outside of their key's interval (MWP-ADM-010)", async () => {
    const checked = await check({ approval: approval(organization.owner) });
    const early = admitDocuments(checked, new Map(), { now: "2020-01-01T00:00:00Z", services });
    expect(early.rows).toEqual([]);
    expect(early.fault?.failure).toMatchObject({ reason: "trusted-time-outside-key-interval" });
  });
});

describe("a Command whose document fails", () => {
  it("changes nothing, tells its sender no reason and the auditor the stage (check 11, MWP-SDV-018)", async () => {
    const bench = await startBench();
    try {
      const { owner, agents } = bench.organization;
      const { missionId, groupId } = await bench.mission({ worker: false });
      const head = await bench.store.groupHead(groupId);
      const contextPackage = {
        ...contextPackageOf(agents.coordinator, { missionId, groupId }),
        summary: "Changed on the way.",
      };
      const provisional = { state: "provisional", provisionalExpiresAt: "2026-03-02T00:00:00Z", contextPackage };
      const payload = grantOf(agents.worker, provisional);
      const answer = await bench.postCommand(owner, "membership.change", { groupId, membershipEpoch: 1, payload });
      expect(answer.json.error?.code).toBe("AUTH_INVALID_SIGNATURE");
      expect(answer.text).not.toContain("mismatch");
      await until(async () => (await bench.store.readAudit(0, 10)).length > 0);
      const [row] = await bench.store.readAudit(0, 10);
      expect(JSON.parse(Buffer.from(row?.bytes ?? []).toString())).toMatchObject({ stage: 6 });
      expect(await bench.store.groupHead(groupId)).toBe(head);
    } finally {
      await bench.stop();
    }
  });
});
