import type { HttpFetch, HttpResponse } from "./http.ts";

/** How to reach the authority over HTTPS. */
export interface HttpsOptions {
  /** Extra trust anchor, PEM: what a self-signed authority needs. */
  readonly ca?: string | Uint8Array;
  /** Largest answer taken, bytes; 1 MiB by default. */
  readonly bodyBytesMax?: number;
}

const bodyBytesMaxDefault = 1_048_576;

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
      const outgoing = request(url, { method, headers, signal, minVersion: "TLSv1.3", ...trust }, async (incoming) => {
        try {
          const chunks: Uint8Array[] = [];
          let size = 0;
          for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
            size += chunk.length;
            if (size > bodyBytesMax) throw new RangeError("the answer is too large");
            chunks.push(chunk);
          }
          resolve(response(incoming.statusCode ?? 0, incoming.headers, joined(chunks, size)));
        } catch (error) {
          outgoing.destroy();
          reject(error);
        }
      });
      outgoing.on("error", reject);
      outgoing.end(init.body);
    });
  };
}

function response(
  status: number,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Uint8Array<ArrayBuffer>,
): HttpResponse {
  const get = (name: string): string | null => {
    const value = headers[name.toLowerCase()];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  };
  return { status, headers: { get }, arrayBuffer: async () => body.buffer };
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
