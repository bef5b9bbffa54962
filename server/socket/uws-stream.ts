import type { HttpResponse as Answer } from "uWebSockets.js";
import type { BodyWriter, ListenOptions, StreamBody } from "./port.ts";
import { type GuardedStream, guardStream } from "./stream-guard.ts";

/**
 * The body of one answer of uWebSockets.js. The addon empties a full buffer only inside a write that follows: so the last
 * byte of every piece stays here until the rest has gone, and is what drives the buffer out. Where a small piece got
 * stuck without the addon saying so, the stream's filler does.
 */
export class UwsBodyWriter implements BodyWriter {
  readonly #res: Answer;
  readonly #stream: GuardedStream;
  readonly #filler: Uint8Array | undefined;
  readonly #bufferedBytesMax: number;
  readonly #over: () => void;
  readonly #keepAlive: boolean;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  /** Bytes in the addon's buffer, at most. */
  #handedBytes = 0;
  #isOpen = true;

  constructor(res: Answer, body: StreamBody, options: ListenOptions, end: { over(): void; keepAlive: boolean }) {
    this.#res = res;
    this.#stream = guardStream(options, body);
    this.#filler = body.filler;
    this.#bufferedBytesMax = options.limits.bufferedBytesMax;
    this.#over = end.over;
    this.#keepAlive = end.keepAlive;
    res.onWritable(() => {
      this.#writable();
      return true;
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get bufferedBytes(): number {
    return this.#isOpen ? this.#waitingBytes + this.#handedBytes : 0;
  }

  start(): void {
    this.#stream.start(this);
  }

  write(bytes: Uint8Array): void {
    if (!this.#isOpen || bytes.length === 0) return;
    if (this.bufferedBytes + bytes.length > this.#bufferedBytesMax) return this.cut();
    const isBlocked = this.#waiting.length > 0;
    this.#wait(bytes);
    if (!isBlocked) this.#res.cork(() => this.#pump());
  }

  end(): void {
    if (!this.#isOpen) return;
    const waiting = this.#waiting;
    this.#close();
    this.#res.cork(() => {
      for (const bytes of waiting) this.#res.write(bytes);
      this.#res.end(undefined, !this.#keepAlive);
    });
    this.#over();
  }

  cut(): void {
    if (!this.#isOpen) return;
    this.#close();
    this.#res.close();
    this.#over();
  }

  /** The client has left; the answer must not be touched any more. */
  aborted(): void {
    if (this.#isOpen) this.#close();
  }

  #close(): void {
    this.#isOpen = false;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#stream.closed();
  }

  #writable(): void {
    if (!this.#isOpen) return;
    if (this.#waiting.length > 0) this.#pump();
    else if (this.#filler !== undefined) this.#res.write(this.#filler);
    if (this.#waiting.length > 0) return;
    this.#handedBytes = 0;
    this.#stream.drained();
  }

  /** Hands over what waits, piece by piece, until the addon's buffer is full. */
  #pump(): void {
    for (let bytes = this.#waiting.shift(); bytes !== undefined; bytes = this.#waiting.shift()) {
      this.#waitingBytes -= bytes.length;
      const last = bytes.subarray(bytes.length - 1);
      const isTaken = bytes.length === 1 || this.#res.write(bytes.subarray(0, -1));
      if (isTaken) this.#res.write(last);
      else {
        this.#handedBytes = bytes.length - 1;
        this.#waiting.unshift(last);
        this.#waitingBytes += 1;
        return;
      }
    }
  }

  #wait(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
  }
}
