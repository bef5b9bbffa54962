import type { Actor } from "../../generated/types.ts";
import type { Verifier } from "../crypto/ed25519.ts";
import type { DocumentSigner } from "../signed/sign.ts";
import type { Clock } from "../wire/clock.ts";
import type { CommandFields, CommandKindName, PayloadOf } from "../wire/command.ts";
import type { Backoff } from "../wire/retry.ts";
import type { VerifiedEvent } from "./event.ts";
import type { SubscribeOptions } from "./groups.ts";
import type { OpenLink } from "./link.ts";
import type { OwnMembership } from "./membership.ts";
import type { Presence } from "./presence.ts";
import type { AgentStore } from "./store.ts";
import type { RegistrySource } from "./trust.ts";

/** Who the Agent is, whom it talks to, and what it runs on. The first six are facts; everything else has a default. */
export interface AgentOptions {
  /** `wss:` URL of the authority. */
  readonly url: string;
  readonly agentId: string;
  /** The Agent's key, bound to it in the Registry. */
  readonly signer: DocumentSigner;
  readonly organizationId: string;
  /** The service Principal that accepts Events; Events of any other are not taken. */
  readonly authority: Actor;
  /** Key bindings of the Organization, from a source the Agent trusts. */
  readonly registry: RegistrySource;
  /** `host:port` the authority calls itself by, where a proxy stands between; else that of `url`. */
  readonly audience?: string;
  /** Extra trust anchor for TLS, PEM. */
  readonly ca?: string | Uint8Array;
  /** Also signs the reference runtime's transcript, which binds neither audience nor authority. Off by default. */
  readonly acceptReferenceTranscript?: boolean;
  /** Where Cursors and projections live; in memory by default. */
  readonly store?: AgentStore;
  /** The transport; `ws` by default. */
  readonly openLink?: OpenLink;
  readonly verifier?: Verifier;
  readonly clock?: Clock;
  /** Numbers in [0, 1) for the jitter of waits; ids and nonces come from the platform's cryptographic source. */
  readonly random?: () => number;
  readonly backoff?: Backoff;
  readonly timing?: Partial<AgentTiming>;
  /** Told what happens, in words and ids; never a token, a key or a payload. */
  readonly log?: (level: "info" | "warn", message: string, facts: Readonly<Record<string, string | number>>) => void;
}

/** How long an Agent waits for what, milliseconds. */
export interface AgentTiming {
  /** Opening the connection and HELLO together. */
  readonly handshakeMs: number;
  /** Between PINGs; an authority from which nothing came in between is gone. */
  readonly heartbeatMs: number;
  /** For more to acknowledge in one ACK. */
  readonly ackMs: number;
  /** For the Agent's own Membership in a subscribed Group to arrive, before a Command that needs its epoch fails. */
  readonly membershipMs: number;
  /** For the stream to reach an Event that came ahead of it, before the Group is subscribed again. */
  readonly heldMs: number;
  /** Before a Group is resumed after `BACKPRESSURE` that names no time. */
  readonly resumeMs: number;
}

/** The waits unless told otherwise. */
export const defaultTiming: AgentTiming = {
  handshakeMs: 10_000,
  heartbeatMs: 10_000,
  ackMs: 50,
  membershipMs: 10_000,
  heldMs: 1_000,
  resumeMs: 1_000,
};

/** Largest message taken from the authority, bytes: its largest Command and what an Event adds to it, with room. */
export const messageBytesMax = 4_194_304;

/** Frames waiting to be worked on above which reading stops. */
export const framesWaitingMax = 1_024;

/** `connecting` also while waiting to try again; `closed` is final. */
export type AgentState = "connecting" | "connected" | "closed";

/** Something that went wrong and that no promise of the caller tells. The Agent has already acted on it. */
export interface AgentProblem {
  /**
   * `refused`: the authority refused a subscription or a frame. `gap`: an owed Event is missing, the stream is resumed.
   * `untrusted`: an Event did not verify or contradicts another. `store`: nothing could be saved. `connection`: an
   * attempt to connect again failed.
   */
  readonly what: "refused" | "gap" | "untrusted" | "store" | "connection";
  readonly groupId?: string;
  readonly error: unknown;
}

/** What an Agent tells its listeners. */
export interface AgentNotices {
  /** An Event, verified, in order, once per process run, after it was saved. */
  event: VerifiedEvent;
  state: AgentState;
  problem: AgentProblem;
}

/** A running Agent: one identity, one session at a time, kept up until `close`. */
export interface Agent {
  readonly agentId: string;
  /** Epoch of the current session, or of the last one while there is none. */
  readonly sessionEpoch: number;
  /**
   * Token of the current session, a secret: `createHttpClient` reads and moves content with it in the Agent's name. It
   * ends some time before a long session does; the next session has another.
   */
  readonly sessionToken: string | undefined;
  readonly state: AgentState;
  /** The Events of all subscribed Groups, from the moment of reading on. */
  readonly events: AsyncIterable<VerifiedEvent>;
  /**
   * Asks for a Group's Events, from its Cursor on, and keeps asking after every reconnect. What the authority refuses
   * is told as a `problem` and ends the subscription. Asked again it changes the filter.
   */
  subscribe(groupId: string, options?: SubscribeOptions): void;
  /**
   * Sends one Command and resolves to the Event it became. The session's epoch and, for a subscribed Group, the own
   * Membership Epoch are filled in. Waits for a session when there is none. The payload of a known kind has its type;
   * that of any other kind is any JSON object. Rejects with `MwpError`, before anything is sent where the envelope does
   * not fit.
   */
  send<K extends CommandKindName>(kind: K, fields: CommandFields<PayloadOf<K>>): Promise<VerifiedEvent>;
  /** The Agent's own Membership as the last Event about it left it. */
  membership(groupId: string): OwnMembership | undefined;
  /** The durable Cursor of a Group. */
  cursor(groupId: string): number;
  /** Tells the authority that the Agent is there, with Presence when given; resolves to the round trip in milliseconds. */
  ping(presence?: Presence): Promise<number>;
  /** Listens; the returned function stops it. */
  on<N extends keyof AgentNotices>(name: N, listener: (notice: AgentNotices[N]) => void): () => void;
  /** Saves and acknowledges what has arrived, ends the session and every wait. The store stays open. */
  close(): Promise<void>;
}
