import { randomBytes } from "node:crypto";
import { connect, type TLSSocket } from "node:tls";

/** One frame to send, right or wrong. Everything not said is as RFC 6455 section 5 wants it from a client. */
export interface RawFrame {
  readonly opcode: number;
  readonly payload?: Uint8Array | string;
  readonly fin?: boolean;
  /** Three bits, RSV1 highest. */
  readonly rsv?: number;
  readonly mask?: boolean;
  /** Length field to use instead of the shortest: 7, 16 or 64 bits. */
  readonly lengthBits?: 7 | 16 | 64;
  /** Length to declare instead of the true one. */
  readonly declared?: bigint;
}

export const opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** The bytes of a frame. */
export function rawFrame({
  opcode,
  payload = "",
  fin = true,
  rsv = 0,
  mask = true,
  lengthBits,
  declared,
}: RawFrame): Uint8Array {
  const body = typeof payload === "string" ? Buffer.from(payload) : Buffer.from(payload);
  const length = declared ?? BigInt(body.length);
  const bits = lengthBits ?? (length < 126n ? 7 : length < 65_536n ? 16 : 64);
  const field = Buffer.alloc(bits === 7 ? 1 : 1 + bits / 8);
  field[0] = (mask ? 0x80 : 0) | (bits === 7 ? Number(length) : bits === 16 ? 126 : 127);
  if (bits === 16) field.writeUInt16BE(Number(length), 1);
  if (bits === 64) field.writeBigUInt64BE(length, 1);
  const key = randomBytes(4);
  const masked = mask ? body.map((byte, i) => byte ^ key[i % 4]!) : body;
  return Buffer.concat([
    Uint8Array.of((fin ? 0x80 : 0) | (rsv << 4) | opcode),
    field,
    mask ? key : Buffer.alloc(0),
    masked,
  ]);
}

/** The payload of a close frame. */
export function closePayload(code: number, reason: Uint8Array | string = ""): Uint8Array {
  return Buffer.concat([
    Uint8Array.of(code >> 8, code & 255),
    typeof reason === "string" ? Buffer.from(reason) : reason,
  ]);
}

/** A frame as received, with what a server may get wrong. */
export interface ReceivedFrame {
  readonly opcode: number;
  readonly fin: boolean;
  readonly rsv: number;
  readonly masked: boolean;
  readonly payload: Buffer;
}

/** A TLS connection on which a test writes WebSocket bytes by hand. */
export interface RawWebSocket {
  readonly socket: TLSSocket;
  readonly status: number;
  /** Header lines of the answer to the handshake. */
  readonly head: string;
  readonly frames: ReceivedFrame[];
  write(...chunks: readonly Uint8Array[]): void;
  /** Resolves when the server has ended the TCP connection. */
  readonly ended: Promise<void>;
}

/** Opening handshake with the header lines given; a line without colon is left out, so that a default can be dropped. */
export function handshakeRequest(
  lines: Readonly<Record<string, string | undefined>> = {},
  requestLine = "GET /v0.1/ws HTTP/1.1",
): string {
  const headers: Record<string, string | undefined> = {
    Host: "localhost",
    Upgrade: "websocket",
    Connection: "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
    ...lines,
  };
  const text = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `${requestLine}\r\n${text.join("")}\r\n`;
}

/** Sends `request` and reads the answer; after 101 every further byte is taken for frames, and a close frame is answered. */
export function openRaw(
  port: number,
  ca: Buffer,
  request: string | readonly Uint8Array[] = handshakeRequest(),
): Promise<RawWebSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, ca });
    const frames: ReceivedFrame[] = [];
    let buffer: Buffer = Buffer.alloc(0);
    let isClosing = false;
    let isOpen = false;
    const ended = new Promise<void>((end) => socket.on("close", () => end()));
    const take = (): void => {
      if (isOpen) {
        buffer = readFrames(buffer, frames);
        const close = frames.find((frame) => frame.opcode === opcode.close);
        if (close === undefined || isClosing) return;
        isClosing = true;
        socket.write(rawFrame({ opcode: opcode.close, payload: close.payload }));
      } else {
        const end = buffer.indexOf("\r\n\r\n");
        if (end < 0) return;
        const head = buffer.subarray(0, end).toString("latin1");
        const status = Number(head.slice(9, 12));
        isOpen = status === 101;
        buffer = buffer.subarray(end + 4);
        const write = (...chunks: readonly Uint8Array[]): void => {
          for (const chunk of chunks) socket.write(chunk);
        };
        resolve({ socket, status, head, frames, write, ended });
        if (isOpen) take();
      }
    };
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      take();
    });
    socket.on("error", () => socket.destroy());
    socket.on("end", () => socket.end());
    socket.on("close", () => reject(new Error("closed without an answer")));
    socket.on("secureConnect", () => {
      for (const part of typeof request === "string" ? [Buffer.from(request, "latin1")] : request) socket.write(part);
    });
  });
}

function readFrames(buffer: Buffer, frames: ReceivedFrame[]): Buffer {
  let rest = buffer;
  while (rest.length >= 2) {
    const short = rest[1]! & 127;
    const size = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (rest.length < size) break;
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
    if (rest.length < size + length) break;
    const first = rest[0]!;
    frames.push({
      opcode: first & 15,
      fin: first > 127,
      rsv: (first >> 4) & 7,
      masked: rest[1]! > 127,
      payload: Buffer.from(rest.subarray(size, size + length)),
    });
    rest = rest.subarray(size + length);
  }
  return rest;
}
