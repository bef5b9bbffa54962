import { request } from "node:https";
import { WebSocket } from "ws";
import type { MemoryNetwork } from "../../server/socket/memory.ts";
import type { Listen, ListenOptions, SocketConnection, SocketLimits, TlsFiles } from "../../server/socket/port.ts";
import { trustOf } from "./tls.ts";

/** Limits small enough to reach in a test. */
export const testLimits: SocketLimits = {
  frameBytesMax: 65_536,
  bufferedBytesMax: 8_388_608,
  connectionsMax: 200,
  connectionsPerAddressMax: 200,
  idleMsMax: 32_000,
  headMsMax: 10_000,
  bodyMsMax: 10_000,
  bodyStreamMsMax: 10_000,
};

/** A client's end as the contract suite uses it. */
export interface TestClient {
  /** The next message, waiting for it if need be. */
  next(): Promise<string>;
  send(data: string | Uint8Array): void;
  pause(): void;
  resume(): void;
  close(code: number, reason: string): void;
  cut(): void;
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>;
}

export interface ConnectOptions {
  readonly path?: string;
  readonly origin?: string;
  readonly host?: string;
}

export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** One adapter and the way to reach what it serves. `connect` rejects with {@link Refused}. */
export interface SocketDriver {
  readonly listen: Listen;
  connect(port: number, options?: ConnectOptions): Promise<TestClient>;
  request(port: number, options: TestRequest): Promise<TestResponse>;
}

export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`refused with ${status}`);
    this.status = status;
  }
}

/** Reaches a network adapter through the `ws` client and `node:https`. */
export function networkDriver(listen: Listen, tls: TlsFiles): SocketDriver {
  const ca = trustOf(tls);
  return {
    listen,
    connect: (port, { path = "/v0.1/ws", origin, host } = {}) =>
      new Promise((resolve, reject) => {
        const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) };
        const ws = new WebSocket(`wss://127.0.0.1:${port}${path}`, { ca, headers });
        const inbox = createInbox();
        const ended = new Promise<{ code: number; reason: string }>((end) => {
          ws.on("close", (code, reason) => end({ code, reason: reason.toString() }));
        });
        ws.on("message", (data) => inbox.put(data.toString()));
        ws.on("error", reject);
        ws.on("unexpected-response", (_, response) => {
          reject(new Refused(response.statusCode ?? 0));
          ws.terminate();
        });
        ws.on("open", () =>
          resolve({
            next: inbox.next,
            send: (data) => ws.send(data),
            pause: () => ws.pause(),
            resume: () => ws.resume(),
            close: (code, reason) => ws.close(code, reason),
            cut: () => ws.terminate(),
            ended,
          }),
        );
      }),
    request: (port, { method = "GET", path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const outgoing = request({ host: "127.0.0.1", port, path, method, headers, ca, agent: false }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk) => chunks.push(chunk));
          incoming.on("error", reject);
          incoming.on("end", () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        });
        outgoing.on("error", reject);
        outgoing.end(body);
      }),
  };
}

/** Reaches the network in the process. */
export function memoryDriver(network: MemoryNetwork): SocketDriver {
  return {
    listen: network.listen,
    connect: (port, options = {}) =>
      new Promise((resolve, reject) => {
        const inbox = createInbox();
        let end: (value: { code: number; reason: string }) => void;
        const ended = new Promise<{ code: number; reason: string }>((done) => {
          end = done;
        });
        const client = network.connect({
          port,
          path: "/v0.1/ws",
          ...options,
          refused: (status) => reject(new Refused(status)),
          message: (bytes) => inbox.put(Buffer.from(bytes).toString()),
          closed: (code, reason) => end({ code, reason }),
          open: () =>
            resolve({
              ...client,
              next: inbox.next,
              send: (data) =>
                client.send(typeof data === "string" ? Buffer.from(data) : data, typeof data !== "string"),
              ended,
            }),
        });
      }),
    async request(port, { path, body = "", ...rest }) {
      const [, plain = "", query = ""] = /^([^?]*)\??(.*)$/.exec(path) ?? [];
      const reply = await network.request({ port, path: plain, query, body: Buffer.from(body), ...rest });
      return { status: reply.status, headers: reply.headers ?? {}, body: Buffer.from(reply.body).toString() };
    },
  };
}

/** What a server under test was told, in order. */
export interface Recorder {
  readonly opened: SocketConnection[];
  readonly closed: { readonly id: number; readonly code: number }[];
  readonly faults: unknown[];
  readonly drained: number[];
}

/** Options of a server that accepts everything and echoes text, save for what `overrides` say; and what it was told. */
export function echoServer(
  tls: TlsFiles,
  overrides: EchoOverrides = {},
): { readonly options: ListenOptions; readonly recorder: Recorder } {
  const recorder: Recorder = { opened: [], closed: [], faults: [], drained: [] };
  const { limits, websocket, ...rest } = overrides;
  const options: ListenOptions = {
    host: "127.0.0.1",
    port: 0,
    tls,
    limits: { ...testLimits, ...limits },
    upgrade: () => ({ accept: true }),
    http: async () => ({ status: 404 }),
    fault: (error) => recorder.faults.push(error),
    ...rest,
    websocket: {
      open(connection) {
        recorder.opened.push(connection);
        websocket?.open?.(connection);
      },
      message(connection, bytes, isBinary) {
        if (websocket?.message !== undefined) websocket.message(connection, bytes, isBinary);
        else if (isBinary) connection.close(1003, "text only");
        else connection.send(bytes.slice());
      },
      drain(connection) {
        recorder.drained.push(connection.bufferedBytes);
        websocket?.drain?.(connection);
      },
      closed(connection, code) {
        recorder.closed.push({ id: connection.id, code });
        websocket?.closed?.(connection, code);
      },
    },
  };
  return { options, recorder };
}

export interface EchoOverrides extends Partial<Omit<ListenOptions, "limits" | "websocket">> {
  readonly limits?: Partial<SocketLimits>;
  readonly websocket?: Partial<ListenOptions["websocket"]>;
}

function createInbox(): { put(text: string): void; next(): Promise<string> } {
  const texts: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  return {
    put(text) {
      const wake = waiting.shift();
      if (wake === undefined) texts.push(text);
      else wake(text);
    },
    next() {
      const text = texts.shift();
      return text === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(text);
    },
  };
}

/** Waits until `condition` holds, at most `msMax`. */
export async function until(condition: () => boolean, msMax = 5_000): Promise<void> {
  const end = performance.now() + msMax;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not within ${msMax} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
