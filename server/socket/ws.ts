import { createServer, type Server } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { WebSocketServer } from "ws";
import { AddressCounter, formatAddress } from "./address.ts";
import { createTextFramer } from "./frames.ts";
import { guardHandlers, guardUpgrade } from "./guard.ts";
import { handshakeFault, upgradeRequest } from "./handshake.ts";
import { refuseUpgrade, requestHead, serveRequest } from "./node-http.ts";
import { type ListenOptions, SocketError, type SocketServer } from "./port.ts";
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
    requestTimeout: limits.headMsMax + limits.bodyMsMax,
    connectionsCheckingInterval: Math.min(1_000, limits.headMsMax),
  });
  server.maxConnections = limits.connectionsMax;
  server.on("request", (message, response) => void serveRequest(options, message, response));
  const sockets = trackSockets(server, limits.connectionsPerAddressMax);
  const connections = serveWebSockets(server, options);
  await bind(server, options);
  server.on("error", options.fault);
  const sweep = setInterval(() => {
    for (const connection of connections) connection.sweep();
  }, limits.idleMsMax / idleSweeps).unref();
  const stopped = new Promise<void>((resolve) => server.once("close", resolve));
  return {
    name: "ws",
    port: (server.address() as AddressInfo).port,
    stopAccepting: () => void server.close(),
    close() {
      clearInterval(sweep);
      server.close();
      for (const connection of connections) connection.cut();
      for (const socket of sockets) socket.destroy();
      return stopped;
    },
  };
}

/** Every TCP connection that is there, at most `perAddressMax` of one remote address. */
function trackSockets(server: Server, perAddressMax: number): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const counter = new AddressCounter(perAddressMax);
  server.on("connection", (socket: Socket) => {
    const address = formatAddress(socket.remoteAddress ?? "");
    if (!counter.enter(address)) {
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

function bind(server: Server, { host, port }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void =>
      reject(new SocketError("address-unusable", `cannot listen: ${error.message}`, { cause: error }));
    server.once("error", fail);
    server.listen({ host, port }, () => {
      server.off("error", fail);
      resolve();
    });
  });
}
