import type { TLSSocket } from "node:tls";

/** One answer as it came over the wire. */
export interface RawReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** HTTP/1.1 on one connection, written by hand: the test says what goes out in which pieces. */
export interface RawHttp {
  readonly socket: TLSSocket;
  write(bytes: string | Uint8Array): void;
  /** The next answer, interim ones included; rejects when the connection ends or `msMax` pass before it is whole. */
  next(msMax?: number): Promise<RawReply>;
  /** Whether the server has ended the connection. */
  readonly isEnded: boolean;
}

export function rawHttp(socket: TLSSocket): RawHttp {
  let received = "";
  let isEnded = false;
  let wake = (): void => undefined;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
    wake();
  });
  for (const event of ["end", "close", "error"] as const)
    socket.on(event, () => {
      isEnded = true;
      wake();
    });

  function take(): RawReply | undefined {
    const headEnd = received.indexOf("\r\n\r\n");
    if (headEnd < 0) return undefined;
    const [first = "", ...lines] = received.slice(0, headEnd).split("\r\n");
    const status = Number(first.split(" ")[1]);
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const bodyEnd = headEnd + 4 + Number(headers.get("content-length") ?? 0);
    if (received.length < bodyEnd) return undefined;
    const body = received.slice(headEnd + 4, bodyEnd);
    received = received.slice(bodyEnd);
    return { status, headers, body };
  }

  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    next: (msMax = 5_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer within ${msMax} ms, but: ${received}`)), msMax);
        wake = () => {
          const reply = take();
          if (reply === undefined && !isEnded) return;
          clearTimeout(timer);
          wake = () => undefined;
          if (reply === undefined) reject(new Error(`the connection ended after: ${received}`));
          else resolve(reply);
        };
        wake();
      }),
    get isEnded() {
      return isEnded;
    },
  };
}
