import type { ConnectionOptions } from "./connection-options.ts";
import { totalBytes } from "./frames.ts";
import { drainBytes, type SocketConnection } from "./port.ts";

/** What a client hears. */
export interface MemoryPeer {
  message?(bytes: Uint8Array): void;
  closed?(code: number, reason: string): void;
}

/** What {@link MemoryConnection} needs to know of its server. */
export interface MemoryConnectionOptions extends ConnectionOptions {
  readonly frameBytesMax: number;
  schedule(task: () => void): void;
}

/** The server's end of a connection in the process. Bytes given to a handler are wiped when it returns, as the addon does. */
export class MemoryConnection implements SocketConnection {
  readonly id: number;
  readonly remoteAddress: string;
  readonly host: string;
  readonly #peer: MemoryPeer;
  readonly #options: MemoryConnectionOptions;
  #waiting: Uint8Array[] = [];
  #isOpen = true;
  #isRead = true;
  /** How the peer is to be told of the end, once it has read what waits. */
  #farewell: (() => void) | undefined;

  constructor(peer: MemoryPeer, options: MemoryConnectionOptions) {
    this.id = options.id;
    this.remoteAddress = options.remoteAddress;
    this.host = options.host;
    this.#peer = peer;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get bufferedBytes(): number {
    return this.#isOpen ? totalBytes(this.#waiting) : 0;
  }

  send(frame: Uint8Array): void {
    this.sendAll([frame]);
  }

  sendAll(frames: readonly Uint8Array[]): void {
    if (!this.#isOpen || frames.length === 0) return;
    if (this.bufferedBytes + totalBytes(frames) > this.#options.bufferedBytesMax) {
      this.cut();
      return;
    }
    this.#waiting.push(...frames);
    this.#options.schedule(() => this.#flush());
  }

  close(code: number, reason: string): void {
    if (this.#isOpen) this.#end(code, reason);
  }

  /** Ends without a close frame; what waits is thrown away. */
  cut(): void {
    if (!this.#isOpen) return;
    this.#waiting = [];
    this.#isRead = true;
    this.#end(1006, "");
  }

  receive(bytes: Uint8Array, isBinary: boolean): void {
    if (!this.#isOpen) return;
    if (bytes.length > this.#options.frameBytesMax) this.close(1009, "message too big");
    else if (!isBinary && !isUtf8(bytes)) this.close(1007, "invalid UTF-8");
    else this.#options.handlers.message(this, bytes, isBinary);
    bytes.fill(0);
  }

  pause(): void {
    this.#isRead = false;
  }

  resume(): void {
    this.#isRead = true;
    this.#flush();
  }

  #end(code: number, reason: string): void {
    this.#isOpen = false;
    this.#farewell = () => this.#peer.closed?.(code, reason);
    this.#options.schedule(() => this.#flush());
    this.#options.handlers.closed(this, code);
  }

  #flush(): void {
    if (!this.#isRead) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const frame of waiting) this.#peer.message?.(frame);
    if (this.#isOpen && totalBytes(waiting) > drainBytes) this.#options.handlers.drain(this);
    const farewell = this.#farewell;
    this.#farewell = undefined;
    farewell?.();
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
