import type { HttpResponse as Answer, TemplatedApp, us_listen_socket } from "uWebSockets.js";
import { AddressCounter } from "./address.ts";
import { guardHandlers, guardUpgrade } from "./guard.ts";
import { handshakeFault, upgradeRequest } from "./handshake.ts";
import { bindError, listenAddresses, probeBind } from "./listen-address.ts";
import { type ListenOptions, SocketError, type SocketServer } from "./port.ts";
import { readTlsFiles } from "./tls.ts";
import { UwsConnection } from "./uws-connection.ts";
import { requestHead, respond, serveRequest } from "./uws-http.ts";
import { loadUws, type Uws } from "./uws-load.ts";

/** The list holds TLS 1.2 suites only, and no client has this one: what remains is TLS 1.3. Naming a TLS 1.3 suite makes the addon fail. */
const noTls12Suite = "ECDHE-PSK-AES128-CBC-SHA";

/** Else the socket is bound with SO_REUSEPORT, and a second process on this port would silently take every other connection. */
const exclusivePort = 1;

/** The addon ends the process below 8 s and counts in steps of 4 s. */
const idleSecondsMin = 8;
const idleSecondsStep = 4;

/**
 * Serves on uWebSockets.js, TLS 1.3 only. See `Listen`. Rejects with `adapter-unavailable` and one line why where the addon cannot load.
 * Where the addon deviates from RFC 6455 so does this: a faulty frame cuts the connection without a close frame (the peer sees 1006),
 * an unmasked frame is read as if it were masked, and of the close codes of a peer only 1000 to 1011 and 4000 to 4999 are understood.
 * Who expects `100 Continue` is told so by the addon at once, also before a refusal.
 * A request that comes while the one before it on its connection is not answered yet cuts the connection: no pipelining.
 * The addon holds one write together at a time: frames sent to one connection from inside the `message` of another go out one by one.
 */
export async function listenUws(options: ListenOptions): Promise<SocketServer> {
  const uws = await loadUws();
  readTlsFiles(options.tls);
  const app = createApp(uws, options);
  const upgraded = capConnections(app, options.limits.connectionsMax);
  serve(app, options, upgraded);
  const { port, close } = await bind(uws, app as unknown as ExclusiveListener, options);
  let isAccepting = true;
  const stopAccepting = (): void => {
    if (isAccepting) close();
    isAccepting = false;
  };
  return {
    name: "uws",
    port,
    stopAccepting,
    async close() {
      stopAccepting();
      app.close();
    },
  };
}

function createApp(uws: Uws, { tls }: ListenOptions): TemplatedApp {
  try {
    return uws.SSLApp({ cert_file_name: tls.certFile, key_file_name: tls.keyFile, ssl_ciphers: noTls12Suite });
  } catch (error) {
    throw new SocketError("tls-unusable", `uWebSockets.js cannot use ${tls.certFile} and ${tls.keyFile}`, {
      cause: error,
    });
  }
}

/** Drops TCP connections beyond `max`. The addon forgets those it upgraded: the function returned is to be called when one of them ends. */
function capConnections(app: TemplatedApp, max: number): () => void {
  let open = 0;
  const count = (res: Answer, change: number): void => {
    open += change;
    if (change > 0 && open > max) res.close();
  };
  app.filter(count as Parameters<TemplatedApp["filter"]>[0]);
  return () => {
    open -= 1;
  };
}

function serve(app: TemplatedApp, options: ListenOptions, upgradedEnded: () => void): void {
  const { limits } = options;
  const handlers = guardHandlers(options);
  const counter = new AddressCounter(limits.connectionsPerAddressMax);
  let id = 0;
  app.ws<Peer>("/*", {
    // Twice the limit: what lies between can be answered with 1009 before the addon cuts the connection.
    maxPayloadLength: 2 * limits.frameBytesMax,
    maxBackpressure: limits.bufferedBytesMax,
    idleTimeout: idleSeconds(limits.idleMsMax),
    sendPingsAutomatically: true,
    upgrade(res, req, context) {
      const { method, path, headers, remoteAddress } = requestHead(res, req);
      const fault = handshakeFault(method, headers);
      if (fault !== undefined) return refuse(res, fault);
      const request = upgradeRequest(path, headers, remoteAddress);
      const decision = guardUpgrade(options, request);
      if (!decision.accept) return refuse(res, decision);
      if (!counter.enter(remoteAddress)) return refuse(res, { status: 503 });
      const key = headers.get("sec-websocket-key") ?? "";
      res.upgrade<Peer>({ remoteAddress, host: request.host, connection: undefined }, key, "", "", context);
    },
    open(ws) {
      id += 1;
      const peer = ws.getUserData();
      peer.connection = new UwsConnection(ws, {
        id,
        remoteAddress: peer.remoteAddress,
        host: peer.host,
        bufferedBytesMax: limits.bufferedBytesMax,
        handlers,
      });
      handlers.open(peer.connection);
    },
    message(ws, bytes, isBinary) {
      const { connection } = ws.getUserData();
      if (connection?.isOpen !== true) return;
      if (bytes.byteLength > limits.frameBytesMax) connection.close(1009, "message too big");
      else handlers.message(connection, new Uint8Array(bytes), isBinary);
    },
    drain(ws) {
      const { connection } = ws.getUserData();
      if (connection?.isOpen === true) handlers.drain(connection);
    },
    close(ws, code, reason) {
      const { connection, remoteAddress } = ws.getUserData();
      upgradedEnded();
      counter.leave(remoteAddress);
      connection?.ended(closeCode(code, new TextDecoder().decode(reason)));
    },
  });
  app.any("/*", (res, req) => {
    const head = requestHead(res, req);
    if (head.headers.has("upgrade")) return refuse(res, handshakeFault(head.method, head.headers) ?? { status: 400 });
    if (!counter.enter(head.remoteAddress)) return refuse(res, { status: 503 });
    void serveRequest(options, res, head, () => counter.leave(head.remoteAddress));
  });
}

/** What belongs to a connection from its upgrade on. */
interface Peer {
  readonly remoteAddress: string;
  readonly host: string;
  connection: UwsConnection | undefined;
}

function refuse(
  res: Answer,
  reply: { readonly status: number; readonly headers?: Readonly<Record<string, string>> },
): void {
  respond(res, reply, false, false);
}

/** The addon reports 1006 for faults of the peer and tells them apart by a text. */
function closeCode(code: number, reason: string): number {
  if (code !== 1006) return code;
  if (reason.startsWith("Received too big message")) return 1009;
  return reason === "Received invalid UTF-8" ? 1007 : code;
}

function idleSeconds(idleMsMax: number): number {
  return Math.max(idleSecondsMin, idleSecondsStep * Math.ceil(idleMsMax / 1_000 / idleSecondsStep));
}

/** The form of `listen` that its types leave out. */
interface ExclusiveListener {
  listen(host: string, port: number, options: number, listening: (socket: us_listen_socket | false) => void): void;
}

/** Binds every address of the host, on one port, or none. */
async function bind(
  uws: Uws,
  app: ExclusiveListener,
  options: ListenOptions,
): Promise<{ readonly port: number; close(): void }> {
  const sockets: us_listen_socket[] = [];
  const close = (): void => {
    for (const socket of sockets) uws.us_listen_socket_close(socket);
  };
  let { port } = options;
  for (const address of await listenAddresses(options.host)) {
    const socket = listenOn(app, address, port);
    if (socket === false) {
      close();
      throw bindError(address, port, await probeBind(address, port));
    }
    sockets.push(socket);
    port = uws.us_socket_local_port(socket);
  }
  return { port, close };
}

/** The addon answers inside the call. */
function listenOn(app: ExclusiveListener, address: string, port: number): us_listen_socket | false {
  let bound: us_listen_socket | false = false;
  app.listen(address, port, exclusivePort, (socket) => {
    bound = socket;
  });
  return bound;
}
