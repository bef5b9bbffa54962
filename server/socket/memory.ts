import { answer, bodyBytes, hasContent, isStream } from "./answer.ts";
import { RequestBody } from "./body.ts";
import { guardHandlers, guardUpgrade } from "./guard.ts";
import { MemoryConnection } from "./memory-connection.ts";
import { collectStream, type MemoryReader } from "./memory-stream.ts";
import { type HttpResponse, type Listen, type ListenOptions, SocketError } from "./port.ts";
import { guardStream } from "./stream-guard.ts";

/** A network inside the process: no TLS, no clock, no loss. What is sent arrives in order, each delivery a task of its own. */
export interface MemoryNetwork {
  /** Port 0 takes the next free one. Of the limits only `frameBytesMax` and `bufferedBytesMax` mean something here. */
  readonly listen: Listen;
  connect(options: MemoryConnectOptions): MemoryClient;
  /** Of a stream it resolves to the whole once that has ended. */
  request(options: MemoryRequest): Promise<MemoryResponse>;
}

/** Whom to connect to, as whom, and what to do with what comes. */
export interface MemoryConnectOptions {
  readonly port: number;
  readonly host?: string;
  readonly path?: string;
  readonly origin?: string;
  readonly remoteAddress?: string;
  open?(): void;
  /** The handshake was refused with this HTTP status; 0 when nobody listens. Nothing else follows. */
  refused?(status: number): void;
  message?(bytes: Uint8Array): void;
  closed?(code: number, reason: string): void;
}

/** The client's end. May be used at once: what is sent before the handshake waits for it. */
export interface MemoryClient {
  send(bytes: Uint8Array, isBinary?: boolean): void;
  close(code: number, reason: string): void;
  /** Ends without a word: the server sees 1006. */
  cut(): void;
  /** Stops reading: what the server sends now waits on its side, as with a slow peer. */
  pause(): void;
  resume(): void;
}

/** One HTTP request; the defaults are GET, no headers, no body. */
export interface MemoryRequest extends MemoryReader {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly query?: string;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  readonly remoteAddress?: string;
  /** Told the head of the answer before a stream begins. */
  head?(head: Pick<HttpResponse, "status" | "headers">): void;
}

/** The answer as the client gets it. */
export interface MemoryResponse extends HttpResponse {
  readonly body: Uint8Array;
}

/** Makes an empty network. `schedule` runs each delivery later, in the order given: a test may hand in its own and step through. */
export function createMemoryNetwork(schedule: (task: () => void) => void = queueMicrotask): MemoryNetwork {
  const servers = new Map<number, MemoryServer>();
  return {
    async listen(options) {
      const port = options.port === 0 ? 1 + Math.max(49_151, ...servers.keys()) : options.port;
      if (servers.has(port)) throw new SocketError("address-unusable", `cannot listen: port ${port} is taken`);
      const server = new MemoryServer(options, schedule);
      servers.set(port, server);
      const stopAccepting = (): void => {
        if (servers.get(port) === server) servers.delete(port);
      };
      return {
        name: "memory",
        port,
        stopAccepting,
        async close() {
          stopAccepting();
          server.cutAll();
        },
      };
    },
    connect(options) {
      let connection: MemoryConnection | undefined;
      const later = (task: (there: MemoryConnection) => void): void => schedule(() => connection && task(connection));
      schedule(() => {
        const server = servers.get(options.port);
        if (server === undefined) options.refused?.(0);
        else connection = server.accept(options);
      });
      return {
        send(bytes, isBinary = false) {
          const copy = new Uint8Array(bytes);
          later((there) => there.receive(copy, isBinary));
        },
        close: (code, reason) => later((there) => there.close(code, reason)),
        cut: () => later((there) => there.cut()),
        pause: () => later((there) => there.pause()),
        resume: () => later((there) => there.resume()),
      };
    },
    async request(options) {
      const server = servers.get(options.port);
      if (server === undefined) throw new SocketError("address-unusable", `nobody listens on port ${options.port}`);
      return server.request(options);
    },
  };
}

const loopback = "127.0.0.1";

class MemoryServer {
  readonly #options: ListenOptions;
  readonly #schedule: (task: () => void) => void;
  readonly #connections = new Set<MemoryConnection>();
  #id = 0;

  constructor(options: ListenOptions, schedule: (task: () => void) => void) {
    this.#options = options;
    this.#schedule = schedule;
  }

  accept(client: MemoryConnectOptions): MemoryConnection | undefined {
    const { host = "localhost", path = "/", origin, remoteAddress = loopback } = client;
    const decision = guardUpgrade(this.#options, {
      host,
      path,
      remoteAddress,
      ...(origin === undefined ? {} : { origin }),
    });
    if (!decision.accept) {
      client.refused?.(decision.status);
      return undefined;
    }
    this.#id += 1;
    const handlers = guardHandlers(this.#options);
    const connection = new MemoryConnection(client, {
      id: this.#id,
      remoteAddress,
      host,
      frameBytesMax: this.#options.limits.frameBytesMax,
      bufferedBytesMax: this.#options.limits.bufferedBytesMax,
      schedule: this.#schedule,
      handlers: {
        ...handlers,
        closed: (ended, code) => {
          this.#connections.delete(connection);
          handlers.closed(ended, code);
        },
      },
    });
    this.#connections.add(connection);
    handlers.open(connection);
    client.open?.();
    return connection;
  }

  async request(asked: MemoryRequest): Promise<MemoryResponse> {
    const { method = "GET", path, query = "", headers = {}, body = new Uint8Array(), remoteAddress = loopback } = asked;
    const source = new RequestBody({
      declaredBytes: body.length,
      expectsContinue: false,
      heldBytesMax: body.length,
      wanted: () => undefined,
    });
    source.push(new Uint8Array(body));
    source.end();
    const head = { method, path, query, headers: new Map(Object.entries(headers)), remoteAddress };
    const reply = await answer(this.#options, head, source);
    const { body: content, ...answered } = reply;
    asked.head?.(answered);
    const isEmpty = method === "HEAD" || !hasContent(reply.status);
    if (!isStream(content)) return { ...answered, body: isEmpty ? new Uint8Array() : bodyBytes(content) };
    if (!isEmpty) return { ...answered, body: await collectStream(this.#options, content, asked, this.#schedule) };
    guardStream(this.#options, content).closed();
    return { ...answered, body: new Uint8Array() };
  }

  cutAll(): void {
    for (const connection of this.#connections) connection.cut();
  }
}
