import { afterEach, describe, expect, it } from "vitest";
import { commandDepthMax, failuresPerAgentMax, subscribeGroupsMax } from "../../../server/limits.ts";
import { type Bench, startBench, until } from "../../support/authority.ts";
import { freshId } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe("what one party may cost the others", () => {
  it("gives a Group named a thousand times in one SUBSCRIBE one stream (P28, MWP-MSN-014)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const [worker, coordinator] = [await bench.agent("worker"), await bench.agent("coordinator")];
    for (let n = 0; n < 40; n += 1) await coordinator.post(groupId, `message ${n}`);
    const groups = Array.from({ length: subscribeGroupsMax }, (_, n) => ({ groupId, afterSequence: n % 40 }));
    worker.sendFrame({
      protocolVersion: "0.1",
      frameId: freshId(),
      frameType: "SUBSCRIBE",
      subscriptionId: freshId(),
      groups,
    });
    await worker.reached(groupId, head + 40);
    await worker.ping();
    const expected = Array.from({ length: head + 40 - 39 }, (_, n) => n + 40);
    expect(worker.sequences(groupId)).toEqual(expected);
  });

  it("lets others have their turn while one connection reads a long history (MWP-MSN-014, MWP-EVT-011)", async () => {
    bench = await startBench();
    const { groupId } = await bench.mission();
    const coordinator = await bench.agent("coordinator");
    await Promise.all(Array.from({ length: 500 }, (_, n) => coordinator.post(groupId, `message ${n}`)));
    const worker = await bench.agent("worker");
    worker.subscribe(groupId);
    await coordinator.ping();
    expect(worker.sequences(groupId).length).toBeLessThan(500);
    await worker.reached(groupId, 500);
  });

  it("takes no Command so deep that no reader takes its Event, on either door (MWP-EVT-012)", async () => {
    bench = await startBench();
    const { groupId, head } = await bench.mission();
    const human = bench.organization.owner;
    const deep = (levels: number) => ({
      groupId,
      membershipEpoch: 1,
      payload: { content: "deep" },
      extensions: { "urn:x:e": { critical: false, version: "1.0.0", data: { a: nested(levels) } } } as never,
    });
    // Command, extensions, extension and data are four levels.
    const refused = await bench.postCommand(human, "message.post", deep(commandDepthMax - 3));
    expect([refused.status, refused.json.error?.code]).toEqual([400, "PROTOCOL_VIOLATION"]);
    const coordinator = await bench.agent("coordinator");
    const answer = await coordinator.send("message.post", deep(commandDepthMax - 3));
    expect(!answer.ok && answer.error.code).toBe("PROTOCOL_VIOLATION");
    expect((await bench.postCommand(human, "message.post", deep(commandDepthMax - 4))).status).toBe(200);
    expect(await bench.events(groupId)).toHaveLength(head + 1);
    coordinator.subscribe(groupId);
    await coordinator.reached(groupId, head + 1);
  });

  it("keeps the Sessions of an Agent in step when a service opens one by Command (MWP-IDN-008, SUP-10)", async () => {
    bench = await startBench();
    const worker = await bench.agent("worker");
    const { authority, agents } = bench.organization;
    const payload = { agentId: agents.worker.actor.id };
    const service = { ...agents.worker, actor: authority.actor, signer: authority.signer };
    const opened = await bench.postCommand(service, "ext.missionweaveprotocol.identity.session_open", { payload });
    expect(opened.status).toBe(200);
    expect((await worker.closed).code).toBe(1008);
    expect((await bench.agent("worker")).epoch).toBe(worker.epoch + 2);
  });

  it("records malformed Commands for the auditor, but not without end (MWP-SDV-018)", async () => {
    bench = await startBench();
    const worker = await bench.agent("worker");
    const bad = failuresPerAgentMax + 40;
    for (let n = 0; n < bad; n += 1) worker.sendFrame({ frameType: "COMMAND", command: { actionId: freshId() } });
    const errors = (): number => worker.frames.filter((frame) => frame.frameType === "ERROR").length;
    await until(() => errors() === bad, "an ERROR for each");
    await until(async () => (await bench.store.readAudit(0, 1_000)).length >= failuresPerAgentMax, "the audit");
    expect(await bench.store.readAudit(0, 1_000)).toHaveLength(failuresPerAgentMax);
  });
});
