import { describe, expect, it } from "vitest";
import type { Command } from "../../../generated/types.ts";
import { connectAgent } from "../../../lib/agent/agent.ts";
import type { VerifiedEvent } from "../../../lib/agent/event.ts";
import type { Agent, AgentProblem } from "../../../lib/agent/options.ts";
import type { AgentStore } from "../../../lib/agent/store.ts";
import { createMemoryStore } from "../../../lib/agent/store-memory.ts";
import {
  evidence,
  evidenceWithoutAuthority,
  groupId,
  ownMembership,
  type Peer,
  type ScriptedAuthority,
  scriptedAuthority,
  until,
} from "../../support/scripted-authority.ts";

interface Seen {
  readonly agent: Agent;
  readonly sequences: number[];
  readonly problems: AgentProblem[];
}

async function connect(authority: ScriptedAuthority): Promise<Seen> {
  const agent = await connectAgent(authority.options);
  const sequences: number[] = [];
  const problems: AgentProblem[] = [];
  agent.on("event", (event) => sequences.push(event.document.sequence as number));
  agent.on("problem", (problem) => problems.push(problem));
  return { agent, sequences, problems };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);
const commandsOf = (peer: Peer | undefined): Command[] =>
  (peer?.frames ?? []).flatMap((frame) => (frame.frameType === "COMMAND" ? [frame.command] : []));
const commandTexts = (peer: Peer | undefined): string[] =>
  (peer?.texts ?? []).filter((text) => text.startsWith('{"command"'));
const acksOf = (peer: Peer | undefined) =>
  (peer?.frames ?? []).flatMap((frame) => (frame.frameType === "ACK" ? frame.acknowledgements : []));
const post = { groupId, membershipEpoch: 1, payload: { content: "hello" } } as const;

describe("Agent: Events", () => {
  it("delivers backfill and live Events in order, saves them, then acknowledges (MWP-WRK-029, MWP-WRK-030)", async () => {
    const store = createMemoryStore();
    const authority = scriptedAuthority({ store });
    for (let n = 0; n < 20; n++) authority.append();
    const { agent, sequences } = await connect(authority);
    agent.subscribe(groupId);
    await until(() => sequences.length === 20);
    authority.live(authority.append());
    await until(() => acksOf(authority.peers[0]).at(-1)?.sequence === 21);
    expect(sequences).toEqual(upTo(21));
    expect(acksOf(authority.peers[0]).length).toBeLessThan(5);
    expect(await store.load(agent.agentId)).toEqual([{ groupId, cursor: 21 }]);
    await agent.close();
  });

  it("resumes from the durable Cursor after a lost connection and after a restart (MWP-WRK-030)", async () => {
    const store = createMemoryStore();
    const authority = scriptedAuthority({ store });
    for (let n = 0; n < 3; n++) authority.append();
    const first = await connect(authority);
    first.agent.subscribe(groupId);
    await until(() => first.sequences.length === 3);
    authority.append();
    authority.peers[0]?.end.close(1012);
    await until(() => first.sequences.length === 4);
    expect(first.agent.sessionEpoch).toBe(2);
    await first.agent.close();

    authority.append();
    const second = await connect(authority);
    second.agent.subscribe(groupId);
    await until(() => second.sequences.length === 1);
    expect([...first.sequences, ...second.sequences]).toEqual(upTo(5));
    const requests = authority.peers.flatMap(({ frames }) =>
      frames.flatMap((frame) => (frame.frameType === "SUBSCRIBE" ? frame.groups : [])),
    );
    expect(requests.map(({ afterSequence }) => afterSequence)).toEqual([0, 3, 4]);
    await second.agent.close();
  });

  it("ends the connection at a gap, keeps the Cursor before it and resubscribes (MWP-WRK-029)", async () => {
    const authority = scriptedAuthority();
    authority.append(ownMembership({ role: "coordinator" }));
    for (let n = 0; n < 4; n++) authority.append();
    const replay = authority.onSubscribe;
    let isHealed = false;
    authority.onSubscribe = (peer, frame) => {
      if (isHealed) return replay(peer, frame);
      for (const event of authority.log) if (event.document.sequence !== 3) peer.sendEvent(event);
    };
    const { agent, sequences, problems } = await connect(authority);
    agent.subscribe(groupId);
    // One reconnect; found again, only this Group stands still and is asked for again on the same session.
    await until(() => (authority.peers[1]?.frames.length ?? 0) > 2);
    expect(agent.cursor(groupId)).toBe(2);
    isHealed = true;
    await until(() => sequences.length === 5);
    expect(sequences).toEqual(upTo(5));
    expect([problems.map(({ what }) => what), authority.peers.length]).toEqual([["gap"], 2]);
    await agent.close();
  });

  it("takes no Event that does not verify or that another service accepted, and never acknowledges it", async () => {
    for (const forge of [
      (authority: ScriptedAuthority) => authority.append({}, "other"),
      (authority: ScriptedAuthority) => {
        const event = authority.append();
        const document = { ...event.document, payload: { content: "forged" } };
        return { ...event, bytes: new TextEncoder().encode(JSON.stringify(document)) };
      },
    ]) {
      const authority = scriptedAuthority();
      const forged = forge(authority);
      authority.onSubscribe = (peer) => peer.sendEvent(forged);
      const { agent, sequences, problems } = await connect(authority);
      agent.subscribe(groupId);
      await until(() => problems.length > 1);
      expect(problems[0]).toMatchObject({ what: "untrusted", groupId });
      expect([sequences, acksOf(authority.peers[0])]).toEqual([[], []]);
      await agent.close();
    }
  });

  it("asks the Registry again when an Event is newer than its evidence", async () => {
    let nowMs = Date.now();
    const clock = {
      nowMs: () => nowMs,
      after: (delayMs: number, action: () => void) => {
        const timer = setTimeout(action, delayMs);
        return () => clearTimeout(timer);
      },
    };
    let current = evidenceWithoutAuthority;
    const authority = scriptedAuthority({ registry: () => current, clock });
    authority.append();
    const { agent, sequences } = await connect(authority);
    current = evidence;
    nowMs += 6_000;
    agent.subscribe(groupId);
    await until(() => sequences.length === 1);
    await agent.close();
  });

  it("keeps a Cursor per Group and routes before sequencing (MWP-EVT-010, MWP-WRK-008)", async () => {
    const authority = scriptedAuthority();
    const groups = ["urn:example:group:1", "urn:example:group:2", "urn:example:group:3"];
    for (let n = 1; n <= 5; n++) for (const id of groups) authority.append({ groupId: id, sequence: n });
    const { agent, sequences } = await connect(authority);
    authority.onSubscribe = () => {};
    for (const id of groups) agent.subscribe(id);
    for (const event of authority.log) authority.live(event);
    await until(() => sequences.length === 15);
    expect(groups.map((id) => agent.cursor(id))).toEqual([5, 5, 5]);
    await agent.close();
  });

  it("pauses and resumes a single Group on BACKPRESSURE (MWP-EVT-011)", async () => {
    const authority = scriptedAuthority();
    authority.append();
    const replay = authority.onSubscribe;
    let asked = 0;
    authority.onSubscribe = (peer, frame) => {
      if (++asked === 1) peer.sendError("BACKPRESSURE", { groupId, retryAfterMs: 20 });
      else replay(peer, frame);
    };
    const { agent, sequences } = await connect(authority);
    agent.subscribe(groupId);
    await until(() => sequences.length === 1);
    expect([asked, authority.peers.length]).toEqual([2, 1]);
    await agent.close();
  });

  it("reports a refused subscription, ends it and leaves the others alone (MWP-EVT-009)", async () => {
    const authority = scriptedAuthority();
    authority.append();
    const replay = authority.onSubscribe;
    authority.onSubscribe = (peer, frame) => {
      for (const group of frame.groups)
        if (group.groupId === groupId) replay(peer, { ...frame, groups: [group] });
        else peer.sendError("GROUP_NOT_FOUND", { groupId: group.groupId, relatedFrameId: frame.frameId });
    };
    const { agent, sequences, problems } = await connect(authority);
    agent.subscribe("urn:example:group:hidden");
    agent.subscribe(groupId);
    await until(() => sequences.length === 1 && problems.length === 1);
    expect(problems[0]).toMatchObject({
      what: "refused",
      groupId: "urn:example:group:hidden",
      error: { code: "GROUP_NOT_FOUND" },
    });
    authority.peers[0]?.end.close(1012);
    await until(() => (authority.peers[1]?.frames.length ?? 0) > 0);
    expect(authority.peers[1]?.frames[0]).toMatchObject({ groups: [{ groupId }] });
    await agent.close();
  });

  it("loses nothing when the store cannot save: what is not saved is asked for again", async () => {
    const inner = createMemoryStore();
    let failures = 2;
    const store: AgentStore = {
      load: inner.load,
      save: async (agentId, steps) => {
        if (failures-- > 0) throw new Error("disk full");
        await inner.save(agentId, steps);
      },
    };
    const authority = scriptedAuthority({ store });
    for (let n = 0; n < 5; n++) authority.append();
    const { agent, sequences, problems } = await connect(authority);
    agent.subscribe(groupId);
    await until(() => sequences.length === 5);
    expect(sequences).toEqual(upTo(5));
    expect(problems.map(({ what }) => what)).toEqual(["store", "store"]);
    await agent.close();
  });

  it("loses nothing when saving fails after a newer session has asked already (MWP-WRK-029)", async () => {
    const inner = createMemoryStore();
    let failSave = (): void => {};
    let isFirst = true;
    const store: AgentStore = {
      load: inner.load,
      save: (agentId, steps) => {
        if (!isFirst) return inner.save(agentId, steps);
        isFirst = false;
        return new Promise((_resolve, reject) => {
          failSave = () => reject(new Error("disk full"));
        });
      },
    };
    const authority = scriptedAuthority({ store });
    for (let n = 0; n < 5; n++) authority.append();
    const { agent, sequences } = await connect(authority);
    agent.subscribe(groupId);
    await until(() => !isFirst);
    authority.append();
    authority.peers[0]?.end.close(1012);
    await until(() => (authority.peers[1]?.frames.length ?? 0) > 0);
    failSave();
    await until(() => agent.cursor(groupId) === 6);
    expect(sequences).toEqual(upTo(6));
    await agent.close();
  });

  it("hands Events to a for-await reader until it is closed", async () => {
    const authority = scriptedAuthority();
    for (let n = 0; n < 3; n++) authority.append();
    const { agent } = await connect(authority);
    const read: VerifiedEvent[] = [];
    const reading = (async () => {
      for await (const event of agent.events) if (read.push(event) === 3) void agent.close();
    })();
    agent.subscribe(groupId);
    await reading;
    expect(read.map(({ document }) => document.sequence)).toEqual([1, 2, 3]);
  });
});

describe("Agent: Commands", () => {
  it("resolves to the accepted Event and fills in both epochs (MWP-EVT-001, MWP-FND-016)", async () => {
    const authority = scriptedAuthority();
    authority.append(ownMembership({ membershipEpoch: 7 }));
    const { agent } = await connect(authority);
    agent.subscribe(groupId);
    const event = await agent.send("message.post", { groupId, payload: { content: "hello" } });
    const [command] = commandsOf(authority.peers[0]);
    expect(command).toMatchObject({ membershipEpoch: 7, sessionEpoch: 1, actor: { type: "agent", id: agent.agentId } });
    expect(event.document.cause).toEqual({ type: "command", id: command?.actionId });
    expect(agent.membership(groupId)).toMatchObject({ membershipEpoch: 7, role: "worker" });
    await agent.close();
  });

  it("fails without a known Membership, and rejects with the authority's typed error (MWP-EXT-004)", async () => {
    const authority = scriptedAuthority();
    const { agent } = await connect(authority);
    await expect(agent.send("message.post", { groupId, payload: { content: "other" } })).rejects.toMatchObject({
      code: "MEMBERSHIP_UNKNOWN",
    });
    authority.onCommand = (peer, { actionId }) =>
      peer.sendError("REVISION_CONFLICT", { relatedActionId: actionId, groupId, currentRevision: 9 });
    await expect(agent.send("message.post", post)).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      currentRevision: 9,
    });
    authority.onCommand = (peer) => {
      const frame = peer.frames.at(-1);
      peer.sendError("PROTOCOL_VIOLATION", { relatedFrameId: frame?.frameId });
    };
    await expect(agent.send("message.post", post)).rejects.toMatchObject({ code: "PROTOCOL_VIOLATION" });
    await agent.close();
  });

  it("sends no Command that no authority would take, and says why with its code (MWP-EVT-001)", async () => {
    const authority = scriptedAuthority();
    const { agent } = await connect(authority);
    await expect(agent.send("mesage.post", post)).rejects.toMatchObject({
      ...{ name: "MwpError", code: "SCHEMA_VALIDATION_FAILED", retryable: false },
      cause: { name: "SigningError" },
    });
    await expect(agent.send("ext.acme.notes.add", { ...post, payload: { n: Number.NaN } })).rejects.toMatchObject({
      ...{ name: "MwpError", code: "PROTOCOL_VIOLATION", retryable: false },
      cause: { name: "CanonicalizationError" },
    });
    await agent.send("message.post", post);
    expect(commandsOf(authority.peers[0])).toHaveLength(1);
    await agent.close();
  });

  it("resends identical bytes after BACKPRESSURE (MWP-EXT-005)", async () => {
    const authority = scriptedAuthority();
    const accept = authority.onCommand;
    let refusals = 2;
    authority.onCommand = (peer, command) => {
      if (refusals-- > 0) peer.sendError("BACKPRESSURE", { relatedActionId: command.actionId, retryAfterMs: 5 });
      else accept(peer, command);
    };
    const { agent } = await connect(authority);
    await agent.send("message.post", post);
    const sent = commandTexts(authority.peers[0]);
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
    await agent.close();
  });

  it("finds out what became of a Command whose answer was lost: accepted, by its receipt (MWP-EVT-003)", async () => {
    const authority = scriptedAuthority();
    const accept = authority.onCommand;
    authority.onCommand = (peer, command) => {
      if (authority.peers.length === 1) {
        authority.accept(command);
        peer.end.close(1006);
        authority.onCommand = (next) => next.sendEvent(authority.log[0] as (typeof authority.log)[0]);
      } else accept(peer, command);
    };
    const { agent } = await connect(authority);
    const event = await agent.send("message.post", post);
    expect(event.document.eventId).toBe(authority.log[0]?.document.eventId);
    expect(commandTexts(authority.peers[1])).toEqual(commandTexts(authority.peers[0]));
    await agent.close();
  });

  it("… accepted, by replay of its Event, whatever else the authority says", async () => {
    const authority = scriptedAuthority();
    authority.onCommand = (peer, command) => {
      authority.accept(command);
      peer.end.close(1006);
      authority.onCommand = () => {};
    };
    const { agent } = await connect(authority);
    agent.subscribe(groupId);
    const event = await agent.send("message.post", post);
    expect(event.document.sequence).toBe(1);
    await agent.close();
  });

  it("… not accepted: AUTH_STALE_SESSION, and the caller's new Command has a new Action ID (MWP-EXT-005, MWP-IDN-008)", async () => {
    const authority = scriptedAuthority();
    const accept = authority.onCommand;
    authority.onCommand = (peer, command) => {
      if (authority.peers.length === 1) peer.end.close(1006);
      else if (command.sessionEpoch !== peer.epoch)
        peer.sendError("AUTH_STALE_SESSION", { relatedActionId: command.actionId });
      else accept(peer, command);
    };
    const { agent } = await connect(authority);
    await expect(agent.send("message.post", post)).rejects.toMatchObject({
      code: "AUTH_STALE_SESSION",
      retryable: false,
    });
    await agent.send("message.post", post);
    const actions = authority.peers.flatMap(commandsOf).map(({ actionId }) => actionId);
    expect([actions.length, new Set(actions).size]).toEqual([3, 2]);
    await agent.close();
  });

  it("never gives one Action ID two contents, and does not believe an Event of other content (MWP-EVT-003)", async () => {
    const authority = scriptedAuthority();
    let answer = (): void => {};
    authority.onCommand = (peer, command) => {
      answer = () => peer.sendEvent(authority.accept(command, { commandHash: `sha256:${"0".repeat(64)}` }));
    };
    const { agent } = await connect(authority);
    const actionId = "urn:example:action:fixed";
    const first = agent.send("message.post", { ...post, actionId });
    await expect(
      agent.send("message.post", { ...post, actionId, payload: { content: "other" } }),
    ).rejects.toMatchObject({
      code: "ACTION_ID_COLLISION",
    });
    await until(() => commandsOf(authority.peers[0]).length === 1);
    answer();
    await expect(first).rejects.toMatchObject({ code: "ACTION_ID_COLLISION" });
    await agent.close();
  });

  it("waits for a session instead of making a Command that is stale at birth", async () => {
    const authority = scriptedAuthority();
    const { agent } = await connect(authority);
    const lost = new Promise<void>((resolve) => {
      agent.on("state", (state) => state === "connecting" && resolve());
    });
    authority.peers[0]?.end.close(1012);
    await lost;
    const event = await agent.send("message.post", post);
    expect(commandsOf(authority.peers[1])[0]?.sessionEpoch).toBe(2);
    expect(event.document.commandHash).toBeDefined();
    await agent.close();
  });

  it("delivers its own answer once although it came directly during backfill (MWP-WRK-029)", async () => {
    const authority = scriptedAuthority();
    authority.append(ownMembership());
    for (let n = 0; n < 3; n++) authority.append();
    authority.onSubscribe = (peer, frame) => {
      const owed = authority.log.filter(
        ({ document }) => (document.sequence ?? 0) > (frame.groups[0]?.afterSequence ?? 0),
      );
      peer.sendEvent(owed[0] as (typeof owed)[0]);
      setTimeout(() => {
        for (const event of owed.slice(1)) peer.sendEvent(event);
      }, 20);
    };
    const { agent, sequences } = await connect(authority);
    agent.subscribe(groupId);
    await agent.send("message.post", { groupId, payload: { content: "other" } });
    await until(() => sequences.length === 5);
    expect(sequences).toEqual(upTo(5));
    await agent.close();
  });

  it("finds its answer's place in a stream with jumps by asking again, without moving the Cursor past it (MWP-WRK-029)", async () => {
    const authority = scriptedAuthority();
    authority.append(ownMembership());
    const hidden = new Set<number>();
    authority.onSubscribe = (peer, frame) => {
      for (const event of authority.log) {
        const { sequence = 0 } = event.document;
        if (sequence > (frame.groups[0]?.afterSequence ?? 0) && !hidden.has(sequence)) peer.sendEvent(event);
      }
    };
    const { agent, sequences } = await connect(authority);
    agent.subscribe(groupId);
    await until(() => sequences.length === 1);
    hidden.add(authority.append().document.sequence ?? 0);
    const event = await agent.send("message.post", { groupId, payload: { content: "other" } });
    expect([event.document.sequence, agent.cursor(groupId)]).toEqual([3, 1]);
    await until(() => sequences.length === 2);
    expect([sequences, agent.cursor(groupId), authority.peers.length]).toEqual([[1, 3], 3, 1]);
    await agent.close();
  });

  it("stops for good when it is fenced, and rejects what waits (MWP-IDN-008)", async () => {
    const authority = scriptedAuthority();
    authority.onCommand = (peer) => peer.end.close(1008);
    const { agent } = await connect(authority);
    await expect(agent.send("message.post", post)).rejects.toMatchObject({ code: "AUTH_STALE_SESSION" });
    expect([agent.state, authority.peers.length]).toEqual(["closed", 1]);
    await expect(agent.send("message.post", post)).rejects.toMatchObject({ code: "AUTH_STALE_SESSION" });
    await agent.close();
  });

  it("rejects what is pending when it is closed", async () => {
    const authority = scriptedAuthority();
    authority.onCommand = () => {};
    const { agent } = await connect(authority);
    const pending = agent.send("message.post", post);
    await until(() => commandsOf(authority.peers[0]).length === 1);
    const rejected = expect(pending).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
    await agent.close();
    await rejected;
  });
});
