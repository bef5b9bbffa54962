import type { Actor } from "../../generated/types.ts";
import { prepareAttention } from "../../lib/core/mod.ts";
import { encodeUtf8 } from "../../lib/format/utf8.ts";
import type { Hub } from "../delivery/hub.ts";
import type { Deliverable, Outlet } from "../delivery/subscription.ts";
import { eventStreamBeatMs } from "../limits.ts";
import type { ReadGrant } from "../session/read-gate.ts";
import type { BodyWriter, StreamBody } from "../socket/port.ts";
import type { Caller } from "./callers.ts";
import { encodePosition } from "./stream-position.ts";

/** A Group to be followed, as the check of its Membership left it. */
export interface Followed {
  readonly groupId: string;
  readonly grant: ReadGrant;
  readonly afterSequence: number;
}

/** What a stream needs. */
export interface EventStreamOptions {
  readonly connectionId: number;
  readonly caller: Caller;
  readonly hub: Hub;
  /** The stream has begun to flow. */
  started(stream: EventStream): void;
  /** The stream is over. */
  closed(stream: EventStream): void;
}

const comment = encodeUtf8(":\n");

/**
 * One `text/event-stream`: an outlet of the hub that writes each Event's exact bytes as `data` and, with the last of every
 * write, the position of all Groups as `id`. Bounded and paced by the hub like a WebSocket connection.
 */
export class EventStream implements Outlet, StreamBody {
  readonly connectionId: number;
  readonly principal: Actor;
  readonly filler: Uint8Array = comment;
  readonly #options: EventStreamOptions;
  /** Last sequence considered, by Group. */
  readonly #positions = new Map<string, number>();
  readonly #following = new Set<string>();
  #groups: readonly Followed[] = [];
  #writer: BodyWriter | undefined;
  #toldPosition = "";
  #spokenAtMs = 0;

  constructor(options: EventStreamOptions) {
    this.#options = options;
    this.connectionId = options.connectionId;
    this.principal = options.caller.principal;
  }

  get isOpen(): boolean {
    return this.#writer?.isOpen === true && this.#options.caller.holds();
  }

  get bufferedBytes(): number {
    return this.#writer?.bufferedBytes ?? 0;
  }

  get groupCount(): number {
    return this.#following.size;
  }

  /** What to follow from the start; to be said before it. */
  prepare(groups: readonly Followed[]): void {
    this.#groups = groups;
  }

  start(writer: BodyWriter): void {
    this.#writer = writer;
    for (const { groupId, afterSequence } of this.#groups) this.#positions.set(groupId, afterSequence);
    this.#toldPosition = this.#position();
    this.#write([encodeUtf8(`retry: 1000\nid: ${this.#toldPosition}\n\n`)]);
    for (const followed of this.#groups) this.follow(followed);
    this.#options.started(this);
  }

  drained(): void {
    this.#options.hub.drained(this.connectionId);
  }

  closed(): void {
    this.#options.hub.leave(this.connectionId);
    this.#options.closed(this);
  }

  isFollowing(groupId: string): boolean {
    return this.#following.has(groupId);
  }

  /** Where the stream of a Group stands; 0 for one it never had. */
  positionOf(groupId: string): number {
    return Math.max(this.#positions.get(groupId) ?? 0, this.#options.hub.deliveredThrough(this.connectionId, groupId));
  }

  follow({ groupId, grant, afterSequence }: Followed): void {
    this.#following.add(groupId);
    this.#positions.set(groupId, afterSequence);
    this.#options.hub.subscribe(this, {
      groupId,
      afterSequence,
      attention: prepareAttention(),
      visibilityStartSequence: grant.visibilityStartSequence,
      grantedThrough: grant.sequence,
    });
  }

  /** The Membership ended; its last Event is on its way. A later one is followed anew. */
  forget(groupId: string): void {
    this.#following.delete(groupId);
  }

  render({ bytes }: Deliverable): Uint8Array {
    const framed = new Uint8Array(bytes.length + 8);
    framed.set(encodeUtf8("data: "));
    framed.set(bytes, 6);
    framed.set(encodeUtf8("\n\n"), bytes.length + 6);
    return framed;
  }

  sendAll(events: readonly Uint8Array[]): void {
    this.#toldPosition = this.#position();
    const id = encodeUtf8(`id: ${this.#toldPosition}\n`);
    this.#write([...events.slice(0, -1), id, ...events.slice(-1)]);
  }

  /** The hub goes on where this stopped, once it has drained: an Event stream has no frame to say so. */
  pausing(): void {
    return;
  }

  brokenOff(): void {
    this.#writer?.cut();
  }

  /** Ends a stream whose caller may read no more, and shows the others that they are alive. */
  sweep(): void {
    if (this.#writer?.isOpen !== true) return;
    if (!this.#options.caller.holds()) return this.end();
    if (performance.now() - this.#spokenAtMs < eventStreamBeatMs || this.bufferedBytes > 0) return;
    const position = this.#position();
    this.#write([position === this.#toldPosition ? comment : encodeUtf8(`id: ${position}\n\n`)]);
    this.#toldPosition = position;
  }

  /** Ends the stream as a whole answer: its reader may come again. */
  end(): void {
    this.#options.hub.leave(this.connectionId);
    this.#writer?.end();
  }

  #position(): string {
    for (const groupId of this.#positions.keys()) this.#positions.set(groupId, this.positionOf(groupId));
    return encodePosition(this.#positions);
  }

  #write(pieces: readonly Uint8Array[]): void {
    this.#spokenAtMs = performance.now();
    const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    this.#writer?.write(whole);
  }
}
