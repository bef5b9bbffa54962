import type { RequestBody } from "./body.ts";
import type { HttpRequest, HttpResponse, ListenOptions } from "./port.ts";
import { SocketError } from "./port.ts";

/** A request without its body. */
export type RequestHead = Omit<HttpRequest, "body">;

/**
 * Asks the caller for the answer and never rejects: an oversized or late body is 413 or 408, anything else thrown is told and 500.
 * The answer is held until the rest of the body has come, within bounds: it would be lost with the connection otherwise.
 */
export async function answer(options: ListenOptions, head: RequestHead, body: RequestBody): Promise<HttpResponse> {
  const reply = await replyOf(options, head, body);
  await body.discard(options.limits.bodyMsMax);
  return reply;
}

async function replyOf(options: ListenOptions, head: RequestHead, body: RequestBody): Promise<HttpResponse> {
  try {
    const reply = await options.http({
      ...head,
      body: (limitBytes) => body.read(limitBytes, options.limits.bodyMsMax),
    });
    assertOneLine(reply.headers ?? {});
    return reply;
  } catch (error) {
    if (error instanceof SocketError && error.code === "body-too-large") return { status: 413 };
    if (error instanceof SocketError && (error.code === "body-timeout" || error.code === "body-aborted"))
      return { status: 408 };
    options.fault(error);
    return { status: 500 };
  }
}

/** Whether an answer may carry a body at all (RFC 9110 section 6.4.1). */
export function hasContent(status: number): boolean {
  return status !== 204 && status !== 304;
}

/** The body as bytes; none is empty. */
export function bodyBytes(body: HttpResponse["body"]): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
}

/** A header that smuggles in a line of its own never leaves: uWebSockets.js writes what it is given. */
function assertOneLine(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (/[\r\n\0]/.test(name + value)) throw new TypeError(`line break in the response header ${JSON.stringify(name)}`);
  }
}
