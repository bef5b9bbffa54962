import { createVerifier } from "../crypto/ed25519.ts";
import { detectProvider } from "../crypto/providers.ts";
import { formatInstantMs } from "../format/timestamp.ts";
import { systemClock } from "../wire/clock.ts";
import { buildCommand, type CommandFields, randomUrn } from "../wire/command.ts";
import { protocolVersion } from "../wire/frame.ts";
import { MwpError } from "../wire/mwp-error.ts";
import { defaultBackoff } from "../wire/retry.ts";
import { createConnection } from "./connection.ts";
import { createEventFeed } from "./feed.ts";
import { createGroups, type GroupRequest } from "./groups.ts";
import { createIntake } from "./intake.ts";
import type { OpenLink } from "./link.ts";
import type { OwnMembership } from "./membership.ts";
import { createNotices } from "./notices.ts";
import {
  type Agent,
  type AgentNotices,
  type AgentOptions,
  type AgentProblem,
  defaultTiming,
  messageBytesMax,
  subscribeGroupsMax,
} from "./options.ts";
import { createOutbox } from "./outbox.ts";
import { presenceRecord } from "./presence.ts";
import { createResumption } from "./resumption.ts";
import type { Session } from "./session.ts";
import { createMemoryStore } from "./store-memory.ts";
import { createEventTrust } from "./trust.ts";

/**
 * Connects an Agent to its authority and keeps it connected. Resolves once the first session is open; rejects with
 * `MwpError` when the first attempt fails, and with TypeError for a URL that is not `wss:` (MWP-EVT-008).
 */
export async function connectAgent(options: AgentOptions): Promise<Agent> {
  const { url, agentId, signer, authority, organizationId, clock = systemClock, random = Math.random } = options;
  const { backoff = defaultBackoff, store = createMemoryStore(), openLink = openDefaultLink } = options;
  const { protocol, host } = new URL(url);
  if (protocol !== "wss:") throw new TypeError("an Agent connects over wss only");
  const timing = { ...defaultTiming, ...options.timing };
  const verifier = options.verifier ?? createVerifier(detectProvider());
  const trust = await createEventTrust({
    registry: options.registry,
    authority,
    organizationId,
    verifier,
    nowMs: () => clock.nowMs(),
  });
  const groups = createGroups(agentId, await store.load(agentId));

  const feed = createEventFeed();
  const notices = createNotices<AgentNotices>((error) => log("warn", "a listener threw", { error: String(error) }));
  const log = options.log ?? ((): void => {});
  const report = (problem: AgentProblem): void => {
    const { what, groupId, error } = problem;
    log("warn", `problem: ${what}`, { error: String(error), ...(groupId === undefined ? {} : { groupId }) });
    notices.tell("problem", problem);
  };

  const connection = createConnection({
    session: {
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
      link: { messageBytesMax, openMs: timing.handshakeMs, ...(options.ca === undefined ? {} : { ca: options.ca }) },
      clock,
      handshakeMs: timing.handshakeMs,
      heartbeatMs: timing.heartbeatMs,
    },
    random,
    backoff,
    onFrame: (session, frame) => intake.receive(session, frame),
    onSession(session) {
      resumption.reset();
      subscribeOn(session, groups.requests());
      outbox.resume();
      resumption.watchHeld();
    },
    onState(state) {
      log("info", state, { sessionEpoch: connection.epoch });
      notices.tell("state", state);
    },
    onFailure: (error) => report({ what: "connection", error }),
    onGivenUp: (reason) => shutDown(reason),
  });

  const subscribeOn = (session: Session | undefined, requests: readonly GroupRequest[]): void => {
    for (let from = 0; from < requests.length; from += subscribeGroupsMax)
      session?.send({
        protocolVersion,
        frameId: randomUrn(),
        frameType: "SUBSCRIBE",
        subscriptionId: randomUrn(),
        groups: requests.slice(from, from + subscribeGroupsMax) as [GroupRequest, ...GroupRequest[]],
      });
  };
  const resumption = createResumption({
    clock,
    heldMs: timing.heldMs,
    groups,
    subscribe: (groupIds) => subscribeOn(connection.session, groups.requests(groupIds)),
  });
  const outbox = createOutbox({ clock, random, backoff, transmit: (frame) => connection.session?.send(frame) });

  let cancelAck: (() => void) | undefined;
  const acknowledge = (): void => {
    cancelAck?.();
    cancelAck = undefined;
    const [first, ...more] = groups.dueAcks();
    if (first === undefined) return;
    connection.session?.send({
      protocolVersion,
      frameId: randomUrn(),
      frameType: "ACK",
      acknowledgements: [first, ...more],
      sentAt: formatInstantMs(clock.nowMs()),
    });
  };
  const intake = createIntake({
    agentId,
    trust,
    groups,
    outbox,
    store,
    onSaved(events) {
      connection.progressed();
      cancelAck ??= clock.after(timing.ackMs, acknowledge);
      for (const event of events) {
        feed.push(event);
        notices.tell("event", event);
      }
    },
    onPaused: (groupId, error) => resumption.pause(groupId, error.retryAfterMs ?? timing.resumeMs),
    onBatch: () => resumption.watchHeld(),
    onProblem: report,
  });

  const shutDown = (reason: MwpError): void => {
    connection.close(reason);
    cancelAck?.();
    resumption.reset();
    outbox.failAll(reason);
    feed.end();
  };

  /** The Membership a Command is sent under: right after subscribing it is still on its way. */
  const membershipIn = (groupId: string): Promise<OwnMembership> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: OwnMembership | MwpError): void => {
        cancel();
        stopEvent();
        stopState();
        if (outcome instanceof MwpError) reject(outcome);
        else resolve(outcome);
      };
      const look = (): void => {
        const membership = groups.membership(groupId);
        if (membership !== undefined) settle(membership);
      };
      const unknown = new MwpError("MEMBERSHIP_UNKNOWN", "no Membership of this Agent in the Group is known");
      const cancel = clock.after(groups.has(groupId) ? timing.membershipMs : 0, () => settle(unknown));
      const stopEvent = notices.on("event", look);
      const stopState = notices.on("state", (state) => state === "closed" && settle(unknown));
      look();
    });

  await connection.open();
  return {
    agentId,
    get sessionEpoch() {
      return connection.epoch;
    },
    get state() {
      return connection.state;
    },
    events: { [Symbol.asyncIterator]: () => feed.read() },
    subscribe(groupId, subscribeOptions = {}) {
      groups.subscribe(groupId, subscribeOptions);
      subscribeOn(connection.session, groups.requests([groupId]));
    },
    async send(kind: string, fields: CommandFields) {
      const { groupId } = fields;
      const membershipEpoch =
        fields.membershipEpoch ?? (groupId === undefined ? undefined : (await membershipIn(groupId)).membershipEpoch);
      // From here to the transmission nothing waits: the Command carries the epoch of the session it is sent in.
      const { epoch } = await connection.ready();
      const signed = buildCommand(
        kind,
        { ...fields, ...(membershipEpoch === undefined ? {} : { membershipEpoch }) },
        {
          context: { actor: { type: "agent", id: agentId }, sessionEpoch: epoch, nowMs: clock.nowMs() },
          signer,
        },
      );
      return outbox.send(signed);
    },
    membership: (groupId) => groups.membership(groupId),
    cursor: (groupId) => groups.cursor(groupId),
    async ping(presence) {
      const session = await connection.ready();
      const now = { agentId, sessionEpoch: session.epoch, nowMs: clock.nowMs() };
      return session.ping(presence === undefined ? undefined : presenceRecord(presence, now));
    },
    on: (name, listener) => notices.on(name, listener),
    async close() {
      await intake.finish();
      acknowledge();
      shutDown(new MwpError("CLIENT_CLOSED", "the Agent was closed"));
    },
  };
}

/** The `ws` link, loaded when it is first needed: with a link of its own the library asks for no package. */
const openDefaultLink: OpenLink = async (url, linkOptions, handlers) => {
  const { openWsLink } = await import("./link-ws.ts");
  return openWsLink(url, linkOptions, handlers);
};
