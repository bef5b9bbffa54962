/** The pieces of a stream; leaving the loop cancels it. Not every runtime iterates its streams by itself. */
export async function* toChunks<T extends Uint8Array>(stream: ReadableStream<T>): AsyncGenerator<T, void, void> {
  const reader = stream.getReader();
  let isEnded = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        isEnded = true;
        return;
      }
      yield value;
    }
  } finally {
    if (!isEnded) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Pieces as a stream that asks for the next when it is wanted. */
export function toReadable(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(value as Uint8Array<ArrayBuffer>);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
