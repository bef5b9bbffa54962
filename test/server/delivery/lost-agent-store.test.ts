import { createHash } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { connectAgent } from "../../../lib/agent/agent.ts";
import type { Agent } from "../../../lib/agent/options.ts";
import { createMemoryStore } from "../../../lib/agent/store-memory.ts";
import { encodeBase64url } from "../../../lib/format/base64url.ts";
import { formatInstantMs } from "../../../lib/format/timestamp.ts";
import type { RegistryEvidence } from "../../../lib/signed/registry-evidence.ts";
import { systemClock } from "../../../lib/wire/clock.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import { trustOf } from "../../support/tls.ts";

let bench: Bench;
afterEach(() => bench.stop());

it("an Agent that lost its store has the same Events and Cursor again, and nothing of the authority's moved (MWP-FND-023)", async () => {
  bench = await startBench({ network: "ws" });
  const { groupId, head } = await bench.mission();
  const first = await run(groupId, head);
  await first.agent.close();
  const before = await digests(groupId);

  const second = await run(groupId, head);
  await second.agent.close();
  expect(second.agent.sessionEpoch).toBe(first.agent.sessionEpoch + 1);
  expect(second.seen).toEqual(first.seen);
  expect(second.seen.length).toBeGreaterThan(0);
  expect(await second.store.load(first.agent.agentId)).toEqual(await first.store.load(first.agent.agentId));
  expect(await digests(groupId)).toEqual(before);
});

/** A Coordinator with an empty store, once it has taken in the Group up to `head`. */
async function run(groupId: string, head: number) {
  const store = createMemoryStore();
  const agent: Agent = await connectAgent({ ...options(), store });
  const seen: string[] = [];
  agent.on("event", ({ document }) => seen.push(document.eventId));
  agent.subscribe(groupId);
  await until(async () => (await store.load(agent.agentId)).some(({ cursor }) => cursor >= head));
  return { agent, store, seen };
}

async function digests(groupId: string): Promise<readonly string[]> {
  const rows = await bench.store.readGroupEvents(groupId, 0, 1_000);
  return rows.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
}

function options() {
  const { organization, clock, authority, tls, audience } = bench;
  const { actor, signer } = organization.agents.coordinator;
  const registry: RegistryEvidence = {
    organizationId: organization.id,
    revision: "1",
    applicability: "current",
    completeness: "complete",
    coverage: "full-history",
    bindings: [
      {
        keyId: organization.authority.keyId,
        principal: organization.authority.actor,
        algorithm: "Ed25519",
        publicKey: encodeBase64url(organization.authority.keyPair.publicKey),
        validFrom: formatInstantMs(organization.startMs - 86_400_000),
        validityHistory: [],
      },
    ],
  };
  return {
    url: `wss://localhost:${authority.port}/v0.1/ws`,
    audience,
    agentId: actor.id,
    signer,
    organizationId: organization.id,
    authority: organization.authority.actor,
    registry,
    ca: trustOf(tls),
    clock: { ...systemClock, nowMs: () => clock.nowMs() },
  };
}
