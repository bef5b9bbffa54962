import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Agent, MwpError, type VerifiedEvent } from "../../lib/agent/mod.ts";
import { agentOf, humanOf } from "./clients.ts";
import { createDemoAuthority, type DemoAuthority } from "./demo-authority.ts";
import { eventLine } from "./event-line.ts";
import { missionPayload } from "./mission.ts";
import { type Organization, readOrganization } from "./organization.ts";

/** Messages each side posts before the authority dies, and after. */
const rounds = 6;

/**
 * `mwp demo`: a human creates a Mission, a Coordinator and a Worker talk, the authority is killed with SIGKILL while they
 * do and started again, everybody reconnects and resumes. Exits 0 only if nothing was lost, doubled or reordered.
 */
export async function demo({ attach, keep }: { readonly attach?: string; readonly keep?: string }): Promise<void> {
  if (attach !== undefined) return play(readOrganization(attach), undefined);
  const folder = keep === undefined ? mkdtempSync(join(tmpdir(), "mwp-demo-")) : resolve(keep);
  const authority = await createDemoAuthority(folder);
  try {
    await play(readOrganization(join(folder, "organization.json")), authority);
  } finally {
    await authority.stop();
    if (keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function play(organization: Organization, authority: DemoAuthority | undefined): Promise<void> {
  const [coordinator, worker] = await Promise.all([
    agentOf(organization, "coordinator"),
    agentOf(organization, "worker"),
  ]);
  try {
    await converse(organization, { coordinator, worker }, authority);
  } finally {
    await Promise.all([coordinator.close(), worker.close()]);
  }
}

async function converse(
  organization: Organization,
  { coordinator, worker }: { readonly coordinator: Agent; readonly worker: Agent },
  authority: DemoAuthority | undefined,
): Promise<void> {
  const human = humanOf(organization, "human");
  const seen = { coordinator: record(coordinator), worker: record(worker) };
  const acknowledged: string[] = [];
  const payload = missionPayload("Show that nothing is lost", coordinator.agentId, Date.now());
  const { groupId } = payload;
  const created = await human.sendCommand("mission.create", { groupId, payload });
  acknowledged.push(created.eventId);
  tell(`human        created the Mission: Event ${created.sequence} of ${groupId}`);

  coordinator.subscribe(groupId);
  const invited = await coordinator.send("membership.change", {
    groupId,
    coordinatorEpoch: 1,
    payload: { member: { type: "agent", id: worker.agentId }, role: "worker", scopes: ["work"], state: "active" },
  });
  acknowledged.push(invited.document.eventId);
  worker.subscribe(groupId);
  tell("coordinator  invited the worker");

  const say = async (agent: Agent, content: string): Promise<VerifiedEvent> => {
    const event = await agent.send("message.post", { groupId, payload: { content } });
    acknowledged.push(event.document.eventId);
    return event;
  };
  const talk = async (part: string): Promise<void> => {
    for (let round = 1; round <= rounds; round += 1) {
      await say(coordinator, `${part} ${round}: this is the coordinator`);
      await say(worker, `${part} ${round}: this is the worker`);
    }
  };
  await talk("before");
  tell(`both         talked: ${acknowledged.length} Commands acknowledged`);
  if (authority !== undefined) {
    const onItsWay = throughCrash(() => say(coordinator, "in the middle: is anybody there?"));
    authority.kill();
    tell("authority    killed with SIGKILL while a Message was on its way");
    await authority.start();
    tell("authority    started again");
    const { document } = await onItsWay;
    tell(
      `coordinator  is back in Session ${coordinator.sessionEpoch}; the Message on its way became Event ${document.sequence}`,
    );
  }
  await talk("after");
  const said = await human.sendCommand("message.post", {
    groupId,
    membershipEpoch: 1,
    payload: { content: "Thank you both." },
  });
  acknowledged.push(said.eventId);
  const hasIt = (events: readonly VerifiedEvent[]): boolean =>
    events.some(({ document }) => document.eventId === said.eventId);
  await until(() => hasIt(seen.coordinator) && hasIt(seen.worker));

  tell("\nThe Group's log as the Coordinator verified it:");
  for (const event of seen.coordinator) tell(eventLine(event));
  const faults = [...findFaults(seen.coordinator, acknowledged, 1), ...findFaults(seen.worker, [], undefined)];
  if (faults.length > 0) throw new Error(`the log is not whole:\n${faults.join("\n")}`);
  const { length } = seen.coordinator;
  tell(
    `\n${length} Events verified, ${acknowledged.length} acknowledged Commands found: nothing lost, doubled or reordered.`,
  );
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Tries again in the next Session when the old one took the answer with it; a Command that did land has resolved by then. */
async function throughCrash<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof MwpError) || error.code !== "AUTH_STALE_SESSION") throw error;
    }
  }
}

function record(agent: Agent): VerifiedEvent[] {
  const events: VerifiedEvent[] = [];
  agent.on("event", (event) => void events.push(event));
  return events;
}

/** What is wrong with a stream: a jump, a repeat, a step back, an acknowledged Event that is not in it. */
function findFaults(
  events: readonly VerifiedEvent[],
  acknowledged: readonly string[],
  first: number | undefined,
): string[] {
  const faults: string[] = [];
  let expected = first ?? events[0]?.document.sequence ?? 1;
  for (const { document } of events) {
    if (document.sequence !== expected) faults.push(`expected Event ${expected}, got ${document.sequence}`);
    expected = (document.sequence ?? 0) + 1;
  }
  const ids = new Set(events.map(({ document }) => document.eventId));
  if (ids.size !== events.length) faults.push("an Event came twice");
  for (const id of acknowledged) if (!ids.has(id)) faults.push(`acknowledged and missing: ${id}`);
  return faults;
}

async function until(condition: () => boolean): Promise<void> {
  for (let waitedMs = 0; !condition(); waitedMs += 20) {
    if (waitedMs > 20_000) throw new Error("the Events did not arrive in time");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
