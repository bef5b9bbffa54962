/**
 * What the server needs of a network: one port that speaks `wss` and HTTPS (MWP-EVT-008).
 * Adapters (`uws`, `ws`, `memory`) carry no policy and no defaults: every limit and every decision comes with {@link ListenOptions}.
 */

/** Opens the port; resolves once it accepts connections. Rejects with {@link SocketError}. */
export type Listen = (options: ListenOptions) => Promise<SocketServer>;

/** Where to listen, what to allow, and who decides. */
export interface ListenOptions {
  /** Address to bind: an IP address or a host name of this machine. `localhost` is both loopback addresses, on one port. */
  readonly host: string;
  /** 0 takes a free port, see {@link SocketServer.port}. */
  readonly port: number;
  readonly tls: TlsFiles;
  readonly limits: SocketLimits;
  /** Decides every well-formed WebSocket handshake, on any path. Synchronous. */
  upgrade(request: UpgradeRequest): UpgradeDecision;
  readonly websocket: SocketHandlers;
  /** Answers every other request. A {@link SocketError} of {@link HttpRequest.body} that it lets pass becomes 413, 408 or 503. */
  http(request: HttpRequest): Promise<HttpResponse>;
  /** Told what a handler threw; the connection concerned was closed with 1011, the request answered with 500. */
  fault(error: unknown): void;
}

/** PEM files of the server's certificate (chain) and its private key. Files, since uWebSockets.js reads nothing else. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Bounds an adapter enforces by itself. Units are in the names; the server's values stand in `server/limits.ts`. */
export interface SocketLimits {
  /**
   * Largest WebSocket message, all fragments together; a larger one ends the connection and `closed` is told 1009.
   * The peer is told 1009 too, except by uWebSockets.js for a message of more than twice the size (it is cut off: 1006).
   */
  readonly frameBytesMax: number;
  /**
   * Largest {@link SocketConnection.bufferedBytes}; a send that would pass it ends the connection.
   * Also the largest request body thrown away to save an HTTP connection, and held by uWebSockets.js before somebody reads it.
   */
  readonly bufferedBytesMax: number;
  /** Open TCP connections in all, handshaking, HTTP and WebSocket alike; more are dropped on arrival. */
  readonly connectionsMax: number;
  /** The same for one remote address. uWebSockets.js counts WebSocket connections and requests being answered; `ws` counts all. */
  readonly connectionsPerAddressMax: number;
  /** A WebSocket connection that brought nothing for this long is ended; pings are sent before. uWebSockets.js rounds to 4 s, from 8 s up. */
  readonly idleMsMax: number;
  /** Time for the TLS handshake, and again for the head of a request. uWebSockets.js has a fixed 10 to 12 s for both together. */
  readonly headMsMax: number;
  /**
   * Time for a request body, from the call of {@link HttpRequest.body} to its last byte, and again for the rest of one refused.
   * uWebSockets.js cuts off who brings less than 16 KB/s for 10 to 12 s.
   */
  readonly bodyMsMax: number;
  /** Time for a whole request body that is read as a stream; between two of its pieces {@link SocketLimits.bodyMsMax} holds. */
  readonly bodyStreamMsMax: number;
}

/** The handshake as the caller may judge it. */
export interface UpgradeRequest {
  /** The Host header as sent, `host[:port]`. */
  readonly host: string;
  /** Path without query, as sent. */
  readonly path: string;
  /** Origin header; absent from programs, present from browsers. */
  readonly origin?: string;
  readonly remoteAddress: string;
}

/** A refusal answers with the HTTP status (403 Origin, 404 path, 421 Host, 503 full or draining) and no body. */
export type UpgradeDecision = { readonly accept: true } | { readonly accept: false; readonly status: number };

/** Calls of one server, never two at a time, save for `closed` inside a handler that closes. A connection's first is `open`, its last is `closed`, each exactly once. */
export interface SocketHandlers {
  open(connection: SocketConnection): void;
  /** One whole message. `bytes` are valid only during this call: parse or copy them in it. */
  message(connection: SocketConnection, bytes: Uint8Array, isBinary: boolean): void;
  /** Called at the latest when {@link SocketConnection.bufferedBytes} is back at 0 after it was above {@link drainBytes}; earlier and more often is allowed. */
  drain(connection: SocketConnection): void;
  /**
   * The connection is over; nothing can be sent and no message will come. Called inside {@link SocketConnection.close} when that ended it.
   * `code` is the close code that was sent or received (RFC 6455 section 7.4): 1005 = none given, 1006 = cut off, 1009 = message too big.
   */
  closed(connection: SocketConnection, code: number): void;
}

/** A caller that holds back must do so above this many waiting bytes to be sure of a `drain`. */
export const drainBytes = 65_536;

/** One WebSocket connection. Every method may be called at any time, also after the end, when it does nothing. */
export interface SocketConnection {
  /** Unique in its server, rising. */
  readonly id: number;
  /** Textual IP address, IPv4-mapped IPv6 as IPv4, IPv6 compressed (RFC 5952), no port. */
  readonly remoteAddress: string;
  /** The Host header of its handshake, as the upgrade was judged by. */
  readonly host: string;
  /** False from the moment `close` was called or the end was noticed. */
  readonly isOpen: boolean;
  /** Bytes handed over that the operating system has not taken yet. 0 after the end. */
  readonly bufferedBytes: number;
  /** Sends one text message. `frame` is UTF-8 and must not be changed afterwards. */
  send(frame: Uint8Array): void;
  /**
   * Sends each of `frames` as one text message, in order, in one write.
   * When they do not fit under `bufferedBytesMax` none is sent and the connection is cut off (1006): no gap can follow, the client resumes.
   */
  sendAll(frames: readonly Uint8Array[]): void;
  /** Flushes what waits, sends a close frame, and ends. `code` is 1000 or above, `reason` at most 123 bytes of UTF-8. */
  close(code: number, reason: string): void;
}

/** One HTTP request; ordinary HTTP semantics (RFC 9110), HTTP/1.1. */
export interface HttpRequest {
  /** Upper case. */
  readonly method: string;
  /** Path without query, as sent. */
  readonly path: string;
  /** Text after the first `?`, or the empty string. */
  readonly query: string;
  /** Names in lower case; the values of a repeated name joined by `, `. */
  readonly headers: ReadonlyMap<string, string>;
  readonly remoteAddress: string;
  /**
   * Reads the body, once. The bytes are the caller's own.
   * Rejects with {@link SocketError} `body-too-large` (as soon as it is known), `body-timeout` or `body-aborted`.
   */
  body(limitBytes: number): Promise<Uint8Array>;
  /**
   * Reads the body piece by piece, once and in place of {@link HttpRequest.body}; the pieces are the caller's own. Throws as
   * that does, and `body-too-fast` where the client cannot be held back (uWebSockets.js) and sent more than
   * `bufferedBytesMax` ahead of the reader. Leaving the loop drops the rest.
   */
  bodyStream(limitBytes: number): AsyncIterable<Uint8Array>;
}

/**
 * The answer. It goes out once the rest of the request's body has come and was thrown away, so that the connection serves on;
 * at once, and as its last, when the body is larger than `bufferedBytesMax` or the client awaits `100 Continue` for one nobody read.
 * The adapter adds `content-length`; all other headers are the caller's, names and values without line breaks.
 */
export interface HttpResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Not sent for HEAD, 204 and 304. */
  readonly body?: Uint8Array | string | StreamBody;
}

/** A body that is written piece by piece, in HTTP's chunked coding. */
export interface StreamBody {
  /** Length of the whole, told to HEAD. */
  readonly byteLength?: number;
  /** Bytes that mean nothing and may be sent between any two writes; uWebSockets.js needs them to go on after a full buffer. */
  readonly filler?: Uint8Array;
  /** The head goes out with the first write at the latest. Not called for HEAD or when the client has left. */
  start(writer: BodyWriter): void;
  /** Called at the latest when {@link BodyWriter.bufferedBytes} is back at 0 after it was above {@link drainBytes}. */
  drained?(): void;
  /** The last call, exactly once, whether the body was ended, cut, left by the client or never started. */
  closed(): void;
}

/** The way of a {@link StreamBody} to its client. Every method may be called at any time, also after the end, when it does nothing. */
export interface BodyWriter {
  readonly isOpen: boolean;
  /** Bytes that the operating system has not taken yet. 0 after the end. */
  readonly bufferedBytes: number;
  /** Bytes must not be changed afterwards. A write that would pass `bufferedBytesMax` cuts. */
  write(bytes: Uint8Array): void;
  /** The body is complete. */
  end(): void;
  /** The body breaks off: the client sees an error, never a whole answer. */
  cut(): void;
}

/** An open port. */
export interface SocketServer {
  readonly name: "uws" | "ws" | "memory";
  readonly port: number;
  /** New connections are refused from now on; those that exist go on. */
  stopAccepting(): void;
  /** Cuts off every connection that is still there and frees the port. Call it after closing connections politely. */
  close(): Promise<void>;
}

/** Stable reasons of {@link SocketError}. */
export type SocketErrorCode =
  | "adapter-unavailable"
  | "tls-unusable"
  | "address-unusable"
  | "body-too-large"
  | "body-too-fast"
  | "body-timeout"
  | "body-aborted";

/** The only error an adapter raises. `message` is one line for the operator and holds no secret. */
export class SocketError extends Error {
  override readonly name = "SocketError";
  readonly code: SocketErrorCode;

  constructor(code: SocketErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
