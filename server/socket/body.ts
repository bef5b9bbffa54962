import { SocketError } from "./port.ts";

/** A request body on its way in: the adapter pushes, the caller reads once. Holds at most the limit and one chunk. */
export class RequestBody {
  readonly #declaredBytes: number | undefined;
  readonly #flow: (on: boolean) => void;
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #limitBytes: number | undefined;
  #isHeld = false;
  #outcome: "complete" | SocketError | undefined;
  #wake: (() => void) | undefined;

  /** `declaredBytes` is undefined when unknown. `flow` stops and starts the source, so that nothing piles up before somebody reads. */
  constructor(declaredBytes: number | undefined, flow: (on: boolean) => void) {
    this.#declaredBytes = declaredBytes;
    this.#flow = flow;
    if (declaredBytes === 0) this.#outcome = "complete";
  }

  /** Whether the last byte has come. If not, the connection cannot serve another request. */
  get isComplete(): boolean {
    return this.#outcome === "complete";
  }

  /** Takes ownership of `chunk`. */
  push(chunk: Uint8Array): void {
    if (this.#outcome !== undefined) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    if (this.#limitBytes === undefined) this.#hold(true);
    else if (this.#bytes > this.#limitBytes) this.#finish(tooLarge(this.#limitBytes));
  }

  /** The last byte has come. What follows on the connection is the next request and must not be held. */
  end(): void {
    this.#finish("complete");
    this.#hold(false);
  }

  /** The client is gone. */
  abort(): void {
    this.#finish(new SocketError("body-aborted", "the client left before the request body was complete"));
  }

  /** What `HttpRequest.body` promises. */
  async read(limitBytes: number, msMax: number): Promise<Uint8Array> {
    if (this.#limitBytes !== undefined) throw new TypeError("a request body can be read only once");
    this.#limitBytes = limitBytes;
    if (Math.max(this.#declaredBytes ?? 0, this.#bytes) > limitBytes) throw tooLarge(limitBytes);
    if (this.#outcome === undefined) await this.#arrival(msMax);
    if (this.#outcome instanceof SocketError) throw this.#outcome;
    return concat(this.#chunks.splice(0), this.#bytes);
  }

  async #arrival(msMax: number): Promise<void> {
    const late = (): void =>
      this.#finish(new SocketError("body-timeout", `the request body took longer than ${msMax} ms`));
    const timer = setTimeout(late, msMax);
    const arrived = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#hold(false);
    await arrived;
    clearTimeout(timer);
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#flow(!isHeld);
  }

  #finish(outcome: "complete" | SocketError): void {
    if (this.#outcome !== undefined) return;
    this.#outcome = outcome;
    if (outcome !== "complete") this.#chunks = [];
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
