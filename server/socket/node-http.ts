import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { formatAddress } from "./address.ts";
import { answer, bodyBytes, hasContent, type RequestHead } from "./answer.ts";
import { RequestBody } from "./body.ts";
import { handshakeFault } from "./handshake.ts";
import { addHeader, declaredBytes, expectsContinue } from "./headers.ts";
import type { HttpResponse, ListenOptions } from "./port.ts";

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
    return respond(response, handshakeFault(method, headers) ?? { status: 400 }, false, false);
  const body = requestBody(options, message, response, headers);
  const reply = await answer(options, head, body);
  if (response.destroyed) return;
  try {
    respond(response, reply, method === "HEAD", body.isComplete);
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
  });
  message.on("end", () => body.end());
  message.on("close", () => body.abort());
  message.on("error", () => body.abort());
  return body;
}

function respond(response: ServerResponse, reply: HttpResponse, isHead: boolean, keepAlive: boolean): void {
  const body = bodyBytes(reply.body);
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(hasContent(reply.status) ? { "content-length": body.length } : {}),
    ...(keepAlive ? {} : { connection: "close" }),
  });
  response.end(isHead || !hasContent(reply.status) ? undefined : body);
}
