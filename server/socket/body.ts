import { SocketError } from "./port.ts";

/** What a {@link RequestBody} is told about its request. */
export interface BodySource {
  /** Undefined when unknown. */
  readonly declaredBytes: number | undefined;
  /** Whether the client waits for `100 Continue` before it sends the body (RFC 9110 section 10.1.1). */
  readonly expectsContinue: boolean;
  /** Most that is held for a later reader, and most that is thrown away to save the connection. */
  readonly heldBytesMax: number;
  /** Called at most once, when somebody waits for bytes: time to let them flow and to answer an expectation. */
  wanted(): void;
  /** Holds the client back while a reader of the stream is behind, or lets it go on. Absent where that cannot be done. */
  hold?(isHeld: boolean): void;
}

/** Bytes a streaming reader may be behind before the client is held back. */
const streamAheadBytes = 262_144;

/** A request body on its way in: the adapter pushes, the caller reads once, whole or as a stream. */
export class RequestBody {
  readonly #source: BodySource;
  #chunks: Uint8Array[] = [];
  /** Bytes that have come. */
  #bytes = 0;
  /** Most that may come. */
  #bytesMax: number;
  /** Bytes in `#chunks`. */
  #heldBytes = 0;
  #isKept = true;
  #isRead = false;
  #isStream = false;
  #isHeld = false;
  #isWanted = false;
  #isLate = false;
  #end: "complete" | "aborted" | undefined;
  #wake: (() => void) | undefined;

  constructor(source: BodySource) {
    this.#source = source;
    this.#bytesMax = source.heldBytesMax;
    if (source.declaredBytes === 0) this.#end = "complete";
  }

  /** Whether the last byte has come. If not, the connection cannot serve another request. */
  get isComplete(): boolean {
    return this.#end === "complete";
  }

  /** Takes ownership of `chunk`. */
  push(chunk: Uint8Array): void {
    if (this.#end !== undefined) return;
    this.#bytes += chunk.length;
    const isTooFast = this.#isStream && this.#heldBytes + chunk.length > this.#source.heldBytesMax;
    if (this.#bytes > this.#bytesMax || isTooFast) {
      this.#drop();
      this.#wake?.();
    } else if (this.#isKept) {
      this.#chunks.push(chunk);
      this.#heldBytes += chunk.length;
      if (!this.#isStream) return;
      this.#hold(this.#heldBytes > streamAheadBytes);
      this.#wake?.();
    }
  }

  /** The last byte has come. */
  end(): void {
    this.#finish("complete");
  }

  /** The client is gone. */
  abort(): void {
    this.#finish("aborted");
  }

  /** What `HttpRequest.body` promises. */
  async read(limitBytes: number, msMax: number): Promise<Uint8Array> {
    this.#claim(limitBytes);
    if (!this.#isOver(limitBytes)) await this.#arrival(msMax);
    if (this.#isOver(limitBytes)) throw tooLarge(limitBytes);
    this.#assertArrived(msMax);
    return concat(this.#chunks.splice(0), this.#bytes);
  }

  /** What `HttpRequest.bodyStream` promises. */
  async *stream(
    limitBytes: number,
    { idleMsMax, msMax }: { readonly idleMsMax: number; readonly msMax: number },
  ): AsyncGenerator<Uint8Array, void, void> {
    const isEarlyOver = !this.#isKept;
    this.#claim(limitBytes);
    this.#isStream = true;
    const endMs = performance.now() + msMax;
    for (;;) {
      if (this.#isOverBytes(limitBytes)) throw tooLarge(limitBytes);
      if (isEarlyOver || !this.#isKept) throw tooFast();
      const chunk = this.#chunks.shift();
      if (chunk !== undefined) {
        this.#heldBytes -= chunk.length;
        if (this.#chunks.length === 0) this.#hold(false);
        yield chunk;
      } else if (this.#end === "complete") return;
      else {
        const waitMs = Math.min(idleMsMax, Math.max(0, endMs - performance.now()));
        await this.#arrival(waitMs);
        const isIdle = this.#chunks.length === 0 && this.#isKept && this.#end === undefined;
        if (isIdle || this.#end === "aborted") this.#assertArrived(waitMs);
      }
    }
  }

  /**
   * Lets the rest come and drops it, so that the answer reaches a client that is still sending and the connection lives on.
   * Resolves at once where that is hopeless: the body is late already, larger than `heldBytesMax`, or held back by the client.
   */
  async discard(msMax: number): Promise<void> {
    const { declaredBytes = 0, expectsContinue, heldBytesMax } = this.#source;
    this.#drop();
    const isHeldBack = expectsContinue && !this.#isWanted;
    const isHopeless = Math.max(declaredBytes, this.#bytes) > heldBytesMax;
    this.#isStream = false;
    this.#bytesMax = heldBytesMax;
    if (this.#isLate || isHeldBack || isHopeless) return;
    this.#hold(false);
    await this.#arrival(msMax);
  }

  #claim(limitBytes: number): void {
    if (this.#isRead) throw new TypeError("a request body can be read only once");
    this.#isRead = true;
    this.#bytesMax = limitBytes;
  }

  #isOver(limitBytes: number): boolean {
    return !this.#isKept || this.#isOverBytes(limitBytes);
  }

  #isOverBytes(limitBytes: number): boolean {
    return Math.max(this.#source.declaredBytes ?? 0, this.#bytes) > limitBytes;
  }

  /** Throws unless the last byte has come. */
  #assertArrived(msMax: number): void {
    if (this.#end === "aborted")
      throw new SocketError("body-aborted", "the client left before the request body was complete");
    if (this.#end === "complete") return;
    this.#isLate = true;
    throw new SocketError("body-timeout", `the request body took longer than ${msMax} ms`);
  }

  /** Waits for the end, for more bytes than allowed, for a piece of a stream, or for the time to pass. */
  async #arrival(msMax: number): Promise<void> {
    if (this.#end !== undefined) return;
    const arrived = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const timer = setTimeout(() => this.#wake?.(), msMax);
    if (!this.#isWanted) {
      this.#isWanted = true;
      this.#source.wanted();
    }
    await arrived;
    clearTimeout(timer);
  }

  #hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    this.#source.hold?.(isHeld);
  }

  #drop(): void {
    this.#isKept = false;
    this.#chunks = [];
    this.#heldBytes = 0;
  }

  #finish(end: "complete" | "aborted"): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    this.#wake?.();
  }
}

function tooLarge(limitBytes: number): SocketError {
  return new SocketError("body-too-large", `the request body is larger than ${limitBytes} bytes`);
}

function tooFast(): SocketError {
  return new SocketError("body-too-fast", "the request body came faster than it could be taken");
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
