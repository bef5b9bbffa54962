import type { HttpFetch, HttpInit, HttpResponse } from "./http.ts";
import { toChunks } from "./streams.ts";

/** How to reach the authority over HTTPS. */
export interface HttpsOptions {
  /** Extra trust anchor, PEM: what a self-signed authority needs. */
  readonly ca?: string | Uint8Array;
  /** Largest answer taken whole, bytes; 8 MiB by default. A stream has no bound. */
  readonly bodyBytesMax?: number;
}

const bodyBytesMaxDefault = 8_388_608;

/** What a response of `node:https` has that is used here. */
interface Incoming extends AsyncIterable<Uint8Array> {
  readonly statusCode?: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  destroy(): unknown;
}

/** What a request of `node:https` has that is used here. */
interface Outgoing {
  write(bytes: Uint8Array): boolean;
  end(bytes?: Uint8Array): unknown;
  once(event: "drain" | "close", listener: () => void): unknown;
  destroy(error?: Error): unknown;
  readonly destroyed: boolean;
}

/**
 * A fetch over `node:https` (Node, Bun, Deno) for what the global one cannot do: trust a given `ca`. TLS 1.3 only,
 * no redirects, bounded answers. Rejects with the runtime's error.
 */
export function createHttpsFetch({ ca, bodyBytesMax = bodyBytesMaxDefault }: HttpsOptions = {}): HttpFetch {
  return async (url, init) => {
    const { request } = await import("node:https");
    const trust = ca === undefined ? {} : { ca: typeof ca === "string" ? ca : new TextDecoder().decode(ca) };
    return new Promise((resolve, reject) => {
      const { method, headers, signal } = init;
      const outgoing = request(url, { method, headers, signal, minVersion: "TLSv1.3", ...trust }, (incoming) =>
        resolve(response(incoming, bodyBytesMax)),
      );
      outgoing.on("error", reject);
      send(outgoing, init).catch((error: unknown) => {
        outgoing.destroy();
        reject(error as Error);
      });
    });
  };
}

/** Writes the body, a stream no faster than the connection takes it. */
async function send(outgoing: Outgoing, { body }: HttpInit): Promise<void> {
  if (body === undefined || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  for await (const chunk of toChunks(body)) {
    // An answer that came early ends the request: the rest is not wanted.
    if (outgoing.destroyed) return;
    if (outgoing.write(chunk)) continue;
    await new Promise<void>((resolve) => {
      outgoing.once("drain", resolve);
      outgoing.once("close", resolve);
    });
  }
  outgoing.end();
}

function response(incoming: Incoming, bodyBytesMax: number): HttpResponse {
  const get = (name: string): string | null => {
    const value = incoming.headers[name.toLowerCase()];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  };
  let body: ReadableStream<Uint8Array> | undefined;
  return {
    status: incoming.statusCode ?? 0,
    headers: { get },
    get body() {
      body ??= toStream(incoming);
      return body;
    },
    async arrayBuffer() {
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of incoming) {
        size += chunk.length;
        if (size > bodyBytesMax) throw new RangeError("the answer is too large");
        chunks.push(chunk);
      }
      return joined(chunks, size).buffer;
    },
  };
}

/** The body as a stream that is read from the connection only as it is read from here. */
function toStream(incoming: Incoming): ReadableStream<Uint8Array> {
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
