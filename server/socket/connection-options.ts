import type { SocketHandlers } from "./port.ts";

/** What the connection of any adapter is told about itself and its server. */
export interface ConnectionOptions {
  readonly id: number;
  readonly remoteAddress: string;
  readonly host: string;
  readonly bufferedBytesMax: number;
  readonly handlers: SocketHandlers;
}
