import { afterEach, describe, expect, it } from "vitest";
import { buildCommand, type SignedCommand } from "../../../lib/wire/command.ts";
import { type Bench, contextPackageOf, grantOf, startBench } from "../../support/authority.ts";
import { publicKeyEntry, withNewKey } from "../../support/organization.ts";
import { type Answer, freshId, type RawAgent } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const eventOf = (answer: Answer): string => {
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.event.eventId;
};
const code = (answer: Answer): string => (answer.ok ? "accepted" : answer.error.code);

/** The same JSON value written otherwise: members turned round, blanks, escapes. */
function respelled(signed: SignedCommand): Uint8Array {
  const turn = (value: unknown): unknown =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([name, member]) => [name, turn(member)]),
        )
      : value;
  const text = JSON.stringify(turn(signed.command), undefined, 3)
    .replace('"kind"', '"k\\u0069nd"')
    .replace("hello", "hell\\u006F");
  return Buffer.from(text);
}

async function present(agent: RawAgent, signed: SignedCommand, bytes: Uint8Array): Promise<Answer> {
  const frameId = freshId();
  agent.sendText(
    `{"protocolVersion":"0.1","frameType":"COMMAND","command":${Buffer.from(bytes)},"frameId":"${frameId}"}`,
  );
  const frame = await agent.next(
    (candidate): candidate is typeof candidate =>
      (candidate.frameType === "EVENT" && candidate.event.cause.id === signed.command.actionId) ||
      (candidate.frameType === "ERROR" && candidate.error.relatedFrameId === frameId),
  );
  if (frame.frameType === "EVENT") return { ok: true, event: frame.event };
  if (frame.frameType === "ERROR") return { ok: false, error: frame.error };
  throw new Error(frame.frameType);
}

describe("receipts (MWP-EVT-003, I3)", () => {
  it("answers the same signed content with the same Event: in one batch, later, otherwise spelled, in a new Session, after a restart", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    const signed = worker.sign("message.post", { groupId, payload: { content: "hello" } });
    const together = await Promise.all([
      worker.present(signed),
      present(worker, signed, respelled(signed)),
      worker.present(signed),
    ]);
    const eventId = eventOf(together[0] as Answer);
    const later = await worker.present(signed);
    const otherwise = await present(worker, signed, respelled(signed));
    // Hours later its epochs and its age are of no account any more.
    bench.clock.advance(10 * 3_600_000);
    const old = await worker.present(signed);
    await bench.restart();
    const again = await bench.agent("worker");
    expect(again.epoch).toBe(worker.epoch + 1);
    const restarted = await again.present(signed);
    const answers = [...together, later, otherwise, old, restarted].map(eventOf);
    expect(new Set(answers)).toEqual(new Set([eventId]));
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("refuses other content under a used Action ID, in the same batch, later and after a restart", async () => {
    bench = await startBench({ store: "sqlite" });
    const { groupId, head } = await bench.mission();
    const worker = await bench.agent("worker");
    const actionId = freshId();
    const say = (agent: RawAgent, content: string): Promise<Answer> => agent.post(groupId, content, { actionId });
    const together = await Promise.all([say(worker, "one"), say(worker, "two"), say(worker, "three")]);
    expect(together.map(code)).toEqual(["accepted", "ACTION_ID_COLLISION", "ACTION_ID_COLLISION"]);
    expect(code(await say(worker, "four"))).toBe("ACTION_ID_COLLISION");
    await bench.restart();
    const again = await bench.agent("worker");
    expect(code(await say(again, "five"))).toBe("ACTION_ID_COLLISION");
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });

  it("keeps one receipt in the whole Organization: one Action ID in two Groups at once has one winner", async () => {
    bench = await startBench();
    const [first, second] = [await bench.mission(), await bench.mission()];
    const worker = await bench.agent("worker");
    for (let round = 0; round < 10; round += 1) {
      const actionId = freshId();
      const answers = await Promise.all(
        [first, second].map(({ groupId }) => worker.post(groupId, "hello", { actionId })),
      );
      expect(answers.map(code).sort()).toEqual(["ACTION_ID_COLLISION", "accepted"]);
    }
    const lengths = await Promise.all([first, second].map(async ({ groupId }) => (await bench.events(groupId)).length));
    expect(lengths.reduce((sum, length) => sum + length)).toBe(first.head + second.head + 10);
  });

  it("is by actor: two actors may use one Action ID", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const [coordinator, worker] = await Promise.all([bench.agent("coordinator"), bench.agent("worker")]);
    const actionId = freshId();
    const answers = await Promise.all([
      coordinator.post(groupId, "one", { actionId }),
      worker.post(groupId, "two", { actionId }),
    ]);
    expect(answers.map(code)).toEqual(["accepted", "accepted"]);
  });

  it("leaves none behind a refusal: the Action ID is free (P11)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const worker = await bench.agent("worker");
    const actionId = freshId();
    expect(code(await worker.post(groupId, "one", { actionId, expectedRevision: 99 }))).toBe("REVISION_CONFLICT");
    expect(code(await worker.post(groupId, "two", { actionId }))).toBe("accepted");
  });

  it("does not take the content for its first author when another key signs it, at once or later (MWP-ADM-009)", async () => {
    bench = await startBench({ cards: ["coordinator", "stranger"] });
    const { organization } = bench;
    const { worker } = organization.agents;
    const second = withNewKey(worker, "second");
    const agentCard = organization.card(worker, { publicKeys: [publicKeyEntry(worker), publicKeyEntry(second)] });
    await bench.authority.submit(
      "ext.missionweaveprotocol.registry.agent_card_register",
      { agentCard: agentCard as never },
      "registry",
    );
    const { groupId, head } = await bench.mission();
    const agent = await bench.agent("worker");
    const signed = agent.sign("message.post", { groupId, payload: { content: "hello" } });
    const { signature, sessionEpoch, actor, issuedAt, kind, ...fields } = signed.command;
    const context = { actor, sessionEpoch: sessionEpoch as number, nowMs: Date.parse(issuedAt) };
    expect(signature.keyId).toBe(worker.keyId);
    const twin = buildCommand(kind, fields as never, { context, signer: second.signer });
    expect(twin.signingHash).toBe(signed.signingHash);
    const together = await Promise.all([agent.present(signed), agent.present(twin)]);
    const later = await agent.present(twin);
    expect([...together, later].map(code)).toEqual(["accepted", "AUTH_INVALID_SIGNATURE", "AUTH_INVALID_SIGNATURE"]);
    expect(await bench.events(groupId)).toHaveLength(head + 1);
  });
});

describe("admission (MWP-ADM-001, MWP-ADM-006, I15)", () => {
  it("appends one record for the Command, each document in it and each Event, in the Event's transaction", async () => {
    bench = await startBench({ store: "sqlite" });
    const { missionId, groupId } = await bench.mission({ worker: false });
    const { agents, owner, authority } = bench.organization;
    const contextPackage = contextPackageOf(agents.coordinator, { missionId, groupId });
    const signed = bench.signAs(owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      payload: grantOf(agents.worker, { contextPackage }),
    });
    const answer = await bench.http({
      method: "POST",
      path: "/v0.1/commands",
      headers: { "content-type": "application/json" },
      body: signed.bytes,
    });
    expect(answer.status).toBe(200);
    const entry = bench.committed.at(-1);
    expect(entry?.events).toHaveLength(1);
    const command = await bench.store.findCommandAdmission("human", owner.actor.id, signed.command.actionId);
    const record = JSON.parse(Buffer.from(command?.bytes ?? []).toString());
    expect(record).toMatchObject({
      organizationId: bench.organization.id,
      documentKind: "command",
      signingHash: signed.signingHash,
      keyId: owner.keyId,
      principal: owner.actor,
      acceptedBy: authority.actor,
      trustedAcceptedAt: "2026-03-01T12:00:00.000Z",
    });
    expect(command?.authenticatedService).toEqual(authority.actor);
    const event = await bench.store.findEventAdmission(answer.json.eventId as string);
    expect(JSON.parse(Buffer.from(event?.bytes ?? []).toString())).toMatchObject({
      documentKind: "event",
      keyId: authority.keyId,
    });
    const kinds = [...(entry?.admissions ?? [])].map(({ documentKind }) => documentKind);
    expect(kinds).toContain("context-package");
  });

  it("leaves nothing of a refused Command, not even of the documents in it (I4)", async () => {
    bench = await startBench();
    const { missionId, groupId } = await bench.mission({ worker: false });
    const { agents, owner } = bench.organization;
    const contextPackage = contextPackageOf(agents.coordinator, { missionId, groupId });
    const before = bench.committed.length;
    const payload = grantOf(agents.worker, { contextPackage });
    const refused = bench.signAs(owner, "membership.change", {
      groupId,
      membershipEpoch: 1,
      expectedRevision: 99,
      payload,
    });
    const answer = await bench.http({
      method: "POST",
      path: "/v0.1/commands",
      headers: { "content-type": "application/json" },
      body: refused.bytes,
    });
    expect(answer.json.error?.code).toBe("REVISION_CONFLICT");
    expect(await bench.store.findCommandAdmission("human", owner.actor.id, refused.command.actionId)).toBeUndefined();
    expect(bench.committed.length).toBe(before);
  });

  it("admits a document that was admitted before under its first record only (MWP-ADM-007)", async () => {
    bench = await startBench();
    const { missionId, groupId } = await bench.mission({ worker: false });
    const { agents, owner } = bench.organization;
    const contextPackage = contextPackageOf(agents.coordinator, { missionId, groupId });
    for (const member of [agents.worker, agents.stranger]) {
      const payload = grantOf(member, { contextPackage });
      expect(
        (await bench.postCommand(owner, "membership.change", { groupId, membershipEpoch: 1, payload })).status,
      ).toBe(200);
    }
    const kinds = bench.committed.flatMap(({ admissions = [] }) => admissions.map(({ documentKind }) => documentKind));
    expect(kinds.filter((kind) => kind === "context-package")).toHaveLength(1);
  });

  it.each([
    ["a document whose signature does not hold", { summary: "changed after signing" }, "AUTH_INVALID_SIGNATURE"],
    ["a document of another Group", { groupId: "urn:example:other" }, "INVALID_COMMAND"],
  ])("refuses %s", async (_, change, expected) => {
    bench = await startBench();
    const { missionId, groupId } = await bench.mission({ worker: false });
    const { agents, owner } = bench.organization;
    const contextPackage =
      expected === "INVALID_COMMAND"
        ? contextPackageOf(agents.coordinator, { missionId, groupId }, change)
        : { ...contextPackageOf(agents.coordinator, { missionId, groupId }), ...change };
    const payload = grantOf(agents.worker, { contextPackage });
    const answer = await bench.postCommand(owner, "membership.change", { groupId, membershipEpoch: 1, payload });
    expect(answer.json.error?.code).toBe(expected);
  });
});
