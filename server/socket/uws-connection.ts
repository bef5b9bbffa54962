import type { WebSocket } from "uWebSockets.js";
import type { ConnectionOptions } from "./connection-options.ts";
import { totalBytes } from "./frames.ts";
import type { SocketConnection, SocketHandlers } from "./port.ts";

/** `send` answers 0 = waits, 1 = gone, 2 = dropped. */
const dropped = 2;

/** A connection of uWebSockets.js, whose objects throw when touched after the end: nothing here touches them then. */
export class UwsConnection implements SocketConnection {
  readonly id: number;
  readonly remoteAddress: string;
  readonly host: string;
  readonly #ws: WebSocket<unknown>;
  readonly #handlers: SocketHandlers;
  readonly #bufferedBytesMax: number;
  #isOpen = true;

  constructor(ws: WebSocket<unknown>, options: ConnectionOptions) {
    this.id = options.id;
    this.remoteAddress = options.remoteAddress;
    this.host = options.host;
    this.#ws = ws;
    this.#handlers = options.handlers;
    this.#bufferedBytesMax = options.bufferedBytesMax;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get bufferedBytes(): number {
    return this.#isOpen ? this.#ws.getBufferedAmount() : 0;
  }

  send(frame: Uint8Array): void {
    this.sendAll([frame]);
  }

  sendAll(frames: readonly Uint8Array[]): void {
    if (!this.#isOpen || frames.length === 0) return;
    let fits = this.bufferedBytes + totalBytes(frames) <= this.#bufferedBytesMax;
    if (fits) {
      this.#ws.cork(() => {
        fits = frames.every((frame) => this.#ws.send(frame, false, false) !== dropped);
      });
    }
    if (!fits) this.cut();
  }

  close(code: number, reason: string): void {
    if (!this.#isOpen) return;
    // The flag comes first: a handler that runs inside `end` must find the connection shut.
    this.#isOpen = false;
    this.#ws.end(code, reason);
  }

  /** Ends without a close frame; what waits is thrown away. */
  cut(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#ws.close();
  }

  /** uWebSockets.js says that the connection is over, once, also from inside `close` and `cut`. */
  ended(code: number): void {
    this.#isOpen = false;
    this.#handlers.closed(this, code);
  }
}
