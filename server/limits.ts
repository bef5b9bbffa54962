import type { SocketLimits } from "./socket/port.ts";

/**
 * Largest WebSocket message in bytes: 1 MiB. The schemas set no upper bound, so one is chosen: a Command with a 20 KB Context Package
 * uses 2 % of it, bulk belongs into Artifacts, and parsing a message of this size holds the event loop for a few milliseconds only.
 */
export const frameBytesMax = 1_048_576;

/** Bytes that may wait for a slow reader before it is cut off: four of the largest messages. Delivery pauses long before. */
export const bufferedBytesMax: number = 4 * frameBytesMax;

/** Open TCP connections of one process. About 20 KB each when idle. */
export const connectionsMax = 10_000;

/** Open TCP connections of one remote address; many Agents may share a host or a proxy. */
export const connectionsPerAddressMax = 1_000;

/** Milliseconds from an open connection to a completed HELLO. */
export const handshakeMsMax = 10_000;

/** Milliseconds after which a silent WebSocket connection is over; the server pings before. A multiple of 4 s. */
export const idleMsMax = 32_000;

/** Milliseconds for TLS and the head of an HTTP request together: slow heads hold a socket no longer. */
export const headMsMax = 10_000;

/** Milliseconds for the body of an HTTP request. */
export const bodyMsMax = 10_000;

/** Largest HTTP request body in bytes: a Command is no larger here than over WebSocket. */
export const httpBodyBytesMax: number = frameBytesMax;

/** Milliseconds between two prompts to reconnect and the hard end, at shutdown. */
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
};
