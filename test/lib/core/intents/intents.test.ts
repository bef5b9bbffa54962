import { describe, expect, it } from "vitest";
import type { IntentDraft } from "../../../../lib/core/mod.ts";
import { intentOf } from "../../../../lib/core/mod.ts";
import { put } from "../support/put.ts";
import { apply, createTree, faults } from "../support/tree.ts";
import { createTeam, groupId, identityService, worker } from "../support/world.ts";

const cause = {
  eventId: "urn:example:event:session",
  actor: identityService,
  correlationId: "urn:example:correlation:x",
};
const draft = (over: object = {}): IntentDraft =>
  ({
    kind: "session_replaced",
    groupId,
    subjectId: worker.id,
    payload: { agentId: worker.id, sessionEpoch: 2 },
    ...over,
  }) as IntentDraft;

describe("intentOf (P14)", () => {
  it("gives the same intent the same ID, and others another: by cause, Group, kind and subject", () => {
    const { intentId } = intentOf(draft(), cause);
    expect(intentOf(draft(), cause).intentId).toBe(intentId);
    expect(intentOf(draft({ payload: { agentId: worker.id, sessionEpoch: 9 } }), cause).intentId).toBe(intentId);
    const others = [
      intentOf(draft({ groupId: "urn:example:group:two" }), cause),
      intentOf(draft({ kind: "cancel_child" }), cause),
      intentOf(draft({ subjectId: "urn:example:agent:other" }), cause),
      intentOf(draft(), { ...cause, eventId: "urn:example:event:other" }),
    ].map((intent) => intent.intentId);
    expect(new Set([intentId, ...others]).size).toBe(5);
  });
});

describe("session_replaced (X1)", () => {
  it("returns active work to the queue, under the causing Event and its actor (MWP-WRK-014)", () => {
    const world = createTeam();
    put(world, { state: "active" });
    const tree = createTree(world);
    const intent = intentOf(draft(), cause);
    const { events } = apply(tree, intent);
    expect(events).toMatchObject([
      {
        kind: "ext.missionweaveprotocol.core.work_execution_lease_revoked",
        actor: identityService,
        cause: { type: "event", id: cause.eventId },
        correlationId: cause.correlationId,
        payload: { workItem: { state: "queued" }, executionLease: { state: "revoked" } },
      },
    ]);
    expect(apply(tree, intent).events).toEqual([]);
    expect(faults(tree)).toEqual([]);
  });

  it("touches neither work of the new Session nor other Agents' work", () => {
    const world = createTeam();
    put(world, { state: "active" });
    const tree = createTree(world);
    expect(apply(tree, intentOf(draft({ payload: { agentId: worker.id, sessionEpoch: 1 } }), cause)).events).toEqual(
      [],
    );
    expect(apply(tree, intentOf(draft({ payload: { agentId: "urn:x:y", sessionEpoch: 9 } }), cause)).events).toEqual(
      [],
    );
  });
});
