import type { RequestBody } from "./body.ts";
import type { HttpRequest, HttpResponse, ListenOptions, StreamBody } from "./port.ts";
import { SocketError } from "./port.ts";

/** A request without its body. */
export type RequestHead = Omit<HttpRequest, "body" | "bodyStream">;

/**
 * Asks the caller for the answer and never rejects: an oversized or late body is 413 or 408, anything else thrown is told and 500.
 * The answer is held until the rest of the body has come, within bounds: it would be lost with the connection otherwise.
 */
export async function answer(options: ListenOptions, head: RequestHead, body: RequestBody): Promise<HttpResponse> {
  const reply = await replyOf(options, head, body);
  await body.discard(options.limits.bodyMsMax);
  return reply;
}

/** What went wrong with a request's body, as HTTP says it. */
const statusOfBody: { readonly [code in SocketError["code"]]?: number } = {
  "body-too-large": 413,
  "body-too-fast": 503,
  "body-timeout": 408,
  "body-aborted": 408,
};

async function replyOf(options: ListenOptions, head: RequestHead, body: RequestBody): Promise<HttpResponse> {
  const { bodyMsMax, bodyStreamMsMax } = options.limits;
  try {
    const reply = await options.http({
      ...head,
      body: (limitBytes) => body.read(limitBytes, bodyMsMax),
      bodyStream: (limitBytes) => body.stream(limitBytes, { idleMsMax: bodyMsMax, msMax: bodyStreamMsMax }),
    });
    assertOneLine(reply.headers ?? {});
    return reply;
  } catch (error) {
    const status = error instanceof SocketError ? statusOfBody[error.code] : undefined;
    if (status !== undefined) return { status };
    options.fault(error);
    return { status: 500 };
  }
}

/** Whether an answer may carry a body at all (RFC 9110 section 6.4.1). */
export function hasContent(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** Whether a body is written piece by piece. */
export function isStream(body: HttpResponse["body"]): body is StreamBody {
  return typeof body === "object" && "start" in body;
}

/** The body as bytes; none is empty. */
export function bodyBytes(body: Uint8Array | string | undefined): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
}

/** A header that smuggles in a line of its own never leaves: uWebSockets.js writes what it is given. */
function assertOneLine(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (/[\r\n\0]/.test(name + value)) throw new TypeError(`line break in the response header ${JSON.stringify(name)}`);
  }
}
