import type { ListenOptions, SocketConnection, SocketHandlers, UpgradeDecision, UpgradeRequest } from "./port.ts";

/** The caller's handlers, made safe: what they throw is told to `fault` and ends that connection with 1011, never the process. */
export function guardHandlers(options: ListenOptions): SocketHandlers {
  const { websocket } = options;
  const guard = (connection: SocketConnection, call: () => void): void => {
    try {
      call();
    } catch (error) {
      options.fault(error);
      connection.close(1011, "internal error");
    }
  };
  return {
    open: (connection) => guard(connection, () => websocket.open(connection)),
    message: (connection, bytes, isBinary) => guard(connection, () => websocket.message(connection, bytes, isBinary)),
    drain: (connection) => guard(connection, () => websocket.drain(connection)),
    closed: (connection, code) => guard(connection, () => websocket.closed(connection, code)),
  };
}

/** The caller's decision; 500 when it throws. */
export function guardUpgrade(options: ListenOptions, request: UpgradeRequest): UpgradeDecision {
  try {
    return options.upgrade(request);
  } catch (error) {
    options.fault(error);
    return { accept: false, status: 500 };
  }
}
