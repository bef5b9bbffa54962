import { afterEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../../../lib/json/value.ts";
import type { CommandOutcome } from "../../../server/lane/task.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import {
  createOrganization,
  createPrincipal,
  publicKeyEntry,
  type TestPrincipal,
  withNewKey,
} from "../../support/organization.ts";
import { isHello } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const register = "ext.missionweaveprotocol.registry.agent_card_register";

function registerCard(agent: TestPrincipal, over: JsonObject = {}, issuer?: TestPrincipal): Promise<CommandOutcome> {
  const agentCard = bench.organization.card(agent, over, issuer) as never;
  return bench.authority.submit(register, { agentCard }, "registry");
}

function code(outcome: CommandOutcome): string {
  return outcome.status === "refused" ? outcome.refusal.code : "accepted";
}

describe("registering a Card (MWP-IDN-001, MWP-SDV-004, P33)", () => {
  it("binds its keys in the transaction of its Event, and the Agent can connect", async () => {
    bench = await startBench({ cards: [] });
    const { worker } = bench.organization.agents;
    await expect(bench.agent("worker")).rejects.toThrow("AUTH_INVALID_SIGNATURE");
    const before = await bench.store.registryRevision();
    expect(code(await registerCard(worker))).toBe("accepted");
    const entry = bench.committed.at(-1);
    expect(entry?.events).toHaveLength(1);
    expect(entry?.registry).toMatchObject([{ entry: "bind", keyId: worker.keyId, principal: worker.actor }]);
    expect(await bench.store.registryRevision()).toBe(before + 1);
    expect((await bench.agent("worker")).epoch).toBe(1);
  });

  it("declares the same keys again without a new entry, and refuses a version that is not newer", async () => {
    bench = await startBench();
    const { worker } = bench.organization.agents;
    expect(code(await registerCard(worker, { cardVersion: 2 }))).toBe("accepted");
    expect(bench.committed.at(-1)?.registry ?? []).toEqual([]);
    expect(code(await registerCard(worker, { cardVersion: 2, displayName: "other" }))).toBe("REVISION_CONFLICT");
  });

  it("refuses keys that conflict with any binding of the Organization, and changes nothing (MWP-SDV-007)", async () => {
    bench = await startBench({ cards: ["coordinator"] });
    const { worker, coordinator } = bench.organization.agents;
    const before = bench.committed.length;
    const conflicts: JsonObject[] = [
      // Another Agent's key under its own ID, under a new one, and an own key under another's ID.
      publicKeyEntry(coordinator),
      publicKeyEntry({ ...worker, keyPair: coordinator.keyPair }),
      publicKeyEntry({ ...worker, keyId: coordinator.keyId }),
      publicKeyEntry({ ...worker, keyId: bench.organization.owner.keyId }),
    ];
    for (const entry of conflicts)
      expect(code(await registerCard(worker, { publicKeys: [entry] }))).toBe("INVALID_COMMAND");
    expect(bench.committed.length).toBe(before);
    expect(code(await registerCard(worker))).toBe("accepted");
  });

  it("has one winner when two Cards bind one key at once", async () => {
    bench = await startBench({ cards: [] });
    const { worker, stranger } = bench.organization.agents;
    const shared = (agent: TestPrincipal, keyId: string): JsonObject => ({
      publicKeys: [publicKeyEntry({ ...worker, keyId }), publicKeyEntry(withNewKey(agent, "own"))],
    });
    const outcomes = await Promise.all([
      registerCard(worker, shared(worker, worker.keyId)),
      registerCard(stranger, shared(stranger, stranger.keyId)),
    ]);
    expect(outcomes.map(code).sort()).toEqual(["INVALID_COMMAND", "accepted"]);
    await bench.restart();
    expect((await bench.agent("worker").catch(() => undefined))?.epoch ?? 0).toBeLessThanOrEqual(1);
  });

  it("takes only an issuer and a sender with the role registry (MWP-ADM-014)", async () => {
    bench = await startBench({ cards: [] });
    const { organization } = bench;
    const { worker } = organization.agents;
    const before = bench.committed.length;
    expect(code(await registerCard(worker, {}, organization.policy))).toBe("AUTH_FORBIDDEN");
    const agentCard = organization.card(worker) as never;
    const sent = await bench.postCommand(organization.policy, register, { payload: { agentCard } });
    expect(sent.json.error?.code).toBe("AUTH_FORBIDDEN");
    const forged = { ...organization.card(worker), displayName: "changed" } as never;
    const outcome = await bench.authority.submit(register, { agentCard: forged }, "registry");
    expect(code(outcome)).toBe("AUTH_INVALID_SIGNATURE");
    const elsewhere = await registerCard(worker, { organizationId: "urn:example:elsewhere" });
    expect(code(elsewhere)).toBe("INVALID_COMMAND");
    expect(bench.committed.length).toBe(before);
  });
});

describe("a key that ends", () => {
  it("ends the Session opened with it at once, with 1008, and opens none (P31, MWP-SDV-014)", async () => {
    bench = await startBench();
    const { worker } = bench.organization.agents;
    const agent = await bench.agent("worker");
    const revoked = publicKeyEntry(worker, { revokedAt: "2026-03-01T12:00:00Z" });
    const fresh = withNewKey(worker, "second");
    expect(code(await registerCard(worker, { cardVersion: 2, publicKeys: [revoked, publicKeyEntry(fresh)] }))).toBe(
      "accepted",
    );
    expect((await agent.nextError()).code).toBe("AUTH_STALE_SESSION");
    expect((await agent.closed).code).toBe(1008);
    await expect(bench.agent("worker")).rejects.toThrow("AUTH_INVALID_SIGNATURE");
    expect((await bench.agent(fresh)).epoch).toBe(agent.epoch + 1);
  });

  it("ends the Session when its time is up, without anybody doing anything", async () => {
    bench = await startBench({ cards: ["coordinator"] });
    const { worker } = bench.organization.agents;
    const until = "2026-03-01T12:30:00Z";
    expect(code(await registerCard(worker, { publicKeys: [publicKeyEntry(worker, { validUntil: until })] }))).toBe(
      "accepted",
    );
    const agent = await bench.agent("worker");
    bench.clock.advance(29 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(agent.isClosed).toBe(false);
    bench.clock.advance(60_000);
    expect((await agent.closed).code).toBe(1008);
  });

  it("takes with it the Commands that were verified before it ended and are not durable yet (I7)", async () => {
    let hold: Promise<void> | undefined;
    const waiting: string[] = [];
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async append(batch) {
          const groupId = batch.find((entry) => entry.groupId !== undefined)?.groupId;
          if (groupId !== undefined && hold !== undefined) {
            waiting.push(groupId);
            await hold;
          }
          return store.append(batch);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    const agent = await bench.agent("worker");
    let open: () => void = () => undefined;
    hold = new Promise((resolve) => {
      open = resolve;
    });
    // The first is on its way to the store, the second waits in the mailbox, verified both.
    void agent.post(groupId, "one").catch(() => undefined);
    await until(() => waiting.length > 0);
    void agent.post(groupId, "two").catch(() => undefined);
    await agent.ping();
    const { worker } = bench.organization.agents;
    const registered = registerCard(worker, {
      cardVersion: 2,
      publicKeys: [
        publicKeyEntry(worker, { revokedAt: "2026-03-01T12:00:00Z" }),
        publicKeyEntry(withNewKey(worker, "b")),
      ],
    });
    // By now the Card waits for the same commit that the second Command will.
    await new Promise((resolve) => setTimeout(resolve, 50));
    hold = undefined;
    open();
    expect(code(await registered)).toBe("accepted");
    await new Promise((resolve) => setTimeout(resolve, 50));
    const log = await bench.events(groupId);
    expect(log).toHaveLength(head + 1);
    expect(JSON.stringify(log)).not.toContain('"two"');
    expect(agent.frames.filter(isHello)).toHaveLength(2);
  });
});

describe("a key that ends between the look-ups of a Command and its decision", () => {
  it("takes the Command with it: the append is fenced by the revision that verification rests on (MWP-SDV-008, I7)", async () => {
    let hold: Promise<void> | undefined;
    let held = 0;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async identifierTaken(...identifier) {
          held += hold === undefined ? 0 : 1;
          await hold;
          return store.identifierTaken(...identifier);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    const agent = await bench.agent("worker");
    const { worker } = bench.organization.agents;
    let open: () => void = () => undefined;
    hold = new Promise((resolve) => {
      open = resolve;
    });
    void agent.post(groupId, "verified before").catch(() => undefined);
    await until(() => held > 0);
    const publicKeys = [
      publicKeyEntry(worker, { revokedAt: "2026-03-01T12:00:00Z" }),
      publicKeyEntry(withNewKey(worker, "b")),
    ];
    expect(code(await registerCard(worker, { cardVersion: 2, publicKeys }))).toBe("accepted");
    hold = undefined;
    open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await bench.events(groupId)).toHaveLength(head);
    await until(async () => (await bench.store.readAudit(0, 10)).length > 0);
    const [row] = await bench.store.readAudit(0, 10);
    expect(JSON.parse(Buffer.from(row?.bytes ?? []).toString()).reason).toBe("key-revoked");
  });
});

describe("a Card that is revoked", () => {
  it("ends the Session at once (P31, P33)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const agent = await bench.agent("worker");
    await registerCard(bench.organization.agents.worker, { cardVersion: 2, status: "revoked" });
    expect(bench.authority.connectionCount).toBe(0);
    expect((await agent.closed).code).toBe(1008);
    expect((await bench.events(groupId)).length).toBe(4);
  });
});

describe("the bootstrap of the Registry", () => {
  it("is entered once, also over restarts", async () => {
    bench = await startBench({ store: "sqlite" });
    const before = await bench.store.registryRevision();
    await bench.restart();
    expect(await bench.store.registryRevision()).toBe(before);
    const rows = await bench.store.readRegistryLog(0);
    expect(
      rows
        .filter(({ entry }) => entry.entry === "grant")
        .map(({ entry }) => entry.entry === "grant" && entry.role)
        .sort(),
    ).toEqual(["event-authority", "identity", "policy", "registry"]);
  });

  it("refuses the start before anything is written when its keys prove nothing: a mended configuration starts (MWP-SDV-007)", async () => {
    bench = await startBench({ store: "sqlite" });
    const { organization } = bench;
    const before = await bench.store.registryRevision();
    const other = createPrincipal(organization.id, "human", "other");
    const wrong = [
      ...organization.bootstrap,
      {
        principal: other.actor,
        keyId: organization.owner.keyId,
        publicKey: "AAAA",
        validFrom: "2026-01-01T00:00:00Z",
        roles: [],
      },
    ];
    const attempt = startBench({ organization, store: "memory", bootstrap: wrong });
    await expect(attempt).rejects.toThrow(/bootstrap/);
    expect(await bench.store.registryRevision()).toBe(before);
  });

  it("refuses to start without the roles the authority acts in (MWP-ADM-014)", async () => {
    bench = await startBench();
    const organization = createOrganization();
    const bootstrap = organization.bootstrap.map((binding) => ({
      ...binding,
      roles: binding.roles.filter((role) => role !== "identity"),
    }));
    await expect(startBench({ organization, bootstrap })).rejects.toThrow("identity");
    await expect(startBench({ organization, bootstrap: organization.bootstrap.slice(1) })).rejects.toThrow("bind");
  });
});
