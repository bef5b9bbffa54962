import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { formatAddress } from "./address.ts";
import { answer, bodyBytes, hasContent, isStream, type RequestHead } from "./answer.ts";
import { RequestBody } from "./body.ts";
import { handshakeFault } from "./handshake.ts";
import { addHeader, declaredBytes, expectsContinue } from "./headers.ts";
import { streamNode } from "./node-stream.ts";
import type { HttpResponse, ListenOptions } from "./port.ts";
import { guardStream } from "./stream-guard.ts";

/** Reads the head as the port shows it. */
export function requestHead(message: IncomingMessage): RequestHead {
  const target = message.url ?? "";
  const mark = target.indexOf("?");
  const headers = new Map<string, string>();
  for (let i = 0; i < message.rawHeaders.length; i += 2)
    addHeader(headers, message.rawHeaders[i] ?? "", message.rawHeaders[i + 1] ?? "");
  return {
    method: message.method ?? "",
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? "" : target.slice(mark + 1),
    headers,
    remoteAddress: formatAddress(message.socket.remoteAddress ?? ""),
  };
}

/** Answers one request. Never rejects. */
export async function serveRequest(
  options: ListenOptions,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = requestHead(message);
  const { method, headers } = head;
  if (headers.has("upgrade"))
    return respond(options, response, handshakeFault(method, headers) ?? { status: 400 }, answered);
  const body = requestBody(options, message, response, headers);
  const reply = await answer(options, head, body);
  if (response.destroyed) {
    if (isStream(reply.body)) guardStream(options, reply.body).closed();
    return;
  }
  try {
    respond(options, response, reply, { isHead: method === "HEAD", keepAlive: body.isComplete });
  } catch (error) {
    options.fault(error);
    response.destroy();
  }
}

/** Answers a handshake that is not accepted and ends its socket. */
export function refuseUpgrade(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}

function requestBody(
  { limits }: ListenOptions,
  message: IncomingMessage,
  response: ServerResponse,
  headers: ReadonlyMap<string, string>,
): RequestBody {
  const waits = expectsContinue(headers);
  const body = new RequestBody({
    declaredBytes: declaredBytes(headers),
    expectsContinue: waits,
    heldBytesMax: limits.bufferedBytesMax,
    // Until then the stream holds the client back by itself.
    wanted: () => {
      if (waits) response.writeContinue();
      message.on("data", (chunk: Uint8Array) => body.push(chunk));
    },
    hold: (isHeld) => void (isHeld ? message.pause() : message.resume()),
  });
  message.on("end", () => body.end());
  message.on("close", () => body.abort());
  message.on("error", () => body.abort());
  return body;
}

interface Manner {
  readonly isHead: boolean;
  readonly keepAlive: boolean;
}

/** For what is no request of the API: nothing follows on its connection. */
const answered: Manner = { isHead: false, keepAlive: false };

function respond(
  options: ListenOptions,
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  { isHead, keepAlive }: Manner,
): void {
  const isSent = !isHead && hasContent(status);
  const whole = isStream(body) ? undefined : bodyBytes(body);
  const length = isStream(body) ? (isHead ? body.byteLength : undefined) : whole?.length;
  response.writeHead(status, {
    ...headers,
    ...(hasContent(status) && length !== undefined ? { "content-length": length } : {}),
    ...(keepAlive ? {} : { connection: "close" }),
  });
  if (isStream(body) && isSent) return streamNode(options, response, body);
  response.end(isSent ? whole : undefined);
  if (isStream(body)) guardStream(options, body).closed();
}
