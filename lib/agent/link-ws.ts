import WebSocket, { type RawData } from "ws";
import type { Link, LinkHandlers, LinkOptions } from "./link.ts";

/** How long a peer may take to answer a close before the socket is cut, milliseconds. */
const closeMs = 2_000;

/** Opens a link with the `ws` package, which takes a `ca` on Node, Bun and Deno alike; TLS 1.3 or none (MWP-EVT-008). */
export function openWsLink(url: string, options: LinkOptions, handlers: LinkHandlers): Promise<Link> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      minVersion: "TLSv1.3",
      handshakeTimeout: options.openMs,
      maxPayload: options.messageBytesMax,
      perMessageDeflate: false,
      followRedirects: false,
      ...(options.ca === undefined
        ? {}
        : { ca: typeof options.ca === "string" ? options.ca : new TextDecoder().decode(options.ca) }),
    });
    // Before the open an error is the answer; after it a close follows, which is all that counts.
    socket.on("error", reject);
    socket.on("message", (data, isBinary) => handlers.onMessage(bytesOf(data), !isBinary));
    socket.on("open", () => {
      socket.on("close", (code, reason) => handlers.onClose(code, reason.toString()));
      resolve(linkOver(socket));
    });
  });
}

function linkOver(socket: WebSocket): Link {
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(message, { binary: false });
    },
    close(code, reason) {
      socket.close(code, reason);
      const cut = setTimeout(() => socket.terminate(), closeMs);
      socket.once("close", () => clearTimeout(cut));
    },
    pause: () => socket.pause?.(),
    resume: () => socket.resume?.(),
  };
}

function bytesOf(data: RawData): Uint8Array {
  return data instanceof Uint8Array ? data : new Uint8Array(data as ArrayBuffer);
}
