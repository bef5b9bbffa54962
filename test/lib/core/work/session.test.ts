import { describe, expect, it } from "vitest";
import type { EventDraft } from "../../../../lib/core/mod.ts";
import { sessionReplaced } from "../../../../lib/core/work/session.ts";
import { formatInstantMs } from "../../../../lib/format/timestamp.ts";
import { blocked, isRebuilt, itemIn, queued, refusal, run, started, submitted } from "../support/run.ts";
import { workConversationId, workItemId } from "../support/work.ts";
import { advance, authority, coordinator, groupId, take, type World, worker } from "../support/world.ts";

/** Opens the Agent's next Session and lets it mean in the Group what it means. */
function replace(world: World, agent = worker): readonly string[] {
  const sessionEpoch = (world.sessions.get(agent.id) ?? 0) + 1;
  world.sessions.set(agent.id, sessionEpoch);
  const now = formatInstantMs(world.nowMs);
  const effects = sessionReplaced(world.state, { agentId: agent.id, sessionEpoch }, now);
  const events = effects.map((effect, index) => ({
    eventId: `urn:example:event:session:${world.state.sequence + index}`,
    groupId,
    sequence: world.state.sequence + 1 + index,
    actor: authority,
    cause: { type: "event", id: "urn:example:event:opened" },
    correlationId: "urn:example:correlation:one",
    occurredAt: now,
    ...effect,
  })) as unknown as EventDraft[];
  const [first, ...rest] = events;
  if (first !== undefined) take(world, { events: [first, ...rest], identifiers: [] });
  return events.map(({ kind }) => kind);
}

const revoked = "ext.missionweaveprotocol.core.work_execution_lease_revoked";

describe("a new Session in place of the last (X1, MWP-WRK-014)", () => {
  it("revokes the Execution Lease and returns the work to its owner's queue", () => {
    const world = advance(started(queued()), 60);
    expect(replace(world)).toEqual([revoked]);
    const { document, executionLease, ownershipLease } = itemIn(world);
    expect(document).toMatchObject({ state: "queued", owner: { agentId: worker.id, ownershipEpoch: 1 } });
    expect(executionLease).toMatchObject({ state: "revoked", closureReason: "Session replaced" });
    expect(ownershipLease).toMatchObject({ state: "active", expiresAt: "2026-01-02T00:01:00.000Z", sessionEpoch: 1 });
    expect(world.log.at(-1)).toMatchObject({ workItemId, conversationId: workConversationId });
    expect(isRebuilt(world)).toBe(true);
  });

  it("lets the new runtime start under a new lease, and not go on under the old", () => {
    const world = started(queued());
    const { leaseId } = itemIn(world).executionLease!;
    replace(world);
    started(world);
    const renewed = itemIn(world).executionLease!;
    expect(renewed).toMatchObject({ sessionEpoch: 2, state: "active" });
    expect(renewed.leaseId).not.toBe(leaseId);
    const old = { payload: { executionLeaseId: leaseId } };
    expect(refusal(world, "work.checkpoint", old).code).toBe("WORK_LEASE_EXPIRED");
  });

  it("means nothing to work that does not execute", () => {
    for (const world of [queued(), blocked(queued()), submitted(queued())]) expect(replace(world)).toEqual([]);
  });

  it("means nothing to another Agent's work, nor to a lease of that same Session", () => {
    const world = started(queued());
    expect(replace(world, coordinator)).toEqual([]);
    replace(world);
    started(world);
    const now = formatInstantMs(world.nowMs);
    expect(sessionReplaced(world.state, { agentId: worker.id, sessionEpoch: 2 }, now)).toEqual([]);
    expect(sessionReplaced(world.state, { agentId: worker.id, sessionEpoch: 1 }, now)).toEqual([]);
  });

  it("brings no lease back to life that had run out", () => {
    const world = advance(started(queued()), 900);
    expect(replace(world)).toEqual([]);
    expect(itemIn(world).document.state).toBe("active");
    const almost = advance(started(queued()), 899.999);
    expect(replace(almost)).toEqual([revoked]);
    run(almost, "work.start");
  });
});
