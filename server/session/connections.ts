import { handshakesPerAddressMax } from "../limits.ts";
import type { SocketConnection, SocketHandlers, UpgradeDecision, UpgradeRequest } from "../socket/port.ts";
import { type Connection, createConnection } from "./connection.ts";
import type { SessionServices } from "./services.ts";

/** Path of the WebSocket endpoint. */
const socketPath = "/v0.1/ws";

/** Every WebSocket connection of the process. */
export interface Connections {
  readonly handlers: SocketHandlers;
  upgrade(request: UpgradeRequest): UpgradeDecision;
  /** Ends greetings that took too long. */
  sweep(): void;
  /** Refuses every new connection from now on. */
  stopAccepting(): void;
  /** Ends every connection politely. */
  closeAll(code: number, reason: string): void;
  readonly count: number;
}

/** Who may connect: programs (no Origin) that named one of the public hosts, on the one path. */
export function createConnections(publicHosts: ReadonlySet<string>, services: SessionServices): Connections {
  const open = new Map<SocketConnection, Connection>();
  /** Connections of an address whose HELLO is not complete. */
  const greetings = new Map<string, Set<SocketConnection>>();
  let isAccepting = true;

  function greeted(socket: SocketConnection): void {
    const same = greetings.get(socket.remoteAddress);
    same?.delete(socket);
    if (same?.size === 0) greetings.delete(socket.remoteAddress);
  }

  return {
    handlers: {
      open(socket) {
        open.set(
          socket,
          createConnection(socket, services, () => greeted(socket)),
        );
        const same = greetings.get(socket.remoteAddress) ?? new Set();
        greetings.set(socket.remoteAddress, same.add(socket));
      },
      message: (socket, bytes, isBinary) => open.get(socket)?.receive(bytes, isBinary),
      drain: (socket) => open.get(socket)?.drained(),
      closed(socket) {
        greeted(socket);
        open.get(socket)?.closed();
        open.delete(socket);
      },
    },
    upgrade({ host, path, origin, remoteAddress }) {
      if (services.failures.byAddress.isExhausted(remoteAddress)) return { accept: false, status: 429 };
      if (!isAccepting || (greetings.get(remoteAddress)?.size ?? 0) >= handshakesPerAddressMax)
        return { accept: false, status: 503 };
      if (path !== socketPath) return { accept: false, status: 404 };
      if (origin !== undefined) return { accept: false, status: 403 };
      return publicHosts.has(host) ? { accept: true } : { accept: false, status: 421 };
    },
    sweep() {
      const nowMs = services.clock.nowMs();
      for (const connection of open.values()) connection.checkDeadline(nowMs);
    },
    stopAccepting() {
      isAccepting = false;
    },
    closeAll(code, reason) {
      for (const connection of [...open.values()]) connection.close(code, reason);
    },
    get count() {
      return open.size;
    },
  };
}
