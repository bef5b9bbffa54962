import { readFileSync } from "node:fs";
import type { Event } from "../../../generated/types.ts";
import type { Agent } from "../../../lib/agent/mod.ts";
import { createHttpClient, createHttpsFetch, type HttpClient } from "../../../lib/human/mod.ts";
import { agentOf, knownPrincipal, signerOf } from "../../../server/cli/clients.ts";
import type { Author } from "../../../server/cli/crew/papers.ts";
import { watchGroup } from "../../../server/cli/crew/watcher.ts";
import { type Organization, readOrganization } from "../../../server/cli/organization.ts";
import { type Desk, openDesk } from "../../server/cli/support.ts";
import { provisionAgents } from "./agents.ts";

/** An Agent at work: its Session over wss, its HTTPS client under that Session's token, and its key. */
export interface Hand {
  readonly name: string;
  readonly agent: Agent;
  readonly http: HttpClient;
  readonly author: Author;
  /** Sends a Command and answers its Event; rejects with the refusal. */
  send(kind: string, groupId: string, payload: object, over?: object): Promise<Event>;
  /** Subscribes to a Group from its first Event. */
  enter(groupId: string): Log;
}

/** What an Agent hears of a Group. */
export interface Log {
  readonly seen: readonly Event[];
  /** The first Event that has come or comes for which the test holds; rejects after a while. */
  wait(test: (event: Event) => boolean, what: string): Promise<Event>;
}

/** An authority in a process of its own, with the Agents of one Organization connected to it. */
export interface Site {
  readonly desk: Desk;
  readonly organization: Organization;
  hand(name: string): Promise<Hand>;
  close(): Promise<void>;
}

const patienceMs = 20_000;

/** Opens a site with Agents of these names beside `coordinator` and `worker`. */
export async function openSite(names: readonly string[]): Promise<Site> {
  const desk = await openDesk((folder, port) => provisionAgents(folder, port, names));
  const organization = readOrganization(desk.organization);
  const agents: Agent[] = [];
  return {
    desk,
    organization,
    async hand(name) {
      const hand = await connect(organization, name);
      agents.push(hand.agent);
      return hand;
    },
    async close() {
      await Promise.all(agents.map((agent) => agent.close()));
      await desk.close();
    },
  };
}

async function connect(organization: Organization, name: string): Promise<Hand> {
  const known = knownPrincipal(organization, name);
  const agent = await agentOf(organization, name);
  return {
    name,
    agent,
    author: { agentId: agent.agentId, signer: signerOf(known) },
    http: createHttpClient({
      baseUrl: organization.httpsUrl,
      credentials: { token: () => agent.sessionToken ?? "" },
      fetch: createHttpsFetch({ ca: readFileSync(organization.caFile, "utf8") }),
    }),
    send: async (kind, groupId, payload, over = {}) =>
      (await agent.send(kind, { groupId, payload: payload as never, ...over })).document,
    enter(groupId) {
      const log = watchGroup(agent, groupId);
      return { seen: log.seen, wait: (test, what) => within(log.wait(test), `${name} hears of ${what}`) };
    },
  };
}

/** What a promise resolves to, if that is soon enough. */
export function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${patienceMs} ms: ${what}`)), patienceMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
