import type { JsonObject, JsonValue } from "../../../lib/json/value.ts";
import { isJsonObject } from "../../../lib/json/value.ts";
import { protocolJson } from "../../support/material.ts";
import { ourSchema } from "./compile.ts";

/** What the conditions of a document look at: members with the values that count, and members that may be absent. */
interface Decisive {
  readonly vector: string;
  readonly values: Readonly<Record<string, readonly JsonValue[]>>;
  readonly optional: Readonly<Record<string, JsonValue>>;
}

const agent = { type: "agent", id: "urn:a:1" };
const actors = [agent, { type: "human", id: "urn:a:1" }, { type: "service", id: "urn:a:1" }];
const id = "urn:a:2";
const time = "2026-01-01T00:00:00Z";
const hash = `sha256:${"0".repeat(64)}`;

const decisive = (): Readonly<Record<string, Decisive>> => ({
  command: {
    vector: "command",
    values: {
      kind: [...words("command", "coreCommandKind"), ...words("command", "organizationCommandKind"), "ext.a.b.c"],
      actor: actors,
    },
    optional: { groupId: id, sessionEpoch: 1, membershipEpoch: 1, coordinatorEpoch: 1 },
  },
  event: {
    vector: "event",
    values: {
      kind: [...words("event", "coreEventKind"), ...words("event", "organizationEventKind"), "ext.a.b.c"],
      actor: actors,
    },
    optional: { groupId: id, sequence: 1, aggregateRevision: 0 },
  },
  approval: {
    vector: "approval",
    values: {
      kind: words("approval", "approvalKind"),
      decision: words("approval", "approvalDecision"),
      approver: actors,
      artifactHashes: [[], [hash]],
    },
    optional: { workItemId: id, revokesApprovalId: id },
  },
  conversation: {
    vector: "conversation",
    values: {
      type: words("conversation", "conversationType"),
      access: [{ mode: "group" }, { mode: "restricted" }, { mode: "restricted", members: [agent] }],
    },
    optional: { primaryWorkItemId: id },
  },
  group: {
    vector: "group",
    values: { state: ["active", "archived"] },
    optional: { archivedAt: time, archiveSnapshotId: id },
  },
  lease: {
    vector: "lease",
    values: { leaseType: words("lease", "leaseType"), state: words("lease", "leaseState"), renewalCount: [0, 1] },
    optional: {
      ...{ workItemId: id, coordinatorEpoch: 1, ownershipEpoch: 1, startBy: time },
      ...{ graceExpiresAt: time, lastRenewedAt: time, closedAt: time, closureReason: "done" },
    },
  },
  membership: {
    vector: "membership",
    values: { state: words("membership", "membershipState") },
    optional: { contextPackageId: id, provisionalExpiresAt: time, activatedAt: time, endedAt: time },
  },
  message: {
    vector: "message",
    values: { kind: words("message", "messageKind") },
    optional: { targetMessageId: id, reason: "typo" },
  },
  mission: {
    vector: "mission",
    values: {
      missionOwner: actors,
      approvalPolicy: [true, false].map((finalHumanApproval) => ({
        finalHumanApproval,
        highRiskExecutionApproval: true,
      })),
    },
    optional: { parent: { missionId: id, workItemId: id, depth: 1 } },
  },
  "work-item": {
    vector: "work-item",
    values: { state: words("work-item", "workItemState") },
    optional: {
      ...membersOf("work-item", ["owner", "selectionBasis"]),
      submission: { artifactHashes: [hash], evidenceIds: [id], submittedAt: time },
    },
  },
});

/** Every combination of what the conditions of the documents look at. */
export function* combinations(): Generator<{ schema: string; document: JsonObject }> {
  for (const [schema, { vector, values, optional }] of Object.entries(decisive())) {
    const base = valid(vector);
    yield* chosen(base, Object.entries(values), Object.entries(optional)).map((document) => ({ schema, document }));
  }
}

function chosen(
  base: JsonObject,
  values: [string, readonly JsonValue[]][],
  optional: [string, JsonValue][],
): JsonObject[] {
  const withValues = values.reduce(
    (documents, [name, choices]) =>
      documents.flatMap((document) => choices.map((value) => ({ ...document, [name]: value }))),
    [base],
  );
  return optional.reduce(
    (documents, [name, value]) =>
      documents.flatMap((document) => [without(document, name), { ...document, [name]: value }]),
    withValues,
  );
}

function without(document: JsonObject, absent: string): JsonObject {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== absent));
}

function membersOf(vector: string, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(valid(vector)).filter(([name]) => names.includes(name)));
}

function valid(vector: string): JsonObject {
  return protocolJson(`conformance/vectors/valid/${vector}.json`);
}

function words(schema: string, definition: string): readonly JsonValue[] {
  const definitions = ourSchema(schema).$defs;
  const found = isJsonObject(definitions) ? definitions[definition] : undefined;
  return isJsonObject(found) && Array.isArray(found.enum) ? found.enum : [];
}
