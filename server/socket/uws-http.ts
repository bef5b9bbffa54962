import type { HttpResponse as Answer, HttpRequest as Head } from "uWebSockets.js";
import { STATUS_CODES } from "node:http";
import { formatAddress } from "./address.ts";
import { answer, bodyBytes, hasContent, isStream, type RequestHead } from "./answer.ts";
import { RequestBody } from "./body.ts";
import { addHeader, declaredBytes } from "./headers.ts";
import type { HttpResponse, ListenOptions, StreamBody } from "./port.ts";
import { guardStream } from "./stream-guard.ts";
import { UwsBodyWriter } from "./uws-stream.ts";

/** The head of a request, copied: uWebSockets.js keeps it only during the callback. */
export function requestHead(res: Answer, req: Head): RequestHead {
  const headers = new Map<string, string>();
  req.forEach((name, value) => {
    addHeader(headers, name, value);
  });
  return {
    method: req.getCaseSensitiveMethod(),
    path: req.getUrl(),
    query: req.getQuery() ?? "",
    headers,
    remoteAddress: formatAddress(new TextDecoder().decode(res.getRemoteAddressAsText())),
  };
}

/** Answers one request and calls `done` once it is answered or given up. Never rejects. */
export async function serveRequest(
  options: ListenOptions,
  res: Answer,
  head: RequestHead,
  done: () => void,
): Promise<void> {
  let isOver = false;
  let writer: UwsBodyWriter | undefined;
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    done();
  };
  const declared = declaredBytes(head.headers);
  // Never paused: the addon keeps what it polled for once per thread, not per connection, and resumes with that of another.
  const body = new RequestBody({
    declaredBytes: declared,
    // The addon has sent `100 Continue` before anybody could judge the head.
    expectsContinue: false,
    heldBytesMax: options.limits.bufferedBytesMax,
    wanted: () => undefined,
  });
  res.onAborted(() => {
    finish();
    body.abort();
    writer?.aborted();
  });
  // The end of a body, also of none, lifts the addon's time-out; when the answer is out by then, nothing would ever end the connection.
  if (declared !== 0)
    res.onData((chunk, isLast) => {
      body.push(new Uint8Array(chunk.slice(0)));
      if (isLast) body.end();
    });
  const { body: stream, ...reply } = await answer(options, head, body);
  if (isStream(stream) && !isOver && head.method !== "HEAD" && hasContent(reply.status)) {
    writer = new UwsBodyWriter(res, stream, options, { over: finish, keepAlive: body.isComplete });
    res.cork(() => writeHead(res, reply));
    writer.start();
    return;
  }
  if (isStream(stream)) guardStream(options, stream).closed();
  if (isOver) return;
  finish();
  respond(
    res,
    { ...reply, ...(stream === undefined ? {} : { body: stream }) },
    head.method === "HEAD",
    body.isComplete,
  );
}

/** Writes an answer in one go; of a stream only the head. The connection stays for the next request only if `keepAlive`. */
export function respond(res: Answer, reply: HttpResponse, isHead: boolean, keepAlive: boolean): void {
  res.cork(() => {
    writeHead(res, reply);
    // With any argument the addon would declare a length.
    if (!hasContent(reply.status)) res.endWithoutBody();
    else if (isStream(reply.body)) endStreamless(res, reply.body, keepAlive);
    else if (isHead) res.endWithoutBody(bodyBytes(reply.body).length, !keepAlive);
    else res.end(bodyBytes(reply.body), !keepAlive);
  });
}

function writeHead(res: Answer, { status, headers = {} }: HttpResponse): void {
  res.writeStatus(`${status} ${STATUS_CODES[status] ?? ""}`);
  for (const [name, value] of Object.entries(headers)) res.writeHeader(name, value);
}

function endStreamless(res: Answer, { byteLength }: StreamBody, keepAlive: boolean): void {
  if (byteLength === undefined) res.endWithoutBody();
  else res.endWithoutBody(byteLength, !keepAlive);
}
