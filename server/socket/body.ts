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
}

/** A request body on its way in: the adapter pushes, the caller reads once. Holds at most the limit and one chunk. */
export class RequestBody {
  readonly #source: BodySource;
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #bytesMax: number;
  #isKept = true;
  #isRead = false;
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
    if (this.#bytes > this.#bytesMax) {
      this.#drop();
      this.#wake?.();
    } else if (this.#isKept) this.#chunks.push(chunk);
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
    if (this.#isRead) throw new TypeError("a request body can be read only once");
    this.#isRead = true;
    this.#bytesMax = limitBytes;
    if (!this.#isOver(limitBytes)) await this.#arrival(msMax);
    if (this.#isOver(limitBytes)) throw tooLarge(limitBytes);
    if (this.#end === "aborted")
      throw new SocketError("body-aborted", "the client left before the request body was complete");
    if (this.#end === undefined) {
      this.#isLate = true;
      throw new SocketError("body-timeout", `the request body took longer than ${msMax} ms`);
    }
    return concat(this.#chunks.splice(0), this.#bytes);
  }

  /**
   * Lets the rest come and drops it, so that the answer reaches a client that is still sending and the connection lives on.
   * Resolves at once where that is hopeless: the body is late already, larger than `heldBytesMax`, or held back by the client.
   */
  async discard(msMax: number): Promise<void> {
    const { declaredBytes = 0, expectsContinue, heldBytesMax } = this.#source;
    this.#drop();
    this.#bytesMax = heldBytesMax;
    const isHeldBack = expectsContinue && !this.#isWanted;
    if (this.#isLate || isHeldBack || Math.max(declaredBytes, this.#bytes) > heldBytesMax) return;
    await this.#arrival(msMax);
  }

  #isOver(limitBytes: number): boolean {
    return !this.#isKept || Math.max(this.#source.declaredBytes ?? 0, this.#bytes) > limitBytes;
  }

  /** Waits for the end, for more bytes than allowed, or for the time to pass. */
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

  #drop(): void {
    this.#isKept = false;
    this.#chunks = [];
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

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
