/** The part of `fetch` the client uses; the global one fits, and so does `createHttpsFetch`. */
export type HttpFetch = (url: string, init: HttpInit) => Promise<HttpResponse>;

/** One request. */
export interface HttpInit {
  readonly method: "GET" | "POST";
  readonly headers: Record<string, string>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly redirect: "error";
  readonly signal: AbortSignal;
}

/** One answer, its body not read yet. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}
