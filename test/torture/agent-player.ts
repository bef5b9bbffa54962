import type { Actor } from "../../generated/types.ts";
import {
  type Agent,
  type AgentOptions,
  type AgentProblem,
  connectAgent,
  createMemoryStore,
  MwpError,
  openWsLink,
} from "../../lib/agent/mod.ts";
import { sha256Text } from "../../lib/format/digest.ts";
import { canonicalBytes } from "../../lib/json/canonical.ts";
import type { JsonObject } from "../../lib/json/value.ts";
import type { Sent } from "./ledger.ts";
import { type Player, sending } from "./player.ts";
import { createTap } from "./tap.ts";

/** One Event as an Agent saw it. */
export interface Seen {
  readonly eventId: string;
  readonly sequence: number;
  readonly digest: string;
}

/** An Agent that plays. */
export interface AgentPlayer extends Player {
  /** Everything its store was given, per Group, in that order, over all its runs. */
  readonly seen: ReadonlyMap<string, readonly Seen[]>;
  /** Epochs of its Sessions, in the order they were opened. */
  readonly epochs: readonly number[];
  /** What an honest authority never makes an honest Agent say. */
  readonly complaints: readonly string[];
  subscribe(groupId: string): void;
  isMember(groupId: string): boolean;
  cursor(groupId: string): number;
  /** Cuts the line; the Agent does not know why. */
  cut(): void;
  /** Ends this run of the Agent and begins another over the same store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** How long an Agent keeps trying to connect for the first time, milliseconds. */
const connectMsMax = 60_000;

/** An Agent that plays, connected. */
export async function createAgentPlayer(
  options: Omit<AgentOptions, "store" | "openLink">,
  ledger: Sent[],
): Promise<AgentPlayer> {
  const actor: Actor = { type: "agent", id: options.agentId };
  const seen = new Map<string, Seen[]>();
  const epochs: number[] = [];
  const complaints: string[] = [];
  const subscribed = new Set<string>();
  const tap = createTap(openWsLink);
  const store = createMemoryStore(({ document }) => {
    const { groupId = "", eventId, sequence = 0 } = document;
    const stream = seen.get(groupId) ?? [];
    stream.push({ eventId, sequence, digest: digestOf(document) });
    seen.set(groupId, stream);
  });

  const complain = ({ what, groupId, error }: AgentProblem): void => {
    // A Command of a run that ended is refused with nobody waiting for it, and so is one sent again off the record.
    const isLate = what === "refused" && error instanceof MwpError && error.code === "AUTH_STALE_SESSION";
    if (what !== "connection" && what !== "gap" && !isLate)
      complaints.push(`${what} ${groupId ?? ""}: ${String(error)}`);
  };
  const connect = async (): Promise<Agent> => {
    const timing = { membershipMs: connectMsMax };
    const backoff = { baseMs: 20, capMs: 300 };
    for (const until = performance.now() + connectMsMax; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
      try {
        return await connectAgent({ ...options, store, openLink: tap.openLink, backoff, timing });
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  };
  const run = async (): Promise<Agent> => {
    const started = await connect();
    epochs.push(started.sessionEpoch);
    started.on("problem", complain);
    started.on("state", (state) => {
      if (state === "connected") epochs.push(started.sessionEpoch);
    });
    for (const groupId of subscribed) started.subscribe(groupId);
    return started;
  };
  let agent = await run();

  return {
    actor,
    seen,
    epochs,
    complaints,
    ...sending(actor, ledger, async (kind, fields) => {
      const { document } = await agent.send(kind, fields);
      const { eventId, sequence = 0 } = document;
      return { status: "accepted", eventId, sequence, digest: digestOf(document) };
    }),
    async resend(actionId) {
      await agent.ping(); // there is a line again
      return tap.resend(actionId);
    },
    subscribe(groupId) {
      subscribed.add(groupId);
      agent.subscribe(groupId);
    },
    isMember: (groupId) => agent.membership(groupId)?.state === "active",
    cursor: (groupId) => agent.cursor(groupId),
    cut: tap.cut,
    async restart() {
      await agent.close();
      agent = await run();
    },
    close: () => agent.close(),
  };
}

function digestOf(document: object): string {
  return sha256Text(canonicalBytes(document as JsonObject));
}
