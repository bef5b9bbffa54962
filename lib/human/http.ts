/** The part of `fetch` the client uses; the global one fits, and so does `createHttpsFetch`. */
export type HttpFetch = (url: string, init: HttpInit) => Promise<HttpResponse>;

/** One request. */
export interface HttpInit {
  readonly method: "GET" | "POST" | "PUT";
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** What fetch asks for where the body is a stream. */
  readonly duplex?: "half";
  readonly redirect: "error";
  readonly signal: AbortSignal;
}

/** One answer, its body not read yet. It is read once: whole, or as a stream. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Absent where a fetch of one's own can only give the whole. */
  readonly body?: ReadableStream<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}
