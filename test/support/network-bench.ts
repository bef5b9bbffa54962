import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterEach, beforeAll } from "vitest";
import type { Listen, SocketServer, TlsFiles } from "../../server/socket/port.ts";
import { openRaw, type RawWebSocket } from "./raw-websocket.ts";
import { type EchoOverrides, echoServer, networkDriver, type Recorder, type SocketDriver } from "./sockets.ts";
import { testTls, trustOf } from "./tls.ts";

/** Servers and raw clients of one suite on a network adapter; all are gone after each test. */
export interface NetworkBench {
  readonly tls: TlsFiles;
  readonly driver: SocketDriver;
  start(overrides?: EchoOverrides): Promise<{ readonly port: number; readonly recorder: Recorder }>;
  /** A TCP connection that says nothing. */
  tcp(port: number): Socket;
  /** A TLS connection that says nothing; rejects when it is dropped. */
  secure(port: number): Promise<TLSSocket>;
  raw(port: number): Promise<RawWebSocket>;
  /** Ends `socket` with the test. */
  keep<T extends Socket>(socket: T): T;
}

/** To be called inside `describe`: registers its own hooks. */
export function networkBench(listen: Listen): NetworkBench {
  const servers: SocketServer[] = [];
  const sockets: Socket[] = [];
  const made: { tls?: TlsFiles; driver?: SocketDriver } = {};
  const keep = <T extends Socket>(socket: T): T => {
    sockets.push(socket);
    return socket;
  };

  beforeAll(async () => {
    made.tls = await testTls();
    made.driver = networkDriver(listen, made.tls);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  return {
    get tls() {
      return made.tls!;
    },
    get driver() {
      return made.driver!;
    },
    async start(overrides = {}) {
      const { options, recorder } = echoServer(made.tls!, overrides);
      const server = await listen(options);
      servers.push(server);
      return { port: server.port, recorder };
    },
    tcp: (port) => keep(connectTcp(port, "127.0.0.1").on("error", () => undefined)),
    secure: (port) =>
      new Promise((resolve, reject) => {
        const socket = keep(connectTls({ host: "127.0.0.1", port, ca: trustOf(made.tls!) }, () => resolve(socket)));
        socket.on("error", reject).on("close", () => reject(new Error("closed")));
      }),
    async raw(port) {
      const opened = await openRaw(port, trustOf(made.tls!));
      keep(opened.socket);
      return opened;
    },
    keep,
  };
}
