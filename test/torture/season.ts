import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createVerifier } from "../../lib/crypto/ed25519.ts";
import { detectProvider } from "../../lib/crypto/providers.ts";
import { createDocumentVerifier, type RegistryEvidence, validateRegistryEvidence } from "../../lib/signed/mod.ts";
import type { AuthorityProcess } from "../support/authority-process.ts";
import { findFaults, type Told } from "./checks.ts";
import { isAccepted, type Sent } from "./ledger.ts";
import type { Player } from "./player.ts";
import type { Random } from "./random.ts";
import { readStore } from "./stored.ts";
import { sleep, startTraffic } from "./traffic.ts";
import { createWorld, foundGroup, type World } from "./world.ts";

/** One Organization under torture, from its first start on. */
export interface Season {
  /** One round of traffic, deaths, recovery and checks; resolves to what it did, in a line. Throws {@link TortureFault}. */
  round(options: { readonly deep: boolean }): Promise<string>;
  /** Lets the Agents go. The authority is left to its owner. */
  close(): Promise<void>;
}

/** An invariant broke. */
export class TortureFault extends Error {
  override readonly name = "TortureFault";
}

const groupsAtStart = 3;
const trafficMs = { min: 100, max: 1_500 };
const afterMsMax = 400;
/** A start takes about half a second; some deaths come before it listens, some after. */
const startMsMax = 800;
const settleMsMax = 90_000;
const resendsPerRound = 12;
/** Resident bytes above which a process leaks: either holds a few thousand Events. */
const residentBytesMax = 768 * 1_048_576;

/** Refusals that the traffic cannot deserve. */
const undeserved: ReadonlySet<string> = new Set([
  "INTERNAL_ERROR",
  "AUTH_INVALID_SIGNATURE",
  "PROTOCOL_VIOLATION",
  "SCHEMA_VALIDATION_FAILED",
  "ACTION_ID_COLLISION",
]);

/** Starts an Organization in the authority's folder, killing the first starts at will. */
export async function createSeason(authority: AuthorityProcess, clients: number, random: Random): Promise<Season> {
  await dieStarting(authority, random);
  await authority.start();
  const world = await createWorld(authority.folder, clients);
  for (let index = 0; index < groupsAtStart; index += 1) {
    const coordinator = world.agents[index % world.agents.length];
    if (coordinator === undefined || (await foundGroup(world, coordinator)) === undefined)
      throw new TortureFault("a Mission could not be founded");
  }
  const told: Told = { ...world, verify: createEventCheck(world.organization.registry) };
  const store = join(authority.folder, "authority.sqlite");
  const check = async (deep: boolean): Promise<number> => {
    const stored = await readStore(store, { deep });
    const faults = findFaults(stored, told);
    if (faults.length > 0) throw new TortureFault(faults.slice(0, 50).join("\n"));
    return stored.events.length;
  };

  return {
    async round({ deep }) {
      if (authority.pid === undefined) await authority.start();
      const before = world.ledger.length;
      const traffic = startTraffic(world, random);
      await disturb(world, random);
      await authority.kill();
      await check(false);
      const deaths = 1 + (await dieStarting(authority, random));
      await authority.start();
      await sleep(random.int(0, afterMsMax));
      await inTime(traffic.finish(), "every Command is answered");
      await inTime(caughtUp(world), "every Agent has every Event");
      await resendSome(world, random);
      const resident = Math.max(residentBytes(authority.pid), process.memoryUsage.rss());
      if (resident > residentBytesMax) throw new TortureFault(`memory: ${resident} bytes resident`);
      await (random.chance(0.5) ? authority.stop() : authority.kill());
      const events = await check(deep);
      return summary(world.ledger.slice(before), { deaths, events, resident });
    },
    async close() {
      await Promise.all(world.agents.map((agent) => agent.close()));
    },
  };
}

/** Kills the authority up to twice while it starts; resolves to how often. */
async function dieStarting(authority: AuthorityProcess, random: Random): Promise<number> {
  const deaths = random.int(0, 2);
  for (let death = 0; death < deaths; death += 1) {
    authority.launch();
    await sleep(random.int(0, startMsMax));
    await authority.kill();
  }
  return deaths;
}

/** Lets traffic flow for a while, in which lines are cut and an Agent may be started anew. */
async function disturb({ agents }: World, random: Random): Promise<void> {
  const endMs = performance.now() + random.int(trafficMs.min, trafficMs.max);
  if (random.chance(0.3)) await random.pick(agents)?.restart();
  while (performance.now() < endMs) {
    await sleep(random.int(10, 200));
    if (random.chance(0.2)) random.pick(agents)?.cut();
  }
}

/** Waits until each Agent has processed what anybody was told was accepted in its Groups. */
async function caughtUp({ agents, groups, ledger }: World): Promise<void> {
  const heads = new Map<string, number>();
  for (const { groupId, outcome } of ledger.filter(isAccepted))
    heads.set(groupId, Math.max(heads.get(groupId) ?? 0, outcome.sequence));
  const owed = agents.flatMap((agent) =>
    groups.filter(({ groupId }) => agent.isMember(groupId)).map(({ groupId }) => ({ agent, groupId })),
  );
  while (owed.some(({ agent, groupId }) => agent.cursor(groupId) < (heads.get(groupId) ?? 0))) await sleep(20);
}

/** I3 over the wire: identical bytes get the earlier answer whatever happened since, other bytes a collision. */
async function resendSome({ ledger, agents, human }: World, random: Random): Promise<void> {
  const players: readonly Player[] = [human, ...agents];
  for (let count = 0; count < resendsPerRound; count += 1) {
    const sent = random.pick(ledger);
    const player = players.find(({ actor }) => actor.id === sent?.actor.id);
    if (sent === undefined || player === undefined) continue;
    if (isAccepted(sent)) await resendAccepted(player, sent, sent.outcome.eventId);
    else if (sent.outcome.status === "refused" && sent.outcome.code === "AUTH_STALE_SESSION") {
      const again = await inTime(player.resend(sent.actionId), `the answer to ${sent.actionId}`);
      if (!("code" in again))
        throw new TortureFault(`I7: ${sent.actionId} of a fenced Session became ${again.eventId}`);
    }
  }
}

async function resendAccepted(player: Player, { actionId, groupId }: Sent, eventId: string): Promise<void> {
  const again = await inTime(player.resend(actionId), `the answer to ${actionId}`);
  if (!("eventId" in again) || again.eventId !== eventId)
    throw new TortureFault(`I3: ${actionId} was Event ${eventId} and is answered ${JSON.stringify(again)}`);
  const membership = player.actor.type === "human" ? { membershipEpoch: 1 } : {};
  const fields = { groupId, actionId, payload: { content: "something else" }, ...membership };
  const other = await inTime(player.probe("message.post", fields), `the answer to other content for ${actionId}`);
  if (other.status !== "refused" || other.code !== "ACTION_ID_COLLISION")
    throw new TortureFault(`I3: other content for ${actionId} came to ${JSON.stringify(other)}`);
}

async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TortureFault(`liveness: not within ${settleMsMax} ms: ${what}`)), settleMsMax);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** All six stages for an Event, once for each different bytes. */
function createEventCheck(registry: RegistryEvidence): Told["verify"] {
  const verifier = createVerifier(detectProvider());
  const evidence = validateRegistryEvidence(registry, verifier);
  const documents = createDocumentVerifier(verifier);
  const verified = new Set<string>();
  return ({ eventId, bytes, digest }) => {
    if (verified.has(digest)) return undefined;
    const result = documents.verify("event", bytes, evidence.ok ? evidence.registry : evidence);
    if (!result.ok) return `Event ${eventId}: stage ${result.failure.stage}, ${result.failure.reason}`;
    verified.add(digest);
    return undefined;
  };
}

/** Resident memory of a process, where the system tells; else 0. */
function residentBytes(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0) * 1_024;
}

function summary(
  sent: readonly Sent[],
  { deaths, events, resident }: { readonly deaths: number; readonly events: number; readonly resident: number },
): string {
  const outcomes = new Map<string, number>();
  for (const { kind, outcome } of sent) {
    const name = outcome.status === "refused" ? outcome.code : outcome.status;
    if (undeserved.has(name)) throw new TortureFault(`${kind} came to ${JSON.stringify(outcome)}`);
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  }
  const told = [...outcomes].map(([name, count]) => `${count} ${name}`).join(", ");
  const slowestMs = Math.max(0, ...sent.map(({ sentAtMs, answeredAtMs }) => answeredAtMs - sentAtMs));
  return `${deaths} deaths, ${sent.length} Commands (${told}; slowest ${Math.round(slowestMs)} ms), ${events} Events, ${Math.round(resident / 1_048_576)} MiB`;
}
