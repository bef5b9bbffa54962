import type { SocketLimits } from "./socket/port.ts";

/**
 * Largest WebSocket message in bytes: 1 MiB. The schemas set no upper bound, so one is chosen: a Command with a 20 KB Context Package
 * uses 2 % of it, bulk belongs into Artifacts, and parsing a message of this size holds the event loop for a few milliseconds only.
 */
export const frameBytesMax = 1_048_576;

/**
 * Bytes that may wait for a slow reader before it is cut off: six of the largest messages. Delivery pauses at one, may have
 * two on their way then, and the answers to Commands in flight are two at most.
 */
export const bufferedBytesMax: number = 6 * frameBytesMax;

/** Open TCP connections of one process. About 20 KB each when idle. */
export const connectionsMax = 10_000;

/** Open TCP connections of one remote address; many Agents may share a host or a proxy. */
export const connectionsPerAddressMax = 1_000;

/** Milliseconds after which a silent WebSocket connection is over; the server pings before. A multiple of 4 s. */
export const idleMsMax = 32_000;

/** Milliseconds for TLS and the head of an HTTP request together: slow heads hold a socket no longer. */
export const headMsMax = 10_000;

/** Milliseconds for the body of an HTTP request. */
export const bodyMsMax = 10_000;

/** Milliseconds for the whole content of an Artifact on its way in; between two pieces of it {@link bodyMsMax} holds. */
export const bodyStreamMsMax = 600_000;

/** Largest HTTP request body in bytes: a Command is no larger here than over WebSocket. */
export const httpBodyBytesMax: number = frameBytesMax;

/** Milliseconds at shutdown from the 1012 close of every connection to the hard end. */
export const drainMsMax = 5_000;

/** What a socket adapter enforces by itself. */
export const socketLimits: SocketLimits = {
  frameBytesMax,
  bufferedBytesMax,
  connectionsMax,
  connectionsPerAddressMax,
  idleMsMax,
  headMsMax,
  bodyMsMax,
  bodyStreamMsMax,
};

/** Entries one durable commit holds at most, over all lanes; what queued meanwhile goes into the next. */
export const commitEntriesMax = 64;

/** Commands one lane decides at once. */
export const laneBatchMax = 64;

/** Commands waiting in one lane; the next is answered `BACKPRESSURE`. */
export const laneMailboxMax = 1_024;

/** How often one Command is decided again because a fact moved under it, before it is answered `BACKPRESSURE`. */
export const staleRetriesMax = 8;

/** Advice on when to try again after `BACKPRESSURE`, in milliseconds. */
export const retryAfterMs = 250;

/** Widest side a freshness window may be configured to: one hour (MWP-ADM-013). */
export const freshnessMsCap = 3_600_000;

/** Events read from the store at once in backfill. */
export const backfillEventsMax = 256;

/** Bytes waiting in a connection above which its subscriptions pause until it drained. */
export const deliveryPauseBytes = 1_048_576;

/** Groups one SUBSCRIBE frame may name. */
export const subscribeGroupsMax = 1_000;

/** SUBSCRIBE frames of one connection that may wait; the next is answered `BACKPRESSURE`. */
export const subscribesWaitingMax = 16;

/** Subscriptions one connection may hold. */
export const subscriptionsMax = 10_000;

/** Commands of one connection that may be without answer; the next is answered `BACKPRESSURE`. */
export const commandsInFlightMax = 512;

/** Bytes of Commands of one connection that may be without answer: their Events must fit what waits for it. */
export const commandBytesInFlightMax: number = frameBytesMax;

/**
 * Largest canonical form of a Command in bytes. JCS may write a number with five times the digits it came with, and no
 * member may be made to carry an Event that no connection can hold.
 */
export const commandBytesMax: number = frameBytesMax;

/** Milliseconds after which a lane that nobody used or subscribed to leaves memory. */
export const laneIdleMsMax = 300_000;

/** Milliseconds a session token is valid (P31); its expiry does not end the Session. */
export const sessionTokenMs = 900_000;

/** Milliseconds a read token of the HTTPS API is valid (P31). */
export const readTokenMs = 900_000;

/** Challenges for read tokens without answer, of one address. */
export const challengesPerAddressMax = 64;

/** Challenges for read tokens without answer, in all. */
export const challengesMax = 10_000;

/** Missions in one answer of the HTTPS API. */
export const missionsPageMax = 100;

/** Events in one answer of the HTTPS API. */
export const eventsPageMax = 500;

/** Bytes of Events in one answer of the HTTPS API, and one Event more. */
export const eventsPageBytesMax = 4_194_304;

/** Events that one question may make the authority look at, whether the caller may see them or not. */
export const eventsScannedMax = 4_096;

/** Missions in one answer that walks a Mission tree. */
export const treeMissionsMax = 1_000;

/** Event streams of one Principal over HTTPS. */
export const eventStreamsPerPrincipalMax = 16;

/** Groups one Event stream follows; its position has to fit into a header of 4 KB. */
export const eventStreamGroupsMax = 250;

/** Milliseconds between two signs of life of an Event stream. */
export const eventStreamBeatMs = 5_000;

/** Largest content of an Artifact in bytes: 256 MiB. */
export const artifactBytesMax = 268_435_456;

/** Artifacts one Principal may be uploading at a time. */
export const artifactUploadsPerPrincipalMax = 8;

/** Milliseconds in which the reader of an Artifact has to take something, or the answer breaks off. */
export const artifactStallMsMax = 30_000;

/** Connections before HELLO is complete, of one address. */
export const handshakesPerAddressMax = 64;

/** Failed authentications of one address in a minute, HELLO and HTTPS together, after which it is answered 429. */
export const failuresPerAddressMax = 60;

/** Commands of one Agent whose signature failed in a minute, after which its Commands are answered `BACKPRESSURE` unjudged. */
export const failuresPerAgentMax = 60;

/** Milliseconds within which the Cursors of all Agents share one durable write. */
export const cursorWriteMs = 100;

/** Milliseconds within which protected audit records share one durable write. */
export const auditWriteMs = 50;

/** Milliseconds a process is not ready after a failure of its own when nothing is committed meanwhile: somebody has to try. */
export const faultMsMax = 10_000;

/** Protected audit records that may wait to be written; more are counted, not kept. */
export const auditPendingMax = 10_000;

/** Memberships the process remembers without asking the store. */
export const membershipRowsMax = 1_000_000;

/** How often deadlines are looked at, late greetings ended and idle lanes let go, in milliseconds. */
export const housekeepingMs = 250;

/** How often the store is asked for intents whose Group was not told, or failed on them, in milliseconds. */
export const intentSweepMs = 1_000;

/** How often the store's log is folded into its main file, in milliseconds. */
export const checkpointMs = 1_000;

/** Deadlines that one look takes from the store at most. */
export const deadlinesPerLookMax = 256;

/**
 * Levels of nesting of a Command. Less than a document may have, because its Event and the frame around that add some of
 * their own, and no member may be made to carry an Event that no reader takes.
 */
export const commandDepthMax = 500;
