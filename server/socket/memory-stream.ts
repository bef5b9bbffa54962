import type { BodyWriter, ListenOptions, StreamBody } from "./port.ts";
import { SocketError } from "./port.ts";
import { guardStream } from "./stream-guard.ts";

/** How the client in the process reads a stream. */
export interface MemoryReader {
  /** Told each piece as it comes; without it the whole is collected. */
  received?(bytes: Uint8Array): void;
  /** Leaves. */
  readonly signal?: AbortSignal;
  /** While it answers true the client reads nothing: what is sent waits on the server's side. */
  isPaused?(): boolean;
}

/** Lets a stream run to its end and resolves to all of it; rejects with `body-aborted` where it is cut or left. */
export function collectStream(
  options: ListenOptions,
  body: StreamBody,
  reader: MemoryReader,
  schedule: (task: () => void) => void,
): Promise<Uint8Array> {
  const stream = guardStream(options, body);
  const read: Uint8Array[] = [];
  let waiting: Uint8Array[] = [];
  let state: "open" | "ending" | "over" = "open";
  const bytesOf = (): number => waiting.reduce((sum, piece) => sum + piece.length, 0);
  return new Promise((resolve, reject) => {
    const over = (settle: () => void): void => {
      if (state === "over") return;
      state = "over";
      stream.closed();
      settle();
    };
    const flush = (): void => {
      if (state === "over") return;
      if (reader.isPaused?.() === true) {
        setTimeout(flush, 1);
        return;
      }
      const pieces = waiting;
      waiting = [];
      for (const piece of pieces) {
        read.push(piece.slice());
        reader.received?.(piece.slice());
      }
      if (state === "ending") over(() => resolve(joined(read)));
      else if (pieces.length > 0) stream.drained();
    };
    const writer: BodyWriter = {
      get isOpen() {
        return state === "open";
      },
      get bufferedBytes() {
        return state === "open" ? bytesOf() : 0;
      },
      write(bytes) {
        if (state !== "open" || bytes.length === 0) return;
        if (bytesOf() + bytes.length > options.limits.bufferedBytesMax) return writer.cut();
        waiting.push(bytes);
        schedule(flush);
      },
      end() {
        if (state !== "open") return;
        state = "ending";
        schedule(flush);
      },
      cut: () => over(() => reject(new SocketError("body-aborted", "the answer broke off"))),
    };
    reader.signal?.addEventListener("abort", () => writer.cut(), { once: true });
    if (reader.signal?.aborted === true) writer.cut();
    else stream.start(writer);
  });
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
