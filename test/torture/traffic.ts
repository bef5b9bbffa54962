import type { AgentPlayer } from "./agent-player.ts";
import { isAccepted, type Sent } from "./ledger.ts";
import type { GroupFields, Player } from "./player.ts";
import type { Random } from "./random.ts";
import { foundGroup, type GroupInPlay, invite, type World } from "./world.ts";

/** Everybody posting, until told to finish. */
export interface Traffic {
  /** Stops sending and resolves when every Command was answered. Rejects with the first error of a player. */
  finish(): Promise<void>;
}

const pauseMsMax = 30;
const groupsMax = 8;
const largeContentLength = 20_000;

/** Lets every player send on its own, with random pauses and bursts. */
export function startTraffic(world: World, random: Random): Traffic {
  let isOver = false;
  const play = async (act: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await sleep(random.int(0, pauseMsMax));
      const burst = random.chance(0.15) ? random.int(2, 6) : 1;
      await Promise.all(Array.from({ length: burst }, act));
    }
  };
  const players = [
    play(() => actAsHuman(world, random)),
    ...world.agents.map((agent) => play(() => actAsAgent(world, agent, random))),
  ];
  return {
    async finish() {
      isOver = true;
      await Promise.all(players);
    },
  };
}

/** Resolves after so many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function actAsHuman(world: World, random: Random): Promise<unknown> {
  const group = random.pick(world.groups);
  const coordinator = random.pick(world.agents);
  const roll = random.next();
  if (group === undefined || coordinator === undefined || (roll < 0.06 && world.groups.length < groupsMax))
    return coordinator && foundGroup(world, coordinator);
  if (roll < 0.12) return amend(world.human, group, { verb: "redact", of: random.pick(group.messages) });
  return speak(world.human, group, random);
}

async function actAsAgent(world: World, agent: AgentPlayer, random: Random): Promise<unknown> {
  const group = random.pick(world.groups.filter(({ groupId }) => agent.isMember(groupId)));
  if (group === undefined) return undefined;
  return group.coordinator === agent && random.chance(0.13)
    ? coordinate(world, group, random)
    : speak(agent, group, random);
}

/** Invites who is missing, redacts, renews; a lease of an earlier Session has to be renewed before anything else. */
async function coordinate(world: World, group: GroupInPlay, random: Random): Promise<void> {
  const { coordinator, groupId } = group;
  const stranger = world.agents.find((agent) => agent !== coordinator && !agent.isMember(groupId));
  const sent =
    stranger !== undefined && random.chance(0.8)
      ? await invite(group, stranger)
      : await amend(coordinator, group, { verb: "redact", of: random.pick(group.messages) });
  if (sent?.outcome.status === "refused" && sent.outcome.code === "WORK_LEASE_EXPIRED")
    await coordinator.send("mission.renew_coordinator", { groupId, coordinatorEpoch: 1, payload: {} });
}

/** A Message, or a second thought about an own one. */
function speak(player: Player, group: GroupInPlay, random: Random): Promise<Sent | undefined> {
  const roll = random.next();
  const own = random.pick(group.messages.filter(({ author }) => author === player));
  if (roll < 0.1) return amend(player, group, { verb: "correct", of: own });
  if (roll < 0.13) return amend(player, group, { verb: "retract", of: own });
  return post(player, group, random);
}

async function post(player: Player, group: GroupInPlay, random: Random): Promise<Sent> {
  const messageId = `urn:uuid:${crypto.randomUUID()}`;
  const length = random.chance(0.03) ? largeContentLength : random.int(1, 200);
  const payload = { messageId, content: "grüße 👋 ".repeat(Math.ceil(length / 10)) };
  const sent = await player.send("message.post", inGroup(player, group, payload));
  if (isAccepted(sent)) group.messages.push({ messageId, author: player });
  return sent;
}

async function amend(
  player: Player,
  group: GroupInPlay,
  {
    verb,
    of,
  }: { readonly verb: "correct" | "retract" | "redact"; readonly of: GroupInPlay["messages"][number] | undefined },
): Promise<Sent | undefined> {
  if (of === undefined) return undefined;
  const payload = { targetMessageId: of.messageId, reason: "second thought" };
  const full = verb === "correct" ? { ...payload, content: "better" } : payload;
  return player.send(`message.${verb}`, inGroup(player, group, full));
}

function inGroup(player: Player, { groupId, coordinator }: GroupInPlay, payload: GroupFields["payload"]): GroupFields {
  const byCoordinator = player === coordinator ? { coordinatorEpoch: 1 } : {};
  // An Agent knows its Membership Epoch; the human's is that of the founding.
  return { groupId, payload, ...byCoordinator, ...(player.actor.type === "human" ? { membershipEpoch: 1 } : {}) };
}
