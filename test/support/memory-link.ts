import type { Link, LinkHandlers, OpenLink } from "../../lib/agent/link.ts";

/** The authority's end of an in-memory link. */
export interface PeerEnd {
  send(message: string | Uint8Array, isText?: boolean): void;
  /** Closes as a server does: the client learns the code. */
  close(code: number): void;
  onMessage: (text: string) => void;
  onClose: (code: number) => void;
}

/** Links without a socket: messages keep their order and arrive on a later turn. */
export function memoryLinks(accept: (peer: PeerEnd, url: string) => void): OpenLink {
  return async (url, _options, handlers) => {
    const [link, peer] = pair(handlers);
    accept(peer, url);
    return link;
  };
}

function pair(handlers: LinkHandlers): [Link, PeerEnd] {
  let isOpen = true;
  const later = (action: () => void): void => void setImmediate(action);
  const end = (code: number, tellClient: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    later(() => (tellClient ? handlers.onClose(code, "") : peer.onClose(code)));
    if (!tellClient) later(() => handlers.onClose(code, ""));
  };
  const peer: PeerEnd = {
    send: (message, isText = true) => {
      if (isOpen)
        later(() =>
          handlers.onMessage(typeof message === "string" ? new TextEncoder().encode(message) : message, isText),
        );
    },
    close: (code) => end(code, true),
    onMessage: () => {},
    onClose: () => {},
  };
  const link: Link = {
    send: (message) => {
      const text = typeof message === "string" ? message : new TextDecoder().decode(message);
      if (isOpen) later(() => peer.onMessage(text));
    },
    close: (code) => end(code, false),
  };
  return [link, peer];
}
