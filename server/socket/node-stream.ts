import type { ServerResponse } from "node:http";
import type { BodyWriter, ListenOptions, StreamBody } from "./port.ts";
import { guardStream } from "./stream-guard.ts";

/** Writes a stream as the body of a response whose head is written. */
export function streamNode(options: ListenOptions, response: ServerResponse, body: StreamBody): void {
  const stream = guardStream(options, body);
  let isOpen = true;
  const over = (): void => {
    isOpen = false;
    stream.closed();
  };
  const writer: BodyWriter = {
    get isOpen() {
      return isOpen;
    },
    get bufferedBytes() {
      return isOpen ? response.writableLength : 0;
    },
    write(bytes) {
      if (!isOpen || bytes.length === 0) return;
      if (response.writableLength + bytes.length > options.limits.bufferedBytesMax) writer.cut();
      else response.write(bytes);
    },
    end() {
      if (!isOpen) return;
      response.end();
      over();
    },
    cut() {
      if (!isOpen) return;
      response.destroy();
      over();
    },
  };
  response.on("drain", () => stream.drained());
  response.on("close", over);
  response.on("error", over);
  response.flushHeaders();
  stream.start(writer);
}
