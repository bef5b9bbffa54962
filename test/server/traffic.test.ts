import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "../../generated/types.ts";
import { createGroupState, evolveGroup, groupInvariants, stateDocument } from "../../lib/core/mod.ts";
import { canonicalBytes, canonicalText } from "../../lib/json/canonical.ts";
import type { JsonValue } from "../../lib/json/value.ts";
import type { SignedCommand } from "../../lib/wire/command.ts";
import { type Bench, grantOf, missionPayload, startBench } from "../support/authority.ts";
import type { AgentName } from "../support/organization.ts";
import type { Answer, RawAgent } from "../support/raw-client.ts";

let bench: Bench;
afterEach(() => bench.stop());

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What the clients of one run hold against the authority in the end. */
interface Ledger {
  /** Event by ID, as its receiver got it. */
  readonly received: Map<string, string>;
  /** Actor and Action ID → Events it was answered with. */
  readonly answers: Map<string, Set<string>>;
}

class Client {
  readonly name: AgentName;
  readonly #ledger: Ledger;
  readonly sent: SignedCommand[] = [];
  readonly waiting: Promise<unknown>[] = [];
  readonly cursors = new Map<string, number>();
  agent: RawAgent | undefined;

  constructor(name: AgentName, ledger: Ledger) {
    this.name = name;
    this.#ledger = ledger;
  }

  async connect(groups: readonly string[]): Promise<void> {
    if (this.agent !== undefined && !this.agent.isClosed) return;
    this.gone();
    this.agent = await bench.agent(this.name).catch(() => undefined);
    for (const groupId of groups) this.agent?.subscribe(groupId, this.cursors.get(groupId) ?? 0);
  }

  /** Settles the account of the connection that is over. */
  gone(): void {
    const { agent } = this;
    this.agent = undefined;
    if (agent === undefined) return;
    const byGroup = new Map<string, number[]>();
    for (const frame of agent.frames) {
      if (frame.frameType !== "EVENT") continue;
      const { event } = frame;
      this.#ledger.received.set(event.eventId, canonicalText(event as unknown as JsonValue));
      const seen = byGroup.get(event.groupId ?? "") ?? [];
      seen.push(event.sequence ?? 0);
      byGroup.set(event.groupId ?? "", seen);
    }
    for (const [groupId, sequences] of byGroup) {
      const from = this.cursors.get(groupId) ?? 0;
      // The contiguous part is what the client has processed.
      const have = new Set(sequences);
      let cursor = from;
      while (have.has(cursor + 1)) cursor += 1;
      this.cursors.set(groupId, cursor);
    }
  }

  present(signed: SignedCommand): void {
    const { agent } = this;
    if (agent === undefined || agent.isClosed) return;
    this.waiting.push(
      agent.present(signed).then(
        (answer) => this.#note(signed, answer),
        () => undefined,
      ),
    );
  }

  #note({ command }: SignedCommand, answer: Answer): void {
    if (!answer.ok) return;
    const key = `${command.actor.id} ${command.actionId}`;
    const events = this.#ledger.answers.get(key) ?? new Set();
    this.#ledger.answers.set(key, events.add(answer.event.eventId));
    this.#ledger.received.set(answer.event.eventId, canonicalText(answer.event as unknown as JsonValue));
  }
}

async function run(seed: number, steps: number): Promise<void> {
  const below = random(seed);
  const ledger: Ledger = { received: new Map(), answers: new Map() };
  const first = await bench.mission();
  const groups = [first.groupId, (await bench.mission()).groupId];
  const clients = (["coordinator", "worker", "stranger"] as const).map((name) => new Client(name, ledger));
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const founded: { groupId: string; status: number }[] = [];
  const { organization } = bench;

  const actions: (() => Promise<void> | void)[] = [
    ...Array.from({ length: 8 }, () => () => {
      const { agent, sent } = pick(clients);
      if (agent === undefined || agent.isClosed) return;
      const count = 1 + below(6);
      for (let n = 0; n < count; n += 1)
        sent.push(agent.sign("message.post", { groupId: pick(groups), payload: { content: `${seed} ${below(1e6)}` } }));
      const client = clients.find((one) => one.agent === agent) as Client;
      for (const signed of sent.slice(-count)) client.present(signed);
    }),
    // Again what was sent before, whatever became of it.
    ...Array.from({ length: 3 }, () => () => {
      const client = pick(clients);
      if (client.sent.length > 0) for (let n = 0; n < 3; n += 1) client.present(pick(client.sent));
    }),
    () => pick(clients).agent?.transport.cut(),
    () => {
      const { agent } = clients[0] as Client;
      if (agent === undefined || agent.isClosed) return;
      (clients[0] as Client).present(
        agent.sign("mission.renew_coordinator", { groupId: pick(groups), coordinatorEpoch: 1, payload: {} }),
      );
    },
    async () => {
      const kind = pick(["membership.change", "membership.end"]);
      const member = { ...organization.agents.stranger.actor };
      const payload =
        kind === "membership.end" ? { member } : grantOf(organization.agents.stranger, { visibilityStartSequence: 1 });
      await bench.postCommand(organization.owner, kind, { groupId: pick(groups), membershipEpoch: 1, payload });
    },
    async () => {
      const payload = missionPayload(organization);
      const answer = await bench.postCommand(organization.owner, "mission.create", {
        groupId: payload.groupId,
        payload,
      });
      founded.push({ groupId: payload.groupId, status: answer.status });
    },
    () => bench.clock.advance(below(2_000)),
    async () => void (below(3) === 0 && (await bench.restart())),
    async () => void (below(3) === 0 && (await bench.crash())),
  ];
  for (let step = 0; step < steps; step += 1) {
    await pick(actions)();
    if (below(3) === 0) await Promise.all(clients.map((client) => client.connect(groups)));
    if (below(4) === 0) await new Promise((resolve) => setTimeout(resolve, below(8)));
  }
  await Promise.all(clients.flatMap(({ waiting }) => waiting));
  for (const client of clients) client.gone();

  // Everybody comes back once more and gets the rest.
  await Promise.all(clients.map((client) => client.connect(groups)));
  const coordinator = clients[0] as Client;
  const logs = new Map<string, Event[]>();
  for (const groupId of groups) logs.set(groupId, await bench.events(groupId));
  for (const [groupId, log] of logs)
    if ((coordinator.cursors.get(groupId) ?? 0) < log.length) await coordinator.agent?.reached(groupId, log.length);
  for (const client of clients) client.gone();

  const stored = new Map([...logs.values()].flat().map((event) => [event.eventId, event]));
  for (const [groupId, log] of logs) {
    expect(
      log.map(({ sequence }) => sequence),
      `I2 ${groupId}`,
    ).toEqual(log.map((_, index) => index + 1));
    const state = log.reduce(evolveGroup, createGroupState(groupId));
    expect(groupInvariants(state)).toEqual([]);
    // I11: the live state decides as the replayed one would.
    const again = log.reduce(evolveGroup, createGroupState(groupId));
    expect(canonicalBytes(stateDocument(again))).toEqual(canonicalBytes(stateDocument(state)));
    const conversation = state.conversations.get(state.mission?.mainConversationId ?? "");
    const probe = await bench.postCommand(organization.owner, "message.post", {
      groupId,
      membershipEpoch: 1,
      expectedRevision: conversation?.revision ?? -1,
      payload: { content: "probe" },
    });
    expect(probe.json, "I11").toMatchObject({ sequence: log.length + 1 });
  }
  for (const [eventId, text] of ledger.received) {
    const event = stored.get(eventId);
    expect(event === undefined ? undefined : canonicalText(event as unknown as JsonValue), "I1").toBe(text);
  }
  const byCommand = new Map<string, number>();
  for (const { actor, cause } of stored.values()) {
    if (cause.type === "command")
      byCommand.set(`${actor.id} ${cause.id}`, (byCommand.get(`${actor.id} ${cause.id}`) ?? 0) + 1);
  }
  for (const [key, count] of byCommand) expect(count, `I3 ${key}`).toBe(1);
  for (const [key, events] of ledger.answers) expect([key, events.size], "I3").toEqual([key, 1]);
  for (const { groupId, status } of founded) {
    const log = await bench.events(groupId);
    expect(log.length, "I5").toBe(status === 200 ? 3 : log.length === 3 ? 3 : 0);
  }
  for (const groupId of groups) {
    const length = logs.get(groupId)?.length ?? 0;
    expect(coordinator.cursors.get(groupId), "no gap in what the Coordinator got").toBeGreaterThanOrEqual(length);
  }
}

describe("random traffic with disconnects, restarts and a store that goes away", () => {
  it.each([1, 2, 3, 4, 5, 6])("keeps I1, I2, I3, I5 and I11 (seed %i)", async (seed) => {
    bench = await startBench({ store: "sqlite" });
    await run(seed, 90);
  });
});
