import { createServer, type Server } from "node:https";
import { type AddressInfo, createServer as createNetServer, type Server as NetServer, type Socket } from "node:net";
import { WebSocketServer } from "ws";
import { AddressCounter, formatAddress } from "./address.ts";
import { createTextFramer } from "./frames.ts";
import { guardHandlers, guardUpgrade } from "./guard.ts";
import { handshakeFault, upgradeRequest } from "./handshake.ts";
import { bindError, listenAddresses } from "./listen-address.ts";
import { refuseUpgrade, requestHead, serveRequest } from "./node-http.ts";
import type { ListenOptions, SocketServer } from "./port.ts";
import { readTlsFiles } from "./tls.ts";
import { idleSweeps, WsConnection } from "./ws-connection.ts";

/** Serves on `node:https` and `ws`, TLS 1.3 only: the adapter for every Node where uWebSockets.js does not load. See `Listen`. */
export async function listenWs(options: ListenOptions): Promise<SocketServer> {
  const { limits } = options;
  const server = createServer({
    ...readTlsFiles(options.tls),
    minVersion: "TLSv1.3",
    handshakeTimeout: limits.headMsMax,
    headersTimeout: limits.headMsMax,
    requestTimeout: limits.headMsMax + limits.bodyStreamMsMax,
    connectionsCheckingInterval: Math.min(1_000, limits.headMsMax),
  });
  // With a listener for the second, Node leaves it to us when to send `100 Continue`.
  for (const event of ["request", "checkContinue"] as const)
    server.on(event, (message, response) => void serveRequest(options, message, response));
  const sockets = trackSockets(server, limits);
  const connections = serveWebSockets(server, options);
  const listeners = await bind(server, options);
  server.on("error", options.fault);
  const sweep = setInterval(() => {
    for (const connection of connections) connection.sweep();
  }, limits.idleMsMax / idleSweeps).unref();
  const stopped = new Promise<void>((resolve) => server.once("close", resolve));
  const stopAccepting = (): void => {
    for (const listener of listeners) listener.close();
  };
  return {
    name: "ws",
    port: (server.address() as AddressInfo).port,
    stopAccepting,
    close() {
      clearInterval(sweep);
      stopAccepting();
      for (const connection of connections) connection.cut();
      for (const socket of sockets) socket.destroy();
      return stopped;
    },
  };
}

/** Every TCP connection that is there; what exceeds the limits is dropped. */
function trackSockets(server: Server, limits: ListenOptions["limits"]): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const counter = new AddressCounter(limits.connectionsPerAddressMax);
  server.on("connection", (socket: Socket) => {
    const address = formatAddress(socket.remoteAddress ?? "");
    if (sockets.size >= limits.connectionsMax || !counter.enter(address)) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      counter.leave(address);
    });
  });
  return sockets;
}

/** Every WebSocket connection that is there. */
function serveWebSockets(server: Server, options: ListenOptions): ReadonlySet<WsConnection> {
  const { limits } = options;
  const handlers = guardHandlers(options);
  const connections = new Set<WsConnection>();
  const acceptor = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    handleProtocols: () => false,
    maxPayload: limits.frameBytesMax,
  });
  const textFrames = createTextFramer();
  let id = 0;
  server.on("upgrade", (message, socket: Socket, first) => {
    const { method, path, headers, remoteAddress } = requestHead(message);
    const fault = handshakeFault(method, headers);
    if (fault !== undefined) return refuseUpgrade(socket, fault.status, fault.headers);
    const request = upgradeRequest(path, headers, remoteAddress);
    const decision = guardUpgrade(options, request);
    if (!decision.accept) return refuseUpgrade(socket, decision.status);
    acceptor.handleUpgrade(message, socket, first, (ws) => {
      id += 1;
      const connection = new WsConnection(ws, socket, {
        id,
        remoteAddress,
        host: request.host,
        bufferedBytesMax: limits.bufferedBytesMax,
        handlers,
        textFrames,
      });
      connections.add(connection);
      ws.once("close", () => connections.delete(connection));
      handlers.open(connection);
    });
  });
  return connections;
}

/** Binds every address of the host, on one port, or none. The first listener is `server`; the others hand it their connections. */
async function bind(server: Server, { host, port }: ListenOptions): Promise<readonly NetServer[]> {
  const [first, ...more] = await listenAddresses(host);
  const bound = await listenOn(server, first, port);
  const listeners: NetServer[] = [server];
  try {
    for (const address of more) {
      const listener = createNetServer((socket) => server.emit("connection", socket));
      await listenOn(listener, address, bound);
      listeners.push(listener);
    }
  } catch (error) {
    for (const listener of listeners) listener.close();
    throw error;
  }
  return listeners;
}

/** Resolves to the port. */
function listenOn(server: NetServer, address: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(bindError(address, port, error));
    server.once("error", fail);
    server.listen({ host: address, port }, () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
