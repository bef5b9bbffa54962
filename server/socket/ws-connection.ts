import type { Socket } from "node:net";
import { WebSocket } from "ws";
import type { ConnectionOptions } from "./connection-options.ts";
import { totalBytes } from "./frames.ts";
import type { SocketConnection, SocketHandlers } from "./port.ts";

/** What {@link WsConnection} is told besides: how its server turns payloads into frames. */
export interface WsConnectionOptions extends ConnectionOptions {
  readonly textFrames: (payloads: readonly Uint8Array[]) => Uint8Array;
}

/** Sweeps without a byte from the peer until it is pinged, and until it is given up. */
const sweepsToPing = 2;
const sweepsToEnd = 4;

/** Sweeps per idle time. */
export const idleSweeps: number = sweepsToEnd;

/**
 * A connection of `ws`. Data frames are built here and written to the socket directly, many in one write; control frames come from `ws`,
 * which writes them to the same socket at once as long as no compression is negotiated: so the order on the wire is the order of the calls.
 */
export class WsConnection implements SocketConnection {
  readonly id: number;
  readonly remoteAddress: string;
  readonly host: string;
  readonly #ws: WebSocket;
  readonly #socket: Socket;
  readonly #handlers: SocketHandlers;
  readonly #bufferedBytesMax: number;
  readonly #textFrames: WsConnectionOptions["textFrames"];
  #isEnded = false;
  #bytesRead = 0;
  #silentSweeps = 0;

  constructor(ws: WebSocket, socket: Socket, options: WsConnectionOptions) {
    this.id = options.id;
    this.remoteAddress = options.remoteAddress;
    this.host = options.host;
    this.#ws = ws;
    this.#socket = socket;
    this.#handlers = options.handlers;
    this.#bufferedBytesMax = options.bufferedBytesMax;
    this.#textFrames = options.textFrames;
    ws.on("message", (data, isBinary) => {
      if (this.isOpen) this.#handlers.message(this, plainBytes(data as Buffer), isBinary);
    });
    ws.on("error", (error) => this.#end(closeCode(error)));
    ws.on("close", (code) => this.#end(code));
    socket.on("drain", () => {
      if (this.isOpen) this.#handlers.drain(this);
    });
  }

  get isOpen(): boolean {
    return !this.#isEnded && this.#ws.readyState === WebSocket.OPEN;
  }

  get bufferedBytes(): number {
    return this.isOpen ? this.#socket.writableLength : 0;
  }

  send(frame: Uint8Array): void {
    this.sendAll([frame]);
  }

  sendAll(frames: readonly Uint8Array[]): void {
    if (!this.isOpen || frames.length === 0) return;
    if (this.bufferedBytes + totalBytes(frames) > this.#bufferedBytesMax) this.cut();
    else this.#socket.write(this.#textFrames(frames));
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#ws.close(code, reason);
    this.#end(code);
  }

  /** Ends without a close frame; what waits is thrown away. */
  cut(): void {
    this.#ws.terminate();
    this.#end(1006);
  }

  /** Called at a steady pace, {@link idleSweeps} times per idle time: pings a silent peer and gives it up when that brings nothing. */
  sweep(): void {
    const { bytesRead } = this.#socket;
    this.#silentSweeps = bytesRead === this.#bytesRead ? this.#silentSweeps + 1 : 0;
    this.#bytesRead = bytesRead;
    if (this.#silentSweeps >= sweepsToEnd) this.cut();
    else if (this.#silentSweeps === sweepsToPing && this.isOpen) this.#ws.ping();
  }

  #end(code: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#handlers.closed(this, code);
  }
}

/** A view that copies where its users say `slice`, which a Buffer does not. */
function plainBytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
}

/** The close code that `ws` answered a faulty frame with. */
function closeCode(error: Error & { readonly code?: string }): number {
  if (error.code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH") return 1009;
  if (error.code === "WS_ERR_INVALID_UTF8") return 1007;
  if (error.code === "WS_ERR_TOO_MANY_BUFFERED_PARTS") return 1008;
  return error.code?.startsWith("WS_ERR_") === true ? 1002 : 1006;
}
