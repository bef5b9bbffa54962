/** Collects header lines: names in lower case, values of a repeated name joined by `, ` (RFC 9110 section 5.3). */
export function addHeader(headers: Map<string, string>, name: string, value: string): void {
  const key = name.toLowerCase();
  const earlier = headers.get(key);
  headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
}

/** The length a request declares for its body: 0 when it has none, undefined when it is chunked. */
export function declaredBytes(headers: ReadonlyMap<string, string>): number | undefined {
  return headers.has("transfer-encoding") ? undefined : Number(headers.get("content-length") ?? 0);
}

/** Whether the client waits for `100 Continue` before it sends its body (RFC 9110 section 10.1.1). */
export function expectsContinue(headers: ReadonlyMap<string, string>): boolean {
  return headers.get("expect")?.toLowerCase() === "100-continue";
}
