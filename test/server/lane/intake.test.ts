import { afterEach, describe, expect, it } from "vitest";
import { createIntake } from "../../../server/lane/intake.ts";
import type { Store } from "../../../server/store/port.ts";
import { type Bench, missionPayload, startBench } from "../../support/authority.ts";
import { freshId, type RawAgent } from "../../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

/** A store that writes down which of its methods are called. */
function counting(): { readonly calls: string[]; wrap(store: Store): Store } {
  const calls: string[] = [];
  const wrap = (store: Store): Store =>
    Object.fromEntries(
      Object.entries(store).map(([name, method]) => [
        name,
        (...parameters: unknown[]) => {
          // Those the chores of the process make.
          if (!["dueDeadlines", "checkpoint", "appendAudit"].includes(name)) calls.push(name);
          return (method as (...all: unknown[]) => unknown)(...parameters);
        },
      ]),
    ) as unknown as Store;
  return { calls, wrap };
}

const plain = (error: object): object => ({
  ...error,
  relatedFrameId: 0,
  relatedActionId: 0,
  groupId: 0,
  occurredAt: 0,
});

/** A Group with history that the stranger has no part in, one that does not exist. */
async function hiddenGroups(): Promise<{ foreign: string; absent: string }> {
  const { groupId } = await bench.mission();
  const worker = await bench.agent("worker");
  for (let n = 0; n < 20; n += 1) await worker.post(groupId, `${n}`);
  return { foreign: groupId, absent: freshId() };
}

describe("hidden Groups (P30, I13)", () => {
  it("answer a stranger's Command the same with the same work, whether they exist or not", async () => {
    const { calls, wrap } = counting();
    bench = await startBench({ wrap });
    const { foreign, absent } = await hiddenGroups();
    const stranger = await bench.agent("stranger");
    const work: string[][] = [];
    const answers: object[] = [];
    for (const [kind, payload] of [
      ["message.post", { content: "hello" }],
      ["membership.change", { nonsense: true }],
      ["mission.cancel", { reason: "because" }],
    ] as const) {
      for (const groupId of [foreign, absent, foreign]) {
        calls.length = 0;
        const answer = await stranger.send(kind, { groupId, coordinatorEpoch: 1, payload });
        expect(!answer.ok && answer.error.code).toBe("GROUP_NOT_FOUND");
        if (!answer.ok) answers.push(plain(answer.error));
        work.push([kind, ...calls]);
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (const start of [0, 3, 6]) {
      expect(work[start]).toEqual(work[start + 1]);
      expect(work[start]).toEqual(work[start + 2]);
    }
    expect(work.flat().some((name) => name.startsWith("readGroup"))).toBe(false);
  });

  it("answer SUBSCRIBE the same with the same work", async () => {
    const { calls, wrap } = counting();
    bench = await startBench({ wrap });
    const { foreign, absent } = await hiddenGroups();
    const stranger = await bench.agent("stranger");
    const seen: string[] = [];
    for (const groupId of [foreign, absent, foreign]) {
      calls.length = 0;
      stranger.subscribe(groupId);
      seen.push(JSON.stringify([plain(await stranger.nextError()), calls]));
    }
    expect(new Set(seen).size).toBe(1);
    expect(stranger.frames.some(({ frameType }) => frameType === "EVENT")).toBe(false);
  });

  it("answer a human over HTTPS the same with the same work and headers", async () => {
    const { calls, wrap } = counting();
    bench = await startBench({ wrap });
    const { foreign, absent } = await hiddenGroups();
    const seen: string[] = [];
    for (const groupId of [foreign, absent, foreign]) {
      calls.length = 0;
      const answer = await bench.postCommand(bench.organization.guest, "message.post", {
        groupId,
        membershipEpoch: 1,
        payload: { content: "hello" },
      });
      expect(answer.status).toBe(404);
      seen.push(JSON.stringify([plain(answer.json.error ?? {}), { ...answer.json, error: 0 }, answer.headers, calls]));
    }
    expect(new Set(seen).size).toBe(1);
  });

  it("tell their taken ids apart from free ones in one text only", async () => {
    bench = await startBench();
    const { organization } = bench;
    const { missionId, groupId } = await bench.mission();
    const texts = new Set<string>();
    for (const over of [{ missionId }, { groupId }]) {
      const payload = missionPayload(organization, over);
      const answer = await bench.postCommand(organization.guest, "mission.create", {
        groupId: payload.groupId,
        payload,
      });
      expect(answer.json.error?.code).toBe("INVALID_COMMAND");
      texts.add(answer.json.error?.message ?? "");
    }
    expect(texts).toEqual(new Set(["identifier not available"]));
  });

  it("keep no lane for a Group that does not exist, however often it is named", async () => {
    bench = await startBench();
    const { organization } = bench;
    const before = bench.committed.length;
    for (let n = 0; n < 50; n += 1) {
      const payload = missionPayload(organization, { coordinatorAgentId: "urn:example:nobody" });
      const answer = await bench.postCommand(organization.owner, "mission.create", {
        groupId: payload.groupId,
        payload,
      });
      expect(answer.json.error?.code).toBe("INVALID_COMMAND");
    }
    expect(bench.committed.length).toBe(before);
  });
});

describe("the order of one actor in one Group", () => {
  it("stays when a Command comes just as the answer of the store does", async () => {
    bench = await startBench();
    const order: number[] = [];
    let isKnown = false;
    let answer: () => void = () => undefined;
    const lane = { offer: (task: { n: number }) => order.push(task.n) > 0 };
    const index = {
      known: () => (isKnown ? {} : undefined),
      find: () =>
        new Promise((resolve) => {
          answer = () => {
            isKnown = true;
            resolve({});
          };
        }),
    };
    const intake = createIntake({ group: () => lane } as never, index as never, {} as never);
    const submit = (n: number): void =>
      intake.submit({
        n,
        command: { kind: "message.post", groupId: "urn:g", actor: { type: "agent", id: "urn:a" } },
        verified: { signingBytes: [] },
      } as never);
    for (const n of [1, 2, 3]) submit(n);
    await Promise.resolve();
    answer();
    for (const n of [4, 5, 6, 7, 8]) {
      submit(n);
      await Promise.resolve();
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    submit(9);
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  const texts = async (groupId: string, after: number): Promise<string[]> =>
    (await bench.events(groupId))
      .slice(after)
      .map(({ payload }) => (payload as { content: [{ text: string }] }).content[0].text);

  it("stays also while its Membership is being asked for", async () => {
    // The store takes its time over the one question that a cold process has to ask.
    let left = 3;
    bench = await startBench({
      wrap: (store) => ({
        ...store,
        async findMembership(...key) {
          left -= 1;
          await new Promise((resolve) => setTimeout(resolve, left > 0 ? 60 : 5));
          return store.findMembership(...key);
        },
      }),
    });
    const { groupId, head } = await bench.mission();
    await bench.restart();
    left = 3;
    const worker: RawAgent = await bench.agent("worker");
    const wanted = Array.from({ length: 30 }, (_, n) => `${n}`);
    await Promise.all(wanted.map((text) => worker.post(groupId, text)));
    expect(await texts(groupId, head)).toEqual(wanted);
  });
});
