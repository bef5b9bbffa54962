/** One open connection that carries whole messages, in order, both ways. Runtimes implement it; nothing above knows sockets. */
export interface Link {
  /** Queues one text message; text is given as it is or as its UTF-8 bytes. Does nothing on a closed link. */
  send(message: string | Uint8Array): void;
  /** Closes; `onClose` follows, at the latest when the peer does not answer. */
  close(code: number, reason: string): void;
  /** Stops and resumes reading, where the runtime can: what bounds our memory when the peer is faster than we are. */
  pause?(): void;
  resume?(): void;
}

/** What a link tells. Each is called outside `open`, never after `onClose`. */
export interface LinkHandlers {
  /** One message. `isText` is false for a binary one, which the protocol does not know (MWP-EVT-008). */
  onMessage(bytes: Uint8Array, isText: boolean): void;
  /** The end, once: WebSocket close code (1006 when there was none) and reason. */
  onClose(code: number, reason: string): void;
}

/** How to reach a peer. */
export interface LinkOptions {
  /** Extra trust anchor, PEM: what a self-signed authority needs. */
  readonly ca?: string | Uint8Array;
  /** Largest message taken, bytes; a larger one ends the link. */
  readonly messageBytesMax: number;
  /** How long opening may take, milliseconds. */
  readonly openMs: number;
}

/** Opens a link to a `wss:` URL. Rejects when the peer cannot be reached or its certificate is not trusted. */
export type OpenLink = (url: string, options: LinkOptions, handlers: LinkHandlers) => Promise<Link>;
