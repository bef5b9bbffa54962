import type { Command, Event, Frame, ProtocolError } from "../../generated/types.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import { buildCommand, type CommandFields, type SignedCommand } from "../../lib/wire/command.ts";
import { commandFrameBytes } from "../../lib/wire/frame.ts";
import { checkChallenge, readAccept, responseFrame, startHandshake } from "../../lib/wire/handshake.ts";
import type { TestPrincipal } from "./organization.ts";

/** A connection as a client sees it, whatever carries it. */
export interface Transport {
  send(bytes: Uint8Array, isBinary: boolean): void;
  close(code: number, reason: string): void;
  cut(): void;
  pause(): void;
  resume(): void;
}

/** What a transport tells. */
export interface TransportEvents {
  message(text: string): void;
  closed(code: number, reason: string): void;
}

export type Opened = (events: TransportEvents) => Promise<Transport>;

type Match<F extends Frame> = (frame: Frame) => frame is F;

/** One raw connection: frames in, frames out, nothing repaired and nothing checked. */
export interface RawClient {
  /** Everything received so far, as text. */
  readonly texts: readonly string[];
  readonly frames: readonly Frame[];
  sendText(text: string): void;
  sendBytes(bytes: Uint8Array, isBinary?: boolean): void;
  sendFrame(frame: object): void;
  /** The first frame not taken yet that matches, waiting for it. */
  next<F extends Frame>(match: Match<F>, what?: string): Promise<F>;
  nextError(match?: (error: ProtocolError) => boolean): Promise<ProtocolError>;
  readonly transport: Transport;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly isClosed: boolean;
}

const waitMsMax = 10_000;

export async function openRawClient(open: Opened): Promise<RawClient> {
  const texts: string[] = [];
  const frames: Frame[] = [];
  let untaken: Frame[] = [];
  const waiting = new Set<() => void>();
  let isClosed = false;
  let end: (value: { code: number; reason: string }) => void = () => undefined;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    end = resolve;
  });
  const transport = await open({
    message(text) {
      texts.push(text);
      const frame = JSON.parse(text) as Frame;
      frames.push(frame);
      untaken.push(frame);
      for (const look of [...waiting]) look();
    },
    closed(code, reason) {
      isClosed = true;
      end({ code, reason });
      for (const look of [...waiting]) look();
    },
  });

  function next<F extends Frame>(match: Match<F>, what = "a frame"): Promise<F> {
    return new Promise((resolve, reject) => {
      const stop = (settle: () => void): void => {
        waiting.delete(look);
        clearTimeout(timer);
        settle();
      };
      const look = (): void => {
        const found = untaken.find(match);
        if (found !== undefined) {
          untaken = untaken.filter((frame) => frame !== found);
          stop(() => resolve(found));
        } else if (isClosed) stop(() => reject(new Error(`closed while waiting for ${what}; last: ${texts.at(-1)}`)));
      };
      const timer = setTimeout(
        () => stop(() => reject(new Error(`${what} did not come; last: ${texts.at(-1)?.slice(0, 600)}`))),
        waitMsMax,
      );
      waiting.add(look);
      look();
    });
  }

  return {
    texts,
    frames,
    sendText: (text) => transport.send(encodeUtf8(text), false),
    sendBytes: (bytes, isBinary = false) => transport.send(bytes, isBinary),
    sendFrame: (frame) => transport.send(encodeUtf8(JSON.stringify(frame)), false),
    next,
    async nextError(match = () => true) {
      const isError = (frame: Frame): frame is Extract<Frame, { frameType: "ERROR" }> =>
        frame.frameType === "ERROR" && match(frame.error);
      return (await next(isError, "an ERROR")).error;
    },
    transport,
    closed,
    get isClosed() {
      return isClosed;
    },
  };
}

/** What became of a Command: its Event, or the error that answers it. */
export type Answer =
  | { readonly ok: true; readonly event: Event }
  | { readonly ok: false; readonly error: ProtocolError };

/** An Agent on one raw connection, past HELLO. */
export interface RawAgent extends RawClient {
  readonly principal: TestPrincipal;
  readonly epoch: number;
  readonly sessionToken: string;
  /** Signs a Command of this Agent's Session; `over` replaces members of the envelope before it is signed. */
  sign(kind: string, fields: CommandFields, over?: Partial<Command>): SignedCommand;
  /** Sends a signed Command in a COMMAND frame and waits for its answer. */
  present(signed: SignedCommand): Promise<Answer>;
  send(kind: string, fields: CommandFields): Promise<Answer>;
  post(groupId: string, content: string, over?: Partial<CommandFields>): Promise<Answer>;
  subscribe(groupId: string, afterSequence?: number, attention?: object): void;
  /** EVENT frames of a Group, in the order they came, as sequences. */
  sequences(groupId: string): number[];
  /** Waits until an Event of at least this sequence came. */
  reached(groupId: string, sequence: number): Promise<void>;
  nextEvent(match: (event: Event) => boolean): Promise<Event>;
  ack(groupId: string, sequence: number): void;
  ping(): Promise<Frame>;
}

export interface HelloOptions {
  readonly principal: TestPrincipal;
  readonly audience: string;
  readonly authority: string;
  readonly nowMs: () => number;
}

const isEvent = (frame: Frame): frame is Extract<Frame, { frameType: "EVENT" }> => frame.frameType === "EVENT";
export const isHello = (frame: Frame): frame is Extract<Frame, { frameType: "HELLO" }> => frame.frameType === "HELLO";

export function freshId(): string {
  return `urn:uuid:${crypto.randomUUID()}`;
}

export function freshNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
}

/** Completes HELLO by the client's side of the handshake. */
export async function hello(client: RawClient, options: HelloOptions): Promise<RawAgent> {
  const { principal, nowMs } = options;
  const identity = {
    agentId: principal.actor.id,
    keyId: principal.keyId,
    audience: options.audience,
    authority: options.authority,
  };
  const started = startHandshake(identity, { frameId: freshId(), clientNonce: freshNonce() });
  client.sendFrame(started.frame);
  const challenge = checkChallenge(started.state, await client.next(isHello, "server_challenge"), nowMs());
  if (!challenge.ok) throw new Error(`challenge: ${challenge.fault}`);
  const signature = principal.signer.sign(challenge.state.transcript);
  client.sendFrame(responseFrame(challenge.state, { frameId: freshId(), signature }));
  const accept = readAccept(
    await client.next((frame): frame is Frame => isHello(frame) || frame.frameType === "ERROR", "server_accept"),
  );
  if (!accept.ok) throw new Error(`HELLO refused: ${accept.error?.code ?? accept.fault}`);
  return agentOn(client, principal, { ...accept.session, nowMs });
}

function agentOn(
  client: RawClient,
  principal: TestPrincipal,
  session: { readonly sessionEpoch: number; readonly sessionToken: string; readonly nowMs: () => number },
): RawAgent {
  const { sessionEpoch } = session;
  const protocolVersion = "0.1";

  function sign(kind: string, fields: CommandFields, over: Partial<Command> = {}): SignedCommand {
    // These three are the context's to say.
    const nowMs = over.issuedAt === undefined ? session.nowMs() : Date.parse(over.issuedAt);
    const context = { actor: over.actor ?? principal.actor, sessionEpoch: over.sessionEpoch ?? sessionEpoch, nowMs };
    const given = { membershipEpoch: 1, ...fields, ...over } as unknown as CommandFields;
    return buildCommand(kind, given, { context, signer: principal.signer });
  }

  async function present(signed: SignedCommand): Promise<Answer> {
    const frameId = freshId();
    const { actionId } = signed.command;
    client.sendBytes(commandFrameBytes(frameId, signed.bytes));
    type Either = Extract<Frame, { frameType: "EVENT" | "ERROR" }>;
    const frame = await client.next((candidate): candidate is Either => {
      if (isEvent(candidate)) return candidate.event.cause.type === "command" && candidate.event.cause.id === actionId;
      return candidate.frameType === "ERROR" && candidate.error.relatedFrameId === frameId;
    }, `the answer to ${signed.command.kind}`);
    return isEvent(frame) ? { ok: true, event: frame.event } : { ok: false, error: frame.error };
  }

  const agent: Omit<RawAgent, keyof RawClient> = {
    principal,
    epoch: sessionEpoch,
    sessionToken: session.sessionToken,
    sign,
    present,
    send: (kind, fields) => present(sign(kind, fields)),
    post: (groupId, content, over = {}) => present(sign("message.post", { groupId, payload: { content }, ...over })),
    subscribe(groupId, afterSequence = 0, attention) {
      const wish = { groupId, afterSequence, ...(attention === undefined ? {} : { attention }) };
      client.sendFrame({
        protocolVersion,
        frameId: freshId(),
        frameType: "SUBSCRIBE",
        subscriptionId: freshId(),
        groups: [wish],
      });
    },
    sequences: (groupId) =>
      client.frames.filter(isEvent).flatMap(({ event }) => (event.groupId === groupId ? [event.sequence ?? 0] : [])),
    async reached(groupId, sequence) {
      if (agent.sequences(groupId).some((seen) => seen >= sequence)) return;
      await client.next(
        (frame): frame is Frame =>
          isEvent(frame) && frame.event.groupId === groupId && (frame.event.sequence ?? 0) >= sequence,
        `Event ${sequence} of ${groupId}`,
      );
    },
    nextEvent: async (match) =>
      (
        await client.next(
          (frame): frame is Extract<Frame, { frameType: "EVENT" }> => isEvent(frame) && match(frame.event),
          "an EVENT",
        )
      ).event,
    ack(groupId, sequence) {
      const acknowledgements = [{ groupId, sequence }];
      client.sendFrame({
        protocolVersion,
        frameId: freshId(),
        frameType: "ACK",
        acknowledgements,
        sentAt: new Date(session.nowMs()).toISOString(),
      });
    },
    ping() {
      const nonce = freshNonce();
      client.sendFrame({
        protocolVersion,
        frameId: freshId(),
        frameType: "PING",
        nonce,
        sentAt: new Date(session.nowMs()).toISOString(),
      });
      return client.next(
        (frame): frame is Frame => frame.frameType === "PING" && frame.replyToNonce === nonce,
        "a PING",
      );
    },
  };
  // Getters of the client stay live.
  return Object.create(client, Object.getOwnPropertyDescriptors(agent)) as RawAgent;
}
