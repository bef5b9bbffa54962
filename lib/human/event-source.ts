/** One message of a `text/event-stream`; without data it only moves the position. */
export interface StreamMessage {
  /** The last `id` so far. */
  readonly id: string;
  /** Bytes of the one `data` line, exactly as they came. */
  readonly data?: Uint8Array;
}

const newline = 10;
const fieldEnd = 58;

/**
 * Reads a `text/event-stream` as this authority writes it: lines end with LF and a message has one `data` line. Yields
 * also for messages without data and for comments, so that whoever waits sees signs of life. Throws RangeError for a line beyond
 * `lineBytesMax`.
 */
export async function* readEventSource(
  chunks: AsyncIterable<Uint8Array>,
  lineBytesMax: number,
): AsyncGenerator<StreamMessage, void, void> {
  let id = "";
  let data: Uint8Array | undefined;
  for await (const line of linesOf(chunks, lineBytesMax)) {
    if (line.length === 0) {
      yield data === undefined ? { id } : { id, data };
      data = undefined;
      continue;
    }
    const colon = line.indexOf(fieldEnd);
    const name = new TextDecoder().decode(colon < 0 ? line : line.subarray(0, colon));
    const value = colon < 0 ? new Uint8Array() : line.subarray(line[colon + 1] === 32 ? colon + 2 : colon + 1);
    if (name === "") yield { id };
    else if (name === "data") data = value;
    else if (name === "id") id = new TextDecoder().decode(value);
  }
}

async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  lineBytesMax: number,
): AsyncGenerator<Uint8Array, void, void> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield joined([...pieces, chunk.subarray(start, end)]);
      pieces = [];
      held = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    pieces.push(chunk.slice(start));
    held += chunk.length - start;
    if (held > lineBytesMax) throw new RangeError("a line of the stream is too long");
  }
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
