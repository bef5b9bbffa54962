import type { Frame } from "../../generated/types.ts";
import { createVerifier } from "../crypto/ed25519.ts";
import { detectProvider } from "../crypto/providers.ts";
import { type Clock, systemClock } from "../wire/clock.ts";
import { type CommandFields, prepareCommand } from "../wire/command.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { defaultBackoff } from "../wire/retry.ts";
import { createAcknowledger } from "./acknowledger.ts";
import { createConnection } from "./connection.ts";
import type { VerifiedEvent } from "./event.ts";
import { createEventFeed } from "./feed.ts";
import { createGroups, subscribeFrames } from "./groups.ts";
import type { SessionOptions } from "./hello.ts";
import { createIntake } from "./intake.ts";
import type { OpenLink } from "./link.ts";
import { awaitMembership } from "./membership-wait.ts";
import { createNotices } from "./notices.ts";
import {
  type Agent,
  type AgentNotices,
  type AgentOptions,
  type AgentProblem,
  type AgentTiming,
  defaultTiming,
  messageBytesMax,
} from "./options.ts";
import { createOutbox } from "./outbox.ts";
import { presenceRecord } from "./presence.ts";
import { createResumption } from "./resumption.ts";
import { createMemoryStore } from "./store-memory.ts";
import { createEventTrust } from "./trust.ts";

/**
 * Connects an Agent to its authority and keeps it connected. Resolves once the first session is open; rejects with
 * `MwpError` when the first attempt fails, and with TypeError for a URL that is not `wss:` (MWP-EVT-008).
 */
export async function connectAgent(options: AgentOptions): Promise<Agent> {
  const { agentId, signer, store = createMemoryStore(), clock = systemClock, random = Math.random } = options;
  const { backoff = defaultBackoff, verifier = createVerifier(detectProvider()), log = () => {} } = options;
  const timing = { ...defaultTiming, ...options.timing };
  const session = sessionOptions(options, clock, timing);
  const trust = await createEventTrust({ ...options, verifier, nowMs: () => clock.nowMs() });
  const groups = createGroups(agentId, await store.load(agentId));

  const feed = createEventFeed();
  const notices = createNotices<AgentNotices>((error) => log("warn", "a listener threw", { error: String(error) }));
  const send = (frame: Frame | Uint8Array): void => connection.session?.send(frame);
  const subscribe = (groupIds?: readonly string[]): void => subscribeFrames(groups.requests(groupIds)).forEach(send);
  const resumption = createResumption({ clock, heldMs: timing.heldMs, groups, subscribe });
  const outbox = createOutbox({ clock, random, backoff, transmit: send });
  const acknowledger = createAcknowledger({ clock, ackMs: timing.ackMs, due: groups.dueAcks, send });

  const onProblem = (problem: AgentProblem): void => {
    const { what, groupId, error } = problem;
    log("warn", `problem: ${what}`, { error: String(error), ...(groupId === undefined ? {} : { groupId }) });
    notices.tell("problem", problem);
  };
  const onSaved = (events: readonly VerifiedEvent[]): void => {
    connection.progressed();
    acknowledger.soon();
    for (const event of events) {
      feed.push(event);
      notices.tell("event", event);
    }
  };
  const shutDown = (reason: MwpError): void => {
    connection.close(reason);
    acknowledger.cancel();
    resumption.reset();
    outbox.failAll(reason);
    feed.end();
  };

  const intake = createIntake({
    ...{ agentId, trust, groups, outbox, store, onSaved, onProblem },
    session: () => connection.session,
    onBatch: resumption.watchHeld,
    onPaused: (groupId, error) => resumption.pause(groupId, error.retryAfterMs ?? timing.resumeMs),
  });
  const connection = createConnection({
    ...{ session, random, backoff },
    onFrame: intake.receive,
    onSession() {
      resumption.reset();
      subscribe();
      outbox.resume();
      resumption.watchHeld();
    },
    onState(state) {
      log("info", state, { sessionEpoch: connection.epoch });
      notices.tell("state", state);
    },
    onFailure: (error) => onProblem({ what: "connection", error }),
    onGivenUp: shutDown,
  });

  const sendCommand = async (kind: string, fields: CommandFields): Promise<VerifiedEvent> => {
    let { groupId, membershipEpoch } = fields;
    if (groupId !== undefined && membershipEpoch === undefined) {
      const known = await awaitMembership(groupId, { groups, notices, clock, waitMs: timing.membershipMs });
      membershipEpoch = known.membershipEpoch;
    }
    // From here to the transmission nothing waits: the Command carries the epoch of the session it is sent in.
    const { epoch: sessionEpoch } = await connection.ready();
    const context = { actor: { type: "agent", id: agentId }, sessionEpoch, nowMs: clock.nowMs() } as const;
    const complete = membershipEpoch === undefined ? fields : { ...fields, membershipEpoch };
    return outbox.send(prepareCommand(kind, complete, { context, signer }));
  };

  await connection.open();
  return {
    agentId,
    get sessionEpoch() {
      return connection.epoch;
    },
    get sessionToken() {
      return connection.session?.token;
    },
    get state() {
      return connection.state;
    },
    events: { [Symbol.asyncIterator]: feed.read },
    on: notices.on,
    send: (kind, fields) => sendCommand(kind, fields as CommandFields),
    membership: groups.membership,
    cursor: groups.cursor,
    subscribe(groupId, how = {}) {
      groups.subscribe(groupId, how);
      subscribe([groupId]);
    },
    async ping(presence) {
      const ready = await connection.ready();
      const now = { agentId, sessionEpoch: ready.epoch, nowMs: clock.nowMs() };
      return ready.ping(presence === undefined ? undefined : presenceRecord(presence, now));
    },
    async close() {
      await intake.finish();
      acknowledger.now();
      shutDown(new MwpError("CLIENT_CLOSED", "the Agent was closed"));
    },
  };
}

function sessionOptions(options: AgentOptions, clock: Clock, timing: AgentTiming): SessionOptions {
  const { url, agentId, signer, authority, ca, openLink = openDefaultLink } = options;
  const { protocol, host } = new URL(url);
  if (protocol !== "wss:") throw new TypeError("an Agent connects over wss only");
  return {
    url,
    identity: {
      agentId,
      keyId: signer.keyId,
      audience: options.audience ?? host,
      authority: authority.id,
      acceptReferenceTranscript: options.acceptReferenceTranscript ?? false,
    },
    signer,
    openLink,
    link: { messageBytesMax, openMs: timing.handshakeMs, ...(ca === undefined ? {} : { ca }) },
    clock,
    handshakeMs: timing.handshakeMs,
    heartbeatMs: timing.heartbeatMs,
  };
}

/** The `ws` link, loaded when it is first needed: with a link of its own the library asks for no package. */
const openDefaultLink: OpenLink = async (url, linkOptions, handlers) => {
  const { openWsLink } = await import("./link-ws.ts");
  return openWsLink(url, linkOptions, handlers);
};
